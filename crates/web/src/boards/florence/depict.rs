//! Which drawings stand for what a line of the log speaks of, and for what a bonus or prestige card counts.

use signoria_engine::{Arg, Message};
use signoria_florence::Drawing;
use signoria_florence::edition::{Count, Goal};
use signoria_florence::pieces::{Building, Card, Freedom, Landscape, Pile, Size, Tile};

use crate::boards::florence::estate::tile_picture;
use crate::boards::florence::lots::stack_picture;

/// What a message may speak of, the most telling first.
const ARGUMENTS: [&str; 8] = [
    "building",
    "landscape",
    "freedom",
    "stack",
    "card",
    "character",
    "deck",
    "cards",
];

/// Lines that name nothing and sources of points, by the end of their ids, and what they are about.
const PLAIN: [(&str, &str); 24] = [
    (".source.merchant", "merchant"),
    (".source.works", "work"),
    (".source.buildings", "house"),
    (".source.landscapes", "forest"),
    (".source.builders", "builder"),
    (".source.best-works", "laurel"),
    (".source.prestige-card", "prestige"),
    (".source.banker", "coin"),
    ("-bought-nothing", "hammer"),
    (".raised", "hammer"),
    (".passed", "hammer"),
    (".sat-out", "hammer"),
    ("completed", "work"),
    ("converted", "star"),
    (".gained", "star"),
    ("best-work", "laurel"),
    (".sold", "coin"),
    ("-paid", "coin"),
    (".no-work", "work"),
    ("held-recruiting", "recruiting"),
    ("took-nothing", "hammer"),
    ("diego-must-work", "work"),
    ("diego-idle", "hand"),
    ("diego-row", "hand"),
];

/// The drawing of what a line of the log speaks of.
pub fn line(figures: &Drawing, message: &Message) -> Option<String> {
    if message.id.ends_with("converted") && message.args.get("points") == Some(&Arg::Number(0)) {
        return Some("florence-coin".into());
    }
    let named = ARGUMENTS.iter().find_map(|name| {
        let id = match message.args.get(*name)? {
            Arg::Name(id) => id,
            Arg::List(parts) => match parts.first()? {
                Arg::Name(id) => id,
                _ => return None,
            },
            _ => return None,
        };
        thing(figures, id)
    });
    named.or_else(|| {
        let found = PLAIN.iter().find(|(end, _)| message.id.ends_with(end));
        found.map(|(_, picture)| match *picture {
            // A character is a face.
            "merchant" => format!("portrait-{picture}-round"),
            _ => format!("florence-{picture}"),
        })
    })
}

/// The drawing of a thing by the id of its name.
fn thing(figures: &Drawing, id: &str) -> Option<String> {
    let (kind, name) = id.strip_prefix("florence.")?.split_once('.')?;
    match kind {
        "building" => Some(building(figures, name.parse().ok()?)),
        "landscape" | "freedom" | "deck" => Some(format!("florence-{name}")),
        "stack" => Some(stack_picture(name.parse().ok()?)),
        "card" => Some(card(name.parse().ok()?)),
        "character" => Some(format!("portrait-{name}-round")),
        _ => None,
    }
}

/// A card as a small sign: whose face it is, or what its back shows.
pub fn card(card: Card) -> String {
    match card.pile() {
        Pile::Profession => format!("portrait-{card}-round"),
        pile => format!("florence-{pile}"),
    }
}

/// The drawing of a building as its tile is printed.
pub fn building(figures: &Drawing, building: Building) -> String {
    let tile = Tile::Building(building);
    tile_picture(tile, &figures.outline(tile))
}

fn size(figures: &Drawing, size: Size) -> Option<String> {
    figures.building_of(size).map(|kind| building(figures, kind))
}

/// What a card counts, in drawings.
fn counted(figures: &Drawing, count: Count) -> Vec<String> {
    let plain = |names: &[&str]| names.iter().map(|name| format!("florence-{name}")).collect();
    let landscapes = || {
        Landscape::ALL
            .iter()
            .map(|kind| format!("florence-{kind}"))
            .collect()
    };
    let freedoms = || {
        Freedom::ALL
            .iter()
            .map(|kind| format!("florence-{kind}"))
            .collect()
    };
    match count {
        Count::Buildings => plain(&["house"]),
        Count::Large => size(figures, Size::Large).into_iter().collect(),
        Count::Medium => size(figures, Size::Medium).into_iter().collect(),
        Count::Small => size(figures, Size::Small).into_iter().collect(),
        Count::BuildingSizes => Size::ALL.iter().filter_map(|it| size(figures, *it)).collect(),
        Count::Forests => plain(&["forest"]),
        Count::Lakes => plain(&["lake"]),
        Count::Parks => plain(&["park"]),
        Count::Landscapes | Count::LandscapeTypes => landscapes(),
        Count::Freedoms | Count::FreedomTypes => freedoms(),
        Count::Jesters => plain(&["jester"]),
        Count::Builders => plain(&["builder"]),
        Count::PrestigeCards => plain(&["prestige"]),
        Count::Categories => plain(&["forest", "jester", "builder", "opinion"]),
        Count::HandCards => plain(&["hand"]),
        Count::TableCards | Count::Works => plain(&["work"]),
        Count::EmptyCells => plain(&["lawn"]),
    }
}

/// The face of a bonus or prestige card: what it counts, and what that is worth.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Face {
    /// The drawings of what is counted.
    pub pictures: Vec<String>,
    /// What each, or all of it together, is worth.
    pub value: String,
}

/// The face of a card; none for a profession.
pub fn face(figures: &Drawing, card: Card) -> Option<Face> {
    let number = usize::from(card.number());
    match card.pile() {
        Pile::Profession => None,
        Pile::Bonus => figures.bonuses.get(number).map(|bonus| Face {
            pictures: bonus
                .counts
                .iter()
                .flat_map(|count| counted(figures, *count))
                .collect(),
            value: format!("+{}", bonus.each),
        }),
        Pile::Prestige => figures.prestiges.get(number).map(|prestige| Face {
            pictures: match &prestige.goal {
                Goal::Most(count) | Goal::Fewest(count) => counted(figures, *count),
                Goal::Have(needs) => needs
                    .iter()
                    .flat_map(|(count, _)| counted(figures, *count))
                    .collect(),
            },
            value: prestige.points.to_string(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Edition;
    use signoria_florence::Components;

    use super::*;

    fn figures() -> Drawing {
        Drawing::of(Edition::<Components>::standard().figures())
    }

    #[test]
    fn every_bonus_and_prestige_card_has_a_face() {
        let figures = figures();
        for card in Pile::Bonus.cards().iter().chain(Pile::Prestige.cards()) {
            let face = face(&figures, *card).unwrap();
            assert!(!face.pictures.is_empty() && !face.value.is_empty(), "{card}");
        }
    }

    #[test]
    fn a_line_shows_the_thing_that_it_names_or_what_it_is_about() {
        let figures = figures();
        let name = |id: &'static str| Arg::Name(id.into());
        let built = Message::new("florence.log.built").with("building", name("florence.building.chapel"));
        assert!(line(&figures, &built).unwrap().starts_with("florence-chapel-"));
        let bought = Message::new("florence.log.bought").with("stack", name("florence.stack.jester"));
        assert_eq!(line(&figures, &bought).unwrap(), "florence-jester");
        assert_eq!(
            line(&figures, &Message::new("florence.log.raised")).unwrap(),
            "florence-hammer"
        );
        assert_eq!(line(&figures, &Message::new("florence.log.ended")), None);
        let kept = Message::new("florence.log.converted").with("points", 0);
        assert_eq!(line(&figures, &kept).unwrap(), "florence-coin");
        let merchant = Message::new("florence.source.merchant");
        assert_eq!(line(&figures, &merchant).unwrap(), "portrait-merchant-round");
    }
}
