//! Granted actions (section GR), and what an action under way needs: servants and payment.

use signoria_engine::Log;

use super::costs::Payment;
use super::members::{Servants, Situation};
use crate::board::{Kind, Place, Space, WORK_MINIMUM, Work};
use crate::card::Card;
use crate::edition::Ability;
use crate::effect::{Grant, Granted, Take};
use crate::event::{Event, Refusal};
use crate::goods::{Good, Goods};
use crate::pieces::Leader;
use crate::source::Source;
use crate::state::Lorenzo;
use crate::step::{Granter, Step, Task};

impl Lorenzo {
    /// The granted card action of a card.
    pub(crate) fn granted_take(&self, by: Card) -> Option<&'static Take> {
        match &self.edition.figures().card(by).now.grant {
            Some(Grant::Take(take)) => Some(take),
            _ => None,
        }
    }

    /// What a leader grants when it is activated.
    pub(crate) fn leader_grant(&self, leader: Leader) -> Option<Grant> {
        match &self.edition.figures().leader(leader).ability {
            Ability::Once(bundle) => bundle.grant,
            _ => None,
        }
    }

    /// The granted work of a card or leader.
    pub(crate) fn granted_work(&self, by: Granter) -> Option<(Work, Granted)> {
        let grant = match by {
            Granter::Card(card) => self.edition.figures().card(card).now.grant,
            Granter::Leader(leader) => self.leader_grant(leader),
        };
        match grant {
            Some(Grant::Work(work, granted)) => Some((work, granted)),
            _ => None,
        }
    }

    /// Whether a granted action can take the card of a floor (L.GR.3, L.GR.4).
    pub(crate) fn granted_taking(&self, at: &Situation, by: Card, space: Space) -> Result<Servants, Refusal> {
        let (Some(take), Place::Floor(kind, floor)) = (self.granted_take(by), space.place()) else {
            return Err(Refusal::NotGranted);
        };
        if !take.kinds.contains(kind) {
            return Err(Refusal::WrongTower { kind });
        }
        let value = i16::from(take.value) + at.powers.value(kind.into(), false);
        self.taking(at, kind, floor, value, &take.off)
    }

    /// The floors whose card a granted action can take.
    pub(crate) fn granted_floors<'a>(
        &'a self,
        at: &'a Situation,
        by: Card,
    ) -> impl Iterator<Item = (Space, Card)> + 'a {
        Kind::ALL.iter().flat_map(move |&kind| {
            self.towers[kind as usize]
                .iter()
                .enumerate()
                .filter_map(move |(floor, &card)| {
                    let space = kind.floor(floor);
                    self.granted_taking(at, by, space).ok()?;
                    Some((space, card?))
                })
        })
    }

    /// The value of granted work before servants (L.FM.10).
    pub(crate) fn granted_work_value(&self, at: &Situation, work: Work, granted: Granted) -> i16 {
        i16::from(granted.value) + at.powers.value(work.into(), granted.servants_only)
    }

    /// Whether granted work can be carried out, and with how many servants.
    pub(crate) fn granted_working(&self, at: &Situation, by: Granter) -> Result<Servants, Refusal> {
        let (work, granted) = self.granted_work(by).ok_or(Refusal::NotGranted)?;
        let value = self.granted_work_value(at, work, granted);
        let held = self.player(at.seat).held(Good::Servants);
        Servants::reaching(value, WORK_MINIMUM, held, at.powers.rate)
    }

    /// How many servants an action under way can be given.
    pub(crate) fn servants_for(&self, at: &Situation, task: Task) -> Result<Servants, Refusal> {
        match task {
            Task::Place { member, space } => self.placement(at, member, space),
            Task::Take { by, space } => self.granted_taking(at, by, space),
            Task::Work { by } => self.granted_working(at, by),
        }
    }

    /// Whether an action under way can be given that many servants.
    pub(crate) fn may_give(&self, at: &Situation, task: Task, count: u16) -> Result<(), Refusal> {
        let servants = self.servants_for(at, task)?;
        let held = self.player(at.seat).held(Good::Servants);
        if count > held {
            Err(Refusal::TooFewServants { held })
        } else if !count.is_multiple_of(servants.rate.max(1)) {
            Err(Refusal::OddServants { rate: servants.rate })
        } else if count < servants.least {
            let (value, minimum) = self.value_for(at, task);
            let value = value + (count / servants.rate.max(1)) as i16;
            Err(Refusal::ValueTooLow {
                value,
                minimum,
                servants: 0,
                reach: value,
            })
        } else if count > servants.most {
            Err(Refusal::ServantsNeeded)
        } else {
            Ok(())
        }
    }

    /// Gives servants: if the action takes a card, the payment is chosen next.
    pub(crate) fn give(&mut self, at: &Situation, task: Task, servants: u16, log: &mut impl Log<Event>) {
        if self.floor_for(task).is_some() {
            let servants = servants.min(255) as u8;
            self.steps.push(Step::Cost { task, servants });
        } else {
            self.perform(at, task, servants, Payment::default(), log);
        }
    }

    pub(crate) fn may_take(&self, at: &Situation, by: Card, card: Card) -> Result<(), Refusal> {
        let space = self.floor_of(card).ok_or(Refusal::NoCard)?;
        self.granted_taking(at, by, space).map(|_| ())
    }

    /// The card that a granted action takes is chosen.
    pub(crate) fn choose_card(&mut self, by: Card, card: Card) {
        if let Some(space) = self.floor_of(card) {
            let task = Task::Take { by, space };
            self.steps.push(Step::Servants { task });
        }
    }

    /// The value that an action under way has before servants, and the least that it needs.
    pub(crate) fn value_for(&self, at: &Situation, task: Task) -> (i16, u8) {
        let minimum = match self.floor_for(task) {
            Some(((_, floor), _)) => self.edition.floor_minimum[floor],
            None => match task {
                Task::Place { space, .. } => self.edition.space(space).minimum,
                _ => WORK_MINIMUM,
            },
        };
        let value = match task {
            Task::Place { member, space } => self.placement_value(at, member, space),
            Task::Take { by, space } => match (self.granted_take(by), space.place()) {
                (Some(take), Place::Floor(kind, _)) => {
                    i16::from(take.value) + at.powers.value(kind.into(), false)
                }
                _ => 0,
            },
            Task::Work { by } => self
                .granted_work(by)
                .map_or(0, |(work, granted)| self.granted_work_value(at, work, granted)),
        };
        (value, minimum)
    }

    /// The floor of the card that an action under way takes, and its own discount.
    pub(crate) fn floor_for(&self, task: Task) -> Option<((Kind, usize), Goods)> {
        let (space, off) = match task {
            Task::Place { space, .. } => (space, Goods::default()),
            Task::Take { by, space } => (space, self.granted_take(by)?.off),
            Task::Work { .. } => return None,
        };
        match space.place() {
            Place::Floor(kind, floor) => Some(((kind, floor), off)),
            _ => None,
        }
    }

    /// Carries out an action whose servants and payment are chosen, in the order of L.TW.11.
    pub(crate) fn perform(
        &mut self,
        at: &Situation,
        task: Task,
        servants: u16,
        payment: Payment,
        log: &mut impl Log<Event>,
    ) {
        let seat = at.seat;
        if servants > 0 {
            self.players[seat].goods.take(Good::Servants, servants);
            let count = servants as u8;
            log.all(|| Event::Gave { seat, count });
        }
        self.pay_surcharge(at, task, log);
        let value = self.value_for(at, task).0 + (servants / at.powers.rate.max(1)) as i16;
        match task {
            Task::Place { member, space } => {
                self.players[seat].members[member as usize] = Some(space);
                self.placed = true;
                let spot = self.spot(space);
                log.all(|| Event::Placed {
                    seat,
                    member,
                    space: spot,
                });
                self.use_space(at, space, value, payment, log);
            }
            Task::Take { space, .. } => {
                if let Some((floor, off)) = self.floor_for(task) {
                    self.take_card(at, space, floor, payment, &off, log);
                }
            }
            Task::Work { by } => {
                if let Some((work, _)) = self.granted_work(by) {
                    self.work(at, work, value, log);
                }
            }
        }
    }

    fn pay_surcharge(&mut self, at: &Situation, task: Task, log: &mut impl Log<Event>) {
        let seat = at.seat;
        let floor = self.floor_for(task);
        let count = floor.map_or(0, |((kind, _), _)| self.surcharge(at, kind));
        if count > 0 {
            self.players[seat].goods.take(Good::Coins, u16::from(count));
            log.all(|| Event::Surcharge { seat, count });
        }
    }

    /// Carries out what the space of a member that was just placed does.
    fn use_space(
        &mut self,
        at: &Situation,
        space: Space,
        value: i16,
        payment: Payment,
        log: &mut impl Log<Event>,
    ) {
        match space.place() {
            Place::Floor(kind, floor) => {
                self.take_card(at, space, (kind, floor), payment, &Goods::NOTHING, log);
            }
            Place::Work(work, _) => self.work(at, work, value, log),
            Place::Market => self.space_gives(at, space, log),
            Place::Council => {
                self.council.push(at.seat.into());
                self.space_gives(at, space, log);
            }
        }
    }

    fn space_gives(&mut self, at: &Situation, space: Space, log: &mut impl Log<Event>) {
        let gives = self.edition.space(space).gives;
        self.take_gains(at, &gives, Source::Space(space), None, log);
    }
}
