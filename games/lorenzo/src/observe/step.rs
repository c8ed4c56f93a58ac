//! The step under way, so that positions in the middle of an action are told apart.

use signoria_engine::{Observer, Set};

use super::resources;
use crate::board::{Kind, Member, Space, Work};
use crate::effect::{Grant, Take};
use crate::goods::{Goods, Privilege};
use crate::rules::{MOST_CHANGES, MOST_LOOKS, Situation};
use crate::source::Source;
use crate::state::Lorenzo;
use crate::step::{Lines, Step, Task};

/// Kinds of steps.
const KINDS: usize = 11;

/// The figures of a step; what it has none of stays as it is here.
#[derive(Default)]
struct Figures {
    kind: Option<usize>,
    task: Option<usize>,
    member: Option<Member>,
    space: Option<Space>,
    work: Option<Work>,
    servants: u8,
    least: u16,
    second_cost: bool,
    value: i16,
    lines: Lines,
    repeats: u8,
    left: u8,
    taken: Set<Privilege>,
    reach: Set<Kind>,
    off: Goods,
    from: Option<usize>,
}

impl Lorenzo {
    /// The step on top and what waits under it; everybody sees both.
    pub(super) fn tell_step(&self, at: &Situation, to: &mut impl Observer) {
        let figures = self.figures_of(at);
        to.flag("own", self.own_step(at).is_some());
        to.one_of("kind", figures.kind, KINDS);
        to.one_of("task", figures.task, 3);
        to.token("member", figures.member);
        to.token("space", figures.space);
        to.token("work", figures.work);
        to.capped("servants", figures.servants, 10);
        to.capped("least", figures.least, 10);
        to.flag("second-cost", figures.second_cost);
        to.signed("value", figures.value.into(), -6, 20);
        for (slot, &line) in figures.lines.iter().enumerate() {
            to.capped(("line", slot), line, 3);
        }
        to.capped("repeats", figures.repeats, MOST_CHANGES.into());
        to.capped("left", figures.left, Privilege::COUNT as u16);
        to.set("taken", figures.taken);
        to.set("reach", figures.reach);
        to.capped("off", resources(&figures.off), 8);
        to.one_of("from", figures.from, 4);
        self.tell_waiting_steps(to);
    }

    fn tell_waiting_steps(&self, to: &mut impl Observer) {
        let (mut privileges, mut grants, mut losses) = (0_u8, 0_u8, 0_u8);
        for step in self.steps.iter().rev().skip(1) {
            match step {
                Step::Privilege { left, .. } => privileges = privileges.saturating_add(*left),
                Step::Lose { .. } => losses += 1,
                Step::Choices { .. } => {}
                _ => grants += 1,
            }
        }
        to.capped("more-privileges", privileges, 8);
        to.capped("more-grants", grants, 4);
        to.capped("more-losses", losses, 4);
    }

    fn figures_of(&self, at: &Situation) -> Figures {
        let mut figures = Figures::default();
        let Some(step) = self.steps.top() else {
            return figures;
        };
        let kind = match step {
            Step::Space { member, looks } => {
                figures.member = Some(member);
                figures.repeats = looks.min(MOST_LOOKS);
                0
            }
            Step::Servants { task } => {
                self.tell_task(at, task, &mut figures);
                1
            }
            Step::Cost { task, servants } => {
                self.tell_task(at, task, &mut figures);
                figures.servants = servants;
                2
            }
            Step::Discount { task, servants, cost } => {
                self.tell_task(at, task, &mut figures);
                figures.servants = servants;
                figures.second_cost = cost > 0;
                3
            }
            Step::Exchange {
                value,
                lines,
                changes,
            } => {
                figures.work = Some(Work::Production);
                figures.value = value.into();
                figures.lines = lines;
                figures.repeats = changes;
                4
            }
            Step::Choices {
                work, value, lines, ..
            } => {
                figures.work = Some(work);
                figures.value = value.into();
                figures.lines = lines;
                5
            }
            Step::Privilege { left, taken, source } => {
                figures.left = left;
                figures.taken = taken;
                figures.from = Some(number_of(source));
                6
            }
            Step::Lose { source } => {
                figures.from = Some(number_of(source));
                7
            }
            Step::Take { by } => {
                let take = self.granted_take(by);
                figures.take(take);
                figures.value = take.map_or(0, |take| take.value.into());
                8
            }
            Step::Strengthen { by } => {
                if let Some(Grant::Strengthen(value)) = self.leader_grant(by) {
                    figures.value = value.into();
                }
                9
            }
            Step::Copy => 10,
        };
        figures.kind = Some(kind);
        figures
    }

    /// What an action is whose servants and payment are being chosen, by whoever's turn it is.
    fn tell_task(&self, at: &Situation, task: Task, figures: &mut Figures) {
        let asked = self.active();
        let at = if at.seat == asked {
            *at
        } else {
            self.situation(asked)
        };
        figures.value = self.value_for(&at, task).0;
        figures.least = self.servants_for(&at, task).map_or(0, |servants| servants.least);
        let number = match task {
            Task::Place { member, space } => {
                figures.member = Some(member);
                figures.space = Some(space);
                0
            }
            Task::Take { by, space } => {
                figures.take(self.granted_take(by));
                figures.space = Some(space);
                1
            }
            Task::Work { by } => {
                figures.work = self.granted_work(by).map(|(work, _)| work);
                2
            }
        };
        figures.task = Some(number);
    }
}

impl Figures {
    fn take(&mut self, take: Option<&Take>) {
        if let Some(take) = take {
            self.reach = take.kinds;
            self.off = take.off;
        }
    }
}

fn number_of(source: Source) -> usize {
    match source {
        Source::Space(_) => 0,
        Source::Card(_) => 1,
        Source::Leader(_) => 2,
        Source::Bonus(_) => 3,
    }
}
