//! Buying masterpieces (BU), exploring (XP), inviting characters (IV), and paying for ships (BS).

use signoria_engine::{Log, Seat, Set};

use super::payment::{Means, Price};
use super::terms::Terms;
use crate::action::Action;
use crate::edition::{Cost, Fee};
use crate::effect::{Market, Occasion};
use crate::event::{Event, Refusal};
use crate::pieces::{Character, Masterpiece, Role, Tile};
use crate::score::Origin;
use crate::state::{Amalfi, SPACES};
use crate::step::{Payment, Step, Thing};

impl Amalfi {
    fn resources(cost: &Cost, n: u8, discount: u8) -> Price {
        Price {
            n: n.saturating_sub(discount).into(),
            of: cost.of,
            surcharge: 0,
            bread: 0,
        }
    }

    /// What a thing costs a player, less a discount.
    ///
    /// # Errors
    /// If it is not available.
    pub(crate) fn price(
        &self,
        seat: Seat,
        thing: Thing,
        discount: u8,
        terms: &Terms,
    ) -> Result<Price, Refusal> {
        match thing {
            Thing::Masterpiece(card) => {
                let cell = self.workshop.cell(card).ok_or(Refusal::NotInWorkshop { card })?;
                Ok(self.masterpiece_price(card, cell, discount, terms))
            }
            Thing::Tile(tile) => {
                let cell = self.atlas.cell(tile).ok_or(Refusal::NotInAtlas { tile })?;
                Ok(self.tile_price(tile, cell, discount, terms))
            }
            Thing::Character(card) => {
                if self.player(seat).hand.contains(card) {
                    Ok(self.character_price(card, discount))
                } else {
                    Err(Refusal::NotInHand { card })
                }
            }
            Thing::Ships(ships) => {
                let left = SPACES.saturating_sub(self.player(seat).built);
                if (1..=left).contains(&ships) {
                    Ok(self.ships_price(ships, terms))
                } else {
                    Err(Refusal::ShipyardEmpty { left })
                }
            }
        }
    }

    fn masterpiece_price(&self, card: Masterpiece, cell: usize, discount: u8, terms: &Terms) -> Price {
        let cost = &self.edition.masterpiece(card).cost;
        Price {
            surcharge: terms.cell(Market::Workshop, self.edition.workshop[cell]).0,
            ..Self::resources(cost, cost.n, discount)
        }
    }

    fn tile_price(&self, tile: Tile, cell: usize, discount: u8, terms: &Terms) -> Price {
        let cost = &self.edition.tile(tile).cost;
        Price {
            surcharge: terms.cell(Market::Atlas, self.edition.atlas[cell]).0,
            ..Self::resources(cost, terms.explore.on(cost.n), discount)
        }
    }

    fn character_price(&self, card: Character, discount: u8) -> Price {
        match &self.edition.character(card).fee {
            Fee::Bread(bread) => Price {
                n: 0,
                of: Set::EMPTY,
                surcharge: 0,
                bread: bread.saturating_sub(discount),
            },
            Fee::Resources(cost) => Self::resources(cost, cost.n, discount),
        }
    }

    fn ships_price(&self, ships: u8, terms: &Terms) -> Price {
        let each = terms
            .ship
            .on(self.edition.board.ship_cost[usize::from(self.round)]);
        Price {
            n: u16::from(ships) * u16::from(each),
            of: Set::only(self.edition.board.ship_resource),
            surcharge: 0,
            bread: 0,
        }
    }

    /// The bread that the place of a thing gives to whoever buys it there.
    pub(crate) fn place_bread(&self, thing: Thing) -> u8 {
        let bread = match thing {
            Thing::Masterpiece(card) => self.workshop.cell(card).map(|cell| self.edition.workshop[cell]),
            Thing::Tile(tile) => self.atlas.cell(tile).map(|cell| self.edition.atlas[cell]),
            Thing::Character(_) | Thing::Ships(_) => None,
        };
        bread.unwrap_or(0).max(0).unsigned_abs()
    }

    /// Whether a player may have a thing for its price.
    pub(crate) fn may_purchase(&self, seat: Seat, thing: Thing, discount: u8) -> Result<(), Refusal> {
        let terms = self.terms(seat);
        let price = self.price(seat, thing, discount, &terms)?;
        let (board, means) = (self.player(seat), self.means(seat, &terms));
        if price.is_payable(&means) {
            return Ok(());
        }
        if price.bread > board.bread {
            return Err(Refusal::BreadPrice {
                n: price.bread,
                bread: board.bread,
            });
        }
        let without = Price {
            surcharge: 0,
            ..price
        };
        if without.is_payable(&means) {
            return Err(Refusal::Surcharge {
                n: price.surcharge,
                bread: board.bread,
            });
        }
        Err(Refusal::CannotPay { n: price.n })
    }

    pub(crate) fn list_buy(&self, discount: u8, terms: &Terms, means: &Means, out: &mut Vec<Action>) {
        for (cell, card) in self.workshop.iter() {
            if self
                .masterpiece_price(card, cell, discount, terms)
                .is_payable(means)
            {
                out.push(Action::Buy { card });
            }
        }
    }

    pub(crate) fn list_explore(&self, discount: u8, terms: &Terms, means: &Means, out: &mut Vec<Action>) {
        for (cell, tile) in self.atlas.iter() {
            if self.tile_price(tile, cell, discount, terms).is_payable(means) {
                out.push(Action::Explore { tile });
            }
        }
    }

    pub(crate) fn list_invite(&self, seat: Seat, discount: u8, means: &Means, out: &mut Vec<Action>) {
        for card in self.player(seat).hand.iter() {
            if self.character_price(card, discount).is_payable(means) {
                out.push(Action::Invite { card });
            }
        }
    }

    pub(crate) fn list_build(&self, seat: Seat, terms: &Terms, means: &Means, out: &mut Vec<Action>) {
        for ships in 1..=SPACES.saturating_sub(self.player(seat).built) {
            if !self.ships_price(ships, terms).is_payable(means) {
                break;
            }
            if let Some(ships) = signoria_engine::Number::new(ships.into()) {
                out.push(Action::Build { ships });
            }
        }
    }
}

impl Amalfi {
    /// Begins to pay for a thing that was found payable.
    pub(super) fn purchase(&mut self, seat: Seat, thing: Thing, discount: u8, log: &mut impl Log<Event>) {
        let terms = self.terms(seat);
        let Ok(price) = self.price(seat, thing, discount, &terms) else {
            return;
        };
        if let Thing::Character(card) = thing {
            // Whoever pays for a character shows it.
            self.seen.insert(card);
        }
        self.pay_bread(seat, price.bread, log);
        self.begin(Step::Payment(Payment {
            seat,
            thing,
            cost: price.n,
            of: price.of,
            surcharge: price.surcharge,
            useful: 0,
            other: 0,
        }));
    }

    /// Hands over what was paid for.
    pub(super) fn receive(&mut self, seat: Seat, thing: Thing, log: &mut impl Log<Event>) {
        match thing {
            Thing::Masterpiece(card) => self.receive_masterpiece(seat, card, log),
            Thing::Tile(tile) => self.receive_tile(seat, tile, log),
            Thing::Character(card) => self.receive_character(seat, card, log),
            Thing::Ships(left) => self.begin(Step::Yard { seat, left }),
        }
    }

    /// A.BU.3
    fn receive_masterpiece(&mut self, seat: Seat, card: Masterpiece, log: &mut impl Log<Event>) {
        let Some(cell) = self.workshop.cell(card) else {
            return;
        };
        let figures = *self.edition.masterpiece(card);
        log.all(|| Event::Bought {
            seat,
            card,
            vp: figures.vp,
        });
        self.gain_bread(seat, self.place_bread(Thing::Masterpiece(card)).into(), log);
        self.score(seat, Origin::Masterpieces, figures.vp.into());
        self.remove_masterpiece(cell);
        self.players[seat].masterpieces.insert(card);
        self.refill_workshop(log);
        self.award_titles(seat, log);
        self.push_effects(seat, figures.bonus);
        self.trigger_buy(seat, figures.craft);
    }

    /// A.XP.3
    fn receive_tile(&mut self, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
        let Some(cell) = self.atlas.cell(tile) else {
            return;
        };
        let vp = self.edition.tile(tile).vp;
        log.all(|| Event::Explored { seat, tile, vp });
        self.gain_bread(seat, self.place_bread(Thing::Tile(tile)).into(), log);
        self.score(seat, Origin::Routes, vp.into());
        self.atlas.remove(cell);
        self.players[seat].tiles.insert(tile);
        self.refill_atlas(log);
        self.award_titles(seat, log);
        self.trigger(seat, Occasion::Explore);
    }

    /// A.IV.4
    fn receive_character(&mut self, seat: Seat, card: Character, log: &mut impl Log<Event>) {
        log.all(|| Event::Invited { seat, card });
        self.players[seat].hand.remove(card);
        self.seen.remove(card);
        self.players[seat].invited.insert(card);
        let until = self.invitations.len() as u8;
        self.invitations.put_on_top(card);
        self.award_titles(seat, log);
        let figures = self.edition.figures().character(card);
        if figures.role == Role::Instant {
            self.push_effects(seat, figures.effect);
        }
        self.trigger_until(seat, Occasion::Invite, None, until);
    }
}
