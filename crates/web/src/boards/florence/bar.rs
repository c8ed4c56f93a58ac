//! What the frame is told: the rounds and the parts of a round in the bar, who plays first, who leads, and which action this is.

use leptos::prelude::*;
use signoria_engine::message::{GAINS, PAYS};
use signoria_engine::{Amount, Arg, Message, Seat};
use signoria_florence::event::coins;
use signoria_florence::pieces::{Pile, Tile};
use signoria_florence::state::Phase;
use signoria_florence::step::Step;
use signoria_florence::view::{Gain, StepView};
use signoria_florence::{Action, View};

use crate::boards::florence::Florence;
use crate::boards::florence::deeds;
use crate::boards::florence::estate::tile_id;
use crate::boards::florence::placing::Bench;
use crate::boards::florence::raise::Limit;
use crate::boards::florence::work::Work;
use crate::scene::Scene;
use crate::table::{Change, Finish, Signs};
use crate::words::{say, t, tr};

/// The numerals of the rounds.
pub const NUMERALS: [&str; 7] = ["I", "II", "III", "IV", "V", "VI", "VII"];

/// The parts of a round in their order; the court sits only with "Muse and Princess". Before the first round and after the last there is but one.
fn parts(phase: Phase, has_court: bool) -> Vec<&'static str> {
    match phase {
        Phase::Hands | Phase::End => vec![phase.name()],
        Phase::Auction | Phase::Court | Phase::Actions => {
            let court = has_court.then_some(Phase::Court.name());
            let first = [Some(Phase::Auction.name()), court, Some(Phase::Actions.name())];
            first.into_iter().flatten().chain([BEST]).collect()
        }
    }
}

/// What closes a round.
const BEST: &str = "best";

/// The seven rounds with their minimum work values, and the parts of a round.
#[component]
pub fn Rounds(board: Florence) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| view.round));
    let phase = Memo::new(move |_| board.read(|view| Some((view.phase, view.court.is_some()))));
    // The figures of a table stay as they are, but they come with the first view.
    let minimum = Memo::new(move |_| board.read(|view| view.figures.minimum.to_vec()));
    let rounds = move || {
        let figures = minimum.get().into_iter().zip(NUMERALS).enumerate();
        figures
            .map(|(index, (minimum, numeral))| {
                let number = index as u8 + 1;
                let label = Message::new("web.florence.round")
                    .with("number", number)
                    .with("minimum", minimum);
                let is_now = move || number == round.get();
                view! {
                    <li class:now=is_now aria-current=move || is_now().then_some("step")
                        data-explains=format!("florence.round.{number}")>
                        <span class="visually-hidden">{move || say(&label, &[])}</span>
                        <b aria-hidden="true">{numeral}</b>
                        <small aria-hidden="true">{minimum}</small>
                    </li>
                }
            })
            .collect_view()
    };
    let phases = move || {
        let (phase, has_court) = phase.get()?;
        let part = move |name: &'static str| {
            let is_now = name == phase.name();
            let explains = match name {
                BEST => "florence.fact.best".to_owned(),
                name => format!("florence.phase.{name}"),
            };
            view! {
                <li class:phase=is_now aria-current=is_now.then_some("step") data-explains=explains>
                    {move || t(&format!("web.florence.part.{name}"))}
                </li>
            }
        };
        Some(parts(phase, has_court).into_iter().map(part).collect_view())
    };
    view! {
        <div class="rounds">
            <small class="rounds-head" aria-hidden="true">{tr("web.florence.rounds")} <br /> {tr("web.florence.works-from")}</small>
            <ol>{rounds}</ol>
            <ol class="phases">{phases}</ol>
        </div>
    }
}

/// What the frame shows beside seats and question.
pub fn signs(board: Florence, bench: Bench, work: Work, limit: Limit) -> Signs {
    // After the game it would read as a rank.
    let first = Memo::new(move |_| {
        board
            .read(|view| view.start)
            .filter(|_| !board.desk.read(Scene::is_over))
    });
    let log = board.desk.session.log;
    let waiting = Memo::new(move |_| board.desk.read(|scene| scene.table.waiting.clone()));
    let doing = Memo::new(move |_| {
        if board.desk.read(Scene::is_over) {
            return placed(board);
        }
        let bids = board.read(bidding);
        let seats = board.read(|view| view.players.iter().map(|player| player.seat).collect::<Vec<_>>());
        let is_waited_for = |seat: &Seat| waiting.with(|waiting| waiting.contains(seat));
        let does = |(index, seat): (usize, Seat)| {
            let bid = bids.get(index).cloned().flatten();
            bid.or_else(|| {
                log.with(|log| deeds::last(log, seat))
                    .filter(|_| !is_waited_for(&seat))
            })
        };
        seats.into_iter().enumerate().map(does).collect::<Vec<_>>()
    });
    let deed = Memo::new(move |_| board.read(deed));
    let change = Memo::new(move |_| board.read(|view| change(view, board.gain.get()?)));
    let asks = Memo::new(move |_| bench.asks().or_else(|| work.asks()).or_else(|| limit.asks()));
    let says = Memo::new(move |_| {
        if board.desk.read(Scene::is_over) {
            return own_result(board);
        }
        let considered = board.desk.looked_at();
        let raise = Action::Raise.to_string();
        // After a tap on a lot the finger may still rest there.
        let is_bidding = considered
            .as_ref()
            .is_none_or(|action| *action == raise || !board.desk.session.offers(action));
        let leaves = limit.leaves().filter(|_| is_bidding);
        let rests = || {
            board
                .read(at_rest)
                .filter(|_| considered.is_none() && work.asks().is_none())
        };
        let wished = || board.read(|view| wishes(view, considered.as_deref()?));
        leaves.or_else(wished).or_else(rests)
    });
    let foretold = Memo::new(move |_| {
        let action = board.desk.looked_at()?;
        let is_legal = board.desk.session.offers(&action);
        board.read(|view| foretold(view, &action).filter(|_| is_legal))
    });
    Signs {
        asks: Some(asks.into()),
        says: Some(says.into()),
        foretold: Some(foretold.into()),
        first: Some((first.into(), "web.florence.first-player")),
        doing: Some(doing.into()),
        visited: Some(board.visited),
        deed: Some(deed.into()),
        change: Some(change.into()),
        counted: Some(counted),
        begins: Some(ends_the_round),
        ..Signs::default()
    }
}

/// Whether a line tells of the best work: it is nobody's move, least of all of the seat that played last.
fn ends_the_round(message: &Message) -> bool {
    message.id == "florence.log.best-work"
}

/// What a building costs and brings: it is paid only when its place was chosen.
fn foretold(view: &View, action: &str) -> Option<Message> {
    match action.parse().ok()? {
        Action::Build { .. } => {
            let price = Amount::new("florence.amount.coins", view.own()?.building_price);
            let points = Amount::new("florence.amount.points", view.figures.points.building);
            let message = Message::new("web.florence.build-here");
            Some(message.with(PAYS, price).with(GAINS, points))
        }
        _ => None,
    }
}

/// The drawing of what an amount counts.
fn counted(amount: &str) -> Option<&'static str> {
    match amount {
        "florence.amount.coins" => Some("florence-coin"),
        "florence.amount.points" => Some("florence-star"),
        _ => None,
    }
}

/// In which place each seat is when all is counted, and what its prestige cards brought; nothing before.
fn placed(board: Florence) -> Vec<Option<Message>> {
    let is_counted = board.desk.finish.get() != Finish::Counted;
    let seats = board.read(|view| view.players.iter().map(|player| player.seat).collect::<Vec<_>>());
    board.desk.read(|scene| {
        let standings = scene.standings().filter(|_| is_counted);
        let place = |seat| standings?.of(seat).map(deeds::place);
        seats.into_iter().map(place).collect()
    })
}

/// What became of one's own side, once all is counted.
fn own_result(board: Florence) -> Option<Message> {
    let is_counted = board.desk.finish.get() != Finish::Counted;
    board.desk.read(|scene| {
        let row = scene.standings().filter(|_| is_counted)?.of(scene.eye()?)?;
        let result = Message::new("web.florence.own-result").with("rank", row.rank);
        Some(result.with("points", row.score))
    })
}

/// What each seat does while a lot is under the hammer.
fn bidding(view: &View) -> Vec<Option<Message>> {
    let Some(offer) = view.bid() else {
        return Vec::new();
    };
    let of = |seat: Seat| match seat {
        seat if seat == offer.leader => {
            Some(Message::new("web.florence.leads-with").with("coins", offer.price))
        }
        seat => offer
            .passed
            .contains(seat)
            .then(|| Message::new("web.florence.passed")),
    };
    view.players.iter().map(|player| of(player.seat)).collect()
}

/// What belongs to the question, while nothing is pointed at.
fn at_rest(view: &View) -> Option<Message> {
    let rest = |about: &str| Message::new(format!("web.florence.rest.{about}"));
    Some(match view.step {
        StepView::Open(Step::Hand) => rest("hand"),
        StepView::Open(Step::Open) => rest("open").with("raise", coins(view.figures.money.raise)),
        StepView::Open(Step::Court) => rest("court"),
        StepView::Open(Step::Last) => rest("last"),
        StepView::Open(Step::Hire { .. } | Step::Window { .. }) => rest("recruit"),
        // Whoever has no work to play is told where works come from.
        StepView::Open(Step::Turn) if view.own()?.hand.is_empty() => rest("no-card"),
        StepView::Open(Step::Turn) => rest("turn"),
        StepView::Looking {
            kept: None,
            deck: Pile::Prestige,
            ..
        } => rest("keep-prestige"),
        StepView::Looking { kept: None, .. } => rest("keep"),
        StepView::Looking { kept: Some(_), .. } => rest("order"),
        StepView::Open(_) | StepView::Over => return None,
    })
}

/// What a profession wishes for that might be kept or given back: a phone has no room for the names on its cards.
fn wishes(view: &View, action: &str) -> Option<Message> {
    let (Action::Return { card } | Action::Keep { card } | Action::Recruit { card }) = action.parse().ok()?
    else {
        return None;
    };
    let wish = view.figures.wish(card)?;
    let named = |id: String| Arg::Name(id.into());
    let message = Message::new("web.florence.wishes")
        .with("building", named(tile_id(Tile::Building(wish.building))))
        .with("landscape", named(tile_id(Tile::Landscape(wish.landscape))))
        .with("freedom", named(format!("florence.freedom.{}", wish.freedom)));
    Some(message)
}

/// Which action of the turn is decided now, and how many there are.
fn deed(view: &View) -> Option<(u8, u8)> {
    let is_decided = view.phase == Phase::Actions && view.eye == Some(view.turn) && view.deeds.left > 0;
    is_decided.then(|| (view.deeds.number(), view.deeds.count()))
}

/// The work that would be worth more with a gain: of several the one that gains most, then the one that is worth most.
fn change(view: &View, gain: Gain) -> Option<Change> {
    // A work that was played counts no more.
    let own = view.own()?;
    let works = own.works.iter().filter(|work| own.hand.contains(&work.card));
    let values = works.map(|work| {
        let after = view.sum_with(work, gain).total();
        (work.card, work.sum.total(), after)
    });
    let raised = values.filter(|(_, before, after)| after > before);
    let (card, before, after) = raised.max_by_key(|(_, before, after)| (after - before, *after))?;
    let words = Message::new("web.florence.work-change")
        .with("before", before)
        .with("after", after)
        .with("minimum", view.minimum);
    Some(Change {
        picture: format!("portrait-{card}-round"),
        words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_has_its_parts_and_begin_and_end_stand_alone() {
        assert_eq!(parts(Phase::Auction, false), ["auction", "actions", "best"]);
        assert_eq!(parts(Phase::Court, true), ["auction", "court", "actions", "best"]);
        assert_eq!(parts(Phase::Hands, true), ["hands"]);
        assert_eq!(parts(Phase::End, false), ["end"]);
    }
}
