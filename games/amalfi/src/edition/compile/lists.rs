//! Effect lists of a file: which steps may stand where, and their places among all steps.

use std::ops::Range;

use super::{Checked, Compiler};
use crate::edition::file;
use crate::effects::{Extra, List, ListId, MOST_OPTIONS, Options, Step, Tally};
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

fn is_choice(step: &file::Step) -> bool {
    matches!(step, file::Step::Choose { .. })
}

impl Compiler<'_> {
    pub(super) fn options(
        &mut self,
        options: &[Vec<file::Step>],
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
            let kind = (first.len > 0).then(|| self.steps[usize::from(first.start)].kind());
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
        steps: &[file::Step],
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
            start: self.steps.len() as u16,
            len: compiled.len() as u8,
            origin,
        });
        self.steps.extend(compiled);
        Ok(id)
    }

    fn step(
        &mut self,
        step: &file::Step,
        grade: Grade,
        origin: Origin,
        last: bool,
        span: &Range<usize>,
    ) -> Checked<Step> {
        let (needed, compiled) = match *step {
            file::Step::Send { hold, n } => (Grade::Quiet, Step::Send { hold: hold.hold(), n }),
            file::Step::Bread { n } => (Grade::Quiet, Step::Bread(n)),
            file::Step::Vp { n } => (Grade::Quiet, Step::Vp(n)),
            file::Step::Untap { n } => (Grade::Quiet, Step::Untap(n)),
            file::Step::UntapAll {} => (Grade::Quiet, Step::UntapAll),
            file::Step::VpPer { count, each, max } => {
                self.number(each, span.clone())?;
                (Grade::Quiet, Step::VpPer(Tally { count, each, max }))
            }
            file::Step::Recall { n } => (Grade::Quiet, Step::Recall(n)),
            file::Step::FromPort { n } => (Grade::Quiet, Step::FromPort(n)),
            file::Step::MoveHold { n } => (Grade::Quiet, Step::MoveHold(n)),
            file::Step::PayBread { n } => (Grade::Quiet, Step::PayBread(n)),
            file::Step::TakeCharacter { n, waive_surcharge } => (
                Grade::Bonus,
                Step::Take {
                    n,
                    waive: waive_surcharge,
                },
            ),
            file::Step::Lighthouse { n } => (Grade::Bonus, Step::Lighthouse(n)),
            file::Step::DiscardWorkshop {} => (Grade::Bonus, Step::DiscardWorkshop),
            file::Step::DiscardCouncil {} => (Grade::Bonus, Step::DiscardCouncil),
            file::Step::Choose { ref options } => {
                let options = self.options(options, grade.min(Grade::Bonus), origin, span)?;
                (Grade::Bonus, Step::Choose(options))
            }
            file::Step::ExtraAction { action, discount } => {
                self.unless(last || action != Extra::Invite, span.clone(), || {
                    "an extra invitation stands last in its list".into()
                })?;
                self.number(discount, span.clone())?;
                (Grade::Character, Step::Extra { action, discount })
            }
            file::Step::BuildFree { n } => (Grade::Character, Step::BuildFree(n)),
            file::Step::CopyRoute { occupied_ok } => (Grade::Character, Step::Copy { occupied_ok }),
            file::Step::DiscardHand { min, max, ref each } => {
                self.unless(min <= max, span.clone(), || "min is not above max".into())?;
                self.unless(min <= MOST_SPENT, span.clone(), || {
                    format!("an effect asks for at most {MOST_SPENT} cards")
                })?;
                let each = self.list(each, Grade::Quiet, origin, span)?;
                (Grade::Character, Step::DiscardHand { min, max, each })
            }
        };
        if let file::Step::Send { n, .. }
        | file::Step::Bread { n }
        | file::Step::Vp { n }
        | file::Step::TakeCharacter { n, .. }
        | file::Step::Lighthouse { n }
        | file::Step::Untap { n }
        | file::Step::PayBread { n }
        | file::Step::BuildFree { n }
        | file::Step::Recall { n }
        | file::Step::FromPort { n }
        | file::Step::MoveHold { n } = *step
        {
            self.number(n, span.clone())?;
        }
        self.unless(needed <= grade, span.clone(), || {
            "this step cannot stand in a list of this kind: it would set off too much".into()
        })?;
        Ok(compiled)
    }
}
