//! Bonuses and prices: what a player gains and pays, and how the data file writes it.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use signoria_engine::{Amount, Arg, IntoArg, Message, tokens};

use crate::pieces::{Grid, Track};

tokens! {
    /// What can be gained.
    #[derive(Default)]
    pub enum Good: "praga.good" {
        #[default]
        Gold = "gold",
        Stone = "stone",
        Egg = "egg",
        SilverWindow = "silver-window",
        GoldWindow = "gold-window",
        RedToken = "red-token",
        BlueToken = "blue-token",
        /// Victory points.
        Points = "vp",
        /// A step on the gold mine track.
        GoldMine = "gold-mine",
        /// A step on the quarry track.
        Quarry = "quarry",
        /// A step on the technology track.
        Technology = "technology",
        /// A step on the university track.
        University = "university",
        /// A horizontal step on the Hunger Wall.
        HungerWall = "hunger-wall",
        /// A horizontal step on the cathedral.
        Cathedral = "cathedral",
    }
}

impl Good {
    /// The id of the message that counts it.
    #[must_use]
    pub const fn counted(self) -> &'static str {
        match self {
            Good::Gold => "praga.amount.gold",
            Good::Stone => "praga.amount.stone",
            Good::Egg => "praga.amount.egg",
            Good::SilverWindow => "praga.amount.silver-window",
            Good::GoldWindow => "praga.amount.gold-window",
            Good::RedToken => "praga.amount.red-token",
            Good::BlueToken => "praga.amount.blue-token",
            Good::Points => "praga.amount.vp",
            Good::GoldMine => "praga.amount.gold-mine",
            Good::Quarry => "praga.amount.quarry",
            Good::Technology => "praga.amount.technology",
            Good::University => "praga.amount.university",
            Good::HungerWall => "praga.amount.hunger-wall",
            Good::Cathedral => "praga.amount.cathedral",
        }
    }
}

impl From<Track> for Good {
    fn from(track: Track) -> Self {
        match track {
            Track::GoldMine => Self::GoldMine,
            Track::Quarry => Self::Quarry,
        }
    }
}

impl From<Grid> for Good {
    fn from(grid: Grid) -> Self {
        match grid {
            Grid::HungerWall => Self::HungerWall,
            Grid::Cathedral => Self::Cathedral,
        }
    }
}

/// The most of one thing that one bonus may give: enough for any printed one, and far from what a counter cannot hold.
pub const MOST_OF_ONE: u8 = 12;

/// The most different things that belong to one bonus.
const MOST_THINGS: usize = 4;

/// A good and a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// What.
    pub good: Good,
    /// The number.
    pub count: u8,
}

impl Gain {
    /// That many of it.
    #[must_use]
    pub const fn new(good: Good, count: u8) -> Self {
        Self { good, count }
    }

    /// The same as labels and lists name it.
    #[must_use]
    pub fn amount(self) -> Amount {
        Amount::new(self.good.counted(), self.count)
    }
}

impl FromStr for Gain {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (good, count) = text
            .split_once(' ')
            .ok_or_else(|| format!("\"{text}\" is not a thing and a number, like \"gold 2\""))?;
        let good = good.parse().map_err(|error| format!("{error}"))?;
        let count = count
            .parse()
            .ok()
            .filter(|count| (1..=MOST_OF_ONE).contains(count))
            .ok_or_else(|| format!("\"{count}\" is not a number from 1 to {MOST_OF_ONE}"))?;
        Ok(Self { good, count })
    }
}

impl IntoArg for Gain {
    fn into_arg(self) -> Arg {
        self.amount().into_arg()
    }
}

/// Things that are gained together, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    things: [Gain; MOST_THINGS],
    len: u8,
}

impl Gains {
    /// The things, in order.
    pub fn iter(&self) -> impl Iterator<Item = Gain> + '_ {
        self.things[..usize::from(self.len)].iter().copied()
    }

    /// Whether nothing is gained.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// These things; what is more than a bonus can hold is left out.
    #[must_use]
    pub fn of(things: impl IntoIterator<Item = Gain>) -> Self {
        let mut gains = Self::default();
        for gain in things {
            let _ = gains.push(gain);
        }
        gains
    }

    /// What comes first: the name of an alternative.
    #[must_use]
    pub const fn first(&self) -> Good {
        self.things[0].good
    }

    fn push(&mut self, gain: Gain) -> Result<(), String> {
        let place = self
            .things
            .get_mut(usize::from(self.len))
            .ok_or_else(|| format!("a bonus has at most {MOST_THINGS} things"))?;
        *place = gain;
        self.len += 1;
        Ok(())
    }
}

impl IntoArg for Gains {
    fn into_arg(self) -> Arg {
        Arg::List(self.iter().map(Gain::into_arg).collect())
    }
}

/// As the data file writes it.
impl Serialize for Gains {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|gain| gain.to_string()))
    }
}

impl<'de> Deserialize<'de> for Gains {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bonus = Bonus::deserialize(deserializer)?;
        if bonus.either.is_some() {
            return Err(D::Error::custom("this bonus leaves no choice"));
        }
        Ok(bonus.sure)
    }
}

/// A bonus: what is sure, and at most one choice between two alternatives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bonus {
    /// What is gained in any case.
    pub sure: Gains,
    /// One of these, as the player chooses.
    pub either: Option<[Gains; 2]>,
}

impl Bonus {
    fn add(&mut self, entry: &str) -> Result<(), String> {
        let alternative = |text: &str| {
            let mut gains = Gains::default();
            for gain in text.split(" + ") {
                gains.push(gain.parse()?)?;
            }
            Ok::<Gains, String>(gains)
        };
        match entry.split_once(" | ") {
            None => self.sure.push(entry.parse()?),
            Some(_) if self.either.is_some() => Err("a bonus leaves at most one choice".into()),
            Some((one, other)) => {
                let (one, other) = (alternative(one)?, alternative(other)?);
                if one.first() == other.first() {
                    return Err("two alternatives must begin with different things".into());
                }
                self.either = Some([one, other]);
                Ok(())
            }
        }
    }

    /// The alternative that begins with that thing.
    #[must_use]
    pub fn alternative(&self, first: Good) -> Option<&Gains> {
        self.either.as_ref()?.iter().find(|gains| gains.first() == first)
    }

    /// Whether any part of it gives that thing.
    #[must_use]
    pub fn mentions(&self, good: Good) -> bool {
        self.sure
            .iter()
            .chain(self.either.iter().flatten().flat_map(Gains::iter))
            .any(|gain| gain.good == good)
    }
}

impl IntoArg for Bonus {
    fn into_arg(self) -> Arg {
        let mut parts: Vec<Arg> = self.sure.iter().map(Gain::into_arg).collect();
        if let Some([one, other]) = self.either {
            parts.push(
                Message::new("praga.either")
                    .with("one", one)
                    .with("other", other)
                    .into_arg(),
            );
        }
        Arg::List(parts)
    }
}

/// As the data file writes it.
impl Serialize for Bonus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let alternative = |gains: &Gains| {
            let parts: Vec<String> = gains.iter().map(|gain| gain.to_string()).collect();
            parts.join(" + ")
        };
        let choice = self
            .either
            .map(|[one, other]| format!("{} | {}", alternative(&one), alternative(&other)));
        serializer.collect_seq(self.sure.iter().map(|gain| gain.to_string()).chain(choice))
    }
}

impl<'de> Deserialize<'de> for Bonus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bonus = Self::default();
        for entry in Vec::<String>::deserialize(deserializer)? {
            bonus.add(&entry).map_err(D::Error::custom)?;
        }
        Ok(bonus)
    }
}

/// What something costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Price {
    /// Gold.
    pub gold: u8,
    /// Stone.
    pub stone: u8,
    /// Silver windows.
    pub silver: u8,
    /// Gold windows.
    pub gold_windows: u8,
}

impl Price {
    /// Whether there is nothing to pay.
    #[must_use]
    pub fn is_free(self) -> bool {
        self == Self::default()
    }

    /// Gold and stone together, as the plazas compare buildings.
    #[must_use]
    pub const fn materials(self) -> u8 {
        self.gold + self.stone
    }

    /// What has to be paid, in parts.
    pub fn parts(self) -> impl Iterator<Item = Gain> {
        let parts = [
            Gain::new(Good::Gold, self.gold),
            Gain::new(Good::Stone, self.stone),
            Gain::new(Good::SilverWindow, self.silver),
            Gain::new(Good::GoldWindow, self.gold_windows),
        ];
        parts.into_iter().filter(|part| part.count > 0)
    }

    /// Writes a price as the data file does; events write its parts by name.
    pub(crate) fn as_list<S: Serializer>(price: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(price.parts().map(|part| part.to_string()))
    }

    /// What is left of the price after a discount.
    #[must_use]
    pub const fn less(self, discount: Self) -> Self {
        Self {
            gold: self.gold.saturating_sub(discount.gold),
            stone: self.stone.saturating_sub(discount.stone),
            ..self
        }
    }
}

impl<'de> Deserialize<'de> for Price {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut price = Self::default();
        for gain in Gains::deserialize(deserializer)?.iter() {
            let part = match gain.good {
                Good::Gold => &mut price.gold,
                Good::Stone => &mut price.stone,
                Good::SilverWindow => &mut price.silver,
                Good::GoldWindow => &mut price.gold_windows,
                other => return Err(D::Error::custom(format!("nothing costs \"{other}\" here"))),
            };
            *part = gain.count;
        }
        Ok(price)
    }
}

impl IntoArg for Price {
    fn into_arg(self) -> Arg {
        let due: Vec<Gain> = self.parts().collect();
        if due.is_empty() {
            Message::new("praga.free").into_arg()
        } else {
            due.into_arg()
        }
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.good, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bonus_is_read_back_unchanged() {
        for text in [
            r#"["gold 2","vp 1"]"#,
            r#"["vp 2","gold 1 + egg 1 | stone 1"]"#,
            "[]",
        ] {
            let bonus: Bonus = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&bonus).unwrap(), text);
        }
    }
}
