//! The winner of a game: the portrait in laurels, and a single fall of coloured paper. Whoever lost alone has the portrait only.

use leptos::prelude::*;
use signoria_engine::{Seat, Standings};

use crate::art::arched_face;
use crate::table::Desk;
use crate::table::seats::dress;

/// Whether a lone seat lost: its row is the best, but there is nothing to celebrate.
fn is_lost(standings: &Standings) -> bool {
    standings.solo_win == Some(false) && standings.rows.len() == 1
}

/// The winner, large, in a rain of coloured paper.
#[component]
pub fn Winner(desk: Desk, seat: Option<Seat>) -> impl IntoView {
    let name = move || desk.row_name(seat);
    let is_won = !desk.read(|scene| scene.standings().is_some_and(is_lost));
    view! {
        <div class="winner" aria-hidden="true">
            {is_won.then(confetti)}
            {is_won.then(laurel)}
            <span class="winner-face">
                {move || arched_face(&name(), dress(seat))}
            </span>
        </div>
    }
}

/// Two branches of laurel around the middle of a square of 200: a stem each, with leaves in pairs.
fn laurel() -> impl IntoView {
    const PAIRS: i32 = 10;
    let leaf = |side: i32, index: i32, lean: i32| {
        // From the ribbon at the foot upwards; each leaf points on along its branch.
        let turn = side * (14 + index * 15);
        let lean = -side * (90 + lean);
        view! {
            <g transform=format!("rotate({turn} 100 100) translate(100 188) rotate({lean})")>
                <path d="M0 0c8 -5 9 -17 0 -26c-9 9 -8 21 0 26z"></path>
            </g>
        }
    };
    let pair = |side: i32, index: i32| [leaf(side, index, 36), leaf(side, index, -36)];
    let leaves = (0..PAIRS).flat_map(|index| [pair(1, index), pair(-1, index)].into_iter().flatten());
    view! {
        <svg class="laurel" viewBox="0 0 200 200" aria-hidden="true">
            <path class="stem" d="M100 188A88 88 0 0 1 44 32M100 188A88 88 0 0 0 156 32"></path>
            {leaves.collect_view()}
            <path class="ribbon" d="M100 184l-26 -9v20l26 -5l26 5v-20zM93 188l-11 12l9 0l6 6l5 -18zM107 188l11 12l-9 0l-6 6l-5 -18z"></path>
        </svg>
    }
}

/// How many pieces of paper fall.
const PAPERS: u32 = 34;

/// A number below `below` that looks thrown, the same for the same piece.
const fn thrown(piece: u32, what: u32, below: u32) -> u32 {
    // Knuth's multiplier spreads neighbours widely.
    ((piece * 7 + what + 1).wrapping_mul(2_654_435_761) >> 16) % below
}

/// Pieces of paper around the portrait, in a field of 300 by 200: they fall to where they lie, each in its own time.
fn confetti() -> impl IntoView {
    let paper = |piece: u32| {
        let (x, y) = (thrown(piece, 0, 300), thrown(piece, 1, 196));
        let (turn, width) = (thrown(piece, 2, 180), 5 + thrown(piece, 3, 4));
        let place = format!("translate({x} {y}) rotate({turn})");
        view! {
            <g transform=place>
                <rect class=format!("paper paper-{} delay-{}", piece % 5, piece % 7) x="-4" y="-3" width=width height="6"></rect>
            </g>
        }
    };
    view! { <svg class="confetti" viewBox="0 0 300 200" aria-hidden="true">{(0..PAPERS).map(paper).collect_view()}</svg> }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Standing;

    use super::*;

    #[test]
    fn a_lost_challenge_is_not_celebrated() {
        let alone = |solo_win| Standings {
            rows: vec![Standing::new(Seat::new(0), Vec::new(), Vec::new())],
            verdict: None,
            solo_win,
        };
        assert!(is_lost(&alone(Some(false))));
        assert!(!is_lost(&alone(Some(true))));
        assert!(!is_lost(&alone(None)));
    }

    #[test]
    fn paper_lies_all_over_the_field() {
        let halves = (0..PAPERS).filter(|piece| thrown(*piece, 0, 300) < 150).count();
        assert!((10..24).contains(&halves), "{halves}");
    }
}
