//! Predictions of the view come true: the parts of works, bonus cards, the price of buildings.

use signoria_engine::prelude::*;
use signoria_engine::testing::play_out;
use signoria_engine::{Eye, Purpose, Rng, Seat, Seats, Seed, Setup};
use signoria_florence::state::Step;
use signoria_florence::view::{PlayerView, StepView, WorkView};
use signoria_florence::{Action, Florence, Options};

/// How often each thing was compared.
#[derive(Debug, Default)]
struct Seen {
    buildings: u32,
    landscapes: u32,
    freedoms: u32,
    jesters: u32,
    cards: u32,
    bonuses: u32,
    prices: u32,
    kept: u32,
}

fn own(game: &Florence, seat: Seat) -> PlayerView {
    game.view(Eye::Seat(seat)).own().unwrap().clone()
}

/// Profession and recruiting cards, of which each counts for every work.
fn cards(player: &PlayerView) -> u8 {
    player.hand_count + player.table.len() as u8 + player.recruited + player.recruiting
}

/// A part of a work that has grown is worth what was predicted, if exactly that one thing was added.
fn compare(before: &WorkView, after: &WorkView, was: &PlayerView, is: &PlayerView, seen: &mut Seen) {
    let (now, foretold) = (after.sum, before.prospect);
    let mut hold = |grew: bool, now: u16, foretold: u16, count: fn(&mut Seen) -> &mut u32| {
        if grew {
            assert_eq!(now, foretold, "{before:?} {after:?}");
            *count(seen) += 1;
        }
    };
    let missed = |part: u16| part == 0;
    hold(
        missed(before.sum.building) && now.building > 0,
        now.building,
        foretold.building,
        |seen| &mut seen.buildings,
    );
    hold(
        missed(before.sum.landscape) && now.landscape > 0,
        now.landscape,
        foretold.landscape,
        |seen| &mut seen.landscapes,
    );
    hold(
        missed(before.sum.freedom) && now.freedom > 0,
        now.freedom,
        foretold.freedom,
        |seen| &mut seen.freedoms,
    );
    hold(
        is.jesters == was.jesters + 1,
        now.jesters,
        foretold.jesters,
        |seen| &mut seen.jesters,
    );
    hold(cards(is) == cards(was) + 1, now.cards, foretold.cards, |seen| {
        &mut seen.cards
    });
}

/// Bonus cards add what the view says, and a building costs what it says.
fn check_answer(game: &Florence, after: &Florence, seat: Seat, action: Action, seen: &mut Seen) {
    let (was, is) = (own(game, seat), own(after, seat));
    match (action, game.step(), after.step()) {
        (Action::Add { card }, Some(Step::Bonus { value, .. }), Some(Step::Bonus { value: now, .. })) => {
            let place = was.bonuses.iter().position(|&held| held == card).unwrap();
            assert_eq!(now - value, was.bonus_values[place], "{action}");
            seen.bonuses += 1;
        }
        // Beforehand with the card that the work lays down.
        (Action::Work { .. }, _, Some(Step::Bonus { .. })) => assert_eq!(is.bonus_values, was.bonus_values),
        (Action::Place { .. }, Some(Step::Build { .. }), _) => {
            assert_eq!(
                was.coins.unwrap() - is.coins.unwrap(),
                was.building_price,
                "{action}"
            );
            seen.prices += 1;
        }
        _ => {}
    }
    if let StepView::Looking { works, .. } = &game.view(Eye::Seat(seat)).step {
        for foretold in works {
            let kept = is.works.iter().find(|work| work.card == foretold.card);
            seen.kept += u32::from(kept.is_some());
            // The next round may have begun, and with it another minimum.
            assert!(
                kept.is_none_or(|kept| (kept.sum, kept.prospect) == (foretold.sum, foretold.prospect)),
                "{kept:?} {foretold:?}"
            );
        }
    }
    for before in &was.works {
        let now = is.works.iter().find(|work| work.card == before.card);
        now.into_iter()
            .for_each(|now| compare(before, now, &was, &is, seen));
    }
}

#[test]
fn forecasts_of_works_and_prices_come_true() {
    let mut rng = Rng::new(Seed::from(3), Purpose::Playout);
    let mut seen = Seen::default();
    for number in 0..40u8 {
        let options = Options {
            muse_and_princess: number % 5 > 0 && number % 2 == 1,
            ..Options::default()
        };
        let setup =
            Setup::<Florence>::new(Seats::new(1 + number % 5), u64::from(number)).with_options(options);
        let mut game = setup.start().unwrap();
        play_out(&mut game, |game, seat, actions| {
            let &action = rng.pick(actions).unwrap();
            let mut after = game.clone();
            after.apply(seat, action, &mut ()).unwrap();
            check_answer(game, &after, seat, action, &mut seen);
            action
        });
    }
    let Seen {
        buildings,
        landscapes,
        freedoms,
        jesters,
        cards,
        bonuses,
        prices,
        kept,
    } = seen;
    let counts = [
        buildings, landscapes, freedoms, jesters, cards, bonuses, prices, kept,
    ];
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}
