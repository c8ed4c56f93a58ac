//! Preparation and end of a round (sections RO and ER).

use signoria_engine::deck::Deck;
use signoria_engine::{Log, Seat, SeatSet};

use crate::action::Event;
use crate::board::{FLOORS, Kind, Member};
use crate::edition::ROUNDS;
use crate::state::{Lorenzo, Phase, Status};

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
        self.dice = self.stream.draw(|rng| [rng.die(6), rng.die(6), rng.die(6)]);
        let (round, period) = (self.round, self.period() as u8 + 1);
        let [black, white, orange] = self.dice;
        log.all(|| Event::Round { round, period });
        log.all(|| Event::Dice { black, white, orange });
        self.begin_turn(log);
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
        self.council = Deck::default();
        self.turn = 0;
        self.placed = false;
        for family in self.families.values_mut() {
            family.members = [None; Member::COUNT];
            family.strengthened = Default::default();
            for held in family.leaders.iter_mut().flatten() {
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

    /// First who is in the council palace, by the first arrival of each; behind them the others as before (L.ER.2).
    fn next_order(&self) -> Deck<u8, { crate::state::MOST_SEATS }> {
        let mut placed = SeatSet::EMPTY;
        let mut order = Deck::default();
        for &number in self.council.as_slice().iter().chain(self.order.as_slice()) {
            let seat = Seat::new(number);
            if !placed.contains(seat) && order.len() < self.seats.count() {
                placed.insert(seat);
                order.put_on_top(number);
            }
        }
        order
    }
}
