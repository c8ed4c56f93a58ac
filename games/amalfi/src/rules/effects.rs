//! The one interpreter of effects (VO): carries out what needs no decision, lists and checks what does.

use signoria_engine::{Log, Seat, Set};

use super::payment::Means;
use crate::action::Action;
use crate::effect::{Effect, Extra, ListId, Occasion, Options};
use crate::event::Event;
use crate::pieces::{Craft, Hold, Route};
use crate::state::{Amalfi, Player, SPACES};
use crate::step::{Step, Thing};

impl Amalfi {
    /// Whether an effect needs a decision now. An effect that can do nothing, not even after optional actions, is passed over (A.GE.13,
    /// A.OP.8).
    pub(crate) fn effect_asks(&self, seat: Seat, effect: Effect, done: u8, gaining: bool) -> bool {
        let board = self.player(seat);
        if self.has_had_enough(seat) {
            return match effect {
                Effect::Choose(_) => true,
                Effect::DiscardHand { min, .. } => done < min && !board.hand.is_empty(),
                _ => false,
            };
        }
        match effect {
            // Before the first ship of a gain a ship may still be lowered into an empty bay (A.OP.6).
            Effect::Send { n, .. } => {
                done < n && (board.bay > 0 || (done == 0 && !gaining && board.stowed() > 0))
            }
            Effect::Take { n, waive } => done < n && self.could_take(seat, waive),
            Effect::Lighthouse(n) => done < n && (!board.has_lighthouse() || self.has_free_slot()),
            Effect::Untap(n) => done < n && !board.turned.is_empty(),
            Effect::Choose(_) => true,
            Effect::Extra { action, discount } => self.extra_asks(seat, action, discount),
            Effect::BuildFree(n) => n > 0 && board.built < SPACES,
            Effect::Recall(n) => done < n && board.docked() > 0,
            Effect::FromPort(n) => done < n && (board.port > 0 || self.can_lower(seat)),
            Effect::Copy { occupied_ok } => {
                let bread = self.bread_in_reach(seat);
                self.copyable(seat, occupied_ok, bread).next().is_some()
            }
            Effect::PayBread(n) => board.bread < n && n <= self.bread_in_reach(seat),
            Effect::DiscardHand { max, .. } => done < max && !board.hand.is_empty(),
            Effect::MoveHold(n) => done < n && board.stowed() > 0,
            Effect::Bread(_)
            | Effect::Vp(_)
            | Effect::VpPer(_)
            | Effect::UntapAll
            | Effect::DiscardWorkshop
            | Effect::DiscardCouncil => false,
        }
    }

    /// An extra action asks if there is a legal one, or one that discarded cards would make legal. Lowering ships beforehand never
    /// helps: they pay just as well.
    fn extra_asks(&self, seat: Seat, action: Extra, discount: u8) -> bool {
        let terms = self.terms(seat);
        let board = Player {
            bread: self.bread_with_cards(seat),
            ..*self.player(seat)
        };
        let means = Means::of(&board, self.capacity(seat), &terms);
        let payable = |thing| {
            self.price(seat, thing, discount, &terms)
                .is_ok_and(|price| price.is_payable(&means))
        };
        match action {
            Extra::Buy => self
                .workshop
                .iter()
                .any(|(_, card)| payable(Thing::Masterpiece(card))),
            Extra::Explore => self.atlas.iter().any(|(_, tile)| payable(Thing::Tile(tile))),
            // Not asking would reveal what is in the hand.
            Extra::Invite => !board.hand.is_empty(),
        }
    }

    /// The public routes whose effects a player with that much bread can carry out without a ship (A.VO.15).
    pub(super) fn copyable(
        &self,
        seat: Seat,
        occupied_ok: bool,
        bread: u8,
    ) -> impl Iterator<Item = Route> + '_ {
        let terms = self.terms(seat);
        Route::ALL.iter().copied().filter(move |&route| {
            route.is_public()
                && (occupied_ok || !self.has_ship(route))
                && terms.sail.on(self.edition.route(self.valid(route)).price) <= bread
        })
    }
}

impl Amalfi {
    /// Begins an effect list.
    pub(super) fn push_effects(&mut self, seat: Seat, list: ListId) {
        if !self.edition.effects(list).is_empty() {
            self.begin(Step::Effects {
                seat,
                list,
                at: 0,
                done: 0,
                gaining: false,
            });
        }
    }

    /// Carries out an effect that needs no decision, or leaves one that is finished.
    pub(super) fn run_effect(&mut self, seat: Seat, list: ListId, at: u8, log: &mut impl Log<Event>) {
        let Some(effect) = self.edition.effect(list, at) else {
            self.finish();
            return;
        };
        let origin = self.edition.list(list).origin;
        self.next_effect();
        match effect {
            Effect::Bread(n) => self.gain_bread(seat, n.into(), log),
            Effect::Vp(n) => self.gain_points(seat, origin, n.into(), log),
            Effect::VpPer(tally) => {
                let things = self.count(seat, tally.count);
                self.gain_points(seat, origin, tally.points(things), log);
            }
            Effect::UntapAll => {
                for card in self.player(seat).turned.iter() {
                    log.all(|| Event::Unturned { seat, card });
                }
                self.players[seat].turned = Set::EMPTY;
            }
            Effect::PayBread(n) => {
                if self.player(seat).bread >= n {
                    self.pay_bread(seat, n, log);
                } else {
                    // A.VO.8: no price, no gain.
                    self.finish();
                }
            }
            Effect::DiscardWorkshop => self.discard_workshop(log),
            Effect::DiscardCouncil => self.discard_council(log),
            Effect::Send { .. }
            | Effect::Take { .. }
            | Effect::Lighthouse(_)
            | Effect::Untap(_)
            | Effect::Choose(_)
            | Effect::Extra { .. }
            | Effect::BuildFree(_)
            | Effect::Recall(_)
            | Effect::FromPort(_)
            | Effect::Copy { .. }
            | Effect::DiscardHand { .. }
            | Effect::MoveHold(_) => {}
        }
    }

    /// Goes to the next effect of the list under way.
    fn next_effect(&mut self) {
        if let Some(Step::Effects { at, done, .. }) = self.steps.top_mut() {
            *at = at.saturating_add(1);
            *done = 0;
        }
    }

    /// Counts that the effect under way was carried out once more.
    fn once_more(&mut self) {
        if let Some(Step::Effects { done, .. }) = self.steps.top_mut() {
            *done = done.saturating_add(1);
        }
    }

    /// Carries out a decision within an effect list.
    pub(super) fn effect_choice(
        &mut self,
        seat: Seat,
        effect: Effect,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if action == Action::Skip {
            return self.decline(effect);
        }
        match effect {
            Effect::Send { .. } | Effect::Take { .. } | Effect::Lighthouse(_) | Effect::Untap(_) => {
                self.once_more();
                self.bonus_choice(seat, effect, action, log);
            }
            Effect::Recall(_) | Effect::FromPort(_) | Effect::MoveHold(_) | Effect::DiscardHand { .. } => {
                self.once_more();
                self.repeated_choice(seat, effect, action, log);
            }
            Effect::Choose(options) => {
                self.next_effect();
                self.choose(seat, &options, action);
            }
            Effect::Extra { discount, .. } => {
                self.next_effect();
                if let Some(thing) = Thing::of(action) {
                    self.purchase(seat, thing, discount, log);
                }
            }
            Effect::BuildFree(_) => {
                self.next_effect();
                if let Action::Build { ships } = action {
                    let left = ships.get() as u8;
                    self.begin(Step::Yard { seat, left });
                }
            }
            Effect::Copy { .. } => {
                self.next_effect();
                if let Action::Copy { route } = action {
                    self.copy_route(seat, route, log);
                }
            }
            Effect::Bread(_)
            | Effect::Vp(_)
            | Effect::VpPer(_)
            | Effect::UntapAll
            | Effect::PayBread(_)
            | Effect::DiscardWorkshop
            | Effect::DiscardCouncil => {}
        }
    }

    /// Skips the effect; if it is the price of a list, skips the rest of the list too (A.VO.8).
    fn decline(&mut self, effect: Effect) {
        if let Effect::PayBread(_) = effect {
            self.finish();
        } else {
            self.next_effect();
        }
    }

    /// The effects that routes, masterpieces and symbols share.
    fn bonus_choice(&mut self, seat: Seat, effect: Effect, action: Action, log: &mut impl Log<Event>) {
        match (effect, action) {
            (_, Action::Send { hold }) => {
                self.send(seat, hold, log);
                if let Some(Step::Effects { gaining, .. }) = self.steps.top_mut() {
                    *gaining = true;
                }
            }
            (Effect::Take { waive, .. }, Action::Take { card }) => self.take(seat, card, waive, log),
            (_, Action::Lighthouse { route }) => self.build_lighthouse(seat, route, log),
            (Effect::Lighthouse(_), _) => {
                let instead = self.edition.no_lighthouse;
                self.choose(seat, &instead, action);
            }
            (_, Action::Unturn { card }) => {
                self.players[seat].turned.remove(card);
                log.all(|| Event::Unturned { seat, card });
            }
            _ => debug_assert!(false, "{action} is no choice of {effect:?}"),
        }
    }

    /// The effects of characters that are carried out piece by piece.
    fn repeated_choice(&mut self, seat: Seat, effect: Effect, action: Action, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        match (effect, action) {
            (_, Action::Recall { route }) => self.recall(seat, route, log),
            (_, Action::Launch) => {
                player.port -= 1;
                player.bay += 1;
                log.all(|| Event::Launched { seat });
            }
            (Effect::DiscardHand { each, .. }, Action::Spend { card }) => {
                self.discard_from_hand(seat, card, log);
                self.push_effects(seat, each);
            }
            (_, Action::Move { from, to }) => {
                player.holds[from as usize] -= 1;
                player.holds[to as usize] += 1;
                log.all(|| Event::Moved { seat, from, to });
            }
            _ => debug_assert!(false, "{action} is no choice of {effect:?}"),
        }
    }

    /// Begins the option that was chosen.
    fn choose(&mut self, seat: Seat, options: &Options, action: Action) {
        if let Action::Choose { kind } = action
            && let Some(list) = self.option(options, kind)
        {
            self.push_effects(seat, list);
        }
    }

    /// Carries out the effects of a route for its price, without a ship (A.VO.15).
    fn copy_route(&mut self, seat: Seat, route: Route, log: &mut impl Log<Event>) {
        log.all(|| Event::Copied { seat, route });
        self.pay_bread(seat, self.route_price(seat, route), log);
        let effects = self.edition.route(self.valid(route)).effects;
        self.push_effects(seat, effects);
    }

    /// Sends a ship from the bay to a hold.
    fn send(&mut self, seat: Seat, hold: Hold, log: &mut impl Log<Event>) {
        let board = &mut self.players[seat];
        board.bay -= 1;
        board.holds[hold as usize] += 1;
        log.all(|| Event::Sent { seat, hold });
    }

    /// The player's permanent characters react to something that happened.
    pub(super) fn trigger(&mut self, seat: Seat, occasion: Occasion) {
        let until = self.invitations.len() as u8;
        self.trigger_until(seat, occasion, None, until);
    }

    /// The player's permanent characters react to a purchase.
    pub(super) fn trigger_buy(&mut self, seat: Seat, craft: Craft) {
        let until = self.invitations.len() as u8;
        self.trigger_until(seat, Occasion::Buy, Some(craft), until);
    }

    /// The player's permanent characters that were invited before that place in the order react.
    pub(super) fn trigger_until(&mut self, seat: Seat, occasion: Occasion, craft: Option<Craft>, until: u8) {
        let reacting = self.edition.reacting_to(occasion) & self.player(seat).invited;
        if !reacting.is_empty() {
            self.begin(Step::Triggers {
                seat,
                occasion,
                craft,
                at: 0,
                until,
            });
        }
    }

    /// Lets the next permanent character react, in the order of invitation (A.VO.19).
    pub(super) fn run_trigger(
        &mut self,
        seat: Seat,
        occasion: Occasion,
        craft: Option<Craft>,
        at: u8,
        until: u8,
    ) {
        let reacting = self.edition.reacting_to(occasion) & self.player(seat).invited;
        let next = self
            .invitations
            .as_slice()
            .iter()
            .copied()
            .enumerate()
            .take(until.into())
            .skip(at.into())
            .find(|&(_, card)| reacting.contains(card));
        let Some((place, card)) = next else {
            self.finish();
            return;
        };
        if let Some(Step::Triggers { at, .. }) = self.steps.top_mut() {
            *at = place as u8 + 1;
        }
        let triggers = &self.edition.figures().character(card).triggers;
        let fits = |wanted: Option<Craft>| wanted.is_none() || wanted == craft;
        // The last one pushed is carried out first.
        for trigger in triggers.iter().rev() {
            if trigger.occasion == occasion && fits(trigger.craft) {
                self.push_effects(seat, trigger.then);
            }
        }
    }
}
