//! The interpreter of effects: gains, gains by count, privileges, granted actions (sections EF, CP and XT).

use signoria_engine::{Log, Seat, Set};

use super::members::Situation;
use crate::card::Card;
use crate::effect::{Bundle, Each, Grant};
use crate::event::Event;
use crate::goods::{Good, Goods, Privilege, Purse};
use crate::pieces::Leader;
use crate::powers::Powers;
use crate::source::Source;
use crate::state::{Lorenzo, Player};
use crate::step::{Granter, Step, Task};

impl Powers {
    /// What a source that gives these goods really gives, and whether its owner chooses what it gives less of (L.XT.2).
    pub(crate) fn reduced(&self, goods: &Goods) -> (Goods, bool) {
        let mut reduced = *goods;
        if !self.lessens() {
            return (reduced, false);
        }
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

impl Player {
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
    /// Adds goods to a player, up to the ends of the tracks (L.RU.9), and says what it really got.
    fn receive(&mut self, seat: Seat, goods: &Goods) -> Goods {
        let received = self.received(seat, goods);
        for (good, amount) in received.kinds() {
            self.players[seat].goods.add(good, u16::from(amount), Purse::MOST);
        }
        received
    }

    /// How much of some goods a player would really get: the tracks have ends.
    pub(crate) fn received(&self, seat: Seat, goods: &Goods) -> Goods {
        let mut received = Goods::default();
        for (good, amount) in goods.kinds() {
            let room = self
                .edition
                .most(good)
                .saturating_sub(self.player(seat).held(good));
            received.set(good, u16::from(amount).min(room) as u8);
        }
        received
    }

    /// A player gets goods from a source, and everybody is told.
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
    pub(crate) fn take_gains(
        &mut self,
        at: &Situation,
        bundle: &Bundle,
        source: Source,
        grant: Option<Step>,
        log: &mut impl Log<Event>,
    ) {
        let mut goods = bundle.gain;
        if let Some(each) = &bundle.each {
            goods = goods.plus(&self.player(at.seat).counted(each));
        }
        let chooses = self.gain_reduced(at, &goods, source, log);
        if let Some(step) = grant {
            self.steps.push(step);
        }
        self.push_privileges(bundle.privileges, source);
        if chooses {
            self.steps.push(Step::Lose { source });
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
        self.take_gains(at, &now, Source::Card(card), grant, log);
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
        self.take_gains(at, bundle, Source::Leader(leader), grant, log);
    }

    pub(crate) fn push_privileges(&mut self, count: u8, source: Source) {
        if count > 0 {
            self.steps.push(Step::Privilege {
                left: count,
                taken: Set::EMPTY,
                source,
            });
        }
    }

    pub(crate) fn use_privilege(
        &mut self,
        at: &Situation,
        privilege: Privilege,
        (left, taken, source): (u8, Set<Privilege>, Source),
        log: &mut impl Log<Event>,
    ) {
        if left > 1 {
            self.steps.push(Step::Privilege {
                left: left - 1,
                taken: taken.with(privilege),
                source,
            });
        }
        let (goods, chooses) = at.powers.reduced(&self.edition.privileges[privilege as usize]);
        let (seat, goods) = (at.seat, self.receive(at.seat, &goods));
        log.all(|| Event::UsedPrivilege { seat, goods, source });
        if chooses {
            self.steps.push(Step::Lose { source });
        }
    }

    /// What can be given less of: what the tile names, as far as there is some.
    pub(crate) fn losses(&self, at: &Situation) -> Set<Good> {
        let player = self.player(at.seat);
        at.powers
            .less_one_of
            .iter()
            .filter(|&good| player.held(good) > 0)
            .collect()
    }

    pub(crate) fn lose(&mut self, seat: Seat, good: Good, source: Source, log: &mut impl Log<Event>) {
        self.players[seat].goods.take(good, 1);
        let goods = Goods::of(good, 1);
        log.all(|| Event::Lost { seat, goods, source });
    }
}
