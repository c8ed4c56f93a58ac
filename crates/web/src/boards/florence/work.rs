//! A work, planned, considered or under way: how far it is, what it is worth, and which bonus cards lie beside it. What counts lights up in the own estate.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Arg, Message};
use signoria_florence::Action;
use signoria_florence::pieces::{Building, Card, Freedom, Landscape, Pile, Tile};
use signoria_florence::step::Step;
use signoria_florence::view::{PayView, StepView, View, WorkView};

use crate::boards::florence::Florence;
use crate::boards::florence::plan::Plan;
use crate::boards::kit::steps::Steps;
use crate::browser;
use crate::scene::verb;
use crate::session::Logged;

/// How far a work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits to be confirmed.
    Considered,
    /// The person puts it together: bonus cards and pay can still be changed, and nobody has seen anything.
    Planned,
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
    /// The most points that its pay buys.
    pub most: Memo<usize>,
    /// The work that is put together.
    plan: RwSignal<Option<Plan>>,
    /// The answers that confirm it.
    steps: Steps,
    is_under_way: Memo<bool>,
}

/// The profession of a work, and the bonus cards that followed, with what each adds.
type Told = (Option<Card>, Vec<(Card, u16)>);

/// The profession that was played last, and the bonus cards that followed, as the log tells it.
fn played(log: &[Arc<Logged>]) -> Told {
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

/// What the rules ask about a work now; one that is only considered waits for its confirmation.
fn asked(board: Florence) -> Memo<Option<(Stage, u16)>> {
    Memo::new(move |_| {
        let step = board.desk.is_my_turn().then(|| {
            board.read(|view| match view.step {
                StepView::Open(Step::Bonus { value, .. }) => Some((Stage::Bonuses, value)),
                StepView::Open(Step::Pay { value }) => Some((Stage::Paid, value)),
                _ => None,
            })
        });
        step.flatten()
    })
}

/// How each split of the pay is chosen, from no points on.
fn splits(board: Florence) -> Memo<Vec<Choice>> {
    Memo::new(move |_| {
        board.desk.read(|scene| {
            let choices = scene.prompt().map_or(&[][..], |prompt| &prompt.actions);
            let splits = choices.iter().filter(|choice| verb(choice) == "convert");
            splits.cloned().collect::<Vec<_>>()
        })
    })
}

/// A plan that was carried out, or that something else has overtaken, is one no more.
fn forget_what_is_done(board: Florence, plan: RwSignal<Option<Plan>>, is_under_way: Memo<bool>) {
    let desk = board.desk;
    Effect::new(move |before: Option<bool>| {
        let is_under_way = is_under_way.get();
        if before == Some(true) && !is_under_way {
            plan.set(None);
        }
        is_under_way
    });
    Effect::new(move || {
        let planned = plan
            .get()
            .map(|plan| Action::Work { card: plan.card }.to_string());
        if !is_under_way.get() && planned.is_some_and(|action| !desk.session.offers(&action)) {
            plan.set(None);
        }
    });
}

/// How many points of those that can be bought are proposed: half of them while coins are still worth something, all in the last round.
fn usual(view: &View, most: usize) -> usize {
    let is_last = usize::from(view.round) >= view.figures.minimum.len();
    if is_last { most } else { most / 2 }
}

impl Work {
    /// None is under way until one is.
    pub fn new(board: Florence) -> Self {
        let desk = board.desk;
        let asked = asked(board);
        let plan: RwSignal<Option<Plan>> = RwSignal::new(None);
        let steps = Steps::new(desk);
        let is_under_way = Memo::new(move |_| steps.are_under_way());
        forget_what_is_done(board, plan, is_under_way);
        let considered = Memo::new(move |_| {
            let choice = desk.pending.get()?;
            match choice.action.parse().ok()? {
                Action::Work { card } => Some(card),
                _ => None,
            }
        });
        let stage = Memo::new(move |_| {
            let planned = plan.with(Option::is_some).then_some(Stage::Planned);
            let asked = || asked.get().map(|asked| asked.0);
            let considered = || considered.get().map(|_| Stage::Considered);
            planned.or_else(asked).or_else(considered)
        });
        let told = Memo::new(move |before: Option<&Option<Told>>| match stage.get()? {
            Stage::Considered => Some((considered.get(), Vec::new())),
            // What was planned stays in sight while it is carried out.
            Stage::Planned if is_under_way.get() => before.cloned().flatten(),
            Stage::Planned => {
                let Plan { card, bonuses } = plan.get()?;
                let values: Vec<(Card, u16)> = board
                    .read(|view| Some(view.own()?.open_bonuses().collect()))
                    .unwrap_or_default();
                let adds = |card: &Card| values.iter().find(|found| found.0 == *card).copied();
                Some((Some(card), bonuses.iter().filter_map(adds).collect()))
            }
            Stage::Bonuses | Stage::Paid => Some(desk.session.log.with(|log| played(log))),
        });
        let card = Memo::new(move |_| {
            let now = board.read(|view| match view.step {
                StepView::Open(Step::Bonus { card, .. }) => Pile::Profession.card(card),
                _ => None,
            });
            let now = now.filter(|_| stage.get() != Some(Stage::Planned));
            now.or_else(|| told.get()?.0)
        });
        let laid = Memo::new(move |_| told.get().map(|told| told.1).unwrap_or_default());
        let worth = Memo::new(move |before: Option<&Option<WorkView>>| {
            if is_under_way.get() && stage.get() == Some(Stage::Planned) {
                return before.cloned().flatten();
            }
            let card = card.get()?;
            board.read(|view| view.own()?.works.iter().find(|work| work.card == card).cloned())
        });
        let value = Memo::new(move |_| match (stage.get(), asked.get()) {
            (Some(Stage::Bonuses | Stage::Paid), Some((_, value))) => value,
            _ => {
                let adds = laid.with(|laid| laid.iter().map(|(_, adds)| *adds).collect::<Vec<_>>());
                worth.get().map_or(0, |work| work.value_with(adds))
            }
        });
        Effect::new(move || {
            let work = worth.get().filter(|_| stage.get().is_some());
            let shares = board.read(|view| work.map(|work| Shares::of(view, &work)));
            board.shares.set(shares.unwrap_or_default());
        });
        let splits = splits(board);
        let most = Memo::new(move |_| match stage.get() {
            Some(Stage::Paid) => splits.with(Vec::len).saturating_sub(1),
            _ => board.read(|view| usize::from(view.figures.money.most_converted(value.get()))),
        });
        let points = RwSignal::new(0);
        // Whoever wants all of it gets all of more; any other wish is kept.
        Effect::new(move |before: Option<usize>| {
            let most = most.get();
            let wanted = points.get_untracked();
            let is_all = before.is_some_and(|before| before > 0 && wanted >= before);
            points.set(match before {
                None | Some(0) => board.read(|view| usual(view, most)),
                Some(_) if is_all => most,
                Some(_) => wanted.min(most),
            });
            most
        });
        let work = Self {
            board,
            stage,
            card,
            value,
            laid,
            splits,
            points,
            most,
            plan,
            steps,
            is_under_way,
        };
        desk.lets_go.set(Some(Callback::new(move |()| work.put_back())));
        work
    }

    /// The person begins to put a work together.
    pub fn begin(self, card: Card) {
        let plan = untrack(|| self.board.read(|view| Plan::new(view, card)));
        if self.is_under_way.get_untracked() || plan.is_none() {
            return;
        }
        self.plan.set(plan);
        let most = self.most.get_untracked();
        self.points
            .set(untrack(|| self.board.read(|view| usual(view, most))));
        request_animation_frame(|| {
            browser::focus(".complete .primary");
        });
    }

    /// Whether a work is put together.
    pub fn is_planned(self) -> bool {
        self.stage.get() == Some(Stage::Planned)
    }

    /// The card that has left the hand for the sheet.
    pub fn in_play(self) -> Option<Card> {
        let stage = self.stage.get()?;
        (stage != Stage::Considered).then(|| self.card.get()).flatten()
    }

    /// Whether pay and bonus cards can be changed now.
    pub fn is_open(self) -> bool {
        match self.stage.get() {
            Some(Stage::Paid) => true,
            Some(Stage::Planned) => !self.is_under_way.get(),
            _ => false,
        }
    }

    /// What is planned lies in the hand again. False where nothing is.
    pub fn put_back(self) -> bool {
        let is_planned = self.plan.with_untracked(Option::is_some);
        if is_planned && !self.is_under_way.get_untracked() {
            self.plan.set(None);
        }
        is_planned
    }

    /// Lays a bonus card beside what is planned, or takes it back.
    pub fn toggle(self, bonus: Card) {
        if self.is_under_way.get_untracked() {
            return;
        }
        self.plan.update(|plan| {
            if let Some(Plan { bonuses, .. }) = plan {
                match bonuses.iter().position(|found| *found == bonus) {
                    Some(at) => {
                        bonuses.remove(at);
                    }
                    None => bonuses.push(bonus),
                }
            }
        });
    }

    /// The answers that carry the plan out; none where it is too small.
    pub fn planned(self) -> Option<Vec<String>> {
        let is_enough = self.board.read(|view| view.lacks(self.value.get()) == 0);
        let plan = self.plan.get().filter(|_| is_enough)?;
        let points = self.points.get() as u16;
        let answers = self
            .board
            .read(|view| view.work_answers(plan.card, &plan.bonuses, points));
        Some(answers.iter().map(ToString::to_string).collect())
    }

    /// The plan is confirmed.
    pub fn confirm(self) {
        if let Some(answers) = untrack(|| self.planned()) {
            self.steps.confirm(answers);
        }
    }

    /// What is asked while a work is put together.
    pub fn asks(self) -> Option<Message> {
        self.is_planned()
            .then(|| Message::new("web.florence.complete-ask"))
    }

    /// The split that the person wants.
    pub fn chosen(self) -> Option<Choice> {
        self.splits.with(|splits| splits.get(self.points.get()).cloned())
    }

    /// What the value so far pays with the points wanted.
    pub fn pays(self) -> PayView {
        let (value, points) = (self.value.get(), self.points.get() as u16);
        self.board
            .read(|view| view.pays(value, points))
            .unwrap_or_default()
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
}
