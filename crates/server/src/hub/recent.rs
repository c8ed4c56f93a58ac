//! Digests of the positions that were sent last, so that the next update of a table need not work the old position out again. Only the tables that
//! changed most recently are remembered; for the others the old position is worked out.

use std::collections::{BTreeMap, HashMap};

use signoria_table::Seen;

/// The memory of the tables that changed last.
#[derive(Default)]
pub struct Recent {
    tables: HashMap<String, Kept>,
    /// The tables in the order in which they changed.
    order: BTreeMap<u64, String>,
    changes: u64,
    room: usize,
}

struct Kept {
    seen: Seen,
    room: usize,
    /// Its place in the order.
    at: u64,
}

impl Recent {
    /// Takes out what is remembered of a table: something newer is about to be kept.
    pub fn take(&mut self, table: &str) -> Seen {
        let Some(kept) = self.tables.remove(table) else {
            return Seen::default();
        };
        self.order.remove(&kept.at);
        self.room -= kept.room;
        kept.seen
    }

    /// Remembers a table, in about that many bytes for all of them, and forgets those that changed longest ago.
    pub fn keep(&mut self, table: String, seen: Seen, most: usize) {
        self.take(&table);
        if seen.is_empty() {
            return;
        }
        let room = seen.room();
        let at = self.changes;
        self.changes += 1;
        self.room += room;
        self.order.insert(at, table.clone());
        self.tables.insert(table, Kept { seen, room, at });
        while self.room > most
            && let Some((_, oldest)) = self.order.pop_first()
        {
            self.take(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Eye;
    use signoria_engine::erased::Order;
    use signoria_engine::{Seats, Seed};
    use signoria_table::{Command, Occupant, Opening, PersonId, Reader, Table, Updates};

    use super::*;

    /// What is remembered after the first action of a game.
    fn seen() -> Seen {
        let game = signoria_catalog::GAMES[0].arena.game();
        let anna = PersonId::try_from("anna".to_owned()).unwrap();
        let order = Order {
            edition: None,
            options: serde_json::Value::Null,
            seats: Seats::new(2),
            seed: Seed::from(7),
        };
        let me = Occupant::Person { person: anna.clone() };
        let opening = Opening::new(game, &order, "t".into(), anna.clone(), vec![me.clone(), me], 0).unwrap();
        let mut table = Table::open(game, opening).unwrap();
        table.perform(0, &anna, Command::Start).unwrap();
        let seat = table.waiting().first().unwrap();
        let action = table.state().unwrap().actions(seat).remove(0);
        let effect = table.perform(0, &anna, Command::Play { seat, action }).unwrap();
        let mut updates = Updates::new(&table, &effect, Seen::default());
        let reader = Reader {
            person: None,
            seat: None,
            names: &|_, person| person.to_string(),
            now: 0,
        };
        updates.update(Eye::Spectator, reader);
        updates.seen()
    }

    #[test]
    fn the_tables_that_changed_last_are_remembered_within_the_memory_for_all() {
        let seen = seen();
        let room = seen.room();
        assert!(room > 1_000, "{room}");
        let mut recent = Recent::default();
        for table in ["a", "b", "c", "a", "d"] {
            recent.keep(table.into(), seen.clone(), 3 * room);
        }
        assert!(recent.room <= 3 * room);
        let remembered = |recent: &mut Recent, table| !recent.take(table).is_empty();
        assert!(!remembered(&mut recent, "b"), "it changed longest ago");
        for table in ["a", "c", "d"] {
            assert!(remembered(&mut recent, table), "{table}");
        }
        assert_eq!((recent.room, recent.order.len(), recent.tables.len()), (0, 0, 0));
        recent.keep("e".into(), Seen::default(), room);
        assert!(recent.tables.is_empty(), "nothing to remember");
    }
}
