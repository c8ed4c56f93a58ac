//! The interpreter of effects: gains, gains by count, privileges, granted actions (sections EF, CP and XT).

use signoria_engine::{Log, Seat};

use super::members::Situation;
use crate::action::{Event, Refusal};
use crate::card::Card;
use crate::effect::{Bundle, Each, Grant};
use crate::goods::{Good, GoodSet, Goods, Privilege, Purse};
use crate::leader::Leader;
use crate::powers::Powers;
use crate::source::Source;
use crate::state::{Family, Lorenzo};
use crate::step::{Granter, Step, Task};

impl Powers {
    /// What a source that gives these goods really gives, and whether its owner chooses what it gives less of (L.XT.2).
    pub(crate) fn reduced(&self, goods: &Goods) -> (Goods, bool) {
        let mut reduced = *goods;
        for (good, amount) in goods.kinds() {
            reduced.set(good, amount.saturating_sub(self.less[good as usize]));
        }
        let mut hit = self.less_one_of.iter().filter(|&good| reduced.get(good) > 0);
        match (hit.next(), hit.next()) {
            (Some(good), None) => {
                reduced.set(good, reduced.get(good) - 1);
                (reduced, false)
            }
            (first, _) => (reduced, first.is_some()),
        }
    }
}

impl Family {
    /// How much a gain by count comes to now.
    pub(crate) fn counted(&self, each: &Each) -> Goods {
        let count = match each.per.kind() {
            Some(kind) => self.count(kind) as u16,
            None => self.held(Good::Military),
        };
        let times = count / u16::from(each.every.max(1));
        let amount = times.saturating_mul(u16::from(each.amount));
        Goods::of(each.good, u8::try_from(amount).unwrap_or(u8::MAX))
    }
}

impl Lorenzo {
    /// Adds goods to a family, up to the ends of the tracks (L.RU.9), and says what it really got.
    fn receive(&mut self, seat: Seat, goods: &Goods) -> Goods {
        let received = self.received(seat, goods);
        for (good, amount) in received.kinds() {
            self.families[seat]
                .goods
                .add(good, u16::from(amount), Purse::MOST);
        }
        received
    }

    /// How much of some goods a family would really get: the tracks have ends.
    pub(crate) fn received(&self, seat: Seat, goods: &Goods) -> Goods {
        let mut received = Goods::default();
        for (good, amount) in goods.kinds() {
            let room = self
                .edition
                .most(good)
                .saturating_sub(self.family(seat).held(good));
            received.set(good, u16::from(amount).min(room) as u8);
        }
        received
    }

    /// A family gets goods from a source, and everybody hears of it.
    pub(crate) fn gain(&mut self, seat: Seat, goods: &Goods, source: Source, log: &mut impl Log<Event>) {
        let goods = self.receive(seat, goods);
        if !goods.is_empty() {
            log.all(|| Event::Gained { seat, goods, source });
        }
    }

    /// A source gives goods, less what excommunication takes off; true if its owner has yet to choose what it gives less of.
    pub(crate) fn gain_reduced(
        &mut self,
        at: &Situation,
        goods: &Goods,
        source: Source,
        log: &mut impl Log<Event>,
    ) -> bool {
        let (goods, chooses) = at.powers.reduced(goods);
        self.gain(at.seat, &goods, source, log);
        chooses
    }

    /// Carries out what a space, a card or a leader gives at once; what needs a decision goes on the stack.
    pub(crate) fn carry_out(
        &mut self,
        at: &Situation,
        bundle: &Bundle,
        source: Source,
        grant: Option<Step>,
        log: &mut impl Log<Event>,
    ) {
        let mut goods = bundle.gain;
        if let Some(each) = &bundle.each {
            goods = goods.plus(&self.family(at.seat).counted(each));
        }
        let chooses = self.gain_reduced(at, &goods, source, log);
        if let Some(step) = grant {
            self.push(step);
        }
        self.push_privileges(bundle.privileges, source);
        if chooses {
            self.push(Step::Lose { source });
        }
    }

    /// The immediate effect of a card that was just taken (L.EF.1, L.LE.18).
    pub(crate) fn take_effect(&mut self, at: &Situation, card: Card, log: &mut impl Log<Event>) {
        let edition = self.edition;
        let mut now = edition.card(card).now;
        for good in at.powers.multiplied.iter() {
            let amount = now.gain.get(good).saturating_mul(at.powers.factor);
            now.gain.set(good, amount);
        }
        let grant = now.grant.map(|grant| match grant {
            Grant::Work(..) => Step::Servants {
                task: Task::Work {
                    by: Granter::Card(card),
                },
            },
            Grant::Take(_) | Grant::Strengthen(_) => Step::Take { by: card },
        });
        self.carry_out(at, &now, Source::Card(card), grant, log);
    }

    /// The ability of a leader that was just activated (L.LA.9).
    pub(crate) fn leader_effect(
        &mut self,
        at: &Situation,
        leader: Leader,
        bundle: &Bundle,
        log: &mut impl Log<Event>,
    ) {
        let grant = bundle.grant.and_then(|grant| match grant {
            Grant::Work(..) => Some(Step::Servants {
                task: Task::Work {
                    by: Granter::Leader(leader),
                },
            }),
            Grant::Strengthen(_) => Some(Step::Strengthen { by: leader }),
            Grant::Take(_) => None,
        });
        self.carry_out(at, bundle, Source::Leader(leader), grant, log);
    }

    pub(crate) fn push(&mut self, step: Step) {
        if self.steps.len() < crate::state::STEPS {
            self.steps.put_on_top(step);
        }
    }

    pub(crate) fn push_privileges(&mut self, count: u8, source: Source) {
        if count > 0 {
            self.push(Step::Privilege {
                left: count,
                taken: 0,
                source,
            });
        }
    }

    /// What a privilege can still be used for.
    pub(crate) fn privilege_options(taken: u8) -> impl Iterator<Item = Privilege> {
        Privilege::ALL
            .iter()
            .copied()
            .filter(move |&privilege| taken & (1 << privilege as u8) == 0)
    }

    pub(crate) fn use_privilege(
        &mut self,
        at: &Situation,
        privilege: Privilege,
        (left, taken, source): (u8, u8, Source),
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if taken & (1 << privilege as u8) != 0 {
            return Err(Refusal::PrivilegeRepeated { privilege });
        }
        self.steps.draw();
        if left > 1 {
            let taken = taken | 1 << privilege as u8;
            self.push(Step::Privilege {
                left: left - 1,
                taken,
                source,
            });
        }
        let (goods, chooses) = at.powers.reduced(&self.edition.privileges[privilege as usize]);
        let (seat, goods) = (at.seat, self.receive(at.seat, &goods));
        log.all(|| Event::UsedPrivilege { seat, goods, source });
        if chooses {
            self.push(Step::Lose { source });
        }
        Ok(())
    }

    /// What can be given less of: what the tile names, as far as there is some.
    pub(crate) fn losses(&self, at: &Situation) -> GoodSet {
        let family = self.family(at.seat);
        at.powers
            .less_one_of
            .iter()
            .filter(|&good| family.held(good) > 0)
            .collect()
    }

    pub(crate) fn lose(
        &mut self,
        at: &Situation,
        good: Good,
        source: Source,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if !self.losses(at).contains(good) {
            return Err(Refusal::NoLoss { good });
        }
        self.steps.draw();
        self.families[at.seat].goods.take(good, 1);
        let seat = at.seat;
        let goods = Goods::of(good, 1);
        log.all(|| Event::Lost { seat, goods, source });
        Ok(())
    }
}
