//! Every thing that can lie on the board says what it is, in every language.

use serde::Deserialize;
use signoria_engine::erased::{AnyGame, Erased, Order};
use signoria_engine::{Declaration, Eye, Seat, Seats, Seed};
use signoria_florence::Florence;
use signoria_florence::pieces::{Building, Character, Freedom, Landscape, Pile, Stack};
use signoria_words::{Language, Lexicon};

use super::*;

fn view(seats: u8) -> View {
    table(None, seats, serde_json::Value::Null)
}

fn table(edition: Option<&str>, seats: u8, options: serde_json::Value) -> View {
    let order = Order {
        edition: edition.map(str::to_owned),
        options,
        seats: Seats::new(seats),
        seed: Seed::from(7),
    };
    let (state, _) = Erased::<Florence>::new().start(&order).unwrap();
    View::deserialize(&state.view(Eye::Seat(Seat::new(0)))).unwrap()
}

fn ids() -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(Building::ALL.iter().map(|it| format!("building.{it}")));
    ids.extend(Landscape::ALL.iter().map(|it| format!("landscape.{it}")));
    ids.extend(Freedom::ALL.iter().map(|it| format!("freedom.{it}")));
    ids.extend(Stack::ALL.iter().map(|it| format!("stack.{it}")));
    ids.extend(Pile::ALL.iter().map(|it| format!("deck.{it}")));
    ids.extend(Character::ALL.iter().map(|it| format!("character.{it}")));
    let cards = Pile::ALL.iter().flat_map(|pile| pile.cards());
    ids.extend(cards.map(|it| format!("card.{it}")));
    ids.extend((1..=7).map(|it| format!("round.{it}")));
    ids.extend(["himself", "card", "row", "virtual"].map(|it| format!("diego.{it}")));
    ids.extend(
        ["coins", "hand", "works", "best", "palazzo", "cells", "joint"].map(|it| format!("fact.{it}")),
    );
    ids.extend(["hands", "auction", "court", "actions", "end"].map(|it| format!("phase.{it}")));
    ids.into_iter().map(|id| format!("florence.{id}")).collect()
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    let mut faults = Vec::new();
    let lexicon = Lexicon::new(Florence::WORDS.iter().copied()).unwrap();
    for seats in [1, 2, 4] {
        let view = view(seats);
        for id in ids() {
            let told = told(&view, &id).unwrap_or_else(|| panic!("{id} is not explained"));
            for language in Language::ALL {
                let say = |message: &Message| {
                    let words = lexicon.try_say(language, message, &[] as &[String]);
                    words.unwrap_or_else(|error| panic!("{id} in {language}: {error}"))
                };
                let said = told.clone().said(say);
                faults.extend(said.faults());
                assert!(!said.title.is_empty(), "{id} in {language}");
                assert!(said.says.iter().any(|says| says.len() > 10), "{id} in {language}");
                assert!(!said.clauses.is_empty(), "{id}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_clauses_stand_in_the_rules() {
    let rules = include_str!("../../../../../../games/florence/RULES.md");
    let view = view(3);
    for id in ids() {
        let said = told(&view, &id).unwrap().said(|message| message.id.to_string());
        for clause in said.clauses {
            assert!(rules.contains(&format!("**{clause}**")), "{id}: {clause}");
        }
    }
}

#[test]
fn the_sum_of_a_profession_in_hand_adds_up() {
    let view = view(4);
    let work = view.own().unwrap().works.first().unwrap().clone();
    let said = told(&view, &format!("florence.card.{}", work.card))
        .unwrap()
        .said(|message| message.id.to_string());
    let sum: u16 = said
        .rows
        .iter()
        .map(|row| row.value[1..].parse::<u16>().unwrap())
        .sum();
    assert_eq!(sum, work.value);
    assert_eq!(said.total.unwrap().1, work.value.to_string());
}

#[test]
fn coins_are_hidden_or_open_as_this_table_plays() {
    let says = |edition: &str, seats: u8, coins: &str| {
        let options = if seats > 1 {
            serde_json::json!({ "coins": coins })
        } else {
            serde_json::Value::Null
        };
        let view = table(Some(edition), seats, options);
        let told = told(&view, "florence.fact.coins").unwrap();
        told.said(|message| message.id.to_string()).says.split_off(1)
    };
    let (hidden, open) = (
        ["florence.explain.fact-coins-hidden"],
        ["florence.explain.fact-coins-open"],
    );
    assert_eq!(says("2022", 3, "edition"), hidden);
    assert_eq!(says("2022", 3, "reversed"), open);
    assert_eq!(says("2006", 3, "edition"), open);
    assert_eq!(says("2006", 3, "reversed"), hidden);
    assert!(says("2022", 1, "edition").is_empty());
}
