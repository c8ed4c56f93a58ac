//! Editions: the figures of a game as data.
//!
//! A game declares its [`Figures`] and the files it ships with; an owner of the box can load a corrected file. A state refers
//! to its edition by a `Copy` handle ([`Edition`]), so that it stays small and clones without counting references.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{OnceLock, PoisonError, RwLock};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use xxhash_rust::xxh3::xxh3_64;

/// The most editions that a process keeps for one game. They stay in memory until it ends, so loading ever more files must hit
/// a limit; nobody owns this many boxes.
pub const MOST_EDITIONS: usize = 64;

/// A file with the figures of an edition that a game ships with.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// The name by which it is chosen ("2022").
    pub name: &'static str,
    /// The text of the file.
    pub text: &'static str,
}

/// Why a file is not an edition of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditionError {
    /// The file is wrong at one place.
    #[error("line {line}: {reason}")]
    At {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
    /// The file as a whole breaks a constraint.
    #[error("{reason}")]
    Whole {
        /// What is wrong.
        reason: String,
    },
    /// No edition has that name.
    #[error("there is no edition \"{name}\"; known are {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// The edition exists with figures other than those recorded.
    #[error("edition \"{name}\" is known, but not with the figures {digest:016x}")]
    OtherFigures {
        /// The name.
        name: String,
        /// The digest that was asked for.
        digest: u64,
    },
    /// Too many editions are loaded.
    #[error("no more than {MOST_EDITIONS} editions of a game can be loaded at once")]
    TooMany,
}

impl EditionError {
    /// The place of a byte offset in the file.
    #[must_use]
    pub fn at(text: &str, offset: usize, reason: impl Into<String>) -> Self {
        Self::At {
            line: line_of(text, offset),
            reason: reason.into(),
        }
    }

    /// A constraint on the file as a whole.
    #[must_use]
    pub fn whole(reason: impl Into<String>) -> Self {
        Self::Whole {
            reason: reason.into(),
        }
    }
}

/// The line of a byte offset, counted from 1.
#[must_use]
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset.min(text.len())]
        .iter()
        .filter(|&&byte| byte == b'\n')
        .count()
}

/// Reads a TOML file into a type. Use `toml::Spanned` in the type where a later check must name the line.
///
/// # Errors
/// With the line, if the text is not TOML or does not fit the type.
pub fn from_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, EditionError> {
    toml::from_str(text).map_err(|error| match error.span() {
        Some(span) => EditionError::at(text, span.start, error.message()),
        None => EditionError::whole(error.message()),
    })
}

/// Where the figures of an edition come from: how many records of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    /// Records whose figures were found in a public source.
    pub printed: u32,
    /// Records whose figures were made to fit the constraints of the rulebook.
    pub reconstructed: u32,
}

/// The figures of one edition of a game, checked.
pub trait Figures: Sized + Send + Sync + 'static {
    /// The editions that the game ships with; the first is the default. A name may appear twice: the
    /// first is current, the later ones are superseded figures that old journals still need.
    const BUILT_IN: &'static [BuiltIn];

    /// Reads and checks a file.
    ///
    /// # Errors
    /// If it is not such a file, or breaks a constraint of the rulebook.
    fn parse(text: &str) -> Result<Self, EditionError>;

    /// How much of it is printed and how much reconstructed.
    fn provenance(&self) -> Provenance;
}

/// For games without figures.
impl Figures for () {
    const BUILT_IN: &'static [BuiltIn] = &[BuiltIn {
        name: "standard",
        text: "",
    }];

    fn parse(text: &str) -> Result<Self, EditionError> {
        if text.is_empty() {
            Ok(())
        } else {
            Err(EditionError::whole("this game has no figures to replace"))
        }
    }

    fn provenance(&self) -> Provenance {
        Provenance::default()
    }
}

/// An edition that stays in memory until the process ends.
struct Bound<F> {
    name: String,
    digest: u64,
    text: String,
    figures: F,
}

/// A handle on the figures in play. `Copy`, compares by content, and serialises as `name@digest`.
pub struct Edition<F: 'static>(&'static Bound<F>);

impl<F: Figures> Edition<F> {
    /// The edition of that name: one the game ships with, or one that was [loaded](Edition::load).
    ///
    /// # Errors
    /// If there is none.
    pub fn named(name: &str) -> Result<Self, EditionError> {
        if let Some(built_in) = F::BUILT_IN.iter().find(|built_in| built_in.name == name) {
            return Self::intern(built_in.name, built_in.text);
        }
        Self::loaded()
            .into_iter()
            .find(|edition| edition.name() == name)
            .ok_or_else(|| EditionError::Unknown {
                name: crate::notation::quoted(name),
                known: Self::all()
                    .iter()
                    .map(|edition| edition.name())
                    .collect::<Vec<_>>()
                    .join(", "),
            })
    }

    /// The edition with exactly these figures, as a journal or a state recorded it.
    ///
    /// # Errors
    /// If there is none of that name, or only one with other figures.
    pub fn recorded(name: &str, digest: u64) -> Result<Self, EditionError> {
        let built_in = F::BUILT_IN.iter().filter(|built_in| built_in.name == name);
        for candidate in built_in {
            if xxh3_64(candidate.text.as_bytes()) == digest {
                return Self::intern(candidate.name, candidate.text);
            }
        }
        let loaded = Self::loaded();
        if let Some(edition) = loaded
            .into_iter()
            .find(|edition| edition.name() == name && edition.digest() == digest)
        {
            return Ok(edition);
        }
        Self::named(name)?;
        Err(EditionError::OtherFigures {
            name: name.into(),
            digest,
        })
    }

    /// The default edition of the game.
    ///
    /// # Panics
    /// If the game ships with no valid edition, which its own tests rule out.
    #[must_use]
    pub fn standard() -> Self {
        Self::named(F::BUILT_IN[0].name).expect("a game ships with a valid edition")
    }

    /// Loads an owner's file under a new name.
    ///
    /// # Errors
    /// If the file is wrong, the name is taken by other figures, or too many are loaded.
    pub fn load(name: &str, text: &str) -> Result<Self, EditionError> {
        let plain =
            !name.is_empty() && name.len() <= 40 && !name.contains(|c: char| c == '@' || c.is_control());
        if !plain {
            return Err(EditionError::whole(
                "the name of an edition has 1 to 40 characters and no @",
            ));
        }
        if let Ok(known) = Self::named(name)
            && known.text() != text
        {
            return Err(EditionError::whole(format!(
                "the name \"{name}\" belongs to other figures; choose another"
            )));
        }
        Self::intern(name, text)
    }

    /// The editions of this game: shipped and loaded.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        let shipped = F::BUILT_IN
            .iter()
            .filter_map(|built_in| Self::named(built_in.name).ok());
        for edition in shipped.chain(Self::loaded()) {
            if !all.iter().any(|known| known.name() == edition.name()) {
                all.push(edition);
            }
        }
        all
    }

    /// Whether the game ships with exactly these figures under this name.
    #[must_use]
    pub fn is_built_in(&self) -> bool {
        F::BUILT_IN
            .iter()
            .any(|built_in| built_in.name == self.name() && built_in.text == self.text())
    }

    fn loaded() -> Vec<Self> {
        let shelf = shelf().read().unwrap_or_else(PoisonError::into_inner);
        let books = shelf.get(&TypeId::of::<F>()).map_or(&[][..], Vec::as_slice);
        books
            .iter()
            .filter_map(|book| book.downcast_ref::<Bound<F>>())
            .map(Self)
            .collect()
    }

    fn intern(name: &str, text: &str) -> Result<Self, EditionError> {
        let digest = xxh3_64(text.as_bytes());
        let same = |edition: &Self| edition.digest() == digest && edition.name() == name;
        if let Some(known) = Self::loaded().into_iter().find(same) {
            return Ok(known);
        }
        let figures = F::parse(text)?;
        let mut shelf = shelf().write().unwrap_or_else(PoisonError::into_inner);
        let books = shelf.entry(TypeId::of::<F>()).or_default();
        // Another thread may have been faster.
        let known = books
            .iter()
            .filter_map(|book| book.downcast_ref::<Bound<F>>())
            .map(Self)
            .find(same);
        if let Some(known) = known {
            return Ok(known);
        }
        if books.len() >= MOST_EDITIONS {
            return Err(EditionError::TooMany);
        }
        let bound: &'static Bound<F> = Box::leak(Box::new(Bound {
            name: name.into(),
            digest,
            text: text.into(),
            figures,
        }));
        books.push(bound);
        Ok(Self(bound))
    }
}

impl<F> Edition<F> {
    /// The name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        &self.0.name
    }

    /// A digest of the file, which tells two editions of one name apart.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.0.digest
    }

    /// The file.
    #[must_use]
    pub fn text(&self) -> &'static str {
        &self.0.text
    }

    /// The figures, which live as long as the process.
    #[must_use]
    pub fn figures(&self) -> &'static F {
        &self.0.figures
    }
}

type Shelf = HashMap<TypeId, Vec<&'static (dyn Any + Send + Sync)>>;

fn shelf() -> &'static RwLock<Shelf> {
    static SHELF: OnceLock<RwLock<Shelf>> = OnceLock::new();
    SHELF.get_or_init(RwLock::default)
}

impl<F> Clone for Edition<F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for Edition<F> {}

impl<F> Deref for Edition<F> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.0.figures
    }
}

impl<F> PartialEq for Edition<F> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || (self.0.digest == other.0.digest && self.0.name == other.0.name)
    }
}

impl<F> Eq for Edition<F> {}

impl<F> fmt::Display for Edition<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{:016x}", self.0.name, self.0.digest)
    }
}

impl<F> fmt::Debug for Edition<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({self})")
    }
}

impl<F> Serialize for Edition<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, F: Figures> Deserialize<'de> for Edition<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (name, digest) = text
            .rsplit_once('@')
            .and_then(|(name, digest)| Some((name, u64::from_str_radix(digest, 16).ok()?)))
            .ok_or_else(|| D::Error::custom("an edition is written name@digest"))?;
        Self::recorded(name, digest).map_err(D::Error::custom)
    }
}
