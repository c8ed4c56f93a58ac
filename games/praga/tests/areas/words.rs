//! Every message has words in every language, with the same ids.

use std::collections::BTreeSet;

use signoria_engine::{Token, prelude::*};
use signoria_praga::Praga;
use signoria_praga::action::Action;
use signoria_praga::bonus::Good;
use signoria_praga::event::{Event, Refusal};
use signoria_praga::things::*;

fn ids(source: &str) -> BTreeSet<String> {
    source
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id.to_owned())
        .collect()
}

fn fluent(id: &str) -> String {
    id.replace(['.', '_'], "-")
}

#[test]
fn the_three_languages_have_the_same_messages() {
    let [(_, en), (_, ru), (_, pl)] = Praga::WORDS else {
        panic!("three languages")
    };
    assert_eq!(ids(en), ids(ru));
    assert_eq!(ids(en), ids(pl));
    assert_eq!(
        ids(en).len(),
        en.lines().filter(|line| line.contains(" = ")).count()
    );
}

#[test]
fn every_event_refusal_action_thing_and_option_has_words() {
    let known = ids(Praga::WORDS[0].1);
    let mut needed: Vec<String> = Vec::new();
    needed.extend(Event::IDS.iter().map(|id| fluent(id)));
    needed.extend(Refusal::IDS.iter().map(|id| fluent(id)));
    needed.extend(Action::IDS.iter().map(|id| fluent(id)));
    fn names<T: Token>(all: &[T], name: impl Fn(T) -> &'static str) -> Vec<String> {
        all.iter().map(|&thing| fluent(name(thing))).collect()
    }
    needed.extend(names(Good::ALL, Good::name));
    needed.extend(names(Deed::ALL, Deed::name));
    needed.extend(names(ActionTile::ALL, ActionTile::name));
    needed.extend(names(Row::ALL, Row::name));
    needed.extend(names(Track::ALL, Track::name));
    needed.extend(names(Grid::ALL, Grid::name));
    needed.extend(names(Coin::ALL, Coin::name));
    needed.extend(names(WindowPay::ALL, WindowPay::name));
    needed.extend(names(Half::ALL, Half::name));
    needed.extend(names(Space::ALL, Space::name));
    needed.extend(names(Plaza::ALL, Plaza::name));
    needed.extend(names(PlazaTile::ALL, PlazaTile::name));
    needed.extend(names(Colour::ALL, Colour::name));
    needed.extend(names(ProductionTile::ALL, ProductionTile::name));
    needed.extend(names(Seal::ALL, Seal::name));
    needed.extend(names(Technology::ALL, Technology::name));
    needed.extend(names(Level::ALL, Level::name));
    needed.extend(names(BridgeTile::ALL, BridgeTile::name));
    needed.extend(names(RoadTile::ALL, RoadTile::name));
    for option in Praga::OPTIONS {
        let id = fluent(&format!("praga.option.{}", option.key));
        needed.push(format!("{id}-help"));
        if let signoria_engine::OptionKind::Choice(values) = option.kind {
            needed.extend(values.iter().map(|value| fluent(&format!("{id}.{value}"))));
        }
        needed.push(id);
    }
    let missing: Vec<&String> = needed.iter().filter(|id| !known.contains(*id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
