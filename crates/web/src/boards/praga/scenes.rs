//! Moments worth a pause, and the scene of a completed plaza: who has cubes there and what each of them takes.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::pieces::{Half, Plaza};
use signoria_praga::state::Holder;
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::art::{drawing, seat_mark};
use crate::boards::kit::linger::Linger;
use crate::boards::praga::Praga;
use crate::boards::praga::choices::answer;
use crate::words::{t, tr};

/// What is celebrated, and its drawing: a completed plaza, a seal, a bridge tile, a technology, the final scoring.
pub fn moment(message: &Message) -> Option<String> {
    let picture = match &*message.id {
        "praga.log.completed" => "praga-plaza",
        "praga.log.sealed" | "praga.log.parler-seal" => "praga-seal",
        "praga.log.laid" => "praga-bridge",
        "praga.log.kept" => "praga-technology",
        "praga.log.final-scoring" => "praga-vp",
        _ => return None,
    };
    Some(picture.into())
}

/// Somebody with cubes round the plaza.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Share {
    holder: Holder,
    cubes: u8,
    /// Whether both bonuses are taken.
    both: bool,
    /// Whether it is decided now.
    asked: bool,
}

/// The plaza that is shared out, and its tile.
#[derive(Clone, Debug, PartialEq)]
struct Scene {
    plaza: Plaza,
    tile: String,
    shares: Vec<Share>,
    asked: Option<Seat>,
}

fn scene(view: &View) -> Option<Scene> {
    let Some(Step::Half { seat, plaza }) = view.step else {
        return None;
    };
    let tile = view.plazas[plaza.index()]?;
    let standing = view.standing.iter().find(|standing| standing.plaza == plaza)?;
    let share = |&(holder, cubes): &(Holder, u8)| Share {
        holder,
        cubes,
        both: standing.leaders.contains(&holder),
        asked: holder == Holder::Seat(seat),
    };
    let mut shares: Vec<Share> = standing.cubes.iter().map(share).collect();
    shares.sort_by_key(|share| (!share.both, std::cmp::Reverse(share.cubes)));
    Some(Scene {
        plaza,
        tile: format!("praga-plaza-{tile}"),
        shares,
        asked: Some(seat),
    })
}

/// The scene; nothing while no plaza is shared out.
#[component]
pub fn PlazaScene(board: Praga) -> impl IntoView {
    let shown = board.memo(scene);
    let who = move |holder: Holder| match holder {
        Holder::Seat(seat) => board.name(seat),
        Holder::Parler => t("praga.parler"),
    };
    let mark = |holder: Holder| match holder {
        Holder::Seat(seat) => seat_mark(seat.index()).into_any(),
        Holder::Parler => drawing("praga-pawn").into_any(),
    };
    let share = move |share: Share| {
        let takes = if share.both {
            "web.praga.takes-both"
        } else {
            "web.praga.takes-one"
        };
        let Share { holder, cubes, .. } = share;
        view! {
            <li class:asked=share.asked class:both=share.both>
                <span class="pg-share-mark">{mark(holder)}</span> <b>{move || who(holder)}</b>
                <span class="pg-share-cubes">{drawing("praga-cube")} {cubes}</span> <span>{tr(takes)}</span>
            </li>
        }
    };
    move || {
        shown.get().map(|scene| {
            let title = Message::new("praga.log.completed")
                .with("plaza", Arg::Name(format!("praga.plaza.{}", scene.plaza).into()));
            let is_mine = scene.asked == Some(board.eye());
            let halves = Half::ALL.iter().copied().filter(|_| is_mine);
            view! {
                <section class="pg-scene" aria-label=tr("web.praga.plaza-scene")>
                    <span class="pg-scene-tile" aria-hidden="true">{drawing(&scene.tile)}</span>
                    <h3>{move || board.desk.say(&title)}</h3>
                    <ol class="pg-shares">{scene.shares.into_iter().map(share).collect_view()}</ol>
                    <ul class="pg-halves">{halves.map(|half| view! { <li>{answer(board, Action::Half { half }, format!("praga.half.{half}"))}</li> }).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// How long the end of era I stays in sight, in paces of the speed that the person chose.
const PACES: u32 = 6;

/// The end of era I: how everybody stands, while the rows are dealt again.
#[component]
pub fn EraScene(board: Praga) -> impl IntoView {
    let is_second = board.memo(|view| view.era == 2);
    // It is shown while it happens, not to people who come later.
    let newest = move || {
        let now = board.desk.read(|scene| scene.moves);
        let is_told = board.desk.session.log.with(|log| {
            let mut lines = log.iter().rev().take_while(|logged| logged.line.moves == now);
            lines.any(|logged| logged.line.message.id == "praga.log.era-two")
        });
        (u32::from(is_second.get()), is_told)
    };
    let lingers = Linger::after(newest, PACES);
    let standings = Memo::new(move |_| {
        let rows = board.desk.read(|scene| {
            let rows = scene.standings().map(|standings| standings.rows.clone());
            rows.unwrap_or_default()
        });
        let mut rows: Vec<(Option<Seat>, i32)> = rows.iter().map(|row| (row.seat, row.score)).collect();
        rows.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
        rows
    });
    let most = move || standings.with(|rows| rows.first().map_or(1, |(_, score)| (*score).max(1)));
    let row = move |(index, (seat, score)): (usize, (Option<Seat>, i32))| {
        let mark = match seat {
            Some(seat) => seat_mark(seat.index()).into_any(),
            None => drawing("praga-pawn").into_any(),
        };
        let colour = seat.map_or("pg-parler".to_owned(), |seat| format!("seat-{}", seat.index()));
        let part = format!("{:.3}", f64::from(score.max(0)) / f64::from(most()));
        view! {
            <li class=colour style:--part=part style:--n=index.to_string()>
                <span class="pg-share-mark">{mark}</span> <b>{move || board.desk.row_name(seat)}</b> <strong>{score}</strong>
            </li>
        }
    };
    let is_on = Memo::new(move |_| lingers.is_on());
    move || {
        is_on.get().then(|| {
            view! {
                <section class="pg-scene pg-era" aria-label=tr("web.praga.era-scene")>
                    <span class="pg-scene-tile" aria-hidden="true">{drawing("praga-tile")}</span>
                    <h3>{tr("web.praga.era-scene")}</h3>
                    <p>{tr("praga.log.era-two")}</p>
                    <ol class="pg-shares">{standings.get_untracked().into_iter().enumerate().map(row).collect_view()}</ol>
                </section>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plaza_is_a_moment_and_a_payment_is_not() {
        let is_moment = |id: &'static str| moment(&Message::new(id)).is_some();
        assert!(is_moment("praga.log.completed"));
        // The end of an era has a scene of its own.
        assert!(!is_moment("praga.log.era-two"));
        assert!(!is_moment("praga.log.paid"));
    }
}
