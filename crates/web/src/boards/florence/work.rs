//! A work under way, on a sheet over yard and neighbours: the sum, bonus cards to lay down in any order, and its pay split into points and coins.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_engine::erased::Choice;
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Card, Pile};
use signoria_florence::step::Step;
use signoria_florence::view::{StepView, View, WorkView};

use crate::art::{drawing, icon, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::piece::Piece;
use crate::rows::rows;
use crate::scene::verb;
use crate::words::{say, t, tr};

/// A work under way, shared by the sheet and the desk.
#[derive(Clone, Copy)]
pub struct Work {
    board: Florence,
    /// The value so far, and whether it is paid now.
    state: Memo<Option<(u16, bool)>>,
    card: Memo<Option<Card>>,
    /// How each split of the pay is chosen, from no points on.
    splits: Memo<Vec<Choice>>,
    /// The points that the person wants of it.
    points: RwSignal<usize>,
}

fn state(view: &View) -> Option<(u16, bool)> {
    match view.step {
        StepView::Open(Step::Bonus { value, .. }) => Some((value, false)),
        StepView::Open(Step::Pay { value }) => Some((value, true)),
        _ => None,
    }
}

impl Work {
    /// None is under way until one is.
    pub fn new(board: Florence) -> Self {
        let desk = board.desk;
        let state = Memo::new(move |_| desk.is_my_turn().then(|| board.read(state)).flatten());
        let card = Memo::new(move |before: Option<&Option<Card>>| {
            let played = board.read(|view| match view.step {
                StepView::Open(Step::Bonus { card, .. }) => Pile::Profession.card(card),
                _ => None,
            });
            // When it is paid, the card is the one that was just played, if it is known.
            let is_paid = state.get().is_some_and(|(_, paid)| paid);
            let last = || board.read(|view| view.own()?.table.last().copied());
            let known = before.copied().flatten().filter(|_| is_paid);
            played.or(known).or_else(|| last().filter(|_| is_paid))
        });
        let splits = Memo::new(move |_| {
            desk.read(|scene| {
                let choices = scene.prompt().map_or(&[][..], |prompt| &prompt.actions);
                let splits = choices.iter().filter(|choice| verb(choice) == "convert");
                splits.cloned().collect::<Vec<_>>()
            })
        });
        let points = RwSignal::new(0);
        Effect::new(move || {
            // Most people want as much prestige as they can get.
            points.set(splits.with(Vec::len).saturating_sub(1));
        });
        Self {
            board,
            state,
            card,
            splits,
            points,
        }
    }

    fn chosen(self) -> Option<Choice> {
        self.splits.with(|splits| splits.get(self.points.get()).cloned())
    }

    fn most(self) -> usize {
        self.splits.with(Vec::len).saturating_sub(1)
    }

    /// The coins that are kept with so many points.
    fn kept(self) -> u32 {
        let rate = self
            .board
            .read(|view| coins(view.figures.money.per_point_converted));
        let pay = self.board.read(|view| coins(view.figures.money.per_work_value))
            * u32::from(self.state.get().map_or(0, |(value, _)| value));
        pay.saturating_sub(rate * self.points.get() as u32)
    }
}

/// The sheet of a work under way.
#[component]
pub fn WorkSheet(board: Florence, work: Work) -> impl IntoView {
    let is_open = Memo::new(move |_| work.state.with(Option::is_some));
    // What the card was worth in hand is what its sum is made of; once it is played the view has it no more.
    let known = Memo::new(move |before: Option<&Vec<WorkView>>| {
        let now = board
            .read(|view| view.own().map(|own| own.works.clone()))
            .unwrap_or_default();
        match before {
            Some(before) if is_open.get() => before.clone(),
            _ => now,
        }
    });
    known.get_untracked();
    Effect::new(move || known.track());
    move || {
        is_open.get().then(|| {
            view! {
                <section class="work-sheet" aria-label=tr("web.florence.work")>
                    {move || work.card.get().map(|card| view! { <Sum board work card known /> })}
                    <Bonuses board work />
                    <Pay work />
                    <Best board work />
                </section>
            }
        })
    }
}

/// The card large, beside the addition.
#[component]
fn Sum(board: Florence, work: Work, card: Card, known: Memo<Vec<WorkView>>) -> impl IntoView {
    let rows = move || {
        let found = known.with(|works| works.iter().find(|work| work.card == card).cloned());
        let sum = found?.sum;
        let wish = board.read(|view| view.figures.wish(card).copied())?;
        let parts = [
            (format!("florence.building.{}", wish.building), sum.building),
            (format!("florence.landscape.{}", wish.landscape), sum.landscape),
            (format!("florence.freedom.{}", wish.freedom), sum.freedom),
            ("web.florence.jesters".to_owned(), sum.jesters),
            ("web.florence.own-cards".to_owned(), sum.cards),
            ("florence.character.muse".to_owned(), sum.muse),
        ];
        let bonus = work
            .state
            .get()
            .map_or(0, |(value, _)| value)
            .saturating_sub(sum.total());
        let bonus = ("web.florence.bonuses".to_owned(), bonus);
        let row = |(id, value): (String, u16)| {
            let is_muse = id.ends_with("muse") || id.ends_with("bonuses");
            (value > 0 || !is_muse).then(|| {
                view! { <li class:zero={value == 0}><span>{move || t(&id)}</span> <b>"+"{value}</b></li> }
            })
        };
        Some(parts.into_iter().chain([bonus]).filter_map(row).collect_view())
    };
    let value = move || work.state.get().map_or(0, |(value, _)| value);
    let of = move || {
        let minimum = board.read(|view| i32::from(view.minimum));
        let short = (minimum - i32::from(value())).max(0);
        let message = Message::new("web.florence.of-minimum")
            .with("minimum", minimum)
            .with("short", short);
        say(&message, &[])
    };
    view! {
        <div class="work-sum">
            <div class="work-card" data-explains=format!("florence.card.{card}")>
                <strong>{move || t(&format!("florence.card.{card}"))}</strong>
                {drawing(&format!("portrait-{card}"))}
            </div>
            <div class="work-rows">
                <h3>{tr("web.florence.work")}</h3>
                <ul>{rows}</ul>
                <p class="work-total"><span>{of}</span> <b class="seal enough">{value}</b></p>
            </div>
        </div>
    }
}

/// Bonus cards to lay down, in any order.
#[component]
fn Bonuses(board: Florence, work: Work) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board
            .read(|view| Some(view.own()?.bonuses.clone()))
            .unwrap_or_default()
    });
    let is_shown =
        move || cards.with(|cards| !cards.is_empty()) && work.state.get().is_some_and(|(_, paid)| !paid);
    let card = move |card: &Card| {
        let card = *card;
        let action = Action::Add { card }.to_string();
        let label = action.clone();
        let adds = Memo::new(move |_| {
            board.desk.read(|scene| {
                let mut choices = scene.prompt()?.actions.iter();
                let choice = choices.find(|choice| choice.action == label)?;
                match choice.label.args.get("value")? {
                    signoria_engine::Arg::Number(value) => Some(*value),
                    _ => None,
                }
            })
        });
        let value = move || work.state.get().map_or(0, |(value, _)| i64::from(value));
        let id = format!("florence.card.{card}");
        let name = id.clone();
        view! {
            <li><Piece desk=board.desk actions=vec![action] id class="bonus-card" place="work">
                {drawing("florence-bonus")}
                <span>{move || t(&name)}</span>
                <b>{move || adds.get().map(|adds| format!("{} → {}", value(), value() + adds))}</b>
            </Piece></li>
        }
    };
    view! {
        <div class="work-bonuses" hidden=move || !is_shown()>
            <h3>{tr("web.florence.bonuses")} " " <small>{tr("web.florence.bonuses-help")}</small></h3>
            <ul>{rows(move || cards.get(), ToString::to_string, card)}</ul>
        </div>
    }
}

/// The pay: points against coins, both in sight.
#[component]
fn Pay(work: Work) -> impl IntoView {
    let is_shown = move || work.state.get().is_some_and(|(_, paid)| paid);
    let most = Memo::new(move |_| work.most());
    let place = move |index: usize| {
        view! {
            <button class="pay-place" class:point=move || { index < work.points.get() } tabindex="-1" aria-hidden="true"
                on:click=move |_| work.points.set(if work.points.get_untracked() == index + 1 { index } else { index + 1 })>
                {move || drawing(if index < work.points.get() { "florence-star" } else { "florence-coin" })}
            </button>
        }
    };
    let label = move || {
        work.chosen()
            .map(|choice| work.board.desk.say(&choice.label))
            .unwrap_or_default()
    };
    view! {
        <div class="work-pay" hidden=move || !is_shown()>
            <h3>{tr("web.florence.pay")}</h3>
            <div class="pay-row" role="group" aria-label=label>
                <span class="pay-end gain-chip"><b>{move || work.points.get()}</b> <small>{tr("web.florence.points-short")}</small></span>
                <button class="icon-button" aria-label=tr("web.florence.fewer-points") disabled=move || work.points.get() == 0
                    on:click=move |_| work.points.update(|points| *points = points.saturating_sub(1))>{icon("minus")}</button>
                <span class="pay-places">{move || (0..most.get()).map(place).collect_view()}</span>
                <button class="icon-button" aria-label=tr("web.florence.more-points") disabled=move || work.points.get() >= most.get()
                    on:click=move |_| work.points.update(|points| *points = most.get_untracked().min(*points + 1))>{icon("plus")}</button>
                <span class="pay-end"><b>{move || work.kept()}</b> <small>{tr("web.florence.coins")}</small></span>
            </div>
            <div class="button-row">
                <button on:click=move |_| work.points.set(0)>{tr("web.florence.all-coins")}</button>
                <button on:click=move |_| work.points.set(most.get_untracked())>{tr("web.florence.all-points")}</button>
            </div>
        </div>
    }
}

/// The works of the round so far, as a race.
#[component]
fn Best(board: Florence, work: Work) -> impl IntoView {
    let others = Memo::new(move |_| {
        board.read(|view| {
            let done = view
                .players
                .iter()
                .filter(|player| player.best > 0 && Some(player.seat) != view.eye);
            done.map(|player| (player.seat, player.best)).collect::<Vec<_>>()
        })
    });
    let own = move || board.read(|view| view.eye);
    view! {
        <div class="work-best" data-explains="florence.fact.best">
            <h3>{tr("web.florence.best")}</h3>
            <ul>
                {move || others.get().into_iter().map(|(seat, best)| view! { <li>{seat_mark(seat.index())} {move || board.name(seat)} " " <b>{best}</b></li> }).collect_view()}
                {move || own().map(|seat| view! { <li class="own">{seat_mark(seat.index())} {move || board.name(seat)} " " <b>{move || work.state.get().map(|(value, _)| value)}</b></li> })}
            </ul>
        </div>
    }
}

/// On the desk: the outcome, to be confirmed.
#[component]
pub fn Complete(work: Work) -> impl IntoView {
    let desk = work.board.desk;
    let is_shown = Memo::new(move |_| work.splits.with(|splits| !splits.is_empty()));
    let label = move || {
        work.chosen()
            .map(|choice| desk.say(&choice.label))
            .unwrap_or_default()
    };
    let choose = move |_| {
        if let Some(choice) = untrack(|| work.chosen()) {
            desk.choose(&choice.action);
        }
    };
    move || {
        is_shown.get().then(|| {
            view! {
                <section class="sums complete" data-opens="convert">
                    <button class="primary" data-action=move || work.chosen().map(|choice| choice.action) on:click=choose>
                        {icon("check")} <span>{label}</span>
                    </button>
                </section>
            }
        })
    }
}
