//! Invents what an eye cannot know. Cards are sorted before they are shuffled, so that their true order cannot show in the
//! result.

use signoria_engine::deck::Deck;
use signoria_engine::{Eye, Redeal, Rng, Set, Stream};

use crate::pieces::BridgeTile;
use crate::state::{Praga, Seen};

impl Redeal for Praga {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        for stack in &mut self.stacks {
            let known = usize::from(stack.known);
            if let Some(hidden) = stack.deck.as_mut_slice().get_mut(known..) {
                hidden.sort_unstable();
                rng.shuffle(hidden);
            }
        }
        // Only one level can be drawn from at a time: the hand belongs to the level of its tiles.
        let held = self
            .technology_hand
            .iter()
            .flatten()
            .next()
            .map(|seen| seen.tile.level());
        for (level, deck) in self.technologies.iter_mut().enumerate() {
            if held.is_some_and(|held| held as usize == level) {
                mix(deck, &mut self.technology_hand, eye, rng);
            } else {
                mix(deck, &mut [], eye, rng);
            }
        }
        mix(&mut self.bridge_stack, &mut self.bridge_hand, eye, rng);
        let knows_fives = matches!(eye, Eye::Seat(seat) if self.seen_five.contains(seat));
        if !knows_fives {
            self.mix_fives(rng);
        }
        self.parler.deck.as_mut_slice().sort_unstable();
        self.parler.deck.shuffle(rng);
        self.stream = Stream::new(rng.seed());
    }
}

impl Praga {
    /// The gold tiles at the bridge and at the cathedral change places.
    fn mix_fives(&mut self, rng: &mut Rng) {
        let at_bridge = self.bridge_five.len();
        let both = self.bridge_five.iter().chain(self.cathedral_five.iter());
        let mut tiles = [BridgeTile::default(); 6];
        let mut count = 0;
        for (place, tile) in tiles.iter_mut().zip(both) {
            *place = tile;
            count += 1;
        }
        let tiles = &mut tiles[..count];
        tiles.sort_unstable();
        rng.shuffle(tiles);
        let (bridge, cathedral) = tiles.split_at(at_bridge.min(count));
        self.bridge_five = bridge.iter().copied().collect();
        self.cathedral_five = cathedral.iter().copied().collect::<Set<BridgeTile>>();
    }
}

/// Shuffles the cards of a stack and a hand that the eye does not know; which seats have seen a card stays with its place.
fn mix<T: Copy + Default + Ord>(
    deck: &mut Deck<Seen<T>, 6>,
    hand: &mut [Option<Seen<T>>],
    eye: Eye,
    rng: &mut Rng,
) {
    let mut hidden = [T::default(); 6];
    let mut count = 0;
    for seen in deck.as_slice().iter().chain(hand.iter().flatten()) {
        if seen.to(eye).is_none() && count < hidden.len() {
            hidden[count] = seen.tile;
            count += 1;
        }
    }
    hidden[..count].sort_unstable();
    rng.shuffle(&mut hidden[..count]);
    let mut next = hidden[..count].iter().copied();
    for seen in deck.as_mut_slice().iter_mut().chain(hand.iter_mut().flatten()) {
        if seen.to(eye).is_none()
            && let Some(tile) = next.next()
        {
            seen.tile = tile;
        }
    }
}
