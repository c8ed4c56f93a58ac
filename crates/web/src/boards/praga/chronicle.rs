//! Pictures of what the log tells, by its lines.

use signoria_engine::message::Amount;
use signoria_engine::{Arg, Message};
use signoria_praga::pieces::{Deed, Grid, Row, Track};

use crate::boards::praga::look::act;
use crate::table::Aside;

/// The last part of the name that an argument has: "mines" of "praga.action.mines".
pub fn token<'a>(message: &'a Message, argument: &str) -> Option<&'a str> {
    match message.args.get(argument)? {
        Arg::Name(name) => name.rsplit('.').next(),
        _ => None,
    }
}

/// The picture of the action that an argument names.
fn deed(message: &Message) -> Option<String> {
    let deed: Deed = token(message, "action")?.parse().ok()?;
    Some(act(deed).name().to_owned())
}

/// The pictures of the goods of an argument, with their numbers.
fn goods(message: &Message, argument: &str) -> Option<Vec<(String, Option<i64>)>> {
    let amounts = Amount::all_of(message.args.get(argument)?)?;
    let sign = |amount: Amount| {
        let name = amount.of.rsplit('.').next()?;
        let picture = match name {
            "gold-mine" => "praga-mines".to_owned(),
            "quarry" => "praga-quarries".to_owned(),
            _ => format!("praga-{name}"),
        };
        Some((picture, Some(amount.count)))
    };
    amounts.into_iter().map(sign).collect()
}

/// The picture of the first good of an argument.
fn good(message: &Message, argument: &str) -> Option<String> {
    Some(goods(message, argument)?.into_iter().next()?.0)
}

/// What a line only adds to the one before it: what is paid and gained; and what is seen anyway: new hexes, cards in hand, the end of a turn.
pub fn aside(message: &Message) -> Option<Aside> {
    let (lost, signs) = match message.id.strip_prefix("praga.log.")? {
        "paid" => (true, goods(message, "price")?),
        "gave-back" => (true, goods(message, "windows")?),
        "gained" => (false, goods(message, "gain")?),
        "dealt" | "discarded" | "drew" | "saw-bridge" | "turn-over" | "track" => (false, Vec::new()),
        _ => return None,
    };
    Some(Aside { lost, signs })
}

/// Whether the opponent's turn begins with that line: with his card, or else with the tile that he takes.
pub fn begins(message: &Message) -> bool {
    matches!(&*message.id, "praga.log.parler-card" | "praga.log.opponent-took")
}

/// The picture of what a row holds.
pub const fn of_row(row: Row) -> &'static str {
    match row {
        Row::Upgrade => "praga-upgrade",
        Row::Wall => "praga-wall",
        Row::Building => "praga-building",
    }
}

const fn of_track(track: Track) -> &'static str {
    match track {
        Track::GoldMine => "praga-mines",
        Track::Quarry => "praga-quarries",
    }
}

const fn of_grid(grid: Grid) -> &'static str {
    match grid {
        Grid::HungerWall => "praga-hunger-wall",
        Grid::Cathedral => "praga-cathedral",
    }
}

/// The kind of hex that an argument describes.
fn hex(message: &Message) -> Option<String> {
    match message.args.get("hex")? {
        Arg::Message(hex) => {
            let row: Row = hex.id.rsplit('.').next()?.parse().ok()?;
            Some(of_row(row).to_owned())
        }
        _ => None,
    }
}

/// The picture of what a line tells; none for lines about nothing that is drawn.
pub fn picture(message: &Message) -> Option<String> {
    let id = message.id.strip_prefix("praga.log.")?;
    let named = match id {
        "tile" | "overran" | "opponent-took" => {
            let (first, second) = (token(message, "first")?, token(message, "second")?);
            return Some(format!("praga-tile-{first}-{second}"));
        }
        "act" | "upgraded" | "claims" => return deed(message),
        "paid" => return good(message, "price"),
        "gave-back" => return good(message, "windows"),
        "gained" => return good(message, "gain"),
        "took-hex" | "dealt" | "discarded" => return hex(message),
        "refreshes" => of_row(token(message, "row")?.parse().ok()?),
        "produces" | "river" | "parler-track" => of_track(token(message, "track")?.parse().ok()?),
        "stepped" | "rose" => of_grid(token(message, "grid")?.parse().ok()?),
        "extra" => "praga-gold-window",
        "paid-egg" => "praga-egg",
        "wealth" => "praga-silver-window",
        "seal-right" | "sealed" | "scored-seal" | "spent-on-seal" | "parler-seal" => "praga-seal",
        "walled" => "praga-wall",
        "built" | "parler-built" => "praga-building",
        "completed" | "half" | "present" | "unfinished" => "praga-plaza",
        "road" | "road-free" => "praga-road",
        "drew" | "draws" | "kept" | "uses" => "praga-technology",
        "saw-bridge" | "looks-at-bridge" | "took-bridge" | "laid" | "bridge-full" | "scored-bridge" => {
            "praga-bridge"
        }
        "parler-card" => "praga-cards",
        "parler-pawn" | "parler-present" => "praga-pawn",
        "scored" | "parler-river" => "praga-vp",
        _ => return None,
    };
    Some(named.to_owned())
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Edition, IntoArg as _};
    use signoria_praga::describe::Wording as _;
    use signoria_praga::edition::Components;
    use signoria_praga::effect::{Gain, Good};
    use signoria_praga::hex::Hex;

    use super::*;

    #[test]
    fn lines_show_what_they_are_about() {
        let line = |id: &'static str| Message::new(id);
        let tile = line("praga.log.tile")
            .with("first", Deed::Mines)
            .with("second", Deed::Wall);
        assert_eq!(picture(&tile).as_deref(), Some("praga-tile-mines-wall"));
        let gained = line("praga.log.gained").with("gain", Gain::new(Good::Quarry, 1));
        assert_eq!(picture(&gained).as_deref(), Some("praga-quarries"));
        let paid = line("praga.log.paid").with("price", vec![Gain::new(Good::Gold, 2)]);
        assert_eq!(picture(&paid).as_deref(), Some("praga-gold"));
        let stepped = line("praga.log.stepped").with("grid", Grid::Cathedral);
        assert_eq!(picture(&stepped).as_deref(), Some("praga-cathedral"));
        assert_eq!(picture(&line("praga.log.turn-over")), None);
    }

    #[test]
    fn payments_and_gains_stand_beside_what_they_are_for() {
        let price = vec![Gain::new(Good::Gold, 2), Gain::new(Good::Stone, 1)];
        let paid = aside(&Message::new("praga.log.paid").with("price", price)).unwrap();
        let two = |picture: &str, count| (picture.to_owned(), Some(count));
        assert_eq!(
            (paid.lost, paid.signs),
            (true, vec![two("praga-gold", 2), two("praga-stone", 1)])
        );
        let gained = aside(&Message::new("praga.log.gained").with("gain", Gain::new(Good::GoldMine, 1)));
        assert_eq!(gained.unwrap().signs, [two("praga-mines", 1)]);
        assert_eq!(aside(&Message::new("praga.log.walled")), None);
    }

    #[test]
    fn every_hex_is_shown_by_its_row() {
        let figures = Edition::<Components>::standard().figures();
        for hex in (0..Hex::COUNT).filter_map(Hex::from_number) {
            let line = Message::new("praga.log.took-hex").with("hex", hex.wording(figures).into_arg());
            assert_eq!(picture(&line).as_deref(), Some(of_row(hex.row())));
        }
    }
}
