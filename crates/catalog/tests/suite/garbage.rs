//! Untrusted positions: a damaged state is either refused with a reason, or plays on without a panic.

use serde_json::{Value, json};
use signoria_catalog::GAMES;
use signoria_engine::erased::{AnyState, Order};
use signoria_engine::{Eye, Purpose, Rng, Seats, Seed};

/// Damaged states for each game. Most are refused; those that pass the audit are played on.
const STATES: u32 = 1500;

/// How far an accepted state is played on.
const STEPS: u32 = 60;

/// All places in a value, as paths.
fn paths(value: &Value, here: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    out.push(here.clone());
    let children: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(key, child)| (key.clone(), child)).collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(index, child)| (index.to_string(), child))
            .collect(),
        _ => Vec::new(),
    };
    for (key, child) in children {
        here.push(key);
        paths(child, here, out);
        here.pop();
    }
}

fn damage(state: &mut Value, rng: &mut Rng) {
    let mut places = Vec::new();
    paths(state, &mut Vec::new(), &mut places);
    let path = rng.pick(&places).unwrap().clone();
    let pointer: String = path
        .iter()
        .map(|part| format!("/{}", part.replace('~', "~0").replace('/', "~1")))
        .collect();
    let donor = rng.pick(&places).unwrap();
    let donor: String = donor
        .iter()
        .map(|part| format!("/{}", part.replace('~', "~0").replace('/', "~1")))
        .collect();
    let donor = state.pointer(&donor).cloned().unwrap_or(Value::Null);
    let Some(place) = state.pointer_mut(&pointer) else {
        return;
    };
    *place = match (rng.below(6), &*place) {
        (0..=2, Value::Number(number)) => {
            let number = number.as_i64().unwrap_or(0);
            let numbers = [0, 1, number + 1, number - 1, 7, 63, 64, 255, 65_535, -1];
            json!(rng.pick(&numbers).unwrap())
        }
        (0..=2, Value::Bool(flag)) => json!(!flag),
        (0..=2, Value::Array(items)) if !items.is_empty() => {
            let mut items = items.clone();
            match rng.below(3) {
                0 => drop(items.pop()),
                1 => items.push(items[0].clone()),
                _ => rng.shuffle(&mut items),
            }
            json!(items)
        }
        (3, _) => Value::Null,
        _ => donor,
    };
}

fn play_on(mut state: Box<dyn AnyState>, steps: u32, rng: &mut Rng) -> Box<dyn AnyState> {
    for _ in 0..steps {
        let Some(seat) = state.waiting().first() else {
            break;
        };
        let actions = state.actions(seat);
        let Some(action) = rng.pick(&actions) else { break };
        // A damaged position may reach a dead end where no real one does; it must report that and not panic.
        if state.play(seat, action).is_err() {
            break;
        }
    }
    state
}

#[test]
fn a_damaged_state_is_refused_or_plays_on() {
    for entry in GAMES {
        let game = entry.arena.game();
        let info = game.info();
        let mut rng = Rng::new(Seed::from(4), Purpose::Playout);
        let mut accepted = 0;
        for number in 0..STATES {
            let seats =
                info.fewest_seats + (number % u32::from(info.most_seats - info.fewest_seats + 1)) as u8;
            let order = Order {
                edition: None,
                options: Value::Null,
                seats: Seats::new(seats),
                seed: Seed::from(u64::from(number)),
            };
            // Not every number of seats goes with the default options.
            let Ok((state, _)) = game.start(&order) else {
                continue;
            };
            let steps = rng.below(120);
            let mut value = play_on(state, steps, &mut rng).state();
            for _ in 0..1 + rng.below(2) {
                damage(&mut value, &mut rng);
            }
            if let Ok(loaded) = game.load(&value) {
                accepted += 1;
                let end = play_on(loaded, STEPS, &mut rng);
                for eye in end.seats().iter().map(Eye::Seat).chain([Eye::Spectator]) {
                    end.view(eye);
                    end.panels(eye);
                    end.boxed().redeal(eye, &mut rng);
                }
                end.standings();
            }
        }
        assert!(accepted < STATES, "{}: no damage was noticed", entry.id);
    }
}

#[test]
fn an_owners_file_that_is_no_edition_is_refused() {
    for entry in GAMES {
        for text in ["[", "a = 1", "\u{0}", "[[card]]\nname = 3\n", "= = ="] {
            assert!(
                entry.arena.game().load_edition("mine", text).is_err(),
                "{}: {text}",
                entry.id
            );
        }
        assert!(entry.arena.game().load_edition("with@sign", "").is_err());
    }
}
