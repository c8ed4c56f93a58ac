//! Turns and passing (RO).

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::options::Way;
use crate::state::{Amalfi, MOST_DECISIONS, Phase};
use crate::step::Thing;

impl Amalfi {
    /// Whether a seat has made too many decisions in this round, so that only necessary ones are still asked (A.RU.47).
    pub(crate) fn has_had_enough(&self, seat: Seat) -> bool {
        self.player(seat).decisions >= MOST_DECISIONS
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
        let means = self.means(seat, &terms);
        let free = |thing| {
            self.price(seat, thing, 0, &terms)
                .is_ok_and(|price| price.is_payable(&means))
        };
        self.player(seat)
            .invited
            .iter()
            .any(|card| self.may_activate(seat, card).is_ok())
            || self
                .workshop
                .iter()
                .any(|(_, card)| free(Thing::Masterpiece(card)))
            || self.atlas.iter().any(|(_, tile)| free(Thing::Tile(tile)))
            || free(Thing::Ships(1))
    }

    pub(crate) fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_main(seat, out);
        out.push(Action::Pass);
    }

    fn list_main(&self, seat: Seat, out: &mut Vec<Action>) {
        let terms = self.terms(seat);
        let means = self.means(seat, &terms);
        self.list_sails(seat, &terms, out);
        self.list_buy(0, &terms, &means, out);
        self.list_explore(0, &terms, &means, out);
        self.list_invite(seat, 0, &means, out);
        self.list_activate(seat, out);
        self.list_build(seat, &terms, &means, out);
    }

    pub(crate) fn may_main(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Sail { route } => self.may_sail(seat, route, &self.terms(seat)).map(|_| ()),
            Action::Buy { card } => self.may_purchase(seat, Thing::Masterpiece(card), 0),
            Action::Explore { tile } => self.may_purchase(seat, Thing::Tile(tile), 0),
            Action::Invite { card } => self.may_purchase(seat, Thing::Character(card), 0),
            Action::Activate { card } => self.may_activate(seat, card),
            Action::Build { ships } => self.may_purchase(seat, Thing::Ships(ships.get() as u8), 0),
            Action::Pass => Ok(()),
            // Only what is in the hand is invited.
            Action::Take { card } => Err(Refusal::ComesWithEffects { card }),
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

impl Amalfi {
    /// Begins a main action, or passes.
    pub(super) fn main_action(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.acting = Amalfi::main_kind(action);
        match action {
            Action::Sail { route } => self.sail(seat, route, log),
            Action::Buy { card } => self.purchase(seat, Thing::Masterpiece(card), 0, log),
            Action::Explore { tile } => self.purchase(seat, Thing::Tile(tile), 0, log),
            Action::Invite { card } => self.purchase(seat, Thing::Character(card), 0, log),
            Action::Activate { card } => self.activate(seat, card, log),
            Action::Build { ships } => self.purchase(seat, Thing::Ships(ships.get() as u8), 0, log),
            _ => self.pass(seat, log),
        }
    }

    /// Counts the decisions of a round, and of the personal choice, in which cards can go to and fro (A.RU.47). Guild stacks and
    /// drafts end by themselves.
    pub(super) fn count_decision(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if matches!(self.phase, Phase::Guilds | Phase::Drafting | Phase::Reserving) {
            return;
        }
        let decisions = &mut self.players[seat].decisions;
        *decisions = decisions.saturating_add(1);
        if *decisions == MOST_DECISIONS && self.phase != Phase::Keeping {
            log.all(|| Event::Enough { seat });
        }
    }

    /// Hands dealt blindly are ready before anything can be announced: the first decision of the game announces round I.
    pub(super) fn announce_blind_start(&mut self, log: &mut impl Log<Event>) {
        let fresh = self.round == 0 && self.players.values().all(|board| board.decisions == 0);
        if fresh && self.way == Way::Blind {
            self.announce_round(log);
        }
    }

    /// A.RO.4, A.RO.5
    fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.all(|| Event::Passed { seat });
        if self.passed.is_empty() && !self.is_solo() {
            self.compass = seat;
            log.all(|| Event::Compass { seat });
        }
        self.passed.insert(seat);
        self.hand_on(seat);
    }

    /// The turn is over, or its seat can only pass.
    pub(super) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        if let Some(main) = self.acting.take() {
            if self.is_solo() {
                self.react(main, log);
                if !self.steps.is_empty() {
                    return;
                }
            }
            self.hand_on(seat);
        } else if self.passed.contains(seat) {
            self.hand_on(seat);
        } else {
            self.pass(seat, log);
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
