//! Positions in one line, and games that are played by text.

#![allow(dead_code)]

use signoria_engine::{Edition, Eye, Seat, Seats, Setup, Told, prelude::*};
use signoria_florence::cards::Draw;
use signoria_florence::pieces::{Building, Card, Cell, Freedom, Landscape, Pile, Stack, Turn};
use signoria_florence::state::{Half, Lot, Phase, Plot, Site, Step, Table};
use signoria_florence::{Action, Event, Florence, Options, View};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);
pub const E: Seat = Seat::new(4);

/// A game that is played by text; what is not expected fails the test.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: Florence,
    pub log: Vec<Told<Event>>,
}

impl Play {
    pub fn new(game: Florence) -> Self {
        Self {
            game,
            log: Vec::new(),
        }
    }

    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// Carries an action out.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: &str) -> &mut Self {
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        assert!(
            self.list(seat).iter().any(|listed| listed == action),
            "{seat:?} {action} is not listed: {:?}",
            self.list(seat)
        );
        if let Err(error) = self.game.apply(seat, parsed, &mut self.log) {
            panic!("{seat:?} {action}: {error:?}");
        }
        self.game
            .audit()
            .expect("the position after an action is possible");
        self
    }

    /// Carries several actions of one seat out.
    #[track_caller]
    pub fn acts(&mut self, seat: Seat, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.act(seat, action);
        }
        self
    }

    /// The rule by which an action is refused; it must not be listed and must change nothing.
    #[track_caller]
    pub fn refused(&self, seat: Seat, action: &str) -> &'static str {
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        assert!(
            !self.list(seat).iter().any(|listed| listed == action),
            "{seat:?} {action} is listed"
        );
        let mut after = self.game.clone();
        let mut log = Vec::new();
        let error = after.apply(seat, parsed, &mut log).expect_err("refused");
        assert_eq!(after, self.game, "a refusal changes nothing");
        assert!(log.is_empty(), "a refusal tells nothing");
        error.rule()
    }

    pub fn list(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub fn can(&self, seat: Seat, action: &str) -> bool {
        self.list(seat).iter().any(|listed| listed == action)
    }

    /// Whether any listed action begins with that verb.
    pub fn has(&self, seat: Seat, verb: &str) -> bool {
        self.list(seat)
            .iter()
            .any(|listed| listed.split(' ').next() == Some(verb))
    }

    pub fn waits_for(&self, seat: Seat) -> bool {
        self.game.waiting().contains(seat)
    }

    pub fn coins(&self, seat: Seat) -> u32 {
        u32::from(self.table().players[seat].coins) * 100
    }

    pub fn prestige(&self, seat: Seat) -> i32 {
        self.table().players[seat].prestige()
    }

    pub fn view(&self, eye: Eye) -> View {
        self.game.view(eye)
    }

    /// The first listed action that begins so.
    #[track_caller]
    pub fn first(&self, seat: Seat, verb: &str) -> String {
        let found = self
            .list(seat)
            .into_iter()
            .find(|listed| listed.split(' ').next() == Some(verb));
        found.unwrap_or_else(|| panic!("{seat:?} cannot {verb}: {:?}", self.list(seat)))
    }

    /// Carries out the first listed action that begins so.
    #[track_caller]
    pub fn any(&mut self, seat: Seat, verb: &str) -> &mut Self {
        let action = self.first(seat, verb);
        self.act(seat, &action)
    }

    /// Everybody passes, sits out, takes nothing or ends his turn until that holds.
    #[track_caller]
    pub fn idle_until(&mut self, stop: impl Fn(&Table) -> bool) -> &mut Self {
        for _ in 0..2000 {
            if stop(self.table()) {
                return self;
            }
            let Some(seat) = self.game.waiting().first() else {
                break;
            };
            let idle = [
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
            let list = self.list(seat);
            let action = idle.iter().find(|idle| list.iter().any(|listed| listed == *idle));
            let action = action.map_or_else(|| list[0].clone(), |action| (*action).to_owned());
            self.act(seat, &action);
        }
        if stop(self.table()) {
            self
        } else {
            panic!("that never came: {:?}", self.table().step)
        }
    }

    /// Gives up prestige for coins.
    #[track_caller]
    pub fn sell(&mut self, seat: Seat, points: u16) -> &mut Self {
        self.act(seat, "sell").act(seat, &format!("give-up {points}"))
    }

    pub fn events(&self) -> Vec<&Event> {
        self.log.iter().map(|told| &told.event).collect()
    }
}

/// A position under construction; what is not said is as after the starting hands.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub table: Table,
    taken: [Vec<(u8, u8)>; 2],
}

impl Scenario {
    /// Edition 2022, seat 0 starts, hands are chosen.
    pub fn new(seats: u8) -> Self {
        Self::with(seats, "2022", Options::default())
    }

    pub fn with(seats: u8, edition: &str, options: Options) -> Self {
        let start_player = (seats > 1).then_some(A);
        let setup = Setup::<Florence>::new(Seats::new(seats), 5)
            .with_edition(Edition::named(edition).unwrap())
            .with_options(Options {
                start_player,
                ..options
            });
        let mut play = Play::new(setup.start().unwrap());
        for seat in Seats::new(seats).iter() {
            play.any(seat, "return");
        }
        Self {
            table: play.table().clone(),
            taken: Default::default(),
        }
    }

    pub fn court(seats: u8) -> Self {
        Self::with(
            seats,
            "2022",
            Options {
                muse_and_princess: true,
                ..Options::default()
            },
        )
    }

    pub fn joint(seats: u8) -> Self {
        Self::with(
            seats,
            "2022",
            Options {
                cooperative_building: true,
                ..Options::default()
            },
        )
    }

    pub fn round(mut self, round: u8) -> Self {
        self.table.round = round;
        self
    }

    /// The action phase, that seat's turn.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.table.phase = Phase::Actions;
        self.table.turn = seat;
        self.table.step = Step::Turn;
        self.table.deeds.left = 2;
        self
    }

    pub fn coins(mut self, seat: Seat, coins: u32) -> Self {
        self.table.players[seat].coins = (coins / 100) as u16;
        self
    }

    pub fn prestige(mut self, seat: Seat, points: u16) -> Self {
        let player = &mut self.table.players[seat];
        let other = player.prestige() - i32::from(player.points.works);
        player.points.works = (i32::from(points) - other).max(0) as u16;
        self
    }

    pub fn jesters(mut self, seat: Seat, count: u8) -> Self {
        self.table.supply.jesters -= count;
        self.table.players[seat].jesters += count;
        self
    }

    pub fn builders(mut self, seat: Seat, count: u8) -> Self {
        self.table.supply.builders -= count;
        let player = &mut self.table.players[seat];
        player.builders += count;
        player.points.builders = 3 * player.builders.saturating_sub(1);
        self
    }

    pub fn freedoms(mut self, seat: Seat, freedoms: &[Freedom]) -> Self {
        for &freedom in freedoms {
            self.table.supply.freedoms[freedom as usize] -= 1;
            self.table.players[seat].freedoms |= 1 << freedom as u8;
        }
        self
    }

    /// Takes a profession from wherever it is.
    fn lift(&mut self, card: Card) {
        let number = card.number();
        let deck: Vec<u8> = self
            .table
            .professions
            .deck
            .as_slice()
            .iter()
            .copied()
            .filter(|&other| other != number)
            .collect();
        self.table.professions.deck = signoria_engine::deck::Deck::new(deck);
        for seat in self.table.seats.iter() {
            self.table.players[seat].hand.remove(number);
            self.table.players[seat].table.remove(number);
        }
        let solo = &mut self.table.solo;
        solo.diego.table.remove(number);
        for player in &mut solo.virtuals {
            player.table.remove(number);
        }
        // Another card of the deck takes its place in a row.
        let rows = solo.virtuals.iter_mut().map(|player| player.row.as_mut_slice());
        for slot in rows.chain([solo.diego.row.as_mut_slice()]).flatten() {
            if *slot == number {
                *slot = self
                    .table
                    .professions
                    .deck
                    .draw()
                    .expect("the deck has a card to replace it");
            }
        }
    }

    /// Exactly these professions in hand; the others go to the bottom of the deck.
    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        for number in self.table.players[seat].hand.numbers() {
            self.table.professions.deck.put_under(number);
        }
        self.table.players[seat].hand = Default::default();
        for &card in cards {
            self.lift(card);
            self.table.players[seat].hand.insert(card.number());
        }
        self
    }

    /// These professions on the table.
    pub fn played(mut self, seat: Seat, cards: &[Card]) -> Self {
        for &card in cards {
            self.lift(card);
            self.table.players[seat].table.insert(card.number());
        }
        self
    }

    /// Recruiting cards in hand and on the table.
    pub fn recruiting(mut self, seat: Seat, hand: u8, table: u8) -> Self {
        self.table.supply.recruiting -= hand + table;
        self.table.players[seat].recruiting += hand;
        self.table.players[seat].recruited += table;
        self
    }

    pub fn bonuses(mut self, seat: Seat, cards: &[Card]) -> Self {
        for card in cards {
            self.taken[0].push((seat.into(), card.number()));
            self.table.players[seat].bonuses.insert(card.number());
        }
        self
    }

    pub fn prestiges(mut self, seat: Seat, cards: &[Card]) -> Self {
        for card in cards {
            self.taken[1].push((seat.into(), card.number()));
            self.table.players[seat].prestiges.insert(card.number());
        }
        self
    }

    /// These cards on top of their deck, the first on top.
    pub fn on_top(mut self, cards: &[Card]) -> Self {
        for &card in cards.iter().rev() {
            let number = card.number();
            match card.pile() {
                Pile::Profession => {
                    self.lift(card);
                    self.table.professions.deck.put_on_top(number);
                }
                Pile::Bonus => to_top(&mut self.table.bonuses.deck, number),
                Pile::Prestige => to_top(&mut self.table.prestiges.deck, number),
            }
        }
        self
    }

    /// Only so many cards left in a deck; the others are taken by that seat (professions: played by it).
    pub fn deck_left(mut self, pile: Pile, left: usize, seat: Seat) -> Self {
        let cards: Vec<Card> = match pile {
            Pile::Profession => self.table.professions.deck.as_slice(),
            Pile::Bonus => self.table.bonuses.deck.as_slice(),
            Pile::Prestige => self.table.prestiges.deck.as_slice(),
        }
        .iter()
        .filter_map(|&number| pile.card(number))
        .collect();
        let cards = &cards[left..];
        self = match pile {
            Pile::Profession => self.played(seat, cards),
            Pile::Bonus => self.bonuses(seat, cards),
            Pile::Prestige => self.prestiges(seat, cards),
        };
        self
    }

    pub fn land(mut self, seat: Seat, landscape: Landscape, at: &str) -> Self {
        let site = site(at);
        let kind = landscape as usize;
        let plot = Plot::new(seat, site);
        let cells = plot
            .cells(self.table.figures(), landscape)
            .expect("inside the grid");
        self.table.supply.landscapes[kind] -= 1;
        self.table.lands[kind].put_on_top(plot);
        let player = &mut self.table.players[seat];
        assert_eq!(player.covered & cells, 0, "{landscape} {at}");
        player.covered |= cells;
        player.landscapes[kind] += 1;
        player.points.landscapes = player
            .landscapes
            .iter()
            .map(|count| 3 * count.saturating_sub(1))
            .sum();
        self
    }

    pub fn built(mut self, seat: Seat, building: Building, at: &str) -> Self {
        let lot = Lot::new(site(at), Half::Whole);
        let cells = lot
            .cells(self.table.figures(), building)
            .expect("inside the grid");
        self.table.supply.buildings[building as usize] -= 1;
        let player = &mut self.table.players[seat];
        assert_eq!(player.covered & cells, 0, "{building} {at}");
        player.lots[building as usize] = lot;
        player.built |= cells;
        player.covered |= cells;
        player.points.buildings += 3;
        self
    }

    pub fn edit(mut self, with: impl FnOnce(&mut Table)) -> Self {
        with(&mut self.table);
        self
    }

    /// The game from here.
    #[track_caller]
    pub fn play(mut self) -> Play {
        let table = &mut self.table;
        let mut professions = Draw::new(table.professions.deck);
        for seat in table.seats.iter() {
            for number in table.players[seat].table.numbers() {
                professions.show(number, seat.into());
            }
            let returned = table.professions.deck.as_slice()[seat.index()];
            table.players[seat].returned = Pile::Profession.card(returned);
        }
        if table.is_solo() {
            for number in table.solo.diego.table.numbers() {
                professions.show(number, 1);
            }
            for (index, player) in table.solo.virtuals.iter().enumerate() {
                for number in player.table.numbers() {
                    professions.show(number, 2 + index as u8);
                }
            }
        }
        table.professions = professions;
        if !self.taken[0].is_empty() || table.bonuses.looks.is_empty() {
            let rest = without(table.bonuses.deck.as_slice(), &self.taken[0]);
            table.bonuses = Draw::arranged(&self.taken[0], &rest);
        }
        if !self.taken[1].is_empty() || table.prestiges.looks.is_empty() {
            let rest = without(table.prestiges.deck.as_slice(), &self.taken[1]);
            table.prestiges = Draw::arranged(&self.taken[1], &rest);
        }
        Play::new(Florence::from_table(self.table).unwrap())
    }
}

fn without(deck: &[u8], taken: &[(u8, u8)]) -> Vec<u8> {
    deck.iter()
        .copied()
        .filter(|number| taken.iter().all(|(_, card)| card != number))
        .collect()
}

fn to_top<const N: usize>(deck: &mut signoria_engine::deck::Deck<u8, N>, number: u8) {
    let rest: Vec<u8> = deck
        .as_slice()
        .iter()
        .copied()
        .filter(|&other| other != number)
        .collect();
    *deck = signoria_engine::deck::Deck::new(rest.into_iter().chain([number]));
}

/// "c4 r1" as a place.
pub fn site(text: &str) -> Site {
    let (cell, turn) = text.split_once(' ').unwrap();
    Site {
        cell: cell.parse::<Cell>().unwrap(),
        turn: turn.parse::<Turn>().unwrap(),
    }
}

/// A new table, nobody has chosen a hand yet.
pub fn start(seats: u8, edition: &str, options: Options, seed: u64) -> Play {
    let setup = Setup::<Florence>::new(Seats::new(seats), seed)
        .with_edition(Edition::named(edition).unwrap())
        .with_options(options);
    Play::new(setup.start().unwrap())
}

/// The rule by which a table is refused.
pub fn refused_table(seats: u8, edition: &str, options: Options) -> String {
    let setup = Setup::<Florence>::new(Seats::new(seats), 0)
        .with_edition(Edition::named(edition).unwrap())
        .with_options(options);
    setup.start().unwrap_err().message().id.into_owned()
}

/// The stacks that can be opened, taken or put up, by that verb.
pub fn stacks(play: &Play, seat: Seat, verb: &str) -> Vec<Stack> {
    let list = play.list(seat);
    let found = list
        .iter()
        .filter_map(|action| action.strip_prefix(verb)?.strip_prefix(' ')?.parse().ok());
    found.collect()
}

impl Scenario {
    /// Puts these tiles into the estate somehow: a search for a place for each.
    #[track_caller]
    pub fn furnish(mut self, seat: Seat, buildings: &[Building], landscapes: &[Landscape]) -> Self {
        use signoria_florence::pieces::Tile;
        let tiles: Vec<Tile> = buildings
            .iter()
            .map(|&building| Tile::Building(building))
            .chain(landscapes.iter().map(|&landscape| Tile::Landscape(landscape)))
            .collect();
        let figures = self.table.figures();
        let covered = self.table.players[seat].covered;
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
            let site: Site = site.unwrap();
            let at = format!("{} {}", site.cell, site.turn);
            self = match tile {
                Tile::Building(building) => self.built(seat, building, &at),
                Tile::Landscape(landscape) => self.land(seat, landscape, &at),
            };
        }
        self
    }
}

/// Covers the first free cell with one of the tiles left, or leaves it empty.
fn cover(
    figures: &signoria_florence::BoxFigures,
    tiles: &[signoria_florence::pieces::Tile],
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
