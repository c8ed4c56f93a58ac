//! What the rules make of the position: the stacks on offer, the tile to be placed, and what works are worth. A board shows it and works out nothing itself.

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use super::{PlayerView, View};
use crate::event::Refusal;
use crate::pieces::{Building, Card, Stack, Tile};
use crate::state::{Florence, Step};

/// A stack of the object auction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// How many are left.
    pub left: usize,
    /// Whether one can be acquired this round: it is not empty, and nothing of it was acquired yet.
    pub available: bool,
}

/// A tile that is to be placed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacingView {
    /// Which.
    pub tile: Tile,
    /// Who places it.
    pub by: Seat,
    /// The estate, or for a joint building the left and the right one.
    pub estates: Vec<Seat>,
}

/// What a work of a profession would be worth, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorkView {
    /// The profession.
    pub card: Card,
    /// What its value is made of, without bonus cards.
    pub sum: WorkSum,
    /// The value.
    pub value: u16,
    /// Whether that reaches the minimum of the round.
    pub enough: bool,
    /// What each part would count with the thing that the profession wishes for, one more jester, one more card.
    pub prospect: WorkSum,
}

/// Why a building cannot be built in an estate, whatever it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// It stands there already.
    Owned,
    /// The supply has none.
    NoneLeft,
    /// It fits nowhere.
    NoRoom,
}

/// What the value of a work is made of, without bonus cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkSum {
    /// For the building that the profession wishes for; 0 if it is not there.
    pub building: u16,
    /// For the landscape.
    pub landscape: u16,
    /// For the freedom.
    pub freedom: u16,
    /// For jesters.
    pub jesters: u16,
    /// For profession and recruiting cards.
    pub cards: u16,
    /// For the Muse.
    pub muse: u16,
}

impl WorkSum {
    /// The sum.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.building + self.landscape + self.freedom + self.jesters + self.cards + self.muse
    }

    /// For cards: the own ones, and the Muse.
    #[must_use]
    pub const fn cards_and_muse(self) -> u16 {
        self.cards + self.muse
    }
}

impl StackView {
    /// A stack; none if this table has no such stack.
    pub(super) fn new(table: &Florence, stack: Stack) -> Option<Self> {
        let sale = table.may_be_sold(stack);
        if matches!(sale, Err(Refusal::NoSuchStack { .. })) {
            return None;
        }
        let supply = &table.supply;
        let left = match stack {
            Stack::Forest | Stack::Lake | Stack::Park => supply.landscapes[stack as usize].into(),
            Stack::Landscape => supply.landscapes.iter().map(|left| usize::from(*left)).sum(),
            Stack::Jester => supply.jesters.into(),
            Stack::Builder => supply.builders.into(),
            Stack::Recruiting => supply.recruiting.into(),
            Stack::Prestige => table.prestiges.deck.len(),
        };
        Some(Self {
            stack,
            left,
            available: sale.is_ok(),
        })
    }
}

impl PlacingView {
    /// The tile that is to be placed now.
    pub(super) fn new(table: &Florence) -> Option<Self> {
        let inside = |tile, by| Self {
            tile,
            by,
            estates: vec![by],
        };
        match table.step() {
            Some(Step::Land { landscape, by }) => Some(inside(Tile::Landscape(landscape), by)),
            Some(Step::Build { building }) => Some(inside(Tile::Building(building), table.turn)),
            Some(Step::Site { deal }) => {
                // Whoever is the left neighbour has the left estate.
                let estates = if table.neighbours(table.turn)[0] == Some(deal.partner) {
                    vec![deal.partner, table.turn]
                } else {
                    vec![table.turn, deal.partner]
                };
                Some(Self {
                    tile: Tile::Building(deal.building),
                    by: deal.by,
                    estates,
                })
            }
            _ => None,
        }
    }
}

impl WorkView {
    /// What a work of a seat's own profession would be worth to it now.
    pub(super) fn new(table: &Florence, seat: Seat, card: Card) -> Self {
        Self::after(table, seat, card, 0)
    }

    /// What a work of a profession that a seat may keep would be worth to it then: the card itself counts.
    pub(super) fn kept(table: &Florence, seat: Seat, card: Card) -> Self {
        Self::after(table, seat, card, 1)
    }

    /// With that many cards more.
    fn after(table: &Florence, seat: Seat, card: Card, more: u8) -> Self {
        let sum = table.work_sum(seat, card, more);
        let value = sum.total();
        Self {
            card,
            sum,
            value,
            enough: value >= table.minimum(),
            prospect: table.work_prospect(seat, card, more),
        }
    }
}

impl Obstacle {
    /// The buildings that a seat cannot build alone, and why.
    pub(super) fn all(table: &Florence, seat: Seat) -> Vec<(Building, Self)> {
        let obstacle = |building: Building| {
            if table.players[seat].has_building(building) {
                Some(Self::Owned)
            } else if table.supply.buildings[building as usize] == 0 {
                Some(Self::NoneLeft)
            } else if table.building_places(seat, building).next().is_none() {
                Some(Self::NoRoom)
            } else {
                None
            }
        };
        let all = Building::ALL.iter().copied();
        all.filter_map(|building| Some((building, obstacle(building)?)))
            .collect()
    }
}

impl View {
    /// What a work of that value still lacks to be completed this round; 0 where it is enough.
    #[must_use]
    pub fn lacks(&self, value: u16) -> u16 {
        self.minimum.saturating_sub(value)
    }

    /// The prestige points of the round's best work, if a work of that value would be ahead of those of all others so far.
    #[must_use]
    pub fn leads_with(&self, value: u16) -> Option<u8> {
        let others = self.players.iter().filter(|player| Some(player.seat) != self.eye);
        let diego = self.solo.iter().map(|solo| solo.best);
        let best = others.map(|player| player.best).chain(diego).max();
        let points = self.figures.points.best_work;
        (points > 0 && best.is_none_or(|best| value > best)).then_some(points)
    }
}

impl PlayerView {
    /// Own profession and recruiting cards, which all count for every work.
    #[must_use]
    pub fn own_cards(&self) -> u8 {
        self.hand_count + self.table.len() as u8 + self.recruiting + self.recruited
    }

    /// The coins that are left when the next building is paid, where the eye may know them.
    #[must_use]
    pub fn coins_after_building(&self) -> Option<u32> {
        self.coins?.checked_sub(self.building_price)
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::erased::{AnyGame, AnyState, Erased, Order};
    use signoria_engine::{Eye, Seats, Seed};

    use super::*;
    use crate::Florence;
    use crate::view::StepView;

    fn seen(state: &dyn AnyState, seat: Seat) -> View {
        View::deserialize(&state.view(Eye::Seat(seat))).unwrap()
    }

    #[test]
    fn a_view_says_what_a_work_lacks_and_when_it_would_lead() {
        let order = Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(3),
            seed: Seed::from(1),
        };
        let (state, _) = Erased::<Florence>::new().start(&order).unwrap();
        let mut view = seen(&*state, Seat::new(0));
        view.minimum = 7;
        assert_eq!((view.lacks(5), view.lacks(7), view.lacks(9)), (2, 0, 0));
        let points = view.figures.points.best_work;
        assert_eq!(view.leads_with(1), Some(points), "nobody has completed one");
        (view.players[0].best, view.players[1].best) = (20, 12);
        assert_eq!(
            (view.leads_with(12), view.leads_with(13)),
            (None, Some(points)),
            "one's own does not count"
        );
        let own = &mut view.players[0];
        own.coins = Some(own.building_price + 300);
        assert_eq!(own.coins_after_building(), Some(300));
        own.coins = Some(own.building_price - 100);
        assert_eq!(own.coins_after_building(), None);
        (own.hand_count, own.recruiting, own.recruited) = (2, 1, 1);
        assert_eq!(own.own_cards(), 4);
    }

    #[test]
    fn a_work_is_worth_what_the_view_says_and_a_tile_is_placed_by_the_seat_that_it_names() {
        let mut works = 0;
        for seats in 1..=4 {
            let order = Order {
                edition: None,
                options: Default::default(),
                seats: Seats::new(seats),
                seed: Seed::from(u64::from(seats)),
            };
            let (mut state, _) = Erased::<Florence>::new().start(&order).unwrap();
            let mut number = 0;
            while let Some(seat) = state.waiting().first() {
                let actions = state.actions(seat);
                let action = actions[number * 7 % actions.len()].clone();
                let view = seen(&*state, seat);
                let places = view.placing.as_ref().is_some_and(|placing| placing.by == seat);
                let may_place = actions.iter().any(|action| action.starts_with("place "));
                assert_eq!(places, may_place, "{action}");
                let own = view.own().unwrap();
                for &(building, _) in &own.obstacles {
                    assert!(!actions.contains(&format!("build {building}")), "{building}");
                }
                state.play(seat, &action).unwrap();
                if let Some(card) = action.strip_prefix("work ") {
                    let card: Card = card.parse().unwrap();
                    let own = &view.own().unwrap().works;
                    let expected = own.iter().find(|work| work.card == card).unwrap().value;
                    let (StepView::Open(Step::Bonus { value, .. }) | StepView::Open(Step::Pay { value })) =
                        seen(&*state, seat).step
                    else {
                        panic!("a work is paid or helped by bonus cards")
                    };
                    assert_eq!(value, expected, "{action}");
                    works += 1;
                }
                number += 1;
            }
        }
        assert!(works > 0);
    }
}
