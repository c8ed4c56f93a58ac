//! The solo challenge (SO): how Naples and Genoa react.

use signoria_engine::{Log, Seat};

use crate::edition::SOLO_BONUSES;
use crate::effect::Effect;
use crate::event::Event;
use crate::options::Opponent;
use crate::pieces::{CELLS, Hold, Masterpiece, Route};
use crate::state::{Amalfi, Main, size};
use crate::step::Step;

/// The only seat of a solo challenge.
const YOU: Seat = Seat::new(0);

impl Amalfi {
    /// Titles needed at the end of this round (A.SO.19).
    pub(crate) fn titles_needed(&self) -> u8 {
        let opponent = self.opponent.unwrap_or(Opponent::Naples);
        self.edition.solo.titles[opponent as usize][usize::from(self.round)]
    }

    /// Whether as many titles are held (A.SO.19).
    pub(crate) fn are_titles_enough(&self) -> bool {
        self.cubes(YOU) >= self.titles_needed()
    }

    /// The route of a bonus, for Genoa (A.SO.9).
    fn bonus_route(&self, card: Masterpiece) -> Option<Route> {
        let solo = &self.edition.solo;
        let kind = match self.edition.effect(self.edition.masterpiece(card).bonus, 0)? {
            Effect::Send { hold: Some(hold), .. } => return Some(solo.resource[hold as usize]),
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

impl Amalfi {
    /// Reacts once to a main action (A.SO.6).
    pub(super) fn react(&mut self, main: Main, log: &mut impl Log<Event>) {
        let Some(opponent) = self.opponent else {
            return;
        };
        match main {
            Main::Sail => match self.workshop.rightmost() {
                Some(card) => {
                    log.all(|| Event::RivalLooks { opponent, card });
                    self.begin(Step::Reaction { card, at: 0 });
                }
                None => log.all(|| Event::RivalIdle { opponent }),
            },
            Main::Buy => self.discard_workshop(log),
            Main::Explore => {
                if let Some(tile) = self.atlas.rightmost() {
                    log.all(|| Event::AtlasDiscard { tile });
                    self.remove_last_tile(log);
                    self.gone.insert(tile);
                }
            }
            Main::Invite => self.discard_council(log),
            Main::Activate => {
                let free = (0..CELLS)
                    .filter_map(Route::cell)
                    .find(|&route| !self.has_ship(route));
                match free {
                    Some(route) => self.rival_ship(opponent, route, log),
                    None => log.all(|| Event::RivalIdle { opponent }),
                }
            }
            Main::Build => self.rival_lighthouses(opponent, log),
        }
    }

    /// The next ship of the reaction to sailing.
    pub(super) fn next_reaction(&mut self, card: Masterpiece, at: u8, log: &mut impl Log<Event>) {
        let (Some(opponent), Some(&route)) = (self.opponent, self.routes_of(card).get(usize::from(at)))
        else {
            self.finish();
            return;
        };
        if let Some(Step::Reaction { at, .. }) = self.steps.top_mut() {
            *at += 1;
        }
        match route {
            Some(route) if self.has_ship(route) => log.all(|| Event::RivalBarred { opponent, route }),
            Some(route) => self.rival_ship(opponent, route, log),
            None => {}
        }
    }

    /// Puts an opponent's ship on a free dock; the player's lighthouse there may be used (A.SO.11).
    fn rival_ship(&mut self, opponent: Opponent, route: Route, log: &mut impl Log<Event>) {
        if size(self.rival.docks) >= self.edition.solo.ships {
            log.all(|| Event::RivalIdle { opponent });
            return;
        }
        self.rival.docks.insert(route);
        log.all(|| Event::RivalShip { opponent, route });
        self.shine(route);
    }

    /// Puts lighthouses by the rightmost tile of the atlas (A.SO.15).
    fn rival_lighthouses(&mut self, opponent: Opponent, log: &mut impl Log<Event>) {
        let Some(tile) = self.atlas.rightmost() else {
            log.all(|| Event::RivalIdle { opponent });
            return;
        };
        log.all(|| Event::RivalLooksAtTile { opponent, tile });
        let shown = self.edition.tile(tile).cost.shown;
        for hold in shown.into_iter().flatten() {
            let route = self.edition.solo.resource[hold as usize];
            if self.lit().contains(route) {
                log.all(|| Event::RivalBarred { opponent, route });
            } else if size(self.rival.lights) >= self.edition.solo.lighthouses {
                log.all(|| Event::RivalIdle { opponent });
            } else {
                self.rival.lights.insert(route);
                log.all(|| Event::RivalLighthouse { opponent, route });
            }
        }
    }

    /// Checks the titles after the decree (A.SO.19).
    pub(super) fn has_enough_titles(&mut self, log: &mut impl Log<Event>) -> bool {
        let (needed, titles) = (self.titles_needed(), self.cubes(YOU));
        let enough = self.are_titles_enough();
        if let Some(opponent) = self.opponent.filter(|_| needed > 0) {
            log.all(|| {
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
