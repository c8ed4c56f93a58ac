//! A family as everybody sees it, and what the seat's own family keeps to itself.

use signoria_engine::{Observer, Rules, Seat, Set};

use super::{printed, tell_goods};
use crate::board::{Deed, FLOORS, Kind, Member, Work};
use crate::edition::{PERIODS, SLOTS};
use crate::effect::Modifier;
use crate::goods::{Good, Goods};
use crate::pieces::Leader;
use crate::powers::Powers;
use crate::rules::Situation;
use crate::score::Score;
use crate::state::{HAND, Lorenzo, MOST_SEATS, Player, Status};

/// Values that a card asks for when it works.
const WORK_VALUES: usize = 6;
/// Where there is an empty place, this one is empty.
const LAST: Seat = Seat::new(MOST_SEATS as u8 - 1);

impl Lorenzo {
    /// Everything public of one family; zeros for an empty place.
    pub(super) fn tell_family(&self, place: Option<Seat>, next: &[u8], to: &mut impl Observer) {
        let seat = place.unwrap_or(LAST);
        let present = place.is_some();
        let player = self.player(seat);
        let at = Situation {
            seat,
            powers: Powers::of(self, player),
            taken: Set::EMPTY,
            own: Set::EMPTY,
        };
        to.flag("present", present);
        to.flag("asked", present && self.waiting().contains(seat));
        let order = self.in_order().position(|other| other == seat);
        to.one_of("order", order, MOST_SEATS);
        let next = next.iter().position(|&next| next == u8::from(seat));
        to.capped("next", next.unwrap_or(0) as u32, MOST_SEATS as u16 - 1);
        tell_goods(to, "goods", |good| player.held(good));
        self.tell_score(seat, present, to);
        to.each("cards", SLOTS as u16, |kind: Kind| player.count(kind) as u32);
        self.tell_limits(&at, present, to);
        self.tell_members(&at, present, to);
        for period in 0..PERIODS {
            to.flag(("excommunicated", period), player.excommunicated[period]);
        }
        to.token("bonus", player.bonus);
        to.part("values", |to| {
            for &deed in Deed::ALL {
                to.signed(deed.word(), at.powers.value(deed, false).into(), -10, 10);
            }
        });
        for &work in Work::ALL {
            to.part(work.word(), |to| self.tell_work(&at, work, to));
        }
        let hand = player.leaders(|status| status == Status::Hand).len();
        to.capped("hand", hand as u32, HAND as u16);
        to.few("leader", 2, self.working_leaders(player));
    }

    /// The points if the game ended now.
    fn tell_score(&self, seat: Seat, present: bool, to: &mut impl Observer) {
        let score = if present {
            self.score(seat)
        } else {
            Score::default()
        };
        to.part("score", |to| {
            to.signed("total", score.total(), -60, 300);
            to.signed("territories", score.territories, 0, 60);
            to.signed("characters", score.characters, 0, 60);
            to.signed("ventures", score.ventures, 0, 60);
            to.signed("military", score.military, 0, 30);
            to.signed("losses", score.losses, -60, 0);
        });
    }

    /// What the next territory and the next report still ask for.
    fn tell_limits(&self, at: &Situation, present: bool, to: &mut impl Observer) {
        let player = self.player(at.seat);
        let missing = |needs: u16, good| {
            if present {
                needs.saturating_sub(player.held(good))
            } else {
                0
            }
        };
        let slot = printed(self).slot_military.get(player.count(Kind::Territory));
        let slot = slot.filter(|_| !at.powers.no_slot_requirement);
        let military = missing(slot.map_or(0, |&needs| needs.into()), Good::Military);
        to.capped("slot", military, 20);
        to.capped("report", missing(self.church_needs(), Good::Faith), 10);
        let support = if present {
            self.faith_points(at.seat) + u16::from(at.powers.church)
        } else {
            0
        };
        to.capped("support", support, 60);
    }

    /// Which members are at home, and what they count there.
    fn tell_members(&self, at: &Situation, present: bool, to: &mut impl Observer) {
        for &member in Member::ALL {
            let home = present && self.player(at.seat).is_home(member);
            to.part(member.word(), |to| {
                to.flag("home", home);
                let value = if home { self.member_value(at, member) } else { 0 };
                to.signed("value", value.into(), -6, 20);
            });
        }
    }

    /// What a harvest or production brings when everything works, and how many cards do at each value.
    fn tell_work(&self, at: &Situation, work: Work, to: &mut impl Observer) {
        let lessened = at.powers.lessens();
        let mut goods = Goods::NOTHING;
        let mut privileges = 0;
        for source in 0..=self.player(at.seat).count(work.kind()) {
            if let Some((_, gives, more)) = self.yields(at.seat, work, (u8::MAX, [0; SLOTS]), source) {
                goods = goods.plus(&if lessened {
                    at.powers.reduced(&gives).0
                } else {
                    gives
                });
                privileges += u32::from(more[0]);
            }
        }
        tell_goods(to, "gives", |good| goods.get(good).into());
        to.capped("privileges", privileges, 6);
        let mut working = [0_u8; WORK_VALUES];
        for &card in self.player(at.seat).cards[work.kind() as usize].iter() {
            if let Some(works) = &printed(self).card(card).work {
                let least = usize::from(works.value).saturating_sub(1).min(WORK_VALUES);
                working[least..].iter_mut().for_each(|cards| *cards += 1);
            }
        }
        for (value, &cards) in working.iter().enumerate() {
            to.capped(("working", value + 1), cards, SLOTS as u16);
        }
    }

    /// How strongly leaders work for a player: fully, or used in this round. One that is copied works as the one that copies it lies.
    fn working_leaders<'a>(&'a self, player: &'a Player) -> impl Iterator<Item = (Leader, u32)> + Clone + 'a {
        player.leaders.iter().flatten().flat_map(|held| {
            let strength = match held.status {
                Status::FaceUp => 2,
                Status::FaceDown => 1,
                Status::Hand | Status::Discarded => 0,
            };
            let copies = printed(self).leader(held.leader).ability == crate::edition::Ability::Copies;
            let copied = player.copied.filter(|_| copies);
            let working = [Some(held.leader), copied].into_iter().flatten();
            working
                .filter(move |_| strength > 0)
                .map(move |leader| (leader, strength))
        })
    }

    /// What the seat's own family holds, card by card, and its secrets.
    pub(super) fn tell_secrets(&self, at: &Situation, to: &mut impl Observer) {
        let player = self.player(at.seat);
        let cards = player.cards.iter().flat_map(|cards| cards.iter().copied());
        to.set("card", cards.collect());
        let hand = player.hand();
        let playable = hand
            .iter()
            .filter(|&leader| self.may_play(at.seat, leader).is_ok());
        to.set("hand", hand);
        to.set("playable", playable.collect());
        to.set("packet", player.packet);
        self.tell_exchanges(player, to);
        self.tell_powers(at, to);
    }

    /// What the buildings could exchange, summed up by their first lines.
    fn tell_exchanges(&self, player: &Player, to: &mut impl Observer) {
        let (mut pays, mut gives) = (Goods::NOTHING, Goods::NOTHING);
        for &card in player.cards[Kind::Building as usize].iter() {
            let work = printed(self).card(card).work.as_ref();
            if let Some(line) = work.and_then(|work| work.exchanges.first()) {
                pays = pays.plus(&line.pay);
                gives = gives.plus(&line.gives.gain);
            }
        }
        to.part("exchanges", |to| {
            tell_goods(to, "pay", |good| pays.get(good).into());
            tell_goods(to, "give", |good| gives.get(good).into());
        });
    }

    /// What applies to the seat's own family, apart from the values of its actions.
    fn tell_powers(&self, at: &Situation, to: &mut impl Observer) {
        let powers = &at.powers;
        to.part("powers", |to| {
            for &kind in Kind::ALL {
                let discount = super::resources(&powers.off[kind as usize])
                    + u32::from(!powers.one_of[kind as usize].is_empty());
                to.capped(kind.word(), discount, 8);
            }
            let without = (0..FLOORS).filter(|&floor| !powers.has_floor_bonus(floor));
            to.capped("bonusless", without.count() as u32, FLOORS as u16);
            to.flag("occupied-spaces", powers.occupied_spaces);
            to.flag("no-surcharge", powers.no_surcharge);
            to.flag("no-market", powers.no_market);
            to.flag("multiplied", !powers.multiplied.is_empty());
            to.flag("loses", powers.lessens());
            to.capped("servants", powers.rate, 4);
            to.flag("late", self.is_late(at.seat));
            let scores_less =
                |modifier: &Modifier| matches!(modifier, Modifier::NoScore(_) | Modifier::Loss { .. });
            to.flag("scores-less", self.suffers(self.player(at.seat), scores_less));
        });
    }
}
