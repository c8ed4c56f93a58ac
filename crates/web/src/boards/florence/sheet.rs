//! The sheet of a work, over yard and neighbours: the card beside the addition, the bonus cards, the pay and the race for the best work.

use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_florence::Action;
use signoria_florence::pieces::{Card, Tile};
use signoria_florence::view::{View, WorkView};

use crate::art::{drawing, icon};
use crate::boards::florence::Florence;
use crate::boards::florence::bar::NUMERALS;
use crate::boards::florence::estate::tile_picture;
use crate::boards::florence::hand::CardFace;
use crate::boards::florence::pay::Pay;
use crate::boards::florence::race::Race;
use crate::boards::florence::work::Work;
use crate::boards::kit::piece::Piece;
use crate::rows::rows;
use crate::table::tick;
use crate::words::{say, t, tr};

/// The sheet of a work.
#[component]
pub fn WorkSheet(board: Florence, work: Work) -> impl IntoView {
    let is_open = Memo::new(move |_| work.stage.with(Option::is_some));
    move || {
        is_open.get().then(|| {
            view! {
                <section class="work-sheet" aria-label=tr("web.florence.work")>
                    <button class="work-close icon-button" hidden=move || !work.is_planned() aria-label=tr("web.close") on:click=move |_| { work.put_back(); }>{icon("close")}</button>
                    {move || work.card.get().map(|card| view! { <Sum board work card /> })}
                    <Bonuses board work />
                    <Pay work />
                    <Race board work />
                </section>
            }
        })
    }
}

/// A line of the addition.
struct Part {
    met: Option<bool>,
    picture: String,
    words: Message,
    value: u16,
    is_bonus: bool,
}

/// The addition in its usual order.
fn parts(view: &View, work: &WorkView, laid: &[(Card, u16)]) -> Vec<Part> {
    let (Some(own), Some(wish)) = (view.own(), view.figures.wish(work.card)) else {
        return Vec::new();
    };
    let sum = &work.sum;
    let building = Tile::Building(wish.building);
    let wished = |picture: String, id: String, value: u16| Part {
        met: Some(value > 0),
        picture,
        words: Message::new(id),
        value,
        is_bonus: false,
    };
    let counted = |picture: &str, id: &str, count: usize, value: u16| Part {
        met: None,
        picture: picture.into(),
        words: Message::new(id.to_owned()).with("count", count),
        value,
        is_bonus: false,
    };
    let cards = usize::from(own.own_cards());
    let mut parts = vec![
        wished(
            tile_picture(building, &view.figures.outline(building)),
            format!("florence.building.{}", wish.building),
            sum.building,
        ),
        wished(
            format!("florence-{}", wish.landscape),
            format!("florence.landscape.{}", wish.landscape),
            sum.landscape,
        ),
        wished(
            format!("florence-{}", wish.freedom),
            format!("florence.freedom.{}", wish.freedom),
            sum.freedom,
        ),
        counted(
            "florence-jester",
            "web.florence.count.jester",
            own.jesters.into(),
            sum.jesters,
        ),
        counted("florence-hand", "web.florence.count.card", cards, sum.cards),
    ];
    if sum.muse > 0 {
        parts.push(counted(
            "portrait-muse-round",
            "florence.character.muse",
            1,
            sum.muse,
        ));
    }
    let added: u16 = laid.iter().map(|(_, adds)| adds).sum();
    // Its line is there before the first one is laid down, so that the sum keeps its place.
    if !laid.is_empty() || !own.bonuses.is_empty() {
        parts.push(Part {
            is_bonus: true,
            ..counted("florence-bonus", "web.florence.count.bonus", laid.len(), added)
        });
    }
    parts
}

/// The card large, beside the addition.
#[component]
fn Sum(board: Florence, work: Work, card: Card) -> impl IntoView {
    let row = |(index, part): (usize, Part)| {
        let Part {
            met,
            picture,
            words,
            value,
            is_bonus,
        } = part;
        let sign = if index == 0 { "" } else { "+ " };
        view! {
            <li class:zero={value == 0} class:added={is_bonus && value > 0}>
                <span class="work-tick">{met.map(tick)}</span>
                <span class="work-art">{drawing(&picture)}</span>
                <span class="work-words">{move || say(&words, &[])}</span>
                <b>{sign} {value}</b>
            </li>
        }
    };
    let rows = move || {
        let laid = work.laid.get();
        board.read(|view| {
            let found = view.own()?.works.iter().find(|found| found.card == card)?;
            Some(
                parts(view, found, &laid)
                    .into_iter()
                    .enumerate()
                    .map(row)
                    .collect_view()
                    .into_any(),
            )
        })
    };
    let wishes = move || {
        board.read(|view| {
            let found = view.own()?.works.iter().find(|found| found.card == card)?;
            let wished = parts(view, found, &[])
                .into_iter()
                .filter_map(|part| Some((part.met?, part.picture)));
            let shown = wished.map(
                |(met, picture)| view! { <span class="work-art">{drawing(&picture)}</span> {tick(met)} },
            );
            Some(shown.collect_view().into_any())
        })
    };
    let is_enough = move || board.read(|view| view.lacks(work.value.get()) == 0);
    let of = move || {
        let message = board.read(|view| {
            let numeral = NUMERALS
                .get(usize::from(view.round) - 1)
                .copied()
                .unwrap_or_default();
            Some(
                Message::new("web.florence.of-minimum-in-round")
                    .with("minimum", view.minimum)
                    .with("round", Arg::Text(numeral.into()))
                    .with("short", view.lacks(work.value.get())),
            )
        });
        message.map(|message| say(&message, &[]))
    };
    view! {
        <div class="work-sum">
            <div class="work-card" data-explains=format!("florence.card.{card}")>
                <strong>{move || t(&format!("florence.card.{card}"))}</strong>
                <span class="work-face">{drawing(&format!("portrait-{card}"))}</span>
                <span class="work-wishes" aria-hidden="true">{wishes}</span>
            </div>
            <div class="work-rows">
                <h3>{tr("web.florence.work")}</h3>
                <ul>{rows}</ul>
                <p class="work-total"><span>{of}</span> <b class="seal then" class:enough=is_enough>{move || work.value.get()}</b></p>
            </div>
        </div>
    }
}

/// A bonus card beside a work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Beside {
    card: Card,
    adds: u16,
    /// Its number in the order of playing; none while it could still follow.
    laid: Option<usize>,
}

/// The bonus cards laid down and those that could follow, in the order of the cards: each keeps its place when it is laid down.
fn beside(laid: &[(Card, u16)], open: &[(Card, u16)]) -> Vec<Beside> {
    let laid = laid.iter().enumerate().map(|(index, &(card, adds))| Beside {
        card,
        adds,
        laid: Some(index + 1),
    });
    let open = open.iter().map(|&(card, adds)| Beside {
        card,
        adds,
        laid: None,
    });
    let mut all: Vec<Beside> = laid.chain(open).collect();
    all.sort_unstable_by_key(|beside| beside.card.number());
    all
}

/// Bonus cards: those laid down, with their order, and those that could follow.
#[component]
fn Bonuses(board: Florence, work: Work) -> impl IntoView {
    let cards = Memo::new(move |_| {
        work.laid.with(|laid| {
            let is_left = |(card, _): &(Card, u16)| laid.iter().all(|(found, _)| found != card);
            let open = board.read(|view| view.own().map(|own| own.open_bonuses().collect::<Vec<_>>()));
            let open = open.unwrap_or_default().into_iter().filter(is_left);
            beside(laid, &open.collect::<Vec<_>>())
        })
    });
    let drawn = move |beside: &Beside| {
        let Beside { card, adds, laid } = *beside;
        let id = format!("florence.card.{card}");
        let name = id.clone();
        let face = view! {
            <CardFace board card /> <b class="bonus-adds">"+" {adds}</b>
            <span class="bonus-words">{move || t(&name)}</span>
        };
        if untrack(|| work.is_planned()) {
            let state = move || match laid {
                Some(number) => say(&Message::new("web.florence.laid").with("number", number), &[]),
                None => then_words(work.value.get(), adds),
            };
            return view! {
                <li><button class="bonus-card piece legal" class:laid=laid.is_some() aria-pressed=if laid.is_some() { "true" } else { "false" }
                    data-explains=id on:click=move |_| work.toggle(card)>
                    {face} <span class="bonus-state">{laid.map(|_| tick(true))} {state}</span>
                </button></li>
            }
            .into_any();
        }
        if let Some(number) = laid {
            let order = Message::new("web.florence.laid").with("number", number);
            return view! {
                <li class="bonus-card laid" data-explains=id>
                    {face} <span class="bonus-state">{tick(true)} {move || say(&order, &[])}</span>
                </li>
            }
            .into_any();
        }
        let then = move || then_words(work.value.get(), adds);
        view! {
            <li><Piece desk=board.desk actions=vec![Action::Add { card }.to_string()] id class="bonus-card" place="work">
                {face} <span class="bonus-state">{then}</span>
            </Piece></li>
        }
        .into_any()
    };
    view! {
        <div class="work-bonuses" hidden=move || cards.with(Vec::is_empty)>
            <h3>{tr("web.florence.bonuses")} " " <small>{tr("web.florence.bonuses-help")}</small></h3>
            <ul>{rows(
                move || cards.get().into_iter().map(|beside| (beside, work.is_planned())).collect(),
                |beside| format!("{beside:?}"),
                move |(beside, _)| drawn(beside),
            )}</ul>
        </div>
    }
}

/// What the value would be with a bonus card, in words.
fn then_words(value: u16, adds: u16) -> String {
    let message = Message::new("web.florence.lay-down")
        .with("value", value)
        .with("then", value + adds);
    say(&message, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bonus_card_keeps_its_place_when_it_is_laid_down() {
        let card_of = |name: &str| name.parse::<Card>().unwrap();
        let [first, second, third] = ["b01", "b02", "b03"].map(card_of);
        let names = |cards: Vec<Beside>| cards.iter().map(|beside| beside.card).collect::<Vec<_>>();
        let before = beside(&[], &[(first, 1), (second, 2), (third, 3)]);
        let after = beside(&[(third, 3)], &[(first, 1), (second, 2)]);
        assert_eq!(after[2].laid, Some(1));
        assert_eq!(names(before), names(after));
    }
}
