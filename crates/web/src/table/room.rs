//! A table on the server before the game begins: what is to be played, who sits where, and the way in for guests.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_table::wire::{Me, SeatInfo, Sitter, Stage, TableInfo};
use signoria_table::{BotLevel, Command};

use crate::app::app;
use crate::art::{face, icon, picture, seat_mark};
use crate::browser;
use crate::lesson;
use crate::remote::api;
use crate::route::Route;
use crate::scene::{Scene, bot_name};
use crate::shell::name::{self, FaceChoice, LONGEST};
use crate::shell::table_list::clock_words;
use crate::shell::terms;
use crate::table::{Desk, Place, talk};
use crate::words::{say, t, tr};

/// Who sits where, and the link for friends.
#[component]
pub fn WaitingRoom(desk: Desk, place: Place) -> impl IntoView {
    let room = Memo::new(move |_| desk.read(|scene| Some(scene.table.clone())));
    let of =
        move |is: fn(&TableInfo) -> bool| Memo::new(move |_| room.with(|room| room.as_ref().is_some_and(is)));
    let is_host = of(|room| room.seats.iter().any(|seat| seat.host && seat.yours));
    let sits = of(|room| room.seats.iter().any(|seat| seat.yours));
    let is_full = of(|room| room.seats.iter().all(|seat| seat.who != Sitter::Open));
    // A request is on its way: a second press would send it twice. A refusal is shown and allows another try.
    let busy = RwSignal::new(false);
    Effect::new(move || {
        room.track();
        desk.session.notice.track();
        // What was on its way when the line was lost never arrives.
        desk.session.line.track();
        busy.set(false);
    });
    let ask = move |command| busy.set(desk.session.ask(command));
    view! {
        <section class="page-room waiting-room">
            <div class="sheet-panel door">
                {move || room.get().map(|room| view! { <Banner room is_guest=!sits.get() /> })}
                <ol class="place-cards" data-game=move || room.with(game_of)>
                    {move || room.get().map(|room| room.seats.into_iter().enumerate().map(|(index, seat)| {
                        view! { <RoomSeat desk index seat is_host=is_host.get() /> }
                    }).collect_view())}
                </ol>
                {move || match (sits.get(), is_full.get()) {
                    (false, false) => view! { <SitDown desk busy /> }.into_any(),
                    (false, true) => view! {
                        <p class="room-state" role="status">{icon("eye")} " " {tr("web.room.full")}</p>
                        <div class="button-row"><a class="button" href="#/lobby">{tr("web.home.all-tables")}</a></div>
                    }.into_any(),
                    (true, full) => view! {
                        <p class="room-state" role="status">{tr(match (is_host.get(), full) {
                            (true, true) => "web.room.ready",
                            (true, false) => "web.room.free-seats",
                            (false, _) => "web.room.host-begins",
                        })}</p>
                        <div class="button-row">
                            {is_host.get().then(|| view! {
                                <button class="primary start" disabled=move || !full || busy.get() on:click=move |_| ask(Command::Start)>
                                    {icon("play")} {tr("web.room.start")}
                                </button>
                            })}
                            <button on:click=move |_| ask(Command::Leave)>{tr("web.room.leave")}</button>
                        </div>
                    }.into_any(),
                }}
            </div>
            <div class="room-side">
                {move || sits.get().then(|| view! { <Invitation link=browser::address(&place.route(None).to_string()) /> })}
                <talk::Talk desk />
            </div>
        </section>
    }
}

/// What is to be played: game, edition, options, clock, and by whom one is invited.
#[component]
fn Banner(room: TableInfo, is_guest: bool) -> impl IntoView {
    let host = room
        .seats
        .iter()
        .find(|seat| seat.host)
        .and_then(|seat| match &seat.who {
            Sitter::Person { name } => Some(name.clone()),
            _ => None,
        });
    let has_begun = room.stage != Stage::Gathering;
    let hello = move || match &host {
        Some(host) if is_guest => say(
            &Message::new("web.room.invited-by").with("host", host.clone()),
            &[],
        ),
        _ if has_begun => t("web.room.plays"),
        _ => t("web.room.gathering"),
    };
    let (title, game) = (format!("{}.title", room.game), room.game.clone());
    let chips = move || {
        let words = terms::edition(&room.game, room.edition.as_deref()).into_iter();
        let seats = say(
            &Message::new("web.new.count").with("count", room.seats.len()),
            &[],
        );
        words
            .chain([seats, clock_words(room.clock)])
            .chain(room.hints.then(|| t("web.table.hints")))
            .chain(terms::options(&room.game, &room.options, room.seats.len()))
            .map(|term| view! { <li class="term">{term}</li> })
            .collect_view()
    };
    view! {
        <header class="banner">
            <span class="banner-picture" aria-hidden="true">{picture(&game)}</span>
            <p>{hello}</p>
            <h1>{move || t(&title)}</h1>
            <ul class="terms">{chips}</ul>
        </header>
    }
}

/// The way in: a name first, then a seat.
#[component]
fn SitDown(desk: Desk, busy: RwSignal<bool>) -> impl IntoView {
    let own = name::to_begin_with();
    let game = untrack(|| desk.read(|scene| scene.table.game.clone()));
    let learn = lesson::is_written(&game).then(|| {
        view! { <a class="button" href=Route::Lesson(game).to_string()>{icon("book")} {tr("web.room.learn")}</a> }
    });
    // An account sits down by its own name.
    let account: RwSignal<Option<String>> = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        if let Ok(Me {
            name, account: true, ..
        }) = api::me().await
        {
            account.try_set(name);
        }
    });
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        if account.with_untracked(Option::is_none) {
            let name = own.with_untracked(|own| own.trim().to_owned());
            app().settings.update(|settings| settings.name = name);
        }
        leptos::task::spawn_local(async move {
            match api::be_myself().await {
                // The table may have been left meanwhile.
                Ok(()) if desk.session.is_there() => {
                    busy.try_set(desk.session.ask(Command::Sit { seat: None }));
                }
                Ok(()) => {}
                Err(reason) => {
                    desk.session.notice.try_set(Some(reason));
                }
            }
            app().news.ask();
        });
    };
    view! {
        <form class="sit-down" on:submit=sit>
            {move || match account.get() {
                Some(name) => view! { <p class="seated"><strong>{name}</strong></p> }.into_any(),
                None => view! {
                    <label class="door-name">
                        <strong>{tr("web.name.label")}</strong>
                        <input type="text" class="own-name-input" maxlength=LONGEST autocomplete="nickname" autofocus=true prop:value=own
                            on:input=move |event| own.set(event_target_value(&event)) />
                    </label>
                    <FaceChoice name=own />
                }.into_any(),
            }}
            <button class="primary sit" disabled=move || busy.get() || account.with(Option::is_none) && own.with(|own| own.trim().is_empty())>{tr("web.room.sit")}</button>
            {learn}
        </form>
        <p class="help" hidden=move || account.with(Option::is_some)>{tr("web.room.no-account")}</p>
    }
}

/// Which game is played, for the colours of its seats.
fn game_of(room: &Option<TableInfo>) -> Option<String> {
    room.as_ref().map(|room| room.game.clone())
}

/// Whether these eyes have no seat at a game that goes on.
pub fn is_stranger(scene: &Scene) -> bool {
    let table = &scene.table;
    !scene.is_gathering() && !table.stage.is_over() && !table.seats.iter().any(|seat| seat.yours)
}

/// The door of a game that has begun: who plays, and the way in to watch.
#[component]
pub fn Door(
    desk: Desk,
    /// Set on entering.
    comes_in: RwSignal<bool>,
) -> impl IntoView {
    let room = Memo::new(move |_| desk.read(|scene| Some(scene.table.clone())));
    let places = move |room: TableInfo| {
        let seats = room.seats.into_iter().enumerate();
        let place = |(index, seat)| view! { <RoomSeat desk index seat is_host=false /> };
        seats.map(place).collect_view()
    };
    view! {
        <section class="page-room waiting-room">
            <div class="sheet-panel door">
                {move || room.get().map(|room| view! { <Banner room is_guest=false /> })}
                <ol class="place-cards" data-game=move || room.with(game_of)>{move || room.get().map(places)}</ol>
                <p class="room-state" role="status">{icon("eye")} " " {tr("web.room.begun")}</p>
                <div class="button-row">
                    <button class="primary watch" on:click=move |_| comes_in.set(true)>{tr("web.room.watch")}</button>
                    <a class="button" href="#/lobby">{tr("web.home.all-tables")}</a>
                </div>
            </div>
        </section>
    }
}

/// The link for friends.
#[component]
fn Invitation(link: String) -> impl IntoView {
    let shown = link.clone();
    let copied = RwSignal::new(false);
    view! {
        <div class="sheet-panel share">
            <h2>{tr("web.room.invite")}</h2>
            <p>{tr("web.room.text")}</p>
            <code>{shown}</code>
            <button class="primary" on:click=move |_| {
                let link = link.clone();
                leptos::task::spawn_local(async move {
                    copied.try_set(browser::copy(&link).await);
                });
            }>
                {icon("link")} <span role="status">{move || t(if copied.get() { "web.table.copied" } else { "web.room.copy" })}</span>
            </button>
        </div>
    }
}

/// Says that one only watches; nothing to somebody who plays, and nothing once there is nothing left to play.
#[component]
pub fn Watching(desk: Desk) -> impl IntoView {
    let watches = Memo::new(move |_| {
        desk.read(|scene| !scene.table.stage.is_over() && !scene.table.seats.iter().any(|seat| seat.yours))
    });
    move || {
        watches
            .get()
            .then(|| view! { <span class="watching">{icon("eye")} {tr("web.room.watching")}</span> })
    }
}

/// A place at the table: its card says who sits there, and the host may give a free one to a bot.
#[component]
fn RoomSeat(desk: Desk, index: usize, seat: SeatInfo, is_host: bool) -> impl IntoView {
    let number = Seat::try_from(index as u8).ok();
    let place = move |bot| {
        if let Some(seat) = number {
            desk.session.ask(Command::Place { seat, bot });
        }
    };
    let role = match (seat.yours, seat.host) {
        (true, _) => Some("web.table.you"),
        (false, true) => Some("web.room.host"),
        _ => None,
    };
    let (picture, name) = match &seat.who {
        Sitter::Person { name } => (
            view! { <span class="portrait">{face(name, index)}{seat_mark(index)}</span> }.into_any(),
            Signal::stored(name.clone()),
        ),
        Sitter::Bot { level } => {
            let level = format!("web.plan.{}", level.name());
            (
                view! { <span class="portrait">{face(bot_name(index), index)}{seat_mark(index)}</span> }
                    .into_any(),
                Signal::derive(move || format!("{}, {}", bot_name(index), t(&level))),
            )
        }
        Sitter::Open => (
            view! { <span class="free-seat">{icon("plus")}</span> }.into_any(),
            Signal::derive(|| t("web.plan.open")),
        ),
    };
    view! {
        <li class="place-card">
            {picture}
            <strong>{name}</strong>
            {role.map(|role| view! { <small>{tr(role)}</small> })}
            {(is_host && seat.who == Sitter::Open).then(|| view! {
                <button on:click=move |_| place(Some(BotLevel::Apprentice))>{icon("robot")} {tr("web.room.bot")}</button>
            })}
            {(is_host && matches!(seat.who, Sitter::Bot { .. })).then(|| view! {
                <button on:click=move |_| place(None)>{tr("web.room.open")}</button>
            })}
        </li>
    }
}
