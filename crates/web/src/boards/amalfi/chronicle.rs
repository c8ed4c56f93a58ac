//! Pictures of what the log tells, by its lines.

use signoria_engine::{Arg, Message};

use crate::boards::amalfi::sea::RIVAL;

/// The last part of the name that an argument has: "raphael" of "amalfi.character.raphael".
fn token<'a>(message: &'a Message, argument: &str) -> Option<&'a str> {
    match message.args.get(argument)? {
        Arg::Name(name) => name.rsplit('.').next(),
        _ => None,
    }
}

/// A piece in the colour of the seat that acts.
fn of_seat(message: &Message, piece: &str) -> Option<String> {
    match message.args.get("seat")? {
        Arg::Seat(seat) => Some(format!("amalfi-{piece}-{}", seat.index())),
        _ => None,
    }
}

/// What a line is about: the card, the route, the good or the piece that moves.
pub fn picture(message: &Message) -> Option<String> {
    let about = |argument: &str, kind: &str| Some(format!("{kind}-{}", token(message, argument)?));
    match message.id.strip_prefix("amalfi.log.")? {
        "kept" | "returned" | "discarded" | "took" | "invited" | "activated" | "unturned" | "endgame"
        | "council-card" | "council-discard" => about("card", "portrait"),
        "bought" | "workshop-card" | "workshop-discard" | "rival-looks" => about("card", "amalfi-work"),
        "explored" | "atlas-tile" | "atlas-discard" | "covered" | "rival-looks-at-tile" => {
            about("tile", "amalfi-route")
        }
        "sailed" | "recalled" | "copied" => of_seat(message, "ship"),
        "lit" => of_seat(message, "lighthouse"),
        "rival-ship" | "rival-barred" => Some(format!("amalfi-ship-{RIVAL}")),
        "rival-lighthouse" => Some(format!("amalfi-lighthouse-{RIVAL}")),
        "sent" | "lowered" | "paid-from-hold" | "beacon-sent" => about("hold", "amalfi"),
        "bread-paid" | "bread-gained" | "bread-lost" | "beacon-bread" | "fed" | "hungry" => {
            Some("amalfi-bread".to_owned())
        }
        "supplied" | "paid-from-bay" | "launched" => Some("amalfi-launch".to_owned()),
        "moved" => Some("amalfi-move".to_owned()),
        "ship-built" => Some("amalfi-hull".to_owned()),
        "points" | "decree" => Some("amalfi-points".to_owned()),
        "title" | "titles-enough" | "titles-too-few" => Some("amalfi-title".to_owned()),
        "compass" => Some("amalfi-compass".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use signoria_amalfi::pieces::{Character, Hold, Masterpiece};
    use signoria_engine::Seat;

    use super::*;

    #[test]
    fn lines_show_what_they_are_about() {
        let line = |id: &'static str| Message::new(id).with("seat", Seat::new(1));
        let card = Character::ALL[0];
        let took = line("amalfi.log.took").with("card", card);
        assert_eq!(picture(&took), Some(format!("portrait-{card}")));
        let work = Masterpiece::ALL[0];
        let bought = line("amalfi.log.bought").with("card", work);
        assert_eq!(picture(&bought), Some(format!("amalfi-work-{work}")));
        let sent = line("amalfi.log.sent").with("hold", Hold::Gems);
        assert_eq!(picture(&sent).as_deref(), Some("amalfi-gems"));
        assert_eq!(
            picture(&line("amalfi.log.sailed")).as_deref(),
            Some("amalfi-ship-1")
        );
        assert_eq!(picture(&line("amalfi.log.passed")), None);
    }
}
