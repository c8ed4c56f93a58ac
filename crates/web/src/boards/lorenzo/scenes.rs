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

#[component]
fn Draft(board: Lorenzo) -> impl IntoView {
    let packet = Memo::new(move |_| board.read(|view| view.packet.iter().collect::<Vec<_>>()));
    // The one kept last lies first: those kept before stay where they are.
    let hand = Memo::new(move |before: Option<&Vec<Leader>>| {
        let hand = board.read(|view| view.hand);
        let before = before.into_iter().flatten().copied();
        let before: Vec<Leader> = before.filter(|leader| hand.contains(*leader)).collect();
        let new = hand.iter().filter(|leader| !before.contains(leader));
        new.chain(before.iter().copied()).collect::<Vec<_>>()
    });
    let offered = move |leader: &Leader| {
        let leader = *leader;
        view! { <li><Large board leader action=Some(Action::Keep { leader }) /></li> }
    };
    let kept = move |leader: &Leader| {
        let leader = *leader;
        view! { <li class="own"><Large board leader action=None /></li> }
    };
    // The places of those that are still on their way.
    let coming = move || {
        let here = packet.with(Vec::len) + hand.with(Vec::len);
        (here..HAND)
            .map(|_| view! { <li class="unseen" aria-hidden="true">{art("lily")}</li> })
            .collect_view()
    };
    view! {
        <section class="scene-sheet" aria-label=tr("lorenzo.phase.draft")>
            <h2>{tr("web.lorenzo.draft")}</h2>
            <Waiting board order=false />
            <ul class="offered">
                {rows(move || packet.get(), ToString::to_string, offered)}
                {coming}
                {rows(move || hand.get(), ToString::to_string, kept)}
            </ul>
        </section>
    }
}
