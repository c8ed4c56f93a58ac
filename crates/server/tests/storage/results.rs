//! What is stored about finished games: results, what ratings are computed from, and the dailies.

use signoria_engine::Eye;
use signoria_server::store::{Daily, Player, Store};
use signoria_table::daily::{Company, Day};
use signoria_table::{Command, Table};

use super::{commit, decide, person, table};

/// Plays the game of pebbles to its end. `by` plays the first seat and leaves an even heap, so that the last pebble is theirs; the bot takes
/// one at a time.
pub async fn play_out(store: &Store, table: &mut Table, by: &signoria_table::PersonId) {
    let mut step = 0;
    while let Some(seat) = table.waiting().first() {
        step += 1;
        assert!(step < 200, "pebbles end");
        let entry = if seat.index() == 0 {
            let left = table.state().unwrap().view(Eye::Spectator)["left"]
                .as_u64()
                .unwrap();
            let action = format!("take {}", if left.is_multiple_of(2) { 2 } else { 1 });
            decide(
                table,
                by,
                &format!("p{step}-{}", table.number()),
                Command::Play { seat, action },
            )
        } else {
            table.decide_bot(2_000, seat, table.number(), "take 1").unwrap()
        };
        commit(store, table, &entry, false).await.unwrap();
    }
}

pub async fn results_come_and_go_with_the_end_of_a_game(store: &Store) {
    let anna = person("results-anna");
    store.add_guest(&anna, "Rosanna", 1).await.unwrap();
    let mut played = table(store, "results", &anna).await;
    let start = decide(&played, &anna, "start", Command::Start);
    commit(store, &mut played, &start, false).await.unwrap();
    assert_eq!(store.results_of(&anna).await.unwrap(), []);
    play_out(store, &mut played, &anna).await;
    let outcome = played.outcome().unwrap();
    let [own] = &store.results_of(&anna).await.unwrap()[..] else {
        panic!("one result");
    };
    assert_eq!(
        (own.seat, own.seats, own.score, own.place, own.won, own.rated),
        (
            0,
            2,
            outcome.seats[0].score,
            outcome.seats[0].place,
            outcome.seats[0].won,
            true
        )
    );
    assert_eq!(own.sources, outcome.seats[0].sources);
    let rated = store.rated_after("pebbles", None).await.unwrap();
    let ours: Vec<_> = rated.iter().filter(|rated| rated.table == "results").collect();
    assert_eq!(ours.len(), 2);
    assert_eq!(ours[0].player, Player::Person(anna.clone()));
    assert_eq!(ours[1].player, Player::Bot(signoria_table::BotLevel::Apprentice));
    let until = store.rated_until("pebbles", ours[0].ended).await.unwrap();
    assert_eq!(until, rated.len() as u64);
    assert_eq!(
        store.rated_after("pebbles", Some(ours[0].ended)).await.unwrap(),
        []
    );

    // The last decision is taken back: the game goes on and has no result.
    let back = decide(&played, &anna, "back", Command::TakeBack { to: None });
    commit(store, &mut played, &back, false).await.unwrap();
    assert_eq!(store.results_of(&anna).await.unwrap(), []);
    play_out(store, &mut played, &anna).await;
    assert_eq!(store.results_of(&anna).await.unwrap().len(), 1);

    // A game in which somebody was advised has a result but does not count for ratings.
    let mut advised = table(store, "results-advised", &anna).await;
    let start = decide(&advised, &anna, "start", Command::Start);
    commit(store, &mut advised, &start, false).await.unwrap();
    store.note_hint("results-advised").await.unwrap();
    play_out(store, &mut advised, &anna).await;
    let results = store.results_of(&anna).await.unwrap();
    let rated: Vec<bool> = results.iter().map(|result| result.rated).collect();
    assert_eq!(rated.iter().filter(|rated| **rated).count(), 1);
    assert_eq!(store.last_results("pebbles", 1000).await.unwrap().len() % 2, 0);

    // Only people with accounts who opted in are listed.
    assert!(!store.set_listed(&anna, true).await.unwrap());
    assert!(store.make_account(&anna, "Rosanna", "hash").await.unwrap());
    let candidates = || store.candidates("pebbles", 0..10_000, 10_000, 10);
    assert_eq!(candidates().await.unwrap(), []);
    assert!(store.set_listed(&anna, true).await.unwrap() && store.is_listed(&anna).await.unwrap());
    let [candidate] = &candidates().await.unwrap()[..] else {
        panic!("one candidate");
    };
    assert_eq!((candidate.name.as_str(), candidate.games), ("Rosanna", 1));
    assert_eq!(candidate.wins, u32::from(outcome.seats[0].won == Some(true)));

    store.forget(&anna).await.unwrap();
    assert_eq!(store.results_of(&anna).await.unwrap(), []);
    assert_eq!(candidates().await.unwrap(), []);
    let gone = store.rated_after("pebbles", None).await.unwrap();
    assert!(
        gone.iter()
            .any(|rated| rated.table == "results" && rated.player == Player::Gone)
    );
    assert!(store.delete_table("results").await.unwrap());
    let left = store.rated_after("pebbles", None).await.unwrap();
    assert!(left.iter().all(|rated| rated.table != "results"));
}

pub async fn the_first_result_of_a_daily_counts(store: &Store) {
    let people = ["anna", "boris", "celina"].map(|name| person(&format!("daily-{name}")));
    let daily = Daily {
        day: Day(20_000),
        game: "praga",
        company: Company::Masters,
    };
    for (id, (score, place)) in people.iter().zip([(90, 2), (80, 1), (90, 2)]) {
        store.add_guest(id, &id.to_string(), 1).await.unwrap();
        assert!(store.add_daily(daily, id, (score, place), 5).await.unwrap());
    }
    let [anna, boris, celina] = &people;
    assert!(!store.add_daily(daily, anna, (200, 1), 6).await.unwrap());
    let best = store.best_of_daily(daily, Some(celina), 10).await.unwrap();
    let shown: Vec<_> = best
        .iter()
        .map(|row| (row.rank, row.score, row.place, row.me))
        .collect();
    assert_eq!(
        shown,
        [(1, 80, 1, false), (2, 90, 2, false), (2, 90, 2, true)],
        "who won comes first, and equals share"
    );
    assert_eq!(store.count_of_daily(daily).await.unwrap(), 3);
    let own = store.own_daily(daily, celina).await.unwrap().unwrap();
    assert_eq!((own.rank, own.me), (2, true));
    let alone = Daily {
        company: Company::Alone,
        ..daily
    };
    assert_eq!(store.own_daily(alone, celina).await.unwrap(), None);
    assert_eq!(store.days_of(boris).await.unwrap(), [Day(20_000)]);
    store.forget(boris).await.unwrap();
    assert_eq!(store.count_of_daily(daily).await.unwrap(), 2);
    assert_eq!(store.dailies_of(boris).await.unwrap(), []);
    assert_eq!(store.dailies_of(anna).await.unwrap()[0].score, 90);
}
