//! Honours: the decree of the round with what each seat would score, and the titles with everyone's progress.

use leptos::prelude::*;
use signoria_amalfi::effect::Count;
use signoria_engine::{Arg, Seat};

use crate::art::seat_mark;
use crate::boards::amalfi::parts::{counted, lemon, of_count, sign};
use crate::boards::amalfi::{Amalfi, NUMERALS};
use crate::boards::kit::narrow::Line;
use crate::words::{t, tr};

/// What fits beside the points of a title.
const NAME: Line = Line {
    latin: 13.5,
    cyrillic: 11.5,
};

/// The banners at the eastern edge.
#[component]
pub fn Honours(board: Amalfi) -> impl IntoView {
    let count = Memo::new(move |_| board.read(|view| view.titles.len()));
    view! {
        <div class="honours">
            <Decree board />
            {move || (0..count.get()).map(|number| view! { <Title board number /> }).collect_view()}
        </div>
    }
}

/// Points for each set of these signs.
pub type Worth = (i64, Vec<&'static str>);

/// What a decree scores, as signs.
pub fn worth(what: &Arg) -> Option<Vec<Worth>> {
    let Arg::List(criteria) = what else {
        return None;
    };
    let mut parts = Vec::new();
    for criterion in criteria {
        let Arg::Message(criterion) = criterion else {
            return None;
        };
        let points = |name: &str| match criterion.args.get(name) {
            Some(Arg::Number(points)) => Some(*points),
            _ => None,
        };
        match (&*criterion.id, criterion.args.get("count")) {
            ("amalfi.effect.each", Some(Arg::Name(count))) => {
                let count: Count = count.strip_prefix("amalfi.count.")?.parse().ok()?;
                parts.push((points("each")?, counted(count)));
            }
            ("amalfi.effect.groups", _) => {
                parts.push((points("set")?, vec!["set"]));
                parts.push((points("pair")?, vec!["work", "work"]));
            }
            _ => return None,
        }
    }
    Some(parts)
}

/// One part of what a decree scores.
pub fn part((points, of): Worth) -> impl IntoView {
    view! { <span class="worth">{lemon(points)} "/" {of.into_iter().map(sign).collect_view()}</span> }
}

#[component]
fn Decree(board: Amalfi) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| usize::from(view.round).saturating_sub(1)));
    let id = Memo::new(move |_| board.read(|view| view.decrees[round.get().min(3)].name()));
    let what = Memo::new(move |_| board.read(|view| view.figures.decrees.get(round.get()).cloned()));
    let points = Memo::new(move |_| board.read(|view| view.decree_points.clone()));
    let shown = move || Some(worth(&what.get()?)?.into_iter().map(part).collect_view());
    let words = move || {
        let what = what.get()?;
        Some(
            board
                .desk
                .say(&signoria_engine::Message::new("web.amalfi.plain").with("what", what)),
        )
    };
    view! {
        <article class="pennon decree" data-explains=move || id.get()>
            <h4><i class="numeral" aria-hidden="true">{move || NUMERALS.get(round.get()).copied()}</i> {move || t(id.get())}</h4>
            <p class="decree-signs" aria-hidden="true">{shown}</p>
            <p class="visually-hidden">{words}</p>
            <p class="standing">
                {move || points.get().into_iter().enumerate().map(|(seat, points)| view! {
                    <span>{seat_mark(seat)} <b>{points}</b></span>
                }).collect_view()}
            </p>
        </article>
    }
}

#[component]
fn Title(board: Amalfi, number: usize) -> impl IntoView {
    let title = Memo::new(move |_| board.read(|view| view.titles.get(number).cloned()));
    let home = Memo::new(move |_| board.home());
    move || {
        let title = title.get()?;
        let own = home.get();
        let name = t(title.title.name());
        let cut = format!("{:.3}", NAME.cut(&name));
        let need = title.requires.clone();
        let have = title.have.clone();
        let row = need.iter().enumerate().map(|(index, &(count, least))| {
            let own_figure = |rows: &[Vec<u8>]| rows.get(own.index()).and_then(|row| row.get(index)).copied();
            let has = own_figure(&have).unwrap_or(0);
            let is_met = own_figure(&title.missing) == Some(0);
            view! {
                <span class="need" class:met=is_met>{sign(of_count(count))} <b>{format!("{has}/{least}")}</b></span>
            }
        });
        let others = have.iter().enumerate().filter(|(seat, _)| *seat != own.index());
        let others = others.map(|(seat, row)| {
            let figures: Vec<String> = row.iter().map(ToString::to_string).collect();
            view! { <span class="other">{seat_mark(seat)} {figures.join("·")}</span> }
        });
        let holders = title.holders.iter().map(|seat: &Seat| seat_mark(seat.index()));
        Some(view! {
            <article class="pennon title" class:dark=title.dark data-explains=title.title.name()>
                <h4><span class="title-name" style:--cut=cut>{name}</span> <span class="holders">{holders.collect_view()}</span> {title.next.map(lemon)}</h4>
                <p class="needs">{row.collect_view()}</p>
                <p class="others"><span class="visually-hidden">{tr("web.amalfi.others")}</span> {others.collect_view()}</p>
            </article>
        })
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use signoria_amalfi::Amalfi as Rules;
    use signoria_engine::erased::{AnyGame, Erased, Order};
    use signoria_engine::{Eye, Seats, Seed};

    use super::*;
    use crate::boards::amalfi::View;

    #[test]
    fn routes_with_a_ship_are_told_from_all_routes() {
        assert_eq!(counted(Count::OwnPrivateRouteWithOwnShip), ["route", "ship"]);
        assert_eq!(counted(Count::PrivateRoute), ["route"]);
    }

    #[test]
    fn every_decree_can_be_shown_as_signs() {
        for seed in 0..12 {
            let order = Order {
                edition: None,
                options: Default::default(),
                seats: Seats::new(2),
                seed: Seed::from(seed),
            };
            let (state, _) = Erased::<Rules>::new().start(&order).unwrap();
            let view = View::deserialize(&state.view(Eye::Seat(Seat::new(0)))).unwrap();
            for (decree, what) in view.decrees.iter().zip(&view.figures.decrees) {
                assert!(worth(what).is_some_and(|parts| !parts.is_empty()), "{decree}");
            }
        }
    }
}
