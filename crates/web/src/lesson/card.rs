//! The guide's card beside what is lit, and the veil over everything else.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use signoria_engine::Message;
use wasm_bindgen::JsCast;

use crate::art::{face, icon};
use crate::boards::Room;
use crate::browser;
use crate::lesson::beside::{Rect, beside};
use crate::lesson::course::Course;
use crate::lesson::light::{self, Seen};
use crate::route::Route;
use crate::scene::verb_of;
use crate::table::Desk;
use crate::words::{say, tr};

/// Whoever explains; the name gives the face.
const GUIDE: &str = "Ginevra";
/// The dress of the guide: that of a seat that no lesson has.
const GUIDE_DRESS: usize = 4;

/// The card and the veil.
#[component]
pub fn Card(course: Course, desk: Desk) -> impl IntoView {
    let card = NodeRef::<html::Section>::new();
    let seen = light::follow(course, desk, card);
    let lit = Memo::new(move |_| seen.with(|seen| seen.lit.clone()));
    let stand = Stand::of(course);
    // Whoever touches the table is about to try: the veil is lifted.
    let tries = RwSignal::new(false);
    Effect::new(move || {
        course.step.track();
        tries.set(false);
    });
    Effect::new(move || open_room(course, desk));
    let touched = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_table = target.is_some_and(|target| target.closest(".frame").ok().flatten().is_some());
        if is_table && untrack(|| course.wanted().is_some()) {
            tries.set(true);
        }
    });
    on_cleanup(move || touched.remove());
    focus_with_each_step(course);
    let place = Memo::new(move |_| {
        seen.with(|seen| {
            let Seen {
                lit,
                read,
                card,
                screen,
            } = seen;
            beside(*card, *screen, lit, read)
        })
    });
    let veil = Memo::new(move |_| seen.with(|seen| around(seen.screen, &seen.lit)));
    let is_veiled = move || !tries.get() && !lit.with(Vec::is_empty);
    view! {
        <div class="lesson-veil" aria-hidden="true" class:lifted=move || !is_veiled() style:clip-path=move || veil.get()></div>
        <div class="lesson-rings" aria-hidden="true">
            {move || lit.get().into_iter().map(ring).collect_view()}
        </div>
        <section class="lesson-card" node_ref=card aria-label=tr("web.lesson.title") class:trying=move || tries.get()
            data-stand=move || stand.get().code() data-step=move || course.step.get().to_string()
            style:left=move || format!("{}px", place.get().0) style:top=move || format!("{}px", place.get().1)
            on:click=move |event| stay_beside(desk, &event)>
            <span class="lesson-guide" aria-hidden="true">{face(GUIDE, GUIDE_DRESS)}</span>
            <div class="lesson-words" role="status">
                <Words course desk stand />
            </div>
            <div class="lesson-buttons"><Buttons course stand tries /></div>
            <Progress course />
        </section>
    }
}

fn ring(Rect { x, y, width, height }: Rect) -> impl IntoView {
    let px = |number: f64| format!("{number}px");
    view! { <i style:left=px(x) style:top=px(y) style:width=px(width) style:height=px(height)></i> }
}

/// Heading and text: of the step, or of what came of another way.
#[component]
fn Words(course: Course, desk: Desk, stand: Memo<Stand>) -> impl IntoView {
    let strayed = Memo::new(move |_| course.strayed.get());
    let is_answered = Memo::new(move |_| stand.get() == Stand::Answered);
    move || {
        match strayed.get() {
        Some(action) => {
            let remark = move || course.said(|said| said.remark(&action).map(String::from));
            let remark = Memo::new(move |_| remark().unwrap_or_default());
            let told = move || {
                let lines = course.came_of_it();
                lines.iter().map(|line| view! { <li>{desk.say(line)}</li> }).collect_view()
            };
            view! {
                <h2 tabindex="-1">{tr("web.lesson.other-way")}</h2>
                <ul class="lesson-came">{told}</ul>
                <div class="lesson-text" inner_html=move || remark.get()></div>
                <p class="lesson-note">{tr("web.lesson.no-harm")}</p>
            }
            .into_any()
        }
        None => view! {
            <h2 tabindex="-1">{move || course.said(|said| said.title.clone())}</h2>
            <div class="lesson-text" inner_html=move || course.said(|said| said.text.clone())></div>
            {move || is_answered.get().then(|| view! { <p class="lesson-note">{tr("web.lesson.others")}</p> })}
        }
        .into_any(),
    }
    }
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    /// There is something to read.
    Reading,
    /// There is something to do.
    Task,
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
            Self::Answered => "answered",
            Self::Strayed => "strayed",
            Self::Over => "over",
        }
    }
}

/// What can be pressed on the card.
#[component]
fn Buttons(course: Course, stand: Memo<Stand>, tries: RwSignal<bool>) -> impl IntoView {
    // On a phone the card is small meanwhile; pressed again, it tells once more what is to be done.
    let try_it = move || {
        tries.update(|tries| *tries = !*tries);
        if tries.get_untracked() {
            light::focus_first();
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
        Stand::Task => view! {
            <button class="primary lesson-next" on:click=move |_| try_it()>{tr("web.lesson.try")}</button>
            <button class="lesson-show" on:click=move |_| course.show()>{tr("web.lesson.show")}</button>
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
fn Progress(course: Course) -> impl IntoView {
    let count = course.count();
    let number = move || {
        let message = Message::new("web.lesson.step")
            .with("step", course.step.get() + 1)
            .with("steps", count);
        say(&message, &[])
    };
    let dot = move |index: usize| {
        let class = move || match course.step.get() {
            step if step == index => "here",
            step if step > index => "done",
            _ => "",
        };
        view! { <i class=class></i> }
    };
    view! {
        <footer class="lesson-foot">
            <button class="quiet lesson-back" disabled=move || course.is_at_start() on:click=move |_| course.back()>"‹ " {tr("web.lesson.back")}</button>
            <span class="lesson-dots" aria-hidden="true">{(0..count).map(dot).collect_view()}</span>
            <span class="lesson-number">{number}</span>
            <a class="lesson-leave" href=Route::Learn.to_string() title=tr("web.lesson.leave-help")>{tr("web.lesson.leave")}</a>
        </footer>
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

/// On a phone the room opens in which the guide shows something, or in which it is to be done.
fn open_room(course: Course, desk: Desk) {
    let named = course.at(|step| step.room.clone());
    let named = Room::ALL
        .into_iter()
        .find(|room| Some(room.code()) == named.as_deref());
    let verb = course.wanted().map(|action| verb_of(&action).to_owned());
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
    });
}

/// Whoever goes by keyboard meets the card first at every step; whoever tries something is left there.
fn focus_with_each_step(course: Course) {
    let at = Memo::new(move |_| (course.step.get(), course.strayed.with(Option::is_some)));
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
fn around(screen: Rect, holes: &[Rect]) -> String {
    let mut path = format!("M0 0H{}V{}H0Z", screen.width, screen.y + screen.height);
    for Rect { x, y, width, height } in holes {
        path.push_str(&format!("M{x} {y}h{width}v{height}h-{width}Z"));
    }
    format!("path(evenodd, \"{path}\")")
}
