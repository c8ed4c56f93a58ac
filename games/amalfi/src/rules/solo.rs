//! The solo challenge (SO): how Naples and Genoa react.

use signoria_engine::{Log, Seat};

use super::Table;
use crate::action::Event;
use crate::edition::SOLO_BONUSES;
use crate::effects::Step;
use crate::names::{CELLS, Hold, Masterpiece, Route};
use crate::state::{Amalfi, Frame, Main, Opponent};

/// The only seat of a solo challenge.
const YOU: Seat = Seat::new(0);

impl Amalfi {
    /// Titles needed at the end of this round (A.SO.19).
    pub(crate) fn titles_needed(&self) -> u8 {
        let opponent = self.opponent.unwrap_or(Opponent::Naples);
        self.edition.solo.titles[opponent as usize][usize::from(self.round)]
    }

    /// The route of a bonus, for Genoa (A.SO.9).
    fn bonus_route(&self, card: Masterpiece) -> Option<Route> {
        let solo = &self.edition.solo;
        let kind = match self.edition.step(self.edition.masterpiece(card).bonus, 0)? {
            Step::Send { hold: Some(hold), .. } => return Some(solo.resource[hold as usize]),
            step => step.kind(),
        };
        let place = SOLO_BONUSES.iter().position(|&bonus| bonus == kind)?;
        Some(solo.bonus[place])
    }

    /// The routes on which the opponent puts ships for a masterpiece, in order.
    fn routes_of(&self, card: Masterpiece) -> [Option<Route>; 3] {
        let route = |hold: Option<Hold>| hold.map(|hold| self.edition.solo.resource[hold as usize]);
        let [first, second] = self.edition.masterpiece(card).cost.shown;
        let bonus = match self.opponent {
            Some(Opponent::Genoa) => self.bonus_route(card),
            _ => None,
        };
        [route(first), route(second), bonus]
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// Reacts once to a main action (A.SO.6).
    pub(super) fn react(&mut self, main: Main) {
        let Some(opponent) = self.opponent else {
            return;
        };
        match main {
            Main::Sail => match self.workshop.rightmost() {
                Some(card) => {
                    self.tell(|| Event::RivalLooks { opponent, card });
                    self.push(Frame::Reaction { card, at: 0 });
                }
                None => self.tell(|| Event::RivalIdle { opponent }),
            },
            Main::Buy => self.discard_workshop(),
            Main::Explore => {
                if let Some(tile) = self.atlas.rightmost() {
                    self.tell(|| Event::AtlasDiscard { tile });
                    self.remove_last_tile();
                    self.gone.insert(tile);
                }
            }
            Main::Invite => self.discard_council(),
            Main::Activate => {
                let free = (0..CELLS)
                    .filter_map(Route::cell)
                    .find(|&route| !self.has_ship(route));
                match free {
                    Some(route) => self.rival_ship(opponent, route),
                    None => self.tell(|| Event::RivalIdle { opponent }),
                }
            }
            Main::Build => self.rival_lighthouses(opponent),
        }
    }

    /// The next ship of the reaction to sailing.
    pub(super) fn next_reaction(&mut self, card: Masterpiece, at: u8) {
        let (Some(opponent), Some(&route)) = (self.opponent, self.routes_of(card).get(usize::from(at)))
        else {
            self.pop();
            return;
        };
        if let Some(Frame::Reaction { at, .. }) = self.top_mut() {
            *at += 1;
        }
        match route {
            Some(route) if self.has_ship(route) => self.tell(|| Event::RivalBarred { opponent, route }),
            Some(route) => self.rival_ship(opponent, route),
            None => {}
        }
    }

    /// Puts an opponent's ship on a free dock; the own lighthouse there may be used (A.SO.11).
    fn rival_ship(&mut self, opponent: Opponent, route: Route) {
        if self.rival.docks.len() >= self.edition.solo.ships {
            self.tell(|| Event::RivalIdle { opponent });
            return;
        }
        self.rival.docks.insert(route);
        self.tell(|| Event::RivalShip { opponent, route });
        self.shine(route);
    }

    /// Puts lighthouses by the rightmost tile of the atlas (A.SO.15).
    fn rival_lighthouses(&mut self, opponent: Opponent) {
        let Some(tile) = self.atlas.rightmost() else {
            self.tell(|| Event::RivalIdle { opponent });
            return;
        };
        self.tell(|| Event::RivalLooksAtTile { opponent, tile });
        let shown = self.edition.tile(tile).cost.shown;
        for hold in shown.into_iter().flatten() {
            let route = self.edition.solo.resource[hold as usize];
            if self.lit().contains(route) {
                self.tell(|| Event::RivalBarred { opponent, route });
            } else if self.rival.lights.len() >= self.edition.solo.lighthouses {
                self.tell(|| Event::RivalIdle { opponent });
            } else {
                self.rival.lights.insert(route);
                self.tell(|| Event::RivalLighthouse { opponent, route });
            }
        }
    }

    /// Checks the titles after the decree (A.SO.19).
    pub(super) fn has_enough_titles(&mut self) -> bool {
        let (needed, titles) = (self.titles_needed(), self.cubes(YOU));
        let enough = titles >= needed;
        if let Some(opponent) = self.opponent.filter(|_| needed > 0) {
            self.tell(|| {
                if enough {
                    Event::TitlesEnough {
                        opponent,
                        titles,
                        needed,
                    }
                } else {
                    Event::TitlesTooFew {
                        opponent,
                        titles,
                        needed,
                    }
                }
            });
        }
        enough
    }
}
