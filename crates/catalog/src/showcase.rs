//! Positions in which every piece of a game's box is in sight, for a reference that shows the pieces one by one.
//!
//! They are views like any other, so that a board explains them with its own code, but no game could reach them.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use signoria_amalfi::Amalfi;
use signoria_amalfi::options::Way;
use signoria_amalfi::pieces::{Character, Decree, Masterpiece, Tile as Route, Title};
use signoria_engine::{Declaration, Edition, Eye, Seat, Seats, Setup, Show, Start};
use signoria_florence::Florence;
use signoria_lorenzo::Lorenzo;
use signoria_lorenzo::card::Card;
use signoria_lorenzo::pieces::Leader;
use signoria_lorenzo::pieces::Tile;
use signoria_praga::Praga;
use signoria_praga::hex::Hex;
use signoria_praga::pieces::{BridgeTile, PlazaTile, Technology};

/// Enough for every piece to be dealt at least once; a game of four shows many, so this is far more than needed.
const MOST_GAMES: u64 = 2000;

/// For each edition of a game, the views that together show every piece, the standard one first; none for a game without a drawn board.
#[must_use]
pub fn showcase(game: &str) -> Vec<(String, Vec<Value>)> {
    match game {
        Florence::ID => florence(),
        Lorenzo::ID => vec![(standard::<Lorenzo>(), lorenzo())],
        Praga::ID => vec![(standard::<Praga>(), praga())],
        Amalfi::ID => vec![(standard::<Amalfi>(), amalfi())],
        _ => Vec::new(),
    }
}

/// The id of the standard edition of a game.
fn standard<G: Declaration>() -> String {
    Edition::<G::Figures>::standard().name().to_owned()
}

const FIRST: Eye = Eye::Seat(Seat::new(0));

/// What an eye sees at the beginning of a game.
fn opening<G: Declaration + Start + Show>(options: G::Options, seed: u64, eye: Eye) -> Option<G::View> {
    let setup = Setup::<G>::new(Seats::new(4), seed).with_options(options);
    Some(G::new(&setup).ok()?.view(eye))
}

fn written(view: impl Serialize) -> Option<Value> {
    serde_json::to_value(view).ok()
}

/// Both editions have the same pieces with other figures.
fn florence() -> Vec<(String, Vec<Value>)> {
    let mut editions = Edition::<signoria_florence::Components>::all();
    let first = Edition::<signoria_florence::Components>::standard();
    editions.sort_by_key(|edition| edition.name() != first.name());
    let shown = editions.into_iter().map(|edition| {
        let options = signoria_florence::Options {
            muse_and_princess: true,
            ..Default::default()
        };
        let setup = Setup::<Florence>::new(Seats::new(4), 1)
            .with_options(options)
            .with_edition(edition);
        let view = Florence::new(&setup).ok().map(|game| {
            let mut view = game.view(FIRST);
            // A card in one's own hand shows what it would be worth now; a reference shows what is printed.
            for player in &mut view.players {
                player.hand.clear();
                player.works.clear();
            }
            view
        });
        (
            edition.name().to_owned(),
            view.and_then(written).into_iter().collect(),
        )
    });
    shown.collect()
}

/// The tiles of the three periods lie out together, seven times.
fn lorenzo() -> Vec<Value> {
    let components = Edition::<signoria_lorenzo::Components>::standard().figures();
    let all = Tile::ALL.len() / 3;
    let views = (0..all).filter_map(|number| {
        let mut view = opening::<Lorenzo>(Default::default(), 1, Eye::Spectator)?;
        view.tiles = std::array::from_fn(|period| Tile::ALL[period * all + number]);
        view.figures.tiles = view.tiles.map(|tile| components.tile(tile).clone()).to_vec();
        view.players.clear();
        view.towers = Default::default();
        view.figures.cards.clear();
        if number == 0 {
            let cards = Card::ALL.iter();
            view.figures.cards = cards.map(|&card| (card, components.card(card).clone())).collect();
            let leaders = Leader::ALL.iter();
            view.figures.leaders = leaders
                .map(|&leader| (leader, components.leader(leader).clone()))
                .collect();
        }
        written(view)
    });
    views.collect()
}

/// Ten places for eleven plaza tiles: two views.
fn praga() -> Vec<Value> {
    let figures = Edition::<signoria_praga::edition::Components>::standard().figures();
    let views = PlazaTile::ALL.chunks(10).filter_map(|tiles| {
        let mut view = opening::<Praga>(Default::default(), 1, FIRST)?;
        let hexes = (0..Hex::COUNT).filter_map(Hex::from_number);
        view.figures.faces = hexes.map(|hex| (hex.to_string(), *figures.face(hex))).collect();
        let technologies = Technology::ALL.iter();
        view.figures.technologies = technologies
            .map(|&tile| (tile, *figures.technology(tile)))
            .collect();
        let bridge = BridgeTile::ALL.iter();
        view.figures.bridge_tiles = bridge.map(|&tile| (tile, *figures.bridge_tile(tile))).collect();
        for (place, plaza) in view.figures.plazas.iter_mut().enumerate() {
            view.plazas[place] = tiles.get(place).copied();
            plaza.tile = view.plazas[place].map(|tile| *figures.plaza_tile(tile));
        }
        written(view)
    });
    views.collect()
}

/// Game after game is dealt until everything has been seen; the first view gathers what it can hold, and decrees, of which it holds four, have views of
/// their own.
fn amalfi() -> Vec<Value> {
    let blind = signoria_amalfi::Options {
        start: Way::Blind,
        ..Default::default()
    };
    let Some(mut all) = opening::<Amalfi>(blind.clone(), 0, FIRST) else {
        return Vec::new();
    };
    let mut decrees: BTreeSet<Decree> = all.decrees.into_iter().collect();
    let mut further = Vec::new();
    for seed in 1..MOST_GAMES {
        let is_whole = all.figures.works.len() == Masterpiece::ALL.len()
            && all.figures.characters.len() == Character::ALL.len()
            && all
                .figures
                .routes
                .iter()
                .filter(|face| face.route.tile().is_some())
                .count()
                == Route::ALL.len()
            && all.titles.len() == Title::ALL.len()
            && decrees.len() == Decree::ALL.len();
        if is_whole {
            break;
        }
        let Some(dealt) = opening::<Amalfi>(blind.clone(), seed, FIRST) else {
            continue;
        };
        for face in &dealt.figures.works {
            if all.figures.work(face.card).is_none() {
                all.figures.works.push(face.clone());
            }
        }
        for face in &dealt.figures.characters {
            if all.figures.character(face.card).is_none() {
                all.figures.characters.push(face.clone());
            }
        }
        for face in &dealt.figures.routes {
            if all.figures.route(face.route).is_none() {
                all.figures.routes.push(face.clone());
            }
        }
        for title in &dealt.titles {
            if !all.titles.iter().any(|known| known.title == title.title) {
                all.titles.push(title.clone());
            }
        }
        let before = decrees.len();
        decrees.extend(dealt.decrees);
        if decrees.len() > before {
            further.push(dealt);
        }
    }
    // Things in a market have a price there, and characters show which conditions are met: neither is printed.
    all.council = signoria_amalfi::state::Row::EMPTY;
    all.workshop = signoria_amalfi::state::Row::EMPTY;
    all.atlas = signoria_amalfi::state::Row::EMPTY;
    for view in std::iter::once(&mut all).chain(&mut further) {
        view.players.clear();
    }
    for view in &mut further {
        view.titles.clear();
        view.figures.works.clear();
        view.figures.characters.clear();
        view.figures.routes.clear();
    }
    std::iter::once(all).chain(further).filter_map(written).collect()
}
