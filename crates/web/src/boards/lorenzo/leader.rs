//! Leaders: in hand with what they need, in play with what they do, let go face down. Without leaders, what counts in the end lies there.

use leptos::prelude::*;
use signoria_engine::{Message, Seat, Standing};
use signoria_lorenzo::describe;
use signoria_lorenzo::edition::Ability;
use signoria_lorenzo::pieces::Leader;
use signoria_lorenzo::prospect::{Need, Needed};
use signoria_lorenzo::state::HAND;
use signoria_lorenzo::{Action, View};

use super::Lorenzo;
use super::sign::{self, art};
use super::target::Target;
use crate::boards::kit::narrow::Line;
use crate::words::{say, t, tr};

/// What fits in a line of a leader's name: a longer word is set in a narrower cut.
const NAME: Line = Line {
    latin: 10.0,
    cyrillic: 9.0,
};

/// Where a leader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// In the hand.
    Hand,
    /// In play, ready.
    Ready,
    /// In play, used in this round.
    Used,
    /// Out of the game.
    Gone,
    /// In another's hand.
    Hidden,
}

/// The leaders of a seat, or the sources of its points in a game without them.
#[component]
pub fn Leaders(board: Lorenzo, seat: Seat) -> impl IntoView {
    let advanced = Memo::new(move |_| board.read(|view| view.advanced));
    move || {
        if advanced.get() {
            view! { <Cards board seat /> }.into_any()
        } else {
            view! { <Ledger board seat /> }.into_any()
        }
    }
}

#[component]
fn Cards(board: Lorenzo, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            let mut all: Vec<(Option<Leader>, Lies)> = Vec::new();
            let Some(player) = view.player(seat) else {
                return all;
            };
            let in_play = player.in_play.iter();
            all.extend(in_play.map(|held| {
                (
                    Some(held.leader),
                    if held.face_up { Lies::Ready } else { Lies::Used },
                )
            }));
            if view.eye == Some(seat) {
                all.extend(view.hand.iter().map(|leader| (Some(leader), Lies::Hand)));
            } else {
                all.extend((0..player.hand).map(|_| (None, Lies::Hidden)));
            }
            all.extend(player.discarded.iter().map(|leader| (Some(leader), Lies::Gone)));
            all
        })
    });
    let card = move |(leader, lies): (Option<Leader>, Lies)| {
        match leader {
        Some(leader) => view! { <li><LeaderCard board seat leader lies /></li> }.into_any(),
        None => view! { <li><span class="leader back">{art("lily")}<span class="visually-hidden">{tr("web.lorenzo.leader-hidden")}</span></span></li> }.into_any(),
    }
    };
    let vacant = move || {
        (cards.with(Vec::len)..HAND)
            .map(|_| view! { <li class="vacant" aria-hidden="true">{art("lily")}</li> })
            .collect_view()
    };
    view! { <ul class="leaders" aria-label=tr("web.lorenzo.leaders")>{move || cards.get().into_iter().map(card).collect_view()}{vacant}</ul> }
}

/// A need as "7 military ✓" or "1/2 ventures ✗": the colour is not the only sign.
pub fn need(need: &Need) -> impl IntoView + use<> {
    let name = match need.of {
        Needed::Good(good) => good.word(),
        Needed::Cards(kind) => kind.word(),
        Needed::OneKind => "any-card",
    };
    let is_met = need.is_met();
    let figure = if is_met {
        need.asked.to_string()
    } else {
        format!("{}/{}", need.held, need.asked)
    };
    let mark = if is_met { "check" } else { "cross" };
    view! { <span class="need" class:met=is_met><b>{figure}</b>{sign::sign(name)}<i class="mark">{art(mark)}</i></span> }
}

/// Whether a leader is used once in each round; else it works always.
fn is_once(board: Lorenzo, leader: Leader) -> bool {
    let figures = |view: &View| Some(matches!(view.figures.leader(leader)?.ability, Ability::Once(_)));
    board.read(figures).unwrap_or_default()
}

/// What a leader can do, as symbols.
pub fn ability(board: Lorenzo, leader: Leader) -> Vec<AnyView> {
    board.read(
        |view| match view.figures.leader(leader).map(|figures| &figures.ability) {
            Some(Ability::Always(always)) => sign::modifiers(always),
            Some(Ability::Once(once)) => sign::bundle(once),
            Some(Ability::Copies) => vec![sign::sign("leader-sign"), sign::sign("exchange")],
            None => Vec::new(),
        },
    )
}

/// All that a leader needs and does, in words.
pub fn words(board: Lorenzo, leader: Leader) -> Vec<String> {
    board
        .read(|view| {
            let figures = view.figures.leader(leader)?;
            let needs = Message::new("web.lorenzo.needs").with("what", describe::requirement(&figures.needs));
            let does = Message::new("web.lorenzo.says").with("what", describe::ability(figures));
            Some(vec![say(&needs, &[]), say(&does, &[])])
        })
        .unwrap_or_default()
}

#[component]
fn LeaderCard(board: Lorenzo, seat: Seat, leader: Leader, lies: Lies) -> impl IntoView {
    let own = board.eye() == Some(seat);
    let action = Signal::derive(move || match lies {
        Lies::Hand if own => Some(Action::Play { leader }),
        Lies::Ready if own => Some(Action::Activate { leader }),
        Lies::Ready | Lies::Used if !own => Some(Action::Copy { leader }),
        _ => None,
    });
    let needs = Memo::new(move |_| board.read(|view| view.needs.get(&leader).cloned().unwrap_or_default()));
    // Who copies another has that one's ability.
    let copied = board.of(seat, |player| player.copied);
    let whose = Memo::new(move |_| {
        let copies = board.read(|view| {
            view.figures
                .leader(leader)
                .is_some_and(|figures| figures.ability == Ability::Copies)
        });
        copied.get().filter(|_| copies).unwrap_or(leader)
    });
    let state = move || match lies {
        Lies::Hand => needs.get().iter().map(need).collect_view().into_any(),
        Lies::Ready if whose.get() != leader && !is_once(board, whose.get()) => {
            view! { <em>{move || t(whose.get().name())}</em> }.into_any()
        }
        Lies::Ready if is_once(board, whose.get()) => view! { <em>{tr("web.lorenzo.ready")}</em> }.into_any(),
        Lies::Ready => view! { <em>{tr("web.lorenzo.in-play")}</em> }.into_any(),
        Lies::Used => view! { <em class="used">{tr("web.lorenzo.used")}</em> }.into_any(),
        Lies::Gone => view! { <em class="used">{tr("web.lorenzo.let-go")}</em> }.into_any(),
        Lies::Hidden => ().into_any(),
    };
    let discard = Action::Discard { leader }.to_string();
    let letting = discard.clone();
    let may_discard = Memo::new(move |_| lies == Lies::Hand && own && board.desk.session.offers(&letting));
    let name = move || t(leader.name());
    let cut = move || format!("{:.3}", NAME.cut_in_three(&name()));
    // Who was let go lies face down.
    let face = move || match lies {
        Lies::Gone => view! {
            {art("lily")}
            <span class="leader-name" style:--cut=cut>{name}</span>
            <span class="state">{state}</span>
        }
        .into_any(),
        _ => view! {
            <span class="scene" aria-hidden="true">{art(&format!("leader-{leader}"))}</span>
            <span class="leader-name" style:--cut=cut>{name}</span>
            <span class="state">{state}</span>
            <span class="ability" aria-hidden="true">{move || ability(board, whose.get())}</span>
        }
        .into_any(),
    };
    view! {
        <Target board action explains=Signal::derive(move || format!("leader:{leader}")) thing=Signal::derive(move || leader.name().to_owned())
            class=format!("leader {lies:?}").to_lowercase()>
            {face()}
            <span class="visually-hidden">{move || words(board, leader).join(" ")}</span>
        </Target>
        {move || {
            let (action, pointed, legal) = (discard.clone(), discard.clone(), discard.clone());
            may_discard.get().then(|| view! {
                <button class="let-go" data-action=legal title=tr("web.lorenzo.let-go-help")
                    on:click=move |_| board.desk.choose(&action)
                    on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                    on:mouseleave=move |_| board.desk.considered.set(None)>
                    {art("privilege")}<span class="visually-hidden">{tr("web.lorenzo.let-go-help")} " " {name}</span>
                </button>
            })
        }}
    }
}

/// Where the points of a seat come from, as the game counts them now.
#[component]
fn Ledger(board: Lorenzo, seat: Seat) -> impl IntoView {
    let sources = Memo::new(move |_| {
        board.desk.read(|scene| {
            let row: &Standing = scene.standings()?.of(seat)?;
            Some(row.sources.clone())
        })
    });
    let line = |source: signoria_engine::Source| {
        view! { <li class:zero=source.points == 0><span>{move || say(&source.name, &[])}</span><b>{source.points.to_string().replace('-', "−")}</b></li> }
    };
    view! {
        <div class="ledger" data-explains="score" tabindex="0">
            <h4>{tr("web.lorenzo.points-now")}</h4>
            <ul>{move || sources.get().unwrap_or_default().into_iter().map(line).collect_view()}</ul>
        </div>
    }
}
