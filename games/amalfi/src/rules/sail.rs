//! Sailing (SA) and the changing routes (CR).

use signoria_engine::{Log, Seat, Set};

use super::terms::Terms;
use crate::action::Action;
use crate::effect::Occasion;
use crate::event::{Event, Refusal};
use crate::pieces::{BOARD_ROUTES, Route};
use crate::state::Amalfi;
use crate::step::{Stage, Step};

impl Amalfi {
    /// The bread price of a route for a player.
    pub(crate) fn route_price(&self, seat: Seat, route: Route) -> u8 {
        self.terms(seat)
            .sail
            .on(self.edition.route(self.valid(route)).price)
    }

    /// Whether a player may sail a route, and the bread due on top because the dock is taken (A.VO.27).
    pub(crate) fn may_sail(&self, seat: Seat, route: Route, terms: &Terms) -> Result<u8, Refusal> {
        self.may_sail_to(seat, route, self.has_ship(route), terms)
    }

    /// The same, if it is known whether the dock is taken.
    // Inlined, since the list does not ask for the reason: then none is made up.
    #[inline(always)]
    fn may_sail_to(&self, seat: Seat, route: Route, taken: bool, terms: &Terms) -> Result<u8, Refusal> {
        let board = self.player(seat);
        if board.bay == 0 {
            return Err(Refusal::EmptyBay);
        }
        if let Some(tile) = route.tile()
            && !board.tiles.contains(tile)
        {
            return Err(if self.in_play(route) {
                Refusal::OthersRoute { route }
            } else {
                Refusal::NotInPlay { route }
            });
        }
        let mut extra = 0;
        if taken {
            let (often, bread) = terms.crowded;
            if !route.is_public() || often == 0 {
                return Err(Refusal::DockTaken { route });
            }
            if board.crowded >= often {
                return Err(Refusal::CrowdedOften { route });
            }
            extra = bread;
        }
        let price = terms
            .sail
            .on(self.edition.route(self.valid(route)).price)
            .saturating_add(extra);
        let helped = || {
            route.cell_number().is_some()
                && (self.council.iter())
                    .any(|(cell, _)| self.bread_after_take(seat, cell, terms, board.bread) >= Some(price))
        };
        if board.bread >= price || helped() {
            Ok(extra)
        } else {
            Err(Refusal::RoutePrice {
                price,
                bread: board.bread,
            })
        }
    }

    /// Lists the routes that a player may sail.
    pub(crate) fn list_sails(&self, seat: Seat, terms: &Terms, out: &mut Vec<Action>) {
        let board = self.player(seat);
        if board.bay == 0 {
            return;
        }
        // The ships of all at once, instead of those of every player for each route.
        let mut ships = [0; BOARD_ROUTES];
        let mut sailed = Set::EMPTY;
        for player in self.players.values() {
            for (ships, &docked) in ships.iter_mut().zip(&player.docks) {
                *ships |= docked;
            }
            sailed |= player.sailed;
        }
        let rival = self.rival.docks;
        for (&route, ships) in Route::ALL[..BOARD_ROUTES].iter().zip(ships) {
            let taken = ships > 0 || rival.contains(route);
            if self.may_sail_to(seat, route, taken, terms).is_ok() {
                out.push(Action::Sail { route });
            }
        }
        for tile in board.tiles.iter() {
            let route = tile.into();
            let taken = sailed.contains(tile) || rival.contains(route);
            if self.may_sail_to(seat, route, taken, terms).is_ok() {
                out.push(Action::Sail { route });
            }
        }
    }

    /// What is left of that much bread after taking the character of a cell; none if it cannot be paid.
    fn bread_after_take(&self, seat: Seat, cell: usize, terms: &Terms, bread: u8) -> Option<u8> {
        let (price, gain) = self.take_price(terms, cell, false);
        let left = bread.checked_sub(price)?;
        Some((left + gain).min(self.capacity(seat)))
    }

    /// Whether the symbol left of a changing cell asks for a decision: a card can be taken, perhaps after optional actions.
    pub(crate) fn cell_asks(&self, seat: Seat, route: Route, stage: Stage, took: bool, extra: u8) -> bool {
        if took || route.cell_number().is_none() {
            return false;
        }
        let enough = self.has_had_enough(seat);
        if stage == Stage::After {
            return !enough && self.could_take(seat, false);
        }
        let terms = self.terms(seat);
        let price = self.route_price(seat, route).saturating_add(extra);
        if enough && self.player(seat).bread >= price {
            return false;
        }
        let bread = self.bread_in_reach(seat);
        (self.council.iter()).any(|(cell, _)| self.bread_after_take(seat, cell, &terms, bread) >= Some(price))
    }

    pub(crate) fn list_before(&self, seat: Seat, route: Route, extra: u8, out: &mut Vec<Action>) {
        let (terms, bread) = (self.terms(seat), self.player(seat).bread);
        let price = self.route_price(seat, route).saturating_add(extra);
        out.extend(
            self.council
                .iter()
                .filter(|&(cell, _)| self.bread_after_take(seat, cell, &terms, bread) >= Some(price))
                .map(|(_, card)| Action::Take { card }),
        );
        if bread >= price {
            out.push(Action::Skip);
        }
    }

    pub(crate) fn may_before(
        &self,
        seat: Seat,
        route: Route,
        extra: u8,
        action: Action,
    ) -> Result<(), Refusal> {
        let (terms, bread) = (self.terms(seat), self.player(seat).bread);
        let price = self.route_price(seat, route).saturating_add(extra);
        match action {
            Action::Take { card } => {
                self.may_take(seat, card, false)?;
                let cell = self.council.cell(card).ok_or(Refusal::NotInCouncil { card })?;
                if self.bread_after_take(seat, cell, &terms, bread) >= Some(price) {
                    Ok(())
                } else {
                    Err(Refusal::TakeBeforePrice { price })
                }
            }
            Action::Skip if bread >= price => Ok(()),
            Action::Skip => Err(Refusal::RoutePrice { price, bread }),
            _ => Err(Refusal::NotAsked),
        }
    }
}

impl Amalfi {
    /// Puts a ship on the dock and begins the voyage (A.SA.3).
    pub(super) fn sail(&mut self, seat: Seat, route: Route, log: &mut impl Log<Event>) {
        let Ok(extra) = self.may_sail(seat, route, &self.terms(seat)) else {
            return;
        };
        let crowded = self.has_ship(route);
        let board = &mut self.players[seat];
        board.bay -= 1;
        board.crowded += u8::from(crowded);
        match route.tile() {
            Some(tile) => board.sailed.insert(tile),
            None => board.docks[route as usize] += 1,
        }
        log.all(|| match self.cover(route) {
            Some(tile) => Event::SailedCovered { seat, tile, route },
            None => Event::Sailed { seat, route },
        });
        self.begin(Step::Voyage {
            seat,
            route,
            stage: Stage::Before,
            took: false,
            extra,
        });
    }

    /// The next part of a voyage that needs no decision.
    pub(super) fn voyage_goes_on(
        &mut self,
        seat: Seat,
        route: Route,
        stage: Stage,
        extra: u8,
        log: &mut impl Log<Event>,
    ) {
        match stage {
            Stage::Before => self.set_stage(Stage::Price),
            Stage::Price => {
                self.set_stage(Stage::After);
                self.pay_bread(seat, self.route_price(seat, route).saturating_add(extra), log);
                let effects = self.edition.route(self.valid(route)).effects;
                self.push_effects(seat, effects);
            }
            Stage::After => {
                self.set_stage(Stage::Light);
                self.trigger(seat, Occasion::of_voyage(route));
            }
            Stage::Light => {
                self.finish();
                self.shine(route);
            }
        }
    }

    /// Asks the owner of the lighthouse of a route that was sailed (A.LU.1).
    pub(super) fn shine(&mut self, route: Route) {
        if let Some(seat) = self.keeper(route) {
            self.begin(Step::Beacon { seat, route });
        }
    }

    fn set_stage(&mut self, next: Stage) {
        if let Some(Step::Voyage { stage, .. }) = self.steps.top_mut() {
            *stage = next;
        }
    }

    /// Takes the character of a changing cell, or goes on without (A.CR.2).
    pub(super) fn cell_choice(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let Some(Step::Voyage { stage, took, .. }) = self.steps.top_mut() else {
            return;
        };
        if let Action::Take { card } = action {
            *took = true;
            self.take(seat, card, false, log);
        } else if *stage == Stage::Before {
            *stage = Stage::Price;
        } else {
            // Declined after the effects: nothing is left to take.
            *took = true;
        }
    }

    /// Moves the player's ship from a dock to the bay (A.VO.13).
    pub(super) fn recall(&mut self, seat: Seat, route: Route, log: &mut impl Log<Event>) {
        let board = &mut self.players[seat];
        match route.tile() {
            Some(tile) => board.sailed.remove(tile),
            None => board.docks[route as usize] -= 1,
        }
        board.bay += 1;
        log.all(|| Event::Recalled { seat, route });
    }
}
