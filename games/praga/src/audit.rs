//! Whether a position is possible: every piece accounted for, every number in its range.

mod pieces;
mod steps;

use signoria_engine::{Audit, Seat, Token, Verdict, ensure};

use crate::hex::Hex;
use crate::pieces::{Deed, Level, Plaza, Row};
use crate::state::{Phase, Player, Praga};

/// Counters without a limit of their own stay below this in any game.
const MOST_COUNTED: u8 = 100;

impl Audit for Praga {
    fn audit(&self) -> Verdict {
        self.audit_table()?;
        self.audit_turn()?;
        for seat in self.seats.iter() {
            self.audit_player(seat, &self.players[seat])?;
        }
        let unused = self.players.iter().skip(self.seats.count());
        for (seat, player) in unused {
            ensure(*player == Player::new(self.figures()), || {
                format!("nobody sits on {seat:?}, yet it has moved")
            })?;
        }
        self.audit_hexes()?;
        self.audit_technologies()?;
        self.audit_bridge()?;
        self.audit_tiles()?;
        self.audit_cubes()?;
        self.audit_steps()?;
        self.audit_parler()?;
        let mut count = 0;
        if let Some(seat) = self.deciding() {
            self.list(seat, &mut |_| count += 1);
            ensure(count > 0, "nothing can be done")?;
        }
        Ok(())
    }
}

impl Praga {
    fn audit_table(&self) -> Verdict {
        let figures = self.figures();
        ensure(self.seats.count() <= 4, "at most four seats")?;
        ensure(self.seats.has(self.first), "the first player is not at the table")?;
        ensure(
            self.options.check(figures, self.seats).is_ok(),
            "the options do not fit the table",
        )?;
        let start = figures.start(self.seats.count());
        let taken = self.turn.tile;
        ensure(
            self.wheel.is_possible(&figures.wheel, start, self.turns, taken),
            || format!("the wheel cannot stand like this after {} turns", self.turns),
        )?;
        let ended = self.wheel.track() >= figures.wheel.hourglass;
        ensure(
            ended == (self.phase != Phase::Play),
            "the game ends when the marker reaches the hourglass",
        )?;
        if let Phase::Scoring { plaza, place } = self.phase {
            let in_range = usize::from(plaza) <= Plaza::COUNT && usize::from(place) <= self.seats.count();
            ensure(in_range && !self.steps.is_empty(), "scoring goes on by itself")?;
        }
        if self.phase == Phase::Over {
            ensure(self.steps.is_empty(), "nothing is pending after the game")?;
        }
        ensure(self.era == self.era_after(self.turns), || {
            format!("era {} does not fit turn {}", self.era, self.turns)
        })?;
        if self.phase == Phase::Play && self.active().is_none() {
            ensure(!self.steps.is_empty(), "the opponent's turn goes on by itself")?;
        }
        Ok(())
    }

    /// The era after that many turns.
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

    fn audit_turn(&self) -> Verdict {
        let turn = &self.turn;
        ensure(turn.sector < 12, "a sector is below 12")?;
        ensure(
            turn.tile.is_some() == (turn.sector != 0),
            "a taken tile lay on a sector",
        )?;
        let special = matches!(self.sector_bonus(), crate::edition::SectorBonus::SpecialOr(_));
        let begun = turn.acted || turn.bonus || turn.special || turn.closing;
        ensure(!begun || turn.tile.is_some(), "a turn has its tile first")?;
        let wrong = if special { turn.bonus } else { turn.special };
        ensure(!wrong, "the open bonus is not the sector's")?;
        ensure(turn.claims.iter().all(|&claims| claims <= 8), "too many claims")?;
        let steps = turn.steps.iter().chain(&turn.offered_steps);
        ensure(
            steps.clone().all(|&steps| steps <= MOST_COUNTED),
            "too many steps",
        )?;
        if let Some(seat) = self.active() {
            let reached = self.players[seat].road;
            let open = turn.free | turn.egg;
            ensure(
                open.indices().all(|space| space < usize::from(reached)),
                "a road effect is open before its space was reached",
            )?;
        }
        if self.active().is_none() {
            ensure(
                *turn == crate::state::Turn::default(),
                "nobody has a turn, yet something is open in it",
            )?;
        }
        let upgrades = |hex: Hex| hex.row() == Row::Upgrade;
        ensure(turn.covered.iter().all(upgrades), "only upgrades are covered")?;
        ensure(
            turn.closing || !turn.gathering,
            "bonuses are gathered only when the turn is being ended",
        )?;
        // A turn that is being closed stops only for a decision.
        ensure(
            !turn.closing || !self.steps.is_empty(),
            "closing a turn goes on by itself",
        )
    }

    fn audit_player(&self, seat: Seat, player: &Player) -> Verdict {
        let figures = self.figures();
        let fits = |holds: bool, what: &str| ensure(holds, || format!("{seat:?}: {what} out of range"));
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
        for (track, &cell) in crate::pieces::Track::ALL.iter().zip(&player.tracks) {
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
        let most_spent = if player.covered.is_empty() { 1 } else { 1 << 12 };
        fits(
            player.spent_corners.iter().all(|&spent| spent < most_spent),
            "a spent corner",
        )?;
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

    fn audit_parler(&self) -> Verdict {
        let figures = &self.figures().parler;
        let parler = &self.parler;
        if !self.has_parler() {
            return ensure(
                *parler == crate::state::Parler::default(),
                "Peter Parler does not play",
            );
        }
        ensure(figures.round.contains(&parler.pawn), "the pawn is off its round")?;
        ensure(
            parler.places.iter().all(|&place| place < 4),
            "a row has four places",
        )?;
        let counts = parler.counts.iter().zip(&figures.most);
        ensure(
            counts.clone().all(|(count, most)| count <= most),
            "Peter Parler has too many mines or quarries",
        )?;
        for track in 0..2 {
            let reached = parler.counts[track] >= figures.tile_at[track]
                && figures.start[track] < figures.tile_at[track];
            ensure(
                parler.production[track].is_some() == reached,
                "Peter Parler has another production tile than he reached",
            )?;
        }
        let cards = parler.deck.as_slice();
        let once = |card: &u8| cards.iter().filter(|other| *other == card).count() == 1;
        ensure(
            cards.iter().all(|card| (1..=5).contains(card) && once(card)),
            "his cards are 1 to 5, each once",
        )
    }
}
