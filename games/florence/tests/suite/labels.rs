//! No label lies: what a button names as a price, a gain or a value is what pressing it does.

use std::collections::{BTreeMap, BTreeSet};

use signoria_engine::prelude::*;
use signoria_engine::testing::wander;
use signoria_engine::{Amount, Arg, Message, Purpose, Rng, Seat, Seats, Seed, Setup};
use signoria_florence::state::Step;
use signoria_florence::{Action, Florence, Options};

fn number(label: &Message, name: &str) -> i64 {
    match label.args.get(name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{}: {name} is {other:?}", label.id),
    }
}

/// The value of the work that is being completed.
fn value(table: &Florence) -> i64 {
    match table.step() {
        Some(Step::Bonus { value, .. } | Step::Pay { value }) => i64::from(value),
        _ => 0,
    }
}

/// What the label says that the purse of the seat gains, less what it pays.
fn named(label: &Message) -> BTreeMap<String, i64> {
    let mut change = BTreeMap::new();
    for (key, sign) in [("pays", -1), ("gains", 1)] {
        for amount in label.args.get(key).and_then(Amount::all_of).into_iter().flatten() {
            *change.entry(amount.of.into_owned()).or_insert(0) += sign * amount.count;
        }
    }
    change
}

/// Checks a button against what pressing it does; returns whether it named anything.
fn check(game: &Florence, seat: Seat, action: Action) -> bool {
    let label = game.label(seat, action);
    let mut after = game.clone();
    after.apply(seat, action, &mut ()).unwrap();
    for (thing, count) in named(&label) {
        let has = |game: &Florence| game.purse(seat).into_iter().find(|amount| amount.of == thing);
        let change = has(&after).unwrap().count - has(game).unwrap().count;
        assert_eq!(change, count, "{thing}: {label:?}");
    }
    let (before, after) = (game, &after);
    let coins = |table: &Florence| 100 * i64::from(table.players[seat].coins);
    let paid = coins(before) - coins(after);
    // The points of the best work come from the end of the round, not from the button.
    let prestige = |table: &Florence| {
        let player = &table.players[seat];
        i64::from(player.prestige()) - i64::from(player.points.best_works)
    };
    let gained = prestige(after) - prestige(before);
    let says = |name: &str| number(&label, name);
    let price = |table: &Florence| match table.step() {
        Some(Step::Bid { price, .. } | Step::Merchant { price, .. }) => 100 * i64::from(price),
        _ => 0,
    };
    let kept = match label.id.as_ref() {
        "florence.do.introduce" | "florence.do.draw" | "florence.do.pay" | "florence.do.buy" => {
            paid == says("coins")
        }
        "florence.do.take" => paid == says("coins"),
        "florence.do.place-building" => (paid, gained) == (says("coins"), says("points")),
        "florence.do.place-again" | "florence.do.merchant" => gained == says("points"),
        "florence.do.place" => (paid, gained) == (0, 0),
        "florence.do.give-up" => (-paid, -gained) == (says("coins"), says("points")),
        "florence.do.convert" => (paid, gained) == (says("coins"), says("points")),
        "florence.do.accept" => (paid, gained) == (says("coins") - says("sum"), says("points")),
        "florence.do.accept-partner" => (paid, gained) == (says("sum"), says("points")),
        "florence.do.work" | "florence.do.work-bonus" => value(after) == says("value"),
        "florence.do.add" => value(after) - value(before) == says("value"),
        "florence.do.done" | "florence.do.princess" => {
            (value(after), -paid) == (says("value"), says("coins"))
        }
        // Nobody may be left to bid against: then the price was paid at once.
        "florence.do.open" | "florence.do.raise" => price(after) == says("coins") || paid == says("coins"),
        "florence.do.build" => {
            after.building_price(after.players[seat].builders) * 100 == says("coins") as u16
        }
        _ => return false,
    };
    assert!(
        kept,
        "{label:?}: paid {paid}, gained {gained}, {:?}",
        after.step()
    );
    true
}

#[test]
fn every_button_keeps_what_it_says() {
    let mut rng = Rng::new(Seed::from(15), Purpose::Playout);
    let mut named = BTreeSet::new();
    for number in 0..40u8 {
        let options = Options {
            muse_and_princess: number % 5 > 0 && number % 2 == 1,
            cooperative_building: number % 5 > 0 && number % 3 == 1,
            ..Options::default()
        };
        let setup =
            Setup::<Florence>::new(Seats::new(1 + number % 5), u64::from(number)).with_options(options);
        let mut game = setup.start().unwrap();
        wander(&mut game, &mut rng, |game, seat, actions| {
            // Only a few of a long list: places differ only in where they are.
            let step = 1 + actions.len() / 12;
            for &action in actions.iter().step_by(step) {
                if check(game, seat, action) {
                    named.insert(game.label(seat, action).id);
                }
            }
        });
    }
    assert!(named.len() >= 19, "{named:?}");
}

/// The law of labels compares these questions with their answers; this test makes sure that each of them has something to
/// compare.
#[test]
fn questions_that_name_a_price_are_compared_with_their_answers() {
    let asked = [
        "florence.ask.open",
        "florence.ask.last",
        "florence.ask.merchant",
        "florence.ask.pay",
        "florence.ask.rolled",
        "florence.ask.last-auction",
    ];
    let mut rng = Rng::new(Seed::from(2), Purpose::Playout);
    let mut compared = BTreeSet::new();
    for number in 0..60u8 {
        let options = Options {
            muse_and_princess: number % 3 > 0,
            ..Options::default()
        };
        let setup =
            Setup::<Florence>::new(Seats::new(1 + number % 3 * 2), u64::from(number)).with_options(options);
        let mut game = setup.start().unwrap();
        wander(&mut game, &mut rng, |game, seat, _| {
            let question = game.question(seat);
            if !game.named(&question).is_silent() {
                compared.insert(question.id);
            }
        });
    }
    for id in asked {
        assert!(compared.contains(id), "{id}: {compared:?}");
    }
}
