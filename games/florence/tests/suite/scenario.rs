//! Positions in one line, and what tests ask a game of Florence.

use signoria_engine::deck::Deck;
use signoria_engine::{Edition, Figures as _, Seat, Seats, Setup, testing};
use signoria_florence::cards::Draw;
use signoria_florence::pieces::{Building, Card, Cell, Freedom, Landscape, Pile, Stack, Tile, Turn};
use signoria_florence::state::{Half, Lot, Phase, Plot, Site, Step};
use signoria_florence::{Components, Florence, Options};

pub type Play = testing::Play<Florence>;
pub type Scenario = testing::Scenario<Florence>;

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);

/// Actions that decline whatever is offered, so that the game goes on.
const IDLE: [&str; 11] = [
    "sit-out",
    "pass",
    "nothing",
    "end",
    "hold",
    "rest",
    "decline",
    "withdraw",
    "done",
    "pay",
    "convert 0",
];

/// What tests ask a game.
pub trait Table {
    fn coins(&self, seat: Seat) -> u32;
    fn prestige(&self, seat: Seat) -> i32;
    /// Gives up prestige for coins.
    fn sell(&mut self, seat: Seat, points: u16) -> &mut Self;
    /// Everybody passes, sits out, takes nothing or ends his turn until that holds.
    fn idle_until(&mut self, stop: impl Fn(&Florence) -> bool) -> &mut Self;
}

impl Table for Play {
    fn coins(&self, seat: Seat) -> u32 {
        u32::from(self.game.players[seat].coins) * 100
    }

    fn prestige(&self, seat: Seat) -> i32 {
        self.game.players[seat].prestige()
    }

    #[track_caller]
    fn sell(&mut self, seat: Seat, points: u16) -> &mut Self {
        self.act(seat, "sell").act(seat, &format!("give-up {points}"))
    }

    #[track_caller]
    fn idle_until(&mut self, stop: impl Fn(&Florence) -> bool) -> &mut Self {
        self.until(&IDLE, |play| stop(&play.game))
    }
}

/// Positions; whatever is not set is as after the starting hands, with seat 0 as start player.
pub trait Positions: Sized {
    /// Edition 2022 without expansions.
    fn new(seats: u8) -> Self {
        Self::with(seats, "2022", Options::default())
    }

    fn court(seats: u8) -> Self {
        Self::with(
            seats,
            "2022",
            Options {
                muse_and_princess: true,
                ..Options::default()
            },
        )
    }

    fn joint(seats: u8) -> Self {
        Self::with(
            seats,
            "2022",
            Options {
                cooperative_building: true,
                ..Options::default()
            },
        )
    }

    fn with(seats: u8, edition: &str, options: Options) -> Self;

    /// The position as it is now.
    fn now(&self) -> Florence;

    /// Changes the position; the history of the decks is adjusted.
    fn state(self, change: impl FnOnce(&mut Florence)) -> Self;

    fn round(self, round: u8) -> Self {
        self.state(|game| game.round = round)
    }

    /// What is to be decided.
    fn step(self, step: Step) -> Self {
        self.state(|game| game.go_to(step))
    }

    /// The action phase, that seat's turn.
    fn turn(self, seat: Seat) -> Self {
        self.state(|game| {
            game.phase = Phase::Actions;
            game.turn = seat;
            game.go_to(Step::Turn);
            game.deeds.left = 2;
        })
    }

    fn coins(self, seat: Seat, coins: u32) -> Self {
        self.state(|game| game.players[seat].coins = (coins / 100) as u16)
    }

    fn prestige(self, seat: Seat, points: u16) -> Self {
        self.state(|game| {
            let player = &mut game.players[seat];
            let other = player.prestige() - i32::from(player.points.works);
            player.points.works = (i32::from(points) - other).max(0) as u16;
        })
    }

    fn jesters(self, seat: Seat, count: u8) -> Self {
        self.state(|game| {
            game.supply.jesters -= count;
            game.players[seat].jesters += count;
        })
    }

    fn builders(self, seat: Seat, count: u8) -> Self {
        self.state(|game| {
            game.supply.builders -= count;
            let player = &mut game.players[seat];
            player.builders += count;
            player.points.builders = 3 * player.builders.saturating_sub(1);
        })
    }

    fn freedoms(self, seat: Seat, freedoms: &[Freedom]) -> Self {
        self.state(|game| {
            for &freedom in freedoms {
                game.supply.freedoms[freedom as usize] -= 1;
                game.players[seat].freedoms.insert(freedom);
            }
        })
    }

    /// Exactly these professions in hand; the others go to the bottom of the deck.
    fn hand(self, seat: Seat, cards: &[Card]) -> Self {
        self.state(|game| {
            for number in game.players[seat].hand.numbers() {
                game.professions.deck.put_under(number);
            }
            game.players[seat].hand = Default::default();
            for &card in cards {
                lift(game, card);
                game.players[seat].hand.insert(card.number());
            }
        })
    }

    /// These professions on the table.
    fn played(self, seat: Seat, cards: &[Card]) -> Self {
        self.state(|game| {
            for &card in cards {
                lift(game, card);
                game.players[seat].table.insert(card.number());
            }
        })
    }

    /// Recruiting cards in hand and on the table.
    fn recruiting(self, seat: Seat, hand: u8, table: u8) -> Self {
        self.state(|game| {
            game.supply.recruiting -= hand + table;
            game.players[seat].recruiting += hand;
            game.players[seat].recruited += table;
        })
    }

    fn bonuses(self, seat: Seat, cards: &[Card]) -> Self {
        self.state(|game| {
            for card in cards {
                game.players[seat].bonuses.insert(card.number());
            }
            arrange_decks(game);
        })
    }

    fn prestiges(self, seat: Seat, cards: &[Card]) -> Self {
        self.state(|game| {
            for card in cards {
                game.players[seat].prestiges.insert(card.number());
            }
            arrange_decks(game);
        })
    }

    /// These cards on top of their deck, the first on top.
    fn on_top(self, cards: &[Card]) -> Self {
        self.state(|game| {
            for &card in cards.iter().rev() {
                let number = card.number();
                match card.pile() {
                    Pile::Profession => {
                        lift(game, card);
                        game.professions.deck.put_on_top(number);
                    }
                    Pile::Bonus => to_top(&mut game.bonuses.deck, number),
                    Pile::Prestige => to_top(&mut game.prestiges.deck, number),
                }
            }
            arrange_decks(game);
        })
    }

    /// Only this many cards left in a deck; the others are taken by that seat (professions: played by it).
    fn deck_left(self, pile: Pile, left: usize, seat: Seat) -> Self {
        let game = self.now();
        let deck = match pile {
            Pile::Profession => game.professions.deck.as_slice(),
            Pile::Bonus => game.bonuses.deck.as_slice(),
            Pile::Prestige => game.prestiges.deck.as_slice(),
        };
        let cards: Vec<Card> = deck[left..]
            .iter()
            .filter_map(|&number| pile.card(number))
            .collect();
        match pile {
            Pile::Profession => self.played(seat, &cards),
            Pile::Bonus => self.bonuses(seat, &cards),
            Pile::Prestige => self.prestiges(seat, &cards),
        }
    }

    fn land(self, seat: Seat, landscape: Landscape, at: &str) -> Self {
        self.state(|game| {
            let kind = landscape as usize;
            let plot = Plot::new(seat, site(at));
            let cells = plot.cells(game.figures(), landscape).expect("inside the grid");
            game.supply.landscapes[kind] -= 1;
            game.lands[kind].put_on_top(plot);
            let player = &mut game.players[seat];
            assert_eq!(player.covered & cells, 0, "{landscape} {at}");
            player.covered |= cells;
            player.landscapes[kind] += 1;
            let repeated = player.landscapes.iter().map(|count| 3 * count.saturating_sub(1));
            player.points.landscapes = repeated.sum();
        })
    }

    fn built(self, seat: Seat, building: Building, at: &str) -> Self {
        self.state(|game| {
            let lot = Lot::new(site(at), Half::Whole);
            let cells = lot.cells(game.figures(), building).expect("inside the grid");
            game.supply.buildings[building as usize] -= 1;
            let player = &mut game.players[seat];
            assert_eq!(player.covered & cells, 0, "{building} {at}");
            player.lots[building as usize] = lot;
            player.built |= cells;
            player.covered |= cells;
            player.points.buildings += 3;
        })
    }

    /// Puts these tiles into the estate somehow: a search for a place for each.
    fn furnish(mut self, seat: Seat, buildings: &[Building], landscapes: &[Landscape]) -> Self {
        let tiles: Vec<Tile> = buildings
            .iter()
            .map(|&building| Tile::Building(building))
            .chain(landscapes.iter().map(|&landscape| Tile::Landscape(landscape)))
            .collect();
        let game = self.now();
        let (figures, covered) = (game.figures(), game.players[seat].covered);
        let cells: u32 = tiles.iter().map(|&tile| figures.places(tile).cells).sum();
        let slack = (49 - covered.count_ones())
            .checked_sub(cells)
            .expect("the tiles fit by number of cells");
        let mut found = vec![None; tiles.len()];
        assert!(
            cover(figures, &tiles, covered, slack, &mut found),
            "the tiles fit"
        );
        for (tile, site) in tiles.into_iter().zip(found) {
            let site: Site = site.expect("a place for each");
            let at = format!("{} {}", site.cell, site.turn);
            self = match tile {
                Tile::Building(building) => self.built(seat, building, &at),
                Tile::Landscape(landscape) => self.land(seat, landscape, &at),
            };
        }
        self
    }
}

impl Positions for Scenario {
    fn with(seats: u8, edition: &str, options: Options) -> Self {
        let start_player = (seats > 1).then_some(A);
        let mut play = start(
            seats,
            edition,
            Options {
                start_player,
                ..options
            },
            5,
        );
        for seat in Seats::new(seats).iter() {
            play.any(seat, "return");
        }
        Self::from(&play.game).state(arrange_decks)
    }

    fn now(&self) -> Florence {
        self.get("")
    }

    #[track_caller]
    fn state(self, change: impl FnOnce(&mut Florence)) -> Self {
        self.edit("", |game: &mut Florence| {
            change(game);
            arrange_professions(game);
        })
    }
}

/// Takes a profession from wherever it is.
fn lift(game: &mut Florence, card: Card) {
    let number = card.number();
    let rest = without(game.professions.deck.as_slice(), &[number]);
    game.professions.deck = Deck::new(rest);
    for seat in game.seats.iter() {
        game.players[seat].hand.remove(number);
        game.players[seat].table.remove(number);
    }
    let solo = &mut game.solo;
    solo.diego.table.remove(number);
    for player in &mut solo.virtuals {
        player.table.remove(number);
    }
    // Another card of the deck takes its place in a row.
    let rows = solo.virtuals.iter_mut().map(|player| player.row.as_mut_slice());
    for slot in rows.chain([solo.diego.row.as_mut_slice()]).flatten() {
        if *slot == number {
            *slot = game
                .professions
                .deck
                .draw()
                .expect("the deck has a card to replace it");
        }
    }
}

/// What lies face up was shown, and what was given back at the start is in the deck.
fn arrange_professions(game: &mut Florence) {
    if game.phase == Phase::Hands {
        return;
    }
    let mut professions = Draw::new(game.professions.deck);
    for seat in game.seats.iter() {
        for number in game.players[seat].table.numbers() {
            professions.show(number, seat.into());
        }
        if let Some(&returned) = game.professions.deck.as_slice().get(seat.index()) {
            game.players[seat].returned = Pile::Profession.card(returned);
        }
    }
    if game.is_solo() {
        for number in game.solo.diego.table.numbers() {
            professions.show(number, 1);
        }
        for (index, player) in game.solo.virtuals.iter().enumerate() {
            for number in player.table.numbers() {
                professions.show(number, 2 + index as u8);
            }
        }
    }
    game.professions = professions;
}

/// The bonus and prestige cards in hand were taken, the rest lies in the decks.
fn arrange_decks(game: &mut Florence) {
    let taken = |of: fn(&Florence, Seat) -> Vec<u8>| -> Vec<(u8, u8)> {
        let seats = game.seats.iter();
        seats
            .flat_map(|seat| {
                of(game, seat)
                    .into_iter()
                    .map(move |number| (seat.into(), number))
            })
            .collect()
    };
    let bonuses = taken(|game, seat| game.players[seat].bonuses.numbers().collect());
    let prestiges = taken(|game, seat| game.players[seat].prestiges.numbers().collect());
    let numbers = |taken: &[(u8, u8)]| -> Vec<u8> { taken.iter().map(|(_, number)| *number).collect() };
    let rest = without(game.bonuses.deck.as_slice(), &numbers(&bonuses));
    game.bonuses = Draw::arranged(&bonuses, &rest);
    let rest = without(game.prestiges.deck.as_slice(), &numbers(&prestiges));
    game.prestiges = Draw::arranged(&prestiges, &rest);
}

fn without(deck: &[u8], taken: &[u8]) -> Vec<u8> {
    deck.iter()
        .copied()
        .filter(|number| !taken.contains(number))
        .collect()
}

fn to_top<const N: usize>(deck: &mut Deck<u8, N>, number: u8) {
    let rest = without(deck.as_slice(), &[number]);
    *deck = Deck::new(rest.into_iter().chain([number]));
}

/// "c4 r1" as a place.
pub fn site(text: &str) -> Site {
    let (cell, turn) = text.split_once(' ').expect("a cell and a turn");
    Site {
        cell: cell.parse::<Cell>().expect("a cell"),
        turn: turn.parse::<Turn>().expect("a turn"),
    }
}

fn table(seats: u8, edition: &str, options: Options, seed: u64) -> Setup<Florence> {
    Setup::new(Seats::new(seats), seed)
        .with_edition(Edition::named(edition).expect("an edition of ours"))
        .with_options(options)
}

/// Loads the figures of 2022 with one passage changed under a name, and gives the name.
pub fn changed<'a>(name: &'a str, from: &str, to: &str) -> &'a str {
    let text = Components::BUILT_IN[0].text;
    assert!(text.contains(from), "{from} is not in the file");
    Edition::<Components>::load(name, &text.replacen(from, to, 1)).expect("a file of ours");
    name
}

/// A new table, nobody has chosen a hand yet.
pub fn start(seats: u8, edition: &str, options: Options, seed: u64) -> Play {
    Play::start(&table(seats, edition, options, seed))
}

/// The rule by which a table is refused.
pub fn refused_table(seats: u8, edition: &str, options: Options) -> String {
    let refused = table(seats, edition, options, 0).start().expect_err("refused");
    refused.message().id.into_owned()
}

/// The stacks that can be opened, taken or put up, by that verb.
pub fn stacks(play: &Play, seat: Seat, verb: &str) -> Vec<Stack> {
    let list = play.listed(seat, verb);
    let words = list.iter().filter_map(|action| action.split(' ').nth(1));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Covers the first free cell with one of the tiles left, or leaves it empty.
fn cover(
    figures: &Components,
    tiles: &[Tile],
    covered: u64,
    slack: u32,
    found: &mut Vec<Option<Site>>,
) -> bool {
    if found.iter().all(Option::is_some) {
        return true;
    }
    let free = !covered & signoria_florence::places::BOARD;
    let first = free & free.wrapping_neg();
    for index in 0..tiles.len() {
        if found[index].is_some() {
            continue;
        }
        for place in &figures.places(tiles[index]).inside {
            if place.mask & covered == 0 && place.mask & first != 0 {
                found[index] = Some(Site {
                    cell: place.cell,
                    turn: place.turn,
                });
                if cover(figures, tiles, covered | place.mask, slack, found) {
                    return true;
                }
                found[index] = None;
            }
        }
    }
    slack > 0 && cover(figures, tiles, covered | first, slack - 1, found)
}
