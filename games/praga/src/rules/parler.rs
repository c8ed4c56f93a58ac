//! PP: Peter Parler.

use signoria_engine::{Log, Seat};

use crate::event::{Event, Refusal};
use crate::hex::{Hex, Rotation, Spot, turned};
use crate::pieces::{ParlerDeed, Plaza, Row, Track};
use crate::state::{Built, Holder, Praga};
use crate::step::Step;

impl Praga {
    /// The building that he builds next.
    pub(crate) fn parler_hex(&self) -> Option<Hex> {
        let place = usize::from(self.parler.places[Row::Building as usize]) % 4;
        self.rows[Row::Building as usize][place]
    }

    /// The free sites at the plaza of his pawn.
    fn parler_sites(&self) -> impl Iterator<Item = u8> + '_ {
        let sites = self.figures().city.plaza(self.parler.pawn).sites & self.free_sites();
        (0..crate::edition::SITES as u8).filter(move |site| sites & (1 << site) != 0)
    }

    /// Whether some turn of his building lets a blue corner meet one on that site.
    fn can_meet(&self, hex: Hex, site: u8) -> bool {
        (0..6).any(|rotation| self.meets(hex, site, rotation))
    }

    /// Whether his building, turned that way, lets a blue corner meet one on that site.
    fn meets(&self, hex: Hex, site: u8, rotation: u8) -> bool {
        self.blue_corners(site, turned(self.figures().face(hex).corners, rotation)) > 0
    }

    /// Whether he can build there: at the pawn's plaza, where a blue corner meets one if any site allows it.
    pub(crate) fn may_parler_site(&self, spot: Spot) -> Result<(), Refusal> {
        let site = self.free_site(spot)?;
        if self.figures().city.sites()[usize::from(site)].plaza != self.parler.pawn {
            return Err(Refusal::ParlerPlaza);
        }
        let hex = self.parler_hex().ok_or(Refusal::EmptyPlace)?;
        let required = self.parler_sites().any(|other| self.can_meet(hex, other));
        if required && !self.can_meet(hex, site) {
            return Err(Refusal::ParlerCorner);
        }
        Ok(())
    }

    /// Whether his building can lie that way.
    pub(crate) fn may_parler_turn(&self, site: u8, rotation: Rotation) -> Result<(), Refusal> {
        let hex = self.parler_hex().ok_or(Refusal::EmptyPlace)?;
        if self.can_meet(hex, site) && !self.meets(hex, site, rotation.get() as u8) {
            return Err(Refusal::ParlerCorner);
        }
        Ok(())
    }

    /// Whether his pawn can begin there.
    pub(crate) fn may_place_pawn(&self, plaza: Plaza) -> Result<(), Refusal> {
        if self.figures().parler.round.contains(&plaza) {
            Ok(())
        } else {
            Err(Refusal::ParlerPlaza)
        }
    }
}

impl Praga {
    /// His pawn begins there.
    pub(crate) fn place_pawn(&mut self, plaza: Plaza, log: &mut impl Log<Event>) {
        self.parler.pawn = plaza;
        log.all(|| Event::ParlerPawn { plaza });
    }

    /// He turns up a card and carries it out; then he takes a tile.
    pub(crate) fn parler_turn(&mut self, log: &mut impl Log<Event>) {
        log.reveal();
        let figures = &self.figures().parler;
        let cards = figures.cards.len() as u8;
        if self.parler.deck.is_empty() {
            let Praga { stream, parler, .. } = &mut *self;
            stream.draw(|rng| {
                parler.deck = signoria_engine::deck::Deck::new(1..=cards);
                parler.deck.shuffle(rng);
            });
        }
        let number = self.parler.deck.draw().unwrap_or(1).clamp(1, cards);
        let card = &figures.cards[usize::from(number) - 1];
        log.all(|| Event::ParlerCard {
            does: card.does.clone(),
        });
        for &deed in &card.does {
            match deed {
                ParlerDeed::Building => self.parler_building(log),
                ParlerDeed::Wall => self.parler_discard(Row::Wall, log),
                ParlerDeed::Upgrade => self.parler_discard(Row::Upgrade, log),
                ParlerDeed::Quarry => self.parler_raise(Track::Quarry, log),
                ParlerDeed::GoldMine => self.parler_raise(Track::GoldMine, log),
                ParlerDeed::Greater => self.parler_follow(log),
            }
        }
        self.steps.push(Step::ParlerTile { nth: card.tile });
    }

    /// The hex under his cube goes under its stack, and the cube goes on.
    fn parler_discard(&mut self, row: Row, log: &mut impl Log<Event>) {
        let place = usize::from(self.parler.places[row as usize]) % 4;
        if self.discard(row, place, log).is_some() {
            self.replace(row, place, log);
        }
        self.next_place(row);
    }

    fn next_place(&mut self, row: Row) {
        let place = &mut self.parler.places[row as usize];
        *place = (*place + 1) % 4;
    }

    /// He builds at the plaza of his pawn; where, the player decides.
    fn parler_building(&mut self, log: &mut impl Log<Event>) {
        let somewhere = self.parler_sites().next().is_some();
        match (self.parler_hex(), somewhere) {
            (Some(_), true) => self.steps.push(Step::ParlerSite),
            _ => self.parler_discard(Row::Building, log),
        }
    }

    /// The site of his building is chosen; how it lies comes next, where it matters.
    pub(crate) fn parler_site(&mut self, spot: Spot, log: &mut impl Log<Event>) {
        let (Some(site), Some(hex)) = (self.figures().city.site(spot), self.parler_hex()) else {
            return;
        };
        if self.rotation_matters(hex) {
            self.steps.push(Step::ParlerTurn { site });
        } else if let Some(unturned) = Rotation::new(0) {
            self.parler_build(site, unturned, log);
        }
    }

    /// He builds: a cube if there is a space for one; the pawn goes on by the price of the building.
    pub(crate) fn parler_build(&mut self, site: u8, rotation: Rotation, log: &mut impl Log<Event>) {
        let Some(hex) = self.parler_hex() else {
            return;
        };
        let figures = self.figures();
        let face = figures.face(hex);
        let at = figures.city.sites()[usize::from(site)];
        let place = usize::from(self.parler.places[Row::Building as usize]) % 4;
        self.rows[Row::Building as usize][place] = None;
        self.sites[usize::from(site)] = Some(Built {
            hex,
            rotation: rotation.get() as u8,
            cube: face.marker.then_some(Holder::Parler),
        });
        let shown = self.described(at.spot);
        log.all(|| Event::ParlerBuilt { site: shown });
        if self.is_complete(at.plaza) {
            self.complete(at.plaza, log);
        }
        self.replace(Row::Building, place, log);
        self.next_place(Row::Building);
        self.move_pawn(face.price.materials(), log);
    }

    /// The pawn goes that many plazas on, and then to the next one with a free site.
    pub(crate) fn move_pawn(&mut self, steps: u8, log: &mut impl Log<Event>) {
        let round = &self.figures().parler.round;
        let here = round.iter().position(|&plaza| plaza == self.parler.pawn);
        let target = here.unwrap_or(0) + usize::from(steps);
        let next = (0..round.len())
            .map(|further| round[(target + further) % round.len()])
            .find(|&plaza| !self.is_complete(plaza));
        let plaza = next.unwrap_or(round[target % round.len()]);
        if plaza != self.parler.pawn {
            self.parler.pawn = plaza;
            log.all(|| Event::ParlerPawn { plaza });
        }
    }

    /// He raises the track of which the player has more, both if equal; another one instead of a full one.
    fn parler_follow(&mut self, log: &mut impl Log<Event>) {
        let player = &self.players[Seat::new(0)];
        let (mines, quarries) = (player.mines(Track::GoldMine), player.mines(Track::Quarry));
        match mines.cmp(&quarries) {
            std::cmp::Ordering::Greater => self.parler_raise_or(Track::GoldMine, Track::Quarry, log),
            std::cmp::Ordering::Less => self.parler_raise_or(Track::Quarry, Track::GoldMine, log),
            std::cmp::Ordering::Equal => {
                self.parler_raise(Track::GoldMine, log);
                self.parler_raise(Track::Quarry, log);
            }
        }
    }

    fn parler_raise_or(&mut self, track: Track, other: Track, log: &mut impl Log<Event>) {
        let most = self.figures().parler.most;
        if self.parler.counts[track as usize] < most[track as usize] {
            self.parler_raise(track, log);
        } else {
            self.parler_raise(other, log);
        }
    }

    /// One more gold mine or quarry, with what it brings him.
    fn parler_raise(&mut self, track: Track, log: &mut impl Log<Event>) {
        let figures = &self.figures().parler;
        let index = track as usize;
        let count = &mut self.parler.counts[index];
        if *count >= figures.most[index] {
            return;
        }
        *count += 1;
        let reached = *count;
        log.all(|| Event::ParlerTrack {
            track,
            count: reached,
        });
        if reached == figures.tile_at[index] {
            self.parler_river(track, log);
        }
        if reached == figures.most[index] {
            let seals = [figures.seals[index], figures.other_seal];
            let free = seals.into_iter().find(|&seal| self.seal_holder(seal).is_none());
            if let Some(seal) = free {
                self.seals[seal as usize] = Some(Holder::Parler);
                let seal = self.described(seal);
                log.all(|| Event::ParlerSeal { seal });
            }
        }
    }

    /// He removes a random production tile from the river.
    fn parler_river(&mut self, track: Track, log: &mut impl Log<Event>) {
        let Praga {
            stream,
            river,
            parler,
            ..
        } = &mut *self;
        let count = river.len() as u32;
        let nth = stream.draw(|rng| rng.below(count)) as usize;
        if let Some(tile) = river.iter().nth(nth) {
            river.remove(tile);
            parler.production[track as usize] = Some(tile);
            let tile = self.described(tile);
            log.all(|| Event::ParlerRiver { tile });
        }
    }
}
