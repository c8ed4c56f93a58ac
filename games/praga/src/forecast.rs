//! What the view predicts about answers, for the law of labels: ways to lay a hex, and what a track produces.

use signoria_engine::{Amount, Eye, Forecast, Named, Rules as _, Seat, Show as _};

use crate::action::{Action, Place};
use crate::edition::Trigger;
use crate::effect::{Gain, Good};
use crate::hex::Rotation;
use crate::pieces::Track;
use crate::state::Praga;
use crate::step::Step;
use crate::view::WayView;

/// Of the ways to lay a hex every seventh is tried: there can be 72 of each, and 7 has no factor in common with the 6 rotations.
const EACH: usize = 7;

/// Taking the hex, where it is still in its row, its place and its turn cost and bring what a way says.
fn forecast_way(taken: Option<Place>, way: &WayView) -> Forecast<Action> {
    let take = taken.map(|place| Action::Take { place });
    let wall = way.cell.map(|cell| Action::Wall { cell });
    let site = way.site.map(|site| Action::Site { site });
    let turn = Rotation::new(way.rotation.into()).map(|rotation| Action::Turn { rotation });
    let amounts = |gains: &[Gain]| gains.iter().copied().map(Gain::amount).collect::<Vec<_>>();
    Forecast {
        answers: take.into_iter().chain(wall).chain(site).chain(turn).collect(),
        named: Named {
            pays: (!way.pays.is_empty()).then(|| amounts(&way.pays)),
            gains: Some(amounts(&way.gains)),
        },
        leaves: None,
    }
}

impl Praga {
    /// What the view of the seat that is asked predicts.
    pub(crate) fn all_forecasts(&self, seat: Seat) -> Vec<Forecast<Action>> {
        let placing = self.placing_view(Eye::Seat(seat)).into_iter();
        let placed = placing.flat_map(|placing| placing.ways).map(|way| (None, way));
        let offers = self.offers_view(Eye::Seat(seat)).into_iter();
        let offered = offers.flat_map(|offer| {
            let place = Place::new(offer.place.into());
            offer.ways.into_iter().map(move |way| (place, way))
        });
        let ways = placed.chain(offered).step_by(EACH);
        let mut all: Vec<Forecast<Action>> = ways.map(|(taken, way)| forecast_way(taken, &way)).collect();
        all.extend(self.forecast_production(seat));
        all
    }

    /// Producing brings what the track says, as far as there is room for it (P.RE.1).
    fn forecast_production(&self, seat: Seat) -> Option<Forecast<Action>> {
        let Some(Step::Mode { track }) = self.steps.top() else {
            return None;
        };
        let mut listed = Vec::new();
        self.actions(seat, &mut listed);
        let view = self.view(Eye::Seat(seat));
        let player = &view.players[seat.index()];
        let yields = &player.yields[match track {
            Track::GoldMine => 0,
            Track::Quarry => 1,
        }];
        if !listed.contains(&Action::Produce) || self.sets_off_more(seat, yields) {
            return None;
        }
        let most = self.figures().player.most;
        let room = |gain: &Gain| match gain.good {
            Good::Gold => most.saturating_sub(player.gold),
            Good::Stone => most.saturating_sub(player.stone),
            _ => u8::MAX,
        };
        // A wealth bonus may add windows, and a special hex that is not taken its points.
        let wealth = player.wealth.contains(&true);
        let is_sure = |gain: &&Gain| match gain.good {
            Good::SilverWindow | Good::GoldWindow => !wealth,
            Good::Points => !self.turn.special,
            _ => true,
        };
        let gains: Vec<Amount> = yields
            .iter()
            .filter(is_sure)
            .map(|gain| Gain::new(gain.good, gain.count.min(room(gain))).amount())
            .collect();
        Some(Forecast {
            answers: vec![Action::Produce],
            named: Named {
                pays: None,
                gains: Some(gains),
            },
            leaves: None,
        })
    }

    /// Whether a technology of the seat answers to one of these gains with more.
    fn sets_off_more(&self, seat: Seat, gains: &[Gain]) -> bool {
        let player = &self.players[seat];
        let technologies = player.technologies.into_iter().flatten();
        let mut triggers = technologies.filter_map(|technology| self.figures().technology(technology).when);
        triggers.any(|when| {
            let good = match when {
                Trigger::Egg => Good::Egg,
                Trigger::RedToken => Good::RedToken,
                Trigger::BlueToken => Good::BlueToken,
                _ => return false,
            };
            gains.iter().any(|gain| gain.good == good)
        })
    }
}
