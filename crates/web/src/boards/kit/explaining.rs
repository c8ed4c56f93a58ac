//! How boards test what they explain: every thing says what it is, in every language, and names clauses that exist.

use serde::de::DeserializeOwned;
use serde_json::Value;
use signoria_engine::erased::{AnyGame, Erased, Order};
use signoria_engine::{Eye, Game, Message, Seat, Seats, Seed};
use signoria_words::{Language, Lexicon};

use super::told::Told;

/// The first position of a table, as its first seat sees it.
pub fn first_view<G: Game, View: DeserializeOwned>(edition: Option<&str>, seats: u8, options: Value) -> View {
    let order = Order {
        edition: edition.map(str::to_owned),
        options,
        seats: Seats::new(seats),
        seed: Seed::from(7),
    };
    let (state, _) = Erased::<G>::new().start(&order).unwrap();
    serde_json::from_value(state.view(Eye::Seat(Seat::new(0)))).unwrap()
}

/// Every one of these things has a name, a sentence or lines of figures, and clauses, and reads well in every language.
pub fn reads_well_everywhere(lexicon: &Lexicon, things: impl IntoIterator<Item = (String, Option<Told>)>) {
    let names = ["Bianca", "Cosimo", "Piero", "Lucrezia"].map(String::from);
    let mut faults = Vec::new();
    for (id, told) in things {
        let told = told.unwrap_or_else(|| panic!("{id} is not explained"));
        for language in Language::ALL {
            let say = |message: &Message| {
                let words = lexicon.try_say(language, message, &names[..]);
                words.unwrap_or_else(|error| panic!("{id} in {language}: {error}"))
            };
            let said = told.clone().said(say);
            faults.extend(said.faults());
            let is_told = said.says.iter().any(|says| says.len() > 10) || !said.rows.is_empty();
            assert!(!said.title.is_empty() && is_told, "{id} in {language}");
            assert!(!said.clauses.is_empty(), "{id}");
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Every clause that one of these things names is in the rules.
pub fn clauses_are_in(rules: &str, things: impl IntoIterator<Item = (String, Option<Told>)>) {
    for (id, told) in things {
        let said = told.unwrap().said(|message| message.id.to_string());
        for clause in said.clauses {
            assert!(rules.contains(&format!("**{clause}**")), "{id}: {clause}");
        }
    }
}
