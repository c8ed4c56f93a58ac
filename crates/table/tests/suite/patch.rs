//! Updates tell only what changed, and a client that applies them all knows everything.

use proptest::prelude::*;
use serde_json::{Value, json};
use signoria_catalog::GAMES;
use signoria_engine::erased::Order;
use signoria_engine::{Eye, Seats, Seed};
use signoria_table::wire::{Digest, Misfit, Patch, Position, Update};
use signoria_table::{Answer, Asked, Command, Occupant, Opening, PersonId, Reader, Seen, Table, Updates};

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..5_u8).prop_map(Value::from),
        "[a-c]{0,2}".prop_map(Value::from),
        // Long enough for a value that contains it to be patched in parts.
        "[a-c]{170}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 48, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[a-d]", inner, 0..4)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

/// The value as it arrives at the other end of a connection.
fn sent<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

fn between(old: &Value, new: &Value) -> Patch {
    Patch::between(&Digest::of(old), &Digest::of(new), new)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_change_leads_from_the_old_to_the_new(old in values(), new in values(), other in values()) {
        let patch = sent(&between(&old, &new));
        let mut value = old.clone();
        patch.clone().apply(&mut value).unwrap();
        prop_assert_eq!(&value, &new);
        prop_assert_eq!(between(&old, &old), Patch::NOTHING);
        // Whatever it is applied to, nothing breaks.
        let mut value = other;
        let _ = patch.apply(&mut value);
    }
}

#[test]
fn a_change_of_another_value_is_noticed() {
    // Long enough to be patched in parts.
    let long = "long".repeat(50);
    let patch = between(
        &json!({"a": [1, 2, long], "b": 1}),
        &json!({"a": [1, long], "b": 1}),
    );
    assert_eq!(patch.clone().apply(&mut json!({"b": 1})), Err(Misfit));
    assert_eq!(patch.clone().apply(&mut json!({"a": 7})), Err(Misfit));
    assert_eq!(patch.apply(&mut json!({"a": [1]})), Err(Misfit));
    assert_eq!(
        Patch::Splice(1, usize::MAX, Vec::new()).apply(&mut json!([1])),
        Err(Misfit)
    );
}

/// The most memory that is needed to remember the position of an eye: what a server with many tables counts on.
const ROOM: usize = 100 << 10;

#[test]
fn a_client_that_is_sent_only_changes_knows_everything() {
    let anna = PersonId::try_from("anna".to_owned()).unwrap();
    for listing in GAMES {
        let game = listing.arena.game();
        let info = game.info();
        let order = Order {
            edition: None,
            options: Value::Null,
            seats: Seats::new(2.clamp(info.fewest_seats, info.most_seats)),
            seed: Seed::from(5),
        };
        let me = Occupant::Person { person: anna.clone() };
        let seats = vec![me; order.seats.count()];
        let opening = Opening::new(game, &order, "t".into(), anna.clone(), seats, 0).unwrap();
        let mut table = Table::open(game, opening).unwrap();
        let mut known: Vec<(Eye, Option<Position>)> = order
            .seats
            .iter()
            .map(Eye::Seat)
            .chain([Eye::Spectator])
            .map(|eye| (eye, None))
            .collect();
        let (mut whole, mut changes) = (0, 0);
        let (mut seen, mut most_room) = (Seen::default(), 0);
        for turn in 0..40 {
            let command = match table.waiting().first() {
                None if turn == 0 => Command::Start,
                None => break,
                // Something that changes the table but not the game.
                Some(_) if turn == 35 => Command::Concede,
                Some(seat) => {
                    let actions = table.state().unwrap().actions(seat);
                    let action = actions[turn * 7 % actions.len()].clone();
                    Command::Play { seat, action }
                }
            };
            let asked = Asked {
                by: &anna,
                seen: None,
                key: None,
                command: &command,
            };
            let Answer::Entry(entry) = table.decide(0, asked).unwrap() else {
                panic!("{command:?}");
            };
            let effect = table.apply(&entry).unwrap();
            let mut updates = Updates::new(&table, &effect, seen);
            let mut forgetful = Updates::new(&table, &effect, Seen::default());
            for (eye, position) in &mut known {
                let reader = Reader {
                    person: Some(&anna),
                    seat: None,
                    names: &|_, person| person.to_string(),
                    now: 0,
                };
                let made = updates.update(*eye, reader);
                assert_eq!(made, updates.update(*eye, reader), "the second of two readers");
                assert_eq!(made, forgetful.update(*eye, reader), "what is remembered is true");
                let mut update: Update = sent(&made);
                changes += serde_json::to_string(&update.patch).unwrap().len();
                *position = update.position_after(position.take()).unwrap();
                assert_eq!(*position, table.position(*eye), "{} {turn} {eye:?}", listing.id);
                whole += serde_json::to_string(position).unwrap().len();
            }
            seen = updates.seen();
            most_room = most_room.max(seen.room());
        }
        let room_for_each = most_room / known.len();
        assert!(
            room_for_each < ROOM,
            "{}: {room_for_each} bytes an eye",
            listing.id
        );
        // The positions of a sample are a few words: little of them stays the same.
        assert!(
            listing.sample || changes < whole / 4,
            "{}: {changes} of {whole} bytes",
            listing.id
        );
    }
}
