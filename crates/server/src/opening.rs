//! New tables: from an order, from a finished one, from a journal.

use signoria_engine::erased::{Fault, Order};
use signoria_engine::record::Record;
use signoria_engine::{Journal, Seat, Seats};
use signoria_table::daily::{self, Company, Day};
use signoria_table::wire::{NewTable, SeatOrder, Visibility};
use signoria_table::{Change, ClockRule, Entry, Occupant, OnExpiry, Opening, PersonId, Table};

use crate::hub::now;
use crate::problem::{Failure, Trouble};
use crate::secret;

/// The opening that somebody asks for.
///
/// # Errors
/// If it makes no sense or the game refuses it.
pub fn from_order(new: NewTable, host: &PersonId) -> Result<Opening, Failure> {
    let game = signoria_catalog::find(&new.game)
        .ok_or(Trouble::NoGame)?
        .arena
        .game();
    if !new.seats.contains(&SeatOrder::Me) {
        return Err(Trouble::NotAtOwnTable.into());
    }
    if !new.clock.is_sensible() {
        return Err(Trouble::BadClock.into());
    }
    let seats = u8::try_from(new.seats.len())
        .ok()
        .and_then(|count| Seats::try_from(count).ok())
        .ok_or_else(|| Failure::bad_request("seats"))?;
    let order = Order {
        edition: new.edition,
        options: new.options,
        seats,
        seed: secret::new_seed(),
    };
    let occupants = new.seats.iter().map(|seat| match seat {
        SeatOrder::Open => Occupant::Open,
        SeatOrder::Me => Occupant::Person { person: host.clone() },
        SeatOrder::Bot { level } => Occupant::Bot { level: *level },
    });
    let opening = Opening::new(
        game,
        &order,
        secret::new_id(),
        host.clone(),
        occupants.collect(),
        now(),
    )?;
    Ok(Opening {
        clock: new.clock,
        on_expiry: new.on_expiry,
        visibility: new.visibility,
        hints: new.hints,
        ..opening
    })
}

/// The opening of a rematch: the same game with another deal. The person who asks takes a seat, bots stay, and the others' seats wait for them.
///
/// # Errors
/// If the game refuses the order.
pub fn again(table: &Table, host: &PersonId, id: String) -> Result<Opening, Failure> {
    let old = table.opening();
    let game = signoria_catalog::find(&old.journal.game)
        .ok_or(Trouble::NoGame)?
        .arena
        .game();
    let order = Order {
        edition: Some(old.edition().into()),
        options: old.journal.options.clone(),
        seats: old.journal.seats,
        seed: secret::new_seed(),
    };
    let mut occupants: Vec<Occupant> = old
        .occupants
        .iter()
        .zip(table.occupants())
        .map(|(at_first, (_, at_last))| match (at_first, at_last) {
            (_, Occupant::Person { person }) if person == host => at_last.clone(),
            (Occupant::Bot { .. }, _) => at_first.clone(),
            _ => Occupant::Open,
        })
        .collect();
    // Somebody who gave up their seat takes the first open one.
    if !occupants.iter().any(|occupant| occupant.is(host))
        && let Some(open) = occupants.iter_mut().find(|occupant| **occupant == Occupant::Open)
    {
        *open = Occupant::Person { person: host.clone() };
    }
    let opening = Opening::new(game, &order, id, host.clone(), occupants, now())?;
    Ok(Opening {
        clock: old.clock,
        on_expiry: old.on_expiry,
        visibility: old.visibility,
        hints: old.hints,
        ..opening
    })
}

fn read(text: &str) -> Result<Journal, Failure> {
    let wrong = |error| Failure::from(Fault::Journal(Box::new(error)));
    Journal::from_text(text).map_err(wrong)
}

/// The result of a daily: the points, and the place at the table. Everything is checked by replaying the game. Who chose the moves of the
/// others cannot be checked: they come from the player's browser.
///
/// # Errors
/// If the journal is not for this daily, does not replay, or is not finished.
pub fn daily_result(text: &str, day: Day, game: &str, company: Company) -> Result<(i32, u8), Failure> {
    let journal = read(text)?;
    let listed = signoria_catalog::find(game).ok_or(Trouble::NoGame)?;
    let game = listed.arena.game();
    let wanted = daily::order(listed.id, company);
    let seats = u8::try_from(wanted.seats.len()).map_err(Failure::bad_request)?;
    let order = Order {
        edition: wanted.edition,
        options: wanted.options,
        seats: Seats::try_from(seats).map_err(|_| Failure::bad_request("seats"))?,
        seed: day.seed(listed.id),
    };
    // Game, rules, edition, figures, options, seats and seed at once.
    let (_, set_up) = game.start(&order)?;
    let brought = Journal {
        actions: Vec::new(),
        checksum: None,
        ..journal.clone()
    };
    if brought
        != (Journal {
            checksum: None,
            ..set_up
        })
    {
        return Err(Trouble::NotTheDaily.into());
    }
    let record = Record::replay(game, &journal, usize::MAX, |_, _, _, _| {})?;
    let state = record.state();
    if !state.waiting().is_empty() {
        return Err(Trouble::NotPlayedOut.into());
    }
    let standings = state.standings();
    let row = standings.of(Seat::new(0)).ok_or(Trouble::Failed)?;
    // A lost challenge is a second place, whatever the points.
    let place = match standings.solo_win {
        Some(won) => 2 - u8::from(won),
        None => row.rank,
    };
    Ok((row.score, place))
}

/// A whole game that somebody uploads to look at.
///
/// # Errors
/// If it is not a journal of ours, or does not replay.
pub fn from_journal(text: &str, host: &PersonId) -> Result<(Opening, Entry), Failure> {
    let mut journal = read(text)?;
    let game = signoria_catalog::find(&journal.game)
        .ok_or(Trouble::NoGame)?
        .arena
        .game();
    if !crate::editions::are_here(game, &journal) {
        return Err(Trouble::ForeignFigures.into());
    }
    Record::replay(game, &journal, usize::MAX, |_, _, _, _| {})?;
    let actions = std::mem::take(&mut journal.actions);
    journal.checksum = None;
    let seats = journal.seats.count();
    let opening = Opening {
        id: secret::new_id(),
        journal,
        host: host.clone(),
        occupants: vec![Occupant::Open; seats],
        clock: ClockRule::None,
        on_expiry: OnExpiry::default(),
        visibility: Visibility::Link,
        hints: false,
        at: now(),
    };
    let entry = Entry {
        number: 1,
        at: now(),
        by: Some(host.clone()),
        key: None,
        change: Change::Uploaded {
            actions: actions
                .into_iter()
                .map(|entry| (entry.seat, entry.action))
                .collect(),
        },
    };
    Ok((opening, entry))
}
