//! What an eye may know.
//!
//! A view is built from what lies open, and for a seat from its own hand and from what it has seen before; never from a copy of the
//! state.

use serde::{Deserialize, Serialize};
use signoria_engine::{Eye, Rules, Seat, SeatSet, Show};

use crate::cards::{Draw, Professions};
use crate::drawing::Drawing;
use crate::event::coins;
use crate::options::{Coins, Options};
use crate::pieces::{Building, Card, Cell, Character, Freedom, Landscape, Pile, Stack, Tile};
use crate::redeal::Memory;
use crate::state::*;

mod foretold;
mod possible;

pub use foretold::{BidView, Gain, PayView};
pub use possible::{Obstacle, PlacingView, StackView, WorkSum, WorkView};

/// What an eye may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eye it is; none for a spectator.
    pub eye: Option<Seat>,
    /// The name of the edition.
    pub edition: String,
    /// What a drawing needs to know of the edition.
    pub figures: Drawing,
    /// What the table chose.
    pub options: Options,
    /// Whether players do not see each other's coins.
    pub hides_coins: bool,
    /// The round.
    pub round: u8,
    /// The minimum work value of the round.
    pub minimum: u16,
    /// The part of the round.
    pub phase: Phase,
    /// The start player; none when Diego has the token.
    pub start: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who must decide.
    pub waiting: SeatSet,
    /// What is to be decided.
    pub step: StepView,
    /// The tile that is to be placed, and where.
    pub placing: Option<PlacingView>,
    /// The object auction: who is in, and the stacks.
    pub auction: AuctionView,
    /// The turn in the action phase.
    pub deeds: Deeds,
    /// What is left in the box.
    pub supply: Supply,
    /// The decks.
    pub decks: [DeckView; 3],
    /// The players.
    pub players: Vec<PlayerView>,
    /// The characters, with "Muse and Princess".
    pub court: Option<CourtView>,
    /// Diego, in the solo game.
    pub solo: Option<SoloView>,
}

/// What is to be decided, as far as the eye may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StepView {
    /// Nothing: the game is over.
    Over,
    /// Something open.
    Open(Step),
    /// A seat looks at cards of a deck; the looker sees them and what it has chosen.
    Looking {
        /// Who looks.
        looking: Seat,
        /// The deck.
        deck: Pile,
        /// The cards, for the one who looks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<Card>,
        /// The card that is kept, for the one who looks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kept: Option<Card>,
        /// What was put under the deck so far, for the one who looks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        under: Vec<Card>,
        /// What works of the professions among them would be worth if they were kept, for the one who looks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        works: Vec<WorkView>,
    },
}

/// The object auction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AuctionView {
    /// Who has no object yet and has not sat out.
    pub inside: SeatSet,
    /// Who may still raise the bid for what is up.
    pub bidders: SeatSet,
    /// The stacks of this table.
    pub stacks: Vec<StackView>,
}

/// A deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeckView {
    /// Which.
    pub deck: Pile,
    /// How many cards are left.
    pub left: usize,
    /// The cards that the eye knows by their place, from the bottom; empty if it knows none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Option<Card>>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Prestige points.
    pub prestige: i32,
    /// Where they come from.
    pub points: Points,
    /// Coins, where the eye may know them.
    pub coins: Option<u32>,
    /// The tiles of the estate.
    pub estate: Vec<TileView>,
    /// The cells of the palazzo.
    pub palazzo: Vec<Cell>,
    /// Empty cells.
    pub empty_cells: u8,
    /// Landscapes by type.
    pub landscapes: [u8; 3],
    /// Freedoms.
    pub freedoms: Vec<Freedom>,
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
    /// The coins that the next building costs.
    pub building_price: u32,
    /// The buildings that cannot be built here alone, and why.
    pub obstacles: Vec<(Building, Obstacle)>,
    /// Professions on the table.
    pub table: Vec<Card>,
    /// Recruiting cards on the table.
    pub recruited: u8,
    /// Recruiting cards in hand.
    pub recruiting: u8,
    /// How many professions are in hand.
    pub hand_count: u8,
    /// How many bonus cards are in hand.
    pub bonus_count: u8,
    /// How many prestige cards there are.
    pub prestige_count: u8,
    /// Professions in hand that the eye knows.
    pub hand: Vec<Card>,
    /// What works of the seat's own professions are worth now: those in hand would be, those on the table are if they are under way. With a recruiting
    /// card in hand also those of the opponents' professions: a recruited one counts as much as the card that it costs.
    pub works: Vec<WorkView>,
    /// Bonus cards that the eye knows.
    pub bonuses: Vec<Card>,
    /// What each of them would add to a work now.
    pub bonus_values: Vec<u16>,
    /// Prestige cards that the eye knows.
    pub prestiges: Vec<Card>,
    /// The profession given back at the start, for its owner.
    pub returned: Option<Card>,
    /// The best work of the round.
    pub best: u16,
    /// The neighbours to the left and right, with cooperative building.
    pub neighbours: [Option<Seat>; 2],
}

/// A tile of an estate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TileView {
    /// What it is.
    pub tile: Tile,
    /// The cells it covers in this estate.
    pub cells: Vec<Cell>,
    /// With whom it was built.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Seat>,
}

/// The characters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CourtView {
    /// All six.
    pub characters: Vec<CharacterView>,
    /// The coins on the Banker.
    pub coins: u32,
    /// Who bought the Banker this round.
    pub banker: Option<Seat>,
    /// Who has bought or passed.
    pub done: SeatSet,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CharacterView {
    /// Which.
    pub character: Character,
    /// Before whom it lies.
    pub owner: Option<Seat>,
    /// Whose marker lies on it.
    pub bidder: Option<Seat>,
    /// The bid.
    pub bid: Option<u32>,
    /// Whether it was used already in this character auction.
    pub aside: bool,
}

/// Diego and the virtual players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SoloView {
    /// The objects of this round's card, left to right, with the modifier.
    pub objects: Vec<(Stack, u8)>,
    /// The stacks put up this round.
    pub put_up: Vec<Stack>,
    /// What you declined.
    pub declined: Vec<Bid>,
    /// Cards left in Diego's deck.
    pub cards: usize,
    /// The cards of Diego that have been used, by their number in the file: everybody has seen them.
    pub used: Vec<u8>,
    /// The cards of his last turn, by their number in the file; empty before his first.
    pub turn_cards: Vec<u8>,
    /// Whether Diego is the start player.
    pub starts: bool,
    /// Diego's prestige points.
    pub prestige: i32,
    /// Where they come from.
    pub points: Points,
    /// Diego's coins.
    pub coins: u32,
    /// His face-down cards from left to right.
    pub row: Vec<RowCard>,
    /// His professions face up.
    pub table: Vec<Card>,
    /// His recruiting cards face up.
    pub recruited: u8,
    /// The bonus cards on his leftmost face-down card.
    pub bonuses: Vec<Card>,
    /// His prestige cards.
    pub prestiges: Vec<Card>,
    /// His best work of the round.
    pub best: u16,
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
    /// Buildings with their number.
    pub buildings: Vec<(Building, u8)>,
    /// Landscapes with their number.
    pub landscapes: Vec<(Landscape, u8)>,
    /// Freedoms with their number.
    pub freedoms: Vec<(Freedom, u8)>,
    /// The virtual players.
    pub virtuals: Vec<VirtualView>,
}

/// A face-down card of a row.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RowCard {
    /// Not known.
    Hidden,
    /// A recruiting card.
    Recruiting,
    /// A profession that the eye has seen.
    Known(Card),
}

/// A virtual player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VirtualView {
    /// Face down, from left to right.
    pub row: Vec<RowCard>,
    /// Face up.
    pub table: Vec<Card>,
}

impl Show for Florence {
    fn view(&self, eye: Eye) -> View {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator => None,
        };
        let table = self;
        let memory = Memory::of(&table.professions, seat);
        View {
            eye: seat,
            edition: table.edition.name().into(),
            figures: Drawing::of(table.figures()),
            options: table.options,
            hides_coins: table.hides_coins(),
            round: table.round,
            minimum: table.minimum(),
            phase: table.phase,
            start: table.start_player(),
            turn: table.turn,
            waiting: table.waiting(),
            step: step_view(table, seat),
            placing: PlacingView::new(table),
            auction: AuctionView {
                inside: table.auction.inside,
                bidders: table.bidders(),
                stacks: Stack::ALL
                    .iter()
                    .filter_map(|&stack| StackView::new(table, stack))
                    .collect(),
            },
            deeds: table.deeds,
            supply: table.supply,
            decks: [
                deck_view(&table.professions, seat, Pile::Profession),
                deck_view(&table.bonuses, seat, Pile::Bonus),
                deck_view(&table.prestiges, seat, Pile::Prestige),
            ],
            players: table
                .seats
                .iter()
                .map(|player| player_view(table, player, seat))
                .collect(),
            court: table.options.muse_and_princess.then(|| court_view(table)),
            solo: table.is_solo().then(|| solo_view(table, &memory)),
        }
    }
}

impl Florence {
    /// Whether players do not see each other's coins.
    pub(crate) fn hides_coins(&self) -> bool {
        !self.is_solo() && self.figures().secret_coins != (self.options.coins == Coins::Reversed)
    }
}

impl View {
    /// The player of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// The player whose eye it is.
    #[must_use]
    pub fn own(&self) -> Option<&PlayerView> {
        self.player(self.eye?)
    }
}

fn step_view(table: &Florence, eye: Option<Seat>) -> StepView {
    let (pile, by, kept, put) = match table.step() {
        Some(Step::Look { pile, by, .. }) => (pile, by, None, vec![]),
        Some(Step::Order {
            pile,
            by,
            kept,
            put,
            count,
            ..
        }) => (pile, by, Some(kept), put[..usize::from(count)].to_vec()),
        Some(open) => return StepView::Open(open),
        None => return StepView::Over,
    };
    let cards =
        |numbers: &[u8]| -> Vec<Card> { numbers.iter().filter_map(|&number| pile.card(number)).collect() };
    let own = eye == Some(by);
    let seen = if own {
        cards(table.seen(pile).as_slice())
    } else {
        vec![]
    };
    let professions = seen.iter().filter(|card| card.pile() == Pile::Profession);
    StepView::Looking {
        looking: by,
        deck: pile,
        works: professions.map(|&card| WorkView::kept(table, by, card)).collect(),
        cards: seen,
        kept: kept.filter(|_| own).and_then(|number| pile.card(number)),
        under: if own { cards(&put) } else { vec![] },
    }
}

fn deck_view<const N: usize, const LOOKS: usize>(
    draw: &Draw<N, LOOKS>,
    eye: Option<Seat>,
    deck: Pile,
) -> DeckView {
    let memory = Memory::of(draw, eye);
    let slots = draw.deck.as_slice().iter();
    let known: Vec<Option<Card>> = slots
        .map(|&number| deck.card(number).filter(|_| memory.knows(number)))
        .collect();
    let none = known.iter().all(Option::is_none);
    DeckView {
        deck,
        left: draw.deck.len(),
        known: if none { vec![] } else { known },
    }
}

fn player_view(table: &Florence, seat: Seat, eye: Option<Seat>) -> PlayerView {
    let player = &table.players[seat];
    let own = eye == Some(seat);
    let over = table.revealed();
    let shown = |card: &Card| own || table.professions.shown(card.number()).is_some();
    PlayerView {
        seat,
        prestige: player.prestige(),
        points: player.points,
        coins: (own || over || !table.hides_coins()).then(|| u32::from(player.coins) * 100),
        estate: estate_view(table, seat),
        palazzo: cells(table.palazzo()),
        empty_cells: crate::pieces::CELLS.saturating_sub(player.covered.count_ones() as u8),
        landscapes: player.landscapes,
        freedoms: Freedom::ALL
            .iter()
            .copied()
            .filter(|&freedom| player.has_freedom(freedom))
            .collect(),
        jesters: player.jesters,
        builders: player.builders,
        building_price: coins(table.building_price(player.builders)),
        obstacles: Obstacle::all(table, seat),
        table: player.table.cards().collect(),
        recruited: player.recruited,
        recruiting: player.recruiting,
        hand_count: player.hand.len(),
        bonus_count: player.bonuses.len(),
        prestige_count: player.prestiges.len(),
        hand: player.hand.cards().filter(shown).collect(),
        works: if own {
            let recruits = match player.recruiting {
                0 => Professions::EMPTY,
                _ => table.targets(seat),
            };
            let cards = player.hand.cards().chain(player.table.cards());
            cards
                .chain(recruits.cards())
                .map(|card| WorkView::new(table, seat, card))
                .collect()
        } else {
            vec![]
        },
        bonuses: if own {
            player.bonuses.cards().collect()
        } else {
            vec![]
        },
        bonus_values: if own { table.bonus_values(seat) } else { vec![] },
        prestiges: if own || over {
            player.prestiges.cards().collect()
        } else {
            vec![]
        },
        returned: player.returned.filter(|_| own),
        best: player.best,
        neighbours: table.neighbours(seat),
    }
}

/// The cells of a board.
fn cells(board: u64) -> Vec<Cell> {
    use signoria_engine::Token as _;
    (0..Cell::COUNT)
        .filter_map(Cell::from_index)
        .filter(|cell| board & cell.bit() != 0)
        .collect()
}

fn estate_view(table: &Florence, seat: Seat) -> Vec<TileView> {
    let figures = table.figures();
    let [left, right] = table.neighbours(seat);
    let mut tiles = Vec::new();
    for (&building, lot) in Building::ALL.iter().zip(&table.players[seat].lots) {
        if let (Some((_, half)), Some(board)) = (lot.get(), lot.cells(figures, building)) {
            let partner = match half {
                Half::Whole => None,
                Half::Left => right,
                Half::Right => left,
            };
            tiles.push(TileView {
                tile: Tile::Building(building),
                cells: cells(board),
                partner,
            });
        }
    }
    for (&landscape, plots) in Landscape::ALL.iter().zip(&table.lands) {
        let tile = Tile::Landscape(landscape);
        for plot in plots.as_slice().iter().filter(|plot| plot.owner() == seat) {
            if let Some(board) = plot.cells(figures, landscape) {
                tiles.push(TileView {
                    tile,
                    cells: cells(board),
                    partner: None,
                });
            }
        }
    }
    tiles
}

fn court_view(table: &Florence) -> CourtView {
    let court = &table.court;
    let characters = Character::ALL.iter().map(|&character| {
        let index = character as usize;
        let marker = court.marker[index];
        CharacterView {
            character,
            owner: court.owner[index],
            bidder: marker.map(|(seat, _)| seat),
            bid: marker.map(|(_, space)| u32::from(space) * 100),
            aside: court.aside.contains(character),
        }
    });
    CourtView {
        characters: characters.collect(),
        coins: u32::from(court.coins) * 100,
        banker: court.banker,
        done: court.done,
    }
}

fn solo_view(table: &Florence, memory: &Memory) -> SoloView {
    let (solo, diego) = (&table.solo, &table.solo.diego);
    let row_card = |&number: &u8| match Pile::Profession.card(number) {
        None => RowCard::Recruiting,
        Some(card) if memory.knows(number) || table.professions.shown(number).is_some() => {
            RowCard::Known(card)
        }
        Some(_) => RowCard::Hidden,
    };
    let has = |count: &u8| *count > 0;
    SoloView {
        objects: table
            .auction_card()
            .filter(|_| table.phase != Phase::Hands)
            .map_or(vec![], |card| card.objects.to_vec()),
        put_up: Stack::ALL
            .iter()
            .copied()
            .filter(|&stack| solo.put_up.contains(stack))
            .collect(),
        declined: solo.declined.as_slice().to_vec(),
        cards: solo.cards.len(),
        used: (0..crate::edition::DIEGO_CARDS as u8)
            .filter(|card| !solo.cards.as_slice().contains(card))
            .collect(),
        turn_cards: solo.turn_cards.into_iter().flatten().collect(),
        starts: solo.starts,
        prestige: diego.points.total(),
        points: diego.points,
        coins: u32::from(diego.coins) * 100,
        row: diego.row.as_slice().iter().rev().map(row_card).collect(),
        table: diego.table.cards().collect(),
        recruited: diego.recruited,
        bonuses: diego.bonuses.cards().collect(),
        prestiges: diego.prestiges.cards().collect(),
        best: diego.best,
        jesters: diego.jesters,
        builders: diego.builders,
        buildings: Building::ALL
            .iter()
            .copied()
            .zip(diego.buildings)
            .filter(|(_, count)| has(count))
            .collect(),
        landscapes: Landscape::ALL
            .iter()
            .copied()
            .zip(diego.landscapes)
            .filter(|(_, count)| has(count))
            .collect(),
        freedoms: Freedom::ALL
            .iter()
            .copied()
            .zip(diego.freedoms)
            .filter(|(_, count)| has(count))
            .collect(),
        virtuals: solo.virtuals[..table.virtual_count()]
            .iter()
            .map(|player| VirtualView {
                row: player.row.as_slice().iter().rev().map(row_card).collect(),
                table: player.table.cards().collect(),
            })
            .collect(),
    }
}
