//! Every id that the game can say has words in every language.

use signoria_amalfi::action::Place;
use signoria_amalfi::effect::{Count, Kind};
use signoria_amalfi::event::Refusal;
use signoria_amalfi::score::{Origin, VERDICTS};
use signoria_engine::prelude::*;
use signoria_engine::testing::words::every_language_has;

use crate::scenario::*;

#[test]
fn every_id_has_words_in_every_language() {
    let mut ids: Vec<&str> = Vec::new();
    ids.extend(Event::IDS);
    ids.extend(Refusal::IDS);
    ids.extend(Action::IDS);
    ids.extend(Origin::IDS);
    ids.extend(VERDICTS);
    ids.extend([
        "amalfi.setup.draft",
        "amalfi.setup.opponent",
        "amalfi.setup.first",
        "amalfi.cause.shipyard",
        "amalfi.cause.barn",
        "amalfi.cause.no-lighthouse",
    ]);
    ids.extend(Character::ALL.iter().map(|card| card.name()));
    ids.extend(Masterpiece::ALL.iter().map(|card| card.name()));
    ids.extend(Route::ALL.iter().map(|route| route.name()));
    ids.extend(Tile::ALL.iter().map(|tile| tile.name()));
    ids.extend(Decree::ALL.iter().map(|decree| decree.name()));
    ids.extend(Title::ALL.iter().map(|title| title.name()));
    ids.extend(Guild::ALL.iter().map(|guild| guild.name()));
    ids.extend(Hold::ALL.iter().map(|hold| hold.name()));
    ids.extend(Place::ALL.iter().map(|place| place.name()));
    ids.extend(Craft::ALL.iter().map(|craft| craft.name()));
    ids.extend(Role::ALL.iter().map(|role| role.name()));
    ids.extend(Count::ALL.iter().map(|count| count.name()));
    ids.extend(Kind::ALL.iter().map(|kind| kind.name()));
    ids.extend(Opponent::ALL.iter().map(|opponent| opponent.name()));
    assert_eq!(Amalfi::WORDS.len(), 3);
    every_language_has::<Amalfi>(ids);
}
