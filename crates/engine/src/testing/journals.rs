//! Games that must always replay: the files of a game's folder `journals/`, replayed with their checksums.
//!
//! They pin down the rules: a change in what a stored game does shows up here. Either keep the old path for old
//! games (raise [`Declaration::RULES`](crate::Declaration::RULES), check the version in the state) or regenerate the corpus and say so
//! in the changelog. CONTRIBUTING says when to do which.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::game::{Game, OptionKind, Setup};
use crate::journal::{Journal, checksum};
use crate::laws::setups;
use crate::rng::{Purpose, Rng, Seed};

/// A corpus has at least this many games.
pub const FEWEST: usize = 20;

/// When this variable is set, the corpus is regenerated before it is replayed.
const REMAKE: &str = "SIGNORIA_REMAKE_JOURNALS";

/// Replays every journal of the folder and checks that the corpus has every number of seats, edition and value of an option.
///
/// # Panics
/// If a journal cannot be replayed or ends differently than before, or the corpus has a gap.
pub fn replay<G: Game>(folder: &Path) {
    if env::var_os(REMAKE).is_some() {
        remake::<G>(folder);
    }
    let files = files(folder);
    let mut played = BTreeSet::new();
    for file in &files {
        let name = file.display();
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let journal = Journal::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(journal.checksum.is_some(), "{name} has no checksum");
        let game: G = journal.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(game.waiting().is_empty(), "{name} is not played to its end");
        assert_eq!(
            game.version(),
            journal.rules,
            "{name}: the state forgot its rules version"
        );
        let setup: Setup<G> = journal.setup().unwrap_or_else(|error| panic!("{name}: {error}"));
        played.extend(traits(&setup));
    }
    assert!(
        files.len() >= FEWEST,
        "{} journals in {}; a corpus has at least {FEWEST}: make it with cargo xtask journals {}",
        files.len(),
        folder.display(),
        G::ID
    );
    let all = setups::<G>().unwrap_or_else(|error| panic!("{error}"));
    let named = with_a_named_seat(&all);
    let wanted: BTreeSet<String> = all.iter().chain(&named).flat_map(traits).collect();
    let missing: Vec<&String> = wanted.difference(&played).collect();
    assert!(missing.is_empty(), "no journal has {missing:?}");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    files
}

/// What a corpus must have: each value of an option, and each edition, with each number of seats that allows it.
fn traits<G: Game>(setup: &Setup<G>) -> Vec<String> {
    let seats = setup.seats.count();
    let mut found = vec![format!("edition {} with {seats} seats", setup.edition.name())];
    let options = serde_json::to_value(&setup.options).unwrap_or_default();
    for spec in G::OPTIONS {
        let asked = spec
            .seats
            .is_none_or(|(low, high)| (usize::from(low)..=usize::from(high)).contains(&seats));
        if asked {
            found.push(format!("{} = {} with {seats} seats", spec.key, options[spec.key]));
        }
    }
    found
}

/// Set-ups in which the table itself names the seat that an option asks for, such as the first player: the last seat, for each number of
/// seats. In all others it is left to chance.
fn with_a_named_seat<G: Game>(all: &[Setup<G>]) -> Vec<Setup<G>> {
    let options = G::OPTIONS.iter().filter(|spec| spec.kind == OptionKind::Seat);
    let counts = (G::SEATS.0.max(2)..=G::SEATS.1).map(usize::from);
    let asked = options.flat_map(|spec| counts.clone().map(|seats| (spec.key, seats)));
    let naming = |(key, seats): (&'static str, usize)| {
        let mut plain = all.iter().filter(|setup| setup.seats.count() == seats);
        plain.find_map(|setup| {
            let mut options = serde_json::to_value(&setup.options).ok()?;
            options[key] = (seats - 1).into();
            let named = setup.clone().with_options(serde_json::from_value(options).ok()?);
            named.start().is_ok().then_some(named)
        })
    };
    asked.filter_map(naming).collect()
}

/// The fewest set-ups, chosen greedily, that have every trait.
fn cover<G: Game>(all: &[Setup<G>]) -> Vec<Setup<G>> {
    let mut left: BTreeSet<String> = all.iter().flat_map(|setup| traits(setup)).collect();
    let mut chosen = Vec::new();
    while !left.is_empty() {
        let news = |setup: &&Setup<G>| traits(setup).iter().filter(|found| left.contains(*found)).count();
        let Some(best) = all.iter().max_by_key(news) else {
            break;
        };
        for found in traits(best) {
            left.remove(&found);
        }
        chosen.push(best.clone());
    }
    chosen
}

/// Regenerates the corpus: every set-up of the cover, then again with other seeds until there are enough, then those with a named seat.
/// Every other game is played by a simple heuristic, so that its scores are not those of random play.
fn remake<G: Game>(folder: &Path) {
    fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for old in files(folder) {
        // Games of earlier rules stay: their purpose is to show that they still replay.
        let text = fs::read_to_string(&old).unwrap_or_default();
        if Journal::from_text(&text).is_ok_and(|journal| journal.rules < G::RULES) {
            continue;
        }
        fs::remove_file(&old).unwrap_or_else(|error| panic!("{}: {error}", old.display()));
    }
    let all = setups::<G>().unwrap_or_else(|error| panic!("{error}"));
    let setups = cover(&all);
    let count = setups.len().max(FEWEST);
    let named = with_a_named_seat(&all);
    for (number, setup) in (1..).zip(setups.iter().cycle().take(count).chain(&named)) {
        let mut setup = setup.clone();
        setup.seed = Seed::from(number);
        let journal = play(&setup, number % 2 == 0);
        let (seats, edition) = (setup.seats.count(), setup.edition.name());
        let file = folder.join(format!("{number:02}-{edition}-{seats}p.json"));
        fs::write(&file, journal.to_text()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}

/// How many actions the heuristic player looks at.
const LOOKS: usize = 8;

fn play<G: Game>(setup: &Setup<G>, with_sense: bool) -> Journal {
    let mut game = setup.start().unwrap_or_else(|error| panic!("{error:?}"));
    let mut journal = Journal::begin(setup);
    let mut rng = Rng::new(setup.seed, Purpose::Playout);
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        rng.shuffle(&mut actions);
        let looks = if with_sense { LOOKS } else { 1 };
        let tried = actions.iter().take(looks).map(|&action| {
            let mut next = game.clone();
            match next.apply(seat, action, &mut ()) {
                Ok(_) => (next.evaluate(seat), action, next),
                Err(error) => panic!("the listed \"{action}\" was refused: {error:?}"),
            }
        });
        let best = tried.max_by(|left, right| left.0.total_cmp(&right.0));
        let (_, action, next) = best.expect("who is waited for can do something");
        journal.push(seat, &action);
        game = next;
    }
    journal.checksum = Some(checksum(&game));
    journal
}

/// Expands to the test that replays the journals of a game's crate: `signoria_engine::journals!(Florence);`.
///
/// `cargo xtask journals GAME` regenerates them.
#[macro_export]
macro_rules! journals {
    ($Game:ty) => {
        #[test]
        fn every_stored_game_still_ends_as_it_did() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("journals");
            $crate::testing::journals::replay::<$Game>(&folder);
        }
    };
}
