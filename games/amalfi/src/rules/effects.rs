//! The one interpreter of effects (VO): carries out what needs no decision, lists and checks what does.

use signoria_engine::{Log, Message, Seat};

use super::Table;
use super::ask::Allowed;
use crate::action::{Action, Event, Refusal};
use crate::effects::{Extra, Kind, ListId, Occasion, Options, Step};
use crate::names::{Craft, Hold, Route};
use crate::sets::Set;
use crate::state::{Amalfi, Board, Frame, SPACES, Thing};

impl Amalfi {
    /// Whether a step needs a decision now. A step that can do nothing, not even after optional actions, is passed over (A.GE.13,
    /// A.OP.8).
    pub(crate) fn step_asks(&self, seat: Seat, step: Step, done: u8, gaining: bool) -> bool {
        let board = self.board(seat);
        if self.has_had_enough(seat) {
            return match step {
                Step::Choose(_) => true,
                Step::DiscardHand { min, .. } => done < min && !board.hand.is_empty(),
                _ => false,
            };
        }
        match step {
            // Before the first ship of a gain a ship may still be lowered into an empty bay (A.OP.6).
            Step::Send { n, .. } => {
                done < n && (board.bay > 0 || (done == 0 && !gaining && board.stowed() > 0))
            }
            Step::Take { n, waive } => done < n && self.could_take(seat, waive),
            Step::Lighthouse(n) => done < n && (!board.has_lighthouse() || self.has_free_slot()),
            Step::Untap(n) => done < n && !board.turned.is_empty(),
            Step::Choose(_) => true,
            Step::Extra { action, discount } => self.extra_asks(seat, action, discount),
            Step::BuildFree(n) => n > 0 && board.built < SPACES,
            Step::Recall(n) => done < n && board.docked() > 0,
            Step::FromPort(n) => done < n && (board.port > 0 || self.can_lower(seat)),
            Step::Copy { occupied_ok } => {
                let bread = self.bread_in_reach(seat);
                self.copyable(seat, occupied_ok, bread).next().is_some()
            }
            Step::PayBread(n) => board.bread < n && n <= self.bread_in_reach(seat),
            Step::DiscardHand { max, .. } => done < max && !board.hand.is_empty(),
            Step::MoveHold(n) => done < n && board.stowed() > 0,
            Step::Bread(_)
            | Step::Vp(_)
            | Step::VpPer(_)
            | Step::UntapAll
            | Step::DiscardWorkshop
            | Step::DiscardCouncil => false,
        }
    }

    /// An extra action asks if there is a legal one, or one that discarded cards would make legal. Lowering ships beforehand never
    /// helps: they pay just as well.
    fn extra_asks(&self, seat: Seat, action: Extra, discount: u8) -> bool {
        let terms = self.terms(seat);
        let board = Board {
            bread: self.bread_with_cards(seat),
            ..*self.board(seat)
        };
        let capacity = self.capacity(seat);
        let payable = |thing| {
            self.price(seat, thing, discount, &terms)
                .is_ok_and(|price| price.is_payable(&board, capacity, &terms))
        };
        match action {
            Extra::Buy => self
                .workshop
                .iter()
                .any(|(_, card)| payable(Thing::Masterpiece(card))),
            Extra::Explore => self.atlas.iter().any(|(_, tile)| payable(Thing::Tile(tile))),
            // Not asking would tell what is in the hand.
            Extra::Invite => !board.hand.is_empty(),
        }
    }

    /// The public routes whose effects a player with so much bread can carry out without a ship (A.VO.15).
    fn copyable(&self, seat: Seat, occupied_ok: bool, bread: u8) -> impl Iterator<Item = Route> + '_ {
        let terms = self.terms(seat);
        Route::ALL.iter().copied().filter(move |&route| {
            route.is_public()
                && (occupied_ok || !self.has_ship(route))
                && terms.sail.on(self.edition.route(self.valid(route)).price) <= bread
        })
    }

    fn check_copy(&self, seat: Seat, occupied_ok: bool, route: Route) -> Allowed {
        if !route.is_public() {
            return Err(Refusal::NotPublic { route });
        }
        if !occupied_ok && self.has_ship(route) {
            return Err(Refusal::DockTaken { route });
        }
        let (price, bread) = (self.route_price(seat, route), self.board(seat).bread);
        if price > bread {
            return Err(Refusal::RoutePrice { price, bread });
        }
        Ok(())
    }

    /// The list of the option that begins with that kind of step.
    pub(crate) fn option(&self, options: &Options, kind: Kind) -> Option<ListId> {
        options
            .lists()
            .iter()
            .copied()
            .find(|&list| self.edition.step(list, 0).is_some_and(|step| step.kind() == kind))
    }

    fn option_offers(&self, options: &Options, out: &mut Vec<Action>) {
        out.extend(
            options
                .lists()
                .iter()
                .filter_map(|&list| self.edition.step(list, 0))
                .map(|step| Action::Choose { kind: step.kind() }),
        );
    }

    pub(crate) fn step_offers(&self, seat: Seat, step: Step, done: u8, out: &mut Vec<Action>) {
        let board = self.board(seat);
        match step {
            Step::Send { hold, .. } => {
                if board.bay > 0 {
                    match hold {
                        Some(hold) => out.push(Action::Send { hold }),
                        None => out.extend(Hold::ALL.iter().map(|&hold| Action::Send { hold })),
                    }
                }
            }
            Step::Take { waive, .. } => self.take_offers(seat, waive, out),
            Step::Lighthouse(_) if board.has_lighthouse() => self.slot_offers(out),
            Step::Lighthouse(_) => self.option_offers(&self.edition.no_lighthouse, out),
            Step::Untap(_) => out.extend(board.turned.iter().map(|card| Action::Unturn { card })),
            Step::Choose(options) => return self.option_offers(&options, out),
            Step::Extra { action, discount } => {
                let terms = self.terms(seat);
                match action {
                    Extra::Buy => self.buy_offers(seat, discount, &terms, out),
                    Extra::Explore => self.explore_offers(seat, discount, &terms, out),
                    Extra::Invite => self.invite_offers(seat, discount, &terms, out),
                }
            }
            Step::BuildFree(n) => out.extend(
                (1..=n.min(SPACES.saturating_sub(board.built)))
                    .filter_map(|ships| signoria_engine::Number::new(ships.into()))
                    .map(|ships| Action::Build { ships }),
            ),
            Step::Recall(_) => out.extend(
                Route::ALL
                    .iter()
                    .filter(|&&route| board.is_docked_at(route))
                    .map(|&route| Action::Recall { route }),
            ),
            Step::FromPort(_) => {
                if board.port > 0 {
                    out.push(Action::Launch);
                }
            }
            Step::Copy { occupied_ok } => {
                out.extend(
                    self.copyable(seat, occupied_ok, board.bread)
                        .map(|route| Action::Copy { route }),
                );
            }
            // The price is paid as soon as the bread is there; until then it can be raised or forgone.
            Step::PayBread(_) => {}
            Step::DiscardHand { min, .. } => {
                out.extend(board.hand.iter().map(|card| Action::Spend { card }));
                if done < min {
                    return;
                }
            }
            Step::MoveHold(_) => {
                for &from in Hold::ALL.iter().filter(|&&from| board.hold(from) > 0) {
                    let others = Hold::ALL.iter().filter(|&&to| to != from);
                    out.extend(others.map(|&to| Action::Move { from, to }));
                }
            }
            Step::Bread(_)
            | Step::Vp(_)
            | Step::VpPer(_)
            | Step::UntapAll
            | Step::DiscardWorkshop
            | Step::DiscardCouncil => return,
        }
        out.push(Action::Skip);
    }

    pub(crate) fn check_step(&self, seat: Seat, step: Step, done: u8, action: Action) -> Allowed {
        let board = self.board(seat);
        match (step, action) {
            (Step::Send { .. }, Action::Send { .. }) if board.bay == 0 => Err(Refusal::EmptyBay),
            (
                Step::Send {
                    hold: Some(shown), ..
                },
                Action::Send { hold },
            ) if hold != shown => Err(Refusal::OtherHold { hold }),
            (Step::Send { .. }, Action::Send { .. }) => Ok(()),
            (Step::Take { waive, .. }, Action::Take { card }) => self.check_take(seat, card, waive),
            (Step::Lighthouse(_), Action::Lighthouse { route }) => self.check_slot(seat, route),
            (Step::Lighthouse(_), Action::Choose { .. }) if board.has_lighthouse() => {
                Err(Refusal::LighthouseLeft)
            }
            (Step::Lighthouse(_), Action::Choose { kind }) => self
                .option(&self.edition.no_lighthouse, kind)
                .map(|_| ())
                .ok_or(Refusal::NoOption { kind }),
            (Step::Untap(_), Action::Unturn { card }) if board.turned.contains(card) => Ok(()),
            (Step::Untap(_), Action::Unturn { card }) => Err(Refusal::NotTurned { card }),
            (Step::Choose(options), Action::Choose { kind }) => self
                .option(&options, kind)
                .map(|_| ())
                .ok_or(Refusal::NoOption { kind }),
            (Step::Choose(_), Action::Skip) => Err(Refusal::NotAsked),
            (
                Step::Extra {
                    action: granted,
                    discount,
                },
                _,
            ) if action != Action::Skip => {
                let thing = match (granted, action) {
                    (Extra::Buy, Action::Buy { card }) => Thing::Masterpiece(card),
                    (Extra::Explore, Action::Explore { tile }) => Thing::Tile(tile),
                    (Extra::Invite, Action::Invite { card }) => Thing::Character(card),
                    _ => return Err(Refusal::NotAsked),
                };
                self.check_purchase(seat, thing, discount)
            }
            (Step::BuildFree(n), Action::Build { ships }) => {
                let left = n.min(SPACES.saturating_sub(board.built));
                if ships.get() <= left.into() {
                    Ok(())
                } else {
                    Err(Refusal::ShipyardEmpty { left })
                }
            }
            (Step::Recall(_), Action::Recall { route }) if board.is_docked_at(route) => Ok(()),
            (Step::Recall(_), Action::Recall { route }) => Err(Refusal::NotDocked { route }),
            (Step::FromPort(_), Action::Launch) if board.port == 0 => Err(Refusal::EmptyPort),
            (Step::FromPort(_), Action::Launch) => Ok(()),
            (Step::Copy { occupied_ok }, Action::Copy { route }) => self.check_copy(seat, occupied_ok, route),
            (Step::DiscardHand { .. }, Action::Spend { card }) if board.hand.contains(card) => Ok(()),
            (Step::DiscardHand { .. }, Action::Spend { card }) => Err(Refusal::NotInHand { card }),
            (Step::DiscardHand { min, .. }, Action::Skip) if done < min => {
                Err(Refusal::MustDiscard { n: min - done })
            }
            (Step::MoveHold(_), Action::Move { from, .. }) if board.hold(from) == 0 => {
                Err(Refusal::NoShipThere { place: from.into() })
            }
            (Step::MoveHold(_), Action::Move { from, to }) if from == to => {
                Err(Refusal::SameHold { hold: to })
            }
            (Step::MoveHold(_), Action::Move { .. }) => Ok(()),
            (_, Action::Skip) => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn step_question(&self, seat: Seat, step: Step, done: u8) -> Message {
        let board = self.board(seat);
        // No more than there is, counting what could be lowered first.
        let lowered = if self.can_lower(seat) { board.stowed() } else { 0 };
        let of = |there: u8, n: u8| n.saturating_sub(done).min(there);
        match step {
            Step::Send { hold: Some(hold), n } => Message::new("amalfi.ask.send")
                .with("hold", hold)
                .with("left", of(board.bay + lowered, n)),
            Step::Send { hold: None, n } => {
                Message::new("amalfi.ask.send-any").with("left", of(board.bay + lowered, n))
            }
            Step::Take { n, .. } => Message::new("amalfi.ask.take").with("left", of(n, n)),
            Step::Lighthouse(_) if board.has_lighthouse() => Message::new("amalfi.ask.lighthouse"),
            Step::Lighthouse(_) => Message::new("amalfi.ask.no-lighthouse"),
            Step::Untap(n) => Message::new("amalfi.ask.unturn").with("left", of(board.turned.len(), n)),
            Step::Extra { action, discount } => Message::new(match action {
                Extra::Buy => "amalfi.ask.extra-buy",
                Extra::Explore => "amalfi.ask.extra-explore",
                Extra::Invite => "amalfi.ask.extra-invite",
            })
            .with("discount", discount),
            Step::BuildFree(n) => {
                Message::new("amalfi.ask.build-free").with("left", of(SPACES.saturating_sub(board.built), n))
            }
            Step::Recall(n) => Message::new("amalfi.ask.recall").with("left", of(board.docked(), n)),
            Step::FromPort(n) => {
                let filled = if self.can_lower(seat) {
                    board.bay + lowered
                } else {
                    0
                };
                Message::new("amalfi.ask.launch").with("left", of(board.port + filled, n))
            }
            Step::Copy { .. } => Message::new("amalfi.ask.copy"),
            Step::DiscardHand { max, .. } => {
                Message::new("amalfi.ask.spend").with("left", of(board.hand.len(), max))
            }
            Step::MoveHold(n) => Message::new("amalfi.ask.move").with("left", of(n, n)),
            Step::PayBread(n) => Message::new("amalfi.ask.pay-bread")
                .with("n", n)
                .with("bread", board.bread),
            Step::Choose(_)
            | Step::Bread(_)
            | Step::Vp(_)
            | Step::VpPer(_)
            | Step::UntapAll
            | Step::DiscardWorkshop
            | Step::DiscardCouncil => Message::new("amalfi.ask.choose"),
        }
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// Begins an effect list.
    pub(super) fn push_effects(&mut self, seat: Seat, list: ListId) {
        if !self.edition.steps(list).is_empty() {
            self.push(Frame::Effects {
                seat,
                list,
                at: 0,
                done: 0,
                gaining: false,
            });
        }
    }

    /// Carries out a step that needs no decision, or leaves one that is finished.
    pub(super) fn run_step(&mut self, seat: Seat, list: ListId, at: u8) {
        let Some(step) = self.edition.step(list, at) else {
            self.pop();
            return;
        };
        let origin = self.edition.list(list).origin;
        self.next_step();
        match step {
            Step::Bread(n) => self.gain_bread(seat, n.into()),
            Step::Vp(n) => self.gain_points(seat, origin, n.into()),
            Step::VpPer(tally) => {
                let things = self.count(seat, tally.count);
                self.gain_points(seat, origin, tally.points(things));
            }
            Step::UntapAll => {
                for card in self.board(seat).turned.iter() {
                    self.tell(|| Event::Unturned { seat, card });
                }
                self.boards[seat].turned = Set::EMPTY;
            }
            Step::PayBread(n) => {
                if self.board(seat).bread >= n {
                    self.pay_bread(seat, n);
                } else {
                    // A.VO.8: no price, no gain.
                    self.pop();
                }
            }
            Step::DiscardWorkshop => self.discard_workshop(),
            Step::DiscardCouncil => self.discard_council(),
            Step::Send { .. }
            | Step::Take { .. }
            | Step::Lighthouse(_)
            | Step::Untap(_)
            | Step::Choose(_)
            | Step::Extra { .. }
            | Step::BuildFree(_)
            | Step::Recall(_)
            | Step::FromPort(_)
            | Step::Copy { .. }
            | Step::DiscardHand { .. }
            | Step::MoveHold(_) => {}
        }
    }

    /// Goes to the next step of the list under way.
    fn next_step(&mut self) {
        if let Some(Frame::Effects { at, done, .. }) = self.top_mut() {
            *at = at.saturating_add(1);
            *done = 0;
        }
    }

    /// Counts that the step under way was carried out once more.
    fn once_more(&mut self) {
        if let Some(Frame::Effects { done, .. }) = self.top_mut() {
            *done = done.saturating_add(1);
        }
    }

    /// Carries out a decision within an effect list.
    pub(super) fn step_choice(&mut self, seat: Seat, step: Step, action: Action) {
        match (step, action) {
            // A.VO.8: no price, no gain.
            (Step::PayBread(_), Action::Skip) => self.pop(),
            (_, Action::Skip) => self.next_step(),
            (Step::Send { .. }, Action::Send { hold }) => {
                self.send(seat, hold);
                self.once_more();
                if let Some(Frame::Effects { gaining, .. }) = self.top_mut() {
                    *gaining = true;
                }
            }
            (Step::Take { waive, .. }, Action::Take { card }) => {
                self.once_more();
                self.take(seat, card, waive);
            }
            (Step::Lighthouse(_), Action::Lighthouse { route }) => {
                self.once_more();
                self.build_lighthouse(seat, route);
            }
            (Step::Lighthouse(_), Action::Choose { kind }) => {
                self.once_more();
                if let Some(list) = self.option(&self.edition.no_lighthouse, kind) {
                    self.push_effects(seat, list);
                }
            }
            (Step::Untap(_), Action::Unturn { card }) => {
                self.once_more();
                self.boards[seat].turned.remove(card);
                self.tell(|| Event::Unturned { seat, card });
            }
            (Step::Choose(options), Action::Choose { kind }) => {
                self.next_step();
                if let Some(list) = self.option(&options, kind) {
                    self.push_effects(seat, list);
                }
            }
            (Step::Extra { discount, .. }, _) => {
                self.next_step();
                match action {
                    Action::Buy { card } => self.purchase(seat, Thing::Masterpiece(card), discount),
                    Action::Explore { tile } => self.purchase(seat, Thing::Tile(tile), discount),
                    Action::Invite { card } => self.purchase(seat, Thing::Character(card), discount),
                    _ => {}
                }
            }
            (Step::BuildFree(_), Action::Build { ships }) => {
                self.next_step();
                self.push(Frame::Yard {
                    seat,
                    left: ships.get() as u8,
                });
            }
            (Step::Recall(_), Action::Recall { route }) => {
                self.once_more();
                self.recall(seat, route);
            }
            (Step::FromPort(_), Action::Launch) => {
                self.once_more();
                let board = &mut self.boards[seat];
                board.port -= 1;
                board.bay += 1;
                self.tell(|| Event::Launched { seat });
            }
            (Step::Copy { .. }, Action::Copy { route }) => {
                self.next_step();
                self.tell(|| Event::Copied { seat, route });
                self.pay_bread(seat, self.route_price(seat, route));
                let effects = self.edition.route(self.valid(route)).effects;
                self.push_effects(seat, effects);
            }
            (Step::DiscardHand { each, .. }, Action::Spend { card }) => {
                self.once_more();
                self.discard_from_hand(seat, card);
                self.push_effects(seat, each);
            }
            (Step::MoveHold(_), Action::Move { from, to }) => {
                self.once_more();
                let board = &mut self.boards[seat];
                board.holds[from as usize] -= 1;
                board.holds[to as usize] += 1;
                self.tell(|| Event::Moved { seat, from, to });
            }
            _ => {}
        }
    }

    /// Sends a ship from the bay to a hold.
    fn send(&mut self, seat: Seat, hold: Hold) {
        let board = &mut self.boards[seat];
        board.bay -= 1;
        board.holds[hold as usize] += 1;
        self.tell(|| Event::Sent { seat, hold });
    }

    /// Own permanent characters react to something that happened.
    pub(super) fn trigger(&mut self, seat: Seat, occasion: Occasion) {
        let until = self.invitations.len() as u8;
        self.trigger_until(seat, occasion, None, until);
    }

    /// Own permanent characters react to a purchase.
    pub(super) fn trigger_buy(&mut self, seat: Seat, craft: Craft) {
        let until = self.invitations.len() as u8;
        self.trigger_until(seat, Occasion::Buy, Some(craft), until);
    }

    /// Own permanent characters that were invited before that place in the order react.
    pub(super) fn trigger_until(&mut self, seat: Seat, occasion: Occasion, craft: Option<Craft>, until: u8) {
        let reacting = self.edition.reacting_to(occasion).and(self.board(seat).invited);
        if !reacting.is_empty() {
            self.push(Frame::Triggers {
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
        let reacting = self.edition.reacting_to(occasion).and(self.board(seat).invited);
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
            self.pop();
            return;
        };
        if let Some(Frame::Triggers { at, .. }) = self.top_mut() {
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
