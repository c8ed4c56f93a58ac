//! A way in for people who have the code of a table or its link.

use leptos::prelude::*;

use crate::app::app;
use crate::art::icon;
use crate::route::Route;
use crate::words::tr;

/// Asks for a code or a link, once it is wanted.
#[component]
pub fn CodeEntry() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(table) = text.with_untracked(|text| table_of(text)) {
            app().go(&Route::table(&table));
        }
    };
    view! {
        <details class="code-entry">
            <summary class="button">{icon("link")} {tr("web.lobby.enter-code")}</summary>
            <form on:submit=enter>
                <input type="text" aria-label=tr("web.lobby.code") placeholder=tr("web.lobby.code") autocomplete="off" autocapitalize="off" spellcheck="false"
                    on:input=move |event| text.set(event_target_value(&event)) />
                <button class="primary" disabled=move || text.with(|text| table_of(text).is_none())>{tr("web.lobby.go")}</button>
            </form>
        </details>
    }
}

/// The table that a code or a link leads to.
fn table_of(text: &str) -> Option<String> {
    let text = text.trim();
    let code = match text.split_once('#') {
        Some((_, hash)) => match Route::parse(hash) {
            Route::Table { id, .. } => id,
            _ => return None,
        },
        None => text.to_owned(),
    };
    let is_code = !code.is_empty()
        && code
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
    is_code.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_and_a_link_lead_to_the_same_table() {
        assert_eq!(table_of(" k3x9 ").as_deref(), Some("k3x9"));
        assert_eq!(
            table_of("https://example.org/#/table/k3x9").as_deref(),
            Some("k3x9")
        );
        assert_eq!(
            table_of("https://example.org/#/table/k3x9/12").as_deref(),
            Some("k3x9")
        );
        for nothing in [
            "",
            "  ",
            "https://example.org/",
            "https://example.org/#/lobby",
            "two words",
        ] {
            assert_eq!(table_of(nothing), None, "{nothing}");
        }
    }
}
