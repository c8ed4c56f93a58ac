//! What lies over the stage for a while: the choice of bonus tiles, the draft of leaders, and the Vatican report.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_lorenzo::board::Work;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::leader::Leader;
use signoria_lorenzo::state::Phase;
use signoria_lorenzo::tile::BonusTile;
use signoria_lorenzo::view::PlayerView;

use super::Lorenzo;
use super::church::PERIODS;
use super::leader::{ability, need, words};
use super::sign::{self, art};
use super::target::{Target, shield};
use crate::words::{say, t, tr};

/// The scene of the phase, if it has one.
#[component]
pub fn Scene(board: Lorenzo) -> impl IntoView {
    let phase = Memo::new(move |_| board.read(|view| Some(view.phase)));
    move || match phase.get() {
        Some(Phase::BonusTiles) => Some(view! { <BonusTiles board /> }.into_any()),
        Some(Phase::Draft) => Some(view! { <Draft board /> }.into_any()),
        Some(Phase::Vatican) => Some(view! { <Vatican board /> }.into_any()),
        Some(Phase::Actions | Phase::Over) | None => None,
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
                <Target board action=Signal::derive(move || format!("choose {tile}")) explains=Signal::derive(move || format!("bonus:{tile}"))
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
            <ul class="offered">{BonusTile::ADVANCED.map(tile).into_iter().collect_view()}</ul>
        </section>
    }
}

/// A leader to look at closely.
#[component]
fn Large(board: Lorenzo, leader: Leader, action: &'static str) -> impl IntoView {
    let needs = Memo::new(move |_| board.read(|view| view.needs.get(&leader).cloned().unwrap_or_default()));
    view! {
        <Target board action=Signal::derive(move || format!("{action} {leader}")) explains=Signal::derive(move || format!("leader:{leader}"))
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
            <ul class="offered">
                {move || packet.get().into_iter().map(|leader| view! { <li><Large board leader action="keep" /></li> }).collect_view()}
            </ul>
            {move || (!hand.with(Vec::is_empty)).then(|| view! { <h3>{tr("web.lorenzo.kept")}</h3> })}
            <ul class="kept">{move || hand.get().into_iter().map(kept).collect_view()}</ul>
        </section>
    }
}

/// The Vatican report: what each seat faces, in the order in which they are asked.
#[component]
fn Vatican(board: Lorenzo) -> impl IntoView {
    let period = Memo::new(move |_| board.read(|view| usize::from(view.period).clamp(1, 3) - 1));
    let needs = Memo::new(move |_| board.read(|view| u16::from(view.printed.church_needs[period.get()])));
    let tile = Memo::new(move |_| board.read(|view| view.tiles.get(period.get()).copied()));
    let seats = Memo::new(move |_| {
        board.read(|view| {
            let fate = |player: &PlayerView| {
                let hit = view
                    .tiles
                    .get(period.get())
                    .is_some_and(|tile| player.excommunicated.contains(tile));
                (
                    player.seat,
                    player.goods.get(Good::Faith),
                    player.support,
                    hit,
                    view.waiting.contains(player.seat),
                )
            };
            let order = view.order.iter().filter_map(|seat| view.player(*seat));
            order.map(fate).collect::<Vec<_>>()
        })
    });
    let row = move |(seat, faith, support, hit, asked): (_, u16, u16, bool, bool)| {
        let words = move || {
            if hit {
                t("web.lorenzo.fate-hit")
            } else if faith >= needs.get() {
                say(
                    &Message::new("web.lorenzo.fate-choice").with("points", support),
                    &[],
                )
            } else {
                t("web.lorenzo.fate-done")
            }
        };
        view! {
            <li class:asked=asked class:hit=hit>
                {shield(seat)} <b>{move || board.name(seat)}</b>
                <span>{sign::amount(faith, "faith")}</span> <span>{words}</span>
            </li>
        }
    };
    let does = move || {
        board.read(|view| {
            view.printed
                .tiles
                .get(period.get())
                .map(|tile| sign::modifiers(&tile.always))
        })
    };
    view! {
        <section class="scene-sheet vatican" aria-label=tr("lorenzo.phase.vatican")>
            <div class="banner" data-explains=move || tile.get().map(|tile| format!("tile:{tile}"))>
                <b>{move || PERIODS[period.get()]}</b>
                <span class="does" aria-hidden="true">{does}</span>
                <span>{move || tile.get().map(|tile| t(tile.name()))}</span>
            </div>
            <div>
                <h2>{tr("lorenzo.phase.vatican")}</h2>
                <p>{move || say(&Message::new("lorenzo.log.vatican").with("needs", needs.get()), &[])}</p>
                <ol>{move || seats.get().into_iter().map(row).collect_view()}</ol>
            </div>
        </section>
    }
}
