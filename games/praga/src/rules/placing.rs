//! What every way to lay a hex would bring, for the view of whoever lays it.

use signoria_engine::{Eye, Rules as _, Seat};

use crate::action::{Action, Place};
use crate::edition::SectorBonus;
use crate::effect::{Gain, Good};
use crate::hex::{Hex, Rotation, Spot, turned};
use crate::pieces::Row;
use crate::question::Effect;
use crate::rules::place_index;
use crate::state::{Placed, Praga};
use crate::step::Step;
use crate::view::{OfferView, PartOf, PartView, PlacingView, WayView};

/// Takes as much of something out of a sum as there is.
fn take(sum: &mut [Gain], part: Gain) -> Option<Gain> {
    let found = sum.iter_mut().find(|gain| gain.good == part.good)?;
    let count = found.count.min(part.count);
    found.count -= count;
    (count > 0).then_some(Gain::new(part.good, count))
}

/// Adds what taking a hex with that bonus has cost and brought to a way of laying it.
fn begin_with(way: &mut WayView, taken: &Effect, bonus: &[Gain]) {
    for paid in &taken.price {
        Effect::add(&mut way.pays, paid.good, paid.count);
    }
    let mut rest = taken.gains.clone();
    let own = bonus.iter().filter_map(|gain| take(&mut rest, *gain)).collect();
    rest.retain(|gain| gain.count > 0);
    for (from, gains) in [(PartOf::Hex, own), (PartOf::Besides, rest)] {
        add_part(&mut way.parts, from, gains);
    }
    let laid = std::mem::take(&mut way.gains);
    for gain in taken.gains.iter().chain(&laid) {
        Effect::add(&mut way.gains, gain.good, gain.count);
    }
}

/// Puts more in front of a part, or a new part where it belongs.
fn add_part(parts: &mut Vec<PartView>, from: PartOf, mut gains: Vec<Gain>) {
    if gains.is_empty() {
        return;
    }
    match parts.iter_mut().find(|part| part.from == from) {
        Some(part) => {
            gains.append(&mut part.gains);
            part.gains = gains;
        }
        None => {
            let later = parts.iter().position(|part| part.from > from);
            parts.insert(later.unwrap_or(parts.len()), PartView { from, gains });
        }
    }
}

impl Praga {
    /// The hex that is being placed; the ways to lay it only for whoever decides.
    pub(crate) fn placing_view(&self, eye: Eye) -> Option<PlacingView> {
        let step = self.steps.top()?;
        let hex = match step {
            Step::ParlerSite | Step::ParlerTurn { .. } => self.parler_hex()?,
            _ => step.hex()?.0,
        };
        let by = self.decider(step)?;
        let mut ways = Vec::new();
        if eye == Eye::Seat(by) {
            self.list_own_answers(by, step, &mut |action| {
                self.ways_after(by, step, hex, action, &mut ways)
            });
        }
        Some(PlacingView { by, hex, ways })
    }

    /// The hexes that the seat of these eyes may take now, with the ways to lay them: so a board can show what would pay before a new hex is turned up.
    pub(crate) fn offers_view(&self, eye: Eye) -> Vec<OfferView> {
        let mut offers = Vec::new();
        let Some(step @ Step::Take { row, .. }) = self.steps.top() else {
            return offers;
        };
        if let Some(seat) = self.decider(step).filter(|&seat| eye == Eye::Seat(seat)) {
            self.list_own_answers(seat, step, &mut |action| {
                if let Action::Take { place } = action {
                    offers.extend(self.offer(seat, row, place));
                }
            });
        }
        offers
    }

    /// A hex that may be taken: what taking it brings comes before what laying it brings.
    fn offer(&self, seat: Seat, row: Row, place: Place) -> Option<OfferView> {
        let hex = self.rows[row as usize][place_index(place)]?;
        let taking = Action::Take { place };
        let taken = self.effect_of(seat, taking);
        let mut after = self.clone();
        after.apply(seat, taking, &mut ()).ok()?;
        let placing = after.placing_view(Eye::Seat(seat));
        let mut ways = placing.map_or_else(Vec::new, |placing| placing.ways);
        let bonus: Vec<Gain> = self.figures().face(hex).bonus.iter().collect();
        for way in &mut ways {
            begin_with(way, &taken, &bonus);
        }
        Some(OfferView {
            place: place.get() as u8,
            hex,
            pays: taken.price,
            gains: taken.gains,
            ways,
        })
    }

    /// The ways that an answer leads to: a place opens six turns, a turn is one.
    fn ways_after(&self, seat: Seat, step: Step, hex: Hex, action: Action, ways: &mut Vec<WayView>) {
        match action {
            Action::Turn { rotation } => ways.push(self.way(seat, step, hex, rotation)),
            Action::Wall { .. } | Action::Site { .. } => {
                let mut after = self.clone();
                if after.apply(seat, action, &mut ()).is_err() {
                    return;
                }
                // A place on the action board costs nothing.
                let Effect { price, gains } = match action {
                    Action::Site { .. } => self.effect_of(seat, action),
                    _ => Effect::default(),
                };
                match after.steps.top() {
                    Some(
                        next @ (Step::TurnWall { .. } | Step::TurnBuilding { .. } | Step::ParlerTurn { .. }),
                    ) => {
                        for rotation in (0..6).filter_map(Rotation::new) {
                            let turn = Action::Turn { rotation };
                            if after.may(seat, turn).is_ok() {
                                let mut way = after.way(seat, next, hex, rotation);
                                for paid in &price {
                                    Effect::add(&mut way.pays, paid.good, paid.count);
                                }
                                ways.push(way);
                            }
                        }
                    }
                    // How it lies makes no difference: it was built at once.
                    _ => {
                        let site = match action {
                            Action::Site { site } => Some(site),
                            _ => None,
                        };
                        ways.push(WayView {
                            site,
                            parts: self.parts(hex, Vec::new(), site, &gains),
                            pays: price,
                            gains,
                            ..WayView::default()
                        });
                    }
                }
            }
            _ => {}
        }
    }

    /// A turn of the hex at its place.
    fn way(&self, seat: Seat, step: Step, hex: Hex, rotation: Rotation) -> WayView {
        let figures = self.figures();
        let turn = rotation.get() as u8;
        let Effect { price, gains } = self.effect_of(seat, Action::Turn { rotation });
        let mut way = WayView {
            rotation: turn,
            pays: price,
            gains,
            ..WayView::default()
        };
        let mut pairs = Vec::new();
        let mut covered = None;
        match step {
            Step::TurnBuilding { site, .. } | Step::ParlerTurn { site } => {
                way.site = figures.city.sites().get(usize::from(site)).map(|site| site.spot);
                way.corners = self.paying_blue(site, turned(figures.face(hex).corners, turn));
            }
            Step::TurnUpgrade { .. } | Step::TurnWall { .. } => {
                let place = match step {
                    Step::TurnWall { place, .. } => place,
                    _ => figures.face(hex).action as u8,
                };
                let placed = Placed {
                    hex,
                    rotation: turn,
                    used: 0,
                };
                way.cell = Some(figures.board.cell(place));
                way.sides = self.paying_sides(seat, place, placed);
                way.corners = self.paying_red(seat, place, placed);
                pairs = self.side_gains(seat, place, placed);
                covered = self.players[seat].board[usize::from(place)];
            }
            _ => {}
        }
        way.parts = self.parts(hex, pairs, way.site, &way.gains);
        if let Some(covered) = covered {
            way.parts.push(PartView {
                from: PartOf::Covers,
                gains: figures.face(covered.hex).bonus.iter().collect(),
            });
        }
        way
    }

    /// What laying a hex would bring, part by part: what each side pays, the corners, the site, the buildings round the plaza, the hex itself, and what answers to it.
    fn parts(&self, hex: Hex, sides: Vec<[Gain; 2]>, site: Option<Spot>, gains: &[Gain]) -> Vec<PartView> {
        let figures = self.figures();
        let face = figures.face(hex);
        let mut rest = gains.to_vec();
        let mut parts: Vec<PartView> = Vec::new();
        let mut add = |from: PartOf, wanted: &[Gain]| {
            let found = wanted.iter().filter_map(|gain| take(&mut rest, *gain));
            let gains: Vec<Gain> = found.collect();
            if !gains.is_empty() {
                parts.push(PartView { from, gains });
            }
        };
        for pair in sides {
            add(PartOf::Side, &pair);
        }
        let tokens = [Good::RedToken, Good::BlueToken].map(|good| Gain::new(good, u8::MAX));
        add(PartOf::Corner, &tokens);
        let site = site.and_then(|spot| figures.city.sites().iter().find(|site| site.spot == spot));
        if let Some(site) = site {
            add(PartOf::Site, &[Gain::new(Good::Points, site.vp)]);
        }
        let symbol = match hex.row() {
            Row::Wall => Good::HungerWall,
            Row::Upgrade | Row::Building => Good::Cathedral,
        };
        // A building without a marker space counts those round its plaza, itself among them.
        let counts = hex.row() == Row::Building && !face.marker;
        let standing = site
            .filter(|_| counts)
            .map_or(0, |site| self.round(site.plaza).count() + 1);
        add(PartOf::Plaza, &[Gain::new(Good::Points, standing as u8)]);
        let own = [
            Gain::new(Good::University, face.university),
            Gain::new(symbol, face.symbol.into()),
        ];
        add(PartOf::Hex, &own);
        // Whoever leaves the special hex gets its points with the action.
        if let (true, SectorBonus::SpecialOr(points)) = (self.turn.special, self.sector_bonus()) {
            add(PartOf::Wheel, &[Gain::new(Good::Points, points)]);
        }
        add(
            PartOf::Besides,
            &gains
                .iter()
                .map(|gain| Gain::new(gain.good, u8::MAX))
                .collect::<Vec<_>>(),
        );
        parts
    }
}
