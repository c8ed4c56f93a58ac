//! Every thing that can lie on the board says what it is, in every language.

use serde_json::Value;
use signoria_engine::Declaration;
use signoria_florence::Florence;
use signoria_florence::pieces::{Building, Character, Freedom, Landscape, Pile, Stack};
use signoria_words::Lexicon;

use super::*;
use crate::boards::ExplainedRow;
use crate::boards::kit::explaining::{clauses_are_in, first_view, reads_well_everywhere};

fn view(seats: u8) -> View {
    first_view::<Florence, _>(None, seats, Value::Null)
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

/// What every thing of a table says of itself.
fn all(seats: u8) -> Vec<(String, Option<Told>)> {
    let view = view(seats);
    let ids = ids().into_iter();
    ids.map(|id| (id.clone(), told(&view, &id))).collect()
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    let lexicon = Lexicon::new(Florence::WORDS.iter().copied()).unwrap();
    reads_well_everywhere(&lexicon, [1, 2, 4].into_iter().flat_map(all));
}

#[test]
fn the_clauses_stand_in_the_rules() {
    clauses_are_in(include_str!("../../../../../../games/florence/RULES.md"), all(3));
}

#[test]
fn the_sum_of_a_profession_in_hand_adds_up() {
    let view = view(4);
    let work = view.own().unwrap().works.first().unwrap().clone();
    let said = told(&view, &format!("florence.card.{}", work.card))
        .unwrap()
        .said(|message| message.id.to_string());
    // What is open says what it would add.
    let counts = |row: &&ExplainedRow| row.met != Some(false);
    assert!(said.rows.iter().all(|row| counts(&row) || row.value != "+0"));
    let sum: u16 = said
        .rows
        .iter()
        .filter(counts)
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
            Value::Null
        };
        let view: View = first_view::<Florence, _>(Some(edition), seats, options);
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
