//! Below the question: what to do with it, and what else is possible now, in words.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Token as _};
use signoria_praga::action::Action;
use signoria_praga::effect::{Gain, Good};
use signoria_praga::pieces::Row;
use signoria_praga::state::Stage;
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::boards::praga::Praga;
use crate::boards::praga::checklist::{EXTRAS, is_possible};
use crate::boards::praga::sight;
use crate::scene::verb_of;

/// What is possible besides, as a list in words.
fn besides(view: &View, possible: impl Fn(&str) -> bool) -> Option<Arg> {
    let open = EXTRAS.iter().filter(|extra| possible(extra.code));
    let named: Vec<Arg> = open
        .map(|extra| {
            let words = Message::new(format!("praga.guide.{}", extra.code));
            Arg::Message(Box::new(match extra.code {
                "climb" => words.with("price", view.figures.prices.climb),
                "refresh" => refreshing(view),
                _ => words,
            }))
        })
        .collect();
    (!named.is_empty()).then_some(Arg::List(named))
}

/// Refreshing a row, for what the purse holds of gold and stone.
fn refreshing(view: &View) -> Message {
    let count = view.figures.prices.refresh;
    let price = match view.reach.as_ref().map(|reach| reach.refresh) {
        Some([true, false]) => Gain::new(Good::Gold, count),
        Some([false, true]) => Gain::new(Good::Stone, count),
        _ => return Message::new("praga.guide.refresh").with("count", count),
    };
    Message::new("praga.guide.refresh-for").with("price", price)
}

/// What the prices of a row mean, and why its special hex can be had or not.
fn taking(view: &View, row: Row, special: bool) -> Vec<Message> {
    let prices = match row {
        Row::Upgrade => "praga.guide.take-upgrade",
        Row::Wall | Row::Building => "praga.guide.take",
    };
    let golden = view.rows[row.index()][3].map(|_| match special {
        true => "praga.guide.special-open",
        false => "praga.guide.special-closed",
    });
    [Some(prices), golden]
        .into_iter()
        .flatten()
        .map(Message::new)
        .collect()
}

/// What helps with a hex that is picked up, by its row.
const fn with_hex(row: Row) -> &'static str {
    match row {
        Row::Upgrade => "praga.guide.turn",
        Row::Wall => "praga.guide.place",
        Row::Building => "praga.guide.site",
    }
}

/// What helps with the question; none where the question says it all.
fn guide(view: &View, end: bool, acts: usize, possible: impl Fn(&str) -> bool) -> Vec<Message> {
    let simple = |name: &str| vec![Message::new(format!("praga.guide.{name}"))];
    let Some(step) = view.step else {
        let list = besides(view, possible);
        let or_first = list
            .clone()
            .map(|list| Message::new("praga.guide.first").with("list", list));
        return match view.turn.stage() {
            Stage::Tile => simple("tile").into_iter().chain(or_first).collect(),
            Stage::Action => simple(if acts == 1 { "act-one" } else { "act" })
                .into_iter()
                .chain(or_first)
                .collect(),
            Stage::Acted => match list {
                Some(list) => vec![Message::new("praga.guide.still").with("list", list)],
                None if end => simple("nothing"),
                None => Vec::new(),
            },
        };
    };
    match step {
        Step::Take { row, special, .. } => taking(view, row, special),
        Step::Wall { .. } => simple("place"),
        Step::Site { .. } | Step::ParlerSite => simple("site"),
        Step::TurnUpgrade { .. }
        | Step::TurnWall { .. }
        | Step::TurnBuilding { .. }
        | Step::ParlerTurn { .. } => simple("turn"),
        Step::Mode { .. } => simple("mode"),
        Step::Remove { .. } => simple("remove"),
        Step::Keep { .. } => simple("keep"),
        Step::Lay { .. } => simple("lay"),
        Step::River { .. } => simple("river"),
        Step::KeepBridge | Step::TakeBridge | Step::CathedralTile { .. } => simple("bridge"),
        Step::Arrow { .. } => simple("arrow"),
        _ => Vec::new(),
    }
}

/// What helps while a hex is turned: whether anything beside it pays as it lies.
fn turning(board: Praga) -> Message {
    let way = board.bench.way();
    let pays = way.is_none_or(|(way, _)| way.sides | way.corners != 0);
    Message::new(if pays {
        "praga.guide.turn"
    } else {
        "praga.guide.turn-bare"
    })
}

/// The line. It makes way for what an answer that is pointed at would bring, where both have one place.
#[component]
pub fn Guide(board: Praga) -> impl IntoView {
    let desk = board.desk;
    let end = Memo::new(move |_| board.offers(Action::End));
    let lines = Memo::new(move |_| {
        if !desk.is_my_turn() {
            return Vec::new();
        }
        if board.bench.is_only_taken() {
            return vec![Message::new("praga.guide.bonus-first")];
        }
        // Once the hex has its place, only its turn is left.
        if board.bench.is_busy_now() && board.bench.is_turning() {
            return vec![turning(board)];
        }
        if let Some(row) = board.bench.row_in_hand() {
            return vec![Message::new(with_hex(row))];
        }
        if let Some(tile) = sight::in_sight(board) {
            return board.read(|view| sight::words(view, tile)).unwrap_or_default();
        }
        if board.leaving.get().is_some() {
            return vec![Message::new("praga.guide.remove-second")];
        }
        let end = end.get();
        let acts = board.legal.with(|legal| {
            let acts = legal.iter().filter(|action| verb_of(action) == "act");
            acts.count()
        });
        board.read(|view| guide(view, end, acts, |code| is_possible(board, code)))
    });
    // A tile that is in sight is told here, whether it is pointed at or was last, and a hex in hand has its sum beside it.
    let is_resting = move || {
        let rests = desk.considered.with(Option::is_none) && desk.pending.with(Option::is_none);
        let is_in_hand = board.bench.is_busy_now();
        rests || is_in_hand || desk.pending.with(Option::is_none) && sight::in_sight(board).is_some()
    };
    let words = move || {
        let said = lines.with(|lines| lines.iter().map(|line| desk.say(line)).collect::<Vec<_>>());
        said.join(" ")
    };
    view! { <p class="pg-guide" class:on=move || is_resting() && !lines.with(Vec::is_empty)>{words}</p> }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use signoria_praga::Praga as Game;

    use super::*;
    use crate::boards::kit::explaining::first_view;

    #[test]
    fn the_guide_names_what_is_possible_and_what_prices_mean() {
        let view: View = first_view::<Game, _>(None, 2, Value::Null);
        let ids = |open: &[&str]| -> Vec<String> {
            let told = guide(&view, false, 2, |code| open.contains(&code));
            told.iter().map(|message| message.id.to_string()).collect()
        };
        assert_eq!(ids(&[]), ["praga.guide.tile"]);
        let mut poor = view.clone();
        poor.reach.as_mut().unwrap().refresh = [false, true];
        assert_eq!(refreshing(&view).id, "praga.guide.refresh");
        assert_eq!(refreshing(&poor).id, "praga.guide.refresh-for");
        let prices = |row, special| -> Vec<String> {
            let told = taking(&view, row, special);
            told.iter().map(|message| message.id.to_string()).collect()
        };
        let golden = "praga.guide.special-closed";
        assert_eq!(prices(Row::Upgrade, false), ["praga.guide.take-upgrade", golden]);
        assert_eq!(
            prices(Row::Wall, true),
            ["praga.guide.take", "praga.guide.special-open"]
        );
        assert_eq!(
            ids(&["climb", "refresh"]),
            ["praga.guide.tile", "praga.guide.first"]
        );
    }
}
