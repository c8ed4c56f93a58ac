//! What a seat could pay for and where it could build, and what is open in the turn: so that a board can show it without knowing a rule.

use serde::{Deserialize, Serialize};
use signoria_engine::{Eye, Seat, Set};

use crate::action::{Action, Place};
use crate::edition::{BOARD_CELLS, SectorBonus};
use crate::effect::{Gain, Good, Price};
use crate::hex::{Cell, Spot};
use crate::pieces::{ActionTile, Coin, Deed, Grid, Row, Seal, Space};
use crate::rules::FreeEffect;
use crate::state::Praga;
use crate::step::Step;

/// What a seat could pay for now and where it could build, whether or not that is asked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReachView {
    /// The hexes of the rows.
    pub hexes: [[bool; 4]; 3],
    /// The tiles on the wheel.
    pub tiles: Set<ActionTile>,
    /// The seals.
    pub seals: [bool; 5],
    /// Refreshing a row, with gold and with stone.
    pub refresh: [bool; 2],
    /// The free wall spaces.
    pub walls: Vec<Cell>,
    /// The free sites that could be paid.
    pub sites: Vec<Spot>,
}

/// An effect of the King's Road that may be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoadView {
    /// The answer, in its text form.
    pub action: String,
    /// What it would bring before the next decision.
    pub gains: Vec<Gain>,
}

/// Something that is open in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenView {
    /// What it is.
    pub what: Open,
    /// How often.
    pub count: u8,
    /// What becomes of it at the end of the turn.
    pub fate: Fate,
}

/// What can be open in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// The special hex, or the points instead.
    Special,
    /// Goods or an offer of the wheel.
    Wheel,
    /// The bonus of an upgraded action.
    Claim(Deed),
    /// A horizontal step.
    Step(Grid),
    /// The free effect of a road space.
    Free(Space),
    /// The egg effect of a road space.
    Egg(Space),
    /// Windows beyond those that stay.
    Windows,
}

/// What becomes of an open thing at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// The turn cannot end before it is decided.
    Must,
    /// It comes by itself.
    Comes,
    /// It is lost.
    Lapses,
}

impl Praga {
    /// What the seat of these eyes could reach.
    pub(crate) fn reach_view(&self, eye: Eye) -> Option<ReachView> {
        let Eye::Seat(seat) = eye else { return None };
        let figures = self.figures();
        let step = self.steps.top().filter(|&step| self.decider(step) == Some(seat));
        let mut reach = ReachView::default();
        for &row in Row::ALL {
            let discount = match step {
                Some(Step::Take {
                    row: asked,
                    gold,
                    stone,
                    ..
                }) if asked == row => Price {
                    gold,
                    stone,
                    ..Price::default()
                },
                _ => Price::default(),
            };
            for place in (1..=4).filter_map(Place::new) {
                let payable = self.may_take_hex(seat, row, place, true, discount).is_ok();
                reach.hexes[row as usize][usize::from(place.get()) - 1] = payable;
            }
        }
        for &tile in ActionTile::ALL {
            let terms = self.tile_terms(tile);
            if terms.is_some_and(|(gold, _)| self.players[seat].gold >= gold) {
                reach.tiles.insert(tile);
            }
        }
        for &seal in Seal::ALL {
            reach.seals[seal as usize] = self.can_pay(seat, figures.seal(seal).price);
        }
        for &coin in Coin::ALL {
            reach.refresh[coin as usize] = self.can_pay(seat, self.refresh_price(coin));
        }
        let spaces = (6..BOARD_CELLS as u8).map(|place| figures.board.cell(place));
        reach.walls = spaces.filter(|&cell| self.may_wall(seat, cell).is_ok()).collect();
        let off = match step {
            Some(Step::Site { gold, .. }) => gold,
            _ => 0,
        };
        let spots = figures.city.sites().iter().map(|site| site.spot);
        reach.sites = spots
            .filter(|&spot| self.may_build(seat, spot, off).is_ok())
            .collect();
        Some(reach)
    }

    /// What is open in the turn that is played. An offer that cannot be paid is not lost, so it is not told.
    pub(crate) fn open_view(&self) -> Vec<OpenView> {
        let mut open = Vec::new();
        let Some(seat) = self.active() else {
            return open;
        };
        let mut add = |what: Open, count: u8, fate: Fate| {
            if count > 0 {
                open.push(OpenView { what, count, fate });
            }
        };
        let turn = &self.turn;
        add(Open::Special, turn.special.into(), Fate::Comes);
        if self.may_take_bonus(seat).is_ok() {
            let fate = match self.sector_bonus() {
                SectorBonus::Offer(..) => Fate::Lapses,
                SectorBonus::Goods(_) | SectorBonus::SpecialOr(_) | SectorBonus::Closed => Fate::Comes,
            };
            add(Open::Wheel, 1, fate);
        }
        for &action in Deed::ALL {
            if self.may_claim(seat, action).is_ok() {
                add(Open::Claim(action), turn.claims[action as usize], Fate::Comes);
            }
        }
        for &grid in Grid::ALL {
            add(Open::Step(grid), turn.steps[grid as usize], Fate::Comes);
            if self.may_step(seat, grid).is_ok() {
                add(Open::Step(grid), turn.offered_steps[grid as usize], Fate::Lapses);
            }
        }
        for &space in Space::ALL {
            if let Some(fate) = self.fate_of_free(seat, space) {
                add(Open::Free(space), 1, fate);
            }
            let egg = turn.egg.contains(space) && self.players[seat].eggs > 0;
            add(Open::Egg(space), egg.into(), Fate::Lapses);
        }
        let kept = self.figures().player.windows_kept;
        let windows = self.players[seat].windows().saturating_sub(kept);
        add(Open::Windows, windows, Fate::Lapses);
        open
    }

    /// What the effects of the road that the seat of these eyes may choose among would bring.
    pub(crate) fn road_view(&self, eye: Eye) -> Vec<RoadView> {
        let seat = match eye {
            // Between actions nothing in particular is asked, and the active seat may do what is open.
            Eye::Seat(seat) if self.steps.top().is_none() && self.active() == Some(seat) => seat,
            _ => return Vec::new(),
        };
        let turn = &self.turn;
        let mut road = Vec::new();
        for space in (turn.free | turn.egg).iter() {
            for &good in Good::ALL {
                let free = (self.may_free(seat, space, good).is_ok()).then_some(Action::Free { space, good });
                let egg = (self.may_egg(seat, space, good).is_ok()).then_some(Action::Egg { space, good });
                road.extend(free.into_iter().chain(egg).map(|action| RoadView {
                    action: action.to_string(),
                    gains: self.gains_of(seat, action),
                }));
            }
        }
        road
    }

    /// What would become of the free effect of a space; none where it is not open, or is an offer that cannot be paid.
    fn fate_of_free(&self, seat: Seat, space: Space) -> Option<Fate> {
        if !self.is_free_open(space) {
            return None;
        }
        match self.free_effect(space) {
            FreeEffect::Gain(bonus) if bonus.either.is_some() => Some(Fate::Must),
            FreeEffect::Gain(_) | FreeEffect::Count(..) => Some(Fate::Comes),
            FreeEffect::Offer(_) => {
                let price = self.figures().road(space).price;
                self.can_pay(seat, price).then_some(Fate::Lapses)
            }
            FreeEffect::While => None,
        }
    }
}
