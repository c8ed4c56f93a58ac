//! The text form and the dense number of actions.
//!
//! An action is a verb and tokens, separated by single spaces: `place forest c4 r1`. A person can read and type it; journals,
//! logs, tests and the protocol use it. Each action also has a number below [`Action::COUNT`], for learning.
//! [`tokens!`](crate::tokens) and [`actions!`](crate::actions) write both from one declaration, so that they cannot disagree.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::message::{Arg, IntoArg, Message};
use crate::set::Bits;

/// Why a text is not an action or a token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum ParseError {
    /// The first word is not a verb of this game.
    #[error("no action begins with \"{verb}\"; known are {known}")]
    UnknownVerb {
        /// What was found.
        verb: String,
        /// The verbs of the game.
        known: String,
    },
    /// A word is not one of those allowed here.
    #[error("\"{text}\" is not one of {known}")]
    UnknownWord {
        /// What was found.
        text: String,
        /// What can stand here.
        known: String,
    },
    /// A word should be a number.
    #[error("\"{text}\" is not a whole number")]
    NotANumber {
        /// What was found.
        text: String,
    },
    /// A number lies outside its range.
    #[error("{text} is not between {low} and {high}")]
    OutOfRange {
        /// What was found.
        text: String,
        /// The smallest number allowed here.
        low: i64,
        /// The largest number allowed here.
        high: i64,
    },
    /// The text ends too early.
    #[error("\"{verb}\" is too short: {form}")]
    TooShort {
        /// The verb.
        verb: String,
        /// What the action looks like.
        form: String,
    },
    /// The text goes on after the action.
    #[error("\"{verb}\" ends before \"{rest}\"")]
    TooLong {
        /// The verb.
        verb: String,
        /// What was left.
        rest: String,
    },
}

/// The longest excerpt of the input that an error quotes.
const QUOTED: usize = 60;

/// The beginning of a text, short enough for an error message.
#[must_use]
pub fn quoted(text: &str) -> String {
    if text.chars().count() <= QUOTED {
        text.to_owned()
    } else {
        text.chars().take(QUOTED).chain(['…']).collect()
    }
}

impl ParseError {
    /// The error for a text that is not a number.
    #[must_use]
    pub fn not_a_number(text: &str) -> Self {
        Self::NotANumber { text: quoted(text) }
    }

    /// The error for a text that is not one of the known words.
    #[must_use]
    pub fn unknown_word<'a>(text: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        Self::UnknownWord {
            text: quoted(text),
            known: known.into_iter().collect::<Vec<_>>().join(", "),
        }
    }
}

/// One word of an action: one of finitely many values, each with a number and a text form without spaces.
pub trait Token: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = ParseError> + IntoArg {
    /// What a [`Set`](crate::Set) of them is held in.
    type Bits: Bits;

    /// How many values there are.
    const COUNT: usize;

    /// The number of the value, below [`Token::COUNT`].
    fn index(self) -> usize;

    /// The value with that number.
    fn from_index(index: usize) -> Option<Self>;
}

/// A whole number from `LOW` to `HIGH`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number<const LOW: u16, const HIGH: u16>(u16);

impl<const LOW: u16, const HIGH: u16> Number<LOW, HIGH> {
    /// The number, if it lies in the range.
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        if LOW <= number && number <= HIGH {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number itself.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const LOW: u16, const HIGH: u16> fmt::Display for Number<LOW, HIGH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const LOW: u16, const HIGH: u16> FromStr for Number<LOW, HIGH> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let canonical = !text.starts_with('+') && (text == "0" || !text.starts_with('0'));
        let number = text
            .parse()
            .ok()
            .filter(|_| canonical)
            .ok_or_else(|| ParseError::not_a_number(text))?;
        Self::new(number).ok_or_else(|| ParseError::OutOfRange {
            text: quoted(text),
            low: i64::from(LOW),
            high: i64::from(HIGH),
        })
    }
}

impl<const LOW: u16, const HIGH: u16> IntoArg for Number<LOW, HIGH> {
    fn into_arg(self) -> Arg {
        Arg::Number(i64::from(self.0))
    }
}

impl<const LOW: u16, const HIGH: u16> Token for Number<LOW, HIGH> {
    type Bits = u128;

    const COUNT: usize = (HIGH - LOW) as usize + 1;

    fn index(self) -> usize {
        usize::from(self.0 - LOW)
    }

    fn from_index(index: usize) -> Option<Self> {
        u16::try_from(index).ok()?.checked_add(LOW).and_then(Self::new)
    }
}

/// What a seat can do. Implemented by [`actions!`](crate::actions).
pub trait Action:
    Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
    /// How many actions there are in all, legal or not.
    const COUNT: usize;

    /// The number of the action, below [`Action::COUNT`]. Stable within one rules version of the game.
    fn index(self) -> usize;

    /// The action with that number.
    fn from_index(index: usize) -> Option<Self>;

    /// The action in words, for a button.
    fn message(self) -> Message;
}

/// Declares an enum of words that can appear in an action, and names them for messages.
///
/// ```
/// use signoria_engine::{notation::Token, tokens};
///
/// tokens! {
///     /// The landscapes.
///     pub enum Landscape: "florence.landscape" {
///         Forest = "forest",
///         Lake = "lake",
///     }
/// }
/// assert_eq!("lake".parse(), Ok(Landscape::Lake));
/// assert_eq!(Landscape::ALL[0].to_string(), "forest");
/// assert_eq!(Landscape::COUNT, 2);
/// ```
///
/// As an argument `Landscape::Lake` is the name `florence.landscape.lake`.
#[macro_export]
macro_rules! tokens {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident : $prefix:literal {
            $( $(#[$variant_meta:meta])* $Variant:ident = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        // The variants carry the rulebook's names and need no further documentation.
        #[allow(missing_docs)]
        $vis enum $Name {
            $( $(#[$variant_meta])* $Variant ),+
        }

        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$( Self::$Variant ),+];

            /// The text form.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $( Self::$Variant => $word ),+
                }
            }

            /// The id of the message that names it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $( Self::$Variant => concat!($prefix, ".", $word) ),+
                }
            }
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::core::str::FromStr for $Name {
            type Err = $crate::notation::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $( $word => Ok(Self::$Variant), )+
                    _ => Err($crate::notation::ParseError::unknown_word(text, [$( $word ),+])),
                }
            }
        }

        impl $crate::message::IntoArg for $Name {
            fn into_arg(self) -> $crate::message::Arg {
                $crate::message::Arg::Name(self.name().into())
            }
        }

        impl $crate::notation::Token for $Name {
            type Bits = <$crate::set::Width<{ $crate::set::width($Name::ALL.len()) }> as $crate::set::Hold>::Bits;

            const COUNT: usize = Self::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        $crate::serde_as_text!($Name);
    };
}

/// Declares the actions of a game: a verb each, and tokens as named fields.
///
/// ```
/// use signoria_engine::{actions, notation::{Action as _, Number}};
///
/// actions! {
///     /// What a seat can do.
///     pub enum Action: "pebbles.do" {
///         Take { count: Number<1, 3> } = "take",
///         Pass = "pass",
///     }
/// }
/// let take: Action = "take 2".parse().unwrap();
/// assert_eq!(take.index(), 1);
/// assert_eq!(Action::COUNT, 4);
/// assert_eq!(Action::from_index(3), Some(Action::Pass));
/// assert_eq!("take 9".parse::<Action>().unwrap_err().to_string(), "9 is not between 1 and 3");
/// ```
///
/// The message of `Take` is `pebbles.do.take` with the argument `count`.
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident : $prefix:literal {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $( { $( $field:ident : $Type:ty ),+ $(,)? } )? = $verb:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        // The fields carry the rulebook's names and need no further documentation.
        #[allow(missing_docs)]
        $vis enum $Name {
            $( $(#[$variant_meta])* $Variant $( { $( $field : $Type ),+ } )?, )+
        }

        impl $Name {
            /// The ids of the messages of all actions, for the check that every language has them.
            pub const IDS: &'static [&'static str] = &[$( concat!($prefix, ".", $verb) ),+];
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $( Self::$Variant $( { $( $field ),+ } )? => {
                        f.write_str($verb)?;
                        $( $( write!(f, " {}", $field)?; )+ )?
                        Ok(())
                    } )+
                }
            }
        }

        impl ::core::str::FromStr for $Name {
            type Err = $crate::notation::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut words = $crate::notation::Words::new(text);
                match words.verb() {
                    $( $verb => {
                        const FORM: &str = concat!($verb $( $( , " <", stringify!($field), ">" )+ )?);
                        let _ = FORM;
                        $( $( let $field = words.token::<$Type>(FORM)?; )+ )?
                        words.end()?;
                        Ok(Self::$Variant $( { $( $field ),+ } )?)
                    } )+
                    _ => Err(words.unknown_verb(&[$( $verb ),+])),
                }
            }
        }

        impl $crate::notation::Action for $Name {
            const COUNT: usize = 0 $( + (1 $( $( * <$Type as $crate::notation::Token>::COUNT )+ )?) )+;

            fn index(self) -> usize {
                let mut offset = 0;
                $(
                    #[allow(irrefutable_let_patterns)]
                    if let Self::$Variant $( { $( $field ),+ } )? = self {
                        let within = 0;
                        $( $(
                            let within = within * <$Type as $crate::notation::Token>::COUNT
                                + $crate::notation::Token::index($field);
                        )+ )?
                        return offset + within;
                    }
                    offset += 1 $( $( * <$Type as $crate::notation::Token>::COUNT )+ )?;
                )+
                offset
            }

            fn from_index(index: usize) -> Option<Self> {
                let mut index = index;
                $(
                    let size = 1 $( $( * <$Type as $crate::notation::Token>::COUNT )+ )?;
                    if index < size {
                        let mut _left = size;
                        $( $(
                            _left /= <$Type as $crate::notation::Token>::COUNT;
                            let $field = <$Type as $crate::notation::Token>::from_index(index / _left)?;
                            index %= _left;
                        )+ )?
                        let _ = index;
                        return Some(Self::$Variant $( { $( $field ),+ } )?);
                    }
                    index -= size;
                )+
                let _ = index;
                None
            }

            fn message(self) -> $crate::message::Message {
                match self {
                    $( Self::$Variant $( { $( $field ),+ } )? => {
                        $crate::message::Message::new(concat!($prefix, ".", $verb))
                            $( $( .with(stringify!($field), $field) )+ )?
                    } )+
                }
            }
        }

        $crate::serde_as_text!($Name);
    };
}

/// Serde by `Display` and `FromStr`.
#[macro_export]
macro_rules! serde_as_text {
    ($Name:ty) => {
        impl $crate::serde::Serialize for $Name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text =
                    <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}

/// The words of an action's text, read one by one. Used by [`actions!`](crate::actions).
#[derive(Debug)]
pub struct Words<'a> {
    verb: &'a str,
    rest: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// Splits the verb off.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        match text.split_once(' ') {
            Some((verb, rest)) => Self {
                verb,
                rest: Some(rest),
            },
            None => Self {
                verb: text,
                rest: None,
            },
        }
    }

    /// The first word.
    #[must_use]
    pub fn verb(&self) -> &'a str {
        self.verb
    }

    /// The next word as a token.
    ///
    /// # Errors
    /// If there is no further word or it is not such a token.
    pub fn token<T: Token>(&mut self, form: &'static str) -> Result<T, ParseError> {
        let Some(rest) = self.rest else {
            return Err(ParseError::TooShort {
                verb: self.verb.into(),
                form: form.into(),
            });
        };
        let word = match rest.split_once(' ') {
            Some((word, rest)) => {
                self.rest = Some(rest);
                word
            }
            None => {
                self.rest = None;
                rest
            }
        };
        word.parse()
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// If something does.
    pub fn end(&self) -> Result<(), ParseError> {
        match self.rest {
            None => Ok(()),
            Some(rest) => Err(ParseError::TooLong {
                verb: self.verb.into(),
                rest: quoted(rest),
            }),
        }
    }

    /// The error for an unknown verb.
    #[must_use]
    pub fn unknown_verb(&self, known: &[&str]) -> ParseError {
        ParseError::UnknownVerb {
            verb: quoted(self.verb),
            known: known.join(", "),
        }
    }
}
