//! What a player has, as everybody sees it; more about the observing seat.

use signoria_engine::{Observer, Seat, Token as _};

use super::Sums;
use crate::edition::{GRID_COLUMNS, GRID_ROWS};
use crate::effect::Price;
use crate::pieces::{BridgeTile, Deed, FinalStep, Grid, Level, Track, WindowPay};
use crate::rules::production;
use crate::state::{Phase, Praga, Right};

/// Which actions could be carried out, in their order.
pub(super) type Executable = [bool; Deed::ALL.len()];

/// Coins that are told apart one by one.
const COINS: usize = 8;

impl Praga {
    /// The numbers of a player; zeros for an empty place.
    pub(super) fn tell_player(&self, place: Option<Seat>, own: Seat, to: &mut impl Observer) {
        let seat = place.unwrap_or(own);
        let there = u32::from(place.is_some());
        let mut tell = |name: &'static str, number: u32, most: u16| to.capped(name, number * there, most);
        let player = &self.players[seat];
        let usable = |level: Level| u32::from(player.usable(level).is_some());
        let right = |right: Right| player.rights.iter().filter(|&&own| own == right).count() as u32;
        let [wall, cathedral] = player.grids;
        // Once the scoring has begun, its points lie among the others.
        let last = if self.phase == Phase::Play {
            self.final_points(seat)
                .iter()
                .map(|&points| u32::from(points))
                .sum()
        } else {
            0
        };
        let points = u32::from(player.points);
        tell("present", 1, 1);
        tell("active", (self.active() == Some(seat)).into(), 1);
        tell("asked", (self.deciding() == Some(seat)).into(), 1);
        tell("order", self.first.distance(seat, self.seats).into(), 3);
        tell("turns-left", self.turns_left(seat) as u32, 16);
        tell("points", points, 200);
        tell("at-end", last, 150);
        tell("total", points + last, 300);
        tell("gold", player.gold.into(), 9);
        tell("stone", player.stone.into(), 9);
        tell("eggs", player.eggs.into(), 8);
        tell("silver", player.silver.into(), 6);
        tell("gold-windows", player.gold_windows.into(), 6);
        tell("red", player.red.into(), 20);
        tell("blue", player.blue.into(), 20);
        tell("gold-mines", player.tracks[0].into(), 12);
        tell("quarries", player.tracks[1].into(), 12);
        tell("technology", player.technology.into(), 12);
        tell("university", player.university.into(), 12);
        tell("wall-row", wall.row.into(), GRID_ROWS as u16);
        tell("wall-column", wall.column.into(), GRID_COLUMNS as u16);
        tell("cathedral-row", cathedral.row.into(), GRID_ROWS as u16);
        tell("cathedral-column", cathedral.column.into(), GRID_COLUMNS as u16);
        tell(
            "wealth",
            player.wealth.iter().filter(|&&left| left).count() as u32,
            3,
        );
        tell("gold-tile", player.production[0].is_some().into(), 1);
        tell("stone-tile", player.production[1].is_some().into(), 1);
        tell("technology-1", usable(Level::One), 1);
        tell("technology-2", usable(Level::Two), 1);
        tell("technology-3", usable(Level::Three), 1);
        tell("technology-4", usable(Level::Four), 1);
        tell("road", player.road.into(), 5);
        tell("gold-bridges", player.five.len() as u32, 6);
        tell("rights", right(Right::Reminder) + right(Right::Bare), 2);
        tell("seals", right(Right::Used), 2);
        tell("cubes", player.supply.into(), 15);
        tell("walls", player.walls() as u32, 12);
        tell("upgrades", player.upgrades().count() as u32, 15);
    }

    /// What is encoded in more detail for the observing seat.
    pub(super) fn tell_own(&self, seat: Seat, can: Executable, to: &mut impl Observer) {
        let player = &self.players[seat];
        to.one_of("gold", Some(usize::from(player.gold).min(COINS - 1)), COINS);
        to.one_of("stone", Some(usize::from(player.stone).min(COINS - 1)), COINS);
        to.one_of("road", Some(player.road.into()), 6);
        for (number, &left) in player.wealth.iter().enumerate() {
            to.flag(("wealth", number), left);
        }
        let usable = Level::ALL.iter().filter_map(|&level| player.usable(level));
        to.set("technology", usable.collect());
        to.set("fresh", player.fresh);
        super::tell_bridge(to, "five", BridgeTile::five(), player.five);
        let last = self.final_points(seat);
        to.each("last", 60, |step: FinalStep| last[step.index()].into());
        for &track in Track::ALL {
            let mut sums = Sums::default();
            production(self.figures(), player, track).for_each(|gain| sums.add(gain));
            to.part(track.word(), |to| sums.tell(to));
        }
        for &grid in Grid::ALL {
            to.part(grid.word(), |to| {
                let marker = player.grids[grid.index()];
                let figures = self.figures().grid(grid);
                to.one_of("row", Some(marker.row.into()), GRID_ROWS);
                let column = usize::from(marker.column).min(GRID_COLUMNS - 1);
                to.capped("token", figures.per_token[column], 5);
                super::tell_price(to, self.tier_price(seat, grid));
                to.flag("climb", self.may_climb(seat, grid).is_ok());
            });
        }
        for &pay in WindowPay::ALL {
            to.part("extra", |to| {
                to.flag(pay.word(), self.may_buy_extra(seat, pay).is_ok());
            });
        }
        for (&deed, can) in Deed::ALL.iter().zip(can) {
            to.part("can", |to| to.flag(deed.word(), can));
        }
    }

    /// The actions that a seat could carry out now at full price.
    pub(super) fn executable(&self, seat: Seat) -> Executable {
        let special = self.turn.special && self.active() == Some(seat);
        std::array::from_fn(|deed| {
            self.may_execute(seat, Deed::ALL[deed], special, Price::default())
                .is_ok()
        })
    }
}
