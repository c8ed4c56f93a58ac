//! Positions from outside: what the audit lets through can be played to the end, whatever was edited.

use crate::scenario::{Positions, position, start};
use serde_json::{Value, json};
use signoria_engine::{Eye, Purpose, Rng, Seat, Seed, prelude::*};
use signoria_lorenzo::Lorenzo;

fn refused(edit: impl FnOnce(&mut Value)) -> bool {
    let scenario = position(2)
        .advanced()
        .round(3)
        .owns(0, "woods mint")
        .tower("territory-1", "rock-pit")
        .member(0, "black", "council")
        .leader(0, "sisto-iv", "hand");
    !scenario.complete().raw(edit).is_possible()
}

#[test]
fn impossible_positions_are_refused() {
    assert!(!refused(|_| {}));
    assert!(refused(|state| state["seats"] = 5.into()));
    assert!(refused(|state| state["seats"] = 3.into()));
    assert!(refused(|state| state["order"] = json!([0, 0])));
    assert!(refused(|state| state["order"] = json!([0])));
    assert!(refused(|state| state["order"] = json!([0, 7])));
    assert!(refused(|state| state["round"] = 7.into()));
    assert!(refused(|state| state["round"] = 0.into()));
    assert!(refused(|state| state["turn"] = 10.into()));
    assert!(refused(|state| state["phase"] = "vatican".into()));
    assert!(refused(|state| state["phase"] = "draft".into()));
    assert!(refused(|state| state["dice"] = json!([0, 1, 2])));
    assert!(refused(|state| state["dice"] = json!([1, 1, 7])));
    assert!(refused(|state| state["tiles"] = json!(["2-1", "2-2", "3-1"])));
    assert!(refused(|state| state["council"] = json!([])));
    assert!(refused(|state| state["council"] = json!([0, 1])));
    assert!(refused(|state| state["towers"][0][1] = "rock-pit".into()));
    assert!(refused(|state| state["towers"][0][1] = "woods".into()));
    assert!(refused(|state| state["towers"][1][1] = "estate".into()));
    assert!(refused(|state| state["towers"][0][1] = "farm".into()));
    assert!(refused(|state| state["decks"][0] = json!([])));
    assert!(refused(
        |state| state["players"][0]["goods"]["military"] = 26.into()
    ));
    assert!(refused(|state| state["players"][0]["goods"]["faith"] = 16.into()));
    assert!(refused(
        |state| state["players"][0]["goods"]["coins"] = 1000.into()
    ));
    assert!(refused(|state| state["players"][0]["church"] = 1.into()));
    assert!(refused(
        |state| state["players"][0]["cards"][1] = json!(["village"])
    ));
    assert!(refused(|state| state["players"][1]["cards"][0] = json!(["woods"])));
    assert!(refused(
        |state| state["players"][0]["members"][1] = "territory-1".into()
    ));
    assert!(refused(
        |state| state["players"][0]["members"][1] = "market-3".into()
    ));
    assert!(refused(
        |state| state["players"][0]["strengthened"] = json!([13, 0, 0])
    ));
    assert!(refused(|state| state["players"][0]["bonus"] = Value::Null));
    assert!(refused(|state| state["players"][0]["bonus"] = "b".into()));
    assert!(refused(
        |state| state["players"][0]["excommunicated"] = json!([false, true, false])
    ));
    assert!(refused(|state| state["players"][0]["leaders"][0] = Value::Null));
    assert!(refused(
        |state| state["players"][1]["leaders"][0]["leader"] = "sisto-iv".into()
    ));
    assert!(refused(
        |state| state["players"][0]["copied"] = "santa-rita".into()
    ));
    assert!(refused(
        |state| state["players"][0]["packet"] = json!(["santa-rita"])
    ));
    assert!(refused(|state| state["players"][3]["goods"]["wood"] = 1.into()));
    assert!(refused(|state| state["steps"] = json!([{ "what": "copy" }])));
    assert!(refused(
        |state| state["steps"] = json!([{ "what": "space", "member": "black", "looks": 9 }])
    ));
    assert!(refused(
        |state| state["steps"] = json!([{ "what": "lose", "source": { "bonus": "a" } }])
    ));
    assert!(refused(
        |state| state["steps"] = json!([{ "what": "take", "by": "abbess" }])
    ));
    assert!(refused(
        |state| state["steps"] =
            json!([{ "what": "privilege", "left": 5, "taken": 0, "source": { "bonus": "a" } }])
    ));
    assert!(refused(
        |state| state["steps"] = json!([{ "what": "exchange", "value": 6, "lines": 0, "changes": 1 }])
    ));
    assert!(refused(|state| state["surprise"] = 1.into()));
}

/// A position somewhere in a random game.
fn somewhere(seed: u64, rng: &mut Rng) -> Lorenzo {
    let mut table = start(2 + (seed % 3) as u8, !seed.is_multiple_of(4), seed);
    let mut actions = Vec::new();
    for _ in 0..rng.below(320) {
        let Some(seat) = table.game.waiting().first() else {
            break;
        };
        actions.clear();
        table.game.actions(seat, &mut actions);
        let action = *rng.pick(&actions).unwrap();
        table.game.apply(seat, action, &mut ()).unwrap();
    }
    table.game
}

/// All places of a JSON value where something simple stands.
fn leaves(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                leaves(member, format!("{path}/{name}"), out);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                leaves(item, format!("{path}/{index}"), out);
            }
        }
        _ => out.push(path),
    }
}

/// Changes one thing: a number a little or a lot, a word to one that stands elsewhere, something to nothing.
fn edit(state: &mut Value, rng: &mut Rng) {
    let mut places = Vec::new();
    leaves(state, String::new(), &mut places);
    places.retain(|place| !place.starts_with("/edition") && !place.starts_with("/stream"));
    let place = rng.pick(&places).unwrap().clone();
    let other = rng.pick(&places).unwrap().clone();
    let other = state.pointer(&other).unwrap().clone();
    let leaf = state.pointer_mut(&place).unwrap();
    let number = leaf.as_i64();
    *leaf = match (rng.below(6), number) {
        (0..=2, Some(number)) => json!((number + i64::from(rng.below(7)) - 3).max(0)),
        (3, Some(_)) => json!(rng.below(300)),
        (4, _) => Value::Null,
        (5, _) if leaf.is_boolean() => json!(!leaf.as_bool().unwrap()),
        _ => other,
    };
}

fn play_on(mut game: Lorenzo, rng: &mut Rng, decisions: u32) {
    let mut actions = Vec::new();
    for _ in 0..decisions {
        for eye in [Eye::Spectator, Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(7))] {
            Lorenzo::panels(&game.view(eye));
        }
        game.standings();
        let Some(seat) = game.waiting().first() else {
            return;
        };
        game.question(seat);
        game.evaluate(seat);
        actions.clear();
        game.actions(seat, &mut actions);
        assert!(actions.len() <= Lorenzo::MOST_ACTIONS);
        let action = *rng.pick(&actions).expect("who is waited for has something to do");
        game.apply(seat, action, &mut Vec::new())
            .expect("what is listed is accepted");
        let mut other = game.clone();
        other.redeal(Eye::Seat(seat), rng);
    }
}

#[test]
fn every_position_that_passes_the_audit_can_be_played() {
    let mut rng = Rng::new(Seed::from(2), Purpose::Playout);
    let mut passed = 0;
    for seed in 0..1500 {
        let mut state = serde_json::to_value(somewhere(seed, &mut rng)).unwrap();
        for _ in 0..=rng.below(3) {
            edit(&mut state, &mut rng);
        }
        if let Ok(game) = serde_json::from_value::<Lorenzo>(state)
            && game.audit().is_ok()
        {
            passed += 1;
            play_on(game, &mut rng, 25);
        }
    }
    assert!(passed > 100, "{passed} edited positions were possible");
}
