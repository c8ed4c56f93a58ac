//! Building a lighthouse (LB) and using one (LU).

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::effect::Occasion;
use crate::event::{Event, Refusal};
use crate::pieces::{BOARD_ROUTES, Route};
use crate::state::{Amalfi, size};

impl Amalfi {
    /// Whether a slot is free on any route in play.
    pub(crate) fn has_free_slot(&self) -> bool {
        self.lit().len() < BOARD_ROUTES + self.explored().len()
    }

    pub(crate) fn list_slots(&self, out: &mut Vec<Action>) {
        let lit = self.lit();
        let board = Route::ALL.iter().copied().take(BOARD_ROUTES);
        let private = self.explored().iter().map(Route::from);
        out.extend(
            board
                .chain(private)
                .filter(|&route| !lit.contains(route))
                .map(|route| Action::Lighthouse { route }),
        );
    }

    pub(crate) fn may_light(&self, seat: Seat, route: Route) -> Result<(), Refusal> {
        if !self.player(seat).has_lighthouse() {
            Err(Refusal::NoLighthouse)
        } else if !self.in_play(route) {
            Err(Refusal::NotInPlay { route })
        } else if self.lit().contains(route) {
            Err(Refusal::SlotTaken { route })
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_beacon(&self, seat: Seat, route: Route, out: &mut Vec<Action>) {
        let board = self.player(seat);
        if board.bay > 0 && board.bread >= self.terms(seat).beacon_price {
            let holds = self.edition.route(self.valid(route)).holds;
            out.extend(holds.iter().map(|hold| Action::Beacon { hold }));
        }
        out.push(Action::Glean);
        out.push(Action::Skip);
    }

    pub(crate) fn may_beacon(&self, seat: Seat, route: Route, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Glean | Action::Skip => Ok(()),
            Action::Beacon { hold } => {
                let (n, board) = (self.terms(seat).beacon_price, self.player(seat));
                if !self.edition.route(self.valid(route)).holds.contains(hold) {
                    Err(Refusal::BeaconHold { hold })
                } else if board.bay == 0 {
                    Err(Refusal::EmptyBay)
                } else if board.bread < n {
                    Err(Refusal::BeaconPrice {
                        n,
                        bread: board.bread,
                    })
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::NotAsked),
        }
    }
}

impl Amalfi {
    /// Puts the leftmost lighthouse of the barn on a route (A.LB.3).
    pub(super) fn build_lighthouse(&mut self, seat: Seat, route: Route, log: &mut impl Log<Event>) {
        let space = usize::from(size(self.player(seat).lights));
        self.players[seat].lights.insert(route);
        log.all(|| match self.cover(route) {
            Some(tile) => Event::LitCovered { seat, tile, route },
            None => Event::Lit { seat, route },
        });
        self.award_titles(seat, log);
        if let Some(&symbol) = self.edition.lighthouse_spaces.get(space) {
            self.push_effects(seat, symbol);
        }
        self.trigger(seat, Occasion::LighthouseBuilt);
    }

    /// The owner of a lighthouse uses it, or not (A.LU.3).
    pub(super) fn beacon_choice(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.finish();
        let terms = self.terms(seat);
        match action {
            Action::Beacon { hold } => {
                self.pay_bread(seat, terms.beacon_price, log);
                let board = &mut self.players[seat];
                board.bay -= 1;
                board.holds[hold as usize] += 1;
                log.all(|| Event::BeaconSent { seat, hold });
            }
            Action::Glean => {
                log.all(|| Event::BeaconBread { seat });
                self.gain_bread(seat, terms.beacon_bread.into(), log);
            }
            _ => return,
        }
        self.trigger(seat, Occasion::LighthouseUsed);
    }
}
