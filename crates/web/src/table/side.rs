//! The lower part of the rail: log, talk, scores and everything in words, one at a time.

use leptos::prelude::*;

use crate::boards::{PlainBoard, Room};
use crate::browser;
use crate::session::Line;
use crate::table::{Desk, NARROW, log, sheet, talk};
use crate::words::tr;

/// What can be looked at beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Log,
    Talk,
    Scores,
    Words,
}

impl Page {
    const fn label(self) -> &'static str {
        match self {
            Self::Log => "web.log.title",
            Self::Talk => "web.talk.title",
            Self::Scores => "web.side.scores",
            Self::Words => "web.side.words",
        }
    }
}

/// Log, talk, scores and words as tabs.
#[component]
pub fn SideBox(
    desk: Desk,
    /// Whether the board is drawn, so that the words need a place of their own.
    in_words: bool,
    unread: talk::Unread,
) -> impl IntoView {
    let shown = RwSignal::new(Page::Log);
    let is_local = Memo::new(move |_| desk.session.line.with(|line| *line == Line::Local));
    Effect::new(move || {
        // On a phone the page is in sight only in its room.
        let is_in_sight = desk.room.get() == Room::Log || !browser::prefers(NARROW);
        if shown.get() == Page::Talk && is_in_sight {
            unread.clear();
        }
    });
    let tab = move |page: Page| {
        let is_shown = Memo::new(move |_| shown.get() == page);
        view! {
            <button role="tab" aria-selected=move || is_shown.get().to_string() hidden=move || page == Page::Talk && is_local.get()
                on:click=move |_| shown.set(page)>
                {tr(page.label())}
                {move || (page == Page::Talk && unread.count() > 0).then(|| view! { <span class="unread">{unread.count()}</span> })}
            </button>
        }
    };
    let pages = [Page::Log, Page::Talk, Page::Scores, Page::Words];
    let tabs = pages
        .into_iter()
        .filter(|page| in_words || *page != Page::Words)
        .map(tab);
    view! {
        <div class="card side-box">
            <div class="side-tabs" role="tablist" aria-label=tr("web.table.side")>{tabs.collect_view()}</div>
            <div class="side-page" tabindex="0" hidden=move || shown.get() != Page::Log><log::LogPanel desk /></div>
            <div class="side-page" tabindex="0" hidden=move || shown.get() != Page::Talk><talk::Talk desk /></div>
            // What nobody looks at need not be drawn with every action.
            {move || (shown.get() == Page::Scores).then(|| view! { <div class="side-page" tabindex="0"><sheet::ScoreSheet desk /></div> })}
            {move || (shown.get() == Page::Words).then(|| view! { <div class="side-page" tabindex="0"><PlainBoard desk /></div> })}
        </div>
    }
}
