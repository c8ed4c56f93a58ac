//! What a seat did last, in two or three words: its line in the rail is short, and the log has the whole.

use std::sync::Arc;

use signoria_engine::{Message, Seat, Standing};

use crate::session::Logged;
use crate::table::actor;

/// What the seat did last; of the auction only what belongs to this round.
pub fn last(log: &[Arc<Logged>], seat: Seat) -> Option<Message> {
    let mut is_over = false;
    for message in log.iter().rev().map(|logged| &logged.line.message) {
        is_over |= message.id.starts_with("florence.log.round");
        let lapses = is_over
            && matches!(
                &*message.id,
                "florence.log.passed" | "florence.log.sat-out" | "florence.log.raised"
            );
        if actor(message) == Some(seat)
            && !lapses
            && let Some(said) = in_short(message)
        {
            return Some(said);
        }
    }
    None
}

/// The place of a seat at the end, and what its prestige cards brought.
pub fn place(row: &Standing) -> Message {
    let cards = row
        .sources
        .iter()
        .filter(|source| source.name.id == "florence.source.prestige-card");
    let points: i32 = cards.map(|source| source.points).sum();
    Message::new("web.florence.did.placed")
        .with("rank", row.rank)
        .with("cards", points)
}

/// The short words for a line of the log; none for what only goes with something else.
fn in_short(message: &Message) -> Option<Message> {
    let (words, keeps): (&str, &str) = match message.id.strip_prefix("florence.log.")? {
        "gave-back" | "gave-back-hidden" => ("gave-back", ""),
        "opened" | "raised" => ("bid", "coins"),
        "sat-out" => ("sat-out", ""),
        "passed" => return Some(Message::new("web.florence.passed")),
        "bought" => ("bought", "stack"),
        "sold" => ("sold", "points"),
        "kept" | "kept-hidden" => ("took-card", ""),
        "recruited" | "recruited-solo" => ("recruited", "card"),
        "completed" => ("completed", "value"),
        "built" => ("built", "building"),
        "introduced" => ("introduced", "freedom"),
        "character-bid" => ("bid", "coins"),
        "character-bought" => ("bought", "character"),
        _ => return None,
    };
    let said = Message::new(format!("web.florence.did.{words}"));
    match message.args.get(keeps) {
        Some(kept) => Some(said.with("what", kept.clone())),
        None => keeps.is_empty().then_some(said),
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Arg, Source};
    use signoria_table::wire::LogLine;

    use super::*;

    fn log(messages: Vec<Message>) -> Vec<Arc<Logged>> {
        let logged = |message| {
            let line = LogLine {
                moves: 0,
                message,
                event: None,
            };
            Arc::new(Logged { serial: 0, line })
        };
        messages.into_iter().map(logged).collect()
    }

    fn did(id: &'static str, seat: Seat) -> Message {
        Message::new(format!("florence.log.{id}")).with("seat", seat)
    }

    #[test]
    fn the_end_of_a_turn_says_less_than_what_was_built_in_it() {
        let (anna, boris) = (Seat::new(0), Seat::new(1));
        let built = did("built", anna).with("building", Arg::Name("florence.building.opera".into()));
        let told = log(vec![built, did("ended", anna), did("passed", boris)]);
        let last = last(&told, anna).unwrap();
        assert_eq!(last.id, "web.florence.did.built");
        assert_eq!(last.args["what"], Arg::Name("florence.building.opera".into()));
    }

    #[test]
    fn at_the_end_a_seat_has_its_place_and_what_its_prestige_cards_brought() {
        let source = |id: &'static str, points| Source {
            name: Message::new(id),
            points,
        };
        let sources = vec![
            source("florence.source.works", 20),
            source("florence.source.prestige-card", 7),
            source("florence.source.prestige-card", 4),
        ];
        let mut row = Standing::new(Seat::new(1), sources, vec![]);
        row.rank = 2;
        let said = place(&row);
        assert_eq!(
            (said.args["rank"].clone(), said.args["cards"].clone()),
            (Arg::Number(2), Arg::Number(11))
        );
    }

    #[test]
    fn a_player_who_passed_in_an_earlier_round_may_bid_again() {
        let anna = Seat::new(0);
        let round = Message::new("florence.log.round");
        let told = log(vec![did("gave-back", anna), did("passed", anna), round]);
        assert_eq!(last(&told, anna).unwrap().id, "web.florence.did.gave-back");
    }
}
