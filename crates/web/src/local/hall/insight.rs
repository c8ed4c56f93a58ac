//! What a strong player thinks of a game that is over or studied: of a moment, and of every decision.

use signoria_bots::Decision;
use signoria_engine::{Message, Seat};
use signoria_table::BotLevel;
use signoria_table::wire::Advice;

use super::Hosted;
use crate::local::talk::{BotRequest, Counsel, ToBots, Verdict};

impl Hosted {
    /// Whether everything about this game may be told.
    fn is_open_to_all(&self) -> bool {
        self.studied || self.table.stage().is_over()
    }

    pub(super) fn order_advice(&mut self, moves: u32) {
        if !self.is_open_to_all() {
            return;
        }
        let Ok(state) = self.table.position_after(moves) else {
            return;
        };
        if let Some(seat) = state.waiting().first() {
            let request = self.request_about(&*state, seat, BotLevel::Master, true);
            self.orders.push(ToBots::Think(Box::new(BotRequest {
                moment: Some(moves),
                ..request
            })));
        }
    }

    pub(super) fn order_analysis(&mut self) {
        if self.is_open_to_all() {
            let seed = self.bots.seed();
            self.orders.push(ToBots::Analyse {
                table: self.id().into(),
                journal: self.table.journal().to_text(),
                seed,
            });
        }
    }

    /// An action in the words of its button, at that moment.
    fn words_for(&self, moves: u32, seat: Seat, actions: &[&str]) -> Option<Vec<Message>> {
        let prompt = self.table.position_after(moves).ok()?.prompt(seat)?;
        let label = |action: &&str| {
            let mut choices = prompt.actions.iter();
            choices
                .find(|choice| choice.action == **action)
                .map(|choice| choice.label.clone())
        };
        actions.iter().map(label).collect()
    }

    pub(super) fn verdict(&self, decision: Decision) -> Option<Verdict> {
        let actions = [decision.played.action.as_str(), decision.best.action.as_str()];
        let words = self.words_for(decision.moves, decision.seat, &actions)?;
        let [played, better] = words.try_into().ok()?;
        Some(Verdict {
            decision,
            played,
            better,
        })
    }

    pub(super) fn counsel(&self, moves: u32, seat: Seat, advice: &[Advice]) -> Option<Counsel> {
        let actions: Vec<&str> = advice.iter().map(|advice| advice.action.as_str()).collect();
        let words = self.words_for(moves, seat, &actions)?;
        Some(Counsel {
            moves,
            seat,
            choices: advice.iter().cloned().zip(words).collect(),
        })
    }
}
