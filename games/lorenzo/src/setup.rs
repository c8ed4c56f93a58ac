//! The first position (section SU).

use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, List, Rng, Set, Setup, SetupError, Stack, Start, Stream};

use crate::board::{DICE, Kind, Member};
use crate::card::Card;
use crate::edition::{CARDS_OF_KIND, CARDS_OF_PERIOD, Components, PERIODS};
use crate::goods::{Good, Purse};
use crate::pieces::{BonusTile, Tile};
use crate::state::{HAND, Lorenzo, Phase, Player};

impl Start for Lorenzo {
    fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        let (edition, seats, advanced) = (setup.edition, setup.seats, setup.options.advanced);
        let mut stream = Stream::new(setup.seed);
        let mut order: Vec<u8> = seats.iter().map(u8::from).collect();
        let (tiles, decks) = stream.draw(|rng| {
            rng.shuffle(&mut order);
            (tiles(rng), decks(edition.figures(), rng))
        });
        let players = BySeat::from_fn(|seat| {
            let place = order.iter().position(|&number| number == u8::from(seat));
            player(edition.figures(), advanced, place)
        });
        let mut game = Self {
            rules: setup.rules,
            edition,
            stream,
            seats,
            advanced,
            phase: Phase::BonusTiles,
            round: 0,
            order: order.into_iter().collect(),
            turn: 0,
            placed: false,
            dice: [1; DICE],
            decks,
            towers: Default::default(),
            tiles,
            council: List::default(),
            players,
            steps: Stack::EMPTY,
        };
        if !advanced {
            game.begin_round(&mut ());
            game.settle(&mut ());
        }
        Ok(game)
    }
}

/// One excommunication tile of each period (L.SU.3).
fn tiles(rng: &mut Rng) -> [Tile; PERIODS] {
    const EACH: usize = Tile::COUNT / PERIODS;
    let mut tiles: [Tile; Tile::COUNT] = std::array::from_fn(|index| Tile::ALL[index]);
    for of_period in tiles.chunks_mut(EACH) {
        rng.shuffle(of_period);
    }
    std::array::from_fn(|period| tiles[period * EACH])
}

/// A deck of each kind, period 1 on top (L.SU.2).
fn decks(components: &Components, rng: &mut Rng) -> [Deck<Card, CARDS_OF_KIND>; Kind::COUNT] {
    std::array::from_fn(|kind| {
        let mut deck = Deck::default();
        for period in (1..=PERIODS as u8).rev() {
            let of_period = |card: &Card| {
                let figures = components.card(*card);
                figures.kind == Kind::ALL[kind] && figures.period == period
            };
            let mut cards: Vec<Card> = Card::ALL.iter().copied().filter(of_period).collect();
            debug_assert_eq!(cards.len(), CARDS_OF_PERIOD);
            rng.shuffle(&mut cards);
            cards.into_iter().for_each(|card| deck.put_on_top(card));
        }
        deck
    })
}

/// What a seat has at that place of the turn order; nothing if nobody sits there (L.SU.8, L.SU.10).
fn player(components: &Components, advanced: bool, place: Option<usize>) -> Player {
    let mut goods = Purse::default();
    if let Some(place) = place {
        for (good, amount) in components.start.kinds() {
            goods.set(good, u16::from(amount));
        }
        let coins = u16::from(components.start_coins[place]);
        goods.add(Good::Coins, coins, Purse::MOST);
    }
    Player {
        goods,
        church: 0,
        cards: [List::default(); Kind::COUNT],
        members: [None; Member::COUNT],
        strengthened: [0; DICE],
        bonus: (place.is_some() && !advanced).then_some(BonusTile::Basic),
        excommunicated: [false; PERIODS],
        leaders: [None; HAND],
        copied: None,
        packet: Set::EMPTY,
    }
}
