//! Building alone: price, place, and the rules of touching.

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Building, Deed, Tile};
use crate::places::{LEFT, Place, RIGHT, around, left_to_right, right_to_left};
use crate::state::{Florence, Half, Lot, Site};

/// From this number of builders on buildings may touch.
const TOUCHING: u8 = 2;

impl Florence {
    /// The cells of an estate across whose border there is a building or a palazzo.
    pub(crate) fn across(&self, seat: Seat) -> u64 {
        let [left, right] = self.neighbours(seat);
        left.map_or(0, |seat| right_to_left(self.players[seat].built))
            | right.map_or(0, |seat| left_to_right(self.players[seat].built))
    }

    /// The cells of an estate that lie along a border.
    fn border(&self, seat: Seat) -> u64 {
        let [left, right] = self.neighbours(seat);
        left.map_or(0, |_| LEFT) | right.map_or(0, |_| RIGHT)
    }

    /// Whether the cells of a new building may touch what is built already, by the builders of the estate's owner.
    pub(crate) fn may_touch(&self, seat: Seat, mask: u64, near: u64, across: u64) -> bool {
        let player = &self.players[seat];
        player.builders >= TOUCHING || (near & player.built == 0 && mask & across == 0)
    }

    /// The cells where no cell of a new building of that owner may lie: taken ones, and those beside what it may not touch.
    pub(crate) fn forbidden(&self, seat: Seat) -> u64 {
        let player = &self.players[seat];
        if player.builders >= TOUCHING {
            return player.covered;
        }
        let beside = if player.builders == 0 {
            self.border(seat)
        } else {
            self.across(seat)
        };
        player.covered | beside | around(player.built)
    }

    /// The legal places of a building.
    pub(crate) fn building_places(
        &self,
        seat: Seat,
        building: Building,
    ) -> impl Iterator<Item = &'static Place> {
        let forbidden = self.forbidden(seat);
        let places = &self.figures().places(Tile::Building(building)).inside;
        places.iter().filter(move |place| place.mask & forbidden == 0)
    }

    /// Whether a building has a place without these cells.
    pub(crate) fn building_fits(&self, building: Building, forbidden: u64) -> bool {
        self.figures().places(Tile::Building(building)).fits(forbidden)
    }

    /// Whether the building could be built by the seat at all, alone or jointly.
    pub(crate) fn may_have_building(&self, seat: Seat, building: Building) -> Result<(), Refusal> {
        self.may_act(seat, Deed::Build)?;
        if self.players[seat].has_building(building) {
            return Err(Refusal::SecondOfKind { building });
        }
        if self.supply.buildings[building as usize] == 0 {
            return Err(Refusal::NoneLeft { building });
        }
        Ok(())
    }

    pub(crate) fn may_build(&self, seat: Seat, building: Building) -> Result<(), Refusal> {
        self.may_build_outside(seat, building, self.forbidden(seat))
    }

    /// The same if the cells where no building may lie are known: they are the same for all kinds.
    fn may_build_outside(&self, seat: Seat, building: Building, forbidden: u64) -> Result<(), Refusal> {
        self.may_have_building(seat, building)?;
        self.may_pay(seat, self.building_price(self.players[seat].builders))?;
        if self.building_fits(building, forbidden) {
            Ok(())
        } else {
            Err(Refusal::NoRoom)
        }
    }

    /// The kinds of buildings that the seat may build alone.
    pub(crate) fn buildable(&self, seat: Seat) -> impl Iterator<Item = Building> + '_ {
        let forbidden = self.forbidden(seat);
        let kinds = Building::ALL.iter().copied();
        kinds.filter(move |&building| self.may_build_outside(seat, building, forbidden).is_ok())
    }

    /// Whether the building may lie there.
    pub(crate) fn may_place(&self, seat: Seat, building: Building, site: Site) -> Result<(), Refusal> {
        let places = self.figures().places(Tile::Building(building));
        let place = places.find(site.cell, site.turn).ok_or(Refusal::Outside)?;
        let player = &self.players[seat];
        if place.mask & player.covered != 0 {
            return Err(Refusal::Covered);
        }
        if player.builders < TOUCHING && place.near & player.built != 0 {
            return Err(Refusal::Adjacent);
        }
        if player.builders == 0 && place.mask & self.border(seat) != 0 {
            return Err(Refusal::Border);
        }
        if player.builders < TOUCHING && place.mask & self.across(seat) != 0 {
            return Err(Refusal::AcrossBorder);
        }
        Ok(())
    }

    /// The building stands in the estate; its owner gains prestige.
    pub(crate) fn raise_building(
        &mut self,
        seat: Seat,
        building: Building,
        site: Site,
        half: Half,
        mask: u64,
    ) {
        let points = self.figures().points.building;
        let player = &mut self.players[seat];
        player.lots[building as usize] = Lot::new(site, half);
        player.built |= mask;
        player.covered |= mask;
        player.points.buildings += points;
    }

    /// Answers where a building goes.
    pub(super) fn place_building(
        &mut self,
        seat: Seat,
        building: Building,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Place { cell, turn } = action {
            self.build(seat, building, Site { cell, turn }, log);
        }
    }

    fn build(&mut self, seat: Seat, building: Building, site: Site, log: &mut impl Log<Event>) {
        let places = self.figures().places(Tile::Building(building));
        let Some(place) = places.find(site.cell, site.turn) else {
            return;
        };
        let price = self.building_price(self.players[seat].builders);
        self.players[seat].coins -= price;
        self.supply.buildings[building as usize] -= 1;
        self.raise_building(seat, building, site, Half::Whole, place.mask);
        let points = self.figures().points.building;
        log.all(|| Event::Built {
            seat,
            building,
            cell: site.cell,
            coins: coins(price),
            points,
        });
        self.deed_done(Deed::Build, log);
    }
}
