//! How good a position is for a seat: an estimate of its final margin.
//!
//! Only what is public counts. A step under way is worth what its best answer is worth, so that somebody who looks one
//! action ahead sees the end of what that action begins. The weights are points at the end of the game, found by play.

use signoria_engine::{Evaluate, Rules, Seat};

use crate::action::Action;
use crate::board::{Kind, Member};
use crate::edition::{Ability, Components, ROUNDS, SLOTS};
use crate::effect::{Bundle, Grant, Modifier};
use crate::goods::{Good, Goods};
use crate::state::{Lorenzo, Phase, Player, Status};
use crate::step::Step;

/// What a unit of each good is worth while there is time to use it.
const WORTH: [f32; Good::COUNT] = [0.55, 0.6, 0.5, 0.45, 0.35, 0.9, 1.0];
/// What being excommunicated costs over the rest of the game.
const EXCOMMUNICATION: f32 = 5.0;
/// What a council privilege is worth.
const PRIVILEGE: f32 = 1.1;
/// What a granted action that has not been used yet is worth.
const GRANT: f32 = 2.5;
/// What each answer that is still to be given costs: of two equal ways the shorter one is better.
const HASTE: f32 = 0.001;
/// How many positions one estimate looks at, and how many answers ahead.
const MOST_POSITIONS: u32 = 600;
const MOST_ANSWERS: u32 = 7;
/// How many numbers of servants are tried, from the least up: more are never worth it.
const MOST_SERVANTS: usize = 6;

impl Evaluate for Lorenzo {
    fn evaluate(&self, seat: Seat) -> f32 {
        let mut positions = MOST_POSITIONS;
        self.best(seat, MOST_ANSWERS, &mut positions)
    }
}

impl Lorenzo {
    /// The value after the best answers to the steps under way.
    fn best(&self, seat: Seat, answers: u32, positions: &mut u32) -> f32 {
        let asked = self.phase == Phase::Actions && !self.steps.is_empty() && self.waiting().contains(seat);
        if !asked || answers == 0 || *positions == 0 {
            return self.margin(seat);
        }
        let mut actions = Vec::new();
        self.list(seat, None, &mut actions);
        self.keep_promising(&mut actions);
        let mut best = f32::NEG_INFINITY;
        for action in actions {
            *positions = positions.saturating_sub(1);
            let mut next = self.clone();
            if next.apply(seat, action, &mut ()).is_ok() {
                best = best.max(next.best(seat, answers - 1, positions) - HASTE);
            }
        }
        best
    }

    /// Drops the answers that lead nowhere new: more servants than help, another member after one was chosen, exchanges in
    /// another order.
    fn keep_promising(&self, actions: &mut Vec<Action>) {
        match self.steps.top() {
            Some(Step::Servants { .. }) => {
                let decline = actions.contains(&Action::Decline);
                actions.truncate(MOST_SERVANTS);
                if decline && actions.last() != Some(&Action::Decline) {
                    actions.push(Action::Decline);
                }
            }
            Some(Step::Space { .. }) => actions.retain(|action| matches!(action, Action::On { .. })),
            Some(Step::Exchange { lines, .. }) => {
                let buildings = &self.player(self.active()).cards[Kind::Building as usize];
                let last = lines.iter().rposition(|&line| line > 0);
                let later = &buildings[last.map_or(0, |slot| slot + 1)..];
                actions.retain(|action| match action {
                    Action::Exchange { card, .. } => later.contains(card),
                    Action::Clear { .. } => false,
                    _ => true,
                });
            }
            Some(
                Step::Cost { .. }
                | Step::Discount { .. }
                | Step::Choices { .. }
                | Step::Privilege { .. }
                | Step::Lose { .. }
                | Step::Take { .. }
                | Step::Strengthen { .. }
                | Step::Copy,
            )
            | None => {}
        }
    }

    fn margin(&self, seat: Seat) -> f32 {
        let others = self
            .seats
            .iter()
            .filter(|&other| other != seat)
            .map(|other| self.prospects(other))
            .fold(f32::NEG_INFINITY, f32::max);
        self.prospects(seat) + self.pending(seat) - others
    }

    /// The value of the steps under way without looking further.
    fn pending(&self, seat: Seat) -> f32 {
        if self.phase != Phase::Actions || !self.waiting().contains(seat) {
            return 0.0;
        }
        self.steps
            .iter()
            .map(|step| match step {
                Step::Privilege { left, .. } => f32::from(*left) * PRIVILEGE,
                Step::Lose { .. } => -0.5,
                Step::Space { .. } | Step::Copy => 1.0,
                Step::Choices { .. } => 0.0,
                Step::Servants { .. }
                | Step::Cost { .. }
                | Step::Discount { .. }
                | Step::Exchange { .. }
                | Step::Take { .. }
                | Step::Strengthen { .. } => GRANT,
            })
            .sum()
    }

    /// The points that a seat may end with.
    fn prospects(&self, seat: Seat) -> f32 {
        let score = self.score(seat);
        if self.phase == Phase::Over {
            return score.total() as f32;
        }
        let components = self.edition.figures();
        let player = self.player(seat);
        let left = self.rounds_left(player);
        // A leftover resource counts a fifth of a point at the end; until then it can buy more.
        let use_of_goods = left.min(1.0);
        let resources: f32 = Good::RESOURCES
            .iter()
            .map(|&good| f32::from(player.held(good)).min(14.0) * WORTH[good as usize])
            .sum();
        let resources = score.resources as f32 * (1.0 - use_of_goods) + resources * use_of_goods;
        let military = f32::from(player.held(Good::Military)) * WORTH[Good::Military as usize] * use_of_goods;
        (score.play + score.faith + score.territories + score.characters + score.ventures + score.losses)
            as f32
            + score.military as f32 * (1.0 - use_of_goods)
            + resources
            + military
            + self.card_prospects(components, player, left)
            + self.faith_prospects(seat, player)
            + self.leader_prospects(components, player, left)
            - self.excommunication_costs(player, left)
            - self.place_in_order(seat) * 0.2
    }

    fn rounds_left(&self, player: &Player) -> f32 {
        let home = player.members.iter().filter(|place| place.is_none()).count();
        let this_round = if self.phase == Phase::Actions {
            home as f32 / Member::COUNT as f32
        } else {
            0.0
        };
        f32::from(ROUNDS - self.round.min(ROUNDS)) + this_round
    }

    fn place_in_order(&self, seat: Seat) -> f32 {
        self.in_order().position(|other| other == seat).unwrap_or(0) as f32
    }

    /// What cards will still bring: work, better actions, and points for many of a kind.
    fn card_prospects(&self, components: &Components, player: &Player, left: f32) -> f32 {
        let mut sum = 0.0;
        for kind in [Kind::Territory, Kind::Building] {
            for &card in player.cards[kind as usize].iter() {
                let Some(work) = &components.card(card).work else {
                    continue;
                };
                let line = work
                    .exchanges
                    .iter()
                    .map(|line| bundle_worth(&line.gives, player) - goods_worth(&line.pay))
                    .fold(0.0, f32::max);
                // Cheap cards work nearly every time, expensive ones need a high die.
                let often = 0.85 - 0.07 * f32::from(work.value);
                sum += (bundle_worth(&work.gives, player) + 0.8 * line) * often * left;
            }
        }
        for &card in player.cards[Kind::Character as usize].iter() {
            for modifier in &components.card(card).always {
                sum += modifier_worth(modifier) * left;
            }
        }
        let hope = 0.3 * (left / 2.0).min(1.0);
        for (kind, points) in [
            (Kind::Territory, &components.territory_points),
            (Kind::Character, &components.character_points),
        ] {
            let count = player.count(kind);
            let next = points[(count + 1).min(SLOTS)] - points[count].min(points[(count + 1).min(SLOTS)]);
            sum += hope * f32::from(next);
        }
        sum
    }

    /// Faith is worth its points if it suffices for the next report, and safety from excommunication.
    fn faith_prospects(&self, seat: Seat, player: &Player) -> f32 {
        let faith = f32::from(player.held(Good::Faith));
        let needs = f32::from(self.church_needs()).max(1.0);
        let last = self.round > ROUNDS - 2;
        let points = f32::from(self.faith_points(seat));
        let place = self.in_order().position(|other| other == seat).unwrap_or(0);
        let judged = self.phase == Phase::Vatican && place < usize::from(self.turn);
        if judged {
            return if last { 0.0 } else { points * 0.6 };
        }
        if faith >= needs {
            points + EXCOMMUNICATION
        } else {
            (faith / needs) * EXCOMMUNICATION * 0.7 + if last { points } else { points * 0.7 }
        }
    }

    fn excommunication_costs(&self, player: &Player, left: f32) -> f32 {
        let early = player.excommunicated.iter().take(2).filter(|&&cube| cube).count();
        early as f32 * EXCOMMUNICATION * (left / 4.0).min(1.0)
    }

    fn leader_prospects(&self, components: &Components, player: &Player, left: f32) -> f32 {
        let worth = |leader| match &components.leader(leader).ability {
            Ability::Always(always) => 2.0 + always.iter().map(modifier_worth).sum::<f32>() * left,
            Ability::Once(once) => bundle_worth(once, player) * left,
            Ability::Copies => 3.0,
        };
        player
            .leaders
            .iter()
            .flatten()
            .map(|held| match held.status {
                // A hand is hidden, but its size is not: every card in it is worth the same to everybody.
                Status::Hand => 0.3 * (left - 1.0).max(0.0),
                Status::FaceUp => worth(held.leader),
                Status::FaceDown => worth(held.leader) * (left.floor() / left.max(0.25)).min(1.0),
                Status::Discarded => 0.0,
            })
            .sum()
    }
}

fn goods_worth(goods: &Goods) -> f32 {
    goods
        .kinds()
        .map(|(good, amount)| f32::from(amount) * WORTH[good as usize])
        .sum()
}

fn bundle_worth(bundle: &Bundle, player: &Player) -> f32 {
    let counted = bundle
        .each
        .map_or(0.0, |each| goods_worth(&player.counted(&each)));
    let grant = match bundle.grant {
        Some(Grant::Strengthen(_)) => 1.5,
        Some(_) => GRANT,
        None => 0.0,
    };
    goods_worth(&bundle.gain) + counted + f32::from(bundle.privileges) * PRIVILEGE + grant
}

fn modifier_worth(modifier: &Modifier) -> f32 {
    match modifier {
        Modifier::Value { by, .. } => f32::from(*by) * 0.2,
        Modifier::Members { by, .. } => f32::from(*by) * 0.6,
        Modifier::Base(_) => 1.5,
        Modifier::Discount { off, .. } => goods_worth(off) * 0.6,
        Modifier::DiscountOneOf { .. } => 0.4,
        Modifier::NoFloorBonus(_) => -0.5,
        Modifier::Multiply { .. } | Modifier::OccupiedSpaces | Modifier::NoSurcharge => 1.0,
        Modifier::Church(victory) => f32::from(*victory) * 0.3,
        Modifier::NoSlotRequirement
        | Modifier::Less { .. }
        | Modifier::NoMarket
        | Modifier::Servants(_)
        | Modifier::Late
        | Modifier::NoScore(_)
        | Modifier::Loss { .. } => 0.5,
    }
}
