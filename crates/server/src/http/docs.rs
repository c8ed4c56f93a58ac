//! The API's own documentation: the OpenAPI description, and the same as a page without scripts or anything
//! from elsewhere.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use serde_json::Value;

const OPENAPI: &str = include_str!("openapi.json");

static PAGE: LazyLock<String> = LazyLock::new(|| render(&serde_json::from_str(OPENAPI).unwrap_or_default()));

pub async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

pub async fn page() -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "text/html; charset=utf-8")],
        PAGE.as_str(),
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

fn render(api: &Value) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Signoria API</title></head><body>\n",
    );
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "<h1>{} {}</h1>\n<p>{}</p>\n<p><a href=\"/api/openapi.json\">openapi.json</a></p>\n",
        escape(text(api, "/info/title")),
        escape(text(api, "/info/version")),
        escape(text(api, "/info/description"))
    );
    for (path, methods) in api["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let _ = write!(
                page,
                "<h2><code>{} {}</code></h2>\n<p>{}</p>\n",
                method.to_uppercase(),
                escape(path),
                escape(text(operation, "/summary"))
            );
            let body = text(operation, "/requestBody/content/application~1json/schema/$ref");
            if let Some(name) = body.rsplit('/').next().filter(|name| !name.is_empty()) {
                let _ = writeln!(page, "<p>Body: <a href=\"#{name}\">{name}</a></p>");
            }
            page.push_str("<ul>\n");
            for (status, response) in operation["responses"].as_object().into_iter().flatten() {
                let _ = writeln!(
                    page,
                    "<li><code>{}</code> {}</li>",
                    escape(status),
                    escape(text(response, "/description"))
                );
            }
            page.push_str("</ul>\n");
        }
    }
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        let shown = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(
            page,
            "<h2 id=\"{name}\">{name}</h2>\n<pre>{}</pre>\n",
            escape(&shown)
        );
    }
    page.push_str("</body></html>\n");
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_complete_and_the_page_shows_all_of_it() {
        let api: Value = serde_json::from_str(OPENAPI).unwrap();
        let paths = api["paths"].as_object().unwrap();
        assert!(paths.len() > 20);
        for path in paths.keys() {
            assert!(PAGE.contains(&escape(path)), "{path}");
        }
        let mut references = Vec::new();
        collect(&api, &mut references);
        for reference in references {
            assert!(
                api.pointer(&reference[1..]).is_some(),
                "{reference} leads nowhere"
            );
        }
        assert!(!PAGE.contains("<script"));
    }

    fn collect(value: &Value, references: &mut Vec<String>) {
        match value {
            Value::Object(members) => {
                for (name, member) in members {
                    match member {
                        Value::String(text) if name == "$ref" => references.push(text.clone()),
                        _ => collect(member, references),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
            _ => {}
        }
    }
}
