//! The seven objects and what they do for their owner.

use signoria_engine::{Log, Seat};

use crate::event::{Event, Refusal, coins};
use crate::pieces::{Landscape, Pile, Stack, Tile};
use crate::state::{After, Florence, Plot, Site, Step};

impl Florence {
    /// The seat pays for an object and takes it; its effect follows at once.
    pub(crate) fn acquire(&mut self, by: Seat, stack: Stack, price: u16, log: &mut impl Log<Event>) {
        self.players[by].coins -= price;
        self.auction.sold.insert(stack);
        self.auction.inside.remove(by);
        log.all(|| Event::Bought {
            seat: by,
            stack,
            coins: coins(price),
        });
        match stack {
            Stack::Forest | Stack::Lake | Stack::Park => {
                if let Some(landscape) = stack.landscape() {
                    self.go_to(Step::Land { landscape, by });
                }
            }
            Stack::Landscape => self.go_to(Step::Landscape { by }),
            Stack::Jester => {
                self.supply.jesters -= 1;
                self.players[by].jesters += 1;
                self.next_auction(log);
            }
            Stack::Builder => {
                self.supply.builders -= 1;
                self.solo.builder_taken = self.is_solo();
                let builders = &mut self.players[by].builders;
                let points = self.edition.figures().points.builders[usize::from(*builders).min(2)];
                *builders += 1;
                self.players[by].points.builders += points;
                if points > 0 {
                    log.all(|| Event::Gained { seat: by, points });
                }
                self.next_auction(log);
            }
            Stack::Prestige => self.start_look(by, Pile::Prestige, After::Auction, log),
            Stack::Recruiting => {
                self.supply.recruiting -= 1;
                self.solo.recruiting_taken = self.is_solo();
                self.players[by].recruiting += 1;
                if self.has_target(by) {
                    self.go_to(Step::Hire { by });
                } else {
                    log.all(|| Event::HeldRecruiting { seat: by });
                    self.next_auction(log);
                }
            }
        }
    }

    /// Whether the landscape has a place in the estate.
    pub(crate) fn landscape_fits(&self, seat: Seat, landscape: Landscape) -> bool {
        let covered = self.players[seat].covered;
        let places = self.figures().places(Tile::Landscape(landscape));
        places.fits(covered)
    }

    /// Two players: whether the landscape can be chosen.
    pub(crate) fn may_choose(&self, seat: Seat, landscape: Landscape) -> Result<(), Refusal> {
        if self.supply.landscapes[landscape as usize] == 0 {
            Err(Refusal::StackEmpty {
                stack: landscape.into(),
            })
        } else if !self.landscape_fits(seat, landscape) {
            Err(Refusal::NoRoom)
        } else {
            Ok(())
        }
    }

    /// Whether a landscape may lie there.
    pub(crate) fn may_plant(&self, seat: Seat, landscape: Landscape, site: Site) -> Result<(), Refusal> {
        let places = self.figures().places(Tile::Landscape(landscape));
        let place = places.find(site.cell, site.turn).ok_or(Refusal::Outside)?;
        if place.mask & self.players[seat].covered == 0 {
            Ok(())
        } else {
            Err(Refusal::Covered)
        }
    }

    pub(super) fn plant(&mut self, seat: Seat, landscape: Landscape, site: Site, log: &mut impl Log<Event>) {
        let places = self.figures().places(Tile::Landscape(landscape));
        let Some(place) = places.find(site.cell, site.turn) else {
            return;
        };
        let kind = landscape as usize;
        self.supply.landscapes[kind] -= 1;
        self.lands[kind].put_on_top(Plot::new(seat, site));
        let points = self.figures().points.repeated_landscape;
        let player = &mut self.players[seat];
        player.covered |= place.mask;
        let repeated = player.landscapes[kind] > 0;
        player.landscapes[kind] += 1;
        log.all(|| Event::Planted {
            seat,
            landscape,
            cell: site.cell,
        });
        if repeated {
            player.points.landscapes += points;
            log.all(|| Event::Gained { seat, points });
        }
        self.next_auction(log);
    }
}
