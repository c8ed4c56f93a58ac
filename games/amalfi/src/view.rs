//! What an eye may know (IN), built from what is public upward.

use serde::{Deserialize, Serialize};
use signoria_engine::{Arg, Edition, Eye, Rules, Seat, SeatSet, Set, Show};

use crate::describe;
use crate::drawing::Drawing;
use crate::edition::{Components, SOLO_BONUSES, Tier};
use crate::effect::{Count, Effect, Kind};
use crate::options::{Opponent, Way};
use crate::pieces::{Character, Decree, Guild, Hold, Masterpiece, Route, Tile, Title};
use crate::rules::Ask;
use crate::state::{Amalfi, Phase, Rival, Row, SPACES, size};
use crate::step::{Payment, Thing};

mod voyage;

pub use self::voyage::{Cargo, SendingView, VoyageView};
pub use crate::rules::{Meal, PayWay, Ships, Till};

/// What an eye sees of the table. A client that has no figures reads it as `View<String>`: then the edition is a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View<E = Edition<Components>> {
    /// The edition in play.
    pub edition: E,
    /// How starting characters are dealt.
    pub way: Way,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked.
    pub waiting: SeatSet,
    /// The first player of this round.
    pub first: Seat,
    /// The holder of the compass rose.
    pub compass: Seat,
    /// Who has passed.
    pub passed: SeatSet,
    /// The decrees by round.
    pub decrees: [Decree; 4],
    /// The titles in play, with the cubes on them from the first cell on.
    pub titles: Vec<TitleView>,
    /// The council, left to right.
    pub council: Row<Character, 4>,
    /// Cards in the council's deck.
    pub council_deck: usize,
    /// The council's discard pile.
    pub council_discard: Set<Character>,
    /// The workshop, left to right.
    pub workshop: Row<Masterpiece, 5>,
    /// Cards in the workshop's deck.
    pub workshop_deck: usize,
    /// The workshop's discard pile.
    pub workshop_discard: Set<Masterpiece>,
    /// The atlas, left to right.
    pub atlas: Row<Tile, 5>,
    /// Tiles in the two stacks.
    pub stacks: [usize; 2],
    /// Tiles that left the game.
    pub gone: Set<Tile>,
    /// The routes in play.
    pub routes: Vec<RouteView>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// What a drawing needs to know of the edition.
    pub figures: Drawing,
    /// The solo opponent.
    pub rival: Option<RivalView>,
    /// Whether an action is begun and not finished.
    pub is_amid: bool,
    /// The payment under way.
    pub payment: Option<Payment>,
    /// What it needs, and what ships can give.
    pub till: Option<Till>,
    /// The round that is being closed by feeding and its decree, or was last; none in the actions of the first.
    pub closing: Option<ClosingView>,
    /// What the decree of this round would score now, by seat.
    pub decree_points: Vec<i16>,
    /// What the seat of this eye alone knows.
    pub own: Option<OwnView>,
}

/// The end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosingView {
    /// The round, from 1.
    pub round: u8,
    /// Its decree.
    pub decree: Decree,
}

/// A place of a barn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bin {
    /// Whether a lighthouse that is not built stands on it.
    pub is_locked: bool,
    /// Whether its bread is owed at feeding.
    pub is_owed: bool,
    /// Whether there is bread on it.
    pub has_bread: bool,
}

/// A title in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TitleView {
    /// Which.
    pub title: Title,
    /// Who has a cube on it.
    pub holders: Vec<Seat>,
    /// What the next cube is worth; none when all cells are taken.
    pub next: Option<u8>,
    /// Whether it is a dark one.
    pub dark: bool,
    /// What it requires: how many of what.
    pub requires: Vec<(Count, u8)>,
    /// How many of each a seat has, by seat.
    pub have: Vec<Vec<u8>>,
    /// How many of each a seat still misses, by seat.
    pub missing: Vec<Vec<u8>>,
    /// Who can still earn it.
    pub open: SeatSet,
    /// What it requires, in words.
    pub what: Arg,
}

/// A route in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RouteView {
    /// Which.
    pub route: Route,
    /// The tile that covers a changing cell.
    pub cover: Option<Tile>,
    /// The explorer of a private route.
    pub explorer: Option<Seat>,
    /// The ships on the dock.
    pub ships: Vec<Seat>,
    /// Whether the solo opponent's ship is there.
    pub rival_ship: bool,
    /// Whose lighthouse stands there.
    pub lighthouse: Option<Seat>,
    /// Whether the solo opponent's lighthouse stands there.
    pub rival_lighthouse: bool,
}

/// A player, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Victory points.
    pub vp: i16,
    /// Bread in the barn.
    pub bread: u8,
    /// What the barn holds.
    pub capacity: u8,
    /// Bread owed at feeding.
    pub owed: u8,
    /// What feeding would take now.
    pub feeding: Meal,
    /// Ships in the bay.
    pub bay: u8,
    /// Ships in the port.
    pub port: u8,
    /// Ships in the holds.
    pub holds: [u8; 5],
    /// What a ship lowered from each hold yields.
    pub yields: [u16; 5],
    /// What a ship lowered from the bay yields, of any kind.
    pub supply: u16,
    /// What a ship costs in this round.
    pub ship_price: u8,
    /// Ships on docks.
    pub docked: u8,
    /// All ships but those in the shipyard.
    pub fleet: u8,
    /// Ships built.
    pub built: u8,
    /// Ships left in the shipyard.
    pub shipyard: u8,
    /// Lighthouses built.
    pub lighthouses: u8,
    /// Cards in hand.
    pub hand: u8,
    /// The guild token.
    pub guild: Option<Guild>,
    /// Explored routes.
    pub tiles: Set<Tile>,
    /// Masterpieces.
    pub masterpieces: Set<Masterpiece>,
    /// Invited characters.
    pub invited: Set<Character>,
    /// Those that are turned.
    pub turned: Set<Character>,
    /// What those with an end-game effect would score now.
    pub endgame: Vec<(Character, i16)>,
    /// Cubes on titles.
    pub cubes: u8,
    /// Decisions taken in this round.
    pub decisions: u8,
}

impl PlayerView {
    /// The place of the barn with that number, from 0.
    #[must_use]
    pub const fn bin(&self, place: u8) -> Bin {
        Bin {
            is_locked: place >= self.capacity,
            is_owed: place < self.owed,
            has_bread: place < self.bread,
        }
    }

    /// How many ships building those of the shipyard up to that slip, from 0, takes; none where it is empty.
    #[must_use]
    pub const fn ships_up_to(&self, slip: u8) -> Option<u8> {
        match (slip + 1).checked_sub(self.built) {
            None | Some(0) => None,
            ships => ships,
        }
    }
}

/// The solo opponent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RivalView {
    /// Who.
    pub opponent: Opponent,
    /// Its pieces on the board.
    #[serde(flatten)]
    pub pieces: Rival,
    /// Titles that must be held at the end of this round.
    pub needed: u8,
    /// Whether so many are held.
    pub is_met: bool,
    /// Titles that must be held at the end of each round.
    pub titles: [u8; 4],
    /// Where it puts a ship or a lighthouse for each resource of a cost.
    pub by_resource: Vec<(Hold, Route)>,
    /// Where it puts a ship for the bonus of a masterpiece; Naples does not.
    pub by_bonus: Vec<(Kind, Route)>,
    /// Whether the challenge is lost.
    pub lost: bool,
}

/// What a seat alone knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnView {
    /// The seat.
    pub seat: Seat,
    /// The cards in hand.
    pub hand: Set<Character>,
    /// The cards to choose from at the start.
    pub choice: Set<Character>,
    /// The card chosen while others still choose.
    pub chosen: Option<Character>,
    /// Cards dealt to this seat alone at the start.
    pub dealt: Set<Character>,
    /// The voyages that it can begin now.
    pub voyages: Vec<VoyageView>,
    /// What it can buy, explore, invite and build now.
    pub purchases: Vec<PurchaseView>,
    /// The ships that it is sending to holds.
    pub sending: Option<SendingView>,
}

/// Something that can be paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PurchaseView {
    /// What.
    pub thing: Thing,
    /// Resources that it costs this seat now.
    pub cost: u16,
    /// Of these kinds.
    pub of: Set<Hold>,
    /// Bread that it costs, with the surcharge of its place.
    pub bread: u8,
    /// Bread that its place gives.
    pub gift: u8,
    /// What feeding then takes.
    pub owed: u8,
}

impl Show for Amalfi {
    fn view(&self, eye: Eye) -> View {
        let in_play = Route::ALL.iter().copied().filter(|&route| self.in_play(route));
        let mut view = View {
            edition: self.edition,
            way: self.way,
            phase: self.phase,
            round: self.round + 1,
            turn: self.turn,
            waiting: self.waiting(),
            first: self.first,
            compass: self.compass,
            passed: self.passed,
            decrees: self.decrees,
            titles: (0..self.titles.len())
                .map(|number| self.title_view(number))
                .collect(),
            council: self.council,
            council_deck: self.council_deck.len(),
            council_discard: self.council_discard,
            workshop: self.workshop,
            workshop_deck: self.workshop_deck.len(),
            workshop_discard: self.workshop_discard,
            atlas: self.atlas,
            stacks: [self.stacks[0].len(), self.stacks[1].len()],
            gone: self.gone,
            routes: in_play.map(|route| self.route_view(route)).collect(),
            players: self.seats.iter().map(|seat| self.player_view(seat)).collect(),
            figures: Drawing::of_boards(self.edition.figures()),
            rival: self.opponent.map(|opponent| self.rival_view(opponent)),
            is_amid: self.steps.top().is_some(),
            payment: match self.ask() {
                Ask::Payment(payment) => Some(payment),
                _ => None,
            },
            till: match self.ask() {
                Ask::Payment(payment) => Some(self.till(&payment)),
                _ => None,
            },
            closing: self.closing(),
            decree_points: (self.seats.iter())
                .map(|seat| self.decree_points(seat, self.decrees[usize::from(self.round)], self.round))
                .collect(),
            own: match eye {
                Eye::Seat(seat) if self.seats.has(seat) => Some(self.own_view(seat)),
                _ => None,
            },
        };
        Drawing::complete(&mut view);
        view
    }
}

impl Amalfi {
    fn closing(&self) -> Option<ClosingView> {
        let before = match self.phase {
            Phase::Feeding | Phase::Decrees | Phase::Over => self.round,
            _ => self.round.checked_sub(1)?,
        };
        Some(ClosingView {
            round: before + 1,
            decree: self.decrees[usize::from(before)],
        })
    }

    fn rival_view(&self, opponent: Opponent) -> RivalView {
        let solo = &self.edition.solo;
        let bonuses = match opponent {
            Opponent::Naples => &[][..],
            Opponent::Genoa => &SOLO_BONUSES[..],
        };
        RivalView {
            opponent,
            pieces: self.rival,
            needed: self.titles_needed(),
            is_met: self.are_titles_enough(),
            titles: solo.titles[opponent as usize],
            by_resource: Hold::ALL.iter().copied().zip(solo.resource).collect(),
            by_bonus: bonuses.iter().copied().zip(solo.bonus).collect(),
            lost: self.lost,
        }
    }

    fn title_view(&self, number: usize) -> TitleView {
        let title = self.titles[number];
        let holds = |seat: &Seat| self.player(*seat).titles >> number & 1 != 0;
        let figures = self.edition.title(title);
        let have = |seat: Seat| {
            let requires = figures.requires.iter();
            requires.map(|&(count, _)| self.count(seat, count)).collect()
        };
        let missing = |seat: Seat| {
            let requires = figures.requires.iter();
            requires
                .map(|&(count, least)| least.saturating_sub(self.count(seat, count)))
                .collect()
        };
        let next = figures.vp.get(self.cubes_on(number)).copied();
        let can_earn = |seat: &Seat| next.is_some() && !holds(seat);
        TitleView {
            title,
            holders: self.seats.iter().filter(holds).collect(),
            next,
            dark: figures.tier == Tier::Dark,
            requires: figures.requires.clone(),
            have: self.seats.iter().map(have).collect(),
            missing: self.seats.iter().map(missing).collect(),
            open: self.seats.iter().filter(can_earn).collect(),
            what: describe::title(&self.edition, title),
        }
    }

    fn route_view(&self, route: Route) -> RouteView {
        let ships = |seat: Seat| {
            let board = self.player(seat);
            let count = match route.tile() {
                Some(tile) => u8::from(board.sailed.contains(tile)),
                None => board.docks[route as usize],
            };
            std::iter::repeat_n(seat, count.into())
        };
        RouteView {
            route,
            cover: self.cover(route),
            explorer: route.tile().and_then(|tile| {
                self.seats
                    .iter()
                    .find(|&seat| self.player(seat).tiles.contains(tile))
            }),
            ships: self.seats.iter().flat_map(ships).collect(),
            rival_ship: self.rival.docks.contains(route),
            lighthouse: self.keeper(route),
            rival_lighthouse: self.rival.lights.contains(route),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let (board, terms) = (self.player(seat), self.terms(seat));
        PlayerView {
            seat,
            vp: board.vp(),
            bread: board.bread,
            capacity: self.capacity(seat),
            owed: self.feeding_owed(seat),
            feeding: self.meal(seat),
            bay: board.bay,
            port: board.port,
            holds: board.holds,
            yields: terms.holds,
            supply: terms.emergency,
            ship_price: terms
                .ship
                .on(self.edition.board.ship_cost[usize::from(self.round)]),
            docked: board.docked(),
            fleet: self.count(seat, Count::Fleet),
            built: board.built,
            shipyard: SPACES.saturating_sub(board.built),
            lighthouses: size(board.lights),
            // A seat that still keeps cards of a personal deal shows none of them: their number would tell which they are.
            hand: if self.phase == Phase::Keeping && self.waiting().contains(seat) {
                0
            } else {
                size(board.hand)
            },
            guild: board.guild,
            tiles: board.tiles,
            masterpieces: board.masterpieces,
            invited: board.invited,
            turned: board.turned,
            endgame: (board.invited.iter())
                .filter_map(|card| Some((card, self.endgame_points(seat, card)?)))
                .collect(),
            cubes: self.cubes(seat),
            decisions: board.decisions,
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let choosing = self.waiting().contains(seat);
        let choice = match self.phase {
            Phase::Keeping if choosing => self.not_kept(seat),
            // A seat that has chosen still holds the pack.
            Phase::Drafting => self.pack(seat),
            _ => Set::EMPTY,
        };
        OwnView {
            seat,
            hand: self.player(seat).hand,
            choice,
            chosen: self.deal.chosen[seat.index()],
            dealt: self.deal.own[seat.index()],
            voyages: self.voyages(seat),
            purchases: self.purchases(seat),
            sending: self.sending(seat),
        }
    }

    fn purchases(&self, seat: Seat) -> Vec<PurchaseView> {
        let discount = match self.ask() {
            Ask::Turn => 0,
            Ask::Effect {
                effect: Effect::Extra { discount, .. },
                ..
            } => discount,
            _ => return Vec::new(),
        };
        if !self.waiting().contains(seat) {
            return Vec::new();
        }
        let (terms, built) = (self.terms(seat), self.player(seat).built);
        let works = self.workshop.iter().map(|(_, card)| Thing::Masterpiece(card));
        let tiles = self.atlas.iter().map(|(_, tile)| Thing::Tile(tile));
        let guests = self.player(seat).hand.iter().map(Thing::Character);
        let ships = (1..=SPACES.saturating_sub(built)).map(Thing::Ships);
        let things = works.chain(tiles).chain(guests).chain(ships);
        let payable = things.filter(|&thing| self.may_purchase(seat, thing, discount).is_ok());
        let offer = |thing| {
            let price = self.price(seat, thing, discount, &terms).ok()?;
            let more = match thing {
                Thing::Ships(ships) => ships,
                _ => 0,
            };
            Some(PurchaseView {
                thing,
                cost: price.n,
                of: price.of,
                bread: price.bread.saturating_add(price.surcharge),
                gift: self.place_bread(thing),
                owed: terms.feed.on(self.edition.board.feeding(built + more)),
            })
        };
        payable.filter_map(offer).collect()
    }
}
