//! What the action that the person considers would bring into the estate, and what each work would then be worth. The values come with the view.

use signoria_florence::Action;
use signoria_florence::edition::Wish;
use signoria_florence::pieces::{Building, Freedom, Landscape, Pile, Stack, Tile};
use signoria_florence::step::Step;
use signoria_florence::view::{StepView, View, WorkSum, WorkView};

/// Something that counts for works, or makes building cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A building.
    Building(Building),
    /// A landscape.
    Landscape(Landscape),
    /// A freedom.
    Freedom(Freedom),
    /// A jester.
    Jester,
    /// A builder.
    Builder,
    /// A profession or recruiting card.
    Card,
}

impl Gain {
    /// What a considered action that is legal would bring in the end. Where none is considered, what is being placed or bid for.
    pub fn of(view: &View, considered: Option<&str>) -> Option<Self> {
        let own = view.eye;
        let placed = || {
            let placing = view.placing.as_ref().filter(|placing| Some(placing.by) == own)?;
            Some(Self::of_tile(placing.tile))
        };
        let bid_for = || match view.step {
            StepView::Open(Step::Bid { stack, by, .. }) if Some(by) == own => Self::of_stack(stack),
            StepView::Open(Step::Rolled { stack, .. }) if own.is_some() => Self::of_stack(stack),
            _ => None,
        };
        let Some(action) = considered else {
            return placed().or_else(bid_for);
        };
        match action.parse().ok()? {
            Action::Build { building } => Some(Self::Building(building)),
            Action::Introduce { freedom } => Some(Self::Freedom(freedom)),
            Action::Open { stack } | Action::Take { stack } | Action::PutUp { stack } => {
                Self::of_stack(stack)
            }
            Action::Choose { landscape } => Some(Self::Landscape(landscape)),
            Action::Place { .. } => placed(),
            Action::Raise | Action::Buy => bid_for(),
            Action::Draw {
                deck: Pile::Profession,
            }
            | Action::Recruit { .. } => Some(Self::Card),
            Action::Keep { card } if card.pile() == Pile::Profession => Some(Self::Card),
            _ => None,
        }
    }

    const fn of_tile(tile: Tile) -> Self {
        match tile {
            Tile::Building(building) => Self::Building(building),
            Tile::Landscape(landscape) => Self::Landscape(landscape),
        }
    }

    fn of_stack(stack: Stack) -> Option<Self> {
        match stack {
            Stack::Jester => Some(Self::Jester),
            Stack::Builder => Some(Self::Builder),
            Stack::Recruiting => Some(Self::Card),
            Stack::Prestige | Stack::Landscape => None,
            Stack::Forest | Stack::Lake | Stack::Park => stack.landscape().map(Self::Landscape),
        }
    }

    /// What a work would be made of with it.
    pub fn added(self, work: &WorkView, wish: Option<&Wish>) -> WorkSum {
        let (mut sum, prospect) = (work.sum, work.prospect);
        match self {
            Self::Building(it) if wish.is_some_and(|wish| wish.building == it) => {
                sum.building = prospect.building;
            }
            Self::Landscape(it) if wish.is_some_and(|wish| wish.landscape == it) => {
                sum.landscape = prospect.landscape;
            }
            Self::Freedom(it) if wish.is_some_and(|wish| wish.freedom == it) => {
                sum.freedom = prospect.freedom;
            }
            Self::Jester => sum.jesters = prospect.jesters,
            Self::Card => sum.cards = prospect.cards,
            Self::Building(_) | Self::Landscape(_) | Self::Freedom(_) | Self::Builder => {}
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use signoria_engine::erased::{AnyGame, Erased, Order};
    use signoria_engine::{Eye, Seat, Seats, Seed};

    use super::*;

    /// What the first seat sees when the game begins.
    fn view() -> View {
        let order = Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(3),
            seed: Seed::from(7),
        };
        let (state, _) = Erased::<signoria_florence::Florence>::new()
            .start(&order)
            .unwrap();
        View::deserialize(&state.view(Eye::Seat(Seat::new(0)))).unwrap()
    }

    #[test]
    fn a_considered_action_adds_to_the_works_that_wish_for_what_it_brings() {
        let view = view();
        let work = &view.own().unwrap().works[0];
        let wish = view.figures.wish(work.card);
        let action = format!("build {}", wish.unwrap().building);
        let gain = Gain::of(&view, Some(&action)).unwrap();
        let added = gain.added(work, wish).total() - work.value;
        assert_eq!(added, u16::from(view.figures.work.building));
        let jester = Gain::of(&view, Some("open jester")).unwrap().added(work, wish);
        assert_eq!(jester.jesters, u16::from(view.figures.work.jester));
        assert_eq!(Gain::of(&view, None), None);
        assert_eq!(Gain::of(&view, Some("open prestige")), None);
    }
}
