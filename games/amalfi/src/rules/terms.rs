//! The figures of one player: those of the board, changed by the player's own permanent characters (A.VO.20 to A.VO.29).

use signoria_engine::Seat;

use crate::edition::Components;
use crate::effect::{Market, Modifier};
use crate::pieces::Hold;
use crate::state::Amalfi;

/// A figure that several characters may lower, not below a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    add: i16,
    floor: i16,
}

impl Change {
    const NONE: Self = Self {
        add: 0,
        floor: i16::MAX,
    };

    /// Several add up; the lowest floor holds.
    fn join(&mut self, add: i8, floor: u8) {
        self.add = self.add.saturating_add(i16::from(add));
        self.floor = self.floor.min(i16::from(floor));
    }

    /// The changed figure. The floor stops a change and never raises a figure that was lower from the start.
    #[must_use]
    pub fn on(self, figure: u8) -> u8 {
        if self.add == 0 {
            return figure;
        }
        let figure = i16::from(figure);
        let floor = self.floor.min(figure).max(0);
        figure.saturating_add(self.add).clamp(floor, i16::from(u8::MAX)) as u8
    }
}

/// The figures of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What a ship lowered from each hold yields.
    pub holds: [u16; 5],
    /// What a ship lowered from the bay yields.
    pub emergency: u16,
    /// The cost of ships.
    pub ship: Change,
    /// The cost of exploring.
    pub explore: Change,
    /// The bread owed at feeding.
    pub feed: Change,
    /// The bread price of routes.
    pub sail: Change,
    /// How often in a round a taken dock may be sailed to, and the bread for it.
    pub crowded: (u8, u8),
    /// The most that a cell of council, workshop and atlas costs.
    pub surcharge: [u8; 3],
    /// What a lighthouse gives.
    pub beacon_bread: u8,
    /// What a lighthouse costs.
    pub beacon_price: u8,
}

impl Terms {
    fn of_the_board(edition: &Components) -> Self {
        Self {
            holds: edition.board.holds.map(u16::from),
            emergency: edition.board.emergency.into(),
            ship: Change::NONE,
            explore: Change::NONE,
            feed: Change::NONE,
            sail: Change::NONE,
            crowded: (0, u8::MAX),
            surcharge: [u8::MAX; 3],
            beacon_bread: edition.board.lighthouse_use.bread,
            beacon_price: edition.board.lighthouse_use.send,
        }
    }

    fn apply(&mut self, modifier: Modifier) {
        match modifier {
            Modifier::HoldValue { hold, add } => self.holds[hold as usize] += u16::from(add),
            Modifier::EmergencyValue { add } => self.emergency += u16::from(add),
            Modifier::ShipCost { add, min } => self.ship.join(add, min),
            Modifier::ExploreCost { add, min } => self.explore.join(add, min),
            Modifier::Feed { add, min } => self.feed.join(add, min),
            Modifier::SailBread { add, min } => self.sail.join(add, min),
            Modifier::SailOccupied {
                per_round,
                cost_bread,
            } => {
                self.crowded.0 = self.crowded.0.saturating_add(per_round);
                self.crowded.1 = self.crowded.1.min(cost_bread);
            }
            Modifier::Surcharge { markets, set } => {
                for market in [Market::Council, Market::Workshop, Market::Atlas] {
                    if markets.contains(market) {
                        let most = &mut self.surcharge[market as usize];
                        *most = set.min(*most);
                    }
                }
            }
            Modifier::LighthouseBread { set } => self.beacon_bread = self.beacon_bread.max(set),
            Modifier::LighthouseSendCost { set } => self.beacon_price = self.beacon_price.min(set),
        }
    }

    /// What a ship lowered from that hold yields.
    #[must_use]
    pub fn hold(&self, hold: Hold) -> u16 {
        self.holds[hold as usize]
    }

    /// What a cell of a market costs or gives: bread to pay, bread to gain.
    #[must_use]
    pub fn cell(&self, market: Market, bread: i8) -> (u8, u8) {
        if bread < 0 {
            (bread.unsigned_abs().min(self.surcharge[market as usize]), 0)
        } else {
            (0, bread.unsigned_abs())
        }
    }
}

impl Amalfi {
    /// The figures of a player.
    pub(crate) fn terms(&self, seat: Seat) -> Terms {
        let mut terms = Terms::of_the_board(&self.edition);
        let modifying = self.player(seat).invited & self.edition.modifying();
        for card in modifying.iter() {
            for &modifier in &self.edition.character(card).modifiers {
                terms.apply(modifier);
            }
        }
        terms
    }
}
