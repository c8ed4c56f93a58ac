//! What is drawn everywhere: icons, seat marks, pictures of the games. All of it is ours, in SVG.
//!
//! Icons live in one file, `assets/icons.svg`, as symbols that take their colour from the text around them.

use std::cell::{Cell, OnceCell};

use leptos::prelude::*;
use signoria_art::portrait::{Frame, portrait};
use signoria_art::{Canvas, Paint};

use crate::build;

/// The icons by name: the symbols of `assets/icons.svg`.
pub const ICONS: &[&str] = &[
    "lily",
    "dice",
    "book",
    "home",
    "table",
    "games",
    "eye",
    "people",
    "person",
    "robot",
    "gear",
    "sun",
    "moon",
    "play",
    "clock",
    "plus",
    "minus",
    "save",
    "trash",
    "undo",
    "link",
    "check",
    "close",
    "warn",
    "chat",
    "chart",
    "crown",
    "coin",
    "prestige",
    "card",
    "rotate",
    "mirror",
    "builder",
    "jester",
    "recruiting",
    "work",
    "travel",
    "religion",
    "opinion",
    "forest",
    "lake",
    "park",
    "building",
    "laboratory",
    "library",
    "opera",
    "studio",
    "hospital",
    "theatre",
    "tower",
    "chapel",
    "profession",
    "bonus",
    "wood",
    "stone",
    "servant",
    "grain",
    "fish",
    "wine",
    "ship",
    "hammer",
    "sword",
    "church",
    "wheel",
    "menu",
    "sound",
    "silence",
    "replay",
    "search",
    "hint",
];

/// The pictures by name: the files of `assets/pictures`.
pub const PICTURES: &[&str] = &["florence", "lorenzo", "praga", "amalfi", "pebbles"];

/// The shapes that tell seats apart where colours do not.
pub const SEAT_SHAPES: [&str; 8] = [
    "circle", "square", "triangle", "diamond", "pentagon", "cross", "star", "hexagon",
];

/// The outlines of the seat shapes in a box of 16.
const SEAT_PATHS: [&str; 8] = [
    "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z",
    "M2 2h12v12h-12z",
    "M8 1.2l7 13h-14z",
    "M8 .8l7 7.2l-7 7.2l-7-7.2z",
    "M8 1l7 5.2l-2.7 8.3h-8.6l-2.7-8.3z",
    "M5.4 1h5.2v4.4h4.4v5.2h-4.4v4.4h-5.2v-4.4h-4.4v-5.2h4.4z",
    "M8 .8l2.1 4.8l5.1.5l-3.9 3.4l1.2 5.1l-4.5-2.7l-4.5 2.7l1.2-5.1l-3.9-3.4l5.1-.5z",
    "M8 .8l6.3 3.6v7.2l-6.3 3.6l-6.3-3.6v-7.2z",
];

thread_local! {
    /// The address of the icons, looked up once: a board has hundreds of them.
    static ICONS_FILE: OnceCell<String> = const { OnceCell::new() };
    /// How many faces were drawn.
    static FACES: Cell<u32> = const { Cell::new(0) };
}

/// The address of an icon.
#[must_use]
pub fn icon_address(name: &str) -> String {
    ICONS_FILE.with(|file| format!("{}#{name}", file.get_or_init(|| build::file("icons.svg"))))
}

/// An icon. Screen readers skip it and read the words beside it.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=icon_address(name)></use>
        </svg>
    }
}

/// A drawing of the game's sheet: a tile, a portrait, a small picture. Screen readers read the words beside it.
pub fn drawing(name: &str) -> impl IntoView + use<> {
    let name = format!("#{name}");
    view! {
        <svg class="art" aria-hidden="true" focusable="false"><use href=name width="100%" height="100%"></use></svg>
    }
}

/// What the people of the seats wear, and what hangs behind them.
const DRESS: [(&str, &str); 5] = [
    ("#C23B2A", "#E9C9B0"),
    ("#2B5EA7", "#BFD0E4"),
    ("#2F7D4F", "#C5D9BE"),
    ("#7B4397", "#DAC6E2"),
    ("#8A5A00", "#E8D6B0"),
];

/// The face of a person at the table: the same name always has the same face.
pub fn face(name: &str, seat: usize) -> impl IntoView + use<> {
    framed(name, seat, Frame::Round)
}

/// The same person as on a card, in an arch.
pub fn arched_face(name: &str, seat: usize) -> impl IntoView + use<> {
    framed(name, seat, Frame::Arch)
}

fn framed(name: &str, seat: usize, frame: Frame) -> impl IntoView + use<> {
    let (robe, cloth) = DRESS[seat % DRESS.len()];
    let person = signoria_art::portrait::named(name, Paint(robe), Paint(cloth));
    // Parts of a drawing refer to each other by ids, and a page may show many faces.
    let number = FACES.replace(FACES.get() + 1);
    let mut canvas = Canvas::new(format!("face-{number}"));
    portrait(&mut canvas, name, &person, frame);
    let drawing = canvas.finish();
    view! {
        <svg class="face art" viewBox=frame.view_box() aria-hidden="true" focusable="false" inner_html=drawing></svg>
    }
}

/// The outline of a seat's shape, in a box of 16.
#[must_use]
pub const fn seat_path(index: usize) -> &'static str {
    SEAT_PATHS[index % SEAT_PATHS.len()]
}

/// The mark of a seat: colour and shape together.
pub fn seat_mark(index: usize) -> impl IntoView {
    let path = seat_path(index);
    view! {
        <svg class=format!("seat-mark seat-{index}") viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d=path></path>
        </svg>
    }
}

/// The picture of a game; a plain one where nobody has drawn it yet.
pub fn picture(game: &str) -> impl IntoView + use<> {
    let name = PICTURES
        .iter()
        .find(|name| **name == game)
        .copied()
        .unwrap_or("pebbles");
    view! { <img src=build::file(&format!("pictures/{name}.svg")) alt="" width="340" height="330" loading="lazy" /> }
}

/// The sign of a game: a window in an arch, through which one looks into its world.
pub fn game_window(game: &str) -> impl IntoView + use<> {
    view! { <span class="window" aria-hidden="true">{picture(game)}</span> }
}

/// A part of the loggia of the first page.
pub fn masonry(part: &str, class: &'static str) -> impl IntoView + use<> {
    let href = format!("{}#{part}", build::file("loggia.svg"));
    view! { <svg class=class aria-hidden="true" focusable="false"><use href=href></use></svg> }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_icon_is_drawn_and_every_drawing_has_a_name() {
        let drawn = include_str!("../../assets/icons.svg");
        let ids: BTreeSet<&str> = drawn
            .split("<symbol id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        assert_eq!(ids, ICONS.iter().copied().collect());
    }

    #[test]
    fn every_picture_exists() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
        for name in PICTURES {
            assert!(folder.join(format!("{name}.svg")).exists(), "{name}");
        }
    }
}
