//! Randomness: ChaCha8, with our own range and shuffle on top of it.
//!
//! The cipher is fixed for ever by its specification, and [`Rng::below`] and [`Rng::shuffle`] are fixed by the test
//! vectors below: the same journal gives the same state on every machine and in every year. A state does not
//! carry a generator (its buffer alone is 256 bytes) but a [`Stream`]: the key and how far it has been read.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Where all the randomness of one game comes from: 256 bits.
///
/// Small numbers are for people and tests (`Seed::from(7)`); a server takes 32 random bytes, which nobody can guess
/// from a deal. In JSON a small seed is a number, any other a string of 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// Numbers up to this one survive in JavaScript, whose numbers are doubles.
const LARGEST_EXACT: u64 = (1 << 53) - 1;

impl Seed {
    /// The seed made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The number of a small seed.
    fn as_number(self) -> Option<u64> {
        let (low, high) = self.0.split_at(8);
        let number = u64::from_le_bytes(low.try_into().ok()?);
        (high.iter().all(|&byte| byte == 0) && number <= LARGEST_EXACT).then_some(number)
    }

    /// Reads a number or 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (index, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
            }
            return Some(Self(bytes));
        }
        text.parse::<u64>().ok().map(Self::from)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_number() {
            Some(number) => number.fmt(f),
            None => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_number() {
            Some(number) => serializer.serialize_u64(number),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seed is a whole number or 64 hexadecimal digits")]
        enum Form {
            Number(u64),
            Text(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Number(number) => Ok(Self::from(number)),
            Form::Text(text) => Self::parse(&text)
                .ok_or_else(|| D::Error::custom("a seed is a whole number or 64 hexadecimal digits")),
        }
    }
}

/// What a stream of random numbers is for. Different purposes of one seed never share a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The game itself: decks, dice, start player.
    Game = 0,
    /// Inventing what an eye cannot know.
    Redeal = 1,
    /// A bot's own choices.
    Bot = 2,
    /// Choosing set-ups and actions in tests and playouts.
    Playout = 3,
}

/// A running generator: for bots, `redeal`, playouts, and inside [`Stream::draw`].
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator of `seed` for one purpose.
    #[must_use]
    pub fn new(seed: Seed, purpose: Purpose) -> Self {
        let mut generator = ChaCha8Rng::from_seed(seed.0);
        generator.set_stream(purpose as u64);
        Self(generator)
    }

    /// 32 random bits.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A new seed, independent of everything drawn before and after.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// A number from 0 to `limit - 1`, each equally likely (Lemire's method with rejection). 0 when `limit` is 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        let mut product = u64::from(self.bits()) * u64::from(limit);
        if (product as u32) < limit {
            let reject_below = limit.wrapping_neg() % limit;
            while (product as u32) < reject_below {
                product = u64::from(self.bits()) * u64::from(limit);
            }
        }
        (product >> 32) as u32
    }

    /// A die with the faces 1 to `faces`.
    pub fn die(&mut self, faces: u8) -> u8 {
        1 + self.below(u32::from(faces)) as u8
    }

    /// One of the items, each equally likely; none of an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the items into a random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The randomness inside a state: 40 bytes, and a generator whenever one is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stream {
    seed: Seed,
    position: u64,
}

impl Stream {
    /// The untouched game stream of a seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, position: 0 }
    }

    /// Draws from the stream. Do all draws of one step in one call: each call sets the cipher up again.
    pub fn draw<T>(&mut self, with: impl FnOnce(&mut Rng) -> T) -> T {
        let mut rng = Rng::new(self.seed, Purpose::Game);
        rng.0.set_word_pos(u128::from(self.position));
        let drawn = with(&mut rng);
        self.position = rng.0.get_word_pos() as u64;
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers hold for ever: change the code until it gives them, never the other way round.
    #[test]
    fn the_stream_is_the_same_on_every_machine_and_in_every_year() {
        let mut rng = Rng::new(Seed::from(7), Purpose::Game);
        let bits: Vec<u32> = (0..4).map(|_| rng.bits()).collect();
        assert_eq!(bits, VECTOR_BITS);
        let below: Vec<u32> = [2, 6, 52, 1000, 3_000_000_000]
            .map(|limit| rng.below(limit))
            .to_vec();
        assert_eq!(below, VECTOR_BELOW);
        let mut deck: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut deck);
        assert_eq!(deck, VECTOR_DECK);
    }
    const VECTOR_BITS: [u32; 4] = [742701683, 3281823346, 3936197989, 2001186818];
    const VECTOR_BELOW: [u32; 5] = [0, 0, 3, 301, 1158377952];
    const VECTOR_DECK: [u8; 12] = [0, 9, 7, 5, 8, 2, 1, 4, 11, 6, 3, 10];

    #[test]
    fn a_stream_goes_on_where_it_stopped() {
        let seed = Seed::from(99);
        let mut whole = Rng::new(seed, Purpose::Game);
        let expected: Vec<u32> = (0..40).map(|_| whole.bits()).collect();
        let mut stream = Stream::new(seed);
        let parts: Vec<u32> = (0..40).map(|_| stream.draw(Rng::bits)).collect();
        assert_eq!(parts, expected);
    }

    #[test]
    fn purposes_share_no_numbers() {
        let seed = Seed::from(1);
        let first = |purpose| Rng::new(seed, purpose).bits();
        assert_ne!(first(Purpose::Game), first(Purpose::Redeal));
        assert_ne!(first(Purpose::Bot), first(Purpose::Playout));
    }

    #[test]
    fn seeds_survive_text_and_json() {
        for seed in [
            Seed::from(0),
            Seed::from(7),
            Seed::from(u64::MAX),
            Rng::new(Seed::from(3), Purpose::Bot).seed(),
        ] {
            assert_eq!(Seed::parse(&seed.to_string()), Some(seed));
            let json = serde_json::to_string(&seed).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
        }
        for bad in ["-1", "1.5", "\"xyz\"", "null", "[]"] {
            assert!(serde_json::from_str::<Seed>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_empty_choice_is_harmless() {
        let mut rng = Rng::new(Seed::from(5), Purpose::Bot);
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.pick::<u8>(&[]), None);
    }
}
