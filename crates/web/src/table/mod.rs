//! The table: board, prompt, seats, log, talk and score sheet around one [`Session`](crate::session::Session).

mod answers;
mod bar;
mod chart;
mod desk;
mod explain;
mod finish;
mod hint;
mod keys;
mod late;
mod log;
mod moments;
mod own;
mod prompt;
mod requests;
mod room;
mod rooms;
mod scoring;
mod seats;
mod sheet;
mod side;
mod talk;
mod telling;
mod touch;
mod turns;
mod winner;

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::icon;
use crate::boards::{self, Board, Room};
use crate::browser;
use crate::local::{here, hold};
use crate::motion;
use crate::remote::socket;
use crate::route::Route;
use crate::rules::RulesBeside;
use crate::scene::Scene;
use crate::study;
use crate::words::{say, t, tr};
use explain::Explainer;
use keys::{answer_once, listen_to_keys};
use telling::Teller;
use touch::Touch;
use turns::announce_turns;

pub use bar::MomentSlider;
pub use chart::{Chart, beginnings};
pub use desk::{Change, Desk, OutlookRow, Pictures, Signs};
pub use explain::tick;
pub use finish::Finish;
pub use hint::{light_place, put_out as put_lights_out, whole_move};
pub use late::{LateTable, fetch_ahead};
pub use log::{Aside, with_seats_marked};
pub use moments::{Moments, Seals};
pub use prompt::chips_of;
pub use telling::actor;

/// Screens that show one room at a time.
pub const NARROW: &str = "(max-width: 899px), (max-height: 499px)";

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this page.
    Here(String),
    /// On the server.
    Server(String),
    /// In this page, for the guided first game of that kind.
    Lesson(String),
    /// In an address: a game that somebody shared, packed.
    Shared(String),
    /// In a study of this browser.
    Study {
        /// The study.
        id: String,
        /// The line; 0 is the game itself.
        line: u32,
    },
}

impl Place {
    fn route(&self, moment: Option<u32>) -> Route {
        match self.clone() {
            Self::Here(id) => Route::Here { id, moment },
            Self::Server(id) => Route::Table { id, moment },
            Self::Lesson(game) => Route::Lesson(game),
            Self::Shared(packed) => Route::Shared { packed, moment },
            Self::Study { id, line } => Route::Study { id, line, moment },
        }
    }
}

/// A table.
#[component]
fn TablePage(
    /// Where it is.
    place: Place,
    /// The moment to look at; none: now.
    moment: Option<u32>,
) -> impl IntoView {
    let session = match &place {
        // The table of a lesson is laid by the lesson itself.
        Place::Here(id) | Place::Lesson(id) => here::open(id, moment),
        Place::Server(id) => socket::open(id, moment),
        Place::Shared(packed) => here::open_shared(packed.clone(), moment),
        Place::Study { id, line } => here::open_study(id.clone(), *line, moment),
    };
    let desk = Desk::new(session);
    // On a phone it would lie over the desk on which the line is played on.
    desk.studies
        .set(matches!(place, Place::Study { .. }) && !browser::prefers(NARROW));
    desk.varies
        .set(matches!(place, Place::Study { line, .. } if line != study::GAME));
    seated(desk, place)
}

/// The screen of a table that has been opened.
pub fn seated(desk: Desk, place: Place) -> impl IntoView {
    let session = desk.session;
    motion::forget();
    announce_turns(desk);
    let stage = Memo::new(move |_| desk.read(|scene| Some((scene.table.game.clone(), scene.is_gathering()))));
    let comes_in = RwSignal::new(!matches!(place, Place::Server(_)));
    let at_the_door = Memo::new(move |_| !comes_in.get() && desk.read(room::is_stranger));
    // Whoever follows a link to a moment wants to see it.
    Effect::new(move || {
        if desk.read(|scene| !scene.is_live()) {
            comes_in.set(true);
        }
    });
    let place = StoredValue::new(place);
    view! {
        <Notices desk />
        {move || match stage.get() {
            None if session.fault.with(Option::is_some) => session.fault.get().map(|message| view! { <Unopened message /> }).into_any(),
            None => view! { <p class="empty" role="status">{tr("web.table.opening")}</p> }.into_any(),
            Some((_, true)) => view! { <room::WaitingRoom desk place=place.get_value() /> }.into_any(),
            Some(_) if at_the_door.get() => view! { <room::Door desk comes_in /> }.into_any(),
            Some((game, false)) => view! { <Furnished desk game place=place.get_value() /> }.into_any(),
        }}
    }
}

#[component]
fn Unopened(message: Message) -> impl IntoView {
    // Another tab plays it: one may go on here instead.
    let is_elsewhere = matches!(&*message.id, "web.open.elsewhere" | "web.open.taken");
    view! {
        <section class="narrow">
            <h1>{tr("web.open.title")}</h1>
            <p>{move || say(&message, &[])}</p>
            {is_elsewhere.then(|| view! {
                <p><button class="primary take-over" on:click=move |_| hold::take_over()>{tr("web.open.here")}</button></p>
            })}
            <p><a class="button" href="#/">{tr("web.nav.home")}</a></p>
        </section>
    }
}

/// What the table has to say once: why something is forbidden, with the way to the rule, or that the line is lost.
#[component]
fn Notices(desk: Desk) -> impl IntoView {
    let session = desk.session;
    // Why something was forbidden is of no use any more once the game has gone on.
    let moves = Memo::new(move |_| desk.read(|scene| scene.moves));
    Effect::new(move || {
        moves.track();
        forget_refusal(desk);
    });
    // What an explanation beside the board says already is not said again over it.
    let is_said = move |message: &Message| desk.reasoned.with(|reason| reason.as_ref() == Some(message));
    let shown = move || session.notice.get().filter(|message| !is_said(message));
    view! {
        <div class="toasts" role="alert">
            {move || shown().map(|message| view! {
                <div class="toast">
                    {icon("warn")}
                    {
                        let link = desk.is_ruled(&message).then(|| rule_link(desk, message.id.to_string()));
                        view! { <p>{move || desk.say(&message)}</p> {link} }
                    }
                    <button class="quiet" on:click=move |_| session.notice.set(None)>{tr("web.close")}</button>
                </div>
            })}
        </div>
    }
}

/// Closes what says why something was forbidden: it has been read by whoever goes on.
fn forget_refusal(desk: Desk) {
    let notice = desk.session.notice;
    let is_refusal =
        untrack(|| notice.with(|said| said.as_ref().is_some_and(|message| desk.is_ruled(message))));
    if is_refusal {
        notice.set(None);
    }
}

/// The way from a refusal to the section of the rules that it comes from.
pub fn rule_link(desk: Desk, rule: String) -> impl IntoView {
    view! {
        <button class="quiet rule-link" on:click=move |_| {
            desk.session.notice.set(None);
            desk.rules.set(Some(rule.clone()));
        }>{icon("book")} {tr("web.rules.why")}</button>
    }
}

/// The table as soon as all that its board needs is there: it appears whole, and nothing jumps.
#[component]
fn Furnished(desk: Desk, game: String, place: Place) -> impl IntoView {
    let there = boards::furnish(&game);
    let place = StoredValue::new(place);
    move || match there.get() {
        Some(maker) => view! { <Table desk game=game.clone() maker place=place.get_value() /> }.into_any(),
        None => view! { <p class="empty" role="status">{tr("web.table.opening")}</p> }.into_any(),
    }
}

#[component]
fn Table(desk: Desk, game: String, maker: boards::Maker, place: Place) -> impl IntoView {
    let explainer = Explainer::new(desk);
    let teller = Teller::new(desk);
    let touch = Touch::new(desk);
    listen_to_keys(desk, explainer, teller);
    let curtain = Memo::new(move |_| desk.read(Scene::curtain));
    let room = desk.room;
    let title = format!("{game}.title");
    let id = game.clone();
    let place = StoredValue::new(place);
    let read = game.clone();
    view! {
        <div class="table frame" data-game=id data-room=move || room.get().code() data-desk=move || desk.tall.get().then_some("tall")
            on:pointerdown:capture=move |event| { forget_refusal(desk); touch.press(&event) } on:keydown:capture=|event| answer_once(&event)
            on:click:capture=move |event| if !explainer.filter_click(&event) { touch.filter_click(&event) } on:contextmenu=move |event| explainer.filter_menu(&event)>
            <h1 class="visually-hidden">{move || t(&title)}</h1>
            {move || {
                let (game, place) = (game.clone(), place.get_value());
                match curtain.get() {
                    Some(seat) => view! {
                        <bar::TableBar desk place game track=().into_any() teller />
                        <seats::Curtain desk seat />
                    }.into_any(),
                    None => view! { <Laid desk game maker place room explainer teller /> }.into_any(),
                }
            }}
            <study::StudyBeside desk place=place.get_value() />
            <RulesBeside desk game=read />
        </div>
    }
}

/// The table with its board, for the eyes that may see it. The desk comes first for whoever goes by keyboard: there stands what is asked.
#[component]
fn Laid(
    desk: Desk,
    game: String,
    maker: boards::Maker,
    place: Place,
    room: RwSignal<Room>,
    explainer: Explainer,
    teller: Teller,
) -> impl IntoView {
    let over = Memo::new(move |_| {
        let is_told = desk.last_scene.get().is_none_or(|last| !last.get());
        desk.read(Scene::is_over) && is_told
    });
    let is_aside = Memo::new(move |_| desk.finish.get() == Finish::Aside);
    let Board {
        track,
        stage,
        fits,
        tools,
        hand,
        facts,
        trophy,
        explain,
        rooms,
        room_of,
    } = maker(desk);
    explainer.ask(explain);
    desk.room_of.set(room_of);
    rooms::follow_the_question(desk, room, room_of);
    let unread = talk::Unread::new(desk);
    come_home(desk);
    let own = own::OwnLine(own::OwnLineProps {
        desk,
        facts: facts.clone(),
    })
    .into_any();
    let deck = study::deck_of_finished(desk, place.clone());
    hint::follow(desk, room, room_of);
    view! {
        <bar::TableBar desk place game track teller />
        <section class="desk">
            <own::Handle desk />
            <prompt::PromptBar desk own tools teller deck />
            <div class="hand-area">{hand}</div>
        </section>
        <requests::Requests desk />
        <div class="stage" class:scrolls=!fits tabindex=if fits { "-1" } else { "0" }>
            {stage}
            {move || match (over.get(), is_aside.get()) {
                (true, false) => Some(view! { <sheet::Outcome desk trophy=trophy.clone() /> }.into_any()),
                (true, true) => Some(view! { <finish::WayBack desk /> }.into_any()),
                _ => None,
            }}
            <moments::Band desk teller />
        </div>
        <aside class="rail" aria-label=tr("web.table.side")>
            <seats::Seats desk facts />
            <side::SideBox desk in_words=fits unread />
        </aside>
        <hint::HintCard desk />
        <explain::Explanation desk explainer />
        <rooms::Rooms desk room rooms unread />
    }
}

/// Whoever is asked something looks at their own board first.
fn come_home(desk: Desk) {
    let mine = Memo::new(move |_| desk.is_my_turn());
    Effect::new(move || {
        if mine.get()
            && let Some(visited) = desk.signs.get_untracked().visited
        {
            visited.set(None);
        }
    });
}
