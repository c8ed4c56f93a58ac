//! Recruiting: a profession from an opponent's table for a recruiting card.

use signoria_engine::{Log, Seat, SeatSet};

use crate::action::Action;
use crate::cards::Professions;
use crate::event::{Event, Refusal};
use crate::pieces::{Card, Pile};
use crate::state::{Florence, Step};

impl Florence {
    /// The professions that lie face up before opponents.
    pub(crate) fn targets(&self, seat: Seat) -> Professions {
        if self.is_solo() {
            let solo = &self.solo;
            return solo
                .virtuals
                .iter()
                .fold(solo.diego.table, |all, player| all.and(player.table));
        }
        let others = self.seats.iter().filter(|&other| other != seat);
        others.fold(Professions::EMPTY, |all, other| {
            all.and(self.players[other].table)
        })
    }

    pub(crate) fn has_target(&self, seat: Seat) -> bool {
        !self.targets(seat).is_empty()
    }

    /// Whether the seat has a recruiting card and something to use it on.
    pub(crate) fn can_recruit(&self, seat: Seat) -> bool {
        self.players[seat].recruiting > 0 && self.has_target(seat)
    }

    pub(crate) fn may_recruit(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.players[seat].recruiting == 0 {
            Err(Refusal::NoRecruitingCard)
        } else if card.pile() != Pile::Profession || !self.targets(seat).has(card.number()) {
            Err(Refusal::NotOnTable { card })
        } else {
            Ok(())
        }
    }

    /// Using a recruiting card or keeping it: one that was just won, or in anybody's turn.
    pub(super) fn hire(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (Step::Hire { .. }, Action::Recruit { card }) => {
                self.recruit(seat, card, log);
                self.next_auction(log);
            }
            (Step::Hire { .. }, Action::Hold) => {
                log.all(|| Event::HeldRecruiting { seat });
                self.next_auction(log);
            }
            (Step::Window { mut left, .. }, Action::Recruit { card }) => {
                self.recruit(seat, card, log);
                // Whoever has another card is asked again.
                left.insert(seat);
                self.next_in_window(left, log);
            }
            (Step::Window { left, .. }, Action::Hold) => self.next_in_window(left, log),
            _ => {}
        }
    }

    /// The card goes into the seat's hand, the recruiting card takes its place.
    pub(crate) fn recruit(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let number = card.number();
        self.players[seat].recruiting -= 1;
        self.players[seat].hand.insert(number);
        if self.is_solo() {
            log.all(|| Event::RecruitedSolo { seat, card });
            self.recruit_solo(number, log);
            return;
        }
        let owner = self
            .seats
            .iter()
            .find(|&other| other != seat && self.players[other].table.has(number));
        if let Some(from) = owner {
            self.players[from].table.remove(number);
            self.players[from].recruited += 1;
            log.all(|| Event::Recruited { seat, card, from });
        }
    }

    /// Where the edition lets everybody recruit at any moment of the action phase: who is asked, the active player first.
    pub(crate) fn open_window(&mut self, log: &mut impl Log<Event>) {
        let all = if self.figures().recruit_in_any_turn && !self.is_solo() {
            self.seats.all()
        } else {
            SeatSet::EMPTY
        };
        self.next_in_window(all, log);
    }

    /// The next of those left who can recruit; then the turn goes on.
    pub(crate) fn next_in_window(&mut self, mut left: SeatSet, log: &mut impl Log<Event>) {
        for seat in self.seats.from(self.turn) {
            if left.contains(seat) {
                left.remove(seat);
                if self.can_recruit(seat) {
                    self.go_to(Step::Window { by: seat, left });
                    return;
                }
            }
        }
        self.go_on_with_turn(log);
    }
}
