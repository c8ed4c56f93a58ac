//! Lorenzo: the city with its towers, church and places, the city wall, and a family's board below it.

mod asked;
mod bar;
mod card;
mod chronicle;
mod church;
mod desk;
mod explain;
mod family;
mod leader;
mod pieces;
mod places;
mod production;
mod pulled;
mod report;
mod scenes;
mod servants;
mod shared;
mod sign;
mod sum;
mod target;
mod tower;

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_lorenzo::board::{Kind, Place, Space, Work};

use crate::boards::{Board, Room};
use crate::table::Desk;
use crate::words::{say, tr};
use shared::Lorenzo;
use sign::art;

pub use pieces::pieces;

/// The verbs that this board offers itself; to pass, to decline and to end a turn stand on the desk.
const ON_BOARD: &[&str] = &[
    "choose",
    "keep",
    "place",
    "on",
    "servants",
    "pay",
    "discount",
    "exchange",
    "clear",
    "produce",
    "privilege",
    "lose",
    "take",
    "discard",
    "play",
    "activate",
    "copy",
    "strengthen",
    "support",
    "refuse",
];

/// What is celebrated: a new round, a leader in play, the Church and what it does.
fn moment(message: &Message) -> Option<String> {
    match &*message.id {
        "lorenzo.log.round" => Some("lorenzo-lily".into()),
        "lorenzo.log.vatican" | "lorenzo.log.supported" => Some("lorenzo-church-sign".into()),
        "lorenzo.log.excommunicated" => Some("lorenzo-cross".into()),
        "lorenzo.log.played" => match message.args.get("leader") {
            Some(Arg::Name(id)) => Some(id.replace("lorenzo.leader.", "lorenzo-leader-")),
            _ => None,
        },
        _ => None,
    }
}

/// The cards of a kind as a heading.
fn heading(kind: Kind) -> String {
    say(&Message::new("web.lorenzo.kind").with("kind", kind), &[])
}

/// What a screen shows that is too low for the whole city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Towers,
    Places,
}

impl Page {
    const fn code(self) -> &'static str {
        match self {
            Self::Towers => "towers",
            Self::Places => "places",
        }
    }

    /// Where these spaces are; none where there is no need to look elsewhere.
    fn asked(spaces: &[Space]) -> Option<Self> {
        let is_floor = |space: &Space| matches!(space.place(), Place::Floor(..));
        match spaces {
            [] => None,
            spaces if spaces.iter().any(is_floor) => Some(Self::Towers),
            _ => Some(Self::Places),
        }
    }
}

/// The pages of a low screen.
#[component]
fn Pages(page: RwSignal<Page>) -> impl IntoView {
    let tab = move |which: Page, label: &'static str| {
        let is_shown = move || page.get() == which;
        view! { <button aria-current=move || is_shown().then_some("true") on:click=move |_| page.set(which)>{tr(label)}</button> }
    };
    view! {
        <nav class="pages" aria-label=tr("lorenzo.title")>
            {tab(Page::Towers, "web.lorenzo.towers")}
            {tab(Page::Places, "web.lorenzo.city")}
        </nav>
    }
}

/// The board.
pub fn board(desk: Desk) -> Board {
    desk.on_board.set(ON_BOARD);
    desk.composed.set(&["place", "on", "take", "servants"]);
    desk.confirms.set(&["on", "take"]);
    desk.moments.set(moment);
    let board = Lorenzo::new(desk);
    pulled::follow(board);
    desk.steps_back
        .set(Some(Memo::new(move |_| board.can_step_back())));
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let lifted = Memo::new(move |_| board.way_is_open());
    desk.signs.set(bar::signs(board));
    desk.pictures.set(Some(Arc::new(chronicle::picture)));
    // While a way is chosen, to do without stands aside.
    Effect::new(move || {
        desk.minor
            .set(if lifted.get() { &["pass", "decline"] } else { &[] })
    });
    let carrying = Memo::new(move |_| board.drag.carried().is_some());
    let page = RwSignal::new(Page::Towers);
    // The page with something to choose opens by itself.
    let asked = Memo::new(move |_| Page::asked(&board.spaces()));
    Effect::new(move || {
        if let Some(asked) = asked.get() {
            page.set(asked);
        }
    });
    let stage = view! {
        <div class="lorenzo" class:lifted=move || lifted.get() class:carrying=move || carrying.get() data-drop="" on:click:capture=move |event| board.drag.filter_click(&event) data-page=move || page.get().code() data-seats=move || seats.get().to_string()>
            <svg class="city-ground" viewBox="0 0 1140 748" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <rect width="1140" height="748" fill="url(#lorenzo-roofs)"></rect>
            </svg>
            <Pages page />
            <div class="city">
                <tower::Towers board />
                <span class="river" aria-hidden="true">{art("river")}</span>
                <div class="quarter">
                    <church::Church board />
                    <div class="forum"><places::Council board /><places::Dice board /></div>
                    <div class="works-row"><places::WorkPlace board work=Work::Harvest /><places::WorkPlace board work=Work::Production /></div>
                    <places::Market board />
                </div>
            </div>
            <church::Wall board />
            <family::Family board />
            <production::Workshop board />
            <scenes::Scene board />
            <report::Report board />
        </div>
    };
    Board {
        track: view! { <bar::Rounds board /> }.into_any(),
        stage: stage.into_any(),
        fits: true,
        tools: view! { <desk::Tools board /> }.into_any(),
        hand: ().into_any(),
        facts: Arc::new(move |seat| view! { <bar::SeatFacts board seat /> }.into_any()),
        trophy: None,
        explain: Arc::new(move |id| {
            let told = board.read(|view| explain::told(view, id));
            told.map(|told| told.said(|message| desk.say(message)))
        }),
        rooms: &Room::ALL,
        room_of: |verb| match verb {
            "strengthen" | "play" | "activate" | "discard" => Room::Mine,
            _ => Room::Board,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_with_a_card_to_take_comes_first() {
        let both = [Space::Council, Space::Venture2];
        assert_eq!(Page::asked(&both), Some(Page::Towers));
        assert_eq!(Page::asked(&both[..1]), Some(Page::Places));
        assert_eq!(Page::asked(&[]), None);
    }
}
