//! The first position (section SU).

use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, List, Set, Setup, SetupError, Stack, Start, Stream};

use crate::board::{DICE, Kind, Member};
use crate::card::Card;
use crate::edition::{CARDS_OF_PERIOD, PERIODS};
use crate::goods::{Good, Purse};
use crate::state::{HAND, Lorenzo, MOST_SEATS, Phase, Player};
use crate::tile::{BonusTile, Tile};

impl Start for Lorenzo {
    fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        let edition = setup.edition;
        let seats = setup.seats;
        let mut stream = Stream::new(setup.seed);
        let mut tiles: [Tile; Tile::COUNT] = std::array::from_fn(|index| Tile::ALL[index]);
        let mut order: Vec<u8> = seats.iter().map(u8::from).collect();
        let decks = stream.draw(|rng| {
            rng.shuffle(&mut order);
            for of_period in tiles.chunks_mut(Tile::COUNT / PERIODS) {
                rng.shuffle(of_period);
            }
            Kind::ALL
                .iter()
                .map(|&kind| {
                    let mut deck = Deck::default();
                    // Period 1 lies on top.
                    for period in (1..=PERIODS as u8).rev() {
                        let mut cards: Vec<Card> = Card::ALL
                            .iter()
                            .copied()
                            .filter(|&card| {
                                edition.card(card).kind == kind && edition.card(card).period == period
                            })
                            .collect();
                        debug_assert_eq!(cards.len(), CARDS_OF_PERIOD);
                        rng.shuffle(&mut cards);
                        cards.into_iter().for_each(|card| deck.put_on_top(card));
                    }
                    deck
                })
                .collect::<Vec<_>>()
        });
        let mut goods = Purse::default();
        for (good, amount) in edition.start.kinds() {
            goods.set(good, u16::from(amount));
        }
        let advanced = setup.options.advanced;
        let mut players = BySeat::<Player, MOST_SEATS>::from_fn(|_| Player {
            goods: Purse::default(),
            church: 0,
            cards: [List::default(); Kind::COUNT],
            members: [None; Member::COUNT],
            strengthened: [0; DICE],
            bonus: None,
            excommunicated: [false; PERIODS],
            leaders: [None; HAND],
            copied: None,
            packet: Set::EMPTY,
        });
        for seat in seats.iter() {
            let player = &mut players[seat];
            player.goods = goods;
            player.bonus = (!advanced).then_some(BonusTile::Basic);
            let place = order
                .iter()
                .position(|&number| number == u8::from(seat))
                .unwrap_or(0);
            player
                .goods
                .add(Good::Coins, u16::from(edition.start_coins[place]), Purse::MOST);
        }
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
            decks: std::array::from_fn(|kind| decks[kind]),
            towers: Default::default(),
            tiles: std::array::from_fn(|period| tiles[period * (Tile::COUNT / PERIODS)]),
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
