//! Every thing that can lie on the board says what it is, in every language.

use serde::Deserialize;
use signoria_engine::erased::{AnyGame, Erased, Order};
use signoria_engine::{Declaration, Eye, Seats, Seed};
use signoria_praga::Praga;
use signoria_praga::effect::Good;
use signoria_praga::pieces::{ActionTile, Deed, Half, Level, Plaza, ProductionTile, Row, Seal, Space, Track};
use signoria_words::{Language, Lexicon};

use super::*;

fn view(seats: u8) -> View {
    let order = Order {
        edition: None,
        options: Default::default(),
        seats: Seats::new(seats),
        seed: Seed::from(7),
    };
    let (state, _) = Erased::<Praga>::new().start(&order).unwrap();
    View::deserialize(&state.view(Eye::Seat(Seat::new(0)))).unwrap()
}

fn ids(view: &View) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(ActionTile::ALL.iter().map(|it| format!("tile.{it}")));
    ids.extend((0..12).map(|it| format!("sector.{it}")));
    ids.extend(Row::ALL.iter().map(|it| format!("refresh.{it}")));
    ids.extend((0..3).flat_map(|row| (0..4).map(move |place| format!("place.{row}.{place}"))));
    ids.extend((0..3).map(|row| format!("stack.{row}")));
    let cells =
        (0..2).flat_map(|grid| (0..5).flat_map(move |row| (0..6).map(move |column| (grid, row, column))));
    ids.extend(cells.map(|(grid, row, column)| format!("cell.{grid}.{row}.{column}")));
    ids.extend(
        view.figures
            .sites
            .iter()
            .map(|it| format!("site.{}", it.site.spot)),
    );
    ids.extend(Plaza::ALL.iter().map(|it| format!("plaza.{it}")));
    ids.extend(Half::ALL.iter().map(|it| format!("half.{it}")));
    ids.extend(Seal::ALL.iter().map(|it| format!("seal.{it}")));
    ids.extend(Space::ALL.iter().map(|it| format!("road.{it}")));
    ids.extend((0..5).map(|it| format!("pair.{it}")));
    ids.extend((0..2).map(|it| format!("tower.{it}")));
    ids.extend(ProductionTile::ALL.iter().map(|it| format!("production.{it}")));
    ids.extend(Deed::ALL.iter().map(|it| format!("action.{it}")));
    ids.extend(
        view.figures.board[6..]
            .iter()
            .map(|it| format!("wall-space.{it}")),
    );
    ids.extend(Good::ALL.iter().map(|it| format!("good.{it}")));
    ids.extend(Track::ALL.iter().map(|it| format!("track.{it}")));
    ids.extend(Track::ALL.iter().map(|it| format!("yield.{it}")));
    ids.extend(Level::ALL.iter().map(|it| format!("level.{it}")));
    ids.extend(["tile", "bonus", "action", "extras", "end"].map(|it| format!("check.{it}")));
    let single = [
        "overrun",
        "sun",
        "turns",
        "multiplier",
        "claim.mines",
        "centre",
        "good.cube",
        "extra",
        "track.technology",
        "track.university",
        "later",
    ];
    ids.extend(single.map(str::to_owned));
    ids.into_iter().map(|id| format!("praga.{id}")).collect()
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    // A part of the turn is called as on the screen.
    let screens = [
        ("en", include_str!("../../../../words/en.ftl")),
        ("ru", include_str!("../../../../words/ru.ftl")),
        ("pl", include_str!("../../../../words/pl.ftl")),
    ];
    let words = Praga::WORDS.iter().copied().chain(screens);
    let lexicon = Lexicon::new(words).unwrap();
    let names = ["Anna", "Bruno", "Clara", "Dora"].map(str::to_owned);
    for seats in [1, 2, 4] {
        let view = view(seats);
        for id in ids(&view) {
            let told = told(&view, Seat::new(0), &id).unwrap_or_else(|| panic!("{id} is not explained"));
            for language in Language::ALL {
                let say = |message: &Message| {
                    let words = lexicon.try_say(language, message, &names[..]);
                    words.unwrap_or_else(|error| panic!("{id} in {language}: {error}"))
                };
                let said = told.clone().said(say);
                assert!(!said.title.is_empty(), "{id} in {language}");
                assert!(said.says.iter().any(|says| says.len() > 10), "{id} in {language}");
                assert!(!said.clauses.is_empty(), "{id}");
            }
        }
    }
}

#[test]
fn the_clauses_stand_in_the_rules() {
    let rules = include_str!("../../../../../../games/praga/RULES.md");
    let view = view(3);
    for id in ids(&view) {
        let told = told(&view, Seat::new(0), &id).unwrap();
        for clause in told.said(|message| message.id.to_string()).clauses {
            assert!(rules.contains(&format!("**{clause}**")), "{id}: {clause}");
        }
    }
}
