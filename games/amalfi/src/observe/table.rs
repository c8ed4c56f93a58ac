//! What lies open before everybody: how far the game is, decrees and titles, decks, the solo opponent.

use signoria_engine::{Observer, Set};

use crate::options::Opponent;
use crate::state::{Amalfi, ROUNDS, SEATS, TITLES, size};

/// The phases, see [`Phase`](crate::state::Phase).
const PHASES: usize = 8;
/// The ways to deal, see [`Way`](crate::options::Way).
const WAYS: usize = 5;

pub(super) fn tell(game: &Amalfi, to: &mut impl Observer) {
    to.one_of("seats", Some(game.seats.count() - 1), SEATS);
    to.one_of("way", Some(game.way as usize), WAYS);
    to.one_of("phase", Some(game.phase as usize), PHASES);
    to.one_of("round", Some(game.round.into()), ROUNDS.into());
    to.capped("rounds-left", ROUNDS.saturating_sub(game.round), ROUNDS.into());
    to.capped(
        "in-round",
        game.seats.count() as u32 - game.passed.len() as u32,
        4,
    );
    for (round, &decree) in game.decrees.iter().enumerate() {
        // What was scored is of no use any more.
        let open = round >= usize::from(game.round);
        to.token(("decree", round + 1), open.then_some(decree));
    }
    let titles: Set<_> = game.titles.iter().copied().collect();
    to.set("title", titles);
    for number in 0..TITLES {
        let figures = game.edition.title(game.titles[number]);
        let next = figures.vp.get(game.cubes_on(number)).copied().unwrap_or(0);
        to.capped(("title-vp", number), next, 40);
    }
    to.capped("council-deck", game.council_deck.len() as u32, 75);
    to.capped("workshop-deck", game.workshop_deck.len() as u32, 54);
    let tiles = game.stacks[0].len() + game.stacks[1].len();
    to.capped("tiles", tiles as u32, 36);
    to.part("rival", |to| rival(game, to));
}

fn rival(game: &Amalfi, to: &mut impl Observer) {
    let solo = &game.edition.solo;
    to.token("is", game.opponent);
    let (needed, at_the_end) = match game.opponent {
        Some(opponent) => (
            game.titles_needed(),
            solo.titles[opponent as usize][usize::from(ROUNDS) - 1],
        ),
        None => (0, 0),
    };
    to.capped("titles-needed", needed, 3);
    to.capped("titles-at-the-end", at_the_end, 3);
    let left = |all: u8, used: u8| match game.opponent {
        Some(Opponent::Naples | Opponent::Genoa) => all.saturating_sub(used),
        None => 0,
    };
    to.capped("ships", left(solo.ships, size(game.rival.docks)), 20);
    to.capped("lighthouses", left(solo.lighthouses, size(game.rival.lights)), 20);
    to.flag("lost", game.lost);
}
