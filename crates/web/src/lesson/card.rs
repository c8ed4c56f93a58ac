//! The guide's card beside what is lit, and the veil over everything else.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use signoria_engine::Message;
use wasm_bindgen::JsCast;

use crate::app::app;
use crate::art::{face, icon};
use crate::boards::Room;
use crate::browser;
use crate::lesson::beside::{Rect, Stood, beside, tail};
use crate::lesson::course::Course;
use crate::lesson::light::{self, Seen};
use crate::lesson::stations::Stations;
use crate::lesson::{GUIDE, GUIDE_DRESS};
use crate::route::Route;
use crate::scene::verb_of;
use crate::table::Desk;
use crate::words::{say, tr};

/// The card and the veil.
#[component]
pub fn Card(course: Course, desk: Desk) -> impl IntoView {
    let card = NodeRef::<html::Section>::new();
    let seen = light::follow(course, desk, card);
    let lit = Memo::new(move |_| seen.with(|seen| seen.lit.clone()));
    let stand = Stand::of(course);
    // Somebody who touches the table is about to try something: the veil is lifted.
    let tries = RwSignal::new(false);
    Effect::new(move || {
        course.step.track();
        tries.set(false);
    });
    Effect::new(move |before: Option<usize>| {
        let step = course.step.get();
        open_room(course, desk, before != Some(step));
        step
    });
    let touched = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        // Not the bar, nor what is read beside the table.
        let is_table =
            target.is_some_and(|target| target.closest(".stage, .desk, .rail").ok().flatten().is_some());
        if is_table && untrack(|| course.wanted().is_some()) {
            tries.set(true);
        }
    });
    on_cleanup(move || touched.remove());
    leave_with_escape(course, desk, tries);
    focus_with_each_step(course);
    let stood = Memo::new(move |before: Option<&(usize, Stood)>| {
        let step = seen.with(|seen| seen.step);
        // Within a step it stays where it is as long as it can.
        let before = before.filter(|(at, _)| *at == step).map(|(_, stood)| *stood);
        let stood = seen.with(|seen| {
            let lit: Vec<Rect> = seen.lit.iter().copied().chain(seen.ends()).collect();
            let kept = before.filter(|stood| stood.may_stay(seen.card, seen.screen, &lit, &seen.read));
            kept.unwrap_or_else(|| Stood::at(beside(seen.card, seen.screen, &lit, &seen.read), seen.card))
        });
        (step, stood)
    });
    let place = Memo::new(move |_| stood.get().1.place(seen.with(|seen| seen.card)));
    // Before the table is loaded there is nothing to explain.
    let is_early = move || {
        course.session.scene.with(Option::is_none) || seen.with(|seen| seen.screen == Rect::default())
    };
    let way = Memo::new(move |_| seen.with(|seen| seen.way));
    let ends = Memo::new(move |_| seen.with(Seen::ends));
    let veil = Memo::new(move |_| {
        seen.with(|seen| {
            let ends = seen.ends();
            let holes = seen.lit.iter().chain(&seen.open).chain(&ends).copied();
            // Two overlapping holes would cancel each other out.
            around(seen.screen, Rect::apart_from_each_other(holes).iter())
        })
    });
    let pointer = Memo::new(move |_| {
        let (x, y) = place.get();
        seen.with(|seen| {
            let (width, height) = seen.card;
            let lit: Vec<Rect> = seen.lit.iter().copied().chain(seen.ends()).collect();
            tail(Rect { x, y, width, height }, &lit)
        })
    });
    let is_veiled = move || !tries.get() && !lit.with(Vec::is_empty);
    // What the guide means stays brighter than everything else that could be pressed.
    let is_soft = move || tries.get() && !lit.with(Vec::is_empty);
    view! {
        <div class="lesson-veil" aria-hidden="true" class:lifted=move || !is_veiled() class:soft=is_soft style:clip-path=move || veil.get()></div>
        <div class="lesson-rings" class:trying=move || tries.get() aria-hidden="true">
            {move || lit.get().into_iter().map(|lit| ring(lit, "")).collect_view()}
            {move || ends.get().into_iter().map(|end| ring(end, "lesson-end")).collect_view()}
            {move || way.get().map(|(from, to)| path(from, to))}
        </div>
        <section class="lesson-card" node_ref=card aria-label=tr("web.lesson.title") class:trying=move || tries.get() class:early=is_early
            data-stand=move || stand.get().code() data-step=move || course.step.get().to_string() data-moment=move || course.moment()
            style:left=move || format!("{}px", place.get().0) style:top=move || format!("{}px", place.get().1)
            on:click=move |event| stay_beside(desk, &event)>
            <span class="lesson-guide" aria-hidden="true">{face(GUIDE, GUIDE_DRESS)}</span>
            <div class="lesson-words" role="status">
                <Words course desk stand />
            </div>
            <div class="lesson-buttons"><Buttons course stand tries /></div>
            <Progress course desk />
        </section>
        {move || pointer.get().map(|(side, x, y)| view! {
            <i class=format!("lesson-tail {}", side.code()) aria-hidden="true" style:left=format!("{x}px") style:top=format!("{y}px")></i>
        })}
        <Stations course />
    }
}

/// The dotted way of a piece to its place, a little bent, with an arrow at its end.
fn path(from: Rect, to: Rect) -> impl IntoView {
    let ((x1, y1), (x2, y2)) = (from.middle(), to.middle());
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = dx.hypot(dy).max(1.0);
    // It bends to the left in the direction of travel, never far.
    let bend = (length * 0.14).min(60.0) / length;
    let (cx, cy) = (x1 + dx / 2.0 + dy * bend, y1 + dy / 2.0 - dx * bend);
    // From edge to edge: the pieces themselves stay free.
    let start = onto_edge(from, (cx, cy));
    let end = onto_edge(to, (cx, cy));
    let line = format!(
        "M{:.0} {:.0}Q{cx:.0} {cy:.0} {:.0} {:.0}",
        start.0, start.1, end.0, end.1
    );
    let (tx, ty) = (end.0 - cx, end.1 - cy);
    let turn = ty.atan2(tx).to_degrees();
    view! {
        <svg class="lesson-way" aria-hidden="true">
            <path class="under" d=line.clone()></path>
            <path d=line></path>
            <path class="head" d="M-11 -9L3 0L-11 9" transform=format!("translate({:.0} {:.0}) rotate({turn:.0})", end.0, end.1)></path>
        </svg>
    }
}

/// Where the line from the middle of a place towards a point leaves it.
fn onto_edge(place: Rect, towards: (f64, f64)) -> (f64, f64) {
    let (mx, my) = place.middle();
    let (dx, dy) = (towards.0 - mx, towards.1 - my);
    let reach = |half: f64, way: f64| {
        if way.abs() < 0.5 {
            f64::INFINITY
        } else {
            half / way.abs()
        }
    };
    let share = reach(place.width / 2.0, dx)
        .min(reach(place.height / 2.0, dy))
        .min(1.0);
    (mx + dx * share, my + dy * share)
}

/// Escape closes what lies open first, as at any table; then it lets the veil down again; then it leaves, and the place is kept. In the middle of a move it
/// never leaves: there people press it to take something back.
fn leave_with_escape(course: Course, desk: Desk, tries: RwSignal<bool>) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_typing = target
            .is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
        if event.key() != "Escape" || event.default_prevented() || is_typing || light::is_something_open(desk)
        {
            return;
        }
        if tries.get_untracked() {
            tries.set(false);
        } else if !untrack(|| course.is_begun()) {
            app().go(&Route::Learn);
        }
    });
    on_cleanup(move || listener.remove());
}

fn ring(Rect { x, y, width, height }: Rect, class: &'static str) -> impl IntoView {
    let px = |number: f64| format!("{number}px");
    view! { <i class=class style:left=px(x) style:top=px(y) style:width=px(width) style:height=px(height)></i> }
}

/// Heading and text: of the step, or of what came of another way.
#[component]
fn Words(course: Course, desk: Desk, stand: Memo<Stand>) -> impl IntoView {
    let strayed = Memo::new(move |_| course.strayed.get());
    move || match strayed.get() {
        Some(action) => {
            let remark = Memo::new(move |_| course.said(|said| said.remark(&action).map(String::from)));
            let idea = move || {
                let title = course.said(|said| said.title.clone());
                say(&Message::new("web.lesson.other-idea").with("title", title), &[])
            };
            let told = move || {
                let lines = course.came_of_it();
                lines
                    .iter()
                    .map(|line| view! { <li>{desk.say(line)}</li> })
                    .collect_view()
            };
            view! {
                <h2 tabindex="-1">{tr("web.lesson.other-way")}</h2>
                <ul class="lesson-came">{told}</ul>
                {move || match remark.get() {
                    Some(remark) => view! { <div class="lesson-text" inner_html=remark></div> }.into_any(),
                    None => view! { <div class="lesson-text"><p>{idea}</p></div> }.into_any(),
                }}
                <p class="lesson-note">{tr("web.lesson.no-harm")}</p>
            }
            .into_any()
        }
        None => view! {
            <h2 tabindex="-1">{move || course.said(|said| said.title.clone())}</h2>
            <div class="lesson-text" inner_html=move || course.said(|said| said.text.clone())></div>
            {move || note(stand.get(), course).map(|note| view! { <p class="lesson-note">{tr(note)}</p> })}
        }
        .into_any(),
    }
}

/// Further remarks.
fn note(stand: Stand, course: Course) -> Option<&'static str> {
    match stand {
        Stand::Answered => Some("web.lesson.others"),
        Stand::Shown => Some("web.lesson.watch"),
        Stand::Task if course.was_shown() => Some("web.lesson.now-you"),
        _ => None,
    }
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    /// There is something to read.
    Reading,
    /// There is something to do.
    Task,
    /// The guide does it, to show how.
    Shown,
    /// It is done, or read, and the others act.
    Answered,
    /// The learner went another way.
    Strayed,
    /// This is the end.
    Over,
}

impl Stand {
    fn of(course: Course) -> Memo<Self> {
        Memo::new(move |_| {
            if course.strayed.with(Option::is_some) {
                Self::Strayed
            } else if course.is_over() {
                Self::Over
            } else if course.is_showing() {
                Self::Shown
            } else if course.wanted().is_some() {
                Self::Task
            } else if course.at(|step| step.is_task()) || course.is_read() {
                Self::Answered
            } else {
                Self::Reading
            }
        })
    }

    const fn code(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Task => "task",
            Self::Shown => "shown",
            Self::Answered => "answered",
            Self::Strayed => "strayed",
            Self::Over => "over",
        }
    }
}

/// What can be pressed on the card.
#[component]
fn Buttons(course: Course, stand: Memo<Stand>, tries: RwSignal<bool>) -> impl IntoView {
    let try_it = move || {
        tries.set(true);
        light::focus_first();
    };
    // What is to be done stands where the button was. On a phone the card is small meanwhile: pressed, it tells the whole of it again.
    let going = move |words: &'static str| {
        view! {
            <button class="quiet lesson-next lesson-going" on:click=move |_| tries.update(|tries| *tries = !*tries)>{icon("hint")} <span>{tr(words)}</span></button>
        }
    };
    let ways_out = move || {
        view! {
            <button class="lesson-show" on:click=move |_| course.show()>{tr("web.lesson.show")}</button>
            <button class="quiet lesson-skip" on:click=move |_| course.skip()>{tr("web.lesson.skip")}</button>
        }
    };
    let game = course.game();
    move || {
        match stand.get() {
        Stand::Strayed => view! {
            <button class="primary lesson-next" on:click=move |_| course.take_back()>{icon("undo")} {tr("web.lesson.take-back")}</button>
            <button class="quiet" on:click=move |_| course.play_alone()>{tr("web.lesson.alone")}</button>
        }
        .into_any(),
        Stand::Over => view! {
            <button class="primary lesson-next" on:click=move |_| course.play_alone()>{icon("play")} {tr("web.lesson.alone")}</button>
            <a class="button" href=Route::New(game.clone()).to_string()>{tr("web.lesson.new-game")}</a>
            <button class="quiet" on:click=move |_| course.restart()>{tr("web.lesson.restart")}</button>
        }
        .into_any(),
        // The first step of the move is done: what is lit says the rest.
        Stand::Task if course.is_begun() => view! { {going("web.lesson.now-this")} {ways_out()} }.into_any(),
        Stand::Task if tries.get() => view! { {going("web.lesson.going")} {ways_out()} }.into_any(),
        Stand::Task => view! {
            <button class="primary lesson-next" on:click=move |_| try_it()>{tr("web.lesson.try")}</button>
            {ways_out()}
        }
        .into_any(),
        Stand::Shown => view! {
            <button class="lesson-next" on:click=move |_| course.stop_showing()>{tr("web.lesson.stop-showing")}</button>
        }
        .into_any(),
        Stand::Answered => ().into_any(),
        Stand::Reading => view! {
            <button class="primary lesson-next" on:click=move |_| course.read_on()>{tr("web.lesson.on")} " ›"</button>
        }
        .into_any(),
    }
    }
}

/// How far one has come, and the ways back and out.
#[component]
fn Progress(course: Course, desk: Desk) -> impl IntoView {
    let count = course.count();
    let number = move || {
        let message = Message::new("web.lesson.step")
            .with("step", course.step.get() + 1)
            .with("steps", count);
        say(&message, &[])
    };
    // While Escape takes back a step of a move or closes something, that is where the key is named.
    let leaves = move || {
        (!light::is_in_a_move(desk) && !course.is_begun())
            .then(|| view! { <kbd aria-hidden="true">"esc"</kbd> })
    };
    view! {
        <footer class="lesson-foot">
            <button class="quiet lesson-back" disabled=move || course.is_at_start() on:click=move |_| course.back()>"‹ " {tr("web.lesson.back")}</button>
            <span class="lesson-number">{number}</span>
            <FromStart course />
            <a class="lesson-leave" href=Route::Learn.to_string() title=tr("web.lesson.leave-help")>{tr("web.lesson.leave")} {leaves}</a>
        </footer>
    }
}

/// The way back to the beginning, placed where nobody presses it by mistake.
#[component]
pub fn FromStart(course: Course) -> impl IntoView {
    view! {
        <button class="quiet lesson-restart" disabled=move || course.is_at_start() title=tr("web.lesson.from-start") on:click=move |_| course.restart()>
            {icon("rotate")} <span>{tr("web.lesson.from-start")}</span>
        </button>
    }
}

/// A link into the rules opens them beside the table.
fn stay_beside(desk: Desk, event: &ev::MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = target.and_then(|target| target.closest(".lesson-text a").ok().flatten());
    let Some(href) = link.and_then(|link| link.get_attribute("href")) else {
        return;
    };
    if let Route::Rules { at, .. } = Route::parse(&href)
        && !(event.ctrl_key() || event.meta_key() || event.shift_key())
    {
        event.prevent_default();
        desk.rules.set(Some(at));
    }
}

/// On a phone the room opens in which the guide shows something, or in which it is to be done. Where a step begins, what the step before showed is put
/// away: it would cover what this one is about. Later the table opens what it asks about.
fn open_room(course: Course, desk: Desk, begins: bool) {
    let named = course.at(|step| step.room.clone());
    let named = Room::ALL
        .into_iter()
        .find(|room| Some(room.code()) == named.as_deref());
    let verb = course.wanted().map(|action| verb_of(&action).to_owned());
    let opens = course.at(|step| step.opens.clone());
    let opened = course.opened_before().filter(|_| begins);
    // The question of the table opens its own room first.
    request_animation_frame(move || {
        let asked = verb.filter(|verb| {
            desk.on_board
                .try_with_untracked(|verbs| verbs.contains(&verb.as_str()))
                .unwrap_or(false)
        });
        let asked = asked.and_then(|verb| desk.room_of.try_with_untracked(|room_of| room_of(&verb)));
        if let Some(room) = named.or(asked) {
            desk.room.try_set(room);
        }
        // The room is drawn first, and may put its drawers away.
        request_animation_frame(move || match (opens, opened) {
            (Some(opens), _) => light::open(&opens),
            (None, Some(opened)) => light::shut(&opened),
            (None, None) => {}
        });
    });
}

/// Keyboard users meet the card first at every step; somebody who is trying something is left alone.
fn focus_with_each_step(course: Course) {
    let at = Memo::new(move |_| {
        let is_astray = course.strayed.with(Option::is_some);
        (course.step.get(), is_astray, course.is_showing())
    });
    Effect::new(move || {
        at.get();
        request_animation_frame(|| {
            request_animation_frame(|| {
                browser::focus(".lesson-card .lesson-next");
            });
        });
    });
}

/// The whole screen with holes, as a path in which what is enclosed twice is out.
fn around<'a>(screen: Rect, holes: impl Iterator<Item = &'a Rect>) -> String {
    let mut path = format!("M0 0H{}V{}H0Z", screen.width, screen.y + screen.height);
    for Rect { x, y, width, height } in holes {
        path.push_str(&format!("M{x} {y}h{width}v{height}h-{width}Z"));
    }
    format!("path(evenodd, \"{path}\")")
}
