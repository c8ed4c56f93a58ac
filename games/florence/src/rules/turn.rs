//! The action phase: turns, freedoms, cards from a deck.

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Character, Deed, Freedom, Pile};
use crate::state::{After, Deeds, Florence, Phase, Step};

/// The most prestige points that one action can sell; nobody ever has that many.
const MOST_SOLD: i32 = 200;

impl Florence {
    /// Begins the action phase with the start player.
    pub(crate) fn begin_actions(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Actions;
        self.turn = self.start;
        if self.is_solo() {
            return self.begin_solo_actions(log);
        }
        self.begin_turn();
        self.open_window(log);
    }

    /// The seat whose turn it is has its actions before it.
    pub(crate) fn begin_turn(&mut self) {
        let actions = &self.figures().actions;
        let left = if self.holds(self.turn, Character::Cardinal) {
            actions.cardinal
        } else {
            actions.turn
        };
        self.deeds = Deeds {
            left,
            ..Deeds::default()
        };
        self.go_to(Step::Turn);
    }

    /// What the active player does.
    pub(super) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Work { card } => self.work(seat, card, log),
            Action::Princess => self.use_princess(seat, log),
            Action::Build { building } => self.go_to(Step::Build { building }),
            Action::Propose { building, partner } => self.propose(seat, building, partner, log),
            Action::Introduce { freedom } => self.introduce(seat, freedom, log),
            Action::Draw { deck } => self.draw(seat, deck, log),
            Action::Recruit { card } => {
                self.recruit(seat, card, log);
                self.go_on_with_turn(log);
            }
            Action::End => self.end_turn(log),
            _ => {}
        }
    }

    /// An action is complete.
    pub(crate) fn deed_done(&mut self, deed: Deed, log: &mut impl Log<Event>) {
        self.deeds.left -= 1;
        self.deeds.done[deed as usize] += 1;
        if self.deeds.done.iter().sum::<u8>() > self.figures().actions.turn {
            self.serves(self.turn, Character::Cardinal);
        }
        self.open_window(log);
    }

    /// The active player decides again, unless nothing but the end of the turn is left.
    pub(crate) fn go_on_with_turn(&mut self, log: &mut impl Log<Event>) {
        self.go_to(Step::Turn);
        let seat = self.turn;
        if self.deeds.left == 0 && !self.can_recruit(seat) && !self.has_court_choice(seat) {
            self.end_turn(log);
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        log.all(|| Event::Ended { seat });
        if self.is_solo() {
            return self.after_own_turn(log);
        }
        self.turn = seat.next(self.seats);
        if self.turn == self.start {
            self.end_round(log);
        } else {
            self.begin_turn();
        }
    }

    /// What a card of the deck costs, in hundreds; prestige cards cannot be bought by an action.
    fn card_price(&self, pile: Pile) -> Option<(Deed, u16)> {
        let money = &self.figures().money;
        match pile {
            Pile::Profession => Some((Deed::Profession, money.profession)),
            Pile::Bonus => Some((Deed::Bonus, money.bonus)),
            Pile::Prestige => None,
        }
    }

    pub(crate) fn may_draw(&self, seat: Seat, pile: Pile) -> Result<(), Refusal> {
        let (deed, price) = self.card_price(pile).ok_or(Refusal::NotAsked)?;
        self.may_act(seat, deed)?;
        if self.deck_len(pile) == 0 {
            return Err(Refusal::DeckEmpty { deck: pile });
        }
        self.may_pay(seat, price)
    }

    fn draw(&mut self, seat: Seat, pile: Pile, log: &mut impl Log<Event>) {
        let Some((_, price)) = self.card_price(pile) else {
            return;
        };
        self.players[seat].coins -= price;
        log.all(|| Event::Paid {
            seat,
            deck: pile,
            coins: coins(price),
        });
        self.start_look(seat, pile, After::Deed, log);
    }

    pub(crate) fn may_introduce(&self, seat: Seat, freedom: Freedom) -> Result<(), Refusal> {
        self.may_act(seat, Deed::Freedom)?;
        if self.players[seat].has_freedom(freedom) {
            return Err(Refusal::FreedomHere { freedom });
        }
        if self.supply.freedoms[freedom as usize] == 0 {
            return Err(Refusal::FreedomGone { freedom });
        }
        self.may_pay(seat, self.figures().money.freedom)
    }

    fn introduce(&mut self, seat: Seat, freedom: Freedom, log: &mut impl Log<Event>) {
        let price = self.figures().money.freedom;
        self.supply.freedoms[freedom as usize] -= 1;
        let player = &mut self.players[seat];
        player.coins -= price;
        player.freedoms.insert(freedom);
        log.all(|| Event::Introduced {
            seat,
            freedom,
            coins: coins(price),
        });
        self.deed_done(Deed::Freedom, log);
    }

    /// How many prestige points the seat can give up at once.
    pub(crate) fn most_sold(&self, seat: Seat) -> u16 {
        self.players[seat].prestige().clamp(0, MOST_SOLD) as u16
    }

    /// Answers how much prestige is given up for coins. The decision that was interrupted by it comes again.
    pub(super) fn give_up(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        if let Action::GiveUp { points } = action {
            self.sell(seat, points.get(), log);
            self.steps.pop();
        }
    }

    /// Prestige for coins.
    pub(crate) fn sell(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        let brings = points * self.figures().money.per_point_sold;
        let player = &mut self.players[seat];
        player.points.sold += points;
        player.coins += brings;
        log.all(|| Event::Sold {
            seat,
            points,
            coins: coins(brings),
        });
    }
}
