//! TU: the open bonuses of the turn, and what they could still pay for.
//!
//! The active player takes open bonuses when he likes. So nothing may lapse merely because a price cannot be paid yet: where an open
//! bonus would pay it, he can take the bonus first.

use signoria_engine::{Log, Seat};

use super::road::FreeEffect;
use crate::action::Action;
use crate::edition::{SectorBonus, Trigger};
use crate::effect::{Bonus, Gains, Good};
use crate::event::Event;
use crate::pieces::{Deed, Space};
use crate::state::Praga;
use crate::step::Step;

/// Which open bonuses count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// Wheel goods and upgrade claims: they come by themselves at the end of the turn.
    Sure,
    /// Purchases and the effects of the road as well.
    All,
}

impl Action {
    /// Whether it takes a bonus that is open in the turn.
    pub(crate) const fn takes_open_bonus(self) -> bool {
        matches!(
            self,
            Self::Bonus
                | Self::Claim { .. }
                | Self::ClaimCovered { .. }
                | Self::Free { .. }
                | Self::Egg { .. }
        )
    }
}

impl Praga {
    /// Offers every open bonus that can be taken now.
    pub(crate) fn list_open_bonuses(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        let mut offer = |action: Action| {
            if self.may_between(seat, action).is_ok() {
                out(action);
            }
        };
        let turn = &self.turn;
        offer(Action::Bonus);
        for &action in Deed::ALL {
            if turn.claims[action as usize] > 0 {
                offer(Action::Claim { action });
            }
        }
        for hex in turn.covered.iter() {
            offer(Action::ClaimCovered { hex });
        }
        for space in (turn.free | turn.egg).iter() {
            if turn.free.contains(space) {
                Good::ALL
                    .iter()
                    .for_each(|&good| offer(Action::Free { space, good }));
            }
            if turn.egg.contains(space) {
                Good::ALL
                    .iter()
                    .for_each(|&good| offer(Action::Egg { space, good }));
            }
        }
    }

    /// Whether a seat that answers a decision may first take an open bonus: bonuses would pay for some answer that cannot be paid now.
    pub(crate) fn may_take_bonus_first(&self, seat: Seat, step: Step) -> bool {
        let has_price = matches!(
            step,
            Step::Arrow { .. } | Step::Site { .. } | Step::Take { .. } | Step::AnyAction
        );
        if !has_price || self.active() != Some(seat) {
            return false;
        }
        let count = |game: &Self| {
            let mut count = 0;
            game.list_own_answers(seat, step, &mut |_| count += 1);
            count
        };
        self.after_bonuses(seat, Which::All)
            .is_some_and(|richer| count(&richer) > count(self))
    }

    /// Whether an action that cannot be paid for now could be once the open bonuses are taken.
    pub(crate) fn pays_after_bonuses(&self, seat: Seat, action: Deed) -> bool {
        self.after_bonuses(seat, Which::All)
            .is_some_and(|richer| richer.may_act(seat, action).is_ok())
    }

    /// Whether ending the turn now would lose something for want of a price that the bonuses due at its end would pay.
    pub(crate) fn loses_for_want(&self, seat: Seat) -> bool {
        let Some(richer) = self.after_bonuses(seat, Which::Sure) else {
            return false;
        };
        let tile_action = |game: &Self| {
            let shown = game.turn.tile.map(|tile| game.shown(tile));
            shown
                .iter()
                .flatten()
                .any(|&action| game.may_act(seat, action).is_ok())
        };
        let offers = |game: &Self| {
            let mut count = 0;
            game.list_open_bonuses(seat, &mut |_| count += 1);
            count
        };
        offers(&richer) > offers(self) || (tile_action(&richer) && !tile_action(self))
    }

    /// The position with what the open bonuses would bring in goods that pay for something, at most; none if they bring nothing of the
    /// kind.
    fn after_bonuses(&self, seat: Seat, which: Which) -> Option<Self> {
        let turn = &self.turn;
        let all = which == Which::All;
        let open = turn.bonus || turn.claims != [0; 6] || !(turn.free | turn.egg).is_empty();
        if !open {
            return None;
        }
        let mut richer = self.clone();
        match self.sector_bonus() {
            SectorBonus::Goods(goods) if turn.bonus => {
                richer.enrich(seat, &goods, 1);
                for (good, when) in [
                    (Good::Gold, Trigger::WheelGold),
                    (Good::Stone, Trigger::WheelStone),
                ] {
                    if goods.iter().any(|gain| gain.good == good) {
                        richer.enrich_by_technology(seat, when);
                    }
                }
            }
            SectorBonus::Offer(_, goods) if turn.bonus && all => richer.enrich(seat, &goods, 1),
            _ => {}
        }
        for (&action, &claims) in Deed::ALL.iter().zip(&turn.claims) {
            if let Some(placed) = self.players[seat].board[action as usize] {
                richer.enrich(seat, &self.figures().face(placed.hex).bonus, claims);
            }
        }
        if all && turn.claims[Deed::Upgrade as usize] > 0 {
            for hex in turn.covered.iter() {
                richer.enrich(seat, &self.figures().face(hex).bonus, 1);
            }
        }
        for &space in Space::ALL.iter().filter(|_| all) {
            if self.is_free_open(space) {
                match self.free_effect(space) {
                    FreeEffect::Count(per, gains) => {
                        let times = self.players[seat].count(per).min(usize::from(u8::MAX));
                        richer.enrich(seat, gains, times as u8);
                    }
                    FreeEffect::Gain(bonus) => richer.enrich_by_any(seat, bonus),
                    FreeEffect::Offer(_) | FreeEffect::While => {}
                }
            }
            if turn.egg.contains(space) && self.players[seat].eggs > 0 {
                richer.enrich_by_any(seat, &self.figures().road(space).egg);
            }
        }
        (richer.players[seat] != self.players[seat]).then_some(richer)
    }

    /// Adds all that a bonus can bring, whichever alternative is chosen.
    fn enrich_by_any(&mut self, seat: Seat, bonus: &Bonus) {
        self.enrich(seat, &bonus.sure, 1);
        for gains in bonus.either.iter().flatten() {
            self.enrich(seat, gains, 1);
        }
    }

    /// Adds what a permanent technology brings when this happens.
    fn enrich_by_technology(&mut self, seat: Seat, when: Trigger) {
        if let Some(bonus) = self.permanent(seat, when) {
            self.enrich(seat, bonus, 1);
        }
    }

    /// Adds gold, stone and eggs, and the gold and stone of a technology that rewards eggs.
    fn enrich(&mut self, seat: Seat, gains: &Gains, times: u8) {
        let most = self.figures().player.most;
        for gain in gains.iter() {
            let count = gain.count.saturating_mul(times);
            if count == 0 {
                continue;
            }
            let player = &mut self.players[seat];
            match gain.good {
                Good::Gold => player.gold = player.gold.saturating_add(count).min(most),
                Good::Stone => player.stone = player.stone.saturating_add(count).min(most),
                Good::Egg => {
                    player.eggs = player.eggs.saturating_add(count);
                    self.enrich_by_technology(seat, Trigger::Egg);
                }
                Good::SilverWindow
                | Good::GoldWindow
                | Good::RedToken
                | Good::BlueToken
                | Good::Points
                | Good::GoldMine
                | Good::Quarry
                | Good::Technology
                | Good::University
                | Good::HungerWall
                | Good::Cathedral => {}
            }
        }
    }
}

impl Praga {
    /// Takes an open bonus.
    pub(crate) fn take_open_bonus(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Bonus => self.wheel_bonus(seat, log),
            Action::Claim { action } => self.claim(seat, action, log),
            Action::ClaimCovered { hex } => self.claim_covered(seat, hex, log),
            Action::Free { space, good } => self.road_free(seat, space, good, log),
            Action::Egg { space, good } => self.road_egg(seat, space, good, log),
            _ => {}
        }
    }

    /// Begins to end the turn. Where that would lose something for want of a price, the bonuses that come with the end are gathered
    /// first and the seat is asked again.
    pub(crate) fn begin_closing(&mut self, seat: Seat) {
        self.turn.gathering = self.loses_for_want(seat);
        self.turn.closing = true;
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Edition, Figures as _, Seats, Set, Setup, Token};

    use super::*;
    use crate::edition::Components;
    use crate::hex::Hex;
    use crate::pieces::{ActionTile, Technology};
    use crate::state::Placed;

    /// A new game and the seat that is to move.
    fn begun() -> (Praga, Seat) {
        let game: Praga = Setup::new(Seats::new(2), 1).start().unwrap();
        let seat = game.active().unwrap();
        (game, seat)
    }

    /// The gold and stone that the open bonuses would bring.
    fn brought(game: &Praga, seat: Seat, which: Which) -> Option<(u8, u8)> {
        let before = game.players[seat];
        game.after_bonuses(seat, which).map(|richer| {
            let after = &richer.players[seat];
            (after.gold - before.gold, after.stone - before.stone)
        })
    }

    /// A turn that has nothing left to gather ends. An upgrade that would bring an egg brings none without a claim on it, and so the
    /// technology that rewards eggs pays for nothing.
    #[test]
    fn an_unclaimed_upgrade_rewards_no_technology() {
        let (mut game, seat) = begun();
        let rewards_eggs = (0..Technology::COUNT)
            .filter_map(Technology::from_index)
            .find(|&tile| game.figures().technology(tile).when == Some(Trigger::Egg))
            .unwrap();
        let brings_egg = (0..Hex::COUNT)
            .filter_map(Hex::from_index)
            .find(|&hex| {
                game.figures()
                    .face(hex)
                    .bonus
                    .iter()
                    .any(|gain| gain.good == Good::Egg)
            })
            .unwrap();
        let action = game.figures().face(brings_egg).action;
        let player = &mut game.players[seat];
        player.technologies[0] = Some(rewards_eggs);
        player.board[action as usize] = Some(Placed {
            hex: brings_egg,
            rotation: 0,
            used: 0,
        });
        assert!(game.after_bonuses(seat, Which::Sure).is_none());
        game.turn.claims[action as usize] = 1;
        assert!(game.after_bonuses(seat, Which::Sure).is_some());
    }

    /// The first road space gives gold or stone; either may be what is wanting. None comes by itself.
    #[test]
    fn a_free_effect_of_the_road_pays_as_long_as_it_is_open() {
        let (mut game, seat) = begun();
        assert_eq!(brought(&game, seat, Which::All), None);
        game.turn.free = Set::only(Space::One);
        assert_eq!(brought(&game, seat, Which::All), Some((2, 2)));
        assert_eq!(brought(&game, seat, Which::Sure), None);
        game.turn.egg = Set::only(Space::One);
        assert_eq!(brought(&game, seat, Which::All), Some((2, 2)), "as on arrival");
        game.turn.free = Set::EMPTY;
        assert_eq!(
            brought(&game, seat, Which::All),
            None,
            "the egg effect brings no coins"
        );
    }

    /// In an edition whose second road space sells coins for an egg.
    #[test]
    fn an_open_egg_effect_pays_for_a_player_with_an_egg() {
        let (mut game, seat) = begun();
        let printed = "egg = [\"gold-window 1 | technology 1\"]";
        let standard = Components::BUILT_IN[0].text;
        let text = standard.replace(printed, "egg = [\"gold 3 | stone 1\"]");
        game.edition = Edition::load("coins for eggs", &text).unwrap();
        game.turn.egg = Set::only(Space::Two);
        game.players[seat].eggs = 0;
        assert_eq!(brought(&game, seat, Which::All), None);
        game.players[seat].eggs = 1;
        assert_eq!(brought(&game, seat, Which::All), Some((3, 1)));
        assert_eq!(brought(&game, seat, Which::Sure), None);
        game.turn.egg = Set::EMPTY;
        game.turn.free = Set::only(Space::One);
        assert_eq!(
            brought(&game, seat, Which::All),
            Some((2, 2)),
            "only the free effect is open"
        );
    }

    #[test]
    fn an_upgrade_that_was_covered_pays_only_with_a_claim_on_an_upgrade() {
        let (mut game, seat) = begun();
        let gold: Hex = "u1-05".parse().unwrap();
        game.turn.covered.insert(gold);
        game.turn.free = Set::only(Space::One);
        assert_eq!(brought(&game, seat, Which::All), Some((2, 2)), "no claim");
        game.turn.claims[Deed::Upgrade as usize] = 1;
        assert_eq!(brought(&game, seat, Which::All), Some((3, 2)));
        assert_eq!(
            brought(&game, seat, Which::Sure),
            None,
            "the claim may be used otherwise"
        );
    }

    #[test]
    fn goods_of_the_wheel_reward_the_technology_of_these_goods() {
        let (mut game, seat) = begun();
        let open_at = |game: &mut Praga, sector: u8, technology: &str| {
            game.turn.tile = Some(ActionTile::ALL[0]);
            game.turn.sector = sector;
            game.turn.bonus = true;
            game.players[seat].technologies[0] = Some(technology.parse().unwrap());
            brought(game, seat, Which::Sure)
        };
        // Two stone on sector 2, one gold on sector 3, a window on sector 5.
        assert_eq!(open_at(&mut game, 2, "t1-1"), Some((0, 2)));
        assert_eq!(open_at(&mut game, 2, "t1-2"), Some((0, 3)));
        assert_eq!(open_at(&mut game, 3, "t1-1"), Some((2, 0)));
        assert_eq!(open_at(&mut game, 3, "t1-2"), Some((1, 0)));
        assert_eq!(open_at(&mut game, 5, "t1-1"), None);
        game.turn.bonus = false;
        assert_eq!(brought(&game, seat, Which::Sure), None);
    }
}
