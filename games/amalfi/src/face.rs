//! What is printed on cards and routes: costs and effects as signs for a drawing, and the same in words.

use serde::{Deserialize, Serialize};
use signoria_engine::{Arg, Message};

use crate::describe;
use crate::edition::{Components, Cost, Fee};
use crate::effect::{Count, Effect, Kind, ListId, Market, Modifier, Occasion};
use crate::pieces::{Character, Craft, Hold, Masterpiece, Role, Route};

/// One sign of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// Do this that many times, or with that many.
    Do(Kind, u8),
    /// Between two ways to choose from.
    Or,
    /// Points for each thing.
    Per(u8, Count),
    /// This figure is higher by so much.
    More(Kind, u8),
    /// This price is lower by so much.
    Less(Kind, u8),
    /// The places of what stands before it cost no more bread than this.
    AtMost(u8),
    /// What follows happens whenever this does.
    When(Occasion, Option<Craft>),
}

/// A cost: a number of these, or bread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostFace {
    /// How many.
    pub n: u8,
    /// The resources shown; none where it is paid in bread.
    pub of: Vec<Hold>,
    /// In words.
    pub words: Message,
}

/// A masterpiece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorkFace {
    /// Which.
    pub card: Masterpiece,
    /// The type.
    pub craft: Craft,
    /// What it costs.
    pub cost: CostFace,
    /// The victory points.
    pub vp: u8,
    /// The bonus.
    pub signs: Vec<Sign>,
    /// The bonus in words.
    pub what: Arg,
    /// Whether its figures are printed and not reconstructed.
    pub is_printed: bool,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CharacterFace {
    /// Which.
    pub card: Character,
    /// The type.
    pub role: Role,
    /// What it costs to invite.
    pub cost: CostFace,
    /// What it does.
    pub signs: Vec<Sign>,
    /// What it does, in words.
    pub what: Arg,
    /// Whether its figures are printed and not reconstructed.
    pub is_printed: bool,
}

/// A route.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RouteFace {
    /// Which; a changing cell stands for its printed route.
    pub route: Route,
    /// The bread that sailing it costs.
    pub price: u8,
    /// What it does.
    pub signs: Vec<Sign>,
    /// Price and effects in words.
    pub what: Arg,
    /// What exploring it costs and gives, if it is a private route.
    pub explore: Option<(CostFace, u8)>,
    /// Whether its figures are printed and not reconstructed.
    pub is_printed: bool,
}

fn cost(cost: &Cost) -> CostFace {
    CostFace {
        n: cost.n,
        of: cost.shown.into_iter().flatten().collect(),
        words: describe::cost(cost),
    }
}

fn fee(of: &Fee) -> CostFace {
    match of {
        Fee::Bread(n) => CostFace {
            n: *n,
            of: Vec::new(),
            words: describe::fee(of),
        },
        Fee::Resources(resources) => cost(resources),
    }
}

pub(crate) fn work(components: &Components, card: Masterpiece) -> WorkFace {
    let figures = components.masterpiece(card);
    WorkFace {
        card,
        craft: figures.craft,
        cost: cost(&figures.cost),
        vp: figures.vp,
        signs: signs(components, figures.bonus),
        what: describe::effects(components, figures.bonus),
        is_printed: figures.is_printed,
    }
}

pub(crate) fn character(components: &Components, card: Character) -> CharacterFace {
    let figures = components.character(card);
    let mut row = match figures.score {
        Some(score) if figures.role == Role::Endgame => vec![Sign::Per(score.each, score.count)],
        _ => signs(components, figures.effect),
    };
    row.extend(figures.modifiers.iter().flat_map(|&change| modifier(change)));
    for trigger in &figures.triggers {
        row.push(Sign::When(trigger.occasion, trigger.craft));
        row.extend(signs(components, trigger.then));
    }
    CharacterFace {
        card,
        role: figures.role,
        cost: fee(&figures.fee),
        signs: row,
        what: describe::character(components, card),
        is_printed: figures.is_printed,
    }
}

pub(crate) fn route(components: &Components, route: Route) -> RouteFace {
    let figures = components.route(route);
    RouteFace {
        route,
        price: figures.price,
        signs: signs(components, figures.effects),
        what: describe::route(components, route),
        explore: route.tile().map(|tile| {
            let tile = components.tile(tile);
            (cost(&tile.cost), tile.vp)
        }),
        is_printed: figures.is_printed,
    }
}

/// The signs of an effect list.
pub(crate) fn signs(components: &Components, list: ListId) -> Vec<Sign> {
    let steps = components.effects(list).iter();
    steps.flat_map(|&effect| step(components, effect)).collect()
}

fn step(components: &Components, effect: Effect) -> Vec<Sign> {
    let n = match effect {
        Effect::Choose(options) => {
            let rows = options.lists().iter().map(|&list| signs(components, list));
            return rows.collect::<Vec<_>>().join(&Sign::Or);
        }
        Effect::VpPer(tally) => return vec![Sign::Per(tally.each, tally.count)],
        Effect::DiscardHand { max, each, .. } => {
            let mut row = vec![Sign::Do(Kind::DiscardHand, max)];
            row.extend(signs(components, each));
            return row;
        }
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
        | Effect::Extra { discount: n, .. } => n,
        Effect::UntapAll | Effect::DiscardWorkshop | Effect::DiscardCouncil | Effect::Copy { .. } => 1,
    };
    vec![Sign::Do(effect.kind(), n)]
}

fn modifier(change: Modifier) -> Vec<Sign> {
    match change {
        Modifier::HoldValue { hold, add } => {
            let kind = Effect::Send {
                hold: Some(hold),
                n: 1,
            }
            .kind();
            vec![Sign::More(kind, add)]
        }
        Modifier::EmergencyValue { add } => vec![Sign::More(Kind::FromPort, add)],
        Modifier::ShipCost { add, .. } => vec![Sign::Less(Kind::Build, add.unsigned_abs())],
        Modifier::ExploreCost { add, .. } => vec![Sign::Less(Kind::Explore, add.unsigned_abs())],
        Modifier::Feed { add, .. } => vec![Sign::Less(Kind::Bread, add.unsigned_abs())],
        Modifier::SailBread { add, .. } => vec![Sign::Less(Kind::PayBread, add.unsigned_abs())],
        Modifier::SailOccupied { per_round, .. } => vec![Sign::Do(Kind::Copy, per_round)],
        Modifier::Surcharge { markets, set } => {
            let kinds = [
                (Market::Council, Sign::Do(Kind::Take, 1)),
                (Market::Workshop, Sign::Do(Kind::Buy, 0)),
                (Market::Atlas, Sign::Do(Kind::Explore, 0)),
            ];
            let named = kinds.into_iter().filter(|&(market, _)| markets.contains(market));
            named.map(|(_, kind)| kind).chain([Sign::AtMost(set)]).collect()
        }
        Modifier::LighthouseBread { set } => {
            vec![
                Sign::When(Occasion::LighthouseUsed, None),
                Sign::Do(Kind::Bread, set),
            ]
        }
        Modifier::LighthouseSendCost { set } => vec![
            Sign::When(Occasion::LighthouseUsed, None),
            Sign::Do(Kind::PayBread, set),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cheaper_place_names_its_markets_and_what_they_cost_at_most() {
        let markets = [Market::Workshop, Market::Atlas].into_iter().collect();
        let signs = modifier(Modifier::Surcharge { markets, set: 0 });
        assert_eq!(
            signs,
            [
                Sign::Do(Kind::Buy, 0),
                Sign::Do(Kind::Explore, 0),
                Sign::AtMost(0)
            ]
        );
    }
}
