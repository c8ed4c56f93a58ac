//! The guided first game of each kind: a table like any other in this browser, at which the others play from a script and somebody explains, one idea
//! at a time, what is to be done.
//!
//! Script and words are files of the bundle ([`signoria_words::lesson`]); they and what shows them are loaded when a lesson is begun. How far one has
//! come is kept, so that a lesson can be left and taken up again.

mod beside;
mod card;
mod course;
mod files;
mod kept;
mod light;
mod stations;

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_words::lesson::Talk;

use crate::app::app;
use crate::art::icon;
use crate::faces;
use crate::route::Route;
use crate::words::{say, t, tr};
use files::Opened;

pub use files::is_written;
pub use kept::Kept;

/// The guide, whose name gives the face.
pub const GUIDE: &str = "Ginevra";
/// The dress of the guide: that of a seat that no lesson has.
pub const GUIDE_DRESS: usize = 4;

/// The guided first game of a kind, as soon as everything for it is there.
#[component]
pub fn LessonPage(
    /// The game.
    game: String,
) -> impl IntoView {
    let opened: RwSignal<Option<Option<Opened>>> = RwSignal::new(None);
    let talk: RwSignal<Option<Arc<Talk>>> = RwSignal::new(None);
    let tries = RwSignal::new(0_u32);
    let own = game.clone();
    Effect::new(move || {
        tries.track();
        let game = own.clone();
        leptos::task::spawn_local(async move {
            let found = files::open(&game).await;
            opened.try_set(Some(found));
        });
    });
    // Another language replaces the words when it has come, and not before.
    let own = game.clone();
    Effect::new(move || {
        tries.track();
        let (game, language) = (own.clone(), app().language());
        leptos::task::spawn_local(async move {
            let found = files::talk(&game, language).await;
            // The lesson may have been left meanwhile, or another language be wanted.
            match found {
                Some(found) if app().language() == language => {
                    talk.try_set(Some(found));
                }
                Some(_) => {}
                None => {
                    opened.try_set(Some(None));
                }
            }
        });
    });
    let has_words = Memo::new(move |_| talk.with(Option::is_some));
    move || {
        match opened.get() {
        Some(Some((script, maker))) if has_words.get() => maker(game.clone(), script, talk),
        Some(None) => view! { <Unread game=game.clone() tries /> }.into_any(),
        _ => view! { <h1 class="visually-hidden">{tr("web.lesson.title")}</h1> <p class="empty" role="status">{tr("web.lesson.loading")}</p> }
            .into_any(),
    }
    }
}

/// There is no such lesson, or it cannot be loaded.
#[component]
fn Unread(game: String, tries: RwSignal<u32>) -> impl IntoView {
    let title = format!("{game}.title");
    view! {
        <section class="narrow">
            <h1>{move || t(&title)}</h1>
            <p role="alert">{tr("web.lesson.unreachable")}</p>
            <div class="button-row">
                <button class="primary" on:click=move |_| tries.update(|tries| *tries += 1)>{icon("replay")} {tr("web.rules.again")}</button>
                <a class="button" href=Route::Learn.to_string()>{tr("web.rules.back")}</a>
            </div>
        </section>
    }
}

/// The game whose lesson was begun and not finished.
#[must_use]
pub fn under_way() -> Option<&'static str> {
    let is_open = |game: &&str| Kept::of(game).is_some_and(|kept| kept.step > 0 && !kept.done);
    faces::all().iter().map(|face| face.id.as_str()).find(is_open)
}

/// The link to the lesson of a game, with the progress in it; nothing if there is no lesson.
#[component]
pub fn LessonLink(
    /// The game.
    game: &'static str,
    /// Whether something else on the screen matters more.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    is_written(game).then(|| {
        let kept = Kept::of(game);
        let words = move || match &kept {
            Some(kept) if kept.done => t("web.lesson.again"),
            Some(kept) if kept.step > 0 => say(
                &Message::new("web.lesson.go-on")
                    .with("step", kept.step + 1)
                    .with("steps", kept.steps),
                &[],
            ),
            _ => t("web.lesson.begin"),
        };
        view! {
            <a class="button" class:primary=!quiet data-lesson=game href=Route::Lesson(game.into()).to_string()>{icon("hint")} {words}</a>
        }
    })
}
