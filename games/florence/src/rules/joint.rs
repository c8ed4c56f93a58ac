//! Cooperative building: one building across the border of two estates, and the talk about it.

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Building, Deed, Tile};
use crate::places::Span;
use crate::state::{Deal, Florence, Half, Site, Step};

impl Florence {
    /// The left and the right one of two neighbours.
    fn sides(&self, seat: Seat, partner: Seat) -> Option<[Seat; 2]> {
        let [left, right] = self.neighbours(seat);
        if right == Some(partner) {
            Some([seat, partner])
        } else if left == Some(partner) {
            Some([partner, seat])
        } else {
            None
        }
    }

    /// The legal places of a joint building.
    pub(crate) fn spans(&self, deal: Deal) -> impl Iterator<Item = &'static Span> + '_ {
        let sides = self.sides(self.turn, deal.partner);
        let across = sides.map(|sides| sides.map(|seat| self.across(seat)));
        let spans: &'static [Span] = match sides {
            Some(_) => &self.figures().places(Tile::Building(deal.building)).across,
            None => &[],
        };
        spans.iter().filter(move |span| {
            let Some((sides, across)) = sides.zip(across) else {
                return false;
            };
            (0..2).all(|half| self.half_fits(sides[half], span, half, across[half]).is_ok())
        })
    }

    fn half_fits(&self, seat: Seat, span: &Span, half: usize, across: u64) -> Result<(), Refusal> {
        if span.mask[half] & self.players[seat].covered != 0 {
            Err(Refusal::Covered)
        } else if !self.may_touch(seat, span.mask[half], span.near[half], across) {
            Err(Refusal::Adjacent)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_span(&self, deal: Deal, site: Site) -> Result<(), Refusal> {
        let sides = self.sides(self.turn, deal.partner).ok_or(Refusal::NotNeighbour)?;
        let places = self.figures().places(Tile::Building(deal.building));
        let span = places.find_across(site.cell, site.turn).ok_or(Refusal::Outside)?;
        for (half, seat) in sides.into_iter().enumerate() {
            self.half_fits(seat, span, half, self.across(seat))?;
        }
        Ok(())
    }

    pub(crate) fn may_propose(&self, seat: Seat, building: Building, partner: Seat) -> Result<(), Refusal> {
        if self.sides(seat, partner).is_none() {
            return Err(Refusal::NotNeighbour);
        }
        self.may_have_building(seat, building)?;
        if self.deeds.talks >= self.figures().talks {
            return Err(Refusal::TooManyTalks);
        }
        if self.players[partner].has_building(building) {
            return Err(Refusal::PartnerHas { building });
        }
        let price = self.building_price(self.players[seat].builders);
        self.may_pay(seat, price.saturating_sub(u16::from(self.figures().highest_sum)))?;
        let deal = Deal {
            building,
            partner,
            by: seat,
            offers: 0,
        };
        if self.spans(deal).next().is_some() {
            Ok(())
        } else {
            Err(Refusal::NoRoom)
        }
    }

    /// The talk about a joint building: where, for what sum, and the answer.
    pub(super) fn negotiate(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (Step::Site { deal }, Action::Place { cell, turn }) => {
                let site = Site { cell, turn };
                self.go_to(Step::Sum { deal, site });
            }
            (Step::Sum { deal, site }, Action::Ask { hundreds }) => {
                self.ask(deal, site, hundreds.get() as u8, log);
            }
            (Step::Site { .. } | Step::Sum { .. }, Action::Withdraw) => {
                self.break_off(Event::Withdrew { seat }, log);
            }
            (Step::Answer { deal, site, sum }, Action::Accept) => self.accept(deal, site, sum, log),
            (Step::Answer { .. }, Action::Decline) => self.break_off(Event::Declined { seat }, log),
            (Step::Answer { deal, .. }, Action::Counter) => self.go_to(Step::Site { deal }),
            _ => {}
        }
    }

    pub(super) fn propose(
        &mut self,
        seat: Seat,
        building: Building,
        partner: Seat,
        log: &mut impl Log<Event>,
    ) {
        self.deeds.talks += 1;
        log.all(|| Event::Proposed {
            seat,
            building,
            partner,
        });
        self.go_to(Step::Site {
            deal: Deal {
                building,
                partner,
                by: seat,
                offers: 0,
            },
        });
    }

    /// Whether the seat that makes the offer could keep it.
    pub(crate) fn may_ask(&self, deal: Deal, sum: u8) -> Result<(), Refusal> {
        let highest = self.figures().highest_sum;
        if sum > highest {
            return Err(Refusal::SumTooHigh {
                coins: coins(highest),
            });
        }
        self.may_carry(deal, sum)
    }

    /// Whether the seat that decides has the coins for its part of the deal.
    fn may_carry(&self, deal: Deal, sum: u8) -> Result<(), Refusal> {
        let (own, sum) = (self.players[deal.by].coins, u16::from(sum));
        if deal.by == deal.partner {
            return if own >= sum {
                Ok(())
            } else {
                Err(Refusal::CannotPay { coins: coins(sum) })
            };
        }
        let price = self.building_price(self.players[self.turn].builders);
        if own + sum >= price {
            Ok(())
        } else {
            Err(Refusal::SumTooLow { coins: coins(price) })
        }
    }

    fn ask(&mut self, mut deal: Deal, site: Site, sum: u8, log: &mut impl Log<Event>) {
        let seat = deal.by;
        deal.offers += 1;
        deal.by = if seat == deal.partner {
            self.turn
        } else {
            deal.partner
        };
        let (building, asked) = (deal.building, coins(sum));
        log.all(|| Event::Offered {
            seat,
            building,
            cell: site.cell,
            turn: site.turn,
            coins: asked,
        });
        self.go_to(Step::Answer { deal, site, sum });
    }

    pub(crate) fn may_accept(&self, deal: Deal, sum: u8) -> Result<(), Refusal> {
        self.may_carry(deal, sum)
    }

    pub(crate) fn may_counter(&self, deal: Deal) -> Result<(), Refusal> {
        if deal.offers < self.figures().offers {
            Ok(())
        } else {
            Err(Refusal::TooManyOffers)
        }
    }

    /// The talk ends without a building; no action is used up.
    fn break_off(&mut self, event: Event, log: &mut impl Log<Event>) {
        log.all(|| event);
        self.go_to(Step::Turn);
    }

    /// The partner pays the active player, who pays the bank; both have the building.
    fn accept(&mut self, deal: Deal, site: Site, sum: u8, log: &mut impl Log<Event>) {
        let (seat, partner, building) = (self.turn, deal.partner, deal.building);
        let Some([left, right]) = self.sides(seat, partner) else {
            return;
        };
        let places = self.figures().places(Tile::Building(building));
        let Some(span) = places.find_across(site.cell, site.turn) else {
            return;
        };
        let price = self.building_price(self.players[seat].builders);
        self.players[partner].coins -= u16::from(sum);
        self.players[seat].coins += u16::from(sum);
        self.players[seat].coins -= price;
        self.supply.buildings[building as usize] -= 1;
        self.raise_building(left, building, site, Half::Left, span.mask[0]);
        self.raise_building(right, building, site, Half::Right, span.mask[1]);
        let (price, sum, points) = (coins(price), coins(sum), self.figures().points.building);
        log.all(|| Event::BuiltTogether {
            seat,
            partner,
            building,
            cell: site.cell,
            coins: price,
            sum,
            points,
        });
        self.deed_done(Deed::Build, log);
    }
}
