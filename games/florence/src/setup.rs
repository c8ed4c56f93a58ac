//! The first position.

use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Log, Rng, Seat, Setup, SetupError, Start, Stream};

use crate::cards::Draw;
use crate::event::{Event, Refusal};
use crate::pieces::{BONUSES, Card, Freedom, PRESTIGES, PROFESSIONS, Pile};
use crate::state::*;
use crate::{Components, Options};

impl Start for Florence {
    fn new(setup: &Setup<Florence>) -> Result<Florence, SetupError> {
        setup.options.check(&setup.edition, setup.seats)?;
        let figures = setup.edition.figures();
        let (options, seats) = (setup.options, setup.seats);
        let solo = seats.count() == 1;
        let mut stream = Stream::new(setup.seed);
        let mut players: BySeat<Player, 5> = BySeat::default();
        let mut opponents = Solo::default();
        let palazzo = figures.palazzo[usize::from(options.cooperative_building)];
        let money = if seats.count() == 2 {
            figures.money.start_two
        } else {
            figures.money.start
        };
        let (professions, bonuses, prestiges, freedoms, start) = stream.draw(|rng| {
            let mut professions: Deck<u8, PROFESSIONS> = shuffled(rng);
            for seat in seats.iter() {
                let player = &mut players[seat];
                player.hand = (0..figures.dealt).filter_map(|_| professions.draw()).collect();
                (player.coins, player.built, player.covered) = (money, palazzo, palazzo);
            }
            if solo {
                deal_solo(figures, options, rng, &mut professions, &mut opponents);
            }
            let start = rng.below(if solo { 2 } else { seats.count() as u32 }) as u8;
            let freedoms = freedoms(figures, options, seats.count(), rng);
            (
                professions,
                shuffled::<BONUSES>(rng),
                shuffled::<PRESTIGES>(rng),
                freedoms,
                start,
            )
        });
        opponents.starts = solo && start == 1;
        let start = if solo {
            Seat::new(0)
        } else {
            options.start_player.unwrap_or(Seat::new(start))
        };
        let court = Court {
            coins: if options.muse_and_princess {
                figures.banker.start
            } else {
                0
            },
            ..Court::default()
        };
        Ok(Florence {
            rules: setup.rules,
            edition: setup.edition,
            options,
            seats,
            stream,
            round: 1,
            phase: Phase::Hands,
            start,
            turn: start,
            steps: first_step(),
            auction: Auction::default(),
            deeds: Deeds::default(),
            supply: Supply {
                landscapes: [figures.landscape_copies; 3],
                jesters: figures.jesters,
                builders: figures.builders,
                recruiting: figures.recruiting,
                freedoms,
                buildings: [figures.building_copies; 10],
            },
            players,
            lands: [Deck::default(); 3],
            professions: Draw::new(professions),
            bonuses: Draw::new(bonuses),
            prestiges: Draw::new(prestiges),
            court,
            solo: opponents,
        })
    }
}

/// Everybody chooses a hand.
fn first_step() -> Steps {
    let mut steps = Steps::EMPTY;
    steps.push(Step::Hand);
    steps
}

fn shuffled<const N: usize>(rng: &mut Rng) -> Deck<u8, N> {
    let mut deck = Deck::new(0..N as u8);
    deck.shuffle(rng);
    deck
}

/// How many tokens of each freedom are used.
fn freedoms(figures: &Components, options: Options, seats: usize, rng: &mut Rng) -> [u8; 3] {
    let tokens = &figures.freedom_tokens;
    match seats {
        1 => [tokens.solo; 3],
        2 => {
            let mut order = [0, 1, 2];
            rng.shuffle(&mut order);
            let (each, other, changed) = if options.hard_freedoms {
                let (each, added) = tokens.two_hard;
                (each, each + 1, added)
            } else {
                let (each, removed) = tokens.two;
                (each, each - 1, removed)
            };
            let mut counts = [each; Freedom::ALL.len()];
            for &index in order.iter().take(usize::from(changed)) {
                counts[index] = other;
            }
            counts
        }
        _ => [tokens.by_seats[seats.clamp(3, 5) - 3]; 3],
    }
}

/// The rows of Diego and the virtual players, and Diego's deck.
fn deal_solo(
    figures: &Components,
    options: Options,
    rng: &mut Rng,
    professions: &mut Deck<u8, PROFESSIONS>,
    solo: &mut Solo,
) {
    let Some(diego) = &figures.diego else { return };
    let mut row = || -> Vec<u8> { (0..figures.kept).filter_map(|_| professions.draw()).collect() };
    solo.diego.row = Deck::new(row());
    for player in &mut solo.virtuals[..options.solo_table.players() - 2] {
        player.row = Deck::new(row());
    }
    solo.diego.coins = diego.coins[options.difficulty as usize];
    // The cards of the last rounds lie at the bottom.
    let mut cards: Vec<u8> = (0..diego.cards.len() as u8).collect();
    let mut first = 0;
    for count in diego.backs {
        rng.shuffle(&mut cards[first..first + count]);
        first += count;
    }
    solo.cards = Deck::new(cards.into_iter().rev());
}

impl Florence {
    /// Whether a seat can give that card of its first hand back.
    pub(crate) fn may_give_back(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.pile() == Pile::Profession && self.players[seat].hand.has(card.number()) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { card })
        }
    }

    /// A seat gives one of its first professions back; when all have, the deck is made and the first round begins.
    pub(crate) fn give_back(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        player.hand.remove(card.number());
        player.returned = Some(card);
        log.apart(
            seat,
            || Event::GaveBack { seat, card },
            || Event::GaveBackHidden { seat },
        );
        if self
            .seats
            .iter()
            .all(|seat| self.players[seat].returned.is_some())
        {
            for seat in self.seats.iter() {
                if let Some(card) = self.players[seat].returned {
                    self.professions.deck.put_on_top(card.number());
                }
            }
            log.reveal();
            let deck = &mut self.professions.deck;
            self.stream.draw(|rng| deck.shuffle(rng));
            self.professions.first = self.professions.deck;
            self.begin_round(log);
        }
    }
}
