//! Every piece of the box is where it can be, and there as often as it should.

use signoria_engine::{Census, Seat, Token, Verdict, ensure};

use crate::edition::stack_of;
use crate::hex::Hex;
use crate::pieces::{BridgeTile, Level, Plaza, Row, Track};
use crate::state::{Holder, Phase, Praga, Right};
use crate::step::Step;

impl Praga {
    pub(super) fn audit_hexes(&self) -> Verdict {
        let mut found = Census::new();
        for &row in Row::ALL {
            for special in [false, true] {
                self.audit_stack(row, special, &mut found)?;
            }
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            found.add(player.board.iter().flatten().map(|placed| placed.hex));
            found.add(player.covered.iter());
        }
        for built in self.sites.iter().flatten() {
            ensure(built.hex.row() == Row::Building && built.rotation < 6, || {
                format!("{} is no building", built.hex)
            })?;
            found.add_one(built.hex);
        }
        for (hex, row) in self.steps.iter().filter_map(|step| step.hex()) {
            ensure(hex.row() == row, || {
                format!("{hex} is not of the row it came from")
            })?;
            found.add_one(hex);
        }
        // Of an era that is over, hexes that nobody took have left the game; of one to come, none is there yet.
        found.at_most(|hex| u16::from(hex.era() <= self.era))?;
        found.exactly(|hex| match hex.era() == self.era {
            true => 1,
            false => found.count(hex),
        })
    }

    /// A stack and the open places of its row: the right hexes, and no gap while there is something to fill it with.
    fn audit_stack(&self, row: Row, special: bool, found: &mut Census<Hex>) -> Verdict {
        let stack = &self.stacks[stack_of(row, special)];
        ensure(
            usize::from(stack.known) <= stack.deck.len(),
            "more hexes known than there are",
        )?;
        let places = if special { 3..4 } else { 0..3 };
        let open = &self.rows[row.index()][places];
        for &hex in stack.deck.as_slice().iter().chain(open.iter().flatten()) {
            let fits = hex.row() == row && hex.is_special() == special && hex.era() == self.era;
            ensure(fits, || format!("{hex} is on the wrong stack or row"))?;
            found.add_one(hex);
        }
        ensure(
            !open.contains(&None) || stack.deck.is_empty(),
            "a place is empty although its stack is not",
        )
    }

    pub(super) fn audit_technologies(&self) -> Verdict {
        let mut found = Census::new();
        for (level, deck) in Level::ALL.iter().zip(&self.technologies) {
            for seen in deck.as_slice() {
                ensure(seen.tile.level() == *level, || {
                    format!("{} is on the wrong stack", seen.tile)
                })?;
                found.add_one(seen.tile);
            }
        }
        found.add(self.technology_hand.iter().flatten().map(|seen| seen.tile));
        for seat in self.seats.iter() {
            found.add(self.players[seat].technologies.into_iter().flatten());
        }
        found.each_once()?;
        self.audit_drawn_technologies()?;
        for seat in self.seats.iter() {
            for &level in Level::ALL {
                self.audit_level(seat, level)?;
            }
        }
        Ok(())
    }

    /// Three technologies are in hand exactly while their drawer is asked which one to keep.
    fn audit_drawn_technologies(&self) -> Verdict {
        let mut asked = self.steps.iter().filter_map(|step| match *step {
            Step::Keep { seat, level } => Some((seat, level)),
            _ => None,
        });
        let mut hand = self.technology_hand.iter().flatten();
        let fits = match (asked.next(), asked.next()) {
            (None, _) => hand.next().is_none(),
            (Some((seat, level)), None) => {
                self.technology_hand.iter().all(Option::is_some)
                    && hand.all(|seen| seen.tile.level() == level && seen.by.contains(seat))
            }
            (Some(_), Some(_)) => false,
        };
        ensure(fits, "drawn technologies and the choice between them do not fit")
    }

    /// A seat has the technology of each level it has reached, or is about to draw it.
    fn audit_level(&self, seat: Seat, level: Level) -> Verdict {
        let player = &self.players[seat];
        let kept = player.technologies[level.index()].is_some();
        let reached = player.technology >= self.figures().level_step(level);
        let draws = [Step::Draw { seat, level }, Step::Keep { seat, level }];
        let owed = self.steps.iter().filter(|step| draws.contains(step)).count();
        // After the last turn none is drawn any more.
        let late = self.phase != Phase::Play && !kept && owed == 0;
        ensure(
            usize::from(kept) + owed == usize::from(reached) || (late && reached),
            || format!("{seat:?} has reached other levels than it has technologies of"),
        )
    }

    pub(super) fn audit_bridge(&self) -> Verdict {
        let mut found = Census::new();
        found.add(self.bridge_stack.as_slice().iter().map(|seen| seen.tile));
        found.add(self.bridge_hand.iter().flatten().map(|seen| seen.tile));
        found.add(self.bridge_discard.iter());
        found.add(self.bridge_five.iter().chain(self.cathedral_five.iter()));
        let laid = self.pairs.iter().flatten().copied();
        found.add(laid.clone().filter(|tile| !tile.is_five()));
        found.add(self.silver_to_lay());
        for seat in self.seats.iter() {
            for tile in self.players[seat].five.iter() {
                ensure(tile.is_five(), || format!("{tile} is nobody's"))?;
                found.add_one(tile);
            }
        }
        found.each_once()?;
        let mut across = Census::new();
        across.add(laid.clone());
        across.at_most_once()?;
        let owned = |tile: BridgeTile| {
            let mut seats = self.seats.iter();
            seats.any(|seat| self.players[seat].five.contains(tile))
        };
        ensure(
            laid.filter(|tile| tile.is_five()).all(owned),
            "a tile on the bridge is nobody's",
        )?;
        self.audit_silver_tiles()
    }

    /// The silver bridge tile that is about to be laid.
    fn silver_to_lay(&self) -> impl Iterator<Item = BridgeTile> + '_ {
        self.steps.iter().filter_map(|step| match *step {
            Step::Lay { tile } if !tile.is_five() => Some(tile),
            _ => None,
        })
    }

    /// Three silver tiles are in hand exactly while their drawer is asked, and as many left the stack as pawns have entered space IV.
    fn audit_silver_tiles(&self) -> Verdict {
        let has = |wanted: Step| self.steps.iter().any(|&step| step == wanted);
        let hand = self.bridge_hand.iter().flatten().count();
        ensure(
            hand == if has(Step::KeepBridge) { 3 } else { 0 },
            "drawn bridge tiles and the choice between them do not fit",
        )?;
        let settled =
            self.bridge_discard.len() + self.pairs.iter().flatten().filter(|tile| !tile.is_five()).count();
        let under_way = self.silver_to_lay().count()
            + usize::from(has(Step::KeepBridge))
            + usize::from(has(Step::DrawBridge));
        let entered = self.seats.iter().filter(|&seat| self.players[seat].road >= 4);
        ensure(
            settled + under_way == entered.count(),
            "the silver bridge tiles do not fit the pawns on the road",
        )
    }

    pub(super) fn audit_tiles(&self) -> Verdict {
        self.audit_plaza_tiles()?;
        let mut found = Census::new();
        found.add(self.river.iter());
        found.add(self.parler.production.into_iter().flatten());
        for seat in self.seats.iter() {
            for &track in Track::ALL {
                self.audit_track_tile(seat, track)?;
            }
            found.add(self.players[seat].production.into_iter().flatten());
        }
        let parler = self.has_parler();
        found.exactly(|tile| u16::from(!parler || self.figures().is_parler_production(tile)))
    }

    fn audit_plaza_tiles(&self) -> Verdict {
        let figures = self.figures();
        let seats = self.seats.count().max(2);
        let mut found = Census::new();
        for &plaza in Plaza::ALL {
            let space = figures.city.plaza(plaza);
            let used = usize::from(space.seats) <= seats;
            let tile = self.plazas[plaza.index()];
            ensure(tile.is_some() == used, || {
                format!("{plaza} has a tile if it is used")
            })?;
            if let Some(tile) = tile {
                ensure(figures.plaza_tile(tile).colour == space.colour, || {
                    format!("{tile} has another colour than {plaza}")
                })?;
                found.add_one(tile);
            }
        }
        found.at_most_once()
    }

    /// The production tile and the right to a seal that a track has brought, or is about to.
    fn audit_track_tile(&self, seat: Seat, track: Track) -> Verdict {
        let (player, figures) = (&self.players[seat], self.figures().track(track));
        let has = player.production[track.index()].is_some();
        let reached = player.tracks[track.index()] >= figures.production_tile;
        let owed = self
            .steps
            .iter()
            .filter(|&&step| step == Step::River { seat, track });
        let owed = owed.count();
        let ended = self.phase != Phase::Play;
        let late = ended && !has && owed == 0;
        ensure(
            usize::from(has) + owed == usize::from(reached) || (late && reached),
            || format!("{seat:?} has another production tile than it reached"),
        )?;
        let right = player.rights[track.index()];
        let sealed = player.tracks[track.index()] >= figures.seal;
        ensure((right != Right::None) == sealed || (ended && sealed), || {
            format!("{seat:?} has another right to a seal")
        })
    }

    pub(super) fn audit_cubes(&self) -> Verdict {
        let figures = self.figures();
        let holders = self
            .sites
            .iter()
            .flatten()
            .filter_map(|built| built.cube)
            .chain(self.seals.iter().flatten().copied());
        for holder in holders {
            let there = match holder {
                Holder::Seat(seat) => self.seats.has(seat),
                Holder::Parler => self.has_parler(),
            };
            ensure(there, "a cube is nobody's")?;
        }
        for built in self.sites.iter().flatten().filter(|built| built.cube.is_some()) {
            ensure(figures.face(built.hex).marker, || {
                format!("{} has no marker space", built.hex)
            })?;
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            let mine = Some(Holder::Seat(seat));
            let built = self.sites.iter().flatten().filter(|built| built.cube == mine);
            let seals = self.seals.iter().filter(|&&holder| holder == mine).count();
            let used = player.rights.iter().filter(|&&right| right == Right::Used);
            ensure(seals == used.count(), || {
                format!("{seat:?} has other seals than it had rights")
            })?;
            let sum = player.cubes_at_home() + built.count() + seals;
            ensure(sum == usize::from(figures.player.cubes), || {
                format!("{seat:?} has {sum} cubes")
            })?;
        }
        Ok(())
    }
}
