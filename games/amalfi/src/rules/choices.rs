//! What can be answered within an effect list: listed, and refused with a reason.

use signoria_engine::Seat;

use crate::action::Action;
use crate::effect::{Effect, Extra, Kind, ListId, Options};
use crate::event::Refusal;
use crate::pieces::{Hold, Route};
use crate::state::{Amalfi, Player, SPACES};
use crate::step::Thing;

fn list_sends(player: &Player, shown: Option<Hold>, out: &mut Vec<Action>) {
    let holds = shown.as_ref().map_or(Hold::ALL, std::slice::from_ref);
    if player.bay > 0 {
        out.extend(holds.iter().map(|&hold| Action::Send { hold }));
    }
}

fn list_moves(player: &Player, out: &mut Vec<Action>) {
    for &from in Hold::ALL.iter().filter(|&&from| player.hold(from) > 0) {
        let others = Hold::ALL.iter().filter(|&&to| to != from);
        out.extend(others.map(|&to| Action::Move { from, to }));
    }
}

/// Whether the effect under way may be declined, or stopped after that many times.
fn may_decline(effect: Effect, done: u8) -> Result<(), Refusal> {
    match effect {
        Effect::Choose(_) => Err(Refusal::NotAsked),
        Effect::DiscardHand { min, .. } if done < min => Err(Refusal::MustDiscard { n: min - done }),
        _ => Ok(()),
    }
}

fn may_send(player: &Player, shown: Option<Hold>, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Send { .. } if player.bay == 0 => Err(Refusal::EmptyBay),
        Action::Send { hold } if shown.is_some_and(|shown| shown != hold) => Err(Refusal::OtherHold { hold }),
        Action::Send { .. } => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

fn may_move(player: &Player, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Move { from, .. } if player.hold(from) == 0 => {
            Err(Refusal::NoShipThere { place: from.into() })
        }
        Action::Move { from, to } if from == to => Err(Refusal::SameHold { hold: to }),
        Action::Move { .. } => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

fn may_build_free(player: &Player, n: u8, action: Action) -> Result<(), Refusal> {
    let left = n.min(SPACES.saturating_sub(player.built));
    match action {
        Action::Build { ships } if ships.get() <= left.into() => Ok(()),
        Action::Build { .. } => Err(Refusal::ShipyardEmpty { left }),
        _ => Err(Refusal::NotAsked),
    }
}

impl Amalfi {
    /// The list of the option that begins with that kind of effect.
    pub(crate) fn option(&self, options: &Options, kind: Kind) -> Option<ListId> {
        options.lists().iter().copied().find(|&list| {
            self.edition
                .effect(list, 0)
                .is_some_and(|effect| effect.kind() == kind)
        })
    }

    fn list_options(&self, options: &Options, out: &mut Vec<Action>) {
        out.extend(
            options
                .lists()
                .iter()
                .filter_map(|&list| self.edition.effect(list, 0))
                .map(|effect| Action::Choose { kind: effect.kind() }),
        );
    }

    fn list_extra(&self, seat: Seat, extra: Extra, discount: u8, out: &mut Vec<Action>) {
        let terms = self.terms(seat);
        let means = self.means(seat, &terms);
        match extra {
            Extra::Buy => self.list_buy(discount, &terms, &means, out),
            Extra::Explore => self.list_explore(discount, &terms, &means, out),
            Extra::Invite => self.list_invite(seat, discount, &means, out),
        }
    }

    pub(crate) fn list_effect(&self, seat: Seat, effect: Effect, done: u8, out: &mut Vec<Action>) {
        let board = self.player(seat);
        match effect {
            Effect::Send { hold, .. } => list_sends(board, hold, out),
            Effect::Take { waive, .. } => self.list_takes(seat, waive, out),
            Effect::Lighthouse(_) if board.has_lighthouse() => self.list_slots(out),
            Effect::Lighthouse(_) => self.list_options(&self.edition.no_lighthouse, out),
            Effect::Untap(_) => out.extend(board.turned.iter().map(|card| Action::Unturn { card })),
            Effect::Choose(options) => return self.list_options(&options, out),
            Effect::Extra { action, discount } => self.list_extra(seat, action, discount, out),
            Effect::BuildFree(n) => out.extend(
                (1..=n.min(SPACES.saturating_sub(board.built)))
                    .filter_map(|ships| signoria_engine::Number::new(ships.into()))
                    .map(|ships| Action::Build { ships }),
            ),
            Effect::Recall(_) => out.extend(
                Route::ALL
                    .iter()
                    .filter(|&&route| board.is_docked_at(route))
                    .map(|&route| Action::Recall { route }),
            ),
            Effect::FromPort(_) => {
                if board.port > 0 {
                    out.push(Action::Launch);
                }
            }
            Effect::Copy { occupied_ok } => {
                out.extend(
                    self.copyable(seat, occupied_ok, board.bread)
                        .map(|route| Action::Copy { route }),
                );
            }
            // The price is paid as soon as the bread is there; until then it can be raised or forgone.
            Effect::PayBread(_) => {}
            Effect::DiscardHand { min, .. } => {
                out.extend(board.hand.iter().map(|card| Action::Spend { card }));
                if done < min {
                    return;
                }
            }
            Effect::MoveHold(_) => list_moves(board, out),
            Effect::Bread(_)
            | Effect::Vp(_)
            | Effect::VpPer(_)
            | Effect::UntapAll
            | Effect::DiscardWorkshop
            | Effect::DiscardCouncil => return,
        }
        out.push(Action::Skip);
    }

    /// Whether that answers the effect under way.
    pub(crate) fn may_effect(
        &self,
        seat: Seat,
        effect: Effect,
        done: u8,
        action: Action,
    ) -> Result<(), Refusal> {
        if action == Action::Skip {
            return may_decline(effect, done);
        }
        let player = self.player(seat);
        match effect {
            Effect::Send { hold, .. } => may_send(player, hold, action),
            Effect::Take { waive, .. } => match action {
                Action::Take { card } => self.may_take(seat, card, waive),
                _ => Err(Refusal::NotAsked),
            },
            Effect::Lighthouse(_) => self.may_lighthouse(seat, action),
            Effect::Untap(_) => match action {
                Action::Unturn { card } if player.turned.contains(card) => Ok(()),
                Action::Unturn { card } => Err(Refusal::NotTurned { card }),
                _ => Err(Refusal::NotAsked),
            },
            Effect::Choose(options) => self.may_choose(&options, action),
            Effect::Extra {
                action: extra,
                discount,
            } => self.may_extra(seat, extra, discount, action),
            Effect::BuildFree(n) => may_build_free(player, n, action),
            Effect::Recall(_) => match action {
                Action::Recall { route } if player.is_docked_at(route) => Ok(()),
                Action::Recall { route } => Err(Refusal::NotDocked { route }),
                _ => Err(Refusal::NotAsked),
            },
            Effect::FromPort(_) => match action {
                Action::Launch if player.port == 0 => Err(Refusal::EmptyPort),
                Action::Launch => Ok(()),
                _ => Err(Refusal::NotAsked),
            },
            Effect::Copy { occupied_ok } => match action {
                Action::Copy { route } => self.may_copy(seat, occupied_ok, route),
                _ => Err(Refusal::NotAsked),
            },
            Effect::DiscardHand { .. } => match action {
                Action::Spend { card } if player.hand.contains(card) => Ok(()),
                Action::Spend { card } => Err(Refusal::NotInHand { card }),
                _ => Err(Refusal::NotAsked),
            },
            Effect::MoveHold(_) => may_move(player, action),
            Effect::Bread(_)
            | Effect::Vp(_)
            | Effect::VpPer(_)
            | Effect::UntapAll
            | Effect::PayBread(_)
            | Effect::DiscardWorkshop
            | Effect::DiscardCouncil => Err(Refusal::NotAsked),
        }
    }

    fn may_lighthouse(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Lighthouse { route } => self.may_light(seat, route),
            Action::Choose { .. } if self.player(seat).has_lighthouse() => Err(Refusal::LighthouseLeft),
            _ => self.may_choose(&self.edition.no_lighthouse, action),
        }
    }

    fn may_choose(&self, options: &Options, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose { kind } if self.option(options, kind).is_some() => Ok(()),
            Action::Choose { kind } => Err(Refusal::NoSuchChoice { kind }),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn may_extra(&self, seat: Seat, extra: Extra, discount: u8, action: Action) -> Result<(), Refusal> {
        match (extra, Thing::of(action)) {
            (Extra::Buy, Some(thing @ Thing::Masterpiece(_)))
            | (Extra::Explore, Some(thing @ Thing::Tile(_)))
            | (Extra::Invite, Some(thing @ Thing::Character(_))) => self.may_purchase(seat, thing, discount),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn may_copy(&self, seat: Seat, occupied_ok: bool, route: Route) -> Result<(), Refusal> {
        if !route.is_public() {
            return Err(Refusal::NotPublic { route });
        }
        if !occupied_ok && self.has_ship(route) {
            return Err(Refusal::DockTaken { route });
        }
        let (price, bread) = (self.route_price(seat, route), self.player(seat).bread);
        if price > bread {
            return Err(Refusal::RoutePrice { price, bread });
        }
        Ok(())
    }
}
