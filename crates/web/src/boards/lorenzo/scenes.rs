//! What lies over the stage before the first round: the choice of bonus tiles and the draft of leaders.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_lorenzo::Action;
use signoria_lorenzo::board::Work;
use signoria_lorenzo::leader::Leader;
use signoria_lorenzo::state::Phase;
use signoria_lorenzo::tile::BonusTile;

use super::Lorenzo;
use super::leader::{ability, need, words};
use super::sign::{self, art};
use super::target::{Target, shield};
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
                    <span>{move || sign::goods(&board.read(|view| view.printed.bonus(tile)[work as usize]))}</span>
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

/// Everybody at the table: whoever is still to decide stands out, and how many leaders each has kept.
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
        let cards = (0..if order { 0 } else { kept }).map(|_| view! { <i class="packet-back"></i> });
        view! { <li class:asked=is_asked>{shield(seat)} <b>{move || board.name(seat)}</b> {cards.collect_view()}</li> }
    };
    view! { <ol class="waiting-seats">{move || seats.get().into_iter().map(stand).collect_view()}</ol> }
}

/// A leader to look at closely.
#[component]
fn Large(board: Lorenzo, leader: Leader, action: Action) -> impl IntoView {
    let needs = Memo::new(move |_| board.read(|view| view.needs.get(&leader).cloned().unwrap_or_default()));
    view! {
        <Target board action=Signal::stored(Some(action)) explains=Signal::derive(move || format!("leader:{leader}"))
            thing=Signal::derive(move || leader.name().to_owned()) class="large-leader">
            <span class="scene" aria-hidden="true">{art(&format!("leader-{leader}"))}</span>
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
    let hand = Memo::new(move |_| board.read(|view| view.hand.iter().collect::<Vec<_>>()));
    let kept = move |leader: Leader| {
        view! {
            <li data-explains=format!("leader:{leader}") tabindex="0">
                <span class="scene" aria-hidden="true">{art(&format!("leader-{leader}"))}</span> <b>{move || t(leader.name())}</b>
            </li>
        }
    };
    view! {
        <section class="scene-sheet" aria-label=tr("lorenzo.phase.draft")>
            <h2>{tr("web.lorenzo.draft")}</h2>
            <Waiting board order=false />
            <ul class="offered">
                {move || packet.get().into_iter().map(|leader| view! { <li><Large board leader action=Action::Keep { leader } /></li> }).collect_view()}
            </ul>
            {move || (!hand.with(Vec::is_empty)).then(|| view! { <h3>{tr("web.lorenzo.kept")}</h3> })}
            <ul class="kept">{move || hand.get().into_iter().map(kept).collect_view()}</ul>
        </section>
    }
}
