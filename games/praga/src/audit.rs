//! Whether a position is possible: every piece accounted for, every number in its range.

use signoria_engine::{Impossible, Seat, Token};

use crate::edition::{SITES, stack_of};
use crate::hex::Hex;
use crate::rules::Ways;
use crate::state::{Alternatives, Holder, MOST_PENDING, Pending, Phase, Player, Praga, Right};
use crate::things::{BridgeTile, Deed, Level, Plaza, PlazaTile, Row, Technology};

type Verdict = Result<(), Impossible>;

/// A position from outside may have at most this many pending steps, so that what follows from them has room.
const MOST_LOADED: usize = MOST_PENDING / 2;

/// No counter without a limit of its own goes further in any game.
const MOST_COUNTED: u8 = 100;

fn need(holds: bool, reason: impl FnOnce() -> String) -> Verdict {
    Impossible::unless(holds, reason)
}

impl Praga {
    /// Checks the whole position.
    pub(crate) fn check(&self) -> Verdict {
        self.check_table()?;
        self.check_turn()?;
        for seat in self.seats.iter() {
            self.check_player(seat, &self.players[seat])?;
        }
        let unused = self.players.iter().skip(self.seats.count());
        for (seat, player) in unused {
            need(*player == Player::new(self.figures()), || {
                format!("nobody sits on {seat:?}, yet it has moved")
            })?;
        }
        self.check_hexes()?;
        self.check_technologies()?;
        self.check_bridge()?;
        self.check_tiles()?;
        self.check_cubes()?;
        self.check_pending()?;
        self.check_parler()?;
        let mut count = 0;
        if let Some(seat) = self.deciding() {
            self.offer(seat, &mut |_| count += 1);
            need(count > 0, || "nothing can be done".into())?;
        }
        Ok(())
    }

    fn check_table(&self) -> Verdict {
        let figures = self.figures();
        need(self.seats.count() <= 4, || "at most four seats".into())?;
        need(self.seats.has(self.first), || {
            "the first player is not at the table".into()
        })?;
        need(self.options.check(figures, self.seats).is_ok(), || {
            "the options do not fit the table".into()
        })?;
        let start = figures.start(self.seats.count());
        let taken = self.turn.tile;
        need(
            self.wheel.is_possible(&figures.wheel, start, self.turns, taken),
            || format!("the wheel cannot stand like this after {} turns", self.turns),
        )?;
        let ended = self.wheel.track() >= figures.wheel.hourglass;
        need(ended == (self.phase != Phase::Play), || {
            "the game ends when the marker reaches the hourglass".into()
        })?;
        if let Phase::Scoring { plaza, place } = self.phase {
            let in_range = usize::from(plaza) <= Plaza::COUNT && usize::from(place) <= self.seats.count();
            need(in_range && !self.pending.is_empty(), || {
                "scoring goes on by itself".into()
            })?;
        }
        if self.phase == Phase::Over {
            need(self.pending.is_empty(), || {
                "nothing is pending after the game".into()
            })?;
        }
        need(self.era == self.era_after(self.turns), || {
            format!("era {} does not fit turn {}", self.era, self.turns)
        })?;
        if self.phase == Phase::Play && self.active().is_none() {
            need(!self.pending.is_empty(), || {
                "the opponent's turn goes on by itself".into()
            })?;
        }
        Ok(())
    }

    /// The era after so many turns.
    fn era_after(&self, turns: u8) -> u8 {
        let figures = self.figures();
        let start = figures.start(self.seats.count());
        let (mut box_at, mut track) = (start.box_at, start.track);
        for _ in 0..turns {
            box_at = if box_at == figures.wheel.double_at {
                1
            } else {
                box_at + 1
            };
            track += u8::from(box_at == figures.wheel.drop_at);
            let star = start.era_box.is_none_or(|position| position == box_at);
            if track == start.era_cell && star {
                return 2;
            }
        }
        1
    }

    fn check_turn(&self) -> Verdict {
        let turn = &self.turn;
        need(turn.sector < 12, || "a sector is below 12".into())?;
        need(turn.tile.is_some() == (turn.sector != 0), || {
            "a taken tile lay on a sector".into()
        })?;
        let special = matches!(self.sector_bonus(), crate::edition::SectorBonus::SpecialOr(_));
        let begun = turn.acted || turn.bonus || turn.special || turn.closing;
        need(!begun || turn.tile.is_some(), || {
            "a turn has its tile first".into()
        })?;
        let wrong = if special { turn.bonus } else { turn.special };
        need(!wrong, || "the open bonus is not the sector's".into())?;
        need(turn.claims.iter().all(|&claims| claims <= 8), || {
            "too many claims".into()
        })?;
        let steps = turn.steps.iter().chain(&turn.offered_steps);
        need(steps.clone().all(|&steps| steps <= MOST_COUNTED), || {
            "too many steps".into()
        })?;
        need(turn.free < 8 && turn.egg < 8, || {
            "the road has three spaces".into()
        })?;
        if let Some(seat) = self.active() {
            let reached = self.players[seat].road;
            let beyond = |effects: u8| u32::from(effects) >> u32::from(reached.min(3)) != 0;
            need(!beyond(turn.free) && !beyond(turn.egg), || {
                "a road effect is open before its space was reached".into()
            })?;
        }
        if self.active().is_none() {
            need(*turn == crate::state::Turn::default(), || {
                "nobody has a turn, yet something is open in it".into()
            })?;
        }
        let upgrades = |hex: Hex| hex.row() == Row::Upgrade;
        need(turn.covered.iter().all(upgrades), || {
            "only upgrades are covered".into()
        })?;
        // A turn that is being closed stops only for a decision.
        need(!turn.closing || !self.pending.is_empty(), || {
            "closing a turn goes on by itself".into()
        })
    }

    fn check_player(&self, seat: Seat, player: &Player) -> Verdict {
        let figures = self.figures();
        let fits = |holds: bool, what: &str| need(holds, || format!("{seat:?}: {what} out of range"));
        let most = figures.player.most;
        fits(player.gold <= most && player.stone <= most, "gold or stone")?;
        let counted = [
            player.eggs,
            player.silver,
            player.gold_windows,
            player.red,
            player.blue,
        ];
        fits(
            counted.iter().all(|&count| count <= MOST_COUNTED),
            "eggs, windows or tokens",
        )?;
        fits(player.points <= 2000, "points")?;
        for (track, &cell) in crate::things::Track::ALL.iter().zip(&player.tracks) {
            let range = figures.track(*track);
            fits((range.start..=range.cells).contains(&cell), "a track")?;
        }
        fits(player.technology <= figures.technology_top, "technology")?;
        fits(
            usize::from(player.university) < figures.university.len(),
            "university",
        )?;
        let on_grid = |marker: &crate::state::Marker| marker.row < 5 && marker.column < 6;
        fits(player.grids.iter().all(on_grid), "a marker")?;
        fits(player.road <= 5, "the pawn")?;
        for (place, placed) in player.board.iter().enumerate() {
            let Some(placed) = placed else { continue };
            let row_fits = match Deed::ALL.get(place) {
                Some(&action) => {
                    placed.hex.row() == Row::Upgrade && figures.face(placed.hex).action == action
                }
                None => placed.hex.row() == Row::Wall,
            };
            fits(row_fits && placed.rotation < 6 && placed.used < 64, "a hex")?;
        }
        let mut covered = player.covered.iter();
        let lies_under_another = |hex: Hex| player.board[figures.face(hex).action.index()].is_some();
        fits(
            covered.all(|hex| hex.row() == Row::Upgrade && lies_under_another(hex)),
            "a covered hex",
        )?;
        for (level, tile) in Level::ALL.iter().zip(&player.technologies) {
            fits(tile.is_none_or(|tile| tile.level() == *level), "a technology")?;
            let spent = player.used.contains(*level) || player.fresh.contains(*level);
            fits(!spent || tile.is_some(), "a used technology")?;
        }
        let permanent = |level: Level| level.is_permanent();
        fits(
            player.used.iter().all(|level| !permanent(level)),
            "a used permanent technology",
        )?;
        let sum: u32 = player.last.iter().map(|&points| u32::from(points)).sum();
        let scored = self.phase != Phase::Play;
        fits(
            sum <= u32::from(player.points) && (scored || sum == 0),
            "final points",
        )
    }

    fn check_hexes(&self) -> Verdict {
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

    fn check_technologies(&self) -> Verdict {
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

    fn check_bridge(&self) -> Verdict {
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

    fn check_tiles(&self) -> Verdict {
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

    fn check_cubes(&self) -> Verdict {
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

    fn check_pending(&self) -> Verdict {
        let steps = self.pending.as_slice();
        need(steps.len() <= MOST_LOADED, || "too much is pending".into())?;
        let mut placing = 0;
        for (depth, &pending) in steps.iter().enumerate() {
            let top = depth + 1 == steps.len();
            need(
                pending.named_seat().is_none_or(|seat| self.seats.has(seat)),
                || "a pending step is nobody's".into(),
            )?;
            need(!pending.needs_turn() || self.active().is_some(), || {
                "a pending step belongs to a turn".into()
            })?;
            placing += usize::from(pending.hex().is_some());
            let fits = match pending {
                Pending::Pawn => {
                    steps.len() == 1 && self.turns == 0 && self.turn.tile.is_none() && self.has_parler()
                }
                Pending::TurnWall { place, .. } => {
                    (6..18).contains(&place)
                        && self
                            .active()
                            .is_some_and(|seat| self.players[seat].board[usize::from(place)].is_none())
                }
                Pending::TurnBuilding { site, gold, .. } => {
                    usize::from(site) < SITES
                        && self.sites[usize::from(site)].is_none()
                        && self.active().is_some_and(|seat| {
                            let price = self.figures().city.sites()[usize::from(site)].gold;
                            self.players[seat].gold >= price.saturating_sub(gold)
                        })
                }
                Pending::ParlerTurn { site } => {
                    usize::from(site) < SITES && self.sites[usize::from(site)].is_none() && self.has_parler()
                }
                Pending::ParlerSite | Pending::ParlerTile { .. } => {
                    self.has_parler() && self.active().is_none()
                }
                Pending::Take { gold, stone, .. } | Pending::Begin { gold, stone, .. } => {
                    gold <= 30 && stone <= 30
                }
                Pending::Site { gold, .. } => gold <= 30,
                Pending::Done { tile, .. } => !tile || self.turn.acted,
                Pending::Windows => top && self.turn.closing,
                Pending::Either { of, .. } => self.alternatives(of).either.is_some() && self.offers(of),
                Pending::Half { plaza, .. } | Pending::Share { plaza, .. } => {
                    self.plazas[plaza.index()].is_some()
                }
                Pending::Return { plaza } => self.is_complete(plaza),
                _ => true,
            };
            need(fits, || "a pending step does not fit the position".into())?;
        }
        need(placing <= 1, || "one hex at a time is placed".into())?;
        if let Some(top) = self.pending.top() {
            need(self.decider(top).is_some(), || {
                "what needs no decision is never left pending".into()
            })?;
            need(matches!(self.ways(top), Ways::Many), || {
                "a decision without choice is never left pending".into()
            })?;
        }
        Ok(())
    }

    /// Whether a choice can come up at this table.
    fn offers(&self, of: Alternatives) -> bool {
        match of {
            Alternatives::Plaza(tile, _) => self.plazas.contains(&Some(tile)),
            Alternatives::Technology(tile) => !tile.level().is_permanent(),
            Alternatives::Road(tile) => crate::things::Space::ALL
                .iter()
                .any(|&space| self.options.road_tile(space) == Some(tile)),
        }
    }

    fn check_parler(&self) -> Verdict {
        let figures = &self.figures().parler;
        let parler = &self.parler;
        if !self.has_parler() {
            return need(*parler == crate::state::Parler::default(), || {
                "Peter Parler does not play".into()
            });
        }
        need(figures.round.contains(&parler.pawn), || {
            "the pawn is off its round".into()
        })?;
        need(parler.places.iter().all(|&place| place < 4), || {
            "a row has four places".into()
        })?;
        let counts = parler.counts.iter().zip(&figures.most);
        need(counts.clone().all(|(count, most)| count <= most), || {
            "Peter Parler has too many mines or quarries".into()
        })?;
        for track in 0..2 {
            let reached = parler.counts[track] >= figures.tile_at[track]
                && figures.start[track] < figures.tile_at[track];
            need(parler.production[track].is_some() == reached, || {
                "Peter Parler has another production tile than he reached".into()
            })?;
        }
        let cards = parler.deck.as_slice();
        let once = |card: &u8| cards.iter().filter(|other| *other == card).count() == 1;
        need(
            cards.iter().all(|card| (1..=5).contains(card) && once(card)),
            || "his cards are 1 to 5, each once".into(),
        )
    }
}

impl Pending {
    /// The hex that is being placed, and the row it came from.
    pub(crate) fn hex(self) -> Option<(Hex, Row)> {
        match self {
            Self::TurnUpgrade { hex } => Some((hex, Row::Upgrade)),
            Self::Wall { hex } | Self::TurnWall { hex, .. } => Some((hex, Row::Wall)),
            Self::Site { hex, .. } | Self::TurnBuilding { hex, .. } => Some((hex, Row::Building)),
            _ => None,
        }
    }

    /// The seat a step names.
    fn named_seat(self) -> Option<Seat> {
        match self {
            Self::Draw { seat, .. }
            | Self::Keep { seat, .. }
            | Self::Arrow { seat, .. }
            | Self::CathedralTile { seat }
            | Self::River { seat, .. }
            | Self::Share { seat, .. }
            | Self::Half { seat, .. }
            | Self::Either { seat, .. }
            | Self::Step { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Whether a step belongs to a player's turn.
    fn needs_turn(self) -> bool {
        matches!(
            self,
            Self::AnyAction
                | Self::Begin { .. }
                | Self::Mode { .. }
                | Self::Take { .. }
                | Self::TurnUpgrade { .. }
                | Self::Wall { .. }
                | Self::TurnWall { .. }
                | Self::Site { .. }
                | Self::TurnBuilding { .. }
                | Self::Done { .. }
                | Self::Remove { .. }
                | Self::DrawBridge
                | Self::KeepBridge
                | Self::TakeBridge
                | Self::Lay { .. }
                | Self::Rise
                | Self::PlazaTile
                | Self::ProduceEither
                | Self::Produce { .. }
                | Self::Windows
        )
    }
}
