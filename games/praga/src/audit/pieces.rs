//! Every piece of the box is where it can be, and there as often as it should.

use signoria_engine::{Seat, Token};

use super::{Verdict, need};
use crate::edition::stack_of;
use crate::hex::Hex;
use crate::state::{Holder, Pending, Phase, Praga, Right};
use crate::things::{BridgeTile, Level, Plaza, PlazaTile, Row, Technology};

impl Praga {
    pub(super) fn check_hexes(&self) -> Verdict {
        let mut found = [0_u8; Hex::COUNT];
        for &row in Row::ALL {
            for special in [false, true] {
                let stack = &self.stacks[stack_of(row, special)];
                need(usize::from(stack.known) <= stack.deck.len(), || {
                    "more hexes known than there are".into()
                })?;
                let places = if special { 3..4 } else { 0..3 };
                let open = self.rows[row.index()][places].iter().flatten();
                for hex in stack.deck.as_slice().iter().chain(open) {
                    let fits = hex.row() == row && hex.is_special() == special && hex.era() == self.era;
                    need(fits, || format!("{hex} is on the wrong stack or row"))?;
                    found[hex.number()] += 1;
                }
                let gap = self.rows[row.index()][if special { 3..4 } else { 0..3 }].contains(&None);
                need(!gap || stack.deck.is_empty(), || {
                    "a place is empty although its stack is not".into()
                })?;
            }
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            for placed in player.board.iter().flatten() {
                found[placed.hex.number()] += 1;
            }
            for hex in player.covered.iter() {
                found[hex.number()] += 1;
            }
        }
        for built in self.sites.iter().flatten() {
            need(built.hex.row() == Row::Building && built.rotation < 6, || {
                format!("{} is no building", built.hex)
            })?;
            found[built.hex.number()] += 1;
        }
        for pending in self.pending.as_slice() {
            if let Some((hex, row)) = pending.hex() {
                need(hex.row() == row, || {
                    format!("{hex} is not of the row it came from")
                })?;
                found[hex.number()] += 1;
            }
        }
        for (number, &count) in found.iter().enumerate() {
            let Some(hex) = Hex::from_number(number) else {
                continue;
            };
            let expected = match (hex.era(), self.era) {
                (1, 1) | (2, 2) => count == 1,
                (1, _) => count <= 1,
                _ => count == 0,
            };
            need(expected, || format!("{hex} is there {count} times"))?;
        }
        Ok(())
    }

    pub(super) fn check_technologies(&self) -> Verdict {
        let mut found = [0_u8; Technology::COUNT];
        for (level, deck) in Level::ALL.iter().zip(&self.technologies) {
            for seen in deck.as_slice() {
                need(seen.tile.level() == *level, || {
                    format!("{} is on the wrong stack", seen.tile)
                })?;
                found[seen.tile.index()] += 1;
            }
        }
        for seen in self.technology_hand.iter().flatten() {
            found[seen.tile.index()] += 1;
        }
        for seat in self.seats.iter() {
            for tile in self.players[seat].technologies.iter().flatten() {
                found[tile.index()] += 1;
            }
        }
        need(found.iter().all(|&count| count == 1), || {
            "a technology is missing or there twice".into()
        })?;
        let levels = self
            .pending
            .as_slice()
            .iter()
            .filter_map(|pending| match pending {
                Pending::Keep { seat, level } => Some((*seat, *level)),
                _ => None,
            });
        let asked: Vec<(Seat, Level)> = levels.collect();
        let hand = self.technology_hand.iter().flatten();
        let hand_fits = match asked[..] {
            [] => hand.clone().count() == 0,
            [(seat, level)] => {
                hand.clone().count() == 3
                    && hand
                        .clone()
                        .all(|seen| seen.tile.level() == level && seen.by.contains(seat))
            }
            _ => false,
        };
        need(hand_fits, || {
            "drawn technologies and the choice between them do not fit".into()
        })?;
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            for &level in Level::ALL {
                let kept = player.technologies[level.index()].is_some();
                let reached = player.technology >= self.figures().level_step(level);
                let owed = self.pending.as_slice().iter().filter(|pending| {
                    matches!(**pending,
                        Pending::Draw { seat: drawer, level: drawn } | Pending::Keep { seat: drawer, level: drawn }
                        if drawer == seat && drawn == level)
                });
                let owed = owed.count();
                let late = self.phase != Phase::Play && !kept && owed == 0;
                need(
                    usize::from(kept) + owed == usize::from(reached) || (late && reached),
                    || format!("{seat:?} has reached other levels than it has technologies of"),
                )?;
            }
        }
        Ok(())
    }

    pub(super) fn check_bridge(&self) -> Verdict {
        let mut found = [0_u8; BridgeTile::COUNT];
        for seen in self
            .bridge_stack
            .as_slice()
            .iter()
            .chain(self.bridge_hand.iter().flatten())
        {
            found[seen.tile.index()] += 1;
        }
        for tile in self.bridge_discard.iter() {
            found[tile.index()] += 1;
        }
        for tile in self.pairs.iter().flatten().filter(|tile| !tile.is_five()) {
            found[tile.index()] += 1;
        }
        for tile in self.bridge_five.iter().chain(self.cathedral_five.iter()) {
            found[tile.index()] += 1;
        }
        for seat in self.seats.iter() {
            for tile in self.players[seat].five.iter() {
                need(tile.is_five(), || format!("{tile} is nobody's"))?;
                found[tile.index()] += 1;
            }
        }
        for pending in self.pending.as_slice() {
            if let Pending::Lay { tile } = pending
                && !tile.is_five()
            {
                found[tile.index()] += 1;
            }
        }
        need(found.iter().all(|&count| count == 1), || {
            "a bridge tile is missing or there twice".into()
        })?;
        let laid: Vec<BridgeTile> = self.pairs.iter().flatten().copied().collect();
        let own = |tile: BridgeTile| {
            self.seats
                .iter()
                .any(|seat| self.players[seat].five.contains(tile))
        };
        let once = |tile: &BridgeTile| laid.iter().filter(|other| *other == tile).count() == 1;
        need(
            laid.iter().all(|&tile| !tile.is_five() || own(tile)) && laid.iter().all(once),
            || "a tile on the bridge is nobody's".into(),
        )?;
        let asked = self.pending.as_slice().contains(&Pending::KeepBridge);
        let hand = self.bridge_hand.iter().flatten().count();
        need(hand == if asked { 3 } else { 0 }, || {
            "drawn bridge tiles and the choice between them do not fit".into()
        })?;
        let owed = self.pending.as_slice().iter().filter(|pending| {
            matches!(pending, Pending::DrawBridge | Pending::KeepBridge)
                || matches!(pending, Pending::Lay { tile } if !tile.is_five())
        });
        let entered = self.seats.iter().filter(|&seat| self.players[seat].road >= 4);
        let out = 6 - self.bridge_stack.len() - hand;
        let waiting = self
            .pending
            .as_slice()
            .iter()
            .filter(|pending| matches!(pending, Pending::Lay { tile } if !tile.is_five()))
            .count();
        need(out - waiting.min(out) + owed.count() == entered.count(), || {
            "the silver bridge tiles do not fit the pawns on the road".into()
        })
    }

    pub(super) fn check_tiles(&self) -> Verdict {
        let figures = self.figures();
        let seats = self.seats.count().max(2);
        let mut found = [0_u8; PlazaTile::COUNT];
        for &plaza in Plaza::ALL {
            let space = figures.city.plaza(plaza);
            let used = usize::from(space.seats) <= seats;
            let tile = self.plazas[plaza.index()];
            need(tile.is_some() == used, || {
                format!("{plaza} has a tile if it is used")
            })?;
            if let Some(tile) = tile {
                need(figures.plaza_tile(tile).colour == space.colour, || {
                    format!("{tile} has another colour than {plaza}")
                })?;
                found[tile.index()] += 1;
            }
        }
        need(found.iter().all(|&count| count <= 1), || {
            "a plaza tile is there twice".into()
        })?;
        let mut river = [0_u8; 8];
        for tile in self.river.iter() {
            river[tile.index()] += 1;
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            for &track in crate::things::Track::ALL {
                let tile = player.production[track.index()];
                let reached = player.tracks[track.index()] >= figures.track(track).production_tile;
                let owed = self
                    .pending
                    .as_slice()
                    .iter()
                    .filter(|&&pending| pending == Pending::River { seat, track })
                    .count();
                let late = self.phase != Phase::Play && tile.is_none() && owed == 0;
                need(
                    usize::from(tile.is_some()) + owed == usize::from(reached) || (late && reached),
                    || format!("{seat:?} has another production tile than it reached"),
                )?;
                let right = player.rights[track.index()];
                let sealed = player.tracks[track.index()] >= figures.track(track).seal;
                let right_fits = (right != Right::None) == sealed || (self.phase != Phase::Play && sealed);
                need(right_fits, || format!("{seat:?} has another right to a seal"))?;
                if let Some(tile) = tile {
                    river[tile.index()] += 1;
                }
            }
        }
        for tile in self.parler.production.iter().flatten() {
            river[tile.index()] += 1;
        }
        let parler = self.has_parler();
        for &tile in crate::things::ProductionTile::ALL {
            let count = river[tile.index()];
            let fits = match (parler, figures.is_parler_production(tile)) {
                (false, _) => count == 1,
                (true, true) => count == 1,
                (true, false) => count == 0,
            };
            need(fits, || format!("{tile} is there {count} times"))?;
        }
        Ok(())
    }

    pub(super) fn check_cubes(&self) -> Verdict {
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
            need(there, || "a cube is nobody's".into())?;
        }
        for built in self.sites.iter().flatten().filter(|built| built.cube.is_some()) {
            need(figures.face(built.hex).marker, || {
                format!("{} has no marker space", built.hex)
            })?;
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            let mine = Some(Holder::Seat(seat));
            let built = self.sites.iter().flatten().filter(|built| built.cube == mine);
            let seals = self.seals.iter().filter(|&&holder| holder == mine).count();
            let used = player.rights.iter().filter(|&&right| right == Right::Used);
            need(seals == used.count(), || {
                format!("{seat:?} has other seals than it had rights")
            })?;
            let sum = player.cubes_at_home() + built.count() + seals;
            need(sum == usize::from(figures.player.cubes), || {
                format!("{seat:?} has {sum} cubes")
            })?;
        }
        Ok(())
    }
}
