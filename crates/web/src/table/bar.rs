//! The bar above the table: which game, its rounds, taking back, what happened since one's last turn, sound, and a menu with the rest.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::Command;
use signoria_table::wire::TakeBack;
use wasm_bindgen::JsCast;

use crate::app::app;
use crate::art::{face, icon};
use crate::browser;
use crate::local::store;
use crate::route::Route;
use crate::rules;
use crate::scene::Scene;
use crate::session::Line;
use crate::sound::{self, Sound};
use crate::table::hint::HintButton;
use crate::table::room::Watching;
use crate::table::telling::Teller;
use crate::table::{Desk, Place};
use crate::words::{t, tr};

/// How long the slider of the moments gathers before the table follows.
const FOLLOWING: Duration = Duration::from_millis(120);

/// The bar.
#[component]
pub fn TableBar(
    desk: Desk,
    place: Place,
    game: String,
    /// The rounds of the game.
    track: AnyView,
    teller: Teller,
) -> impl IntoView {
    let session = desk.session;
    let is_taught = matches!(place, Place::Lesson(_));
    let (own, listed) = (game.clone(), game.clone());
    let sound = move || app().settings.with(|settings| settings.sound);
    view! {
        <header class="bar table-bar">
            <a class="home" href="#/" aria-label=tr("web.nav.home") title=tr("web.nav.home")>{icon("lily")}</a>
            <strong class="table-title">{move || t(&format!("{game}.title"))}</strong>
            {is_taught.then(|| view! { <span class="lesson-chip">{tr("web.lesson.title")}</span> })}
            {track}
            <span class="bar-space"></span>
            <span class=move || format!("line {}", line_code(session.line.get())) role="status">
                {move || match session.line.get() {
                    Line::Local => String::new(),
                    other => t(&format!("web.line.{}", line_code(other))),
                }}
            </span>
            <TakeBackButton desk />
            {(!is_taught).then(|| view! { <HintButton desk class="hint-button" /> })}
            <ReplayButton teller />
            <RulesButton desk game=own class="rules-button" />
            <button class="sound" aria-pressed=move || sound().to_string()
                on:click=move |_| {
                    app().settings.update(|settings| settings.sound = !settings.sound);
                    sound::play(Sound::Turn);
                }>
                {move || icon(if sound() { "sound" } else { "silence" })} <span>{tr("web.settings.sound")}</span>
            </button>
            <Menu desk place game=listed />
            <Watching desk />
            <Me desk />
        </header>
    }
}

/// Whose eyes these are.
#[component]
fn Me(desk: Desk) -> impl IntoView {
    let own = Memo::new(move |_| {
        let seat = desk.read(Scene::eye)?;
        let name = desk.names.with(|names| names.get(seat.index()).cloned())?;
        Some((name, seat.index()))
    });
    move || {
        own.get().map(|(name, seat)| {
            view! { <a class="me" href=Route::Profile.to_string() aria-label=name.clone() title=name.clone()>{face(&name, seat)}</a> }
        })
    }
}

/// Taking back, and what it takes: nothing, the consent of the others, or that it is too late.
#[component]
fn TakeBackButton(desk: Desk) -> impl IntoView {
    let offer = Memo::new(move |_| {
        desk.read(|scene| Some(scene.table.take_back).filter(|_| scene.is_live()))
            .unwrap_or(TakeBack::Nothing)
    });
    let help = move || {
        t(match offer.get() {
            TakeBack::Nothing => "web.table.take-back-nothing",
            TakeBack::Free { .. } => "web.table.take-back-free",
            TakeBack::Ask { .. } => "web.table.take-back-ask",
            TakeBack::Closed => "web.table.take-back-closed",
        })
    };
    view! {
        <button class="take-back" title=help disabled=move || !leads_back(offer.get())
            on:click=move |_| desk.session.take_back()>
            {icon("undo")} <span>{tr("web.table.take-back")}</span>
            <span class="visually-hidden">" " {help}</span>
        </button>
    }
}

fn leads_back(offer: TakeBack) -> bool {
    matches!(offer, TakeBack::Free { .. } | TakeBack::Ask { .. })
}

/// Whether an action can be taken back now.
pub fn can_take_back(scene: &Scene) -> bool {
    scene.is_live() && leads_back(scene.table.take_back)
}

/// What happened since one's last turn, once more.
#[component]
fn ReplayButton(teller: Teller) -> impl IntoView {
    view! {
        <button class="replay" title=tr("web.replay.help") disabled=move || !teller.can_replay()
            on:click=move |_| teller.replay()>
            {icon("replay")} <span>{tr("web.replay.label")}</span>
        </button>
    }
}

/// The rules beside the table.
#[component]
fn RulesButton(desk: Desk, game: String, class: &'static str) -> impl IntoView {
    let is_open = move || desk.rules.with(Option::is_some);
    rules::is_written(&game).then(|| {
        view! {
            <button class=class aria-pressed=move || is_open().to_string() title=tr("web.rules.help")
                on:click=move |_| desk.toggle_rules()>
                {icon("book")} <span>{tr("web.rules.title")}</span>
            </button>
        }
    })
}

/// Whether something lies within what fits the selector.
fn is_within(target: Option<web_sys::EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// What is not needed every minute. It lies over the rail and closes when one presses elsewhere.
#[component]
fn Menu(desk: Desk, place: Place, game: String) -> impl IntoView {
    let is_open = RwSignal::new(false);
    // A lesson is left and taken up again: there is nothing to give up, and the guide knows the way on.
    let is_taught = matches!(place, Place::Lesson(_));
    // The hint lies where the menu opens.
    let open = move |_| {
        is_open.update(|open| *open = !*open);
        if is_open.get_untracked() {
            desk.close_hint();
        }
    };
    let outside = window_event_listener(ev::pointerdown, move |event| {
        if !is_within(event.target(), ".menu") && is_open.get_untracked() {
            is_open.set(false);
        }
    });
    on_cleanup(move || outside.remove());
    view! {
        <div class="menu" on:keydown=move |event| if event.key() == "Escape" && is_open.get_untracked() {
            event.stop_propagation();
            is_open.set(false);
            browser::focus(".menu > button");
        }>
            <button aria-expanded=move || is_open.get().to_string() on:click=open>
                {icon("menu")} <span>{tr("web.menu.label")}</span>
            </button>
            <div class="menu-sheet" class:open=move || is_open.get() on:click=move |event| if is_within(event.target(), ".closes") {
                is_open.set(false);
            }>
                {matches!(place, Place::Study { .. }).then(|| view! { <StudyItem desk /> })}
                <History desk place />
                {(!is_taught).then(|| view! { <BranchButton desk /> <HintButton desk class="menu-item hint-item closes" /> })}
                <RulesButton desk game class="menu-item rules-item closes" />
                <a class="menu-item" href=Route::Settings.to_string()>{icon("gear")} {tr("web.nav.settings")}</a>
                {(!is_taught).then(|| view! { <Leaving desk /> })}
            </div>
        </div>
    }
}

/// The moment that is shown, and a link to it.
#[component]
fn History(desk: Desk, place: Place) -> impl IntoView {
    let session = desk.session;
    // A link to a game of this browser would lead nowhere in another one.
    let here = match &place {
        Place::Here(id) => Some(id.clone()),
        Place::Server(_) | Place::Shared(_) | Place::Study { .. } | Place::Lesson(_) => None,
    };
    let numbers = Memo::new(move |_| desk.read(|scene| (scene.moves, scene.table.moves)));
    let route = Memo::new(move |_| {
        let (number, latest) = numbers.get();
        place.route((number != latest).then_some(number)).to_string()
    });
    let copied = RwSignal::new(false);
    // The address follows the moment: a page that is loaded again shows what was shown.
    Effect::new(move || {
        copied.set(false);
        browser::replace_hash(&route.get());
    });
    let look = move |number: u32| session.look(Some(number));
    let copy = move |_| {
        let link = browser::address(&route.get_untracked());
        leptos::task::spawn_local(async move {
            if browser::copy(&link).await {
                copied.try_set(true);
            } else {
                app().tell(Message::new("web.table.not-copied").with("link", link));
            }
        });
    };
    view! {
        <div class="history" role="group" aria-label=tr("web.table.history")>
            <span class="history-label">{tr("web.table.moment")} " " <output>{move || { let (number, latest) = numbers.get(); format!("{number}/{latest}") }}</output></span>
            <button class="icon-button" aria-label=tr("web.table.earlier") disabled=move || numbers.get().0 == 0
                on:click=move |_| look(numbers.get_untracked().0.saturating_sub(1))>"‹"</button>
            <MomentSlider desk />
            <button class="icon-button" aria-label=tr("web.table.later")
                disabled=move || { let (number, latest) = numbers.get(); number >= latest }
                on:click=move |_| look(numbers.get_untracked().0 + 1)>"›"</button>
        </div>
        {match here {
            Some(id) => view! {
                <button class="menu-item table-link" on:click=move |_| store::download(&id)>{icon("save")} <span>{tr("web.games.save")}</span></button>
            }.into_any(),
            None => view! {
                <button class="menu-item table-link" on:click=copy>
                    {icon("link")} <span role="status">{move || t(if copied.get() { "web.table.copied" } else { "web.table.link" })}</span>
                </button>
            }.into_any(),
        }}
    }
}

/// The moments of the game as a slider.
#[component]
pub fn MomentSlider(desk: Desk) -> impl IntoView {
    let numbers = Memo::new(move |_| desk.read(|scene| (scene.moves, scene.table.moves)));
    // The table follows the slider while it is pulled, one moment after the other and not every one on the way.
    let pulled_to = RwSignal::new(None);
    Effect::new(move || {
        let shown = numbers.get().0;
        if pulled_to.get_untracked() == Some(shown) {
            pulled_to.set(None);
        }
    });
    let next = StoredValue::new(None);
    let pull = move |number: u32| {
        pulled_to.set(Some(number));
        let is_waiting = next.with_value(Option::is_some);
        next.set_value(Some(number));
        if !is_waiting {
            let follow = move || {
                // The table may have been left meanwhile.
                if let Some(Some(number)) = next.try_update_value(Option::take) {
                    desk.session.look(Some(number));
                }
            };
            set_timeout(follow, FOLLOWING);
        }
    };
    view! {
        <input type="range" min="0" aria-label=tr("web.table.moment")
            max=move || numbers.get().1.to_string()
            prop:value=move || pulled_to.get().unwrap_or(numbers.get().0).to_string()
            on:input=move |event| pull(event_target_value(&event).parse().unwrap_or(0))
            on:blur=move |_| pulled_to.set(None) />
    }
}

/// The study beside a table that is studied: it can be put away, and brought back.
#[component]
fn StudyItem(desk: Desk) -> impl IntoView {
    let toggle = move |_| desk.studies.update(|open| *open = !*open);
    view! {
        <button class="menu-item study-item closes" aria-pressed=move || desk.studies.get().to_string() on:click=toggle>
            {icon("chart")} <span>{tr("web.study.label")}</span>
        </button>
    }
}

/// A game in this browser can be played on from any moment, as a game of its own.
#[component]
fn BranchButton(desk: Desk) -> impl IntoView {
    let is_here = move || desk.session.line.with(|line| *line == Line::Local);
    let is_past = Memo::new(move |_| desk.read(|scene| !scene.is_live()));
    view! {
        <button class="menu-item branch" title=tr("web.table.branch-help") hidden=move || !is_here() disabled=move || !is_past.get()
            on:click=move |_| desk.session.branch()>
            {icon("play")} {tr("web.table.branch")}
        </button>
    }
}

/// Giving up and getting up, each asked back once.
#[component]
fn Leaving(desk: Desk) -> impl IntoView {
    let plays = Memo::new(move |_| {
        desk.read(|scene| scene.table.seats.iter().any(|seat| seat.yours) && !scene.table.stage.is_over())
    });
    // In this browser nobody else could take the seat.
    let is_here = Memo::new(move |_| desk.session.line.get() == Line::Local);
    let ask = move |command| {
        desk.session.ask(command);
    };
    view! {
        <details class="concede" hidden=move || !plays.get()>
            <summary class="menu-item">{icon("close")} {tr("web.request.concede")}</summary>
            <p>{tr("web.request.concede-what")}</p>
            <button class="closes" on:click=move |_| ask(Command::Concede)>{tr("web.request.concede-sure")}</button>
            <button class="stay closes" on:click=|event| fold(&event)>{tr("web.request.concede-not")}</button>
            <button hidden=move || is_here.get() on:click=move |_| ask(Command::Leave)>{tr("web.request.leave")}</button>
        </details>
    }
}

/// Folds up what was asked back.
fn fold(event: &ev::MouseEvent) {
    let button = event_target::<web_sys::Element>(event);
    if let Ok(Some(asked)) = button.closest("details") {
        // Our own attribute can always be taken away.
        let _ = asked.remove_attribute("open");
    }
}

const fn line_code(line: Line) -> &'static str {
    match line {
        Line::Local => "local",
        Line::Connecting => "connecting",
        Line::Open => "open",
        Line::Lost => "lost",
    }
}
