//! Preparation and end of a round (sections RO and ER).

use signoria_engine::{List, Log, Seat, SeatSet};

use crate::board::{FLOORS, Kind, Member};
use crate::edition::ROUNDS;
use crate::event::Event;
use crate::state::{Lorenzo, MOST_SEATS, Phase, Status};

impl Lorenzo {
    /// Fills the towers, rolls the dice and begins the action phase.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.phase = Phase::Actions;
        for &kind in Kind::ALL {
            let deck = &mut self.decks[kind as usize];
            for floor in 0..FLOORS {
                self.towers[kind as usize][floor] = deck.draw();
            }
        }
        log.reveal();
        self.dice = self.stream.draw(|rng| [rng.die(6), rng.die(6), rng.die(6)]);
        let (round, period) = (self.round, self.period() as u8 + 1);
        let [black, white, orange] = self.dice;
        log.all(|| Event::Round { round, period });
        log.all(|| Event::Dice { black, white, orange });
    }

    /// After the last turn of a round: the Church in every second one, then the end of the round.
    pub(crate) fn end_actions(&mut self, log: &mut impl Log<Event>) {
        if self.round.is_multiple_of(2) {
            self.begin_vatican(log);
        } else {
            self.end_round(log);
        }
    }

    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.towers = Default::default();
        self.order = self.next_order();
        self.council.clear();
        self.turn = 0;
        self.placed = false;
        for player in self.players.values_mut() {
            player.members = [None; Member::COUNT];
            player.strengthened = Default::default();
            for held in player.leaders.iter_mut().flatten() {
                if held.status == Status::FaceDown {
                    held.status = Status::FaceUp;
                }
            }
        }
        log.all(|| Event::Order {
            seats: self.in_order().collect(),
        });
        if self.round >= ROUNDS {
            self.phase = Phase::Over;
            log.all(|| Event::Over);
        } else {
            self.begin_round(log);
        }
    }

    /// First those in the council palace, by the first arrival of each; behind them the others as before (L.ER.2).
    pub(crate) fn next_order(&self) -> List<u8, MOST_SEATS> {
        let mut placed = SeatSet::EMPTY;
        let mut order = List::default();
        for &number in self.council.iter().chain(self.order.iter()) {
            let seat = Seat::new(number);
            if !placed.contains(seat) {
                placed.insert(seat);
                order.push(number);
            }
        }
        order
    }
}
