//! What a seat is asked, in one sentence.

use signoria_engine::message::Arg;
use signoria_engine::{Ask, IntoArg, Message, Seat};

use crate::board::Work;
use crate::describe;
use crate::state::{Lorenzo, Phase};
use crate::step::{Granter, Step, Task};

impl Ask for Lorenzo {
    fn question(&self, seat: Seat) -> Message {
        match self.phase {
            Phase::BonusTiles => Message::new("lorenzo.ask.tile"),
            Phase::Draft => Message::new("lorenzo.ask.draft").with("number", self.kept(seat) as u8 + 1),
            Phase::Actions => match self.steps.top() {
                Some(step) => self.ask_step(seat, step),
                None if self.placed => Message::new("lorenzo.ask.after"),
                None if self.is_extra_turn() => Message::new("lorenzo.ask.extra-turn"),
                None => Message::new("lorenzo.ask.turn"),
            },
            Phase::Vatican => Message::new("lorenzo.ask.church")
                .with("needs", self.church_needs())
                .with("points", self.faith_points(seat))
                .with("tile", self.tiles[self.period()])
                .with(
                    "effect",
                    describe::modifiers(&self.edition.tile(self.tiles[self.period()]).always),
                ),
            Phase::Over => Message::new("lorenzo.ask.over"),
        }
    }
}

impl Lorenzo {
    fn ask_step(&self, seat: Seat, step: Step) -> Message {
        let at = self.situation(seat);
        match step {
            Step::Space { member } => Message::new("lorenzo.ask.space")
                .with("member", member)
                .with("value", self.member_value(&at, member)),
            Step::Servants { task } => self.ask_servants(seat, task),
            Step::Cost { task, .. } => {
                let card = self.card_for(task);
                Message::new("lorenzo.ask.cost")
                    .with("card", card.0)
                    .with("costs", card.1)
            }
            Step::Discount { task, .. } => {
                Message::new("lorenzo.ask.discount").with("card", self.card_for(task).0)
            }
            Step::Exchange { value, slot, .. } => match self.exchanges_of(&at, value, usize::from(slot)) {
                Some((card, exchanges)) => Message::new("lorenzo.ask.exchange")
                    .with("card", card)
                    .with("lines", describe::exchanges(exchanges)),
                None => Message::new("lorenzo.ask.over"),
            },
            Step::Privilege { left, .. } => Message::new("lorenzo.ask.privilege").with("left", left),
            Step::Lose { .. } => Message::new("lorenzo.ask.lose"),
            Step::Take { by } => Message::new("lorenzo.ask.take")
                .with("card", by)
                .with("effect", describe::bundle(&self.edition.card(by).now)),
            Step::Strengthen { by } => Message::new("lorenzo.ask.strengthen").with("leader", by),
            Step::Copy => Message::new("lorenzo.ask.copy"),
        }
    }

    fn ask_servants(&self, seat: Seat, task: Task) -> Message {
        let at = self.situation(seat);
        let (value, minimum) = self.value_for(&at, task);
        let message = match task {
            Task::Place { space, .. } => Message::new("lorenzo.ask.servants").with("place", space),
            Task::Take { space, .. } => Message::new("lorenzo.ask.servants").with("place", space),
            Task::Work { by } => {
                let name = match by {
                    Granter::Card(card) => card.into_arg(),
                    Granter::Leader(leader) => leader.into_arg(),
                };
                let work = self.granted_work(by).map_or(Work::Harvest, |(work, _)| work);
                Message::new("lorenzo.ask.servants-work")
                    .with("place", name)
                    .with("work", work)
            }
        };
        message
            .with("value", value)
            .with("minimum", minimum)
            .with("rate", at.powers.rate)
    }

    /// The card that an action under way takes, and its costs in words.
    fn card_for(&self, task: Task) -> (Arg, Arg) {
        let card = self
            .floor_for(task)
            .and_then(|((kind, floor), _)| self.towers[kind as usize][floor]);
        match card {
            Some(card) => (
                card.into_arg(),
                describe::costs(self.edition.figures().card(card)),
            ),
            None => (Arg::Text(String::new()), Arg::Text(String::new())),
        }
    }
}
