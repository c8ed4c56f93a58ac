//! The outcome of a game that was played to the end, seat by seat, on which results and ratings are based.

use std::collections::BTreeSet;

use signoria_engine::{Seat, Source, Standings};

use crate::people::Occupant;
use crate::table::{Chair, Table};
use crate::wire::Stage;

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// By seat.
    pub seats: Vec<SeatOutcome>,
    /// Whether it counts for ratings: several people played, one seat each, and nobody left or gave up.
    pub is_fair: bool,
}

/// The outcome for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOutcome {
    /// Which.
    pub seat: Seat,
    /// Who sat there at the end.
    pub occupant: Occupant,
    /// The points.
    pub score: i32,
    /// The place, from 1; equal seats share it.
    pub place: u8,
    /// Whether it won, perhaps with others; none where the rules know no victory, alone and without an opponent.
    pub won: Option<bool>,
    /// Where the points come from.
    pub sources: Vec<Source>,
}

impl Table {
    /// How everybody stands, as the game says; once it was given up, whoever did so comes after all others.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        let mut standings = self.state()?.standings();
        if self.stage() == Stage::Conceded {
            standings.put_last(|seat| self.chairs[seat.index()].conceded);
        }
        Some(standings)
    }

    /// The outcome of the game; none unless it was played to the end here. An uploaded game was not played here.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let state = self.state().filter(|_| self.stage() == Stage::Finished)?;
        if self.people().is_empty() {
            return None;
        }
        let standings = state.standings();
        // A row without a seat is an opponent that the rules play.
        let is_contest = standings.rows.len() > 1;
        let outcome = |(seat, occupant): (Seat, &Occupant)| {
            let row = standings.of(seat)?;
            Some(SeatOutcome {
                seat,
                occupant: occupant.clone(),
                score: row.score,
                place: row.rank,
                won: standings.solo_win.or(is_contest.then_some(row.rank == 1)),
                sources: row.sources.clone(),
            })
        };
        let seats: Option<Vec<SeatOutcome>> = self.occupants().map(outcome).collect();
        Some(Outcome {
            seats: seats?,
            is_fair: self.is_fair(),
        })
    }

    fn is_fair(&self) -> bool {
        let stayed = |chair: &Chair| chair.former.is_none() && !chair.conceded;
        let people: Vec<_> = self
            .chairs
            .iter()
            .filter_map(|chair| chair.occupant.person())
            .collect();
        let distinct: BTreeSet<_> = people.iter().collect();
        let is_taken = |chair: &Chair| chair.occupant != Occupant::Open;
        self.chairs.len() > 1
            && distinct.len() == people.len()
            && self.chairs.iter().all(|chair| stayed(chair) && is_taken(chair))
    }
}
