//! Taking records out of the file, each once, and naming the line of a wrong one.

use std::collections::BTreeSet;

use signoria_engine::{EditionError, Provenance};
use toml::Spanned;

use super::records::{Origin, Record};

/// Takes records out of the file, counts their origins, and knows how to name the line of one.
pub(super) struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) provenance: Provenance,
    /// The kinds of which all records are reconstructed, and single reconstructed ones as "KIND.NUMBER", counted from 0.
    pub(super) reconstructed: BTreeSet<String>,
}

impl Reader<'_> {
    pub(super) fn count(&mut self, origin: Origin) {
        match origin {
            Origin::Printed => self.provenance.printed += 1,
            Origin::Reconstructed => self.provenance.reconstructed += 1,
        }
    }

    pub(super) fn wrong<T>(&self, record: &Spanned<T>, reason: impl Into<String>) -> EditionError {
        EditionError::at(self.text, record.span().start, reason)
    }

    /// The constraint on this record holds.
    pub(super) fn need<T>(&self, record: &Spanned<T>, holds: bool, reason: &str) -> Result<(), EditionError> {
        if holds {
            Ok(())
        } else {
            Err(self.wrong(record, reason))
        }
    }

    pub(super) fn one<R: Record>(&mut self, kind: &str, record: Spanned<R>) -> Spanned<R> {
        let origin = record.get_ref().origin();
        self.count(origin);
        if let Origin::Reconstructed = origin {
            self.reconstructed.insert(kind.into());
        }
        record
    }

    /// Exactly one record for each number below `count`, in the order of these numbers.
    pub(super) fn each<R: Record + Clone>(
        &mut self,
        kind: &str,
        count: usize,
        records: Vec<Spanned<R>>,
        number: impl Fn(&R) -> usize,
    ) -> Result<Vec<Spanned<R>>, EditionError> {
        let mut found: Vec<Option<Spanned<R>>> = vec![None; count];
        let mut reconstructed = BTreeSet::new();
        for record in records {
            let origin = record.get_ref().origin();
            self.count(origin);
            let index = number(record.get_ref());
            if let Origin::Reconstructed = origin {
                reconstructed.insert(index);
            }
            match found.get_mut(index) {
                Some(place) if place.is_none() => *place = Some(record),
                Some(_) => return Err(self.wrong(&record, format!("a second [[{kind}]] of this name"))),
                None => return Err(self.wrong(&record, format!("there is no such [[{kind}]]"))),
            }
        }
        if reconstructed.len() == count {
            self.reconstructed.insert(kind.into());
        } else {
            let single = reconstructed.iter().map(|index| format!("{kind}.{index}"));
            self.reconstructed.extend(single);
        }
        let complete: Option<Vec<Spanned<R>>> = found.into_iter().collect();
        complete.ok_or_else(|| EditionError::whole(format!("{count} different [[{kind}]] are needed")))
    }
}

/// An array of what the records say.
pub(super) fn array<R, T: std::fmt::Debug, const N: usize>(
    records: Vec<Spanned<R>>,
    make: impl Fn(R) -> T,
) -> Result<[T; N], EditionError> {
    records
        .into_iter()
        .map(|record| make(record.into_inner()))
        .collect::<Vec<T>>()
        .try_into()
        .map_err(|_| EditionError::whole("a kind of record has the wrong number"))
}

/// Numbers that count something up to here stay far from what a counter cannot hold.
pub(super) const MOST_POINTS: u8 = 60;
