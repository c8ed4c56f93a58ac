//! Taking back: free inside the own turn up to the information barrier, always when nobody else is at the table or may come back to
//! it, and otherwise with the consent of all people. While one of them is away, nobody takes back what they have answered.
//!
//! The own turn lasts until another seat acts: what nobody has answered yet, nobody is harmed by.

use signoria_engine::Barrier;
use signoria_engine::erased::{AnyState, Fault};

use crate::people::PersonId;
use crate::table::{Chair, Effect, Move, Table};
use crate::wire::{Stage, TakeBack};

impl Table {
    /// What the wish of a person to take back would come to. Without `to`: back to before the own last decision.
    #[must_use]
    pub fn take_back_offer(&self, person: &PersonId, to: Option<u32>) -> TakeBack {
        let own = self.seats_of(person);
        let alone = self.is_alone(person);
        let in_play = self.stage == Stage::Playing || (self.could_go_on() && alone);
        let last_own = || self.played.iter().rposition(|step| own.contains(step.seat));
        let target = match to {
            Some(to) => Some(to as usize),
            None => last_own(),
        };
        match target.and_then(|target| Some((target, self.played.get(target..)?))) {
            Some((target, undone)) if in_play && !own.is_empty() && !undone.is_empty() => {
                let harmless = undone
                    .iter()
                    .all(|step| own.contains(step.seat) && step.barrier == Barrier::Open);
                let to = target as u32;
                if alone || harmless {
                    TakeBack::Free { to }
                } else if self.somebody_is_away() {
                    TakeBack::Nothing
                } else {
                    TakeBack::Ask { to }
                }
            }
            _ => TakeBack::Nothing,
        }
    }

    /// Whether nobody else sits here or may come back.
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
        self.log.retain(|line| line.event.is_none() || line.moves <= to);
        for line in &mut self.log {
            line.moves = line.moves.min(to);
        }
        effect.rewound = true;
        self.say(effect, "table.log.taken-back", None);
        Ok(())
    }

    /// An answer to the request. When the last of the people agrees, the actions are taken back.
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
        if !agree || request.by == *person {
            let seat = self.seats_of(person).first();
            self.say(effect, "table.log.declined", seat);
            return Ok(());
        }
        request.agreed.insert(person.clone());
        if self
            .people()
            .into_iter()
            .all(|person| request.agreed.contains(person))
        {
            return self.take_back(request.to, number, effect);
        }
        self.request = Some(request);
        Ok(())
    }

    /// The position after so many actions. What is not in memory since the table was restored is replayed, once.
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
