//! The doctor: replays every stored table from its first entry, compares it with everything derived from it, and asks the database
//! about itself.

use signoria_table::{SeatOutcome, Table};

use crate::store::{SeatResult, Store, StoreError, Summary};

/// Tables fetched in one query.
const PAGE: i64 = 200;

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Finding {
    /// It cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// No game here has that id.
    #[error("is of a game that is not here: {0}")]
    UnknownGame(String),
    /// Its set-up is refused.
    #[error("its set-up is refused ({0})")]
    Opening(String),
    /// An entry does not fit.
    #[error("{0}")]
    Entry(String),
    /// Entries are missing at the end.
    #[error("has {found} entries, but {recorded} were recorded")]
    Length {
        /// How many there are.
        found: u64,
        /// How many there should be.
        recorded: u64,
    },
    /// The position differs from the recorded one.
    #[error("replays to another position than recorded")]
    Checksum,
    /// The lists show something else.
    #[error("is listed otherwise than it stands")]
    Listed,
    /// It would not be woken in time: its bot or deadline is not listed.
    #[error("waits for a bot or a clock, and is recorded otherwise: it would not be woken")]
    Waiting,
    /// The lists of its people show something else.
    #[error("has other people than the lists of people say")]
    Players,
    /// The keys of commands are not those of its entries.
    #[error("has entries under other keys than they were sent with")]
    Keys,
    /// The results are not those of its game.
    #[error("has other results than its game")]
    Results,
    /// The saved table differs from the replayed one.
    #[error("was saved otherwise than it replays")]
    Saved,
}

/// What the doctor found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many tables were examined.
    pub tables: u64,
    /// How many entries were replayed.
    pub entries: u64,
    /// The tables that do not verify.
    pub findings: Vec<(String, Finding)>,
    /// What is wrong with the database itself, in words.
    pub database: Vec<String>,
}

impl Report {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_well(&self) -> bool {
        self.findings.is_empty() && self.database.is_empty()
    }
}

/// Examines the database and all its tables.
///
/// # Errors
/// If the database fails.
pub async fn examine(store: &Store) -> Result<Report, StoreError> {
    let mut report = Report {
        database: store.faults().await?,
        ..Report::default()
    };
    let mut after = String::new();
    loop {
        let ids = store.table_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else {
            return Ok(report);
        };
        after = last.clone();
        for id in ids {
            report.tables += 1;
            let mut examined = examine_table(store, &id).await;
            if examined.is_err() {
                // Somebody may have moved while the table was being read: a real fault is still there the second time.
                examined = examine_table(store, &id).await;
            }
            match examined {
                Ok(entries) => report.entries += entries,
                Err(finding) => report.findings.push((id, finding)),
            }
        }
    }
}

async fn examine_table(store: &Store, id: &str) -> Result<u64, Finding> {
    let unreadable = |error: StoreError| Finding::Unreadable(error.to_string());
    let stored = store.load_all(id).await.map_err(unreadable)?;
    let game = signoria_catalog::find(&stored.opening.journal.game)
        .ok_or_else(|| Finding::UnknownGame(stored.opening.journal.game.clone()))?
        .arena
        .game();
    let refused = |fault: signoria_engine::erased::Fault| Finding::Opening(fault.message().id.into());
    let saved = store.load(id).await.map_err(unreadable)?.saved;
    let mut table = Table::open(game, stored.opening).map_err(refused)?;
    for entry in &stored.entries {
        table
            .apply(entry)
            .map_err(|broken| Finding::Entry(broken.to_string()))?;
        if let Some(saved) = &saved
            && saved.number == entry.number
            && saved.is_current()
            && *saved != table.save()
        {
            return Err(Finding::Saved);
        }
    }
    if table.number() != stored.number {
        return Err(Finding::Length {
            found: table.number(),
            recorded: stored.number,
        });
    }
    if table.state().map(|state| state.checksum()) != stored.checksum {
        return Err(Finding::Checksum);
    }
    let listed = store.listed(id).await.map_err(unreadable)?;
    let opening = table.opening();
    let stands = (
        &opening.journal.game,
        opening.visibility,
        opening.clock,
        table.stage(),
        table.moves(),
    );
    let occupants = table.occupants().map(|(_, occupant)| occupant);
    if (
        &listed.game,
        listed.visibility,
        listed.clock,
        listed.stage,
        listed.moves,
    ) != stands
        || !occupants.eq(&listed.occupants)
    {
        return Err(Finding::Listed);
    }
    let (kept, stands) = (
        store.kept(id).await.map_err(unreadable)?,
        Summary::of(&table).kept(),
    );
    if (kept.bots_wait, kept.deadline) != (stands.bots_wait, stands.deadline) {
        return Err(Finding::Waiting);
    }
    if kept.players != stands.players {
        return Err(Finding::Players);
    }
    let sent = stored.entries.iter().map(|entry| {
        let by = entry.by.as_ref().map(ToString::to_string);
        (by, entry.key.clone())
    });
    if !store.keys(id).await.map_err(unreadable)?.into_iter().eq(sent) {
        return Err(Finding::Keys);
    }
    let results = store.results_at(id).await.map_err(unreadable)?;
    let outcome = table.outcome().map(|outcome| outcome.seats).unwrap_or_default();
    let stands = |seat: &SeatOutcome, kept: &SeatResult| {
        (seat.seat.index(), seat.score, seat.place, seat.won)
            == (kept.seat.into(), kept.score, kept.place, kept.won)
            && seat.sources == kept.sources
    };
    if results.len() != outcome.len()
        || !outcome
            .iter()
            .zip(&results)
            .all(|(seat, kept)| stands(seat, kept))
    {
        return Err(Finding::Results);
    }
    Ok(stored.entries.len() as u64)
}
