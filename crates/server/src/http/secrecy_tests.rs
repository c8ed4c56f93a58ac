//! Hidden information never changes what a seat is sent: pairs of games that differ only in what an eye cannot know, and every byte that is
//! sent to that eye over HTTP and the socket.

mod ear;

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;

use serde_json::{Value, json};
use signoria_catalog::{Entry as Listing, GAMES};
use signoria_engine::erased::{AnyState, Order};
use signoria_engine::rng::{Purpose, Rng};
use signoria_engine::{Barrier, Eye, Seat, Seats, Seed};
use signoria_table::{BotLevel, Command, Entry, Occupant, Opening, PersonId, Table};
use sqlx::Connection as _;
use tungstenite::WebSocket;

use super::handshake::handshake;
use crate::hub::Hub;
use crate::rehearsal::Rehearsal;
use crate::store::{Store, sqlite_url};
use crate::{Config, Server, secret};
use ear::{Ear, LONG};

const ANNA: Seat = Seat::new(0);
/// The ids of a pair of tables, of equal length, since the length of an answer reveals something too.
const PAIR: [&str; 2] = ["pair-one", "pair-two"];
/// Positions after this many actions, and who plays them: the beginning, and past the first hidden draws of every game.
const MOMENTS: [(usize, Company); 5] = [
    (0, Company::People),
    (9, Company::People),
    (12, Company::Bots),
    (40, Company::People),
    (41, Company::Bots),
];

/// Who has the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    /// Boris, who comes in by his own connection.
    People,
    /// Bots, who are told what to play, at a table where Anna may ask for hints.
    Bots,
}

fn person(name: &str) -> PersonId {
    PersonId::try_from(name.to_owned()).unwrap()
}

/// Anna on the first seat, Boris or bots on all others, after that many actions; with all entries.
fn played(listing: &Listing, id: &str, moves: usize, company: Company) -> (Table, Vec<Entry>) {
    let game = listing.arena.game();
    let info = game.info();
    let seats = 3.clamp(info.fewest_seats, info.most_seats);
    let order = Order {
        edition: None,
        options: Value::Null,
        seats: Seats::new(seats),
        seed: Seed::from(11),
    };
    let sitter = |seat: u8| match (seat, company) {
        (0, _) => Occupant::Person {
            person: person("anna"),
        },
        (_, Company::People) => Occupant::Person {
            person: person("boris"),
        },
        (_, Company::Bots) => Occupant::Bot {
            level: BotLevel::Apprentice,
        },
    };
    let occupants = (0..seats).map(sitter).collect();
    let mut opening = Opening::new(game, &order, id.into(), person("anna"), occupants, 1).unwrap();
    opening.hints = company == Company::Bots;
    let mut table = Table::open(game, opening).unwrap();
    let mut entries = Vec::new();
    let decided = |table: &Table, by: &str, command: Command| {
        let asked = signoria_table::Asked {
            by: &person(by),
            seen: None,
            key: None,
            command: &command,
        };
        match table.decide(1, asked) {
            Ok(signoria_table::Answer::Entry(entry)) => entry,
            _ => panic!("{command:?}"),
        }
    };
    let mut carry_out = |table: &mut Table, entry: Entry| {
        table.apply(&entry).unwrap();
        entries.push(entry);
    };
    let start = decided(&table, "anna", Command::Start);
    carry_out(&mut table, start);
    for turn in 0..moves {
        let Some(seat) = table.waiting().first() else {
            break;
        };
        let actions = table.state().unwrap().actions(seat);
        let action = actions[turn * 7 % actions.len()].clone();
        let entry = match (seat, company) {
            (ANNA, _) => decided(&table, "anna", Command::Play { seat, action }),
            (_, Company::People) => decided(&table, "boris", Command::Play { seat, action }),
            (_, Company::Bots) => table.decide_bot(1, seat, table.number(), &action).unwrap(),
        };
        carry_out(&mut table, entry);
    }
    (table, entries)
}

/// What Boris does at each table of the pair.
type Secret = Option<(Seat, [String; 2])>;

/// Two states that the eye cannot tell apart, and what is done at both.
struct Pair {
    states: [Box<dyn AnyState>; 2],
    /// What Anna does, if it is her turn: something that reveals nothing hidden.
    own: Option<String>,
    /// What Boris or a bot does then.
    other: Secret,
    company: Company,
}

/// The bots that are asked. When several think at once, who begins is a matter of chance: such positions are left out.
fn asked_bots(state: &dyn AnyState) -> usize {
    state.waiting().iter().filter(|seat| *seat != ANNA).count()
}

fn after(state: &dyn AnyState, seat: Seat, action: &str) -> Option<(Box<dyn AnyState>, Barrier)> {
    let mut next = state.boxed();
    let played = next.play(seat, action).ok()?;
    Some((next, played.barrier))
}

impl Pair {
    /// The same game with a different deal of what the eye cannot see.
    fn redealt(table: &Table, eye: Eye, seed: u64, company: Company) -> Self {
        let state = table.state().unwrap();
        let mut other = state.boxed();
        other.redeal(eye, &mut Rng::new(Seed::from(seed), Purpose::Redeal));
        let mut pair = Self {
            states: [state.boxed(), other],
            own: None,
            other: None,
            company,
        };
        let few_bots = |seat: Seat, action: &String, most: usize| {
            company == Company::People
                || after(state, seat, action).is_some_and(|(next, _)| asked_bots(&*next) <= most)
        };
        let open = |seat: Seat, action: &String| {
            pair.states
                .iter()
                .all(|state| matches!(after(&**state, seat, action), Some((_, Barrier::Open))))
        };
        if state.waiting().contains(ANNA) {
            // Nor may it end the game, which nobody can take back.
            let goes_on = |action: &String| {
                after(state, ANNA, action).is_some_and(|(next, _)| !next.waiting().is_empty())
            };
            let mut actions = state.actions(ANNA).into_iter();
            pair.own =
                actions.find(|action| open(ANNA, action) && goes_on(action) && few_bots(ANNA, action, 0));
        } else if let Some(seat) = state.waiting().first() {
            let mut actions = state.actions(seat).into_iter();
            let found = actions.find(|action| open(seat, action) && few_bots(seat, action, 1));
            pair.other = found.map(|action| (seat, [action.clone(), action]));
        }
        pair
    }

    /// The same position, where Boris does two different things that the eye cannot tell apart; none where all can be seen.
    fn chosen(table: &Table, eye: Eye, company: Company) -> Option<Self> {
        let state = table.state()?;
        let seat = state.waiting().iter().find(|&seat| seat != ANNA)?;
        let shown = |action: &String| {
            let mut next = state.boxed();
            let events = next.play(seat, action).ok()?.events;
            let heard = events.into_iter().filter(|event| event.to.hears(eye));
            let heard: Vec<_> = heard.map(|event| (event.message, event.event)).collect();
            let prompt = match eye {
                Eye::Seat(seat) => next.prompt(seat),
                Eye::Spectator => None,
            };
            Some((next.view(eye), prompt, next.waiting(), heard))
        };
        let actions: Vec<_> = state.actions(seat).into_iter().take(40).collect();
        let seen: Vec<_> = actions.iter().map(shown).collect();
        let mut pairs = (1..actions.len()).flat_map(|two| (0..two).map(move |one| (one, two)));
        let (one, two) = pairs.find(|&(one, two)| seen[one] == seen[two])?;
        Some(Self {
            states: [state.boxed(), state.boxed()],
            own: None,
            other: Some((seat, [actions[one].clone(), actions[two].clone()])),
            company,
        })
    }
}

/// A server with both tables of a pair.
struct House {
    _folder: tempfile::TempDir,
    hub: std::sync::Arc<Hub>,
    rehearsal: Option<Arc<Rehearsal>>,
    address: SocketAddr,
    cookie: String,
}

impl House {
    async fn with(listing: &Listing, moves: usize, pair: &Pair, eye: Eye) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = sqlite_url(folder.path());
        let store = Store::connect(&url).await.unwrap();
        for name in ["anna", "boris"] {
            store.add_guest(&person(name), name, 1).await.unwrap();
        }
        let token = secret::new_token();
        store
            .add_session(
                "s",
                &secret::token_hash(&token),
                &person("anna"),
                crate::hub::now(),
            )
            .await
            .unwrap();
        let mut saves = Vec::new();
        for (which, id) in PAIR.into_iter().enumerate() {
            let (table, entries) = played(listing, id, moves, pair.company);
            store.add_table(&table, &entries).await.unwrap();
            let mut saved = serde_json::to_value(table.save()).unwrap();
            saved["state"] = pair.states[which].state();
            saves.push((id, hide(saved, which, eye)));
        }
        store.close().await;
        let mut link = sqlx::AnyConnection::connect(&url).await.unwrap();
        for (id, saved) in saves {
            // Bots think when somebody comes, not before.
            let update = sqlx::query("UPDATE tables SET saved = $1, bots_wait = 0 WHERE id = $2");
            update
                .bind(saved.to_string())
                .bind(id)
                .execute(&mut link)
                .await
                .unwrap();
        }
        link.close().await.unwrap();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().into());
        // Those who are told nothing think until the end.
        config.bot_threads = 16;
        let rehearsal = (pair.company == Company::Bots).then(Arc::<Rehearsal>::default);
        let server = match rehearsal.clone() {
            Some(rehearsal) => Server::with(config, None, rehearsal).await.unwrap(),
            None => Server::bind(config).await.unwrap(),
        };
        let (hub, address) = (server.hub(), server.address().unwrap());
        tokio::spawn(server.run(std::future::pending()));
        Self {
            _folder: folder,
            hub,
            rehearsal,
            address,
            cookie: match eye {
                Eye::Seat(_) => format!("signoria={token}"),
                Eye::Spectator => String::new(),
            },
        }
    }

    /// A whole answer except its date.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\r\n",
            self.address, self.cookie
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let lines = answer.lines().filter(|line| !line.starts_with("date:"));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn socket(&self, table: &str) -> WebSocket<TcpStream> {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        tungstenite::client(handshake(self.address, table, &self.cookie), stream)
            .unwrap()
            .0
    }
}

/// Lines that the eye did not hear say something else at the second table.
fn hide(mut saved: Value, which: usize, eye: Eye) -> Value {
    let log = saved["log"].as_array_mut().unwrap();
    for line in log {
        let seats = serde_json::from_value::<signoria_engine::SeatSet>(line["to"]["seats"].clone());
        // A seated player may also look as a spectator.
        let sits = eye != Eye::Spectator && seats.is_ok_and(|seats| seats.contains(ANNA));
        let heard = sits || line["to"]["spectators"] == json!(true);
        if !heard && which == 1 {
            line["message"] = json!({"id": "table.log.started"});
        }
    }
    saved
}

/// Everything that the eye is told in the course of the same events at one table of the pair.
async fn record(house: &House, which: usize, pair: &Pair, eye: Eye) -> Vec<String> {
    let mut ear = Ear::at(house, which, eye);
    // The first state of the pair: both tables are asked the same.
    let state = &*pair.states[0];
    let bots = pair.company == Company::Bots;
    ear.say(json!({"type": "hello", "version": signoria_table::wire::VERSION}));
    let number = if bots && asked_bots(state) > 0 {
        ear.hear(&["snapshot", "thinking", "presence"])
    } else {
        ear.hear(&["snapshot", "presence"])
    };
    ear.ask_for_previews(state);
    ear.try_what_is_not_allowed(state, number);
    if bots && ear.sits() {
        ear.say(json!({"type": "hint"}));
        ear.hear(&["hint"]);
    }
    if let Some(action) = pair.own.as_ref().filter(|_| ear.sits()) {
        ear.play_and_take_back(action, number);
    }
    ear.watch_the_other(which, pair).await;
    ear.watch_take_backs_asked().await;
    // Players do not hear what spectators say to each other.
    ear.watch_people(if bots { "anna" } else { "boris" }).await;
    ear.read_pages();
    ear.all()
}

/// Without what must differ: the id of the table and the time of day.
fn blank(text: &str) -> String {
    let mut text = text.replace(PAIR[1], PAIR[0]);
    let mut from = 0;
    while let Some(start) = text[from..]
        .find(|c: char| c.is_ascii_digit())
        .map(|at| at + from)
    {
        let digits = text[start..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 13 {
            text.replace_range(start..start + digits, "0000000000000");
        }
        from = start + digits;
    }
    text
}

async fn compare(listing: &Listing, moves: usize, pair: &Pair, eye: Eye) {
    let house = House::with(listing, moves, pair, eye).await;
    let mut transcripts = Vec::new();
    for which in 0..PAIR.len() {
        let heard = record(&house, which, pair, eye).await;
        transcripts.push(heard);
    }
    let (one, two) = (&transcripts[0], &transcripts[1]);
    assert_eq!(one.len(), two.len(), "{} {moves} {eye:?}", listing.id);
    for (one, two) in one.iter().zip(two) {
        assert_eq!(blank(one), blank(two), "{} {moves} {eye:?}", listing.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_a_byte_that_depends_on_what_others_hide() {
    let (mut differ, mut hinted, mut bot_played) = (0, 0, 0);
    for listing in GAMES {
        for (moves, company) in MOMENTS {
            let (table, _) = played(listing, "t", moves, company);
            // Everything may be seen of a game that is over.
            if table.stage().is_over() {
                continue;
            }
            if company == Company::Bots && table.state().is_some_and(|state| asked_bots(state) > 1) {
                continue;
            }
            hinted += usize::from(company == Company::Bots && table.waiting().contains(ANNA));
            for eye in [Eye::Seat(ANNA), Eye::Spectator] {
                let pair = Pair::redealt(&table, eye, moves as u64, company);
                bot_played += usize::from(company == Company::Bots && pair.other.is_some());
                differ += usize::from(pair.states[0].checksum() != pair.states[1].checksum());
                compare(listing, moves, &pair, eye).await;
            }
        }
    }
    assert!(differ > GAMES.len(), "hardly anything was hidden: {differ}");
    assert!(hinted > 1 && bot_played > 1, "{hinted} hints, {bot_played} bots");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_a_byte_that_depends_on_a_hidden_choice() {
    let mut found = 0;
    let eyes = [Eye::Seat(ANNA), Eye::Spectator];
    for (listing, eye) in GAMES.iter().flat_map(|listing| eyes.map(|eye| (listing, eye))) {
        for moves in 0..60 {
            let (table, _) = played(listing, "t", moves, Company::People);
            let Some(pair) = Pair::chosen(&table, eye, Company::People) else {
                continue;
            };
            compare(listing, moves, &pair, eye).await;
            found += 1;
            break;
        }
    }
    assert!(
        found > 1,
        "no game has a choice that is hidden from players and spectators"
    );
}
