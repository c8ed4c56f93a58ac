//! The round: its beginning, the best work, and the end of the game.

use signoria_engine::{Log, Seat};

use crate::edition::ROUNDS;
use crate::event::{Event, coins};
use crate::state::{Florence, Phase, Step};

impl Florence {
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        let (round, minimum) = (self.round, self.minimum());
        log.all(|| match self.start_player() {
            Some(seat) => Event::Round { round, minimum, seat },
            None => Event::RoundOfDiego { round, minimum },
        });
        self.phase = Phase::Auction;
        if self.is_solo() {
            self.begin_solo_auction(log);
        } else {
            self.begin_auction(log);
        }
    }

    /// The best work, then the next round or the end.
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.award_best_work(log);
        self.clear_court(log);
        if usize::from(self.round) == ROUNDS {
            self.phase = Phase::End;
            self.calls(log);
            return;
        }
        self.round += 1;
        if self.is_solo() {
            self.solo.starts = !self.solo.starts;
        } else {
            self.start = self.start.next(self.seats);
        }
        self.begin_round(log);
    }

    fn award_best_work(&mut self, log: &mut impl Log<Event>) {
        let best = self.best_work();
        let (round, points) = (self.round, self.figures().points.best_work);
        if best == 0 {
            log.all(|| Event::NoWork { round });
            return;
        }
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            if player.best == best {
                player.points.best_works += points;
                log.all(|| Event::BestWork {
                    seat,
                    value: best,
                    points,
                });
            }
            player.best = 0;
        }
        let diego = &mut self.solo.diego;
        if diego.best == best {
            diego.points.best_works += points;
            log.all(|| Event::DiegoBestWork { value: best, points });
        }
        diego.best = 0;
    }

    /// The prestige cards are revealed; the Banker of the last round may still turn coins into prestige.
    pub(crate) fn reveal(&mut self, log: &mut impl Log<Event>) {
        log.reveal();
        for seat in self.seats.iter() {
            for card in self.players[seat].prestiges.cards() {
                let points = self.prestige_value(seat, card.number());
                log.all(|| Event::Scored { seat, card, points });
            }
        }
        for card in self.solo.diego.prestiges.cards() {
            let points = self.prestige_value_of_diego(card.number());
            log.all(|| Event::DiegoScored { card, points });
        }
        self.steps.pop();
        if let Some(by) = self.court.banker
            && self.most_banked(by) > 0
        {
            self.steps.push(Step::Banker { by });
        }
    }

    /// How many prestige points the Banker's buyer can have for his coins.
    pub(crate) fn most_banked(&self, seat: Seat) -> u16 {
        (self.players[seat].coins / self.figures().banker.per_point).min(999)
    }

    pub(crate) fn bank(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        let cost = points * self.figures().banker.per_point;
        let player = &mut self.players[seat];
        player.coins -= cost;
        player.points.banker += points;
        log.all(|| Event::BankerConverted {
            seat,
            points,
            coins: coins(cost),
        });
        self.steps.pop();
    }
}
