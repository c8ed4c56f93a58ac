//! GR: the Hunger Wall and the cathedral.

use signoria_engine::{Log, Seat};

use crate::edition::{GridCell, Trigger};
use crate::effect::{Good, Price};
use crate::event::{Event, Refusal};
use crate::pieces::Grid;
use crate::state::Praga;
use crate::step::Step;

/// The tier that brings a tile.
const TOP_TIER: u8 = 3;

/// The grid a choice names.
pub(crate) fn grid_of(good: Good) -> Option<Grid> {
    match good {
        Good::HungerWall => Some(Grid::HungerWall),
        Good::Cathedral => Some(Grid::Cathedral),
        _ => None,
    }
}

impl Praga {
    /// The price of the tier above a seat's marker, if the next row belongs to another.
    pub(crate) fn tier_price(&self, seat: Seat, grid: Grid) -> Price {
        let row = self.players[seat].grids[grid as usize].row;
        self.figures().grid(grid).price_from(row)
    }

    /// Whether a marker has a row above it.
    pub(crate) fn may_rise(&self, seat: Seat, grid: Grid) -> Result<(), Refusal> {
        let above = self.players[seat].grids[grid as usize].above();
        above.map(|_| ()).ok_or(Refusal::TopRow)
    }

    /// Whether a row up can be paid with windows.
    pub(crate) fn may_climb(&self, seat: Seat, grid: Grid) -> Result<(), Refusal> {
        self.may_rise(seat, grid)?;
        if !self.can_pay(seat, self.figures().prices.climb) {
            return Err(Refusal::ClimbWindows);
        }
        self.may_pay_tier(seat, grid)
    }

    /// Whether the tier above can be paid.
    pub(crate) fn may_pay_tier(&self, seat: Seat, grid: Grid) -> Result<(), Refusal> {
        if self.can_pay(seat, self.tier_price(seat, grid)) {
            Ok(())
        } else {
            Err(Refusal::TierPrice)
        }
    }

    /// Whether an arrow can be followed.
    pub(crate) fn may_follow(&self, seat: Seat, grid: Grid) -> Result<(), Refusal> {
        self.may_rise(seat, grid)?;
        self.may_pay_tier(seat, grid)
    }

    /// Whether an open horizontal step can be made.
    pub(crate) fn may_step(&self, seat: Seat, grid: Grid) -> Result<(), Refusal> {
        let index = grid as usize;
        if self.turn.steps[index] == 0 && self.turn.offered_steps[index] == 0 {
            return Err(Refusal::NoStep);
        }
        let beside = self.players[seat].grids[index].beside();
        beside.map(|_| ()).ok_or(Refusal::LastColumn)
    }
}

impl Praga {
    /// Horizontal steps: open until the end of the seat's own turn, made at once in others' turns.
    pub(crate) fn gain_steps(&mut self, seat: Seat, grid: Grid, count: u8, log: &mut impl Log<Event>) {
        if self.active() == Some(seat) {
            let steps = &mut self.turn.steps[grid as usize];
            *steps = steps.saturating_add(count);
            self.tell_gain(seat, grid.into(), count, log);
        } else {
            for _ in 0..count {
                self.steps.push(Step::Horizontal { seat, grid });
            }
        }
    }

    /// Makes an open horizontal step.
    pub(crate) fn make_step(&mut self, seat: Seat, grid: Grid, log: &mut impl Log<Event>) {
        let turn = &mut self.turn;
        let index = grid as usize;
        if turn.steps[index] > 0 {
            turn.steps[index] -= 1;
        } else {
            turn.offered_steps[index] = turn.offered_steps[index].saturating_sub(1);
        }
        self.step(seat, grid, log);
    }

    /// The marker goes one column further; in the last one the step is lost.
    pub(crate) fn step(&mut self, seat: Seat, grid: Grid, log: &mut impl Log<Event>) {
        let marker = &mut self.players[seat].grids[grid as usize];
        let Some(beside) = marker.beside() else { return };
        *marker = beside;
        let column = marker.column;
        log.all(|| Event::Stepped { seat, grid, column });
        self.arrive(seat, grid, log);
    }

    /// Pays windows, and the tier if it is a new one, for a row up.
    pub(crate) fn climb(&mut self, seat: Seat, grid: Grid, log: &mut impl Log<Event>) {
        let windows = self.figures().prices.climb;
        let tier = self.tier_price(seat, grid);
        self.pay(
            seat,
            Price {
                gold: tier.gold,
                stone: tier.stone,
                ..windows
            },
            log,
        );
        self.rise(seat, grid, log);
    }

    /// Follows a vertical arrow.
    pub(crate) fn follow_arrow(&mut self, seat: Seat, grid: Grid, log: &mut impl Log<Event>) {
        self.pay(seat, self.tier_price(seat, grid), log);
        self.rise(seat, grid, log);
    }

    /// A technology lifts a marker for nothing.
    pub(crate) fn rise_freely(&mut self, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        if let Some(grid) = grid_of(good) {
            self.rise(seat, grid, log);
        }
    }

    /// The marker goes one row up.
    fn rise(&mut self, seat: Seat, grid: Grid, log: &mut impl Log<Event>) {
        let figures = self.figures().grid(grid);
        let marker = &mut self.players[seat].grids[grid as usize];
        let Some(above) = marker.above() else { return };
        let tier = |row: u8| figures.tiers[usize::from(row)];
        let below = tier(marker.row);
        *marker = above;
        let row = marker.row;
        log.all(|| Event::Rose {
            seat,
            grid,
            row: row + 1,
        });
        self.trigger(seat, Trigger::RowUp, log);
        let reached_top = below != TOP_TIER && tier(row) == TOP_TIER;
        if reached_top && figures.tile_at_top && !self.cathedral_five.is_empty() {
            self.look_at_fives(seat, self.cathedral_five, log);
            self.steps.push(Step::CathedralTile { seat });
        }
        self.arrive(seat, grid, log);
    }

    /// The effect of the cell a marker arrived on.
    fn arrive(&mut self, seat: Seat, grid: Grid, log: &mut impl Log<Event>) {
        let marker = self.players[seat].grids[grid as usize];
        match self.grid_cell(grid, usize::from(marker.row), usize::from(marker.column)) {
            GridCell::Plain => {}
            GridCell::Points(points) => self.gain(seat, Good::Points, points, log),
            GridCell::Onward => self.step(seat, grid, log),
            GridCell::Upward => self.steps.push(Step::Arrow { seat, grid }),
        }
    }
}

impl Praga {
    /// A cell of a grid, with the tiers of this game.
    pub(crate) fn grid_cell(&self, grid: Grid, row: usize, column: usize) -> GridCell {
        let set = self.options.tiers(grid) as usize;
        self.figures().grid(grid).cells[set][row][column]
    }
}
