//! What is begun and not finished.

use signoria_engine::{Observer, Seat, Set};

use crate::effect::{Effect, Kind, ListId};
use crate::pieces::{BOARD_ROUTES, Craft, Hold, Role, Route};
use crate::rules::Ask;
use crate::state::Amalfi;
use crate::step::{Payment, Stage, Step, Thing};

/// The kinds of questions, see [`kind`].
const KINDS: usize = 13;
/// The main actions, see [`Main`](crate::state::Main).
const MAIN_ACTIONS: usize = 6;

pub(super) fn tell(game: &Amalfi, seat: Seat, to: &mut impl Observer) {
    let ask = game.ask();
    to.one_of("kind", Some(kind(ask)), KINDS);
    to.one_of("main", game.acting.map(|main| main as usize), MAIN_ACTIONS);
    let route = route_of(ask);
    let number = route.map(|route| route as usize);
    to.one_of(
        "route",
        number.filter(|&number| number < BOARD_ROUTES),
        BOARD_ROUTES,
    );
    to.flag("private-route", route.is_some_and(|route| !route.is_public()));
    effect(game, ask, to);
    coming(game, seat, to);
    let payment = game.steps.iter().rev().find_map(|step| match step {
        Step::Payment(payment) => Some(*payment),
        _ => None,
    });
    to.part("payment", |to| pay(game, payment, to));
}

/// The effect that is being carried out: what, how much of it, how often done, and what there is to choose from.
fn effect(game: &Amalfi, ask: Ask, to: &mut impl Observer) {
    let (effect, done) = match ask {
        Ask::Effect { effect, done, .. } => (Some(effect), done),
        _ => (None, 0),
    };
    to.token("effect", effect.map(Effect::kind));
    let left = effect.map_or(0, often).saturating_sub(done);
    to.capped("left", left, 6);
    to.capped("done", done, 6);
    let mut options = Set::EMPTY;
    if let Some(Effect::Choose(lists)) = effect {
        for &list in lists.lists() {
            options.extend(game.edition.effect(list, 0).map(Effect::kind));
        }
    }
    to.set("option", options);
}

/// How often an effect is carried out, where it is counted.
fn often(effect: Effect) -> u8 {
    match effect {
        Effect::Send { n, .. }
        | Effect::Bread(n)
        | Effect::Vp(n)
        | Effect::Take { n, .. }
        | Effect::Lighthouse(n)
        | Effect::Untap(n)
        | Effect::PayBread(n)
        | Effect::BuildFree(n)
        | Effect::Recall(n)
        | Effect::FromPort(n)
        | Effect::MoveHold(n)
        | Effect::DiscardHand { max: n, .. } => n,
        Effect::UntapAll
        | Effect::Choose(_)
        | Effect::DiscardWorkshop
        | Effect::DiscardCouncil
        | Effect::Extra { .. }
        | Effect::VpPer(_)
        | Effect::Copy { .. } => 1,
    }
}

/// What is still to come for the observing seat once this is decided, by kind; for the others only how much.
fn coming(game: &Amalfi, eye: Seat, to: &mut impl Observer) {
    let mut kinds = [0u8; Kind::ALL.len()];
    let mut others = 0u32;
    let mut add = |seat: Seat, list: ListId, from: u8| {
        for effect in game.edition.effects(list).iter().skip(from.into()) {
            if seat == eye {
                kinds[effect.kind() as usize] += 1;
            } else {
                others += 1;
            }
        }
    };
    let mut yard = 0;
    for &step in game.steps.iter() {
        match step {
            Step::Effects { seat, list, at, .. } => add(seat, list, at),
            Step::Voyage {
                seat,
                route,
                stage: Stage::Before | Stage::Price,
                ..
            } => add(seat, game.edition.route(game.valid(route)).effects, 0),
            Step::Yard { left, .. } => yard += left,
            _ => {}
        }
    }
    to.each("coming", 4, |kind: Kind| kinds[kind as usize].into());
    to.capped("coming-for-others", others, 8);
    to.capped("yard", yard, 6);
}

fn pay(game: &Amalfi, payment: Option<Payment>, to: &mut impl Observer) {
    let (mut craft, mut role, mut vp, mut ships): (Option<Craft>, Option<Role>, u8, u8) = (None, None, 0, 0);
    match payment.map(|payment| payment.thing) {
        Some(Thing::Masterpiece(card)) => {
            let figures = game.edition.masterpiece(card);
            (craft, vp) = (Some(figures.craft), figures.vp);
        }
        Some(Thing::Tile(tile)) => vp = game.edition.tile(tile).vp,
        Some(Thing::Character(card)) => role = Some(game.edition.character(card).role),
        Some(Thing::Ships(count)) => ships = count,
        None => {}
    }
    to.flag("under-way", payment.is_some());
    to.token("craft", craft);
    to.token("role", role);
    to.capped("vp", vp, 25);
    to.capped("ships", ships, 6);
    let figure = |of: fn(&Payment) -> u16| payment.as_ref().map_or(0, of);
    to.capped("cost", figure(|payment| payment.cost), 30);
    to.capped("useful", figure(|payment| payment.useful), 30);
    to.capped("other", figure(|payment| payment.other), 30);
    to.capped(
        "due",
        figure(|payment| payment.cost.saturating_sub(payment.useful)),
        30,
    );
    to.capped("surcharge", figure(|payment| payment.surcharge.into()), 4);
    let of = payment.map_or(Set::EMPTY, |payment| payment.of);
    to.each("of", 1, |hold: Hold| of.contains(hold).into());
}

fn route_of(ask: Ask) -> Option<Route> {
    match ask {
        Ask::Before { route, .. } | Ask::After { route } | Ask::Beacon { route } => Some(route),
        _ => None,
    }
}

/// The number of a kind of question: positions in the middle of a move are told apart by it.
fn kind(ask: Ask) -> usize {
    match ask {
        Ask::Over => 0,
        Ask::Guild => 1,
        Ask::Keep => 2,
        Ask::Pick => 3,
        Ask::Reserve => 4,
        Ask::Turn => 5,
        Ask::Before { .. } => 6,
        Ask::After { .. } => 7,
        Ask::Effect { .. } => 8,
        Ask::Beacon { .. } => 9,
        Ask::Payment(_) => 10,
        Ask::Feeding => 11,
        Ask::Decree => 12,
    }
}
