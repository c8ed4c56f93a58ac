//! The first position (SU, SH).

use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Rng, Seat, SeatSet, Set, Setup, SetupError, Stack, Start, Stream};

use crate::edition::{Components, Tier};
use crate::options::Way;
use crate::pieces::{Character, Decree, Masterpiece, Role, Tile, Title};
use crate::state::{Amalfi, Deal, Phase, Player, Rival, Row};

/// Turns up the first cards of a market: the first one lies in the rightmost cell (A.SU.11).
pub(crate) fn turn_up<T: Copy + PartialEq, const N: usize>(mut draw: impl FnMut() -> Option<T>) -> Row<T, N> {
    let mut row = Row::EMPTY;
    for cell in row.0.iter_mut().rev() {
        *cell = draw();
    }
    row
}

impl Start for Amalfi {
    fn new(setup: &Setup<Amalfi>) -> Result<Amalfi, SetupError> {
        setup.options.check(setup.seats)?;
        let mut stream = Stream::new(setup.seed);
        let mut game = stream.draw(|rng| lay_out(setup, rng));
        game.stream = stream;
        if game.way == Way::Blind {
            game.hands_are_fixed(&mut ());
        }
        Ok(game)
    }
}

/// The table with everything laid out and dealt.
fn lay_out(setup: &Setup<Amalfi>, rng: &mut Rng) -> Amalfi {
    let (options, seats, edition) = (&setup.options, setup.seats, setup.edition);
    let first = match options.first {
        Some(first) => first,
        None => Seat::new(rng.below(seats.count() as u32) as u8),
    };
    let mut workshop_deck: Deck<Masterpiece, 54> = Deck::new(Masterpiece::ALL.iter().copied());
    workshop_deck.shuffle(rng);
    let workshop = turn_up(|| workshop_deck.draw());
    let mut tiles: Deck<Tile, 36> = Deck::new(Tile::ALL.iter().copied());
    tiles.shuffle(rng);
    let (one, two) = tiles.as_slice().split_at(18);
    let mut game = Amalfi {
        edition,
        rules: setup.rules,
        stream: Stream::new(setup.seed),
        seats,
        way: options.start,
        opponent: (seats.count() == 1).then_some(options.opponent),
        phase: Phase::Actions,
        round: 0,
        first,
        compass: first,
        turn: first,
        passed: SeatSet::EMPTY,
        acting: None,
        lost: false,
        steps: Stack::EMPTY,
        players: BySeat::default(),
        rival: Rival::default(),
        decrees: decrees(rng),
        titles: titles(edition.figures(), rng),
        council: Row::EMPTY,
        council_deck: Deck::default(),
        council_discard: Set::EMPTY,
        council_renewed: false,
        workshop,
        workshop_deck,
        workshop_discard: Set::EMPTY,
        atlas: Row::EMPTY,
        stacks: [Deck::new(one.iter().copied()), Deck::new(two.iter().copied())],
        covers: [None; 3],
        gone: Set::EMPTY,
        invitations: Deck::default(),
        seen: Set::EMPTY,
        deal: Deal::default(),
    };
    game.atlas = turn_up(|| game.draw_tile());
    game.set_up_players();
    game.deal_hands(rng);
    game
}

fn decrees(rng: &mut Rng) -> [Decree; 4] {
    let mut decrees: Deck<Decree, 10> = Deck::new(Decree::ALL.iter().copied());
    decrees.shuffle(rng);
    std::array::from_fn(|round| decrees.as_slice()[round])
}

/// One dark title and two light ones, in the order of the data (A.SU.4).
fn titles(components: &Components, rng: &mut Rng) -> [Title; 3] {
    let mut of = |tier: Tier| {
        let all = Title::ALL.iter().copied();
        let mut titles: Deck<Title, 16> =
            Deck::new(all.filter(|&title| components.title(title).tier == tier));
        titles.shuffle(rng);
        titles
    };
    let (mut dark, mut light) = (of(Tier::Dark), of(Tier::Light));
    let mut titles = [dark.draw(), light.draw(), light.draw()].map(Option::unwrap_or_default);
    titles.sort_unstable();
    titles
}

impl Amalfi {
    /// Ships and bread by place in turn order (A.SU.5, A.SU.7).
    fn set_up_players(&mut self) {
        let board = &self.edition.figures().board;
        for (place, seat) in self.seats.from(self.first).enumerate() {
            self.players[seat] = Player {
                bread: board.bread[place],
                bay: board.ships,
                ..Player::default()
            };
        }
    }

    /// Deals what the seats choose from, or the hands themselves.
    fn deal_hands(&mut self, rng: &mut Rng) {
        let endgame = self.edition.of_role(Role::Endgame);
        let others = Set::all() - endgame;
        let hands = self.edition.hands;
        match self.way {
            Way::Guild => {
                self.phase = Phase::Guilds;
                // The player to the right of the first chooses first (A.SH.3).
                let seats = self.seats.count();
                self.turn = Seat::new(((self.first.index() + seats - 1) % seats) as u8);
            }
            Way::Blind => {
                let mut deck = shuffled(Set::all(), rng);
                for seat in self.seats.iter() {
                    self.players[seat].hand = deal(&mut deck, hands.hand);
                }
            }
            Way::Personal => {
                self.phase = Phase::Keeping;
                self.deal_own(endgame, hands.personal.0, rng);
                self.deal_own(others, hands.personal.1, rng);
            }
            Way::FullDraft => {
                self.phase = Phase::Drafting;
                self.deal_packs(Set::all(), hands.full, rng);
            }
            Way::SelectiveDraft => {
                self.phase = Phase::Drafting;
                self.deal_own(endgame, hands.selective.0, rng);
                self.deal_packs(others, hands.selective.1, rng);
            }
        }
    }

    fn deal_own(&mut self, cards: Set<Character>, n: u8, rng: &mut Rng) {
        let mut deck = shuffled(cards, rng);
        for seat in self.seats.iter() {
            let own = &mut self.deal.own[seat.index()];
            *own |= deal(&mut deck, n);
        }
    }

    fn deal_packs(&mut self, cards: Set<Character>, n: u8, rng: &mut Rng) {
        let mut deck = shuffled(cards, rng);
        for seat in self.seats.iter() {
            let cards = deal(&mut deck, n);
            for (place, card) in self.deal.packs[seat.index()].iter_mut().zip(cards.iter()) {
                *place = Some(card);
            }
        }
    }
}

fn shuffled(cards: Set<Character>, rng: &mut Rng) -> Deck<Character, 75> {
    let mut deck = Deck::new(cards.iter());
    deck.shuffle(rng);
    deck
}

fn deal(deck: &mut Deck<Character, 75>, n: u8) -> Set<Character> {
    (0..n).filter_map(|_| deck.draw()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // A.SU.11
    #[test]
    fn the_first_card_turned_up_lies_rightmost() {
        let mut deck: Deck<u8, 9> = Deck::new([9, 8, 7, 6, 5]);
        let row: Row<u8, 4> = turn_up(|| deck.draw());
        assert_eq!(row.0, [Some(8), Some(7), Some(6), Some(5)]);
        assert_eq!(deck.as_slice(), [9]);
    }
}
