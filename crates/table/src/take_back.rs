//! Take-backs follow one rule at every table: alone with bots, several people at one screen, or online.
//!
//! An action can be taken back freely while only the seat that took it has acted since and nothing hidden was revealed. After that every
//! other seat with a person has to agree. Bots react like people but cannot agree, so among bots nothing can be taken back once one has
//! acted. While somebody who may come back is away, nobody can take back what they have responded to.

use std::collections::BTreeSet;

use signoria_engine::erased::{AnyState, Fault};
use signoria_engine::{Barrier, Seat, SeatSet};

use crate::people::PersonId;
use crate::table::{Chair, Effect, GameEffect, Move, Request, Table};
use crate::wire::{Stage, TakeBack};

impl Table {
    /// What a request to take back would lead to. Without `to`: back to before the person's own last decision.
    #[must_use]
    pub fn take_back_offer(&self, person: &PersonId, to: Option<u32>) -> TakeBack {
        let own = self.seats_of(person);
        let in_play = self.stage == Stage::Playing || (self.could_go_on() && self.is_alone(person));
        if !in_play || own.is_empty() {
            return TakeBack::Nothing;
        }
        let target = to.or_else(|| self.last_decision(person, None));
        let Some((to, undone)) = target.and_then(|to| Some((to, self.played.get(to as usize..)?))) else {
            return TakeBack::Nothing;
        };
        let Some(first) = undone.first() else {
            return TakeBack::Nothing;
        };
        let unseen = |step: &Move| step.seat == first.seat && step.barrier == Barrier::Open;
        if own.contains(first.seat) && undone.iter().all(unseen) {
            TakeBack::Free { to }
        } else if self.somebody_is_away() || self.must_agree(person, to).is_empty() {
            TakeBack::Closed
        } else {
            TakeBack::Ask { to }
        }
    }

    /// How many actions there were before the last decision of a person, or of that one of their seats.
    pub(crate) fn last_decision(&self, person: &PersonId, seat: Option<Seat>) -> Option<u32> {
        let own = self.seats_of(person);
        let is_own = |step: &Move| own.contains(step.seat) && seat.is_none_or(|seat| step.seat == seat);
        self.played.iter().rposition(is_own).map(|index| index as u32)
    }

    /// The seats whose people must agree when this person asks to go back to `to`: all but the one who asks.
    pub(crate) fn must_agree(&self, person: &PersonId, to: u32) -> SeatSet {
        let asking = self.asking_seat(person, to);
        self.occupants()
            .filter(|(seat, occupant)| Some(*seat) != asking && occupant.person().is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seat for which a person asks: the one whose action would be undone first, if it is theirs.
    pub(crate) fn asking_seat(&self, person: &PersonId, to: u32) -> Option<Seat> {
        let own = self.seats_of(person);
        let undone = self.played.get(to as usize).map(|step| step.seat);
        undone.filter(|seat| own.contains(*seat)).or(own.first())
    }

    /// Whether nobody else has a seat here or may come back.
    fn is_alone(&self, person: &PersonId) -> bool {
        let others = |chair: &Chair| {
            let former = chair.former.as_ref().filter(|_| !chair.conceded);
            chair
                .occupant
                .person()
                .into_iter()
                .chain(former)
                .any(|other| other != person)
        };
        !self.chairs.iter().any(others)
    }

    fn somebody_is_away(&self) -> bool {
        let away = |chair: &Chair| !chair.conceded && chair.former.is_some();
        self.chairs.iter().any(away)
    }

    /// Whether the game has ended and its last decision could still be taken back: nobody has seen what was hidden.
    pub(crate) fn could_go_on(&self) -> bool {
        self.stage == Stage::Finished && !self.shown
    }

    /// Goes back to the position after `to` actions.
    pub(crate) fn take_back(&mut self, to: u32, number: u64, effect: &mut Effect) -> Result<(), Fault> {
        if to >= self.moves() {
            return Err(Fault::State(format!("there are no {to} actions")));
        }
        self.state = Some(self.position_after(to)?);
        for step in self.played.drain(to as usize..) {
            self.clocks.take_back(step.seat, step.added);
        }
        self.marks.retain(|mark| mark.moves <= to);
        self.stage = Stage::Playing;
        self.request = None;
        self.moved_at = number;
        effect.rewound = true;
        effect.game = GameEffect::Rebuilt;
        self.rewind_log(to, effect);
        Ok(())
    }

    /// The people who are asked whether they agree that something is taken back, and have not answered.
    #[must_use]
    pub fn asked_to_take_back(&self) -> BTreeSet<&PersonId> {
        let Some(request) = &self.request else {
            return BTreeSet::new();
        };
        let unanswered = self.unanswered(request);
        self.occupants()
            .filter(|(seat, _)| unanswered.contains(*seat))
            .filter_map(|(_, occupant)| occupant.person())
            .filter(|person| **person != request.by)
            .collect()
    }

    /// The seats that have not yet answered a request.
    pub(crate) fn unanswered(&self, request: &Request) -> SeatSet {
        self.must_agree(&request.by, request.to)
            .iter()
            .filter(|seat| !request.agreed.contains(*seat))
            .collect()
    }

    /// An answer to the request, for all seats of that person. When the last seat agrees, the actions are taken back.
    pub(crate) fn answer(
        &mut self,
        by: Option<&PersonId>,
        agree: bool,
        number: u64,
        effect: &mut Effect,
    ) -> Result<(), Fault> {
        let (Some(person), Some(mut request)) = (by, self.request.take()) else {
            return Err(Fault::State("nothing was asked".into()));
        };
        if !agree {
            let seat = self.seats_of(person).first();
            self.say(effect, "table.log.declined", seat);
            return Ok(());
        }
        for seat in self.seats_of(person).iter() {
            request.agreed.insert(seat);
        }
        if self.unanswered(&request).is_empty() {
            return self.take_back(request.to, number, effect);
        }
        self.request = Some(request);
        Ok(())
    }

    /// The position after that many actions. After the table was restored, positions that are not in memory are
    /// replayed once.
    ///
    /// # Errors
    /// If the actions do not replay, which only a damaged store can bring about.
    pub fn position_after(&self, moves: u32) -> Result<Box<dyn AnyState>, Fault> {
        let moves = moves as usize;
        let known = |step: &Move| step.before.get().cloned();
        if moves >= self.played.len()
            && let Some(state) = &self.state
        {
            return Ok(state.clone());
        }
        let until = &self.played[..moves.min(self.played.len())];
        if let Some(state) = self.played.get(moves).and_then(known) {
            return Ok(state);
        }
        let nearest = until
            .iter()
            .enumerate()
            .rev()
            .find_map(|(index, step)| Some((index, known(step)?)));
        let (first, mut state) = match nearest {
            Some(found) => found,
            None => (0, self.game.open(&self.opening.journal)?),
        };
        for step in &until[first..] {
            let before = state.boxed();
            state.play(step.seat, &step.action)?;
            step.before.get_or_init(|| before);
        }
        if let Some(step) = self.played.get(moves) {
            step.before.get_or_init(|| state.boxed());
        }
        Ok(state)
    }
}
