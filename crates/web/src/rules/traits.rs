//! By what the pieces of a kind can be told apart: the period they belong to, what they cost, what they bring, where their figures come from.

use std::collections::{BTreeMap, BTreeSet};

/// What a trait is about, in the order in which the pills stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// The kind of a piece, with its period.
    Kind,
    /// What it costs.
    Cost,
    /// What it has to do with: what it brings, wants or counts.
    Gain,
    /// Where its figures come from.
    Source,
}

impl About {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Kind, Self::Cost, Self::Gain, Self::Source];

    /// The id of its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Kind => "web.pieces.by-kind",
            Self::Cost => "web.pieces.by-cost",
            Self::Gain => "web.pieces.by-gain",
            Self::Source => "web.pieces.by-source",
        }
    }

    /// More pills than this are no help: such traits are left out, but for gains, of which the most frequent stay.
    const fn most(self) -> usize {
        match self {
            Self::Kind | Self::Source => 6,
            Self::Cost => 8,
            Self::Gain => 12,
        }
    }
}

/// A trait of a piece, in words.
pub type Trait = (About, String);

/// The traits by which these pieces differ, each with how many have it: those that some have and others not.
#[must_use]
pub fn apart(pieces: &[BTreeSet<Trait>]) -> Vec<(Trait, usize)> {
    let mut counts: BTreeMap<&Trait, usize> = BTreeMap::new();
    for found in pieces.iter().flatten() {
        *counts.entry(found).or_default() += 1;
    }
    counts.retain(|_, count| *count < pieces.len());
    let mut chosen = Vec::new();
    for about in About::ALL {
        let mut own: Vec<(Trait, usize)> = counts
            .iter()
            .filter(|((which, _), _)| *which == about)
            .map(|(found, count)| ((*found).clone(), *count))
            .collect();
        if about == About::Gain {
            // What only one piece has is found by searching for it.
            own.retain(|(_, count)| *count > 1);
            own.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            own.truncate(about.most());
        }
        if own.len() <= about.most() {
            chosen.extend(own);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(traits: &[(About, &str)]) -> BTreeSet<Trait> {
        traits
            .iter()
            .map(|(about, words)| (*about, (*words).to_owned()))
            .collect()
    }

    #[test]
    fn pieces_are_filtered_by_traits_that_only_some_have() {
        let pieces = [
            piece(&[
                (About::Kind, "I"),
                (About::Cost, "wood"),
                (About::Source, "printed"),
            ]),
            piece(&[
                (About::Kind, "I"),
                (About::Gain, "coins"),
                (About::Source, "printed"),
            ]),
            piece(&[
                (About::Kind, "II"),
                (About::Gain, "coins"),
                (About::Gain, "rare"),
                (About::Source, "printed"),
            ]),
        ];
        let found: Vec<(String, usize)> = apart(&pieces)
            .into_iter()
            .map(|((_, words), count)| (words, count))
            .collect();
        let expected =
            [("I", 2), ("II", 1), ("wood", 1), ("coins", 2)].map(|(words, count)| (words.to_owned(), count));
        assert_eq!(found, expected);
    }

    #[test]
    fn names_of_which_every_piece_has_its_own_are_no_help() {
        let pieces: Vec<_> = (0..9)
            .map(|number: u32| piece(&[(About::Kind, &number.to_string())]))
            .collect();
        assert_eq!(apart(&pieces), []);
    }
}
