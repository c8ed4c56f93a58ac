//! What lies over the stage before the first round: the choice of bonus tiles and the draft of leaders.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_lorenzo::Action;
use signoria_lorenzo::board::Work;
use signoria_lorenzo::pieces::{BonusTile, Leader};
use signoria_lorenzo::state::{HAND, Phase};

use super::Lorenzo;
use super::leader::{ability, need, words};
use super::sign::{self, art};
use super::target::{Target, shield};
use crate::rows::rows;
use crate::words::{t, tr};

/// The scene of the phase, if it has one.
#[component]
pub fn Scene(board: Lorenzo) -> impl IntoView {
    let phase = Memo::new(move |_| board.read(|view| Some(view.phase)));
    move || match phase.get() {
        Some(Phase::BonusTiles) => Some(view! { <BonusTiles board /> }.into_any()),
        Some(Phase::Draft) => Some(view! { <Draft board /> }.into_any()),
        Some(Phase::Vatican | Phase::Actions | Phase::Over) | None => None,
    }
}

#[component]
fn BonusTiles(board: Lorenzo) -> impl IntoView {
    let tile = move |tile: BonusTile| {
        let owner = Memo::new(move |_| {
            board.read(|view| {
                let owner = view.players.iter().find(|player| player.bonus == Some(tile));
                owner.map(|player| player.seat)
            })
        });
        let half = move |work: Work, heading: &'static str| {
            view! {
                <span class=format!("half {work}")>
                    <small>{tr(heading)}</small>
                    <span>{move || sign::goods(&board.read(|view| view.figures.bonus(tile)[work as usize]))}</span>
                </span>
            }
        };
        view! {
            <li>
                <Target board action=Signal::stored(Some(Action::Choose { tile })) explains=Signal::derive(move || format!("bonus:{tile}"))
                    thing=Signal::derive(move || tile.name().to_owned()) class="offered-tile">
                    <b>{move || t(tile.name())}</b>
                    {half(Work::Harvest, "web.lorenzo.each-harvest")}
                    {half(Work::Production, "web.lorenzo.each-production")}
                    <span class="owner">{move || owner.get().map(|seat| view! { {shield(seat)} {board.name(seat)} })}</span>
                </Target>
            </li>
        }
    };
    view! {
        <section class="scene-sheet" aria-label=tr("lorenzo.phase.bonus-tiles")>
            <h2>{tr("lorenzo.panel.tiles-left")}</h2>
            <Waiting board order=true />
            <ul class="offered tiles-offered">{BonusTile::ADVANCED.map(tile).into_iter().collect_view()}</ul>
        </section>
    }
}

/// Everybody at the table, with the leaders each has kept; those who still have to decide stand out.
#[component]
fn Waiting(
    board: Lorenzo,
    /// Whether they decide one after the other, the last in turn order first.
    order: bool,
) -> impl IntoView {
    let seats = Memo::new(move |_| {
        board.read(|view| {
            let mut seats = view.order.clone();
            if order {
                seats.reverse();
            }
            let stand = |seat: Seat| {
                let kept = view.player(seat).map_or(0, |player| player.hand);
                (seat, view.waiting.contains(seat), kept)
            };
            seats.into_iter().map(stand).collect::<Vec<_>>()
        })
    });
    let stand = move |(seat, is_asked, kept): (Seat, bool, usize)| {
        // Those that are still to be kept have their room.
        let room = if order { 0 } else { HAND };
        let cards = (0..room).map(|index| view! { <i class="packet-back" class:none={index >= kept}></i> });
        view! { <li class:asked=is_asked>{shield(seat)} <b>{move || board.name(seat)}</b> {cards.collect_view()}</li> }
    };
    view! { <ol class="waiting-seats">{move || seats.get().into_iter().map(stand).collect_view()}</ol> }
}

/// A leader to look at closely, and to keep where there is an action for it.
#[component]
fn Large(board: Lorenzo, leader: Leader, action: Option<Action>) -> impl IntoView {
    let is_kept = action.is_none();
    let needs = Memo::new(move |_| board.read(|view| view.needs.get(&leader).cloned().unwrap_or_default()));
    view! {
        <Target board action=Signal::stored(action) explains=Signal::derive(move || format!("leader:{leader}"))
            thing=Signal::derive(move || leader.name().to_owned()) class="large-leader">
            <span class="scene" aria-hidden="true">{art(&format!("leader-{leader}"))}</span>
            {is_kept.then(|| view! { <em class="kept-mark">{tr("web.lorenzo.kept")}</em> })}
            <b>{move || t(leader.name())}</b>
            <span class="needs" aria-hidden="true">{move || needs.get().iter().map(need).collect_view()}</span>
            <span class="ability" aria-hidden="true">{move || ability(board, leader)}</span>
            <small>{move || words(board, leader).into_iter().map(|words| view! { <span>{words}</span> }).collect_view()}</small>
        </Target>
    }
}

/// A leader of the draft, and whether it is one's own already.
type Dealt = (Leader, bool);

/// Who lies where: who lay somewhere stays there, also when it is kept; the others come to the free places.
fn laid_out(before: &[Option<Dealt>], now: impl Iterator<Item = Dealt>) -> Vec<Option<Dealt>> {
    let mut places = vec![None; HAND];
    let mut new = Vec::new();
    for dealt in now {
        let lay = |place: &Option<Dealt>| place.is_some_and(|(leader, _)| leader == dealt.0);
        match before.iter().position(lay) {
            Some(at) => places[at] = Some(dealt),
            None => new.push(dealt),
        }
    }
    let mut new = new.into_iter();
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = new.next();
    }
    places
}

#[component]
fn Draft(board: Lorenzo) -> impl IntoView {
    let places = Memo::new(move |before: Option<&Vec<Option<Dealt>>>| {
        board.read(|view| {
            let offered = view.packet.iter().map(|leader| (leader, false));
            let kept = view.hand.iter().map(|leader| (leader, true));
            laid_out(before.map_or(&[], Vec::as_slice), offered.chain(kept))
        })
    });
    let place = move |(_, dealt): &(usize, Option<Dealt>)| match *dealt {
        Some((leader, true)) => view! { <li class="own"><Large board leader action=None /></li> }.into_any(),
        Some((leader, false)) => {
            view! { <li><Large board leader action=Some(Action::Keep { leader }) /></li> }.into_any()
        }
        // Its leader is still on the way.
        None => view! { <li class="unseen" aria-hidden="true">{art("lily")}</li> }.into_any(),
    };
    view! {
        <section class="scene-sheet" aria-label=tr("lorenzo.phase.draft")>
            <h2>{tr("web.lorenzo.draft")}</h2>
            <Waiting board order=false />
            <ul class="offered">
                {rows(move || places.get().into_iter().enumerate().collect(), |place| format!("{place:?}"), place)}
            </ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leader_that_is_kept_stays_where_it_lay_and_so_do_the_others() {
        let [one, two, three, four, five, ..] = *Leader::ALL else {
            return;
        };
        let dealt = laid_out(
            &[],
            [one, two, three, four].map(|leader| (leader, false)).into_iter(),
        );
        let kept = [(one, false), (three, false), (four, false), (two, true)];
        let expected = [
            Some((one, false)),
            Some((two, true)),
            Some((three, false)),
            Some((four, false)),
        ];
        assert_eq!(laid_out(&dealt, kept.into_iter()), expected);
        let passed = [(five, false), (two, true)];
        let expected = [Some((five, false)), Some((two, true)), None, None];
        // Between two packets only what was kept lies there.
        let between = [None, Some((two, true)), None, None];
        assert_eq!(laid_out(&between, passed.into_iter()), expected);
    }
}
