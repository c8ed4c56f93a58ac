//! What people read: buttons name exactly what will be paid and gained, and nothing is named by a code.

use super::words::lexicon;
use crate::scenario::{parler, variant};
use signoria_engine::prelude::*;
use signoria_engine::testing::wander;
use signoria_engine::{Arg, Eye, Message, Purpose, Rng, Say as _, Seat, Seats, Setup, Told};
use signoria_praga::Praga;
use signoria_praga::action::Action;
use signoria_praga::event::Event;
use signoria_praga::options::Options;
use signoria_praga::view::PlayerView;
use signoria_words::reading::says_no_zero;
use signoria_words::{Language, Lexicon};

/// What a player has of everything that a button can name.
fn holdings(player: &PlayerView) -> [(&'static str, i64); 12] {
    [
        ("praga.amount.gold", player.gold.into()),
        ("praga.amount.stone", player.stone.into()),
        ("praga.amount.egg", player.eggs.into()),
        ("praga.amount.silver-window", player.silver.into()),
        ("praga.amount.gold-window", player.gold_windows.into()),
        ("praga.amount.red-token", player.red.into()),
        ("praga.amount.blue-token", player.blue.into()),
        ("praga.amount.vp", player.points.into()),
        ("praga.amount.gold-mine", player.tracks[0].into()),
        ("praga.amount.quarry", player.tracks[1].into()),
        ("praga.amount.technology", player.technology.into()),
        ("praga.amount.university", player.university.into()),
    ]
}

/// How much of something a list of amounts names.
fn named(label: &Message, list: &str, id: &str) -> i64 {
    let Some(Arg::List(parts)) = label.args.get(list) else {
        return 0;
    };
    parts
        .iter()
        .filter_map(|part| match part {
            Arg::Message(amount) if amount.id == id => amount.args.get("count"),
            _ => None,
        })
        .map(|count| match count {
            Arg::Number(count) => *count,
            _ => 0,
        })
        .sum()
}

/// Buttons whose words describe a tile, a choice or what is kept, and name no amount.
fn names_no_amount(action: Action) -> bool {
    matches!(
        action,
        Action::End
            | Action::Keep { .. }
            | Action::Bridge { .. }
            | Action::River { .. }
            | Action::Plaza { .. }
            | Action::Half { .. }
            | Action::Windows { .. }
    )
}

fn player(game: &Praga, seat: Seat) -> PlayerView {
    game.view(Eye::Spectator).players[seat.index()].clone()
}

/// Plays random games of several tables, and shows each position with its legal actions.
fn for_every_position(games: u64, mut look: impl FnMut(&Praga, Seat, &[Action])) {
    for (seats, options) in [(1, parler()), (2, variant()), (4, Options::default())] {
        for seed in 0..games {
            let setup = Setup::new(Seats::new(seats), seed).with_options(options);
            let mut game: Praga = setup.start().unwrap();
            let mut rng = Rng::new(seed.into(), Purpose::Playout);
            wander(&mut game, &mut rng, &mut look);
        }
    }
}

#[test]
fn a_button_names_exactly_what_is_paid_and_gained() {
    for_every_position(3, |game, seat, actions| {
        let before = holdings(&player(game, seat));
        for &action in actions.iter().filter(|&&action| !names_no_amount(action)) {
            let label = game.label(seat, action);
            let mut after = game.clone();
            after.apply(seat, action, &mut ()).unwrap();
            if after.waiting().is_empty() {
                continue; // The final scoring that follows is not the button's.
            }
            for ((id, had), (_, has)) in before.into_iter().zip(holdings(&player(&after, seat))) {
                let promised = named(&label, "gains", id) - named(&label, "pays", id);
                assert_eq!(promised, has - had, "{id} of {action}: {label:?}");
            }
        }
    });
}

#[test]
fn two_buttons_never_say_the_same() {
    let lexicon = lexicon();
    for_every_position(1, |game, seat, actions| {
        let mut said: Vec<(String, Action)> = Vec::new();
        for &action in actions {
            let words = lexicon
                .try_say(Language::En, &game.label(seat, action), &())
                .unwrap();
            let twin = said.iter().find(|(other, _)| *other == words);
            assert!(twin.is_none(), "{words}: {action} and {twin:?}");
            said.push((words, action));
        }
    });
}

fn check(lexicon: &Lexicon, message: &Message) {
    for language in Language::ALL {
        let words = lexicon.try_say(language, message, &()).unwrap();
        assert_eq!(says_no_zero(&words), Ok(()), "{language}");
    }
}

#[test]
fn nothing_is_named_by_a_code() {
    let lexicon = lexicon();
    for_every_position(1, |game, seat, actions| {
        for panel in Praga::panels(&game.view(Eye::Seat(seat))) {
            for message in panel.lines.iter().chain([&panel.title]) {
                for language in Language::ALL {
                    lexicon.try_say(language, message, &()).unwrap();
                }
            }
        }
        check(&lexicon, &game.question(seat));
        for &action in actions {
            check(&lexicon, &game.label(seat, action));
            let mut told: Vec<Told<Event>> = Vec::new();
            game.clone().apply(seat, action, &mut told).unwrap();
            for told in told {
                check(&lexicon, &told.event.message());
            }
        }
    });
}

/// The law of labels compares the price of a vertical arrow with what is then paid; this test makes sure that it has something to
/// compare.
#[test]
fn the_price_of_an_arrow_is_compared_with_what_is_paid() {
    let mut compared = 0;
    for_every_position(8, |game, seat, _| {
        let question = game.question(seat);
        if question.id == "praga.ask.arrow-price" {
            let named = game.named(&question).pays.unwrap();
            assert!(
                !named.is_empty() && named.iter().all(|amount| amount.count > 0),
                "{named:?}"
            );
            compared += 1;
        }
    });
    assert!(compared > 0);
}

/// The law of labels carries out what the view predicts; this test makes sure that it predicts ways of every kind, and
/// productions.
#[test]
fn ways_and_productions_are_predicted() {
    let mut foretold = [0; 3];
    for_every_position(1, |game, seat, _| {
        for forecast in game.forecasts(seat) {
            let kind = match forecast.answers[..] {
                [Action::Wall { .. }, Action::Turn { .. }] => 0,
                [Action::Site { .. }, ..] => 1,
                _ => 2,
            };
            foretold[kind] += usize::from(forecast.named.gains.is_some_and(|gains| !gains.is_empty()));
        }
    });
    assert!(foretold.iter().all(|&count| count > 5), "{foretold:?}");
}
