//! Random people do random things at a table of every game, and a much simpler model predicts the result.

use std::collections::BTreeSet;

use proptest::prelude::*;
use signoria_catalog::{Entry as Listing, GAMES};
use signoria_engine::erased::{AnyGame, AnyState, Order};
use signoria_engine::{Barrier, Eye, Seat, Seats, Seed};
use signoria_table::wire::{Stage, TakeBack};
use signoria_table::{
    Answer, Asked, BotLevel, Change, ClockRule, Command, Entry, Occupant, OnExpiry, Opening, PersonId, Table,
};

/// Something that somebody tries.
#[derive(Clone, Debug)]
struct Try {
    who: usize,
    what: u8,
    pick: usize,
    later: u64,
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let one = (0..3_usize, 0..24_u8, 0..1000_usize, 0..40_000_u64).prop_map(|(who, what, pick, later)| Try {
        who,
        what,
        pick,
        later,
    });
    prop::collection::vec(one, 1..80)
}

fn people() -> [PersonId; 3] {
    ["anna", "boris", "celina"].map(|name| PersonId::try_from(name.to_owned()).unwrap())
}

/// What must be true of a table, kept as plainly as possible: the actions that count, and who has agreed to what.
struct Model {
    game: &'static dyn AnyGame,
    opening: Opening,
    played: Vec<(Seat, String)>,
    request: Option<(u32, BTreeSet<PersonId>)>,
}

impl Model {
    fn replay(&self) -> (Box<dyn AnyState>, Vec<Barrier>) {
        let mut state = self.game.open(&self.opening.journal).unwrap();
        let mut barriers = Vec::new();
        for (seat, action) in &self.played {
            barriers.push(state.play(*seat, action).unwrap().barrier);
        }
        (state, barriers)
    }

    /// Follows an entry. `before` is the table as it stood when it was decided.
    fn follow(&mut self, before: &Table, entry: &Entry) {
        let own = |seat: Seat| {
            let by = entry.by.as_ref();
            by.is_some_and(|by| before.seats_of(by).contains(seat))
        };
        let people: BTreeSet<PersonId> = before.people().into_iter().cloned().collect();
        match &entry.change {
            Change::Played { seat, action } => {
                let bot = before
                    .occupants()
                    .any(|(at, who)| at == *seat && matches!(who, Occupant::Bot { .. }));
                assert!(
                    own(*seat) || (entry.by.is_none() && bot),
                    "nobody acts for another"
                );
                self.played.push((*seat, action.clone()));
                self.request = None;
            }
            Change::TakenBack { to } => {
                let (_, barriers) = self.replay();
                let undone = &self.played[*to as usize..];
                let by_one_own_seat = own(undone[0].0) && undone.iter().all(|(seat, _)| *seat == undone[0].0);
                let shows_nothing = barriers[*to as usize..]
                    .iter()
                    .all(|barrier| *barrier == Barrier::Open);
                assert!(
                    by_one_own_seat && shows_nothing,
                    "without consent nobody takes back what others have seen or answered"
                );
                self.played.truncate(*to as usize);
                self.request = None;
            }
            Change::Asked { to } => self.request = Some((*to, entry.by.iter().cloned().collect())),
            Change::Answered { agree } => {
                let (to, mut agreed) = self.request.take().expect("there was a request");
                let by = entry.by.clone().expect("somebody answers");
                if *agree {
                    agreed.insert(by);
                    if people.is_subset(&agreed) {
                        self.played.truncate(to as usize);
                    } else {
                        self.request = Some((to, agreed));
                    }
                }
            }
            Change::Left | Change::Placed { .. } | Change::Conceded => self.request = None,
            Change::Sat { .. } | Change::Started | Change::Expired { .. } => {}
            Change::Rematched { .. } | Change::Uploaded { .. } | Change::Shown | Change::Closed => {
                unreachable!("nobody tries that here")
            }
        }
    }

    fn agrees_with(&self, table: &Table) {
        assert_eq!(table.moves() as usize, self.played.len());
        if let Some(state) = table.state() {
            let (replayed, _) = self.replay();
            assert_eq!(
                state.checksum(),
                replayed.checksum(),
                "the position is what the actions lead to"
            );
        }
        for eye in self
            .opening
            .journal
            .seats
            .iter()
            .map(Eye::Seat)
            .chain([Eye::Spectator])
        {
            let Some(position) = table.position(eye) else {
                continue;
            };
            assert_eq!(position.view, table.state().unwrap().view(eye));
            if let Some(prompt) = &position.prompt {
                assert!(!prompt.actions.is_empty() && eye != Eye::Spectator);
            }
        }
        for person in people() {
            if table.seats_of(&person).is_empty() {
                assert_eq!(table.take_back_offer(&person, None), TakeBack::Nothing);
            }
        }
        assert!(table.stage() != Stage::Playing || !table.waiting().is_empty());
    }
}

fn command(table: &Table, by: &PersonId, step: &Try) -> Command {
    let seat = Seat::new((step.pick % 4) as u8);
    match step.what {
        0 => Command::Sit { seat: Some(seat) },
        1 => Command::Sit { seat: None },
        2 if step.pick.is_multiple_of(5) => Command::Leave,
        3 => Command::Place {
            seat,
            bot: Some(BotLevel::Apprentice),
        },
        4 => Command::Place { seat, bot: None },
        5 | 6 => Command::Start,
        7 | 8 => Command::TakeBack { to: None },
        9 => Command::TakeBack {
            to: Some(step.pick as u32 % 12),
        },
        10 | 11 => Command::Answer { agree: true },
        12 => Command::Answer { agree: false },
        13 if step.pick.is_multiple_of(5) => Command::Concede,
        _ => {
            // Mostly something legal for a seat of one's own, sometimes for a seat that is not.
            let own = table.seats_of(by);
            let waiting = table.waiting();
            let mine = own.iter().find(|seat| waiting.contains(*seat));
            let seat = mine.or(waiting.first()).unwrap_or(seat);
            let actions = table.state().map(|state| state.actions(seat)).unwrap_or_default();
            let action = actions.get(step.pick % actions.len().max(1)).cloned();
            Command::Play {
                seat,
                action: action.unwrap_or_else(|| "nonsense".into()),
            }
        }
    }
}

/// What the clock or a bot does by itself.
fn by_itself(table: &Table, now: u64, step: &Try) -> Option<Entry> {
    if let Some(entry) = table.decide_time(now) {
        return Some(entry);
    }
    let (seat, _) = *table.bots_to_move().first()?;
    let actions = table.state()?.actions(seat);
    let action = &actions[step.pick % actions.len()];
    Some(table.decide_bot(now, seat, table.number(), action).unwrap())
}

fn opening(listing: &Listing, seed: u64, clock: ClockRule) -> Opening {
    let game = listing.arena.game();
    let info = game.info();
    let [anna, boris, _] = people();
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(3.clamp(info.fewest_seats, info.most_seats)),
        seed: Seed::from(seed),
    };
    let seats = vec![
        Occupant::Person { person: anna.clone() },
        Occupant::Person { person: boris },
        Occupant::Bot {
            level: BotLevel::Apprentice,
        },
    ];
    Opening {
        clock,
        on_expiry: OnExpiry::OfferBot,
        ..Opening::new(game, &order, "t".into(), anna, seats, 0).unwrap()
    }
}

fn fold(game: &'static dyn AnyGame, opening: &Opening, entries: &[Entry]) -> Table {
    let mut table = Table::open(game, opening.clone()).unwrap();
    for entry in entries {
        table.apply(entry).unwrap();
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_does_what_the_model_says(steps in tries(), seed in 0..1000_u64, timed: bool, which in 0..GAMES.len()) {
        let listing = &GAMES[which];
        let game = listing.arena.game();
        let clock = if timed {
            ClockRule::RealTime { base_seconds: 60, increment_seconds: 2 }
        } else {
            ClockRule::None
        };
        let opening = opening(listing, seed, clock);
        let people = people();
        let mut table = Table::open(game, opening.clone()).unwrap();
        let mut model = Model { game, opening: opening.clone(), played: Vec::new(), request: None };
        let mut entries: Vec<Entry> = Vec::new();
        let mut now = 0;
        for (index, step) in steps.iter().enumerate() {
            now += step.later;
            let by = &people[step.who];
            let key = format!("k{index}");
            let command = command(&table, by, step);
            let asked = Asked { by, seen: Some(table.number()), key: Some(&key), command: &command };
            let entry = match table.decide(now, asked) {
                Ok(Answer::Entry(entry)) => Some(entry),
                Ok(Answer::Before(_)) => panic!("each key is new"),
                Err(_) => by_itself(&table, now, step),
            };
            let Some(entry) = entry else { continue };
            let before = table.clone();
            let effect = table.apply(&entry).unwrap();
            model.follow(&before, &entry);
            model.agrees_with(&table);
            prop_assert_eq!(effect.rewound, table.moves() < before.moves());
            if entry.key.is_some() {
                let repeated = table.decide(now, Asked { seen: None, ..asked });
                prop_assert_eq!(repeated, Ok(Answer::Before(entry.number)), "the same key never acts twice");
            }
            entries.push(entry);
        }
        let saved = table.save();
        prop_assert_eq!(&fold(game, &opening, &entries).save(), &saved, "the entries are the table");
        let (early, late) = entries.split_at(entries.len() / 2);
        let text = serde_json::to_string(&fold(game, &opening, early).save()).unwrap();
        let mut restored = Table::restore(game, opening, serde_json::from_str(&text).unwrap()).unwrap();
        for entry in late {
            restored.apply(entry).unwrap();
        }
        prop_assert_eq!(&restored.save(), &saved, "a saved table goes on as if nothing had been");
    }
}
