//! Completing a work: its value, bonus cards, pay and prestige.

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::cards::Bonuses;
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Card, Character, Deed, Pile};
use crate::score::Holdings;
use crate::state::{Florence, Step};
use crate::view::WorkSum;

impl Florence {
    /// The value of a work without bonus cards.
    pub(crate) fn work_value(&self, seat: Seat, card: Card) -> u16 {
        self.work_sum(seat, card, 0).total()
    }

    /// What the value of a work is made of, without bonus cards, once the seat has that many cards more.
    pub(crate) fn work_sum(&self, seat: Seat, card: Card, more: u8) -> WorkSum {
        let player = &self.players[seat];
        let granted = self.figures().wish(card).map_or([false; 3], |wish| {
            [
                player.has_building(wish.building),
                player.landscapes[wish.landscape as usize] > 0,
                player.has_freedom(wish.freedom),
            ]
        });
        self.sum_of(seat, granted, player.jesters, player.own_cards() + more)
    }

    /// What each part of a work would count with the thing that its profession wishes for, one more jester, one more card than those that come first.
    pub(crate) fn work_prospect(&self, seat: Seat, card: Card, more: u8) -> WorkSum {
        let player = &self.players[seat];
        let granted = [self.figures().wish(card).is_some(); 3];
        self.sum_of(seat, granted, player.jesters + 1, player.own_cards() + more + 1)
    }

    fn sum_of(&self, seat: Seat, granted: [bool; 3], jesters: u8, cards: u8) -> WorkSum {
        let values = &self.figures().work;
        let part = |value: u8, is_granted: bool| if is_granted { u16::from(value) } else { 0 };
        let [building, landscape, freedom] = granted;
        WorkSum {
            building: part(values.building, building),
            landscape: part(values.landscape, landscape),
            freedom: part(values.freedom, freedom),
            jesters: values.jesters(jesters),
            cards: values.cards(cards),
            muse: if self.holds(seat, Character::Muse) {
                u16::from(self.round)
            } else {
                0
            },
        }
    }

    /// What the player has once one more profession lies on the table.
    pub(crate) fn holdings_with_work(&self, seat: Seat) -> Holdings {
        let mut holdings = self.holdings(seat);
        holdings.hand_cards = holdings.hand_cards.saturating_sub(1);
        holdings.table_cards += 1;
        holdings
    }

    /// What those bonus cards add together.
    pub(crate) fn bonus_sum(&self, holdings: &Holdings, bonuses: Bonuses) -> u16 {
        let figures = self.figures();
        bonuses
            .numbers()
            .map(|number| holdings.bonus(figures, number))
            .sum()
    }

    /// What each bonus card of a seat would add to a work: to the one under way, or to the next.
    pub(crate) fn bonus_values(&self, seat: Seat) -> Vec<u16> {
        let is_under_way = matches!(self.step(), Some(Step::Bonus { .. })) && self.turn == seat;
        let holdings = if is_under_way {
            self.holdings(seat)
        } else {
            self.holdings_with_work(seat)
        };
        let bonuses = self.players[seat].bonuses.numbers();
        bonuses
            .map(|number| holdings.bonus(self.figures(), number))
            .collect()
    }

    /// Whether that kind of action may be taken now.
    pub(crate) fn may_act(&self, seat: Seat, deed: Deed) -> Result<(), Refusal> {
        let actions = &self.figures().actions;
        if self.deeds.left == 0 {
            return Err(Refusal::NoActionLeft);
        }
        let limited =
            matches!(deed, Deed::Profession | Deed::Freedom) || !self.holds(seat, Character::Cardinal);
        if limited && self.deeds.done[deed as usize] >= actions.most[deed as usize] {
            return Err(Refusal::ActionLimit { deed });
        }
        Ok(())
    }

    /// Whether the profession can be played as a work: with the bonus cards in hand it reaches the minimum.
    pub(crate) fn may_work(&self, seat: Seat, card: Card, bonus: u16) -> Result<(), Refusal> {
        self.may_act(seat, Deed::Work)?;
        if card.pile() != Pile::Profession || !self.players[seat].hand.has(card.number()) {
            return Err(Refusal::NotInHand { card });
        }
        let minimum = self.minimum();
        if self.work_value(seat, card) + bonus >= minimum {
            Ok(())
        } else {
            Err(Refusal::BelowMinimum { minimum })
        }
    }

    /// The most that the bonus cards of a seat can add to a work.
    pub(crate) fn most_bonus(&self, seat: Seat) -> u16 {
        let bonuses = self.players[seat].bonuses;
        if bonuses.is_empty() {
            0
        } else {
            self.bonus_sum(&self.holdings_with_work(seat), bonuses)
        }
    }

    pub(super) fn work(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let value = self.work_value(seat, card);
        let number = card.number();
        let player = &mut self.players[seat];
        player.hand.remove(number);
        player.table.insert(number);
        self.professions.show(number, seat.into());
        self.serves(seat, Character::Muse);
        // The card comes out of a hidden hand, and others act on it.
        log.reveal();
        log.all(|| Event::Played { seat, card });
        if self.players[seat].bonuses.is_empty() {
            self.complete(seat, value, log);
        } else {
            self.go_to(Step::Bonus { card: number, value });
        }
    }

    /// Whether the bonus card may be played. Any card of the hand may, in any order: those left over suffice for the minimum whichever
    /// comes first.
    pub(super) fn may_add(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.pile() == Pile::Bonus && self.players[seat].bonuses.has(card.number()) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { card })
        }
    }

    /// Whether a work of that value is complete without further bonus cards.
    pub(super) fn may_complete(&self, value: u16) -> Result<(), Refusal> {
        let minimum = self.minimum();
        if value >= minimum {
            Ok(())
        } else {
            Err(Refusal::BelowMinimum { minimum })
        }
    }

    /// Bonus cards for a work, and what its pay becomes.
    pub(super) fn finish_work(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (
                Step::Bonus {
                    card: profession,
                    value,
                },
                Action::Add { card },
            ) => self.add_bonus(seat, profession, value, card, log),
            (Step::Bonus { value, .. }, Action::Done) => self.complete(seat, value, log),
            (Step::Pay { .. }, Action::Convert { points }) => self.convert(seat, points.get(), log),
            _ => {}
        }
    }

    /// Whether a work of that value reaches the minimum with the bonus cards in hand.
    pub(crate) fn can_reach_minimum(&self, seat: Seat, value: u16) -> bool {
        let bonuses = self.players[seat].bonuses;
        value + self.bonus_sum(&self.holdings(seat), bonuses) >= self.minimum()
    }

    fn add_bonus(&mut self, seat: Seat, profession: u8, value: u16, card: Card, log: &mut impl Log<Event>) {
        let number = card.number();
        let worth = self.holdings(seat).bonus(self.figures(), number);
        self.players[seat].bonuses.remove(number);
        self.bonuses.show(number, seat.into());
        log.reveal();
        log.all(|| Event::PlayedBonus {
            seat,
            card,
            value: worth,
        });
        self.go_to(Step::Bonus {
            card: profession,
            value: value + worth,
        });
        // Everybody can count the cards in a hand, so going on unasked with none left tells nobody anything.
        if self.players[seat].bonuses.is_empty() {
            self.complete(seat, value + worth, log);
        }
    }

    /// The work of the Princess.
    pub(crate) fn princess_value(&self, seat: Seat) -> u16 {
        let (values, player) = (&self.figures().princess, &self.players[seat]);
        [
            (values.landscape, player.landscape_count()),
            (values.builder, player.builders),
            (values.building, player.building_count()),
            (values.card, player.own_cards()),
        ]
        .into_iter()
        .map(|(value, count)| u16::from(value) * u16::from(count))
        .sum()
    }

    pub(crate) fn may_use_princess(&self, seat: Seat) -> Result<(), Refusal> {
        let character = Character::Princess;
        if !self.holds(seat, character) {
            return Err(Refusal::NotYourCharacter { character });
        }
        self.may_act(seat, Deed::Work)?;
        let minimum = self.minimum();
        if self.princess_value(seat) >= minimum {
            Ok(())
        } else {
            Err(Refusal::BelowMinimum { minimum })
        }
    }

    pub(super) fn use_princess(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let value = self.princess_value(seat);
        self.court.owner[Character::Princess as usize] = None;
        log.all(|| Event::PrincessUsed { seat });
        self.complete(seat, value, log);
    }

    /// The work is complete: it is marked and paid.
    fn complete(&mut self, seat: Seat, value: u16, log: &mut impl Log<Event>) {
        let pay = self.figures().money.pay(value);
        let player = &mut self.players[seat];
        player.best = player.best.max(value);
        player.coins += pay;
        log.all(|| Event::Completed {
            seat,
            value,
            coins: coins(pay),
        });
        self.go_to(Step::Pay { value });
    }

    fn convert(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        let cost = self.figures().money.converted(points);
        let player = &mut self.players[seat];
        player.coins -= cost;
        player.points.works += points;
        log.all(|| Event::Converted {
            seat,
            points,
            coins: coins(cost),
        });
        self.deed_done(Deed::Work, log);
    }
}
