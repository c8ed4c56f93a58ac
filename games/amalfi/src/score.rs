//! Counting: what titles, decrees and characters count, and the standings.

use signoria_engine::{Finish, Message, Score, Seat, Source, Standing, Standings, Totals};

use crate::edition::Criterion;
use crate::effect::Count;
use crate::pieces::{Character, Craft, Decree, Role, Title};
use crate::state::{Amalfi, Phase, TITLES, size};

/// Where victory points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Masterpieces and their bonuses.
    Masterpieces,
    /// Explored routes, and effects of routes.
    Routes,
    /// Decrees.
    Decrees,
    /// Titles.
    Titles,
    /// Characters.
    Characters,
    /// Bread missing at feeding.
    Feeding,
    /// Symbols of the player boards.
    Board,
}

impl Origin {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// The messages that name them, in order.
    pub const IDS: [&'static str; Self::COUNT] = [
        "amalfi.source.masterpieces",
        "amalfi.source.routes",
        "amalfi.source.decrees",
        "amalfi.source.titles",
        "amalfi.source.characters",
        "amalfi.source.feeding",
        "amalfi.source.board",
    ];
}

/// The verdicts on a solo challenge: lost, then the ranks.
pub const VERDICTS: [&str; 5] = [
    "amalfi.verdict.lost",
    "amalfi.verdict.novice",
    "amalfi.verdict.promising-ruler",
    "amalfi.verdict.patron",
    "amalfi.verdict.pride",
];

impl Score for Amalfi {
    fn standings(&self) -> Standings {
        let row = |seat| {
            let points = self.player(seat).points;
            let sources = Origin::IDS
                .iter()
                .zip(points)
                .map(|(id, points)| Source::new(id, points.into()))
                .collect();
            Standing::new(seat, sources, vec![self.cubes(seat).into()])
        };
        let standings = Standings::ranked(self.seats.iter().map(row).collect());
        if self.phase != Phase::Over || !self.is_solo() {
            return standings;
        }
        let verdict = if self.lost {
            0
        } else {
            1 + self.solo_rank(self.player(Seat::new(0)).vp())
        };
        standings.with_verdict(Message::new(VERDICTS[verdict]), !self.lost)
    }

    fn finish(&self) -> Finish {
        let row = |seat: Seat| {
            let points: i32 = self
                .player(seat)
                .points
                .iter()
                .map(|&points| i32::from(points))
                .sum();
            (Some(seat), points, self.cubes(seat).into())
        };
        let rows: Totals = self.seats.iter().map(row).collect();
        Finish::ranked(&rows, self.is_solo().then_some(!self.lost))
    }
}

/// The types of masterpieces.
const CRAFTS: [Craft; 3] = [Craft::Book, Craft::Painting, Craft::Monument];

/// The most first.
fn sorted([a, b, c]: [u8; 3]) -> [u8; 3] {
    let (most, least) = (a.max(b).max(c), a.min(b).min(c));
    [most, a.max(b).min(a.min(b).max(c)), least]
}

/// How many masterpieces and invited characters of each type a player has.
#[derive(Clone, Copy)]
pub(crate) struct Tallied {
    seat: Seat,
    crafts: [u8; 3],
    roles: [u8; Role::ALL.len()],
}

impl Amalfi {
    /// Masterpieces of each type.
    pub(crate) fn crafts(&self, seat: Seat) -> [u8; 3] {
        CRAFTS.map(|craft| self.of_craft(seat, craft))
    }

    /// What a player has of each type, to count many things.
    pub(crate) fn tally(&self, seat: Seat) -> Tallied {
        let mut roles = [0; Role::ALL.len()];
        for (&role, sum) in Role::ALL.iter().zip(&mut roles) {
            *sum = self.of_role(seat, role);
        }
        Tallied {
            seat,
            crafts: self.crafts(seat),
            roles,
        }
    }

    fn of_craft(&self, seat: Seat, craft: Craft) -> u8 {
        size(self.player(seat).masterpieces & self.edition.of_craft(craft))
    }

    fn of_role(&self, seat: Seat, role: Role) -> u8 {
        size(self.player(seat).invited & self.edition.of_role(role))
    }

    /// How many of a thing a player has (A.VO.30).
    pub(crate) fn count(&self, seat: Seat, count: Count) -> u8 {
        let of_craft = |craft| self.of_craft(seat, craft);
        self.count_by(seat, count, of_craft, |role| self.of_role(seat, role))
    }

    /// The same of what was tallied.
    pub(crate) fn count_tallied(&self, tallied: &Tallied, count: Count) -> u8 {
        let of_craft = |craft: Craft| tallied.crafts[craft as usize];
        self.count_by(tallied.seat, count, of_craft, |role| tallied.roles[role as usize])
    }

    #[inline(always)]
    fn count_by(
        &self,
        seat: Seat,
        count: Count,
        of_craft: impl Fn(Craft) -> u8 + Copy,
        of_role: impl Fn(Role) -> u8,
    ) -> u8 {
        let board = self.player(seat);
        match count {
            Count::Book => of_craft(Craft::Book),
            Count::Painting => of_craft(Craft::Painting),
            Count::Monument => of_craft(Craft::Monument),
            Count::Masterpiece => size(board.masterpieces),
            Count::MasterpieceType => CRAFTS.iter().filter(|&&craft| of_craft(craft) > 0).count() as u8,
            Count::MasterpieceSet => sorted(CRAFTS.map(of_craft))[2],
            Count::MasterpieceOfBestType => sorted(CRAFTS.map(of_craft))[0],
            Count::TwoTypesWithAtLeast => sorted(CRAFTS.map(of_craft))[1],
            Count::PrivateRoute => size(board.tiles),
            Count::OwnPrivateRouteWithOwnShip => size(board.sailed),
            Count::ShipBuilt => board.built,
            Count::Fleet => self.edition.board.ships + board.built,
            Count::Lighthouse => size(board.lights),
            Count::CharAny => size(board.invited),
            Count::CharType => Role::ALL.iter().filter(|&&role| of_role(role) > 0).count() as u8,
            Count::CharInstant => of_role(Role::Instant),
            Count::CharPermanent => of_role(Role::Permanent),
            Count::CharActivation => of_role(Role::Activation),
            Count::CharEndgame => of_role(Role::Endgame),
            Count::Title => board.titles.count_ones() as u8,
            Count::Bread => board.bread,
        }
    }

    /// Whether a player meets the requirement of a title (A.TI.4).
    pub(crate) fn meets(&self, seat: Seat, title: Title) -> bool {
        let requires = &self.edition.title(title).requires;
        requires
            .iter()
            .all(|&(count, least)| self.count(seat, count) >= least)
    }

    /// What a decree scores for a player in a round (A.DE.3).
    pub(crate) fn decree_points(&self, seat: Seat, decree: Decree, round: u8) -> i16 {
        self.decree_points_tallied(&self.tally(seat), decree, round)
    }

    /// The same of what was tallied.
    pub(crate) fn decree_points_tallied(&self, tallied: &Tallied, decree: Decree, round: u8) -> i16 {
        let holes = self.edition.holes[usize::from(round)];
        let points = |criterion: &Criterion| match *criterion {
            Criterion::Count { count, vp, hole } => {
                let shown = hole.map_or(0, |hole| holes[usize::from(hole)]);
                i16::from(self.count_tallied(tallied, count)) * i16::from(vp + shown)
            }
            // A.DE.5: with counts sorted a >= b >= c there are c sets, and b - c pairs of what is left.
            Criterion::Groups(groups) => {
                let [_, middle, least] = sorted(tallied.crafts);
                i16::from(groups.set) * i16::from(least) + i16::from(groups.pair) * i16::from(middle - least)
            }
        };
        self.edition.decree(decree).iter().map(points).sum()
    }

    /// What an invited character with an end-game effect would score now (A.EN.2).
    pub(crate) fn endgame_points(&self, seat: Seat, card: Character) -> Option<i16> {
        let tally = self.edition.character(card).score?;
        Some(tally.points(self.count(seat, tally.count)))
    }

    /// How many titles in play a player holds.
    pub(crate) fn cubes(&self, seat: Seat) -> u8 {
        self.player(seat).titles.count_ones() as u8
    }

    /// How many cubes lie on a title in play.
    pub(crate) fn cubes_on(&self, number: usize) -> usize {
        debug_assert!(number < TITLES);
        self.seats
            .iter()
            .filter(|&seat| self.player(seat).titles >> number & 1 != 0)
            .count()
    }

    /// The place of a solo score among the ranks, from 0 (A.SO.21).
    pub(crate) fn solo_rank(&self, points: i16) -> usize {
        self.edition
            .solo
            .ranks
            .iter()
            .filter(|&&most| i32::from(points) > i32::from(most))
            .count()
    }
}
