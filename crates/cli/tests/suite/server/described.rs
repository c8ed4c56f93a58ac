//! Answers match the OpenAPI description, in all members of all parts.

use serde_json::{Value, json};

use super::House;

/// Follows references.
fn schema<'a>(api: &'a Value, named: &'a Value) -> &'a Value {
    match named["$ref"].as_str() {
        Some(name) => schema(api, api.pointer(&name[1..]).expect("a reference leads somewhere")),
        None => named,
    }
}

/// Notes where a value has members that are not described, or lacks some that it must have. Returns how many objects were compared.
fn compare(api: &Value, described: &Value, value: &Value, at: &str, faults: &mut Vec<String>) -> usize {
    let described = schema(api, described);
    let alternatives = ["oneOf", "anyOf", "allOf"].map(|kind| described[kind].as_array());
    let parts = alternatives.into_iter().flatten().flatten();
    let mut compared: usize = parts
        .filter(|part| part["type"] != "null" && !value.is_null())
        .map(|part| compare(api, part, value, at, faults))
        .sum();
    match value {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            compared += items
                .map(|(index, item)| {
                    compare(api, &described["items"], item, &format!("{at}/{index}"), faults)
                })
                .sum::<usize>();
        }
        Value::Object(members) => {
            let Some(properties) = described["properties"].as_object() else {
                return compared;
            };
            compared += 1;
            for (name, member) in members {
                match properties.get(name) {
                    Some(part) => compared += compare(api, part, member, &format!("{at}/{name}"), faults),
                    None => faults.push(format!("{at}/{name} is not described")),
                }
            }
            let required = described["required"].as_array().into_iter().flatten();
            let missing = required.filter(|name| !members.contains_key(name.as_str().unwrap_or_default()));
            faults.extend(missing.map(|name| format!("{at} has no {name}")));
        }
        _ => {}
    }
    compared
}

#[test]
fn every_answer_has_the_members_that_are_described() {
    let house = House::with(&["--behind-proxy"]);
    let mut anna = house.guest("Anna");
    let api = anna.get("/api/openapi.json").json();
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "level": "apprentice"}], "visibility": "public"}));
    anna.open(
        &json!({"game": "florence", "seats": [{"who": "me"}, {"who": "open"}], "visibility": "public"}),
    );
    anna.command(&table, "start", json!({"do": "start"}));
    anna.command(&table, "p", json!({"do": "play", "seat": 0, "action": "take 1"}));
    let said = anna.post(
        &format!("/api/tables/{table}/chat"),
        &json!({"text": "Buongiorno"}),
    );
    assert_eq!(said.status, 200, "{}", said.body);
    let (mut faults, mut asked, mut compared) = (Vec::new(), 0, 0);
    for (path, methods) in api["paths"].as_object().unwrap() {
        let named = &methods["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        if named.is_null() {
            continue;
        }
        let concrete = path
            .replace("{id}", &table)
            .replace("{day}/{game}/{company}", "1/pebbles/masters")
            .replace("{game}", "pebbles");
        let answer = anna.get(&concrete);
        assert_eq!(answer.status, 200, "{concrete}: {}", answer.body);
        asked += 1;
        compared += compare(&api, named, &answer.json(), path, &mut faults);
    }
    for path in ["/api/tables/nowhere", "/api/nowhere"] {
        let problem = anna.get(path).json();
        let named = json!({"$ref": "#/components/schemas/Problem"});
        compared += compare(&api, &named, &problem, path, &mut faults);
    }
    faults.sort();
    faults.dedup();
    assert_eq!(faults, Vec::<String>::new());
    assert!(asked > 10 && compared > 30, "{asked} answers, {compared} objects");
}
