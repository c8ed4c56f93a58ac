//! Turns and passing (RO).

use signoria_engine::{Log, Seat};

use super::Table;
use super::ask::Allowed;
use crate::action::{Action, Event, Refusal};
use crate::names::{BOARD_ROUTES, Route};
use crate::state::{Amalfi, MOST_DECISIONS, Phase, Thing, Way};

impl Amalfi {
    /// Whether a seat has decided so often in this round that only what must be decided is still asked (A.RU.47).
    pub(crate) fn has_had_enough(&self, seat: Seat) -> bool {
        self.board(seat).decisions >= MOST_DECISIONS
    }

    /// A turn asks, unless passing is all there is.
    pub(crate) fn turn_asks(&self) -> bool {
        if self.passed.contains(self.turn) || self.has_had_enough(self.turn) {
            return false;
        }
        if self.has_optional(self.turn) {
            return true;
        }
        // Without ships and cards there are only characters to activate, and things that cost no resources.
        let (seat, terms) = (self.turn, self.terms(self.turn));
        let free = |thing| {
            self.price(seat, thing, 0, &terms)
                .is_ok_and(|price| price.is_payable(self.board(seat), self.capacity(seat), &terms))
        };
        self.board(seat)
            .invited
            .iter()
            .any(|card| self.check_activate(seat, card).is_ok())
            || self
                .workshop
                .iter()
                .any(|(_, card)| free(Thing::Masterpiece(card)))
            || self.atlas.iter().any(|(_, tile)| free(Thing::Tile(tile)))
            || free(Thing::Ships(1))
    }

    pub(crate) fn turn_offers(&self, seat: Seat, out: &mut Vec<Action>) {
        self.main_offers(seat, out);
        out.push(Action::Pass);
    }

    fn main_offers(&self, seat: Seat, out: &mut Vec<Action>) {
        let terms = self.terms(seat);
        let board = self.board(seat);
        if board.bay > 0 {
            let public = Route::ALL.iter().copied().take(BOARD_ROUTES);
            let private = board.tiles.iter().map(Route::from);
            out.extend(
                public
                    .chain(private)
                    .filter(|&route| self.check_sail(seat, route, &terms).is_ok())
                    .map(|route| Action::Sail { route }),
            );
        }
        self.buy_offers(seat, 0, &terms, out);
        self.explore_offers(seat, 0, &terms, out);
        self.invite_offers(seat, 0, &terms, out);
        self.activate_offers(seat, out);
        self.build_offers(seat, &terms, out);
    }

    pub(crate) fn check_main(&self, seat: Seat, action: Action) -> Allowed {
        match action {
            Action::Sail { route } => self.check_sail(seat, route, &self.terms(seat)).map(|_| ()),
            Action::Buy { card } => self.check_purchase(seat, Thing::Masterpiece(card), 0),
            Action::Explore { tile } => self.check_purchase(seat, Thing::Tile(tile), 0),
            Action::Invite { card } => self.check_purchase(seat, Thing::Character(card), 0),
            Action::Activate { card } => self.check_activate(seat, card),
            Action::Build { ships } => self.check_purchase(seat, Thing::Ships(ships.get() as u8), 0),
            Action::Pass => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The next seat clockwise that has not passed.
    fn next_active(&self, seat: Seat) -> Option<Seat> {
        self.seats
            .from(seat.next(self.seats))
            .find(|&seat| !self.passed.contains(seat))
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// Begins a main action, or passes.
    pub(super) fn main_action(&mut self, seat: Seat, action: Action) {
        self.acting = Amalfi::main_kind(action);
        match action {
            Action::Sail { route } => self.sail(seat, route),
            Action::Buy { card } => self.purchase(seat, Thing::Masterpiece(card), 0),
            Action::Explore { tile } => self.purchase(seat, Thing::Tile(tile), 0),
            Action::Invite { card } => self.purchase(seat, Thing::Character(card), 0),
            Action::Activate { card } => self.activate(seat, card),
            Action::Build { ships } => self.purchase(seat, Thing::Ships(ships.get() as u8), 0),
            _ => self.pass(seat),
        }
    }

    /// Counts the decisions of a round, and of the personal choice, in which cards can go to and fro (A.RU.47). Guild stacks and
    /// drafts end by themselves.
    pub(super) fn count_decision(&mut self, seat: Seat) {
        if matches!(self.phase, Phase::Guilds | Phase::Drafting | Phase::Reserving) {
            return;
        }
        let decisions = &mut self.boards[seat].decisions;
        *decisions = decisions.saturating_add(1);
        if *decisions == MOST_DECISIONS && self.phase != Phase::Keeping {
            self.tell(|| Event::Enough { seat });
        }
    }

    /// Hands that were dealt blindly lie ready before anybody can hear of it: the first decision of the game announces round I.
    pub(super) fn announce_blind_start(&mut self) {
        let fresh = self.round == 0 && self.boards.values().all(|board| board.decisions == 0);
        if fresh && self.way == Way::Blind {
            self.announce_round();
        }
    }

    /// A.RO.4, A.RO.5
    fn pass(&mut self, seat: Seat) {
        self.tell(|| Event::Passed { seat });
        if self.passed.is_empty() && !self.is_solo() {
            self.compass = seat;
            self.tell(|| Event::Compass { seat });
        }
        self.passed.insert(seat);
        self.hand_on(seat);
    }

    /// The turn is over, or its seat can only pass.
    pub(super) fn next_turn(&mut self) {
        let seat = self.turn;
        if let Some(main) = self.acting.take() {
            if self.is_solo() {
                self.react(main);
                if self.top().is_some() {
                    return;
                }
            }
            self.hand_on(seat);
        } else if self.passed.contains(seat) {
            self.hand_on(seat);
        } else {
            self.pass(seat);
        }
    }

    fn hand_on(&mut self, seat: Seat) {
        match self.next_active(seat) {
            Some(next) => self.turn = next,
            None => {
                self.phase = Phase::Feeding;
                self.turn = self.first;
            }
        }
    }
}
