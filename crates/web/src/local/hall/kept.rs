//! How a game of this browser is begun and kept, and how a table is made of what was kept.

use signoria_engine::erased::{AnyGame, AnyState, Fault, Order};
use signoria_engine::{Arg, Eye, Journal, Message, Panel, Seat, Seats, Seed, Standings};
use signoria_table::wire::{NewTable, SeatOrder};
use signoria_table::{Change, Entry, Millis, Occupant, Opening, PersonId, Table, daily};

use crate::local::saved::{Glance, Player, Saved};
use crate::local::talk::FromEngine;

/// The person at this screen.
pub(super) fn me() -> PersonId {
    PersonId::try_from("me".to_owned()).expect("a well-formed id")
}

pub(super) fn game_of(id: &str) -> Result<&'static dyn AnyGame, Message> {
    let unknown = || Message::new("web.open.unknown-game").with("game", id.to_owned());
    Ok(signoria_catalog::find(id).ok_or_else(unknown)?.arena.game())
}

fn occupant(player: &Player) -> Occupant {
    match player.bot {
        Some(level) => Occupant::Bot { level },
        None => Occupant::Person { person: me() },
    }
}

pub(super) fn begin(order: NewTable, names: Vec<String>, seed: Seed) -> Result<Saved, Message> {
    let seats = u8::try_from(order.seats.len()).unwrap_or(u8::MAX);
    let player = |(name, seat): (String, &SeatOrder)| Player {
        name,
        bot: match seat {
            SeatOrder::Bot { level } => Some(*level),
            SeatOrder::Me | SeatOrder::Open => None,
        },
    };
    let players = names.into_iter().zip(&order.seats).map(player).collect();
    let game_order = Order {
        edition: order.edition,
        options: order.options,
        seats: Seats::try_from(seats).map_err(|_| Message::new("web.open.seats"))?,
        seed,
    };
    start(game_of(&order.game)?, &game_order, players)
}

/// A new game, as it is to be kept.
pub(super) fn start(
    game: &'static dyn AnyGame,
    order: &Order,
    players: Vec<Player>,
) -> Result<Saved, Message> {
    let occupants = players.iter().map(occupant).collect();
    let opening =
        Opening::new(game, order, String::new(), me(), occupants, 0).map_err(|fault| fault.message())?;
    let table = Table::open(game, opening).map_err(|fault| fault.message())?;
    Ok(saved(&table, players))
}

/// A journal from elsewhere, with names for more people than it has seats.
pub(super) fn adopt(mut kept: Saved, now: Millis) -> Result<Saved, Message> {
    let journal = read(&kept.journal)?;
    kept.players.truncate(journal.seats.count());
    let table = table_of("", &kept, now)?;
    Ok(Saved {
        borrowed: true,
        ..saved(&table, kept.players)
    })
}

pub(super) fn read(text: &str) -> Result<Journal, Message> {
    Journal::from_text(text).map_err(|error| Fault::Journal(Box::new(error)).message())
}

/// The table of a kept game: all its actions are played again.
pub(super) fn table_of(id: &str, saved: &Saved, now: Millis) -> Result<Table, Message> {
    let journal = read(&saved.journal)?;
    let game = game_of(&journal.game)?;
    let opening = Opening {
        id: id.into(),
        journal: Journal {
            actions: Vec::new(),
            checksum: None,
            ..journal.clone()
        },
        host: me(),
        occupants: saved.players.iter().map(occupant).collect(),
        clock: Default::default(),
        on_expiry: Default::default(),
        visibility: Default::default(),
        hints: gives_hints(id, &saved.players),
        at: now,
    };
    if opening.occupants.len() != journal.seats.count() {
        return Err(Message::new("web.open.seats"));
    }
    let mut table = Table::open(game, opening).map_err(|fault| fault.message())?;
    let changes = journal.actions.iter().map(|step| Change::Played {
        seat: step.seat,
        action: step.action.clone(),
    });
    for change in [Change::Started].into_iter().chain(changes) {
        apply(&mut table, None, change, now)?;
    }
    let checksum = table.state().map_or(0, |state| state.checksum());
    let verified = journal.verify(checksum);
    verified.map_err(|error| Fault::Journal(Box::new(error)).message())?;
    Ok(table)
}

/// A game that was given up is over, although its journal could be played on.
pub(super) fn given_up(mut table: Table, saved: &Saved, now: Millis) -> Result<Table, Message> {
    if saved.over && !table.stage().is_over() {
        apply(&mut table, Some(me()), Change::Conceded, now)?;
    }
    Ok(table)
}

fn apply(table: &mut Table, by: Option<PersonId>, change: Change, now: Millis) -> Result<(), Message> {
    let entry = Entry {
        number: table.number() + 1,
        at: now,
        by,
        key: None,
        change,
    };
    let broken = |reason: String| Message::new("web.open.unreadable").with("reason", reason);
    table.apply(&entry).map_err(|error| broken(error.reason))?;
    Ok(())
}

/// Whether advice may be asked for: by the only person at the table, and not where everybody's results are compared.
fn gives_hints(id: &str, players: &[Player]) -> bool {
    let people = players.iter().filter(|player| player.bot.is_none());
    people.count() == 1 && daily::of_id(id).is_none()
}

/// What is kept of a table; when it was last played is for the page to say.
pub(super) fn saved(table: &Table, players: Vec<Player>) -> Saved {
    Saved {
        game: table.opening().journal.game.clone(),
        players,
        journal: table.journal().to_text(),
        over: table.stage().is_over(),
        touched: 0,
        borrowed: false,
        glance: table
            .state()
            .zip(table.standings())
            .map(|(state, standings)| glance(state, standings)),
    }
}

/// The standing of a game, as far as everybody may know it.
pub(super) fn glance(state: &dyn AnyState, standings: Standings) -> Glance {
    let panels = state.panels(Eye::Spectator);
    let seats = state.seats().count();
    let mut scores = vec![0; seats];
    let mut ranks = vec![0; seats];
    let mut sources = vec![Vec::new(); seats];
    for row in &standings.rows {
        if let Some(seat) = row.seat {
            scores[seat.index()] = row.score;
            ranks[seat.index()] = row.rank;
            sources[seat.index()] = row.sources.clone();
        }
    }
    let is_over = state.waiting().is_empty();
    if !is_over {
        sources.clear();
    }
    let against_rules = || (standings.rows.len() > 1).then_some(ranks.first() == Some(&1));
    let won_alone = standings.solo_win.or_else(against_rules);
    Glance {
        waiting: state.waiting().iter().map(Seat::index).collect(),
        won_alone: won_alone.filter(|_| is_over && seats == 1),
        verdict: standings.verdict.filter(|_| is_over),
        scores,
        ranks,
        sources,
        round: round(&panels),
        turn: turn(&panels),
    }
}

/// What the game says under that name in its first panel: how the game stands comes first.
fn said<'a>(panels: &'a [Panel], name: &str) -> Option<&'a Arg> {
    let first = panels.first()?;
    let mut said = [&first.title].into_iter().chain(&first.lines);
    said.find_map(|message| message.args.get(name))
}

/// The round, as the game says it.
fn round(panels: &[Panel]) -> Option<String> {
    match said(panels, "round")? {
        Arg::Number(round) => Some(round.to_string()),
        Arg::Text(round) => Some(round.clone()),
        _ => None,
    }
}

/// The turn and how many there are, as the game says it.
fn turn(panels: &[Panel]) -> Option<(i64, i64)> {
    match (said(panels, "turn")?, said(panels, "turns")?) {
        (Arg::Number(turn), Arg::Number(turns)) => Some((*turn, *turns)),
        _ => None,
    }
}

pub(super) fn begun(saved: Result<Saved, Message>) -> FromEngine {
    match saved {
        Ok(saved) => FromEngine::Begun(Box::new(saved)),
        Err(reason) => FromEngine::NotBegun(reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_counts_rounds_or_turns() {
        let rounds = [Panel::new(Message::new("a")).line(Message::new("b").with("round", "IV".to_owned()))];
        assert_eq!((round(&rounds), turn(&rounds)), (Some("IV".into()), None));
        let line = Message::new("b").with("turn", 3_u8).with("turns", 16_u8);
        let turns = [Panel::new(Message::new("a")).line(line)];
        assert_eq!((round(&turns), turn(&turns)), (None, Some((3, 16))));
        assert_eq!((round(&[]), turn(&[])), (None, None));
    }
}
