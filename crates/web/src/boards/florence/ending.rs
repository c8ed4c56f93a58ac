//! After the game, on the desk: the scores over the rounds, and four moments worth remembering.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};
use signoria_florence::View;
use signoria_florence::pieces::{Building, Card, Stack, Tile};
use signoria_table::wire::Mark;

use crate::art::drawing;
use crate::boards::florence::Florence;
use crate::boards::florence::bar::NUMERALS;
use crate::boards::florence::depict;
use crate::boards::florence::lots::stack_picture;
use crate::session::Logged;
use crate::table::Chart;
use crate::words::tr;

/// A moment worth remembering: after how many actions it came, its drawing, what it was, and whose.
#[derive(Clone, Debug, PartialEq)]
struct Memory {
    moves: u32,
    picture: String,
    what: Message,
    whose: Message,
}

/// What was best of its kind so far.
struct Best<T> {
    value: u32,
    moves: u32,
    seat: Seat,
    round: usize,
    thing: T,
}

impl<T> Best<T> {
    /// The same moment with another thing and its value.
    fn with<U>(self, value: u32, thing: U) -> Best<U> {
        let Self {
            moves, seat, round, ..
        } = self;
        Best {
            value,
            moves,
            seat,
            round,
            thing,
        }
    }
}

/// Keeps the first of the best.
fn keep<T>(best: &mut Option<Best<T>>, found: Best<T>) {
    if best.as_ref().is_none_or(|best| best.value < found.value) {
        *best = Some(found);
    }
}

fn number(message: &Message, name: &str) -> Option<u32> {
    match message.args.get(name)? {
        Arg::Number(number) => u32::try_from(*number).ok(),
        _ => None,
    }
}

fn named<T: std::str::FromStr>(message: &Message, name: &str, kind: &str) -> Option<T> {
    match message.args.get(name)? {
        Arg::Name(id) => id.strip_prefix(kind)?.parse().ok(),
        _ => None,
    }
}

/// Whose it was and when, in words.
fn whose(id: &'static str, seat: Seat, round: usize) -> Message {
    let numeral = NUMERALS.get(round.saturating_sub(1)).copied().unwrap_or_default();
    Message::new(id)
        .with("seat", seat)
        .with("round", Arg::Text(numeral.into()))
}

/// How often somebody else took the lead alone.
fn lead_changes(marks: &[Mark]) -> usize {
    let mut leader = None;
    let mut changes = 0;
    for mark in marks {
        let best = mark.scores.iter().max();
        let mut first = mark
            .scores
            .iter()
            .enumerate()
            .filter(|(_, score)| Some(*score) == best);
        let found = first
            .next()
            .filter(|_| first.next().is_none())
            .map(|(seat, _)| seat);
        if let Some(found) = found {
            changes += usize::from(leader.is_some_and(|leader| leader != found));
            leader = Some(found);
        }
    }
    changes
}

/// What was best of its kind in a game.
#[derive(Default)]
struct Bests {
    /// The highest work, with its profession; none for the work of the Princess.
    work: Option<Best<Option<Card>>>,
    /// The dearest lot.
    lot: Option<Best<Stack>>,
    /// The largest building.
    building: Option<Best<Building>>,
}

impl Bests {
    /// Reads the log.
    fn told(view: &View, log: &[Arc<Logged>]) -> Self {
        let mut bests = Self::default();
        let mut round = 1;
        let mut played: Option<Card> = None;
        for logged in log {
            let (moves, message) = (logged.line.moves, &logged.line.message);
            if message.id.starts_with("florence.log.round") {
                round = number(message, "round").unwrap_or(1) as usize;
            }
            let Some(Arg::Seat(seat)) = message.args.get("seat") else {
                continue;
            };
            match &*message.id {
                "florence.log.played" => played = named(message, "card", "florence.card."),
                "florence.log.princess-used" => played = None,
                _ => {
                    let of = Best {
                        value: 0,
                        moves,
                        seat: *seat,
                        round,
                        thing: played,
                    };
                    bests.hear(view, message, of);
                }
            }
        }
        bests
    }

    /// What a line says was done, when and by whom; with the profession that was played last.
    fn hear(&mut self, view: &View, message: &Message, of: Best<Option<Card>>) {
        match &*message.id {
            "florence.log.completed" => {
                if let Some(value) = number(message, "value") {
                    keep(&mut self.work, Best { value, ..of });
                }
            }
            "florence.log.bought" => {
                let stack = named::<Stack>(message, "stack", "florence.stack.");
                if let Some((coins, stack)) = number(message, "coins").zip(stack) {
                    keep(&mut self.lot, of.with(coins, stack));
                }
            }
            "florence.log.built" | "florence.log.built-together" => {
                if let Some(kind) = named::<Building>(message, "building", "florence.building.") {
                    let cells = view.figures.outline(Tile::Building(kind)).len() as u32;
                    keep(&mut self.building, of.with(cells, kind));
                }
            }
            _ => {}
        }
    }
}

/// The moments, read from the log: the highest work, the dearest lot, the largest building, and how often the lead changed.
fn memories(view: &View, log: &[Arc<Logged>], marks: &[Mark]) -> Vec<Memory> {
    let Bests { work, lot, building } = Bests::told(view, log);
    let name = |id: String| Arg::Name(id.into());
    let work = work.map(|best| Memory {
        moves: best.moves,
        picture: best
            .thing
            .map_or_else(|| "portrait-princess-round".into(), depict::card),
        what: Message::new("web.florence.memory.work")
            .with(
                "card",
                name(best.thing.map_or_else(
                    || "florence.character.princess".into(),
                    |card| format!("florence.card.{card}"),
                )),
            )
            .with("value", best.value),
        whose: whose("web.florence.memory.work-of", best.seat, best.round),
    });
    let lot = lot.map(|best| Memory {
        moves: best.moves,
        picture: stack_picture(best.thing),
        what: Message::new("web.florence.memory.lot")
            .with("lot", name(format!("florence.stack.{}", best.thing)))
            .with("coins", best.value),
        whose: whose("web.florence.memory.lot-of", best.seat, best.round),
    });
    let building = building.map(|best| Memory {
        moves: best.moves,
        picture: depict::building(&view.figures, best.thing),
        what: Message::new(format!("florence.building.{}", best.thing)),
        whose: whose("web.florence.memory.building-of", best.seat, best.round),
    });
    let lead = (marks.len() > 1).then(|| Memory {
        moves: 0,
        picture: "florence-laurel".into(),
        what: Message::new("web.florence.memory.lead").with("count", lead_changes(marks)),
        whose: Message::new("web.florence.memory.lead-of"),
    });
    [work, lot, building, lead].into_iter().flatten().collect()
}

/// The game looked back upon.
#[component]
pub fn Ending(board: Florence) -> impl IntoView {
    let session = board.desk.session;
    let found = Memo::new(move |_| {
        let marks = session.marks.get();
        session
            .log
            .with(|log| board.read(|view| memories(view, log, &marks)))
    });
    let memory = move |memory: Memory| {
        let Memory {
            moves,
            picture,
            what,
            whose,
        } = memory;
        view! {
            <li>
                <button class="memory" disabled=moves == 0 on:click=move |_| session.look(Some(moves))>
                    {drawing(&picture)}
                    <span><b>{move || board.desk.say(&what)}</b> <small>{move || board.desk.say(&whose)}</small></span>
                </button>
            </li>
        }
    };
    view! {
        <section class="ending" aria-label=tr("web.florence.memory.title")>
            <Chart desk=board.desk numerals=&NUMERALS />
            <ul class="memories">{move || found.get().into_iter().map(memory).collect_view()}</ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_when_somebody_else_has_it_alone() {
        let mark = |moves, scores: [i32; 2]| Mark {
            moves,
            scores: scores.to_vec(),
        };
        let marks = [
            mark(0, [0, 0]),
            mark(3, [3, 0]),
            mark(5, [3, 3]),
            mark(6, [5, 3]),
            mark(9, [5, 8]),
            mark(12, [9, 8]),
        ];
        assert_eq!(lead_changes(&marks), 2);
        assert_eq!(lead_changes(&[]), 0);
    }
}
