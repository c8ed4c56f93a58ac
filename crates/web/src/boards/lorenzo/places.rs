//! The places beside the river: council, dice, harvest, production and market.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_lorenzo::Action;
use signoria_lorenzo::board::{Member, Space, Work};
use signoria_lorenzo::prospect::Yield;

use super::Lorenzo;
use super::sign::{self, art};
use super::target::{Target, shield, standing};
use super::tower::{Needed, Tick};
use crate::words::{say, t, tr};

fn action_on(space: Space) -> Signal<Option<Action>> {
    Signal::stored(Some(Action::On { space }))
}

fn named(space: Space) -> Signal<String> {
    Signal::derive(move || space.name().to_owned())
}

fn explained(space: Space) -> Signal<String> {
    Signal::derive(move || format!("space:{space}"))
}

fn is_chosen(board: Lorenzo, space: Space) -> Signal<bool> {
    Memo::new(move |_| board.chosen() == Some(space)).into()
}

/// The members on a space, and room for those who may come.
#[component]
fn Standing(board: Lorenzo, space: Space) -> impl IntoView {
    let here = Memo::new(move |_| board.on(space));
    view! {
        <span class="standing" aria-hidden="true">
            {move || here.get().into_iter().map(|(seat, member)| standing(seat, member, space.word())).collect_view()}
            <Tick board space />
        </span>
        <span class="visually-hidden">
            {move || t(space.name())} " "
            {move || here.get().into_iter().map(|(seat, _)| board.name(seat)).collect::<Vec<_>>().join(", ")}
        </span>
        <Needed board space />
    }
}

/// The council palace, with those who came and the order of the next round.
#[component]
pub fn Council(board: Lorenzo) -> impl IntoView {
    let gives = Memo::new(move |_| board.read(|view| view.figures.space(Space::Council).gives));
    // Arrivals by seat; the members of a seat stand in the order in which it has them.
    let arrived = Memo::new(move |_| {
        board.read(|view| {
            let mut left: Vec<(Seat, Member)> = board.on(Space::Council);
            let taken = view.council.iter().filter_map(|seat| {
                let at = left.iter().position(|(other, _)| other == seat)?;
                Some(left.remove(at))
            });
            taken.collect::<Vec<_>>()
        })
    });
    let coming = Memo::new(move |_| board.read(|view| view.coming.clone()));
    let names = move || {
        let seats = coming
            .get()
            .into_iter()
            .map(|seat| board.name(seat))
            .collect::<Vec<_>>();
        format!("{}: {}", t("web.lorenzo.next-round"), seats.join(", "))
    };
    let count = move || arrived.with(Vec::len);
    view! {
        <div class="council">
            <span class="backdrop" aria-hidden="true">{art("palace")}</span>
            <Target board action=action_on(Space::Council) explains=explained(Space::Council) thing=named(Space::Council) chosen=is_chosen(board, Space::Council) class="place">
                <span class="plaque">{tr("web.lorenzo.council")}</span>
                <span class="gift" aria-hidden="true">{move || sign::bundle(&gives.get())}</span>
                <span class="bench" aria-hidden="true">
                    {move || arrived.get().into_iter().map(|(seat, member)| view! { <span class="spot">{art("spot")}{standing(seat, member, Space::Council.word())}</span> }).collect_view()}
                    // There is always room for one more: it stands on the first free spot.
                    {move || (count()..4.max(count() + 1)).enumerate().map(|(index, _)| view! {
                        <span class="spot">{art("spot")}{(index == 0).then(|| view! { <Tick board space=Space::Council /> })}</span>
                    }).collect_view()}
                </span>
                <Needed board space=Space::Council />
            </Target>
            <div class="coming" data-explains="order" tabindex="0" title=names>
                <small>{tr("web.lorenzo.next-round")}</small>
                <span>{move || coming.get().into_iter().map(shield).collect_view()}</span>
                <span class="visually-hidden">{names}</span>
            </div>
        </div>
    }
}

/// The dice on the piazza.
#[component]
pub fn Dice(board: Lorenzo) -> impl IntoView {
    let dice = Memo::new(move |_| board.read(|view| view.dice));
    let words = move || {
        dice.get().map(|[black, white, orange]| {
            let message = Message::new("lorenzo.panel.dice")
                .with("black", black)
                .with("white", white)
                .with("orange", orange);
            say(&message, &[])
        })
    };
    let drawn = move || {
        dice.get().map(|dice| {
            let one = |(member, value): (&Member, u8)| {
                view! { <span class=format!("die die-{member}")>{art(&format!("die-{value}"))}</span> }
            };
            Member::COLOURED.iter().zip(dice).map(one).collect_view()
        })
    };
    view! {
        <div class="dice" data-explains="dice" tabindex="0" title=words>
            <span class="backdrop" aria-hidden="true">{art("piazza")}</span>
            <span aria-hidden="true">{drawn}</span>
            <span class="visually-hidden">{words}</span>
        </div>
    }
}

fn yields(work: Work, told: &Yield) -> Vec<AnyView> {
    let mut all = vec![sign::value(work, told.value)];
    all.extend(sign::goods(&told.goods));
    if told.privileges > 0 {
        all.push(sign::amount(told.privileges, "privilege"));
    }
    if told.exchanges > 0 {
        all.push(sign::amount(told.exchanges, "exchange"));
    }
    all
}

/// Harvest or production: a small space, a large one, and what the work would bring.
#[component]
pub fn WorkPlace(board: Lorenzo, work: Work) -> impl IntoView {
    let (small, large, scene) = match work {
        Work::Harvest => (Space::HarvestSmall, Space::HarvestLarge, "fields"),
        Work::Production => (Space::ProductionSmall, Space::ProductionLarge, "workshops"),
    };
    let title = move || say(&Message::new("web.lorenzo.work").with("work", work), &[]);
    // Counted for the work that is pointed at or under way, then for the member in hand; else for all one's cards.
    let told = Memo::new(move |_| {
        let now = board.working.get().filter(|(now, _)| *now == work);
        let way = || board.way(small).or_else(|| board.way(large));
        let in_hand = || way()?.yields.first().cloned();
        let whole = || board.own(|player| player.yields[work as usize].clone());
        now.map(|(_, told)| told).or_else(in_hand).or_else(whole)
    });
    let counted = Memo::new(move |_| {
        board
            .working
            .with(|now| matches!(now, Some((now, _)) if *now == work))
    });
    let penalty = Memo::new(move |_| board.read(|view| view.figures.space(large).modifier));
    let open = Memo::new(move |_| board.is_open(large));
    let space = move |space: Space, class: &'static str| {
        view! {
            <Target board action=action_on(space) explains=explained(space) thing=named(space) chosen=is_chosen(board, space) class>
                {(class == "long").then(|| view! { <span class="penalty" aria-hidden="true">{move || penalty.get().to_string().replace('-', "−")}</span> })}
                <Standing board space />
            </Target>
        }
    };
    view! {
        <section class=format!("work {work}") aria-label=title>
            <span class="backdrop" aria-hidden="true">{art(scene)}</span>
            <span class="plaque">{title}</span>
            <div class="work-spaces">
                {space(small, "small-space")}
                {move || if open.get() { space(large, "long").into_any() } else { view! { <Closed space=large /> }.into_any() }}
            </div>
            <p class="yield" class:counted=move || counted.get() data-explains=format!("work:{work}") tabindex="0">
                <span aria-hidden="true">{move || told.get().map(|told| yields(work, &told))}</span>
                <span class="visually-hidden">{tr("web.lorenzo.yield")}</span>
            </p>
        </section>
    }
}

/// A space that is not used with that few players.
#[component]
fn Closed(space: Space) -> impl IntoView {
    view! {
        <span class="closed" data-explains=format!("space:{space}") tabindex="0">
            <span>{tr("web.lorenzo.closed")}</span>
        </span>
    }
}

const MARKET: [Space; 4] = [Space::Market1, Space::Market2, Space::Market3, Space::Market4];

/// The four stalls.
#[component]
pub fn Market(board: Lorenzo) -> impl IntoView {
    let stall = move |(index, space): (usize, Space)| {
        let open = Memo::new(move |_| board.is_open(space));
        let gives = Memo::new(move |_| board.read(|view| view.figures.space(space).gives));
        let gift =
            move || view! { <span class="gift" aria-hidden="true">{sign::bundle(&gives.get())}</span> };
        view! {
            <div class=format!("stall stall-{index}") class:shut=move || !open.get()>
                <span class="backdrop" aria-hidden="true">{art("stall")}</span>
                {move || if open.get() {
                    view! {
                        <Target board action=action_on(space) explains=explained(space) thing=named(space) chosen=is_chosen(board, space) class="place">
                            <span class="spot" aria-hidden="true">{art("spot")}</span>
                            <Standing board space />
                            {gift()}
                        </Target>
                    }.into_any()
                } else {
                    view! { <Closed space />  }.into_any()
                }}
            </div>
        }
    };
    view! {
        <section class="market" aria-label=tr("lorenzo.place.market")>
            {MARKET.into_iter().enumerate().map(stall).collect_view()}
        </section>
    }
}
