//! Effect lists of a file: which steps may stand where, and their places among all steps.

use std::ops::Range;

use super::{Checked, Compiler};
use crate::edition::file;
use crate::effect::{Effect, Extra, List, ListId, MOST_OPTIONS, Options, Tally};
use crate::score::Origin;

/// What kinds of steps may stand in a list.
///
/// The limits keep effects from setting each other off without end: what a list brings about is always simpler than the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Grade {
    /// What sets nothing else off: triggers, and what follows each discarded card.
    Quiet,
    /// Routes, bonuses and symbols.
    Bonus,
    /// Instant and activation characters.
    Character,
}

/// The most cards that an effect can insist on: a starting hand.
const MOST_SPENT: u8 = 6;

/// The number of things that an effect names, where it names one.
fn number_of(effect: &file::Effect) -> Option<u8> {
    match *effect {
        file::Effect::Send { n, .. }
        | file::Effect::Bread { n }
        | file::Effect::Vp { n }
        | file::Effect::TakeCharacter { n, .. }
        | file::Effect::Lighthouse { n }
        | file::Effect::Untap { n }
        | file::Effect::PayBread { n }
        | file::Effect::BuildFree { n }
        | file::Effect::Recall { n }
        | file::Effect::FromPort { n }
        | file::Effect::MoveHold { n } => Some(n),
        file::Effect::UntapAll {}
        | file::Effect::VpPer { .. }
        | file::Effect::DiscardWorkshop {}
        | file::Effect::DiscardCouncil {}
        | file::Effect::Choose { .. }
        | file::Effect::ExtraAction { .. }
        | file::Effect::CopyRoute { .. }
        | file::Effect::DiscardHand { .. } => None,
    }
}

fn is_choice(step: &file::Effect) -> bool {
    matches!(step, file::Effect::Choose { .. })
}

impl Compiler<'_> {
    pub(super) fn options(
        &mut self,
        options: &[Vec<file::Effect>],
        grade: Grade,
        origin: Origin,
        span: &Range<usize>,
    ) -> Checked<Options> {
        self.unless((2..=MOST_OPTIONS).contains(&options.len()), span.clone(), || {
            format!("a choice is between 2 to {MOST_OPTIONS} lists")
        })?;
        let mut lists = Vec::new();
        let mut kinds = Vec::new();
        for option in options {
            self.unless(!option.iter().any(is_choice), span.clone(), || {
                "a choice does not lie in a choice".into()
            })?;
            let list = self.list(option, grade, origin, span)?;
            let first = self.lists[usize::from(list.0)];
            let kind = (first.len > 0).then(|| self.effects[usize::from(first.start)].kind());
            self.unless(kind.is_some() && !kinds.contains(&kind), span.clone(), || {
                "the options of a choice begin with different kinds of steps".into()
            })?;
            kinds.push(kind);
            lists.push(list);
        }
        Ok(Options::new(lists))
    }

    pub(super) fn list(
        &mut self,
        steps: &[file::Effect],
        grade: Grade,
        origin: Origin,
        span: &Range<usize>,
    ) -> Checked<ListId> {
        if steps.is_empty() {
            return Ok(ListId(0));
        }
        self.unless(steps.len() <= 8, span.clone(), || {
            "a list has at most 8 steps".into()
        })?;
        let choices = steps.iter().filter(|step| is_choice(step)).count();
        self.unless(choices <= 1, span.clone(), || {
            "a list has at most one choice".into()
        })?;
        let mut compiled = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            let last = at + 1 == steps.len();
            compiled.push(self.step(step, grade, origin, last, span)?);
        }
        let id = ListId(self.lists.len() as u16);
        self.lists.push(List {
            start: self.effects.len() as u16,
            len: compiled.len() as u8,
            origin,
        });
        self.effects.extend(compiled);
        Ok(id)
    }

    fn step(
        &mut self,
        step: &file::Effect,
        grade: Grade,
        origin: Origin,
        last: bool,
        span: &Range<usize>,
    ) -> Checked<Effect> {
        let (needed, compiled) = match *step {
            file::Effect::Send { hold, n } => (Grade::Quiet, Effect::Send { hold: hold.hold(), n }),
            file::Effect::Bread { n } => (Grade::Quiet, Effect::Bread(n)),
            file::Effect::Vp { n } => (Grade::Quiet, Effect::Vp(n)),
            file::Effect::Untap { n } => (Grade::Quiet, Effect::Untap(n)),
            file::Effect::UntapAll {} => (Grade::Quiet, Effect::UntapAll),
            file::Effect::VpPer { count, each, max } => {
                self.number(each, span.clone())?;
                (Grade::Quiet, Effect::VpPer(Tally { count, each, max }))
            }
            file::Effect::Recall { n } => (Grade::Quiet, Effect::Recall(n)),
            file::Effect::FromPort { n } => (Grade::Quiet, Effect::FromPort(n)),
            file::Effect::MoveHold { n } => (Grade::Quiet, Effect::MoveHold(n)),
            file::Effect::PayBread { n } => (Grade::Quiet, Effect::PayBread(n)),
            file::Effect::TakeCharacter { n, waive_surcharge } => (
                Grade::Bonus,
                Effect::Take {
                    n,
                    waive: waive_surcharge,
                },
            ),
            file::Effect::Lighthouse { n } => (Grade::Bonus, Effect::Lighthouse(n)),
            file::Effect::DiscardWorkshop {} => (Grade::Bonus, Effect::DiscardWorkshop),
            file::Effect::DiscardCouncil {} => (Grade::Bonus, Effect::DiscardCouncil),
            file::Effect::Choose { ref options } => {
                let options = self.options(options, grade.min(Grade::Bonus), origin, span)?;
                (Grade::Bonus, Effect::Choose(options))
            }
            file::Effect::ExtraAction { action, discount } => {
                self.unless(last || action != Extra::Invite, span.clone(), || {
                    "an extra invitation stands last in its list".into()
                })?;
                self.number(discount, span.clone())?;
                (Grade::Character, Effect::Extra { action, discount })
            }
            file::Effect::BuildFree { n } => (Grade::Character, Effect::BuildFree(n)),
            file::Effect::CopyRoute { occupied_ok } => (Grade::Character, Effect::Copy { occupied_ok }),
            file::Effect::DiscardHand { min, max, ref each } => {
                self.unless(min <= max, span.clone(), || "min is not above max".into())?;
                self.unless(min <= MOST_SPENT, span.clone(), || {
                    format!("an effect asks for at most {MOST_SPENT} cards")
                })?;
                let each = self.list(each, Grade::Quiet, origin, span)?;
                (Grade::Character, Effect::DiscardHand { min, max, each })
            }
        };
        if let Some(n) = number_of(step) {
            self.number(n, span.clone())?;
        }
        self.unless(needed <= grade, span.clone(), || {
            "this step cannot stand in a list of this kind: it would set off too much".into()
        })?;
        Ok(compiled)
    }
}
