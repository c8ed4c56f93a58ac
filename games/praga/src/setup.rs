//! The first position.

use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Rng, Seat, SeatSet, Set, Setup, SetupError, Stack, Start, Stream};

use crate::edition::{Components, PAIRS, SITES, stack_of};
use crate::hex::Hex;
use crate::options::{Solo, TileOrder};
use crate::pieces::{BridgeTile, Colour, Level, Plaza, PlazaTile, ProductionTile, Row, Technology};
use crate::state::{Built, HexStack, Parler, Phase, Player, Praga, Seen, Turn};
use crate::step::Step;
use crate::wheel::Wheel;

/// The hexes of an era: the shuffled stacks, and the rows dealt from them.
pub(crate) type Display = ([[Option<Hex>; 4]; 3], [HexStack; 6]);

/// How many gold bridge tiles lie at the bridge; as many lie at the cathedral.
const FIVES_AT_BRIDGE: usize = 3;

impl Start for Praga {
    fn new(setup: &Setup<Praga>) -> Result<Praga, SetupError> {
        let figures = setup.edition.figures();
        let seats = setup.seats;
        let options = setup.options;
        options.check(figures, seats)?;
        let begin = figures.start(seats.count());
        let untouched = Stream::new(setup.seed);
        let mut stream = untouched;
        let parler_plays = seats.count() == 1 && options.solo == Solo::Parler;
        let game = stream.draw(|rng| {
            let lot = Seat::new(rng.below(seats.count() as u32) as u8);
            let mut order = figures.first_game;
            if options.order == TileOrder::Random {
                rng.shuffle(&mut order);
            }
            let (rows, mut stacks) = deal(rng, 1);
            let sites = starting_buildings(&begin.buildings, &mut stacks);
            let mut five: Vec<BridgeTile> = BridgeTile::five().to_vec();
            rng.shuffle(&mut five);
            let (at_bridge, at_cathedral) = five.split_at(FIVES_AT_BRIDGE);
            let bridge_stack = shuffled(rng, BridgeTile::four());
            let technologies = std::array::from_fn(|level| shuffled(rng, Technology::of(Level::ALL[level])));
            let plazas = deal_plazas(rng, setup);
            let parler = if parler_plays {
                first_parler(rng, figures)
            } else {
                Parler::default()
            };
            let river = ProductionTile::ALL.iter().copied();
            Praga {
                edition: setup.edition,
                options,
                seats,
                first: options.first.unwrap_or(lot),
                phase: Phase::Play,
                turns: 0,
                era: 1,
                wheel: Wheel::new(begin, order),
                rows,
                stacks,
                technologies,
                technology_hand: [None; 3],
                bridge_stack,
                bridge_hand: [None; 3],
                bridge_discard: Set::EMPTY,
                bridge_five: at_bridge.iter().copied().collect(),
                cathedral_five: at_cathedral.iter().copied().collect(),
                seen_five: SeatSet::EMPTY,
                pairs: [None; PAIRS],
                plazas,
                sites,
                seals: [None; 5],
                river: river
                    .filter(|&tile| !parler_plays || figures.is_parler_production(tile))
                    .collect(),
                players: BySeat::from_fn(|_| Player::new(figures)),
                turn: Turn::default(),
                steps: Stack::EMPTY,
                rules: setup.rules,
                parler,
                stream: untouched,
            }
        });
        let mut game = Praga { stream, ..game };
        if parler_plays {
            game.steps.push(Step::Pawn);
        }
        Ok(game)
    }
}

/// A stack of tiles that nobody has seen.
fn shuffled<T: Copy + Default>(rng: &mut Rng, tiles: &[T]) -> Deck<Seen<T>, 6> {
    let unseen = |&tile: &T| Seen {
        tile,
        by: SeatSet::EMPTY,
    };
    let mut deck = Deck::new(tiles.iter().map(unseen));
    deck.shuffle(rng);
    deck
}

/// Peter Parler with his cubes on random places and his deck shuffled.
fn first_parler(rng: &mut Rng, figures: &Components) -> Parler {
    let mut parler = Parler {
        counts: figures.parler.start,
        places: std::array::from_fn(|_| rng.below(4) as u8),
        deck: Deck::new(1..=figures.parler.cards.len() as u8),
        ..Parler::default()
    };
    parler.deck.shuffle(rng);
    parler
}

/// Shuffles the stacks of an era and deals the rows.
pub(crate) fn deal(rng: &mut Rng, era: u8) -> Display {
    let mut rows = [[None; 4]; 3];
    let mut stacks = [HexStack::default(); 6];
    for &row in Row::ALL {
        for special in [false, true] {
            let stack = &mut stacks[stack_of(row, special)];
            stack.deck = Deck::new(Hex::of(row, era, special));
            stack.deck.shuffle(rng);
            let places = if special { 3..4 } else { 0..3 };
            for place in places {
                rows[row as usize][place] = stack.deck.draw();
            }
        }
    }
    (rows, stacks)
}

fn starting_buildings(at: &[u8], stacks: &mut [HexStack; 6]) -> [Option<Built>; SITES] {
    let mut sites = [None; SITES];
    for &site in at {
        sites[usize::from(site)] = stacks[stack_of(Row::Building, false)]
            .deck
            .draw()
            .map(|hex| Built {
                hex,
                rotation: 0,
                cube: None,
            });
    }
    sites
}

/// Deals plaza tiles onto the spaces of their colour that are used.
fn deal_plazas(rng: &mut Rng, setup: &Setup<Praga>) -> [Option<PlazaTile>; 10] {
    let figures = setup.edition.figures();
    let seats = setup.seats.count().max(2);
    let mut plazas = [None; 10];
    for &colour in Colour::ALL {
        let mut tiles: Vec<PlazaTile> = PlazaTile::ALL
            .iter()
            .copied()
            .filter(|&tile| figures.plaza_tile(tile).colour == colour)
            .collect();
        rng.shuffle(&mut tiles);
        let spaces = Plaza::ALL.iter().filter(|&&plaza| {
            let space = figures.city.plaza(plaza);
            space.colour == colour && usize::from(space.seats) <= seats
        });
        for (&plaza, tile) in spaces.zip(tiles) {
            plazas[plaza as usize] = Some(tile);
        }
    }
    plazas
}
