//! The new round (NR) and the end of the game (EN).

use signoria_engine::{Log, Seat, SeatSet};

use super::Table;
use crate::action::Event;
use crate::names::{BOARD_ROUTES, Route};
use crate::score::Origin;
use crate::sets::Set;
use crate::state::{Phase, ROUNDS};

impl<L: Log<Event>> Table<'_, L> {
    /// After the decree: the check of the solo challenge, then the next round or the end.
    pub(super) fn end_round(&mut self) {
        if self.is_solo() && !self.has_enough_titles() {
            self.lost = true;
            self.over();
        } else if self.round + 1 < ROUNDS {
            self.new_round();
        } else {
            self.final_scoring();
            self.over();
        }
    }

    /// Tells which round begins, and with whom.
    pub(super) fn announce_round(&mut self) {
        let (round, seat) = (self.round + 1, self.first);
        self.tell(|| Event::RoundBegan { round, seat });
    }

    fn over(&mut self) {
        self.phase = Phase::Over;
        self.tell(|| Event::Ended);
    }

    /// A.NR.2 to A.NR.7
    fn new_round(&mut self) {
        self.round += 1;
        let round = self.round;
        self.first = self.compass;
        self.turn = self.first;
        self.passed = SeatSet::EMPTY;
        self.phase = Phase::Actions;
        self.announce_round();
        self.ships_return();
        if let Some(tile) = self.remove_last_tile() {
            let cell = usize::from(round) - 1;
            self.covers[cell] = Some(tile);
            if let Some(route) = Route::cell(cell) {
                self.tell(|| Event::Covered { route, tile });
            }
        }
        self.discard_workshop();
        for board in self.boards.values_mut() {
            board.turned = Set::EMPTY;
            board.crowded = 0;
            board.decisions = 0;
        }
        self.discard_council();
    }

    fn ships_return(&mut self) {
        for board in self.boards.values_mut() {
            board.bay += board.docked() + board.port;
            board.port = 0;
            board.docks = [0; BOARD_ROUTES];
            board.sailed = Set::EMPTY;
        }
        self.rival.docks = Set::EMPTY;
        self.tell(|| Event::ShipsReturned);
    }

    /// A.EN.2
    fn final_scoring(&mut self) {
        let seats = self.seats;
        for seat in seats.from(self.first) {
            self.score_endgame(seat);
        }
    }

    fn score_endgame(&mut self, seat: Seat) {
        for card in self.board(seat).invited.iter() {
            if let Some(tally) = self.edition.character(card).score {
                let vp = tally.points(self.count(seat, tally.count));
                self.score(seat, Origin::Characters, vp);
                self.tell(|| Event::EndgameScored { seat, card, vp });
            }
        }
    }
}
