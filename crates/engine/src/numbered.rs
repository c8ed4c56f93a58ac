//! Tokens named by a number.

/// Declares things that the box only numbers: `pz1` to `pz11`.
///
/// ```
/// use signoria_engine::{numbered, prelude::*};
///
/// numbered! {
///     /// The plaza tiles.
///     pub struct PlazaTile: "praga.plaza-tile" = "pz", 1..=11;
/// }
/// numbered! {
///     /// The bonus cards, whose numbers have two digits.
///     pub struct Bonus: "florence.bonus" = "b", 1..=20, digits 2;
/// }
/// let tile = PlazaTile::new(3).unwrap();
/// assert_eq!((tile.to_string(), tile.index()), ("pz3".into(), 2));
/// assert_eq!("b07".parse(), Ok(Bonus::new(7).unwrap()));
/// assert!("b7".parse::<Bonus>().is_err() && "pz12".parse::<PlazaTile>().is_err());
/// assert_eq!(PlazaTile::ALL.len(), 11);
/// ```
///
/// As an argument it is a name, here `praga.plaza-tile.pz3`: words say what the thing is, never its number alone.
#[macro_export]
macro_rules! numbered {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Name:ident : $prefix:literal = $letters:literal, $low:literal ..= $high:literal;
    ) => {
        $crate::numbered! {
            $(#[$meta])*
            $vis struct $Name : $prefix = $letters, $low ..= $high, digits 1;
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $Name:ident : $prefix:literal = $letters:literal, $low:literal ..= $high:literal,
            digits $digits:literal;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $Name(u8);

        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &{
                let mut all = [Self($low); $high - $low + 1];
                let mut index = 0;
                while index < all.len() {
                    all[index].0 += index as u8;
                    index += 1;
                }
                all
            };

            /// The one with that number.
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                if $low <= number && number <= $high {
                    Some(Self(number))
                } else {
                    None
                }
            }

            /// Its number.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// The id of the message that names it.
            #[must_use]
            pub fn name(self) -> String {
                ::std::format!("{}.{self}", $prefix)
            }
        }

        impl Default for $Name {
            fn default() -> Self {
                Self($low)
            }
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::write!(f, ::core::concat!($letters, "{:0digits$}"), self.0, digits = $digits)
            }
        }

        impl ::core::str::FromStr for $Name {
            type Err = $crate::notation::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.iter().copied().find(|one| one.to_string() == text);
                found.ok_or_else(|| $crate::notation::ParseError::UnknownWord {
                    text: $crate::notation::quoted(text),
                    known: ::std::format!("{} to {}", Self($low), Self($high)),
                })
            }
        }

        impl $crate::message::IntoArg for $Name {
            fn into_arg(self) -> $crate::message::Arg {
                $crate::message::Arg::Name(self.name().into())
            }
        }

        impl $crate::notation::Token for $Name {
            type Bits = <$crate::set::Width<{ $crate::set::width($high - $low + 1) }> as $crate::set::Hold>::Bits;

            const COUNT: usize = $high - $low + 1;

            fn index(self) -> usize {
                usize::from(self.0 - $low)
            }

            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        $crate::serde_as_text!($Name);
    };
}
