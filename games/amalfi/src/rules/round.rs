//! The new round (NR) and the end of the game (EN).

use signoria_engine::{Log, Seat, SeatSet, Set};

use crate::event::Event;
use crate::pieces::{BOARD_ROUTES, Route};
use crate::score::Origin;
use crate::state::{Amalfi, Phase, ROUNDS};

impl Amalfi {
    /// After the decree: the check of the solo challenge, then the next round or the end.
    pub(super) fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.is_solo() && !self.has_enough_titles(log) {
            self.lost = true;
            self.over(log);
        } else if self.round + 1 < ROUNDS {
            self.new_round(log);
        } else {
            self.final_scoring(log);
            self.over(log);
        }
    }

    /// Tells which round begins, and with whom.
    pub(super) fn announce_round(&mut self, log: &mut impl Log<Event>) {
        let (round, seat) = (self.round + 1, self.first);
        log.all(|| Event::RoundBegan { round, seat });
    }

    fn over(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        log.all(|| Event::Ended);
    }

    /// A.NR.2 to A.NR.7
    fn new_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        let round = self.round;
        self.first = self.compass;
        self.turn = self.first;
        self.passed = SeatSet::EMPTY;
        self.phase = Phase::Actions;
        self.announce_round(log);
        self.ships_return(log);
        if let Some(tile) = self.remove_last_tile(log) {
            let cell = usize::from(round) - 1;
            self.covers[cell] = Some(tile);
            if let Some(route) = Route::cell(cell) {
                log.all(|| Event::Covered { route, tile });
            }
        }
        self.discard_workshop(log);
        for board in self.players.values_mut() {
            board.turned = Set::EMPTY;
            board.crowded = 0;
            board.decisions = 0;
        }
        self.discard_council(log);
    }

    fn ships_return(&mut self, log: &mut impl Log<Event>) {
        for board in self.players.values_mut() {
            board.bay += board.docked() + board.port;
            board.port = 0;
            board.docks = [0; BOARD_ROUTES];
            board.sailed = Set::EMPTY;
        }
        self.rival.docks = Set::EMPTY;
        log.all(|| Event::ShipsReturned);
    }

    /// A.EN.2
    fn final_scoring(&mut self, log: &mut impl Log<Event>) {
        let seats = self.seats;
        for seat in seats.from(self.first) {
            self.score_endgame(seat, log);
        }
    }

    fn score_endgame(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let invited = self.player(seat).invited;
        for card in invited.iter() {
            let Some(vp) = self.endgame_points(seat, card) else {
                continue;
            };
            self.score(seat, Origin::Characters, vp);
            log.all(|| Event::EndgameScored { seat, card, vp });
        }
    }
}
