//! Whether what is to be decided can be.

use signoria_engine::{Rules, Seat};

use super::{MOST, Verdict, unless};
use crate::pieces::{Character, Pile};
use crate::state::*;

impl Florence {
    pub(super) fn audit_step(&self) -> Verdict {
        let decider = self.decider();
        unless(self.seats.has(decider), "who decides sits at the table")?;
        let (seat, player) = (decider, &self.players[decider]);
        let auction = self.phase == Phase::Auction;
        let acting = self.phase == Phase::Actions && self.deeds.left > 0;
        self.audit_interruption(seat)?;
        let possible = match self.step() {
            Step::Nothing => self.phase == Phase::End,
            Step::Hand => {
                let hands = self.seats.iter().all(|seat| {
                    let player = &self.players[seat];
                    usize::from(player.hand.len()) + usize::from(player.returned.is_some())
                        == usize::from(self.figures().dealt)
                });
                self.phase == Phase::Hands && self.round == 1 && hands && !self.waiting().is_empty()
            }
            Step::Open => {
                auction
                    && !self.is_solo()
                    && self.auction.inside.len() > 1
                    && self.auction.inside.contains(seat)
            }
            Step::Bid {
                stack,
                price,
                leader,
                by,
                passed,
            } => {
                let inside = self.auction.inside;
                let among = inside.contains(leader)
                    && inside.contains(by)
                    && inside.contains(self.turn)
                    && by != leader;
                let asked = !passed.contains(by) && !passed.contains(leader);
                auction
                    && !self.is_solo()
                    && among
                    && asked
                    && passed.iter().all(|seat| self.seats.has(seat))
                    && self.players[leader].coins >= price
                    && self.may_have(leader, stack).is_ok()
            }
            Step::Last => {
                auction
                    && !self.is_solo()
                    && self.auction.inside.len() == 1
                    && self.auction.inside.contains(seat)
            }
            Step::Merchant { stack, price, by } => {
                auction
                    && self.holds(by, Character::Merchant)
                    && self.may_have(by, stack).is_ok()
                    && price <= MOST
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
            } => {
                let (rest, len) = self.rest(pile, kept, &[]);
                let put = &put[..usize::from(count).min(put.len())];
                let distinct = put
                    .iter()
                    .enumerate()
                    .all(|(index, card)| rest[..len].contains(card) && !put[..index].contains(card));
                let seen = self.seen(pile);
                self.audit_look(seat, pile, after)
                    && seen.as_slice().contains(&kept)
                    && distinct
                    && usize::from(count) + 2 <= len
            }
            Step::Hire { .. } => auction && player.recruiting > 0,
            Step::Court => {
                self.phase == Phase::Court && !self.court.done.contains(seat) && !self.has_marker(seat)
            }
            Step::Bought { character } => {
                self.phase == Phase::Court && self.holds(seat, character) && self.court.done.contains(seat)
            }
            Step::Call { character, after, .. } => {
                let phase = if after == AfterCall::Court {
                    Phase::Auction
                } else {
                    Phase::End
                };
                self.phase == phase && self.holds(seat, character)
            }
            Step::Window { by, left } => {
                let seats = left.iter().all(|seat| self.seats.has(seat));
                self.phase == Phase::Actions
                    && self.figures().recruit_in_any_turn
                    && seats
                    && self.can_recruit(by)
            }
            Step::Turn => self.phase == Phase::Actions,
            Step::Sell { by } => self.may_sell(by).is_ok(),
            Step::Bonus { card, value } => {
                let goes_on = !player.bonuses.is_empty() && value <= MOST;
                acting && player.table.has(card) && goes_on && self.can_reach_minimum(seat, value)
            }
            Step::Pay { value } => {
                acting && value <= 1000 && player.coins >= value * self.figures().money.per_work_value
            }
            Step::Build { building } => acting && self.may_build(seat, building).is_ok(),
            Step::Site { deal } => acting && self.audit_deal(deal) && deal.offers < self.figures().offers,
            Step::Sum { deal, site } => {
                acting
                    && self.audit_deal(deal)
                    && deal.offers < self.figures().offers
                    && self.may_span(deal, site).is_ok()
            }
            Step::Answer { deal, site, sum } => {
                let other = if deal.by == deal.partner {
                    self.turn
                } else {
                    deal.partner
                };
                let offers = (1..=self.figures().offers).contains(&deal.offers);
                let offerer = Deal { by: other, ..deal };
                acting
                    && self.audit_deal(deal)
                    && offers
                    && self.may_span(deal, site).is_ok()
                    && self.may_ask(offerer, sum).is_ok()
            }
            Step::Banker { by } => self.phase == Phase::End && self.court.banker == Some(by),
            Step::PutUp | Step::LastAuction => {
                auction && self.is_solo() && self.auction.inside.contains(seat)
            }
            Step::Rolled { stack, bid } => {
                let solo = auction && self.is_solo() && self.auction.inside.contains(seat);
                solo && self.solo.put_up.contains(stack)
                    && self
                        .solo
                        .declined
                        .as_slice()
                        .iter()
                        .all(|other| other.stack != stack)
                    && self.may_have(seat, stack).is_ok()
                    && bid <= 26
            }
        };
        unless(possible, "this cannot be what is to be decided")
    }

    /// One decision interrupts another: selling, and a look with the Professor.
    fn audit_interruption(&self, seat: Seat) -> Verdict {
        let mut under = self.clone();
        under.steps.pop();
        let below = under.step();
        let possible = match self.step() {
            Step::Sell { .. } => below.allows_selling(),
            Step::Look { after, .. } | Step::Order { after, .. } if after == After::Below => {
                below.allows_characters()
            }
            _ => return unless(below == Step::Nothing, "one decision interrupts another"),
        };
        unless(
            possible && under.decider() == seat,
            "one decision interrupts another of the same seat",
        )?;
        under.audit_step()
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
