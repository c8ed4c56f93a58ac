//! The log in words, a paragraph for everything that one person did without a break. Pointing at a line lights up what it speaks of; pressing it shows
//! that moment.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};
use signoria_table::wire::LogLine;

use crate::app::app;
use crate::art::{drawing, icon, seat_mark};
use crate::rows::rows;
use crate::session::Logged;
use crate::table::chart::is_beginning;
use crate::table::telling::actor;
use crate::table::{Desk, Signs};
use crate::words::{Piece, say_pieces, t, to_oneself, tr};

/// How many of the newest lines are shown until the person asks for all: a long game has thousands.
const RECENT: usize = 40;

/// What a line adds to the one before it, as pictures: then it needs no line of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Aside {
    /// Whether that is paid or gone.
    pub lost: bool,
    /// The drawings, each with its number; none for what goes without saying.
    pub signs: Vec<(String, Option<i64>)>,
}

impl Aside {
    /// Whether it goes without saying.
    pub fn is_silent(&self) -> bool {
        self.signs.is_empty()
    }
}

/// What one person did without a break, or what nobody did: the beginning of a round.
#[derive(Clone)]
struct Turn {
    who: Option<Seat>,
    lines: Vec<Arc<Logged>>,
}

/// Whether a line stands by itself: with it a round begins, an era of several rounds, or the final scoring.
fn is_chapter(message: &Message) -> bool {
    is_beginning(message) || message.id.contains(".log.era-") || message.id.ends_with(".log.final-scoring")
}

/// The lines in turns, oldest first. A line that names nobody belongs to whoever brought it about, unless a round begins with it.
fn turns(
    lines: &[Arc<Logged>],
    who_does: impl Fn(&Message) -> Option<Seat>,
    begins_rules_turn: impl Fn(&Message) -> bool,
) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for logged in lines {
        let message = &logged.line.message;
        let who = who_does(message);
        // An opponent whom the rules play has a turn of its own.
        let is_anothers = begins_rules_turn(message) && turns.last().is_some_and(|turn| turn.who.is_some());
        let goes_on = !is_anothers
            && !is_chapter(message)
            && who.is_none_or(|_| turns.last().is_some_and(|turn| turn.who == who));
        match turns.last_mut() {
            Some(turn) if goes_on => turn.lines.push(logged.clone()),
            _ => turns.push(Turn {
                who,
                lines: vec![logged.clone()],
            }),
        }
    }
    turns
}

/// Whoever a sentence begins with as the one who does it: their name, then a verb, or a colon.
fn doer(pieces: &[Piece]) -> Option<Seat> {
    match pieces {
        [Piece::Seat(seat), Piece::Words(words), ..] => {
            let mut characters = words.chars();
            let is_followed = match characters.next() {
                Some(':') => true,
                Some(' ') => characters.next().is_some_and(char::is_lowercase),
                _ => false,
            };
            is_followed.then_some(*seat)
        }
        _ => None,
    }
}

/// A sentence below the name of whoever does it.
fn without_doer(mut pieces: Vec<Piece>, doer_above: Option<Seat>) -> Vec<Piece> {
    if doer_above.is_some() && doer(&pieces) == doer_above {
        pieces.remove(0);
        if let Some(Piece::Words(words)) = pieces.first_mut() {
            *words = words.trim_start_matches([' ', ':']).to_owned();
        }
    }
    pieces
}

/// What a seat did last, without its name; none where it has done nothing yet.
pub fn last_deed(desk: Desk, seat: Seat) -> Option<String> {
    let aside = desk.signs.get().aside;
    // What only adds to something else is no deed.
    let is_deed = |message: &&Message| aside.is_none_or(|aside| aside(message).is_none());
    let message = desk.session.log.with(|log| {
        let mut lines = log.iter().rev().map(|logged| &logged.line.message);
        let deed = lines.find(|message| actor(message) == Some(seat) && is_deed(message));
        deed.cloned()
    })?;
    let pieces = say_pieces(&message);
    let did = doer(&pieces) == Some(seat);
    let pieces = without_doer(pieces, Some(seat));
    let names = desk.names.get();
    let words = pieces.into_iter().map(|piece| match piece {
        Piece::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        Piece::Words(words) => words,
    });
    let words: String = words.collect();
    did.then(|| words.trim_end_matches('.').to_owned())
}

/// The log, newest turn first. It is redrawn with every action: lines that made room for others would jump. The desk says aloud what happens.
#[component]
pub fn LogPanel(desk: Desk) -> impl IntoView {
    let log = desk.session.log;
    let shows_all = RwSignal::new(false);
    let hidden = Memo::new(move |_| {
        let count = log.with(Vec::len);
        if shows_all.get() {
            0
        } else {
            count.saturating_sub(RECENT)
        }
    });
    let shown = move || {
        let first = hidden.get();
        log.with(|log| {
            let newest = log.last().map_or(0, |logged| logged.serial);
            let begins = desk.signs.get().begins;
            let shown = turns(
                log.get(first..).unwrap_or_default(),
                |message| doer(&say_pieces(message)),
                |message| begins.is_some_and(|begins| begins(message)),
            );
            shown
                .into_iter()
                .rev()
                .map(|turn| (newest, turn))
                .collect::<Vec<_>>()
        })
    };
    let all = move || Message::new("web.log.all").with("count", log.with(Vec::len));
    view! {
        <section class="card log-panel">
            <h2>{icon("book")} {tr("web.log.title")}</h2>
            <div class="log" role="log" aria-live="off" aria-label=tr("web.log.title") tabindex="0"><ol>
                {rows(
                    shown,
                    |(newest, turn)| format!("{newest}/{}", turn.lines.first().map_or(0, |logged| logged.serial)),
                    move |(_, turn)| told(desk, turn.clone()),
                )}
            </ol>
            {move || (hidden.get() > 0).then(|| view! {
                <button class="quiet" on:click=move |_| shows_all.set(true)>{move || desk.say(&all())}</button>
            })}
            </div>
        </section>
    }
}

/// A line and what others add to it.
type WithAsides = (Arc<Logged>, Vec<(Message, Aside)>);

/// Lines with those that only add to them: to the line before, or to the next one where an action begins with them, as it does with what it costs.
fn with_asides(
    lines: Vec<Arc<Logged>>,
    aside: impl Fn(&Message) -> Option<Aside>,
    leads: impl Fn(&Message) -> bool,
) -> Vec<WithAsides> {
    let mut told: Vec<WithAsides> = Vec::new();
    // What an action began with, until it has a line.
    let mut waiting: Vec<(Arc<Logged>, Aside)> = Vec::new();
    let mut lines = lines.into_iter().peekable();
    while let Some(logged) = lines.next() {
        let moves = logged.line.moves;
        let is_ahead = leads(&logged.line.message) && lines.peek().is_some();
        let goes_on =
            waiting.is_empty() && !is_ahead && told.last().is_some_and(|(line, _)| line.line.moves == moves);
        match aside(&logged.line.message) {
            Some(aside) if goes_on => {
                let doer = actor(&logged.line.message);
                let of_doer =
                    |(line, _): &WithAsides| line.line.moves == moves && actor(&line.line.message) == doer;
                // Rather beside what its seat did than beside what nobody did: a new card.
                let place = told.iter().rposition(of_doer).or(told.len().checked_sub(1));
                if let Some((_, asides)) = place.and_then(|place| told.get_mut(place)) {
                    asides.push((logged.line.message.clone(), aside));
                }
            }
            Some(aside) => waiting.push((logged, aside)),
            None => {
                let doer = actor(&logged.line.message);
                let mut before = Vec::new();
                for (waited, aside) in waiting.drain(..) {
                    let waited = waited.line.message.clone();
                    match told.last_mut() {
                        // What follows is another's, or nobody's: the end of a round.
                        Some((_, asides)) if actor(&waited) != doer => asides.push((waited, aside)),
                        _ => before.push((waited, aside)),
                    }
                }
                told.push((logged, before));
            }
        }
        let is_over = lines.peek().is_none_or(|next| next.line.moves != moves);
        // What leads to something waits for it, however many actions that takes.
        let waits_on =
            lines.peek().is_some() && waiting.iter().any(|(waited, _)| leads(&waited.line.message));
        if is_over && !waiting.is_empty() && !waits_on {
            // The action has no line of its own.
            match told.last_mut() {
                Some((_, asides)) => {
                    let left = waiting.drain(..);
                    asides.extend(left.map(|(logged, aside)| (logged.line.message.clone(), aside)));
                }
                None => told.extend(waiting.drain(..).map(|(logged, _)| (logged, Vec::new()))),
            }
        }
    }
    told
}

/// The same thing done several times in a row is one line, the last, with how many times.
fn counted(lines: Vec<WithAsides>) -> Vec<(WithAsides, usize)> {
    let mut counted: Vec<(WithAsides, usize)> = Vec::new();
    for (logged, mut asides) in lines {
        match counted.last_mut() {
            Some(((same, before), times)) if same.line.message == logged.line.message => {
                *same = logged;
                before.append(&mut asides);
                *times += 1;
            }
            _ => counted.push(((logged, asides), 1)),
        }
    }
    counted
}

fn told(desk: Desk, turn: Turn) -> impl IntoView {
    let Turn { who, lines } = turn;
    let Signs { aside, leads, .. } = desk.signs.get_untracked();
    let lines = with_asides(
        lines,
        |message| aside.and_then(|aside| aside(message)),
        |message| leads.is_some_and(|leads| leads(message)),
    );
    let lines = counted(lines)
        .into_iter()
        .enumerate()
        .map(|(index, ((logged, asides), times))| {
            let place = match who {
                None => Place::Nobodys,
                Some(seat) if index == 0 => Place::First(seat),
                Some(seat) => Place::Further(seat),
            };
            view! { <Line desk line=logged.line.clone() place asides times /> }
        })
        .collect_view();
    view! { <li class="log-turn" class:nobodys=who.is_none()><ol>{lines}</ol></li> }
}

/// Where a line stands in its turn: the first one says who acts, those below go on without a name.
#[derive(Clone, Copy)]
enum Place {
    First(Seat),
    Further(Seat),
    Nobodys,
}

#[component]
fn Line(
    desk: Desk,
    line: LogLine,
    place: Place,
    asides: Vec<(Message, Aside)>,
    /// How many times it happened.
    times: usize,
) -> impl IntoView {
    let LogLine { moves, message, .. } = line;
    let mut things = Vec::new();
    named(&message, &mut things);
    let point = move || app().pointed_at.set(things.clone());
    let point_by_focus = point.clone();
    let leave = move || app().pointed_at.set(Vec::new());
    let label = Message::new("web.log.look").with("number", moves);
    let picture = untrack(|| desk.pictures.with(|pictures| pictures.as_ref()?(&message)));
    let (mark, first, above) = match place {
        Place::First(seat) => (Some(seat_mark(seat.index())), Some(seat), None),
        Place::Further(seat) => (None, None, Some(seat)),
        Place::Nobodys => (None, None, None),
    };
    let words = move || {
        let told = to_oneself(&message, desk.own.get());
        let mut pieces = match &told {
            Some((told, _)) => without_doer(say_pieces(told), above),
            None => without_doer(say_pieces(&message), above),
        };
        // The mark of the one who acts stands in front of the line; what is told to oneself may stand among what another did.
        let doer = told.as_ref().map(|(_, own)| *own).or(first);
        let acts = doer.filter(|seat| pieces.first() == Some(&Piece::Seat(*seat)));
        let name = acts.map(|seat| {
            pieces.remove(0);
            let name = match told {
                Some(_) => Some(t("web.log.you")),
                None => desk.names.with(|names| names.get(seat.index()).cloned()),
            };
            view! { <strong class=format!("seat-name seat-{}", seat.index())>{name}</strong> }
        });
        (name, with_seats_marked(pieces, &desk.names.get()))
    };
    view! {
        <li class="log-line" on:mouseenter=move |_| point() on:mouseleave=move |_| leave()
            on:focusin=move |_| point_by_focus() on:focusout=move |_| leave()>
            <span class="log-mark">{mark}</span>
            {picture.map(|picture| view! { <span class=format!("log-picture {}", seat_class(&picture))>{drawing(&picture)}</span> })}
            <span>{words} {(times > 1).then(|| view! { <b class="log-times">{format!(" ×{times}")}</b> })} {shown_asides(desk, asides)}</span>
            // It lies over the whole line.
            <button class="moment" aria-label=move || desk.say(&label) on:click=move |_| desk.session.look(Some(moves))></button>
        </li>
    }
}

/// The class of the seat whose piece a picture shows: its name ends with the number.
fn seat_class(picture: &str) -> String {
    let seat = picture.rsplit('-').next().and_then(|end| end.parse::<u8>().ok());
    seat.map(|seat| format!("seat-{seat}")).unwrap_or_default()
}

/// The pictures of asides together: what is paid or gained several times is one figure, where it comes first.
fn summed(asides: &[(Message, Aside)]) -> Vec<(bool, String, Option<i64>)> {
    let mut sums: Vec<(bool, String, Option<i64>)> = Vec::new();
    for (_, Aside { lost, signs }) in asides {
        for (picture, count) in signs {
            let same = sums.iter_mut().find(|(was_lost, of, sum)| {
                was_lost == lost && of == picture && sum.is_some() && count.is_some()
            });
            match same {
                Some((.., sum)) => *sum = sum.zip(*count).map(|(sum, count)| sum + count),
                None => sums.push((*lost, picture.clone(), *count)),
            }
        }
    }
    sums
}

/// What else a line tells, as pictures, and in words for who does not see them.
fn shown_asides(desk: Desk, asides: Vec<(Message, Aside)>) -> impl IntoView {
    let sign = |(lost, picture, count): (bool, String, Option<i64>)| {
        let count = count.map(|count| format!("{}{count}", if lost { "−" } else { "+" }));
        view! { <span class="log-aside" class:lost=lost aria-hidden="true">{count} {drawing(&picture)}</span> }
    };
    let signs = summed(&asides).into_iter().map(sign).collect_view();
    let said = move |(message, _): (Message, Aside)| {
        view! { <span class="visually-hidden">{move || desk.say(&message)}</span> }
    };
    view! { {signs} {asides.into_iter().map(said).collect_view()} }
}

/// The ids of the things that a message names.
pub fn named(message: &Message, found: &mut Vec<String>) {
    fn look(arg: &Arg, found: &mut Vec<String>) {
        match arg {
            Arg::Name(id) => found.push(id.to_string()),
            Arg::List(parts) => parts.iter().for_each(|part| look(part, found)),
            Arg::Message(message) => named(message, found),
            Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => {}
        }
    }
    message.args.values().for_each(|arg| look(arg, found));
}

/// A sentence in which every seat carries its mark.
pub fn with_seats_marked(pieces: Vec<Piece>, names: &[String]) -> impl IntoView + use<> {
    pieces
        .into_iter()
        .map(|piece| match piece {
            Piece::Seat(seat) => {
                let index = seat.index();
                let name = names.get(index).cloned().unwrap_or_default();
                view! { <strong class=format!("seat-name seat-{index}")>{seat_mark(index)} {name}</strong> }
                    .into_any()
            }
            Piece::Words(words) => words.into_any(),
        })
        .collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(ids: &[&'static str]) -> Vec<Arc<Logged>> {
        let logged = |(serial, id): (usize, &&'static str)| {
            let line = LogLine {
                moves: 0,
                message: Message::new(*id),
                event: None,
            };
            Arc::new(Logged { serial, line })
        };
        ids.iter().enumerate().map(logged).collect()
    }

    #[test]
    fn consecutive_actions_of_one_person_are_one_turn() {
        let who_does = |message: &Message| match message.id.as_ref() {
            "anna" => Some(Seat::new(0)),
            "boris" => Some(Seat::new(1)),
            _ => None,
        };
        let found: Vec<_> = turns(
            &log(&[
                "anna",
                "dealt",
                "anna",
                "boris",
                "x.log.round",
                "boris",
                "rules",
                "rules",
            ]),
            who_does,
            |message| message.id == "rules",
        )
        .into_iter()
        .map(|turn| (turn.who.map(Seat::index), turn.lines.len()))
        .collect();
        let rules = (None, 2);
        assert_eq!(
            found,
            [(Some(0), 3), (Some(1), 1), (None, 1), (Some(1), 1), rules]
        );
    }

    #[test]
    fn additions_to_a_line_stand_beside_it() {
        let aside = |message: &Message| {
            let lost = message.id == "paid";
            (lost || message.id == "gained").then_some(Aside {
                lost,
                signs: Vec::new(),
            })
        };
        let told = with_asides(
            log(&["gained", "takes", "paid", "gained", "builds"]),
            aside,
            |_| false,
        );
        let counts: Vec<usize> = told.iter().map(|(_, asides)| asides.len()).collect();
        assert_eq!(counts, [3, 0], "what comes first belongs to the line after it");
        let alone = with_asides(log(&["gained", "paid"]), aside, |_| false);
        assert_eq!(alone.len(), 2, "without a line they are lines themselves");
        let mut moves = log(&["takes", "paid", "refreshes", "gained"]);
        for (logged, number) in moves.iter_mut().zip([1, 2, 2, 3]) {
            Arc::get_mut(logged).unwrap().line.moves = number;
        }
        let told = with_asides(moves, aside, |_| false);
        let counts: Vec<usize> = told.iter().map(|(_, asides)| asides.len()).collect();
        assert_eq!(counts, [0, 2], "a price belongs to what is done for it");
        let mut moves = log(&["takes", "gained", "round"]);
        for (logged, number) in moves.iter_mut().zip([1, 2, 2]) {
            let line = &mut Arc::get_mut(logged).unwrap().line;
            line.moves = number;
            if number == 2 && line.message.id == "gained" {
                line.message = line.message.clone().with("seat", Seat::new(0));
            }
        }
        let told = with_asides(moves, aside, |_| false);
        let counts: Vec<usize> = told.iter().map(|(_, asides)| asides.len()).collect();
        assert_eq!(counts, [1, 0], "a gain is not the round's that ends with it");
    }

    #[test]
    fn a_payment_in_several_steps_stands_beside_what_is_bought() {
        let aside = |message: &Message| {
            (message.id != "sails" && message.id != "buys").then_some(Aside {
                lost: true,
                signs: Vec::new(),
            })
        };
        let mut lines = log(&["sails", "pays", "pays", "gained", "buys"]);
        for (logged, number) in lines.iter_mut().zip([1, 2, 3, 3, 3]) {
            Arc::get_mut(logged).unwrap().line.moves = number;
        }
        let told = with_asides(lines, aside, |message| message.id == "pays");
        let counts: Vec<usize> = told.iter().map(|(_, asides)| asides.len()).collect();
        assert_eq!(counts, [0, 3]);
    }

    #[test]
    fn what_happens_several_times_in_a_row_is_one_line() {
        let lines = log(&["lowers", "lowers", "lowers", "buys", "lowers"]);
        let lines = with_asides(lines, |_| None, |_| false);
        let times: Vec<(usize, usize)> = counted(lines)
            .iter()
            .map(|((logged, _), times)| (logged.serial, *times))
            .collect();
        assert_eq!(times, [(2, 3), (3, 1), (4, 1)]);
    }

    #[test]
    fn a_gain_stands_beside_what_its_seat_did() {
        let aside = |message: &Message| {
            (message.id == "gained").then_some(Aside {
                lost: false,
                signs: Vec::new(),
            })
        };
        let mut lines = log(&["buys", "new-card", "gained"]);
        for index in [0, 2] {
            let line = &mut Arc::get_mut(&mut lines[index]).unwrap().line;
            line.message = line.message.clone().with("seat", Seat::new(0));
        }
        let told = with_asides(lines, aside, |_| false);
        let counts: Vec<usize> = told.iter().map(|(_, asides)| asides.len()).collect();
        assert_eq!(counts, [1, 0]);
    }

    #[test]
    fn a_piece_has_the_colour_of_its_seat() {
        assert_eq!(seat_class("amalfi-ship-4"), "seat-4");
        assert_eq!(seat_class("portrait-raphael"), "");
    }

    #[test]
    fn two_payments_of_one_good_are_added() {
        let aside = |lost, good: &str, count| Aside {
            lost,
            signs: vec![(good.to_owned(), Some(count))],
        };
        let coins = |lost, count| (Message::new("x"), aside(lost, "coins", count));
        let asides = [
            coins(true, 3),
            (Message::new("x"), aside(false, "stone", 2)),
            coins(true, 2),
            coins(false, 1),
        ];
        let expected = [(true, "coins", 5), (false, "stone", 2), (false, "coins", 1)];
        assert_eq!(
            summed(&asides),
            expected.map(|(lost, good, count)| (lost, good.to_owned(), Some(count)))
        );
    }

    #[test]
    fn a_name_is_left_out_only_where_it_does_what_follows() {
        let anna = Seat::new(0);
        let sentence = |words: &str| vec![Piece::Seat(anna), Piece::Words(words.into())];
        assert_eq!(
            without_doer(sentence(" pays 1 gold."), Some(anna)),
            [Piece::Words("pays 1 gold.".into())]
        );
        assert_eq!(
            without_doer(sentence(": production with value 6."), Some(anna)),
            [Piece::Words("production with value 6.".into())]
        );
        assert_eq!(without_doer(sentence("’s ship sails."), Some(anna)).len(), 2);
        assert_eq!(
            without_doer(sentence(" pays 1 gold."), Some(Seat::new(1))).len(),
            2
        );
    }

    #[test]
    fn a_message_names_its_things_however_deep() {
        let inner = Message::new("test.inner").with("thing", Arg::Name("test.a".into()));
        let message = Message::new("test.outer")
            .with("inner", inner)
            .with("list", Arg::List(vec![Arg::Name("test.b".into())]));
        let mut found = Vec::new();
        named(&message, &mut found);
        assert_eq!(found, ["test.a", "test.b"]);
    }
}
