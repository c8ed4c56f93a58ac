//! What a seat is asked, in one sentence.

use signoria_engine::message::Amount;
use signoria_engine::{Account, Action as _, Ask, Forecast, IntoArg, Message, Named, Seat, Told};

use crate::account;
use crate::action::Action;
use crate::board::Work;
use crate::describe;
use crate::edition::Ability;
use crate::event::Event;
use crate::goods::Good;
use crate::state::{Lorenzo, Phase, Status};
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
                .with("needs", describe::amount(Good::Faith, self.church_needs()))
                .with(
                    "faith",
                    describe::amount(Good::Faith, self.player(seat).held(Good::Faith)),
                ),
            Phase::Over => Message::new("lorenzo.ask.over"),
        }
    }

    fn label(&self, seat: Seat, action: Action) -> Message {
        let message = action.message();
        match self.phase {
            Phase::Actions => {
                let at = self.situation(seat);
                match self.steps.top() {
                    Some(step) => self.answer_button(&at, step, action, message),
                    None => self.turn_button(&at, action, message),
                }
            }
            Phase::Vatican => self.church_button(seat, action, message),
            Phase::BonusTiles | Phase::Draft | Phase::Over => match action {
                Action::Choose { tile } => {
                    describe::bonus_tile(self.edition.bonus_tiles[tile as usize], message, tile)
                }
                _ => message,
            },
        }
    }

    fn purse(&self, seat: Seat) -> Vec<Amount> {
        account::held(&self.player(seat).goods)
    }

    fn named(&self, message: &Message) -> Named {
        account::named(message)
    }

    fn account(events: &[Told<Event>], seat: Seat) -> Option<Account> {
        Some(account::account(events, seat))
    }

    fn pays_next(&self, seat: Seat) -> Option<Action> {
        self.fewest_servants(seat)
    }

    fn forecasts(&self, seat: Seat) -> Vec<Forecast<Action>> {
        self.all_forecasts(seat)
    }
}

impl Lorenzo {
    fn ask_step(&self, seat: Seat, step: Step) -> Message {
        let at = self.situation(seat);
        match step {
            Step::Space { member, .. } => Message::new("lorenzo.ask.space")
                .with("member", member)
                .with("value", self.member_value(&at, member)),
            Step::Servants { task } => self.ask_servants(seat, task),
            Step::Cost { task, .. } => self.about_card(Message::new("lorenzo.ask.cost"), task),
            Step::Discount { task, .. } => self.about_card(Message::new("lorenzo.ask.discount"), task),
            Step::Exchange { value, .. } => Message::new("lorenzo.ask.exchange").with("value", value),
            Step::Privilege { left, source, .. } => Message::new("lorenzo.ask.privilege")
                .with("left", left)
                .with("source", source),
            Step::Lose { source } => Message::new("lorenzo.ask.lose").with("source", source),
            Step::Take { by } => {
                let ask = Message::new("lorenzo.ask.take").with("card", by);
                match self.edition.card(by).now.grant {
                    Some(grant) => ask.with("action", describe::grant(grant)),
                    None => ask.with("action", describe::nothing()),
                }
            }
            // Carried out before anybody is asked.
            Step::Choices { .. } => Message::new("lorenzo.ask.over"),
            Step::Strengthen { by } => Message::new("lorenzo.ask.strengthen").with("leader", by),
            Step::Copy => {
                let copies = |leader: &_| self.edition.leader(*leader).ability == Ability::Copies;
                let copying = self.player(seat).leaders(Status::in_play).iter().find(copies);
                let leader = copying.map_or_else(describe::nothing, IntoArg::into_arg);
                Message::new("lorenzo.ask.copy").with("leader", leader)
            }
        }
    }

    fn ask_servants(&self, seat: Seat, task: Task) -> Message {
        let at = self.situation(seat);
        let (value, minimum) = self.value_for(&at, task);
        let message = match task {
            Task::Place { space, .. } => Message::new("lorenzo.ask.servants").with("place", self.spot(space)),
            Task::Take { space, .. } => Message::new("lorenzo.ask.servants").with("place", self.spot(space)),
            Task::Work { by } => {
                let name = match by {
                    Granter::Card(card) => card.into_arg(),
                    Granter::Leader(leader) => leader.into_arg(),
                };
                let work = self.granted_work(by).map_or(Work::Harvest, |(work, _)| work);
                Message::new("lorenzo.ask.servants-work")
                    .with("granter", name)
                    .with("work", work)
            }
        };
        message
            .with("value", value)
            .with("minimum", minimum)
            .with("rate", at.powers.rate)
    }

    /// A question about the card that an action under way takes.
    fn about_card(&self, ask: Message, task: Task) -> Message {
        let card = self
            .floor_for(task)
            .and_then(|((kind, floor), _)| self.towers[kind as usize][floor]);
        ask.with("card", card.map_or_else(describe::nothing, IntoArg::into_arg))
    }
}
