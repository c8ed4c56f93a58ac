//! A phone shows one part of the table at a time: the areas of the common board and the pages of one's own, with a door for each.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::art::drawing;
use crate::boards::praga::Praga;
use crate::scene::{verb, verb_of};
use crate::words::tr;

/// The areas of the common board; a phone shows one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Area {
    #[default]
    Wheel,
    Rows,
    City,
    Slopes,
    River,
}

impl Area {
    /// In the order of their doors.
    pub const ALL: [Self; 5] = [Self::Wheel, Self::Rows, Self::City, Self::Slopes, Self::River];

    /// Its name in styles.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Wheel => "wheel",
            Self::Rows => "rows",
            Self::City => "city",
            Self::Slopes => "slopes",
            Self::River => "river",
        }
    }

    /// Its picture on its door.
    const fn picture(self) -> &'static str {
        match self {
            Self::Wheel => "praga-tile",
            Self::Rows => "praga-upgrade",
            Self::City => "praga-building",
            Self::Slopes => "praga-cathedral",
            Self::River => "praga-bridge",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Wheel => "web.praga.area-wheel",
            Self::Rows => "web.praga.area-rows",
            Self::City => "web.praga.area-city",
            Self::Slopes => "web.praga.area-slopes",
            Self::River => "web.praga.area-river",
        }
    }

    /// Where an answer with that verb is given; none for one's own board.
    pub fn of(verb: &str) -> Option<Self> {
        Some(match verb {
            "tile" | "bonus" => Self::Wheel,
            "take" | "remove" | "refresh" => Self::Rows,
            "site" | "half" | "plaza" | "seal" => Self::City,
            "climb" | "step" | "up" | "stay" => Self::Slopes,
            "free" | "egg" | "river" | "lay" => Self::River,
            _ => return None,
        })
    }

    /// Where to look first: what is asked for comes before what may be done besides, and what a turn has given before what is there in every turn.
    fn first_of<'a>(verbs: impl Iterator<Item = &'a str>) -> Option<Self> {
        let rank = |verb: &str| match verb {
            "refresh" | "climb" | "seal" => 3,
            "egg" => 2,
            "bonus" | "step" => 1,
            _ => 0,
        };
        let areas = verbs.filter_map(|verb| Some((rank(verb), Self::of(verb)?)));
        areas.min_by_key(|(rank, _)| *rank).map(|(_, area)| area)
    }
}

/// The parts of one's own board; a low phone shows one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The hex map.
    #[default]
    Map,
    /// Purse, tracks and technologies.
    Tracks,
}

impl Page {
    /// In the order of their doors.
    pub const ALL: [Self; 2] = [Self::Map, Self::Tracks];

    /// Its name in styles.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Map => "map",
            Self::Tracks => "tracks",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Map => "web.praga.page-map",
            Self::Tracks => "web.praga.page-tracks",
        }
    }

    /// Where an answer with that verb is given; none for the common board.
    pub fn of(verb: &str) -> Option<Self> {
        match verb {
            "act" | "claim" | "claim-covered" | "wall" | "turn" => Some(Self::Map),
            "advance" | "produce" | "pick" | "use" | "extra" => Some(Self::Tracks),
            _ => None,
        }
    }
}

/// On a phone the area in which something is to be decided opens by itself.
pub fn open_areas(board: Praga) {
    let wanted = Memo::new(move |_| {
        board.desk.read(|scene| {
            let verbs = scene.prompt()?.actions.iter().map(verb);
            Some((scene.moves, Area::first_of(verbs)?))
        })
    });
    Effect::new(move || {
        // Who looks at something else when the turn begins goes on looking at it: the door of what is asked for has a dot.
        if let Some((_, wanted)) = wanted.get()
            && !board
                .looks_on
                .try_update_value(std::mem::take)
                .unwrap_or_default()
        {
            board.area.set(wanted);
        }
    });
    // What is asked comes before what may be done besides.
    let page = Memo::new(move |_| {
        board.desk.read(|scene| {
            let pages = scene.prompt()?.actions.iter().filter_map(|choice| {
                let verb = verb(choice);
                Some((matches!(verb, "use" | "extra"), Page::of(verb)?))
            });
            let wanted = pages.min_by_key(|(besides, _)| *besides)?.1;
            Some((scene.moves, wanted))
        })
    });
    Effect::new(move || {
        if let Some((_, wanted)) = page.get() {
            board.page.set(wanted);
        }
    });
}

/// The answers behind a door, by their verbs; none while it stands open.
fn behind(board: Praga, is_there: impl Fn(&str) -> bool + Send + Sync + 'static) -> Memo<String> {
    Memo::new(move |_| {
        board.legal.with(|legal| {
            let verbs = legal.iter().map(|action| verb_of(action));
            let verbs: BTreeSet<&str> = verbs.filter(|verb| is_there(verb)).collect();
            verbs.into_iter().collect::<Vec<_>>().join(" ")
        })
    })
}

/// The parts of one's own board as doors, on a low phone.
#[component]
pub fn OwnDoors(board: Praga) -> impl IntoView {
    let page = board.page;
    let door = move |which: Page| {
        let verbs = behind(board, move |verb| Page::of(verb) == Some(which));
        let opens =
            move || verbs.with(|verbs| (page.get() != which && !verbs.is_empty()).then(|| verbs.clone()));
        view! {
            <button class:busy=move || !verbs.with(String::is_empty) data-opens=opens aria-current=move || (page.get() == which).then_some("true")
                on:click=move |_| page.set(which)>
                <span>{tr(which.label())}</span>
            </button>
        }
    };
    view! { <nav class="pg-doors pg-own-doors" aria-label=tr("web.praga.own-pages")>{Page::ALL.map(door).collect_view()}</nav> }
}

/// The areas as doors, on a phone; a dot where something can be done.
#[component]
pub fn Doors(board: Praga) -> impl IntoView {
    let area = board.area;
    let door = move |which: Area| {
        let verbs = behind(board, move |verb| Area::of(verb) == Some(which));
        let opens =
            move || verbs.with(|verbs| (area.get() != which && !verbs.is_empty()).then(|| verbs.clone()));
        view! {
            <button class:busy=move || !verbs.with(String::is_empty) data-opens=opens data-door=which.label() aria-pressed=move || (area.get() == which).to_string()
                on:click=move |_| {
                    area.set(which);
                    board.looks_on.set_value(!untrack(|| board.desk.is_my_turn()));
                }>
                {drawing(which.picture())} <span>{tr(which.label())}</span>
            </button>
        }
    };
    view! { <nav class="pg-doors" aria-label=tr("web.praga.areas")>{Area::ALL.map(door).collect_view()}</nav> }
}

#[cfg(test)]
mod tests {
    use crate::boards::praga::ON_BOARD;

    use super::*;

    #[test]
    fn a_phone_opens_the_area_of_what_is_asked_for() {
        let first = |verbs: &[&'static str]| Area::first_of(verbs.iter().copied());
        assert_eq!(first(&["refresh", "climb", "tile"]), Some(Area::Wheel));
        assert_eq!(first(&["bonus", "refresh", "egg", "free"]), Some(Area::River));
        assert_eq!(first(&["refresh", "bonus"]), Some(Area::Wheel));
        assert_eq!(first(&["act", "use"]), None);
    }

    #[test]
    fn every_answer_of_the_board_has_its_place_on_a_phone() {
        // The rest is answered among cards that lie over the board.
        let cards = ["end", "keep", "bridge", "windows", "later"];
        for verb in ON_BOARD.iter().filter(|verb| !cards.contains(verb)) {
            let places = usize::from(Area::of(verb).is_some()) + usize::from(Page::of(verb).is_some());
            assert_eq!(places, 1, "{verb}");
        }
    }
}
