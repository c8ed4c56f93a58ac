//! The room in which a guide is read: contents at the side, one section at a time, and a search over all of them.

mod draw;
mod keys;
mod shown;

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use signoria_words::guide::{Guide, Section};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser;
use crate::route::Route;
use crate::rules::search::Needle;
use crate::rules::{Reader, begin_search, pieces};

/// The address of the reference within the rules of a game.
const PIECES: &str = "pieces";

/// What is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    Section,
    Found,
    Pieces,
}

/// What the parts of the room share. Copying it is free.
#[derive(Clone, Copy)]
struct Room {
    guide: StoredValue<Arc<Guide>>,
    reader: StoredValue<Reader>,
    /// The section that is read.
    section: Memo<usize>,
    /// The clause that was asked for.
    clause: Memo<Option<String>>,
    /// What is typed into the search.
    typed: RwSignal<String>,
    /// The same, as it is searched for.
    needle: Memo<Option<Needle>>,
    /// How often it occurs in each section.
    hits: Memo<Vec<usize>>,
    /// Which occurrence is looked at.
    hit: RwSignal<usize>,
    /// Whether the pieces are looked at instead of the rules.
    pieces: Memo<bool>,
    /// How many pieces were found.
    found: RwSignal<usize>,
    /// Whether the contents are open where there is no room for them at the side.
    contents: RwSignal<bool>,
}

/// The room.
pub fn room(reader: Reader, guide: Arc<Guide>) -> AnyView {
    let (at, stored) = (reader.at, StoredValue::new(guide));
    let passage = Memo::new(move |_| {
        stored.with_value(|guide| {
            let found = guide.find(&at.get())?;
            Some((found.section, found.clause.map(String::from)))
        })
    });
    let typed = RwSignal::new(String::new());
    let needle = Memo::new(move |_| Needle::of(&typed.get()));
    let room = Room {
        guide: stored,
        section: Memo::new(move |_| passage.get().map_or(0, |passage| passage.0)),
        clause: Memo::new(move |_| passage.get().and_then(|passage| passage.1)),
        typed,
        needle,
        hits: Memo::new(move |_| {
            let Some(needle) = needle.get() else {
                return Vec::new();
            };
            stored.with_value(|guide| {
                guide
                    .sections
                    .iter()
                    .map(|section| hits_in(section, &needle))
                    .collect()
            })
        }),
        hit: RwSignal::new(0),
        pieces: Memo::new(move |_| at.with(|at| at == PIECES)),
        found: RwSignal::new(0),
        contents: RwSignal::new(false),
        reader: StoredValue::new(reader),
    };
    // The room may be left before the next frame.
    let is_beside = room.is_beside();
    request_animation_frame(move || {
        if !begin_search() && is_beside {
            browser::focus(".rules-beside .rules-text");
        }
    });
    room.follow_the_hits();
    room.follow_the_section();
    room.listen();
    on_cleanup(shown::put_out);
    room.draw().into_any()
}

/// The paragraphs of a section in which, together with its title, every word occurs.
fn found_in<'a>(section: &'a Section, needle: &Needle) -> Vec<&'a str> {
    let title = section.title.as_str();
    let blocks = section.blocks.iter().map(String::as_str);
    let has_all = |block: &&str| needle.count(block) > 0 && needle.is_in([title, *block]);
    blocks.filter(has_all).collect()
}

/// How many marks a section gets.
fn hits_in(section: &Section, needle: &Needle) -> usize {
    let blocks = found_in(section, needle);
    let in_title = needle.count(&section.title);
    if blocks.is_empty() && !needle.is_in([section.title.as_str()]) {
        return 0;
    }
    in_title + blocks.iter().map(|block| needle.count(block)).sum::<usize>()
}

impl Room {
    fn is_beside(self) -> bool {
        self.reader.with_value(|reader| reader.close.is_some())
    }

    fn go(self, section: &str) {
        self.contents.set(false);
        let go = self.reader.with_value(|reader| reader.go);
        go.run(section.to_owned());
    }

    fn address(self, at: &str) -> String {
        self.reader
            .with_value(|reader| Route::rules(&reader.game, at).to_string())
    }

    fn has_pieces(self) -> bool {
        self.reader.with_value(|reader| pieces::is_there(&reader.game))
    }

    /// The sections by number, id and title.
    fn sections(self) -> Vec<(usize, String, String)> {
        self.guide.with_value(|guide| {
            let sections = guide.sections.iter().enumerate();
            sections
                .map(|(number, section)| (number, section.id.clone(), section.title.clone()))
                .collect()
        })
    }

    /// The id of the section that many places further on, if there is one.
    fn neighbour(self, step: isize) -> Option<(String, String)> {
        let number = self.section.get().checked_add_signed(step)?;
        self.guide.with_value(|guide| {
            let section = guide.sections.get(number)?;
            Some((section.id.clone(), section.title.clone()))
        })
    }

    /// Looks at another occurrence; after the last comes the first.
    fn step(self, forward: bool) {
        let all: usize = self.hits.with_untracked(|hits| hits.iter().sum());
        if all > 0 {
            self.hit
                .update(|hit| *hit = (*hit + if forward { 1 } else { all - 1 }) % all);
        }
    }

    /// Lights the occurrence that is looked at, and brings it into sight.
    fn follow_the_hits(self) {
        Effect::new(move || {
            self.needle.track();
            self.hit.set(0);
        });
        Effect::new(move || {
            let wanted = self.hit.get();
            if self.needle.with(Option::is_none) {
                return;
            }
            request_animation_frame(move || {
                let Ok(marks) = document().query_selector_all(".rules-text mark:not(.more)") else {
                    return;
                };
                for number in 0..marks.length() {
                    let mark = marks
                        .item(number)
                        .and_then(|node| node.dyn_into::<Element>().ok());
                    if let Some(mark) = mark {
                        let is_it = number as usize == wanted;
                        let _ = mark.class_list().toggle_with_force("here", is_it);
                        if is_it {
                            into_sight(&mark);
                        }
                    }
                }
            });
        });
    }

    /// Another section is read from its beginning.
    fn follow_the_section(self) {
        Effect::new(move || {
            self.section.track();
            self.clause.track();
            request_animation_frame(|| {
                if let Ok(Some(text)) = document().query_selector(".rules-text") {
                    text.set_scroll_top(0);
                }
            });
        });
    }

    /// A picture, beside a table, lights the same thing on the board; a link to a section must not leave the table.
    fn hear_click(self, event: &ev::MouseEvent) {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let pressed = |selector: &str| target.as_ref()?.closest(selector).ok().flatten();
        if self.is_beside()
            && let Some(picture) = pressed(".guide-art")
        {
            shown::show(&picture);
        }
        let Some(href) = pressed("a[href]").and_then(|link| link.get_attribute("href")) else {
            return;
        };
        let own = self.address("");
        if let Some(at) = href.strip_prefix(&own) {
            let is_plain = !(event.ctrl_key() || event.meta_key() || event.shift_key());
            if self.is_beside() && is_plain {
                event.prevent_default();
                self.go(at.trim_start_matches('/'));
            }
            // Going to a section ends the search.
            self.typed.set(String::new());
            self.contents.set(false);
        }
    }
}

/// Brings something into sight; the style says how far below the edge.
fn into_sight(element: &Element) {
    element.scroll_into_view_with_bool(true);
}
