//! Other figures than those of the box: whatever file is accepted plays to its end.

use signoria_amalfi::edition::Components;
use signoria_amalfi::options::Options;
use signoria_engine::{Edition, Eye, Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};

use crate::scenario::*;

/// Files to try: an accepted edition is kept for the life of the process, and there is room for 64.
const FILES: u64 = 40;

/// What reactions may do.
const QUIET: [&str; 7] = [
    "{ do = \"untap\", n = 1 }",
    "{ do = \"untap_all\" }, { do = \"bread\", n = 2 }",
    "{ do = \"recall\", n = 2 }, { do = \"from_port\", n = 2 }",
    "{ do = \"move_hold\", n = 4 }",
    "{ do = \"vp_per\", count = \"title\", each = 7, max = 20 }",
    "{ do = \"send\", hold = \"any\", n = 9 }, { do = \"recall\", n = 9 }, { do = \"untap\", n = 2 }",
    "{ do = \"recall\", n = 1 }, { do = \"untap\", n = 1 }, { do = \"vp\", n = 1 }",
];

/// What routes, bonuses and symbols may do, too.
const BONUS: [&str; 6] = [
    "{ do = \"send\", hold = \"any\", n = 3 }, { do = \"take_character\", n = 2 }, { do = \"send\", hold = \"wine\", n = 1 }",
    "{ do = \"lighthouse\", n = 3 }, { do = \"vp\", n = 1 }",
    "{ do = \"pay_bread\", n = 2 }, { do = \"take_character\", n = 3 }, { do = \"bread\", n = 3 }",
    "{ do = \"choose\", options = [[{ do = \"take_character\", n = 2, waive_surcharge = true }, { do = \"vp\", n = 1 }], [{ do = \"lighthouse\", n = 1 }, { do = \"vp\", n = 1 }], [{ do = \"recall\", n = 1 }]] }, { do = \"bread\", n = 1 }",
    "{ do = \"discard_council\" }, { do = \"discard_workshop\" }, { do = \"take_character\", n = 1 }",
    "{ do = \"bread\", n = 9 }, { do = \"lighthouse\", n = 1 }, { do = \"untap_all\" }",
];

/// What characters may do, too.
const CHARACTER: [&str; 4] = [
    "{ do = \"copy_route\", occupied_ok = true }, { do = \"copy_route\", occupied_ok = false }",
    "{ do = \"build_free\", n = 3 }, { do = \"extra_action\", action = \"buy\", discount = 9 }",
    "{ do = \"extra_action\", action = \"explore\", discount = 4 }, { do = \"extra_action\", action = \"invite\", discount = 5 }",
    "{ do = \"discard_hand\", min = 2, max = 4, each = [{ do = \"recall\", n = 1 }, { do = \"vp\", n = 1 }] }",
];

/// Changes the figures of a file here and there: prices, and what things do.
fn change(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut section = String::new();
    for line in &mut lines {
        if line.starts_with('[') {
            section.clone_from(line);
        }
        let start = line.split_inclusive('[').next().unwrap_or_default().to_owned();
        let lists: Vec<&str> = match start.as_str() {
            "effects = [" | "bonus = [" => QUIET.into_iter().chain(BONUS).collect(),
            "effect = [" => QUIET.into_iter().chain(BONUS).chain(CHARACTER).collect(),
            "when = [" => QUIET.to_vec(),
            _ => Vec::new(),
        };
        let cheaper =
            line.starts_with("cost = ") && section != "[[masterpiece]]" || line.starts_with("price = ");
        if cheaper && rng.below(3) == 0 {
            *line = line.replace(char::is_numeric, &rng.below(6).to_string());
        } else if rng.below(2) > 0 {
            continue;
        } else if let Some(list) = rng.pick(&lists) {
            let events = [
                "take",
                "sail_public",
                "sail_private",
                "lighthouse_used",
                "invite",
                "buy",
            ];
            *line = match rng.pick(&events) {
                Some(event) if start == "when = [" => {
                    format!("when = [{{ event = \"{event}\", then = [{list}] }}]")
                }
                _ => format!("{start}{list}]"),
            };
        }
    }
    lines.join("\n")
}

#[test]
fn every_accepted_table_plays_to_its_end() {
    let standard = Edition::<Components>::standard();
    let mut rng = Rng::new(Seed::from(2), Purpose::Playout);
    for number in 0..FILES {
        let text = change(standard.text(), &mut rng);
        let edition =
            Edition::load(&format!("changed {number}"), &text).unwrap_or_else(|error| panic!("{error}"));
        for seats in [1, 2, 3, 4, 4] {
            play_out(edition, seats, &mut rng);
        }
    }
}

/// A game of players who seldom pass and seldom waste a ship, so that much happens; every position on the way is possible.
fn play_out(edition: Edition<Components>, seats: u8, rng: &mut Rng) {
    let options = Options {
        start: Way::Blind,
        ..Options::default()
    };
    let mut game: Amalfi = Setup::new(Seats::new(seats), u64::from(rng.below(1000)))
        .with_edition(edition)
        .with_options(options)
        .start()
        .unwrap();
    let (mut decisions, mut actions) = (0, Vec::new());
    while let Some(seat) = game.waiting().first() {
        if let Err(reason) = game.audit() {
            panic!("{}, decision {decisions}: {reason}", edition.name());
        }
        actions.clear();
        game.actions(seat, &mut actions);
        if rng.below(10) == 0 {
            assert_redeal(&game, seat, &actions, rng);
        }
        if rng.below(8) > 0 {
            let first = actions.iter().map(rank).min().expect("something to do");
            actions.retain(|action| rank(action) == first);
        }
        let action = *rng.pick(&actions).expect("something to do");
        game.apply(seat, action, &mut ()).unwrap();
        decisions += 1;
    }
    assert!(
        decisions <= Amalfi::MOST_DECISIONS,
        "{}: {decisions}",
        edition.name()
    );
}

/// What the seat cannot know may be otherwise: it sees, and can do, the same, and the position is possible.
fn assert_redeal(game: &Amalfi, seat: Seat, actions: &[Action], rng: &mut Rng) {
    let (mut other, mut others) = (game.clone(), Vec::new());
    other.redeal(Eye::Seat(seat), rng);
    assert_eq!(other.view(Eye::Seat(seat)), game.view(Eye::Seat(seat)));
    other.actions(seat, &mut others);
    assert_eq!(others, actions);
    other.audit().unwrap();
}
