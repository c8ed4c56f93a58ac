//! What is remembered of a JSON value so that later changes can be found: checksums instead of contents, in a fraction of the memory.

use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Values of at most about this many bytes are replaced as a whole: describing what changed inside would hardly be
/// shorter.
const SMALL: u32 = 160;

/// What is remembered of a value. Two values that differ have the same sum as rarely as two games have the same checksum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub(super) sum: u64,
    /// About how many bytes the value takes as text.
    pub(super) weight: u32,
    /// None for a small value.
    pub(super) parts: Option<Box<Parts>>,
}

/// What a value consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Parts {
    Items(Vec<Digest>),
    /// In the order of their names, as a JSON object has them here.
    Members(Vec<Member>),
}

/// A member of an object with its name.
pub(super) type Member = (Box<str>, Digest);

/// Sums are chained: each is the seed of the next. A list, an object and a text begin with different seeds, so that none looks like another.
const LIST: u64 = 1;
const OBJECT: u64 = 2;
const TEXT: u64 = 3;
const OTHER: u64 = 4;

fn chain(sum: u64, part: u64) -> u64 {
    xxh3_64_with_seed(&part.to_le_bytes(), sum)
}

impl Digest {
    /// The digest of a value.
    #[must_use]
    pub fn of(value: &Value) -> Self {
        Self::with(value, &mut Vec::new())
    }

    /// The same, with room for parts of values that are not finished: most are small and never need any of their own.
    fn with(value: &Value, unfinished: &mut Vec<Self>) -> Self {
        match value {
            Value::Null => Self::leaf(chain(OTHER, 0), 4),
            Value::Bool(yes) => Self::leaf(chain(OTHER, 1 + u64::from(*yes)), 4),
            Value::Number(number) => {
                let sum = match (number.as_u64(), number.as_i64(), number.as_f64()) {
                    (Some(number), ..) => chain(OTHER + 1, number),
                    (_, Some(number), _) => chain(OTHER + 2, number.cast_unsigned()),
                    (.., number) => chain(OTHER + 3, number.unwrap_or_default().to_bits()),
                };
                Self::leaf(sum, 4)
            }
            Value::String(text) => Self::leaf(xxh3_64_with_seed(text.as_bytes(), TEXT), length(text) + 2),
            Value::Array(items) => {
                let first = unfinished.len();
                let (mut sum, mut weight) = (LIST, 2);
                for item in items {
                    let item = Self::with(item, unfinished);
                    sum = chain(sum, item.sum);
                    weight += item.weight + 1;
                    unfinished.push(item);
                }
                let parts = unfinished.drain(first..);
                Self::whole(sum, weight, || Parts::Items(parts.collect()))
            }
            Value::Object(members) => {
                let first = unfinished.len();
                let (mut sum, mut weight) = (OBJECT, 2);
                for (name, member) in members {
                    let member = Self::with(member, unfinished);
                    sum = chain(xxh3_64_with_seed(name.as_bytes(), sum), member.sum);
                    weight += length(name) + 4 + member.weight;
                    unfinished.push(member);
                }
                let parts = unfinished.drain(first..);
                let names = members.keys().map(|name| name.as_str().into());
                Self::whole(sum, weight, || Parts::Members(names.zip(parts).collect()))
            }
        }
    }

    fn leaf(sum: u64, weight: u32) -> Self {
        Self {
            sum,
            weight,
            parts: None,
        }
    }

    fn whole(sum: u64, weight: u32, parts: impl FnOnce() -> Parts) -> Self {
        Self {
            sum,
            weight,
            parts: (weight > SMALL).then(|| Box::new(parts())),
        }
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn room(&self) -> usize {
        let parts = match self.parts.as_deref() {
            None => 0,
            Some(Parts::Items(items)) => items.iter().map(Self::room).sum(),
            Some(Parts::Members(members)) => members
                .iter()
                .map(|(name, member)| ALLOCATED + name.len() + member.room())
                .sum::<usize>(),
        };
        let boxed = self
            .parts
            .as_ref()
            .map_or(0, |_| size_of::<Parts>() + 2 * ALLOCATED);
        size_of::<Self>() + boxed + parts
    }
}

/// The approximate overhead of an allocation and of a name in a list.
const ALLOCATED: usize = 16;

fn length(text: &str) -> u32 {
    u32::try_from(text.len()).unwrap_or(u32::MAX / 2)
}
