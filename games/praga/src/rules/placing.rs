//! What every way to lay a hex would bring, for the view of whoever lays it.

use signoria_engine::{Eye, Rules as _, Seat};

use crate::action::Action;
use crate::hex::{Hex, Rotation, turned};
use crate::state::{Placed, Praga};
use crate::step::Step;
use crate::view::{PlacingView, WayView};

impl Praga {
    /// The hex that is being placed; the ways to lay it only for whoever decides.
    pub(crate) fn placing_view(&self, eye: Eye) -> Option<PlacingView> {
        let step = self.steps.top()?;
        let hex = match step {
            Step::ParlerSite | Step::ParlerTurn { .. } => self.parler_hex()?,
            _ => step.hex()?.0,
        };
        let by = self.decider(step)?;
        let mut ways = Vec::new();
        if eye == Eye::Seat(by) {
            self.list_own_answers(by, step, &mut |action| {
                self.ways_after(by, step, hex, action, &mut ways)
            });
        }
        Some(PlacingView { by, hex, ways })
    }

    /// The ways that an answer leads to: a place opens six turns, a turn is one.
    fn ways_after(&self, seat: Seat, step: Step, hex: Hex, action: Action, ways: &mut Vec<WayView>) {
        match action {
            Action::Turn { rotation } => ways.push(self.way(seat, step, hex, rotation)),
            Action::Wall { .. } | Action::Site { .. } => {
                let mut after = self.clone();
                if after.apply(seat, action, &mut ()).is_err() {
                    return;
                }
                match after.steps.top() {
                    Some(
                        next @ (Step::TurnWall { .. } | Step::TurnBuilding { .. } | Step::ParlerTurn { .. }),
                    ) => {
                        for rotation in (0..6).filter_map(Rotation::new) {
                            let turn = Action::Turn { rotation };
                            if after.may(seat, turn).is_ok() {
                                ways.push(after.way(seat, next, hex, rotation));
                            }
                        }
                    }
                    // How it lies makes no difference: it was built at once.
                    _ => ways.push(WayView {
                        cell: None,
                        site: match action {
                            Action::Site { site } => Some(site),
                            _ => None,
                        },
                        rotation: 0,
                        sides: 0,
                        corners: 0,
                        gains: self.gains_of(seat, action),
                    }),
                }
            }
            _ => {}
        }
    }

    /// A turn of the hex at its place.
    fn way(&self, seat: Seat, step: Step, hex: Hex, rotation: Rotation) -> WayView {
        let figures = self.figures();
        let turn = rotation.get() as u8;
        let mut way = WayView {
            cell: None,
            site: None,
            rotation: turn,
            sides: 0,
            corners: 0,
            gains: self.gains_of(seat, Action::Turn { rotation }),
        };
        match step {
            Step::TurnBuilding { site, .. } | Step::ParlerTurn { site } => {
                way.site = figures.city.sites().get(usize::from(site)).map(|site| site.spot);
                way.corners = self.paying_blue(site, turned(figures.face(hex).corners, turn));
            }
            Step::TurnUpgrade { .. } | Step::TurnWall { .. } => {
                let place = match step {
                    Step::TurnWall { place, .. } => place,
                    _ => figures.face(hex).action as u8,
                };
                let placed = Placed {
                    hex,
                    rotation: turn,
                    used: 0,
                };
                way.cell = Some(figures.board.cell(place));
                way.sides = self.paying_sides(seat, place, placed);
                way.corners = self.paying_red(seat, place, placed);
            }
            _ => {}
        }
        way
    }
}
