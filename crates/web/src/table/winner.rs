//! The winner of a game: the portrait in laurels, and a single fall of coloured paper. Whoever lost alone has the portrait only.

use leptos::prelude::*;
use signoria_engine::{Seat, Standings};

use crate::art::face;
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
                {move || face(&name(), dress(seat))}
            </span>
        </div>
    }
}

/// Two branches of laurel around the middle of a square of 200.
fn laurel() -> impl IntoView {
    const LEAVES: i32 = 9;
    let leaf = |side: i32, index: i32| {
        // From the ribbon at the foot upwards; the outer leaves and the inner ones in turn.
        let turn = side * (20 + index * 15);
        let lean = side * if index % 2 == 0 { 24 } else { -18 };
        view! {
            <g transform=format!("rotate({turn} 100 100) translate(100 184) rotate({lean})")>
                <path d="M0 0c7 -5 8 -15 0 -22c-8 7 -7 17 0 22z"></path>
            </g>
        }
    };
    let leaves = (0..LEAVES).flat_map(|index| [leaf(1, index), leaf(-1, index)]);
    view! {
        <svg class="laurel" viewBox="0 0 200 200" aria-hidden="true">
            {leaves.collect_view()}
            <path class="ribbon" d="M84 190l16 -8l16 8l-4 8l-12 -6l-12 6z"></path>
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
