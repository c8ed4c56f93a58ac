//! A work, considered or under way, on a sheet over yard and neighbours: the sum, bonus cards in the order in which they are laid down, its pay
//! and the race for the best work. What counts lights up in the own estate.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Arg, Message};
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Building, Card, Freedom, Landscape, Pile, Tile};
use signoria_florence::step::Step;
use signoria_florence::view::{StepView, View, WorkView};

use crate::art::drawing;
use crate::boards::florence::Florence;
use crate::boards::florence::bar::NUMERALS;
use crate::boards::florence::estate::tile_picture;
use crate::boards::florence::hand::CardFace;
use crate::boards::florence::pay::Pay;
use crate::boards::florence::race::Race;
use crate::boards::kit::piece::Piece;
use crate::rows::rows;
use crate::scene::verb;
use crate::session::Logged;
use crate::table::tick;
use crate::words::{say, t, tr};

/// How far a work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The person thinks about playing it.
    Considered,
    /// It lies on the table; bonus cards may follow.
    Bonuses,
    /// It is paid.
    Paid,
}

/// What in the own estate counts for a work, and how much.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shares {
    /// The building.
    pub building: Option<(Building, u16)>,
    /// The landscape.
    pub landscape: Option<(Landscape, u16)>,
    /// The freedom.
    pub freedom: Option<(Freedom, u16)>,
    /// All jesters.
    pub jesters: Option<u16>,
}

impl Shares {
    fn of(view: &View, work: &WorkView) -> Self {
        let paid = |value: u16| (value > 0).then_some(value);
        let Some(wish) = view.figures.wish(work.card) else {
            return Self::default();
        };
        Self {
            building: paid(work.sum.building).map(|value| (wish.building, value)),
            landscape: paid(work.sum.landscape).map(|value| (wish.landscape, value)),
            freedom: paid(work.sum.freedom).map(|value| (wish.freedom, value)),
            jesters: paid(work.sum.jesters),
        }
    }

    /// What a tile counts.
    pub fn of_tile(&self, tile: Tile) -> Option<u16> {
        match tile {
            Tile::Building(it) => self.building.filter(|share| share.0 == it).map(|share| share.1),
            Tile::Landscape(it) => self.landscape.filter(|share| share.0 == it).map(|share| share.1),
        }
    }
}

/// A work considered or under way, shared by the sheet, the hand and the desk.
#[derive(Clone, Copy)]
pub struct Work {
    /// The board.
    pub board: Florence,
    /// How far it is; none while there is no work.
    pub stage: Memo<Option<Stage>>,
    /// The profession; none for the work of the Princess.
    pub card: Memo<Option<Card>>,
    /// The value so far.
    pub value: Memo<u16>,
    /// The bonus cards laid down, in their order, with what each adds.
    pub laid: Memo<Vec<(Card, u16)>>,
    /// How each split of the pay is chosen, from no points on.
    pub splits: Memo<Vec<Choice>>,
    /// The points that the person wants of it.
    pub points: RwSignal<usize>,
}

/// The profession that was played last, and the bonus cards that followed, as the log tells it.
fn played(log: &[Arc<Logged>]) -> (Option<Card>, Vec<(Card, u16)>) {
    let card = |message: &Message| match message.args.get("card")? {
        Arg::Name(id) => id.strip_prefix("florence.card.")?.parse::<Card>().ok(),
        _ => None,
    };
    let mut laid = Vec::new();
    for message in log.iter().rev().map(|logged| &logged.line.message) {
        match &*message.id {
            "florence.log.played-bonus" => {
                let adds = match message.args.get("value") {
                    Some(Arg::Number(adds)) => u16::try_from(*adds).unwrap_or(0),
                    _ => 0,
                };
                laid.extend(card(message).map(|card| (card, adds)));
            }
            "florence.log.played" => {
                laid.reverse();
                return (card(message), laid);
            }
            "florence.log.princess-used" | "florence.log.converted" => break,
            _ => {}
        }
    }
    (None, Vec::new())
}

impl Work {
    /// None is under way until one is.
    pub fn new(board: Florence) -> Self {
        let desk = board.desk;
        // What the rules ask now; a work that is only considered waits for its confirmation.
        let asked = Memo::new(move |_| {
            let step = desk.is_my_turn().then(|| {
                board.read(|view| match view.step {
                    StepView::Open(Step::Bonus { value, .. }) => Some((Stage::Bonuses, value)),
                    StepView::Open(Step::Pay { value }) => Some((Stage::Paid, value)),
                    _ => None,
                })
            });
            step.flatten()
        });
        let considered = Memo::new(move |_| {
            let choice = desk.pending.get()?;
            match choice.action.parse().ok()? {
                Action::Work { card } => Some(card),
                _ => None,
            }
        });
        let stage = Memo::new(move |_| {
            let asked = asked.get().map(|asked| asked.0);
            asked.or_else(|| considered.get().map(|_| Stage::Considered))
        });
        let told = Memo::new(move |_| match stage.get()? {
            Stage::Considered => Some((considered.get(), Vec::new())),
            Stage::Bonuses | Stage::Paid => Some(desk.session.log.with(|log| played(log))),
        });
        let card = Memo::new(move |_| {
            let now = board.read(|view| match view.step {
                StepView::Open(Step::Bonus { card, .. }) => Pile::Profession.card(card),
                _ => None,
            });
            now.or_else(|| told.get()?.0)
        });
        let laid = Memo::new(move |_| told.get().map(|told| told.1).unwrap_or_default());
        let worth = Memo::new(move |_| {
            let card = card.get()?;
            board.read(|view| view.own()?.works.iter().find(|work| work.card == card).cloned())
        });
        let value = Memo::new(move |_| match asked.get() {
            Some((_, value)) => value,
            None => worth.get().map_or(0, |work| work.value),
        });
        Effect::new(move || {
            let work = worth.get().filter(|_| stage.get().is_some());
            let shares = board.read(|view| work.map(|work| Shares::of(view, &work)));
            board.shares.set(shares.unwrap_or_default());
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
            stage,
            card,
            value,
            laid,
            splits,
            points,
        }
    }

    /// The split that the person wants.
    pub fn chosen(self) -> Option<Choice> {
        self.splits.with(|splits| splits.get(self.points.get()).cloned())
    }

    /// What the bank pays for the value so far.
    pub fn pay(self) -> u32 {
        let rate = self.board.read(|view| coins(view.figures.money.per_work_value));
        rate * u32::from(self.value.get())
    }

    /// The coins that a point costs.
    pub fn rate(self) -> u32 {
        self.board
            .read(|view| coins(view.figures.money.per_point_converted))
    }

    /// The coins that are kept with the points wanted.
    pub fn kept(self) -> u32 {
        self.pay().saturating_sub(self.rate() * self.points.get() as u32)
    }
}

/// The sheet of a work.
#[component]
pub fn WorkSheet(board: Florence, work: Work) -> impl IntoView {
    let is_open = Memo::new(move |_| work.stage.with(Option::is_some));
    move || {
        is_open.get().then(|| {
            view! {
                <section class="work-sheet" aria-label=tr("web.florence.work")>
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

/// The bonus cards of one's own, with what each would add now.
fn open_bonuses(view: &View) -> Vec<(Card, u16)> {
    let Some(own) = view.own() else {
        return Vec::new();
    };
    let values = own.bonus_values.iter().copied();
    own.bonuses.iter().copied().zip(values).collect()
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
    let cards = usize::from(own.hand_count + own.recruiting + own.recruited) + own.table.len();
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
    let is_enough = move || board.read(|view| work.value.get() >= view.minimum);
    let of = move || {
        let message = board.read(|view| {
            let short = i32::from(view.minimum) - i32::from(work.value.get());
            let numeral = NUMERALS
                .get(usize::from(view.round) - 1)
                .copied()
                .unwrap_or_default();
            Some(
                Message::new("web.florence.of-minimum-in-round")
                    .with("minimum", view.minimum)
                    .with("round", Arg::Text(numeral.into()))
                    .with("short", short.max(0)),
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
    /// The how-manieth it was laid down; none while it could still follow.
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
    let cards = Memo::new(move |_| work.laid.with(|laid| beside(laid, &board.read(open_bonuses))));
    let drawn = move |beside: &Beside| {
        let Beside { card, adds, laid } = *beside;
        let id = format!("florence.card.{card}");
        let name = id.clone();
        let face = view! {
            <CardFace board card /> <b class="bonus-adds">"+" {adds}</b>
            <span class="bonus-words">{move || t(&name)}</span>
        };
        if let Some(number) = laid {
            let order = Message::new("web.florence.laid").with("number", number);
            return view! {
                <li class="bonus-card laid" data-explains=id>
                    {face} <span class="bonus-state">{tick(true)} {move || say(&order, &[])}</span>
                </li>
            }
            .into_any();
        }
        let then = move || {
            let value = work.value.get();
            let message = Message::new("web.florence.lay-down")
                .with("value", value)
                .with("then", value + adds);
            say(&message, &[])
        };
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
            <ul>{rows(move || cards.get(), |beside| format!("{beside:?}"), drawn)}</ul>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use signoria_table::wire::LogLine;

    use super::*;

    fn said(id: &str, card: Option<&str>, value: i64) -> Arc<Logged> {
        let mut message = Message::new(format!("florence.log.{id}")).with("value", value);
        if let Some(card) = card {
            message = message.with("card", Arg::Name(format!("florence.card.{card}").into()));
        }
        let line = LogLine {
            moves: 0,
            message,
            event: None,
        };
        Arc::new(Logged { serial: 0, line })
    }

    #[test]
    fn the_log_tells_which_bonus_cards_were_laid_down_and_in_which_order() {
        let log = [
            said("played", Some("poet"), 0),
            said("played-bonus", Some("b01"), 1),
            said("converted", None, 0),
            said("played", Some("painter"), 0),
            said("played-bonus", Some("b04"), 3),
            said("played-bonus", Some("b02"), 2),
        ];
        let (card, laid) = played(&log);
        let card_of = |name: &str| name.parse::<Card>().unwrap();
        assert_eq!(card, Some(card_of("painter")));
        assert_eq!(laid, [(card_of("b04"), 3), (card_of("b02"), 2)]);
        assert_eq!(played(&log[..3]), (None, Vec::new()));
    }
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
