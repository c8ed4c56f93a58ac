//! What an eye may know, built from what is public upward.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use signoria_engine::{Eye, Rules, Seat, SeatSet, Seats, Set, Show};

use crate::board::{DICE, FLOORS, Kind, Member, Space};
use crate::card::Card;
use crate::drawing::Drawing;
use crate::edition::{Cost, PERIODS};
use crate::goods::{Goods, Purse};
use crate::pieces::{BonusTile, Leader, Tile};
use crate::prospect::{Need, Production, Prospect, Yield};
use crate::state::{Lorenzo, Phase, Status};
use crate::step::Step;

/// The table as one eye sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eye it is; none for a spectator.
    pub eye: Option<Seat>,
    /// The name of the edition.
    pub edition: String,
    /// What a drawing needs to know of the edition, of all that is in sight.
    pub figures: Drawing,
    /// The number of seats.
    pub seats: Seats,
    /// Whether it is the advanced game.
    pub advanced: bool,
    /// What the table is doing.
    pub phase: Phase,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The period of the round, from 1.
    pub period: u8,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Whether the seat whose turn it is has placed its member.
    pub placed: bool,
    /// Whether this is a turn after all normal ones.
    pub extra_turn: bool,
    /// The dice: black, white, orange; none during set-up.
    pub dice: Option<[u8; DICE]>,
    /// The cards in the towers, by kind and floor.
    pub towers: [[Option<Card>; FLOORS]; Kind::COUNT],
    /// Cards left in each deck.
    pub decks: [usize; Kind::COUNT],
    /// The excommunication tiles by period.
    pub tiles: [Tile; PERIODS],
    /// Who stands in the council palace, in the order of arrival.
    pub council: Vec<Seat>,
    /// The turn order of the next round, as it stands now.
    pub coming: Vec<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The steps of the action under way.
    pub steps: Vec<Step>,
    /// Where this seat's action under way can lead, with what it takes and brings.
    pub prospects: Vec<Prospect>,
    /// This seat's action whose servants or payment are being chosen.
    pub under_way: Option<Prospect>,
    /// This seat's production whose exchanges are being laid out.
    pub production: Option<Production>,
    /// What this seat would pay for the cards in the towers, cost by cost, all discounts but one of choice taken off.
    pub prices: BTreeMap<Card, Vec<Goods>>,
    /// The surcharge that this seat would pay in each tower now; for a spectator what is printed.
    pub surcharges: [u8; Kind::COUNT],
    /// The leaders in this seat's hand.
    pub hand: Set<Leader>,
    /// What the leaders of this seat's hand and packet need, and how much of it there is.
    pub needs: BTreeMap<Leader, Vec<Need>>,
    /// The packet of the draft in front of this seat.
    pub packet: Set<Leader>,
    /// All leaders that went through this seat's hands in the draft.
    pub seen: Set<Leader>,
}

impl View {
    /// The player on a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// A cost of a card, from 0, as this seat would pay it; for a spectator as it is printed.
    #[must_use]
    pub fn price(&self, card: Card, cost: usize) -> Option<Cost> {
        let printed = *self.figures.card(card)?.costs.get(cost)?;
        let own = self.prices.get(&card).and_then(|prices| prices.get(cost));
        Some(Cost {
            pay: own.copied().unwrap_or(printed.pay),
            ..printed
        })
    }
}

/// A player as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Whose it is.
    pub seat: Seat,
    /// What it holds.
    pub goods: Purse,
    /// Its cards by kind.
    pub cards: [Vec<Card>; Kind::COUNT],
    /// Where its members stand; none: at home.
    pub members: [Option<Space>; Member::COUNT],
    /// What its members count when they are placed.
    pub values: [i16; Member::COUNT],
    /// What harvest and production bring it when all its cards work.
    pub yields: [Yield; 2],
    /// What supporting the Church is worth to it now.
    pub support: u16,
    /// Its bonus tile.
    pub bonus: Option<BonusTile>,
    /// The excommunication tiles that apply to it.
    pub excommunicated: Vec<Tile>,
    /// How many leaders it has in hand.
    pub hand: usize,
    /// Its leaders in play.
    pub in_play: Vec<InPlay>,
    /// The leaders that it discarded.
    pub discarded: Set<Leader>,
    /// Whose ability its copying leader has.
    pub copied: Option<Leader>,
}

/// A leader in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InPlay {
    /// Who it is.
    pub leader: Leader,
    /// Whether it lies face up.
    pub face_up: bool,
}

impl Show for Lorenzo {
    fn view(&self, eye: Eye) -> View {
        let own = match eye {
            Eye::Seat(seat) if self.seats.has(seat) => Some(seat),
            _ => None,
        };
        let asked = own.filter(|&seat| self.waiting().contains(seat));
        let asked = asked.map(|seat| self.situation(seat));
        View {
            eye: own,
            edition: self.edition.name().into(),
            figures: self.drawing_for(own),
            seats: self.seats,
            advanced: self.advanced,
            phase: self.phase,
            round: self.round,
            period: self.period() as u8 + 1,
            waiting: self.waiting(),
            order: self.in_order().collect(),
            placed: self.placed,
            extra_turn: self.phase == Phase::Actions && self.is_extra_turn(),
            dice: (self.round > 0).then_some(self.dice),
            towers: self.towers,
            decks: std::array::from_fn(|kind| self.decks[kind].len()),
            tiles: self.tiles,
            council: self.council.iter().map(|&seat| Seat::new(seat)).collect(),
            coming: self.next_order().iter().map(|&seat| Seat::new(seat)).collect(),
            players: self.seats.iter().map(|seat| self.player_view(seat)).collect(),
            steps: self.steps.iter().copied().collect(),
            prospects: asked.map(|at| self.ways(&at)).unwrap_or_default(),
            under_way: asked.and_then(|at| self.under_way(&at)),
            production: asked.and_then(|at| self.production(&at)),
            prices: own
                .map(|seat| self.prices(&self.situation(seat)))
                .unwrap_or_default(),
            surcharges: self.surcharges(own),
            needs: own.map(|seat| self.own_needs(seat)).unwrap_or_default(),
            hand: own.map(|seat| self.player(seat).hand()).unwrap_or_default(),
            packet: own.map(|seat| self.player(seat).packet).unwrap_or_default(),
            seen: own.map(|seat| self.seen_in_draft(seat)).unwrap_or_default(),
        }
    }
}

impl Lorenzo {
    fn drawing_for(&self, own: Option<Seat>) -> Drawing {
        let players = || self.seats.iter().map(|seat| self.player(seat));
        let towers = self.towers.iter().flatten().flatten().copied();
        let boards = players().flat_map(|player| player.cards.iter().flat_map(|cards| cards.iter().copied()));
        let open = |status: Status| status != Status::Hand;
        let known = players().fold(Set::EMPTY, |all, player| all | player.leaders(open));
        let own = own.map_or(Set::EMPTY, |seat| {
            self.player(seat).hand() | self.player(seat).packet | self.seen_in_draft(seat)
        });
        Drawing::of(self, towers.chain(boards), (known | own).iter())
    }

    fn surcharges(&self, own: Option<Seat>) -> [u8; Kind::COUNT] {
        let at = self.situation(own.unwrap_or_else(|| Seat::new(0)));
        let extra = |kind: Kind| match own {
            Some(_) => self.surcharge(&at, kind),
            None if self.is_occupied(&at, kind) => self.edition.surcharge,
            None => 0,
        };
        std::array::from_fn(|kind| extra(Kind::ALL[kind]))
    }

    fn own_needs(&self, seat: Seat) -> BTreeMap<Leader, Vec<Need>> {
        let leaders = self.player(seat).hand() | self.player(seat).packet;
        let needs = leaders.iter().map(|leader| (leader, self.needs(seat, leader)));
        needs.collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let at = self.situation(seat);
        let mut in_play: Vec<InPlay> = player
            .leaders
            .iter()
            .flatten()
            .filter(|held| held.status.in_play())
            .map(|held| InPlay {
                leader: held.leader,
                face_up: held.status == Status::FaceUp,
            })
            .collect();
        // In the order of the list: the order in the hand would tell when each was drafted.
        in_play.sort_by_key(|in_play| in_play.leader);
        PlayerView {
            seat,
            goods: player.goods,
            cards: std::array::from_fn(|kind| player.cards[kind].to_vec()),
            members: player.members,
            values: std::array::from_fn(|member| self.member_value(&at, Member::ALL[member])),
            yields: self.whole_yields(&at),
            support: self.support_points(seat),
            bonus: player.bonus,
            excommunicated: self.excommunications(player).collect(),
            hand: player
                .leaders
                .iter()
                .flatten()
                .filter(|held| held.status == Status::Hand)
                .count(),
            in_play,
            discarded: player.leaders(|status| status == Status::Discarded),
            copied: player.copied,
        }
    }
}
