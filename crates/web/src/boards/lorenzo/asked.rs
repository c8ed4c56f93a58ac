//! The question of a move that is put together, short: the member and where it goes, with the figures on a line of their own below it.

use leptos::prelude::*;
use signoria_engine::{Arg, IntoArg, Message};
use signoria_lorenzo::board::{Member, Place, Space};
use signoria_lorenzo::card::Card;

use super::Lorenzo;

/// A question, and the line below it.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub question: Message,
    pub below: Message,
}

/// What is asked now in words of the board; none where the question of the rules stands.
pub fn asked(board: Lorenzo) -> Option<Asked> {
    // An answer that waits to be confirmed is said itself.
    if board.desk.pending.with(Option::is_some) && board.aimed().is_none() {
        return None;
    }
    let rules = board
        .desk
        .read(|scene| scene.prompt().map(|prompt| prompt.question.clone()))?;
    // A place was pressed first: it waits for the member.
    if board.placing().is_none() && board.wish.with(Option::is_some) {
        return Some(Asked {
            question: rules,
            below: Message::new("web.lorenzo.help-wish"),
        });
    }
    let value = |member: Member| board.own(|player| player.values[member as usize]);
    match (board.chosen(), board.placing()) {
        (Some(space), placing) if board.aimed().is_some() || &*rules.id == "lorenzo.ask.servants" => {
            let member = placing.map(|(member, _)| member);
            sent(
                member,
                space,
                board.paid_card(),
                board.read(|view| view.figures.minimum(space)),
            )
        }
        (None, Some((member, None))) if &*rules.id == "lorenzo.ask.space" => {
            Some(where_to(member, value(member)?))
        }
        _ => in_two(&rules),
    }
}

/// Where the member in hand goes.
fn where_to(member: Member, value: i16) -> Asked {
    Asked {
        question: Message::new("web.lorenzo.where").with("member", member),
        below: Message::new("web.lorenzo.where-below").with("value", value),
    }
}

/// Whether a member goes to a space that was chosen for it, or a card is taken that another grants.
fn sent(member: Option<Member>, space: Space, card: Option<Card>, minimum: u8) -> Option<Asked> {
    let question = match (member, card) {
        (Some(member), Some(card)) => Message::new("web.lorenzo.send-for")
            .with("member", member)
            .with("card", card),
        (Some(member), None) => Message::new("web.lorenzo.send")
            .with("member", member)
            .with("place", place(space)),
        (None, Some(card)) => Message::new("web.lorenzo.take").with("card", card),
        (None, None) => return None,
    };
    let needs = match space.place() {
        Place::Floor(..) => Message::new("web.lorenzo.floor-needs").with("place", space),
        Place::Work(..) | Place::Market | Place::Council => Message::new("web.lorenzo.it-needs"),
    };
    Some(Asked {
        question,
        below: needs.with("minimum", minimum),
    })
}

/// A place in few words: the spaces of the market are told by what they give.
fn place(space: Space) -> Arg {
    match space.place() {
        Place::Market => Arg::Name("lorenzo.place.market".into()),
        Place::Floor(..) | Place::Work(..) | Place::Council => space.into_arg(),
    }
}

/// The questions of the rules that are put in two lines, each with the question itself and what is said below it.
const IN_TWO: &[(&str, &str, &str)] = &[
    (
        "lorenzo.ask.servants-work",
        "web.lorenzo.ask-servants-work",
        "web.lorenzo.servants-work-below",
    ),
    (
        "lorenzo.ask.exchange",
        "web.lorenzo.ask-exchange",
        "web.lorenzo.exchange-below",
    ),
    (
        "lorenzo.ask.privilege",
        "web.lorenzo.ask-privilege",
        "web.lorenzo.privilege-below",
    ),
    (
        "lorenzo.ask.lose",
        "web.lorenzo.ask-lose",
        "web.lorenzo.lose-below",
    ),
    (
        "lorenzo.ask.take",
        "web.lorenzo.ask-take",
        "web.lorenzo.take-below",
    ),
    (
        "lorenzo.ask.church",
        "web.lorenzo.ask-church",
        "web.lorenzo.church-below",
    ),
];

/// A question of the rules in two lines, with all that it tells.
fn in_two(rules: &Message) -> Option<Asked> {
    let (_, question, below) = IN_TWO.iter().find(|(id, ..)| *id == rules.id)?;
    let told = |id: &'static str| Message {
        id: id.into(),
        ..rules.clone()
    };
    Some(Asked {
        question: told(question),
        below: told(below),
    })
}
