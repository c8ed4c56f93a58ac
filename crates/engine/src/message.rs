//! What the engine says, before it becomes words.
//!
//! A [`Message`] is the id of a Fluent message and its arguments. Words are made at the edge, in the reader's
//! language (`crates/words`); the engine itself contains no sentence that a player reads.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// Something to be said in words: an event, a refusal, a question, a label.
///
/// Ids are dotted paths that begin with the game (`florence.build.adjacent`); in the locale files the dots are hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The id.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            args: BTreeMap::new(),
        }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl IntoArg) -> Self {
        self.args.insert(name.into(), value.into_arg());
        self
    }

    /// What the action of this label takes from the seat at once, complete for the things that it names. A law compares it with
    /// what happens.
    #[must_use]
    pub fn pays(self, amounts: impl IntoIterator<Item = Amount>) -> Self {
        self.with(PAYS, Vec::from_iter(amounts))
    }

    /// What the action of this label gives to the seat at once, complete for the things that it names.
    #[must_use]
    pub fn gains(self, amounts: impl IntoIterator<Item = Amount>) -> Self {
        self.with(GAINS, Vec::from_iter(amounts))
    }
}

/// The argument for what an action takes from the seat at once.
pub const PAYS: &str = "pays";
/// The argument for what an action gives to the seat at once.
pub const GAINS: &str = "gains";
/// The argument of an amount that is its number.
const COUNT: &str = "count";

/// An amount of something: part of a price, or of what a seat has.
///
/// As an argument it is the message `of` with the number as its argument `count`, so that each language counts and inflects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The id of the message that counts it ("lorenzo.goods.wood").
    pub of: Cow<'static, str>,
    /// How much.
    pub count: i64,
}

impl Amount {
    /// The amount `count` of that thing.
    pub fn new(of: impl Into<Cow<'static, str>>, count: impl Into<i64>) -> Self {
        Self {
            of: of.into(),
            count: count.into(),
        }
    }

    /// The amounts that an argument names: one, or a list of them. None if it names something else.
    #[must_use]
    pub fn all_of(arg: &Arg) -> Option<Vec<Self>> {
        match arg {
            Arg::Message(message) => match message.args.get(COUNT) {
                Some(&Arg::Number(count)) => Some(vec![Self::new(message.id.clone(), count)]),
                _ => None,
            },
            Arg::List(parts) => {
                let parts: Option<Vec<Vec<Self>>> = parts.iter().map(Self::all_of).collect();
                parts.map(|parts| parts.into_iter().flatten().collect())
            }
            _ => None,
        }
    }
}

impl IntoArg for Amount {
    fn into_arg(self) -> Arg {
        Message::new(self.of).with(COUNT, self.count).into_arg()
    }
}

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A seat: shown as the name of the person there.
    Seat(Seat),
    /// A number: shown and counted by the rules of the language.
    Number(i64),
    /// The id of a message that names a thing ("florence.stack.jester").
    Name(Cow<'static, str>),
    /// Letters that are the same in every language.
    Text(String),
    /// Several things, listed.
    List(Vec<Arg>),
    /// A message inside the message.
    Message(Box<Message>),
}

/// What can be an argument of a message.
pub trait IntoArg {
    /// The argument.
    fn into_arg(self) -> Arg;
}

macro_rules! numbers {
    ($($number:ty),+) => { $(
        impl IntoArg for $number {
            fn into_arg(self) -> Arg {
                Arg::Number(i64::from(self))
            }
        }
    )+ };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl IntoArg for usize {
    fn into_arg(self) -> Arg {
        Arg::Number(i64::try_from(self).unwrap_or(i64::MAX))
    }
}

impl IntoArg for Arg {
    fn into_arg(self) -> Arg {
        self
    }
}

impl IntoArg for Message {
    fn into_arg(self) -> Arg {
        Arg::Message(Box::new(self))
    }
}

impl IntoArg for String {
    fn into_arg(self) -> Arg {
        Arg::Text(self)
    }
}

impl<T: IntoArg> IntoArg for Vec<T> {
    fn into_arg(self) -> Arg {
        Arg::List(self.into_iter().map(T::into_arg).collect())
    }
}

/// What has a [`Message`]: events and refusals. Implemented by [`messages!`](crate::messages).
pub trait Say {
    /// The id of the message, which for a refusal names the rule.
    fn id(&self) -> &'static str;

    /// The message.
    fn message(&self) -> Message;
}

/// Declares an enum whose variants are messages, with their fields as arguments.
///
/// ```
/// use signoria_engine::{messages, message::Say, seat::Seat};
///
/// messages! {
///     /// What can be told.
///     pub enum Event {
///         /// Somebody took pebbles.
///         Took { seat: Seat, count: u8 } = "pebbles.log.took",
///         Over = "pebbles.log.over",
///     }
/// }
/// assert_eq!(Event::Took { seat: Seat::new(0), count: 2 }.id(), "pebbles.log.took");
/// ```
///
/// In JSON a value is an object whose member `what` is the variant's name in kebab-case.
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident $( { $( $field:ident : $Type:ty ),+ $(,)? } )? = $id:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, $crate::serde::Serialize)]
        #[serde(crate = "signoria_engine::serde", tag = "what", rename_all = "kebab-case")]
        // The fields carry the rulebook's names and need no further documentation.
        #[allow(missing_docs)]
        $vis enum $Name {
            $( $(#[$variant_meta])* $Variant $( { $( $field : $Type ),+ } )?, )+
        }

        impl $Name {
            /// The ids of all messages of this kind, for the check that every language has them.
            pub const IDS: &'static [&'static str] = &[$( $id ),+];
        }

        impl $crate::message::Say for $Name {
            fn id(&self) -> &'static str {
                match self {
                    $( Self::$Variant { .. } => $id, )+
                }
            }

            fn message(&self) -> $crate::message::Message {
                match self {
                    $( Self::$Variant $( { $( $field ),+ } )? => {
                        $crate::message::Message::new($id)
                            $( $( .with(stringify!($field), ::core::clone::Clone::clone($field)) )+ )?
                    } )+
                }
            }
        }
    };
}
