//! RD: the King's Road and its tiles.

use signoria_engine::{Log, Seat};

use crate::edition::Trigger;
use crate::effect::{Bonus, Gains, Good};
use crate::event::{Event, Refusal};
use crate::pieces::{Per, RoadSpace, Space, Track};
use crate::state::{Player, Praga};
use crate::step::Alternatives;

/// The last space without a bridge.
const LAST_SPACE: u8 = 3;
/// The end of the road.
pub(crate) const ROAD_END: u8 = 5;

impl Player {
    /// How many of something a player has.
    pub(crate) fn count(&self, per: Per) -> usize {
        match per {
            Per::University => self.university.into(),
            Per::Upgrade => self.upgrades().count(),
            Per::EraOneUpgrade => self.upgrades().filter(|hex| hex.era() == 1).count(),
            Per::Wall => self.walls(),
            Per::GoldMine => self.mines(Track::GoldMine).into(),
            Per::Quarry => self.mines(Track::Quarry).into(),
            Per::Rows => self.grids.iter().map(|marker| usize::from(marker.row) + 1).sum(),
            Per::SilverWindow => self.silver.into(),
        }
    }
}

/// The free effect of a road space.
#[derive(Clone, Copy)]
pub(crate) enum FreeEffect {
    /// Choose, or gain, for nothing.
    Gain(&'static Bonus),
    /// May be bought.
    Offer(&'static Bonus),
    /// This for each.
    Count(Per, &'static Gains),
    /// Works while the pawn stands there.
    While,
}

impl Praga {
    /// Whether the pawn can move on.
    pub(crate) fn may_move_on(&self, seat: Seat) -> Result<(), Refusal> {
        let player = &self.players[seat];
        if player.road < LAST_SPACE {
            return Ok(());
        }
        if player.road >= ROAD_END {
            return Err(Refusal::RoadEnds);
        }
        if player.eggs < self.figures().prices.bridge {
            return Err(Refusal::NoEgg);
        }
        if player.road + 1 == ROAD_END && self.bridge_five.is_empty() {
            return Err(Refusal::NoBridgeTile);
        }
        Ok(())
    }

    /// The free effect of a space in this game.
    pub(crate) fn free_effect(&self, space: Space) -> FreeEffect {
        let figures = self.figures();
        if let Some(tile) = self.options.road_tile(space) {
            let tile = figures.road_tile(tile);
            return match tile.per {
                Some(per) => FreeEffect::Count(per, &tile.bonus.sure),
                None => FreeEffect::While,
            };
        }
        let road = figures.road(space);
        match road.per {
            Some(per) => FreeEffect::Count(per, &road.free.sure),
            None if road.price.is_free() => FreeEffect::Gain(&road.free),
            None => FreeEffect::Offer(&road.free),
        }
    }

    /// What the free effect of a space counts, and what it brings for each.
    pub(crate) fn counted_by(&self, space: Space) -> Option<(Per, &'static Gains)> {
        match self.free_effect(space) {
            FreeEffect::Count(per, gains) => Some((per, gains)),
            FreeEffect::Gain(_) | FreeEffect::Offer(_) | FreeEffect::While => None,
        }
    }

    /// Whether the free effect of a space is open.
    pub(crate) fn is_free_open(&self, space: Space) -> bool {
        self.turn.free.contains(space)
    }

    /// Whether an open free effect leaves a choice that must be made before the turn ends.
    pub(crate) fn must_choose_free(&self, space: Space) -> bool {
        self.is_free_open(space)
            && matches!(self.free_effect(space), FreeEffect::Gain(bonus) if bonus.either.is_some())
    }

    /// Whether a free effect can be resolved that way.
    pub(crate) fn may_free(&self, seat: Seat, space: Space, good: Good) -> Result<(), Refusal> {
        if !self.is_free_open(space) {
            return Err(Refusal::NoRoadEffect);
        }
        match self.free_effect(space) {
            FreeEffect::Gain(bonus) => offers(bonus, good),
            FreeEffect::Offer(bonus) => {
                offers(bonus, good)?;
                if self.can_pay(seat, self.figures().road(space).price) {
                    Ok(())
                } else {
                    Err(Refusal::RoadPrice)
                }
            }
            FreeEffect::Count(_, gains) if gains.first() == good => Ok(()),
            FreeEffect::Count(..) => Err(Refusal::NoSuchChoice),
            FreeEffect::While => Err(Refusal::NoRoadEffect),
        }
    }

    /// Whether an egg effect can be used that way.
    pub(crate) fn may_egg(&self, seat: Seat, space: Space, good: Good) -> Result<(), Refusal> {
        if !self.turn.egg.contains(space) {
            return Err(Refusal::NoRoadEffect);
        }
        offers(&self.figures().road(space).egg, good)?;
        if self.players[seat].eggs == 0 {
            return Err(Refusal::NoEgg);
        }
        Ok(())
    }
}

/// What a bonus is resolved with: the first thing of its alternatives, or of what is sure.
fn offers(bonus: &Bonus, good: Good) -> Result<(), Refusal> {
    let offered = match bonus.either {
        Some(_) => bonus.alternative(good).is_some(),
        None => bonus.sure.first() == good,
    };
    if offered {
        Ok(())
    } else {
        Err(Refusal::NoSuchChoice)
    }
}

impl Praga {
    /// Moves the pawn to the next space.
    pub(crate) fn move_on(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        player.road = (player.road + 1).min(ROAD_END);
        let number = player.road;
        if let Some(space) = RoadSpace::of(number) {
            log.all(|| Event::Road { seat, space });
        }
        match Space::of(number) {
            Some(space) => {
                self.turn.free.insert(space);
                self.turn.egg.insert(space);
            }
            None => self.enter_bridge(seat, number, log),
        }
    }

    /// Pays eggs.
    pub(crate) fn pay_eggs(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let eggs = &mut self.players[seat].eggs;
        *eggs = eggs.saturating_sub(count);
        log.all(|| Event::PaidEgg { seat, count });
    }

    /// Resolves the free effect of a space.
    pub(crate) fn road_free(&mut self, seat: Seat, space: Space, good: Good, log: &mut impl Log<Event>) {
        self.turn.free.remove(space);
        log.all(|| Event::RoadFree { seat, space });
        match self.free_effect(space) {
            FreeEffect::Gain(bonus) => self.gain_chosen(seat, bonus, good, log),
            FreeEffect::Offer(bonus) => {
                self.pay(seat, self.figures().road(space).price, log);
                self.gain_chosen(seat, bonus, good, log);
            }
            FreeEffect::Count(per, gains) => {
                let times = self.players[seat].count(per);
                self.gain_times(seat, gains, times, log);
            }
            FreeEffect::While => {}
        }
    }

    /// Resolves the egg effect of a space.
    pub(crate) fn road_egg(&mut self, seat: Seat, space: Space, good: Good, log: &mut impl Log<Event>) {
        self.turn.egg.remove(space);
        self.pay_eggs(seat, 1, log);
        self.gain_chosen(seat, &self.figures().road(space).egg, good, log);
    }

    fn gain_chosen(&mut self, seat: Seat, bonus: &Bonus, good: Good, log: &mut impl Log<Event>) {
        self.gain_all(seat, &bonus.sure, log);
        if let Some(gains) = bonus.alternative(good) {
            self.gain_all(seat, gains, log);
        }
    }

    /// The tile under the seat's own pawn rewards this, if that is what it waits for.
    pub(crate) fn road_tile_works(&mut self, seat: Seat, when: Trigger, log: &mut impl Log<Event>) {
        let here = self.players[seat].road;
        let Some(space) = Space::of(here) else {
            return;
        };
        if let Some(tile) = self.options.road_tile(space)
            && self.figures().road_tile(tile).when == Some(when)
        {
            self.gain_bonus(seat, Alternatives::Road(tile), log);
        }
    }

    /// At the end of the turn what is gained without a choice comes by itself. True if there was anything left.
    pub(crate) fn close_road(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        for &space in Space::ALL {
            if !self.is_free_open(space) {
                continue;
            }
            let good = match self.free_effect(space) {
                FreeEffect::Count(_, gains) => gains.first(),
                FreeEffect::Gain(bonus) if bonus.either.is_none() => bonus.sure.first(),
                FreeEffect::Gain(_) | FreeEffect::Offer(_) | FreeEffect::While => continue,
            };
            self.road_free(seat, space, good, log);
            return true;
        }
        false
    }
}
