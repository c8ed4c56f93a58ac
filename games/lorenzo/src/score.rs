//! Final scoring (section FS), which also says how things stand before the end: all of it is public.

use signoria_engine::{Finish, Seat, Source, Standing, Standings, Totals};

use crate::board::Kind;
use crate::effect::{Basis, Modifier};
use crate::goods::Good;
use crate::state::{Lorenzo, Player};

/// The points of one seat by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// Points gained in play, but for the Church.
    pub(crate) play: i32,
    pub(crate) faith: i32,
    pub(crate) territories: i32,
    pub(crate) characters: i32,
    pub(crate) ventures: i32,
    pub(crate) military: i32,
    pub(crate) resources: i32,
    /// Losses by excommunication, 0 or below.
    pub(crate) losses: i32,
}

impl Score {
    pub(crate) fn total(&self) -> i32 {
        self.play
            + self.faith
            + self.territories
            + self.characters
            + self.ventures
            + self.military
            + self.resources
            + self.losses
    }
}

impl signoria_engine::Score for Lorenzo {
    fn standings(&self) -> Standings {
        let rows = (0..).zip(self.in_order()).map(|(place, seat)| {
            let score = self.score(seat);
            let sources = [
                ("lorenzo.source.play", score.play),
                ("lorenzo.source.faith", score.faith),
                ("lorenzo.source.territories", score.territories),
                ("lorenzo.source.characters", score.characters),
                ("lorenzo.source.ventures", score.ventures),
                ("lorenzo.source.military", score.military),
                ("lorenzo.source.resources", score.resources),
                ("lorenzo.source.losses", score.losses),
            ];
            let sources = sources.map(|(id, points)| Source::new(id, points));
            let earlier: i32 = place;
            Standing::new(seat, sources.into(), vec![-earlier])
        });
        Standings::ranked(rows.collect())
    }

    fn finish(&self) -> Finish {
        let places = (0..).zip(self.in_order());
        let rows: Totals = places
            .map(|(place, seat): (i32, Seat)| (Some(seat), self.score(seat).total(), -place))
            .collect();
        Finish::ranked(&rows, None)
    }
}

impl Lorenzo {
    /// The points of a seat if the game ended now.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let components = self.edition.figures();
        let player = self.player(seat);
        let scores = |kind| !self.suffers(player, |modifier| *modifier == Modifier::NoScore(kind));
        let if_scored = |kind, points: i32| if scores(kind) { points } else { 0 };
        let ventures = &player.cards[Kind::Venture as usize];
        let victory = i32::from(player.held(Good::Victory));
        Score {
            play: victory - i32::from(player.church),
            faith: i32::from(player.church),
            territories: if_scored(
                Kind::Territory,
                components.territory_points[player.count(Kind::Territory)].into(),
            ),
            characters: if_scored(
                Kind::Character,
                components.character_points[player.count(Kind::Character)].into(),
            ),
            ventures: if_scored(
                Kind::Venture,
                ventures
                    .iter()
                    .map(|&card| i32::from(components.card(card).victory))
                    .sum(),
            ),
            military: self.military_points(seat),
            resources: i32::from(player.goods.resources() / u16::from(components.resources_each)),
            losses: -self.losses_at_end(player),
        }
    }

    /// Points for the most and the second most military points; those who are tied get the same (L.FS.7).
    fn military_points(&self, seat: Seat) -> i32 {
        let held = |seat| self.player(seat).held(Good::Military);
        let own = held(seat);
        let most = self.seats.iter().map(held).max().unwrap_or(0);
        let second = self.seats.iter().map(held).filter(|&points| points < most).max();
        let [first_points, second_points] = self.edition.military_points;
        if own == most {
            first_points.into()
        } else if Some(own) == second {
            second_points.into()
        } else {
            0
        }
    }

    /// What excommunication takes at the end.
    fn losses_at_end(&self, player: &Player) -> i32 {
        let components = self.edition.figures();
        self.excommunications(player)
            .flat_map(|tile| &components.tile(tile).always)
            .map(|modifier| match modifier {
                Modifier::Loss { basis, every } => {
                    let counted = match basis {
                        Basis::Victory => i32::from(player.held(Good::Victory)),
                        Basis::Military => i32::from(player.held(Good::Military)),
                        Basis::Resources => i32::from(player.goods.resources()),
                        Basis::BuildingCosts => self.building_costs(player),
                    };
                    counted / i32::from(*every)
                }
                _ => 0,
            })
            .sum()
    }

    /// Wood and stone in the printed costs of a player's buildings.
    fn building_costs(&self, player: &Player) -> i32 {
        player.cards[Kind::Building as usize]
            .iter()
            .filter_map(|&card| self.edition.figures().card(card).costs.first())
            .map(|cost| i32::from(cost.pay.get(Good::Wood)) + i32::from(cost.pay.get(Good::Stone)))
            .sum()
    }
}
