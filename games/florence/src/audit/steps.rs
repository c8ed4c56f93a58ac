//! Checks the pending decisions.

use signoria_engine::{Rules, Seat, SeatSet, Verdict, ensure};

use super::MOST;
use crate::pieces::{Character, Pile, Stack};
use crate::state::*;

/// The die and the highest modifier that a file may have.
const HIGHEST_ROLL: u16 = 26;

impl Florence {
    pub(super) fn audit_steps(&self) -> Verdict {
        let step = self.step();
        let decider = step.and_then(|step| self.decider(step)).unwrap_or(self.turn);
        ensure(self.seats.has(decider), "who decides sits at the table")?;
        let (seat, player) = (decider, &self.players[decider]);
        self.audit_interruption(seat)?;
        let auction = self.phase == Phase::Auction;
        let acting = self.phase == Phase::Actions && self.deeds.left > 0;
        let alone = auction && self.is_solo() && self.auction.inside.contains(seat);
        let Some(step) = step else {
            return ensure(
                self.phase == Phase::End,
                "nothing is left to decide only at the end",
            );
        };
        let possible = match step {
            Step::Hand => self.audit_hands(),
            Step::Open => self.audit_opener(seat) && self.auction.inside.len() > 1,
            Step::Last => self.audit_opener(seat) && self.auction.inside.len() == 1,
            Step::Bid {
                stack,
                price,
                leader,
                by,
                passed,
            } => self.audit_bid(stack, price, leader, by, passed),
            Step::Merchant { stack, price, by } => {
                let won = self.holds(by, Character::Merchant) && self.may_have(by, stack).is_ok();
                auction && won && price <= MOST
            }
            Step::Landscape { .. } => auction && self.is_for_two(),
            Step::Land { landscape, .. } => auction && self.may_choose(seat, landscape).is_ok(),
            Step::Look { pile, after, .. } => self.audit_look(seat, pile, after),
            Step::Order {
                pile,
                after,
                kept,
                put,
                count,
                ..
            } => self.audit_look(seat, pile, after) && self.audit_order(pile, kept, put, count),
            Step::Hire { .. } => auction && player.recruiting > 0,
            Step::Court => {
                self.phase == Phase::Court && !self.court.done.contains(seat) && !self.has_marker(seat)
            }
            Step::Bought { character } => {
                self.phase == Phase::Court && self.holds(seat, character) && self.court.done.contains(seat)
            }
            Step::Call { character, after, .. } => {
                let phase = match after {
                    AfterCall::Court => Phase::Auction,
                    AfterCall::End => Phase::End,
                };
                self.phase == phase && self.holds(seat, character)
            }
            Step::Window { by, left } => {
                let window = self.phase == Phase::Actions && self.figures().recruit_in_any_turn;
                window && left.iter().all(|seat| self.seats.has(seat)) && self.can_recruit(by)
            }
            Step::Turn => self.phase == Phase::Actions,
            Step::Sell { by } => self.may_sell(by).is_ok(),
            Step::Bonus { card, value } => {
                let goes_on = !player.bonuses.is_empty() && value <= MOST;
                acting && player.table.has(card) && goes_on && self.can_reach_minimum(seat, value)
            }
            Step::Pay { value } => acting && value <= 1000 && player.coins >= self.figures().money.pay(value),
            Step::Build { building } => acting && self.may_build(seat, building).is_ok(),
            Step::Site { deal } => acting && self.audit_deal(deal) && deal.offers < self.figures().offers,
            Step::Sum { deal, site } => {
                let open = self.audit_deal(deal) && deal.offers < self.figures().offers;
                acting && open && self.may_span(deal, site).is_ok()
            }
            Step::Answer { deal, site, sum } => acting && self.audit_offer(deal, site, sum),
            Step::Banker { by } => self.phase == Phase::End && self.court.banker == Some(by),
            Step::PutUp | Step::LastAuction => alone,
            Step::Rolled { stack, bid } => alone && self.audit_roll(seat, stack, bid),
        };
        ensure(possible, "this cannot be what is to be decided")
    }

    fn audit_hands(&self) -> bool {
        let dealt = |seat: Seat| {
            let player = &self.players[seat];
            usize::from(player.hand.len()) + usize::from(player.returned.is_some())
                == usize::from(self.figures().dealt)
        };
        let first = self.phase == Phase::Hands && self.round == 1;
        first && self.seats.iter().all(dealt) && !self.waiting().is_empty()
    }

    fn audit_opener(&self, seat: Seat) -> bool {
        self.phase == Phase::Auction && !self.is_solo() && self.auction.inside.contains(seat)
    }

    fn audit_bid(&self, stack: Stack, price: u16, leader: Seat, by: Seat, passed: SeatSet) -> bool {
        let among = [leader, by, self.turn]
            .into_iter()
            .all(|seat| self.audit_opener(seat));
        let asked = by != leader && !passed.contains(by) && !passed.contains(leader);
        among
            && asked
            && passed.iter().all(|seat| self.seats.has(seat))
            && self.players[leader].coins >= price
            && self.may_have(leader, stack).is_ok()
    }

    fn audit_order(&self, pile: Pile, kept: u8, put: [u8; 3], count: u8) -> bool {
        let (rest, len) = self.rest(pile, kept, &[]);
        let put = &put[..usize::from(count).min(put.len())];
        let distinct = put
            .iter()
            .enumerate()
            .all(|(index, card)| rest[..len].contains(card) && !put[..index].contains(card));
        self.seen(pile).as_slice().contains(&kept) && distinct && usize::from(count) + 2 <= len
    }

    /// An offer that its maker could keep to.
    fn audit_offer(&self, deal: Deal, site: Site, sum: u8) -> bool {
        let other = if deal.by == deal.partner {
            self.turn
        } else {
            deal.partner
        };
        let offers = (1..=self.figures().offers).contains(&deal.offers);
        let offerer = Deal { by: other, ..deal };
        self.audit_deal(deal)
            && offers
            && self.may_span(deal, site).is_ok()
            && self.may_ask(offerer, sum).is_ok()
    }

    fn audit_roll(&self, seat: Seat, stack: Stack, bid: u16) -> bool {
        let mut declined = self.solo.declined.as_slice().iter();
        self.solo.put_up.contains(stack)
            && declined.all(|other| other.stack != stack)
            && self.may_have(seat, stack).is_ok()
            && bid <= HIGHEST_ROLL
    }

    /// One decision interrupts another: selling, and a look with the Professor.
    fn audit_interruption(&self, seat: Seat) -> Verdict {
        let mut under = self.clone();
        under.steps.pop();
        let below = under.step();
        let possible = match self.step() {
            Some(Step::Sell { .. }) => below.is_some_and(Step::allows_selling),
            Some(Step::Look { after, .. } | Step::Order { after, .. }) if after == After::Below => {
                below.is_some_and(Step::allows_characters)
            }
            _ => return ensure(below.is_none(), "one decision interrupts another"),
        };
        ensure(
            possible && below.and_then(|step| under.decider(step)) == Some(seat),
            "one decision interrupts another of the same seat",
        )?;
        under.audit_steps()
    }

    fn has_marker(&self, seat: Seat) -> bool {
        self.court.marker.iter().flatten().any(|(by, _)| *by == seat)
    }

    fn audit_look(&self, seat: Seat, pile: Pile, after: After) -> bool {
        let context = match after {
            After::Auction => self.phase == Phase::Auction && pile == Pile::Prestige,
            After::Deed => {
                self.phase == Phase::Actions
                    && self.deeds.left > 0
                    && pile != Pile::Prestige
                    && seat == self.turn
            }
            After::Below => self.options.muse_and_princess && pile != Pile::Profession,
            After::Court => self.phase == Phase::Court && pile != Pile::Profession && seat == self.turn,
            After::Calls => self.options.muse_and_princess && pile != Pile::Profession,
        };
        context && self.deck_len(pile) > 1
    }

    fn audit_deal(&self, deal: Deal) -> bool {
        let sides = self.seats.has(deal.partner) && (deal.by == self.turn || deal.by == deal.partner);
        let mut proposal = self.clone();
        proposal.deeds.talks = 0;
        proposal.go_to(Step::Turn);
        sides
            && proposal
                .may_propose(self.turn, deal.building, deal.partner)
                .is_ok()
    }
}
