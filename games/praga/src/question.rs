//! What a seat is asked, and what its buttons say: the action, and exactly what it will cost and bring.
//!
//! Prices and gains are not worked out a second time: the action is carried out on a copy of the position, and what the copy paid
//! and gained before the next decision is what the button names.

use signoria_engine::{Amount, Arg, Ask, Forecast, IntoArg, Message, Named, Rules, Seat, Token as _, Told};

use crate::action::{Action, Place};
use crate::describe::{Wording, hex_to_take, sector_message};
use crate::edition::SectorBonus;
use crate::effect::{Bonus, Gain, Good};
use crate::event::Event;
use crate::pieces::{Deed, Grid, Plaza, RoadSpace, Row, Space, Track};
use crate::rules::{grid_of, place_index};
use crate::state::{Phase, Praga};
use crate::step::Step;

impl Ask for Praga {
    fn question(&self, seat: Seat) -> Message {
        let figures = self.figures();
        let Some(step) = self.steps.top() else {
            return match self.turn.tile {
                None => Message::new("praga.ask.tile"),
                Some(_) if !self.turn.acted => Message::new("praga.ask.act"),
                Some(_) => Message::new("praga.ask.more"),
            };
        };
        match step {
            Step::Pawn => Message::new("praga.ask.pawn"),
            Step::AnyAction => Message::new("praga.ask.any-action"),
            Step::Mode { track } => Message::new("praga.ask.mode").with("track", track),
            Step::Take { row, .. } => Message::new("praga.ask.take").with("row", row),
            Step::TurnUpgrade { .. } | Step::TurnWall { .. } | Step::TurnBuilding { .. } => {
                Message::new("praga.ask.turn")
            }
            Step::Wall { .. } => Message::new("praga.ask.wall"),
            Step::Site { .. } => Message::new("praga.ask.site"),
            Step::Remove { row } => Message::new("praga.ask.remove").with("row", row),
            Step::Keep { level, .. } => Message::new("praga.ask.keep").with("level", level),
            Step::KeepBridge => Message::new("praga.ask.bridge-four"),
            Step::TakeBridge => Message::new("praga.ask.bridge-five"),
            Step::CathedralTile { .. } => Message::new("praga.ask.cathedral-tile"),
            Step::Lay { .. } => Message::new("praga.ask.lay"),
            Step::Arrow { grid, .. } => self.ask_arrow(seat, grid),
            Step::Seal { .. } => Message::new("praga.ask.seal"),
            Step::River { track, .. } => Message::new("praga.ask.river").with("track", track),
            Step::Half { plaza, .. } => Message::new("praga.ask.half").with("plaza", plaza),
            Step::Either { .. } => Message::new("praga.ask.either"),
            Step::Rise => Message::new("praga.ask.rise"),
            Step::PlazaTile => Message::new("praga.ask.plaza-tile"),
            Step::ProduceEither => Message::new("praga.ask.produce"),
            Step::Windows => Message::new("praga.ask.windows").with("count", figures.player.windows_kept),
            Step::ParlerSite | Step::ParlerTurn { .. } => {
                let message = Message::new("praga.ask.parler").with("plaza", self.parler.pawn);
                match self.parler_hex() {
                    Some(hex) => message.with("hex", hex.wording(figures)),
                    None => message.with("hex", String::new()),
                }
            }
            // Nobody is asked what the engine does by itself.
            Step::Begin { .. }
            | Step::Done { .. }
            | Step::Draw { .. }
            | Step::DrawBridge
            | Step::Share { .. }
            | Step::Return { .. }
            | Step::Horizontal { .. }
            | Step::Produce { .. }
            | Step::ParlerTile { .. } => Message::new("praga.ask.more"),
        }
    }

    fn label(&self, seat: Seat, action: Action) -> Message {
        let effect = || self.effect_of(seat, action);
        match action {
            Action::End => Message::new(if self.loses_for_want(seat) {
                "praga.do.end-later"
            } else {
                "praga.do.end"
            }),
            Action::Remove { first, second } => self.label_remove(first, second),
            Action::Keep { technology } => {
                action_message(action).with("technology", technology.wording(self.figures()))
            }
            Action::Bridge { tile } => action_message(action).with("tile", tile.wording(self.figures())),
            Action::River { tile } => action_message(action).with("bonus", *self.figures().production(tile)),
            Action::Plaza { plaza } => self.label_plaza(plaza),
            Action::Windows { silver, gold } => {
                let kept = [
                    Gain::new(Good::SilverWindow, silver.get() as u8),
                    Gain::new(Good::GoldWindow, gold.get() as u8),
                ];
                let kept: Vec<Gain> = kept.into_iter().filter(|gain| gain.count > 0).collect();
                action_message(action).with("windows", kept)
            }
            Action::Half { half } => {
                let what = action_message(action).with("half", half);
                match self.half_in_question(half as usize) {
                    Some(bonus) if bonus.either.is_some() => Message::new("praga.do.half-choice")
                        .with("half", half)
                        .with("bonus", bonus),
                    _ => effect().or_nothing(what),
                }
            }
            Action::Bonus
            | Action::Claim { .. }
            | Action::ClaimCovered { .. }
            | Action::Free { .. }
            | Action::Egg { .. }
            | Action::Produce
            | Action::Pick { .. } => effect().or_nothing(self.name_of(seat, action)),
            _ => effect().with(self.name_of(seat, action)),
        }
    }

    fn purse(&self, seat: Seat) -> Vec<Amount> {
        let player = &self.players[seat];
        let open_steps = |grid: Grid| match self.active() {
            Some(active) if active == seat => self.turn.steps[grid.index()].into(),
            _ => 0,
        };
        let has = |good: Good| match good {
            Good::Gold => player.gold.into(),
            Good::Stone => player.stone.into(),
            Good::Egg => player.eggs.into(),
            Good::SilverWindow => player.silver.into(),
            Good::GoldWindow => player.gold_windows.into(),
            Good::RedToken => player.red.into(),
            Good::BlueToken => player.blue.into(),
            Good::Points => player.points.into(),
            Good::GoldMine => player.mines(Track::GoldMine).into(),
            Good::Quarry => player.mines(Track::Quarry).into(),
            Good::Technology => player.technology.into(),
            Good::University => player.university.into(),
            Good::HungerWall => open_steps(Grid::HungerWall),
            Good::Cathedral => open_steps(Grid::Cathedral),
        };
        let amount = |&good: &Good| Amount::new(good.counted(), has(good));
        Good::ALL.iter().map(amount).collect()
    }

    fn named(&self, message: &Message) -> Named {
        match &*message.id {
            "praga.ask.arrow-price" => Named {
                pays: message.args.get("price").and_then(Amount::all_of),
                gains: None,
            },
            _ => Named::of(message),
        }
    }

    fn forecasts(&self, seat: Seat) -> Vec<Forecast<Action>> {
        self.all_forecasts(seat)
    }
}

/// What an action pays and gains before the next decision.
#[derive(Default)]
pub(crate) struct Effect {
    pub(crate) price: Vec<Gain>,
    pub(crate) gains: Vec<Gain>,
}

impl Effect {
    pub(crate) fn add(list: &mut Vec<Gain>, good: Good, count: u8) {
        match list.iter_mut().find(|gain| gain.good == good) {
            Some(gain) => gain.count = gain.count.saturating_add(count),
            None if count > 0 => list.push(Gain::new(good, count)),
            None => {}
        }
    }

    /// The message about an action with its price and its gain.
    fn with(self, what: Message) -> Message {
        let id = match (self.price.is_empty(), self.gains.is_empty()) {
            (true, true) => return what,
            (false, true) => "praga.label.pay",
            (true, false) => "praga.label.gain",
            (false, false) => "praga.label.pay-gain",
        };
        Message::new(id)
            .with("what", what)
            .pays(self.price.into_iter().map(Gain::amount))
            .gains(self.gains.into_iter().map(Gain::amount))
    }

    /// The same, where a button that brings nothing must say so.
    fn or_nothing(self, what: Message) -> Message {
        if self.price.is_empty() && self.gains.is_empty() {
            Message::new("praga.label.nothing").with("what", what)
        } else {
            self.with(what)
        }
    }
}

impl Praga {
    /// Whether to follow a vertical arrow; where that has a price, for that price.
    fn ask_arrow(&self, seat: Seat, grid: Grid) -> Message {
        let price = self.tier_price(seat, grid);
        let id = if price.is_free() {
            "praga.ask.arrow"
        } else if self.can_pay(seat, price) {
            "praga.ask.arrow-price"
        } else {
            "praga.ask.arrow-bonus"
        };
        Message::new(id)
            .with("grid", grid)
            .with("row", self.players[seat].grids[grid as usize].row + 2)
            .with("price", price)
    }

    /// What an action is called, without its price and gain.
    fn name_of(&self, seat: Seat, action: Action) -> Message {
        let figures = self.figures();
        let message = action_message(action);
        match action {
            Action::Tile { tile } => {
                let [first, second] = self.shown(tile);
                let sector = self.wheel.sector(tile).unwrap_or(0);
                let bonus = figures.sectors[usize::from(sector) % 12];
                message
                    .with("first", first)
                    .with("second", second)
                    .with("bonus", sector_message(bonus))
            }
            Action::Act { action: Deed::Road } => match RoadSpace::of(self.players[seat].road + 1) {
                Some(space) => Message::new("praga.do.act-road").with("space", space),
                None => message.with("action", Deed::Road),
            },
            Action::Act { action } => message.with("action", action),
            Action::Bonus => Message::new(match self.sector_bonus() {
                SectorBonus::Offer(..) => "praga.do.bonus-offer",
                SectorBonus::Goods(_) | SectorBonus::SpecialOr(_) | SectorBonus::Closed => "praga.do.bonus",
            }),
            Action::Refresh { row, .. } => message.with("row", row),
            Action::Use { technology } => message.with("technology", technology.wording(figures)),
            Action::Climb { grid } => self.name_of_rise(seat, "praga.do.climb", grid),
            Action::Up => match self.steps.top() {
                Some(Step::Arrow { grid, .. }) => self.name_of_rise(seat, "praga.do.up", grid),
                _ => message,
            },
            Action::Step { grid } => message.with("grid", grid),
            Action::Seal { seal } => message.with("seal", seal.wording(figures)),
            Action::Claim { action } => message.with("action", action),
            Action::Free { space, .. } | Action::Egg { space, .. } => self.name_of_road(action, space),
            Action::Take { place } => {
                let row = match self.steps.top() {
                    Some(Step::Take { row, .. }) => row,
                    _ => Row::default(),
                };
                match self.rows[row.index()][place_index(place)] {
                    Some(hex) => hex_to_take(figures, hex),
                    None => message,
                }
            }
            Action::Wall { cell } => message.with("cell", cell.wording(figures)),
            Action::Site { site } => message.with("site", site.wording(figures)),
            Action::Turn { rotation } => message.with("degrees", 60 * rotation.get()),
            Action::Lay { pair } => {
                let [one, other] = self.pair_symbols(usize::from(pair.get()) - 1);
                message.with("one", one).with("other", other)
            }
            Action::Pick { good } => self.name_of_pick(seat, good),
            Action::Advance
            | Action::Produce
            | Action::Extra { .. }
            | Action::ClaimCovered { .. }
            | Action::Remove { .. }
            | Action::End
            | Action::River { .. }
            | Action::Keep { .. }
            | Action::Bridge { .. }
            | Action::Stay
            | Action::Half { .. }
            | Action::Plaza { .. }
            | Action::Windows { .. }
            | Action::Later => message,
        }
    }

    fn name_of_rise(&self, seat: Seat, id: &'static str, grid: Grid) -> Message {
        let row = self.players[seat].grids[grid.index()].row + 2;
        Message::new(id).with("grid", grid).with("row", row)
    }

    /// An effect of the road; where it counts something, what.
    fn name_of_road(&self, action: Action, space: Space) -> Message {
        let counted = match action {
            Action::Free { .. } => self.counted_by(space),
            _ => None,
        };
        match counted {
            Some((per, gains)) => Message::new("praga.do.free-each")
                .with("space", space)
                .with("per", per)
                .with("bonus", *gains),
            None => action_message(action).with("space", space),
        }
    }

    /// A choice between alternatives: a row up, what to produce, or what a bonus offers.
    fn name_of_pick(&self, seat: Seat, good: Good) -> Message {
        match self.steps.top() {
            Some(Step::Rise) => {
                let grid = grid_of(good).unwrap_or_default();
                self.name_of_rise(seat, "praga.do.up", grid)
            }
            Some(Step::ProduceEither) => Message::new("praga.do.produce-good").with("good", good),
            _ => match grid_of(good) {
                Some(grid) if self.active() != Some(seat) => Message::new("praga.do.step").with("grid", grid),
                _ => Message::new("praga.do.pick").with("good", good),
            },
        }
    }

    fn label_remove(&self, first: Place, second: Place) -> Message {
        let row = match self.steps.top() {
            Some(Step::Remove { row }) => row,
            _ => Row::default(),
        };
        let hex = |place: Place| match self.rows[row.index()][place_index(place)] {
            Some(hex) => hex.wording(self.figures()).into_arg(),
            None => Arg::Number(place.get().into()),
        };
        Message::new("praga.do.remove")
            .with("first", hex(first))
            .with("second", hex(second))
    }

    fn label_plaza(&self, plaza: Plaza) -> Message {
        match self.plazas[plaza.index()] {
            Some(tile) => {
                let [top, bottom] = self.figures().plaza_tile(tile).halves;
                Message::new("praga.do.plaza")
                    .with("plaza", plaza)
                    .with("top", top)
                    .with("bottom", bottom)
            }
            None => Message::new("praga.do.plaza-bare").with("plaza", plaza),
        }
    }

    /// The bonus of a plaza that is asked about.
    fn half_in_question(&self, half: usize) -> Option<Bonus> {
        match self.steps.top() {
            Some(Step::Half { plaza, .. }) => {
                let tile = self.plazas[plaza.index()]?;
                Some(self.figures().plaza_tile(tile).halves[half])
            }
            _ => None,
        }
    }

    /// What an action gains before the next decision.
    pub(crate) fn gains_of(&self, seat: Seat, action: Action) -> Vec<Gain> {
        self.effect_of(seat, action).gains
    }

    /// What an action pays and gains before the next decision.
    pub(crate) fn effect_of(&self, seat: Seat, action: Action) -> Effect {
        let mut effect = Effect::default();
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut after = self.clone();
        // What the final scoring brings is told by the final scoring, not by the button before it.
        if after.apply(seat, action, &mut told).is_err() || after.phase != Phase::Play {
            return effect;
        }
        for told in told {
            match told.event {
                Event::Gained { seat: who, gain } if who == seat => {
                    Effect::add(&mut effect.gains, gain.good, gain.count);
                }
                Event::Paid { seat: who, price } if who == seat => {
                    for part in price.parts() {
                        Effect::add(&mut effect.price, part.good, part.count);
                    }
                }
                Event::PaidEgg { seat: who, count } if who == seat => {
                    Effect::add(&mut effect.price, Good::Egg, count);
                }
                _ => {}
            }
        }
        effect
    }
}

/// The message of the action itself, without arguments.
fn action_message(action: Action) -> Message {
    use signoria_engine::notation::Action as _;
    Message::new(action.message().id)
}
