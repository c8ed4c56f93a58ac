//! Moments worth a pause, and the scene of a completed plaza: who has cubes there and what each of them takes.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_art::praga::city as draw;
use signoria_art::praga::line_of;
use signoria_art::praga::sign::width_of;
use signoria_engine::{Arg, Message, Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::pieces::{Half, Plaza, Row};
use signoria_praga::state::Holder;
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::art::{drawing, seat_mark};
use crate::boards::kit::linger::Linger;
use crate::boards::praga::Praga;
use crate::boards::praga::choices::answer;
use crate::boards::praga::chronicle::{of_row, token};
use crate::boards::praga::look::{any_of, drawn, plaza_colour};
use crate::session::Logged;
use crate::words::{t, tr};

/// What is celebrated, and its drawing: a seal, a bridge tile, a technology, the final scoring. A completed plaza and the end of an era have scenes of their own.
pub fn moment(message: &Message) -> Option<String> {
    let picture = match &*message.id {
        "praga.log.sealed" | "praga.log.parler-seal" => "praga-seal",
        "praga.log.laid" => "praga-bridge",
        "praga.log.kept" => "praga-technology",
        "praga.log.final-scoring" => "praga-vp",
        _ => return None,
    };
    Some(picture.into())
}

/// Somebody with cubes round the plaza.
#[derive(Clone, Debug, PartialEq)]
struct Share {
    holder: Holder,
    cubes: u8,
    /// Whether both bonuses are taken.
    both: bool,
    /// Whether it is decided now.
    asked: bool,
    /// What is taken already.
    took: Vec<Half>,
}

/// The plaza that is shared out.
#[derive(Clone, Debug, PartialEq)]
struct Scene {
    plaza: Plaza,
    shares: Vec<Share>,
}

fn number(message: &Message, argument: &str) -> u8 {
    match message.args.get(argument) {
        Some(Arg::Number(number)) => u8::try_from(*number).unwrap_or_default(),
        _ => 0,
    }
}

/// The plaza that was completed last, with who has cubes there and what was taken, as the log tells it until that turn is over.
fn told<'a>(log: impl Iterator<Item = &'a Message>) -> Option<Scene> {
    let log: Vec<&Message> = log.collect();
    let at = log
        .iter()
        .rposition(|message| message.id == "praga.log.completed")?;
    let plaza: Plaza = token(log[at], "plaza")?.parse().ok()?;
    let mut shares: Vec<Share> = Vec::new();
    let turn = log[at + 1..].iter();
    for message in turn.take_while(|message| message.id != "praga.log.turn-over") {
        let seat = match message.args.get("seat") {
            Some(Arg::Seat(seat)) => Holder::Seat(*seat),
            _ => Holder::Parler,
        };
        match &*message.id {
            "praga.log.present" | "praga.log.parler-present" => shares.push(Share {
                holder: seat,
                cubes: number(message, "cubes"),
                both: number(message, "bonuses") > 1,
                asked: false,
                took: Vec::new(),
            }),
            "praga.log.half" if token(message, "plaza").and_then(|name| name.parse().ok()) == Some(plaza) => {
                let half = token(message, "half").and_then(|half| half.parse().ok());
                let share = shares.iter_mut().find(|share| share.holder == seat);
                if let Some((share, half)) = share.zip(half) {
                    share.took.push(half);
                }
            }
            _ => {}
        }
    }
    shares.sort_by_key(|share| (!share.both, std::cmp::Reverse(share.cubes)));
    Some(Scene { plaza, shares })
}

/// How many lines with that id there are, and whether the last of them tells of the last action.
fn newest(log: &[Arc<Logged>], id: &str) -> (u32, bool) {
    let is_one = |logged: &&Arc<Logged>| logged.line.message.id == id;
    let last = log.last().map(|logged| logged.line.moves);
    let told = log.iter().rev().find(is_one).map(|logged| logged.line.moves);
    (
        log.iter().filter(is_one).count() as u32,
        told.is_some() && told == last,
    )
}

/// Who chooses a bonus of which plaza now.
fn asked(view: &View) -> Option<(Seat, Plaza)> {
    match view.step {
        Some(Step::Half { seat, plaza }) => Some((seat, plaza)),
        _ => None,
    }
}

/// The plaza with its tile, large.
fn plaza_picture(view: &View, plaza: Plaza) -> Option<String> {
    let tile = view.figures.plazas.get(plaza.index())?.tile;
    let middle = (24.0, 25.0);
    Some(drawn(|canvas| match tile {
        Some(tile) => {
            let [top, bottom] = tile.halves.map(|half| any_of(&half));
            let colour = plaza_colour(tile.colour);
            draw::plaza(canvas, middle, draw::RADIUS, colour, [&top, &bottom]);
        }
        None => draw::bare_plaza(canvas, middle),
    }))
}

/// The bonus of a half, as signs in a row.
fn half_picture(view: &View, plaza: Plaza, half: Half) -> Option<(f32, String)> {
    let tile = view.figures.plazas.get(plaza.index())?.tile?;
    let things = any_of(&tile.halves[half.index()]);
    let wide = width_of(&things, 20.0) + 4.0;
    Some((
        wide,
        drawn(|canvas| line_of(canvas, &things, (wide / 2.0, 12.0), 20.0, true)),
    ))
}

/// A completed plaza: it stays for a while, or until somebody has chosen a bonus.
#[component]
pub fn PlazaScene(board: Praga) -> impl IntoView {
    let completed = move || {
        let log = board.desk.session.log;
        log.with(|log| newest(log, "praga.log.completed"))
    };
    let lingers = Linger::after(completed, PACES);
    let asked = board.memo(asked);
    let shown = Memo::new(move |_| {
        let asked = asked.get();
        if asked.is_none() && !lingers.is_on() {
            return None;
        }
        let log = board.desk.session.log;
        let mut scene = log.with(|log| told(log.iter().map(|logged| &logged.line.message)))?;
        for share in &mut scene.shares {
            share.asked = asked.is_some_and(|(seat, _)| share.holder == Holder::Seat(seat));
        }
        Some(scene)
    });
    let share = move |(plaza, share): (Plaza, Share)| {
        let takes = match (&share.holder, share.both) {
            (Holder::Parler, _) => None,
            (_, true) => Some("web.praga.takes-both"),
            (_, false) => Some("web.praga.takes-one"),
        };
        let name = move || match share.holder {
            Holder::Seat(seat) => board.name(seat),
            Holder::Parler => t("praga.parler"),
        };
        let mark = match share.holder {
            Holder::Seat(seat) => seat_mark(seat.index()).into_any(),
            Holder::Parler => drawing("praga-pawn").into_any(),
        };
        let colour = match share.holder {
            Holder::Seat(seat) => format!("seat-{0} pg-seat-{0}", seat.index()),
            Holder::Parler => "pg-parler".to_owned(),
        };
        let took = board.read(|view| {
            let halves = share
                .took
                .iter()
                .filter_map(|half| half_picture(view, plaza, *half));
            halves.collect::<Vec<_>>()
        });
        let is_open = took.is_empty();
        let took = took.into_iter().map(|(wide, picture)| {
            view! { <svg class="pg-share-took" viewBox=format!("0 0 {wide:.0} 24") style=("--wide", format!("{wide:.0}")) aria-hidden="true" inner_html=picture></svg> }
        });
        view! {
            <li class=colour class:asked=share.asked class:both=share.both>
                <span class="pg-share-mark">{mark}</span> <b>{name}</b>
                <span class="pg-share-cubes">{drawing("praga-cube")} {share.cubes}</span>
                <span class="pg-share-takes">{takes.filter(|_| is_open).map(tr)} {took.collect_view()}</span>
            </li>
        }
    };
    move || {
        shown.get().map(|Scene { plaza, shares }| {
            let title =
                Message::new("praga.log.completed").with("plaza", Arg::Name(format!("praga.plaza.{plaza}").into()));
            let is_mine = asked.get_untracked().is_some_and(|(seat, _)| seat == board.eye());
            let halves = Half::ALL.iter().copied().filter(|_| is_mine);
            let picture = board.read(|view| plaza_picture(view, plaza));
            let is_bare = board.read(|view| view.plazas[plaza.index()].is_none());
            let shares = shares.into_iter().map(move |share| (plaza, share));
            view! {
                <section class="pg-scene" class:pg-told=!is_mine aria-label=tr("web.praga.plaza-scene")>
                    <svg class="pg-scene-tile" viewBox="0 0 48 50" aria-hidden="true" inner_html=picture></svg>
                    <h3>{move || board.desk.say(&title)}</h3>
                    {is_bare.then(|| view! { <p class="pg-bare">{tr("praga.explain.plaza-bare")}</p> })}
                    <ol class="pg-shares">{shares.map(share).collect_view()}</ol>
                    <ul class="pg-halves">{halves.map(|half| view! { <li>{answer(board, Action::Half { half }, format!("praga.half.{half}"))}</li> }).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// How long such a scene stays in sight, in paces of the speed that the person chose.
const PACES: u32 = 6;

/// The end of era I: how everybody stands, while the rows are dealt again.
#[component]
pub fn EraScene(board: Praga) -> impl IntoView {
    // It is shown while it happens, not to people who come later.
    let begun = move || {
        let log = board.desk.session.log;
        log.with(|log| newest(log, "praga.log.era-two"))
    };
    let lingers = Linger::after(begun, PACES);
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
                    <div class="pg-era-sky" aria-hidden="true">
                        <svg viewBox="690 10 438 80" preserveAspectRatio="xMidYMax slice"><use href="#praga-city" x="682" y="8" width="454" height="340"></use></svg>
                        <b>"I"</b><i></i><b>"II"</b>
                    </div>
                    <h3>{tr("web.praga.era-scene")}</h3>
                    <p>{tr("praga.log.era-two")} <span class="pg-era-turned" aria-hidden="true">{Row::ALL.iter().map(|row| drawing(of_row(*row))).collect_view()}</span></p>
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
    fn a_seal_is_a_moment_and_a_payment_is_not() {
        let is_moment = |id: &'static str| moment(&Message::new(id)).is_some();
        assert!(is_moment("praga.log.sealed"));
        // They have scenes of their own.
        assert!(!is_moment("praga.log.completed"));
        assert!(!is_moment("praga.log.era-two"));
        assert!(!is_moment("praga.log.paid"));
    }

    #[test]
    fn a_plaza_is_shared_out_as_the_log_tells() {
        let plaza = || Arg::Name("praga.plaza.p5".into());
        let present = |seat, cubes: u8, bonuses: u8| {
            Message::new("praga.log.present")
                .with("seat", Seat::new(seat))
                .with("cubes", cubes)
                .with("bonuses", bonuses)
        };
        let half = |seat, half: &'static str| {
            Message::new("praga.log.half")
                .with("seat", Seat::new(seat))
                .with("plaza", plaza())
                .with("half", Arg::Name(half.into()))
        };
        let log = [
            Message::new("praga.log.completed").with("plaza", plaza()),
            present(0, 1, 1),
            present(1, 2, 2),
            Message::new("praga.log.parler-present").with("cubes", 1_u8),
            half(1, "praga.half.top"),
            half(1, "praga.half.bottom"),
            Message::new("praga.log.turn-over").with("seat", Seat::new(1)),
            half(0, "praga.half.top"),
        ];
        let scene = told(log.iter()).unwrap();
        assert_eq!(scene.plaza.to_string(), "p5");
        let first = &scene.shares[0];
        assert_eq!(
            (first.holder, first.cubes, first.both),
            (Holder::Seat(Seat::new(1)), 2, true)
        );
        assert_eq!(first.took, [Half::Top, Half::Bottom]);
        assert!(
            scene.shares[1..]
                .iter()
                .all(|share| share.took.is_empty() && !share.both)
        );
        assert_eq!(scene.shares.len(), 3);
    }
}
