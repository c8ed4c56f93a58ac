//! The end of a game as it is told: counted, told, or laid aside to look at the board.

use leptos::prelude::*;

use crate::art::icon;
use crate::scene::Scene;
use crate::table::Desk;
use crate::words::tr;

/// How far the end has been told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finish {
    /// The points are counted, or will be.
    #[default]
    Counted,
    /// All is told, and lies over the board.
    Told,
    /// It is laid aside: the board is seen as the game left it.
    Aside,
}

impl Finish {
    /// What Escape makes of it: first the count is cut short, then the board and the result take turns.
    const fn turned(self) -> Self {
        match self {
            Self::Counted | Self::Aside => Self::Told,
            Self::Told => Self::Aside,
        }
    }
}

impl Desk {
    /// Ends the count, lays the result aside or brings it back. False while the game goes on, or at a moment before its end.
    pub fn turn_outcome(self) -> bool {
        let is_over = untrack(|| self.read(Scene::is_over));
        if is_over {
            self.finish.update(|finish| *finish = finish.turned());
        }
        is_over
    }
}

/// The way from the board back to the result.
#[component]
pub fn WayBack(desk: Desk) -> impl IntoView {
    view! {
        <button class="primary way-back" on:click=move |_| desk.finish.set(Finish::Told)>
            {icon("chart")} {tr("web.sheet.back")} <kbd aria-hidden="true">"esc"</kbd>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_ends_the_count_and_then_turns_between_board_and_result() {
        let told = Finish::default().turned();
        assert_eq!(told, Finish::Told);
        assert_eq!(told.turned(), Finish::Aside);
        assert_eq!(told.turned().turned(), Finish::Told);
    }
}
