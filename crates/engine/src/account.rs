//! What is said beforehand about a price or gain, and what then happens: the two sides that the law of labels compares.

use std::collections::BTreeMap;

use crate::message::{Amount, GAINS, Message, PAYS};

/// What words say is paid and gained; `None` where they do not say it, or not exactly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// What is paid.
    pub pays: Option<Vec<Amount>>,
    /// What is gained.
    pub gains: Option<Vec<Amount>>,
}

impl Named {
    /// What the arguments [`pays`](Message::pays) and [`gains`](Message::gains) of a message say.
    #[must_use]
    pub fn of(message: &Message) -> Self {
        let amounts = |key: &str| message.args.get(key).and_then(Amount::all_of);
        Self {
            pays: amounts(PAYS),
            gains: amounts(GAINS),
        }
    }

    /// That these are paid.
    #[must_use]
    pub fn paying(amounts: impl IntoIterator<Item = Amount>) -> Self {
        Self {
            pays: Some(amounts.into_iter().collect()),
            gains: None,
        }
    }

    /// Whether anything is said at all.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.pays.is_none() && self.gains.is_none()
    }
}

/// Amounts added up by thing; sums of 0 are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums(BTreeMap<String, i64>);

impl Sums {
    /// Adds amounts.
    pub fn add(&mut self, amounts: impl IntoIterator<Item = Amount>) {
        self.add_times(1, amounts);
    }

    /// Takes amounts away.
    pub fn take(&mut self, amounts: impl IntoIterator<Item = Amount>) {
        self.add_times(-1, amounts);
    }

    fn add_times(&mut self, times: i64, amounts: impl IntoIterator<Item = Amount>) {
        for amount in amounts {
            *self.0.entry(amount.of.into_owned()).or_default() += times * amount.count;
        }
        self.0.retain(|_, count| *count != 0);
    }

    /// How much of a thing.
    #[must_use]
    pub fn of(&self, thing: &str) -> i64 {
        self.0.get(thing).copied().unwrap_or(0)
    }
}

impl FromIterator<Amount> for Sums {
    fn from_iter<I: IntoIterator<Item = Amount>>(amounts: I) -> Self {
        let mut sums = Self::default();
        sums.add(amounts);
        sums
    }
}

/// What a seat paid and gained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// What it paid.
    pub paid: Sums,
    /// What it gained.
    pub gained: Sums,
}

impl Account {
    /// Whether that is what the words said.
    #[must_use]
    pub fn is_as(&self, named: &Named) -> bool {
        let agrees = |said: &Option<Vec<Amount>>, sums: &Sums| {
            said.as_ref()
                .is_none_or(|said| said.iter().cloned().collect::<Sums>() == *sums)
        };
        agrees(&named.pays, &self.paid) && agrees(&named.gains, &self.gained)
    }
}

/// What a view predicts about answers before they are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast<A> {
    /// The answers, in order. One that is not asked for, since there is no choice, is skipped.
    pub answers: Vec<A>,
    /// What they make the seat pay and gain.
    pub named: Named,
    /// What the seat then has, if that is predicted.
    pub leaves: Option<Vec<Amount>>,
}
