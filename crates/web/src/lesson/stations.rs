//! The stations of a lesson on the desk, with what is to be done now: how far one has come, and how far it is.

use leptos::prelude::*;
use signoria_words::lesson::Station;

use crate::art::icon;
use crate::lesson::card::FromStart;
use crate::lesson::course::Course;
use crate::words::tr;

/// The stations.
#[component]
pub fn Stations(course: Course) -> impl IntoView {
    let stations = Memo::new(move |_| course.stations());
    let station = |index: usize, station: Station, at: usize| {
        let class = match index {
            _ if index < at => "done",
            _ if index == at => "here",
            _ => "",
        };
        let sign = match index < at {
            true => icon("check").into_any(),
            false => (index + 1).into_any(),
        };
        view! { <li class=class aria-current=(index == at).then_some("step")><i>{sign}</i> <span>{station.name}</span></li> }
    };
    view! {
        <nav class="lesson-desk" aria-label=tr("web.lesson.stations")>
            <strong>{move || course.said(|said| said.title.clone())}</strong>
            <ol>
                {move || {
                    let (stations, at) = stations.get();
                    stations.into_iter().enumerate().map(|(index, found)| station(index, found, at)).collect_view()
                }}
            </ol>
            <FromStart course />
            <button class="quiet" on:click=move |_| course.play_alone()>{tr("web.lesson.alone-short")}</button>
        </nav>
    }
}
