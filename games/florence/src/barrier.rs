//! Whether what a seat did can be taken back.

use signoria_engine::{Barrier, Stream};

use crate::state::{Solo, Step, Table};

/// What decides whether an action can be taken back.
pub(crate) struct Mark {
    stream: Stream,
    looks: usize,
    looking: bool,
    revealed: bool,
    solo: Option<Solo>,
}

impl Table {
    fn looks(&self) -> usize {
        self.professions.looks.len() + self.bonuses.looks.len() + self.prestiges.looks.len()
    }

    fn is_looking(&self) -> bool {
        matches!(self.step, Step::Look { .. } | Step::Order { .. })
    }

    /// What was hidden before an action.
    pub(crate) fn barrier_mark(&self) -> Mark {
        Mark {
            stream: self.stream,
            looks: self.looks(),
            looking: self.is_looking(),
            revealed: self.revealed(),
            solo: self.is_solo().then_some(self.solo),
        }
    }

    /// Closed if chance was asked or something hidden came to light since.
    pub(crate) fn barrier_since(&self, before: Mark) -> Barrier {
        let looked = !before.looking && (self.is_looking() || self.looks() != before.looks);
        let diego = before
            .solo
            .is_some_and(|solo| solo.diego != self.solo.diego || solo.cards != self.solo.cards);
        let chance = self.stream != before.stream;
        if looked || diego || chance || self.revealed() != before.revealed {
            Barrier::Closed
        } else {
            Barrier::Open
        }
    }
}
