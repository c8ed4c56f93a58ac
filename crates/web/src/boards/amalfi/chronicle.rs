//! Pictures of what the log tells, by its lines.

use signoria_engine::{Arg, Message};

use crate::boards::amalfi::sea::RIVAL;
use crate::table::Aside;

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

/// What a line only adds to another: resources raised for it, bread and points. Bread for which there is no room is no figure: it was never gained.
pub fn aside(message: &Message) -> Option<Aside> {
    let Arg::Number(count) = message.args.get("n")? else {
        return None;
    };
    let bread = || "amalfi-bread".to_owned();
    let (lost, sign, is_figure) = match message.id.strip_prefix("amalfi.log.")? {
        "bread-paid" => (true, bread(), true),
        "bread-gained" => (false, bread(), true),
        "bread-lost" => (true, "amalfi-bread-lost".to_owned(), false),
        "points" => (*count < 0, "amalfi-points".to_owned(), true),
        "paid-from-hold" => (true, format!("amalfi-{}", token(message, "hold")?), true),
        "paid-from-bay" => (true, "amalfi-any".to_owned(), true),
        _ => return None,
    };
    Some(Aside {
        lost,
        signs: vec![(sign, is_figure.then_some(count.abs()))],
    })
}

/// Ships are lowered before what they pay for is there.
pub fn leads(message: &Message) -> bool {
    message.id.starts_with("amalfi.log.paid-from-")
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
        "sailed" | "sailed-covered" | "recalled" | "copied" => of_seat(message, "ship"),
        "lit" | "lit-covered" => of_seat(message, "lighthouse"),
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
    fn bread_and_points_stand_beside_the_line_that_brings_them() {
        let line = |id: &'static str, n: i16| {
            let message = Message::new(id).with("seat", Seat::new(0));
            aside(&message.with("n", n)).map(|aside| (aside.lost, aside.signs))
        };
        let sign = |picture: &str, count| vec![(picture.to_owned(), Some(count))];
        assert_eq!(
            line("amalfi.log.bread-paid", 2),
            Some((true, sign("amalfi-bread", 2)))
        );
        assert_eq!(
            line("amalfi.log.points", 3),
            Some((false, sign("amalfi-points", 3)))
        );
        let lost = vec![("amalfi-bread-lost".to_owned(), None)];
        assert_eq!(line("amalfi.log.bread-lost", 2), Some((true, lost)));
        let paid = Message::new("amalfi.log.paid-from-hold").with("hold", Hold::Gems);
        let paid = paid.with("n", 3).with("seat", Seat::new(0));
        assert!(leads(&paid));
        assert_eq!(
            aside(&paid).map(|aside| aside.signs),
            Some(sign("amalfi-gems", 3))
        );
    }

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
