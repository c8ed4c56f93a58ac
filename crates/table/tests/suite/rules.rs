//! The rules of a table, one at a time, at a game of pebbles.

use signoria_engine::erased::{Erased, Order};
use signoria_engine::sample::Pebbles;
use signoria_engine::{Eye, Outlook, Seat, Seats, Seed};
use signoria_table::wire::{Sitter, Stage, TakeBack};
use signoria_table::{
    Answer, Asked, BotLevel, ClockRule, Command, Occupant, Opening, PersonId, Reader, Refusal, Rule, Table,
};

static PEBBLES: Erased<Pebbles> = Erased::new();

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
const THIRD: Seat = Seat::new(2);

fn person(name: &str) -> PersonId {
    PersonId::try_from(name.to_owned()).unwrap()
}

/// A table of three, opened by the first person; `_` is an open seat and `bot` a bot.
fn table(seats: [&str; 3]) -> Table {
    timed(seats, ClockRule::None)
}

fn timed(seats: [&str; 3], clock: ClockRule) -> Table {
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(3),
        seed: Seed::from(1),
    };
    let occupants = seats.map(|who| match who {
        "_" => Occupant::Open,
        "bot" => Occupant::Bot {
            level: BotLevel::Apprentice,
        },
        name => Occupant::Person { person: person(name) },
    });
    let opening = Opening::new(
        &PEBBLES,
        &order,
        "t".into(),
        person(seats[0]),
        occupants.into(),
        0,
    )
    .unwrap();
    Table::open(&PEBBLES, Opening { clock, ..opening }).unwrap()
}

fn begun(seats: [&str; 3]) -> Table {
    let mut table = table(seats);
    table.perform(0, &person(seats[0]), Command::Start).unwrap();
    table
}

fn reader(person: Option<&PersonId>) -> Reader<'_> {
    Reader {
        person,
        seat: None,
        names: &|_, person| person.to_string(),
        now: 0,
    }
}

fn take(seat: Seat) -> Command {
    Command::Play {
        seat,
        action: "take 1".into(),
    }
}

fn rule(outcome: Result<signoria_table::Effect, Refusal>) -> Rule {
    match outcome {
        Err(Refusal::Table(rule)) => rule,
        other => panic!("not refused by the table: {other:?}"),
    }
}

#[test]
fn a_game_begins_when_the_host_says_so_and_no_seat_is_open() {
    let mut table = table(["anna", "_", "bot"]);
    let (anna, boris) = (person("anna"), person("boris"));
    assert_eq!(rule(table.perform(0, &anna, take(FIRST))), Rule::NotBegun);
    assert_eq!(rule(table.perform(0, &anna, Command::Start)), Rule::OpenSeats);
    table.perform(0, &boris, Command::Sit { seat: None }).unwrap();
    assert_eq!(rule(table.perform(0, &boris, Command::Start)), Rule::NotHost);
    assert_eq!(
        rule(table.perform(0, &boris, Command::Sit { seat: None })),
        Rule::SeatedAlready
    );
    table.perform(0, &anna, Command::Start).unwrap();
    assert_eq!(rule(table.perform(0, &anna, Command::Start)), Rule::Begun);
}

#[test]
fn when_the_host_leaves_another_is_host_and_an_empty_table_is_closed() {
    let mut table = table(["anna", "boris", "bot"]);
    table.perform(0, &person("anna"), Command::Leave).unwrap();
    let place = Command::Place {
        seat: FIRST,
        bot: Some(BotLevel::Apprentice),
    };
    table.perform(0, &person("boris"), place).unwrap();
    table.perform(0, &person("boris"), Command::Leave).unwrap();
    assert_eq!(table.stage(), Stage::Abandoned);
    assert_eq!(
        rule(table.perform(0, &person("anna"), Command::Sit { seat: None })),
        Rule::Over
    );
}

#[test]
fn alone_with_bots_an_action_is_free_to_take_back_until_a_bot_has_answered() {
    let mut table = begun(["anna", "bot", "bot"]);
    let anna = person("anna");
    assert_eq!(table.take_back_offer(&anna, None), TakeBack::Nothing);
    table.perform(0, &anna, take(FIRST)).unwrap();
    assert_eq!(table.take_back_offer(&anna, None), TakeBack::Free { to: 0 });
    table.perform(0, &anna, Command::TakeBack { to: None }).unwrap();
    assert_eq!((table.moves(), table.waiting().first()), (0, Some(FIRST)));
    assert!(table.log(Eye::Spectator).iter().all(|line| line.event.is_none()));
    table.perform(0, &anna, take(FIRST)).unwrap();
    table.perform_bot(0, SECOND, "take 1").unwrap();
    assert_eq!(table.take_back_offer(&anna, None), TakeBack::Closed);
    assert_eq!(
        rule(table.perform(0, &anna, Command::TakeBack { to: None })),
        Rule::NobodyToAgree
    );
    assert_eq!(table.moves(), 2);
}

#[test]
fn people_at_one_screen_must_agree_too_once_another_seat_has_acted() {
    let mut table = begun(["anna", "anna", "bot"]);
    let anna = person("anna");
    let back = |to| Command::TakeBack { to: Some(to) };
    table.perform(0, &anna, take(FIRST)).unwrap();
    table.perform(0, &anna, take(SECOND)).unwrap();
    assert_eq!(table.take_back_offer(&anna, None), TakeBack::Free { to: 1 });
    assert_eq!(table.take_back_offer(&anna, Some(0)), TakeBack::Ask { to: 0 });
    table.perform(0, &anna, back(0)).unwrap();
    assert_eq!(table.moves(), 2, "the other seat has not agreed");
    let request = table.info(reader(Some(&anna))).request.unwrap();
    assert!(request.yours && request.answer && request.seat == FIRST);
    table.perform(0, &anna, Command::Answer { agree: false }).unwrap();
    assert_eq!(
        (table.moves(), table.info(reader(Some(&anna))).request),
        (2, None)
    );
    table.perform(0, &anna, back(0)).unwrap();
    table.perform(0, &anna, Command::Answer { agree: true }).unwrap();
    assert_eq!(table.moves(), 0);
}

#[test]
fn at_a_shared_screen_a_hand_is_withheld_until_its_owner_confirms() {
    let mut table = begun(["anna", "anna", "bot"]);
    let anna = person("anna");
    assert_eq!(table.eye_at_shared_screen(&anna, None), Eye::Spectator);
    assert_eq!(
        table.eye_at_shared_screen(&anna, Some(SECOND)),
        Eye::Spectator,
        "not asked"
    );
    assert_eq!(
        table.eye_at_shared_screen(&anna, Some(THIRD)),
        Eye::Spectator,
        "not theirs"
    );
    assert_eq!(table.eye_at_shared_screen(&anna, Some(FIRST)), Eye::Seat(FIRST));
    table.perform(0, &anna, take(FIRST)).unwrap();
    assert_eq!(table.eye_at_shared_screen(&anna, Some(FIRST)), Eye::Spectator);
    table.perform(0, &anna, take(SECOND)).unwrap();
    let while_a_bot_thinks = table.eye_at_shared_screen(&anna, Some(SECOND));
    assert_eq!(while_a_bot_thinks, Eye::Seat(SECOND));
    let alone = begun(["anna", "bot", "bot"]);
    assert_eq!(
        alone.eye_at_shared_screen(&anna, None),
        Eye::Seat(FIRST),
        "nobody to hide from"
    );
}

#[test]
fn an_action_that_another_has_answered_is_taken_back_only_if_all_agree() {
    let mut table = begun(["anna", "boris", "celina"]);
    let (anna, boris, celina) = (person("anna"), person("boris"), person("celina"));
    table.perform(0, &anna, take(FIRST)).unwrap();
    assert_eq!(
        table.take_back_offer(&anna, None),
        TakeBack::Free { to: 0 },
        "nobody has answered"
    );
    table.perform(0, &boris, take(SECOND)).unwrap();
    assert_eq!(table.take_back_offer(&anna, None), TakeBack::Ask { to: 0 });
    table.perform(0, &anna, Command::TakeBack { to: None }).unwrap();
    assert_eq!(
        rule(table.perform(0, &boris, Command::TakeBack { to: None })),
        Rule::RequestPending
    );
    table.perform(0, &boris, Command::Answer { agree: true }).unwrap();
    assert_eq!(
        rule(table.perform(0, &boris, Command::Answer { agree: true })),
        Rule::Answered
    );
    assert_eq!(table.moves(), 2, "Celina has not agreed");
    table
        .perform(0, &celina, Command::Answer { agree: true })
        .unwrap();
    assert_eq!(table.moves(), 0);
    assert_eq!(
        rule(table.perform(0, &celina, Command::Answer { agree: true })),
        Rule::NoRequest
    );
}

#[test]
fn somebody_who_gives_up_is_replaced_and_the_last_two_end_the_game() {
    let mut table = begun(["anna", "boris", "celina"]);
    table.perform(0, &person("boris"), Command::Concede).unwrap();
    assert_eq!(table.stage(), Stage::Playing);
    assert!(matches!(table.sitters(&|_, _| "x".into())[1], Sitter::Bot { .. }));
    assert_eq!(
        rule(table.perform(0, &person("boris"), Command::Sit { seat: Some(SECOND) })),
        Rule::Taken { number: 2 },
        "who gave up does not come back"
    );
    table.perform(0, &person("celina"), Command::Concede).unwrap();
    assert_eq!(table.stage(), Stage::Conceded);
}

#[test]
fn a_seat_that_was_left_waits_for_its_person_and_for_nobody_who_saw_another_hand() {
    let mut table = begun(["anna", "boris", "bot"]);
    let (anna, boris) = (person("anna"), person("boris"));
    table.perform(0, &boris, Command::Leave).unwrap();
    let bot = |seat| Command::Place {
        seat,
        bot: Some(BotLevel::Apprentice),
    };
    assert_eq!(
        rule(table.perform(0, &anna, bot(THIRD))),
        Rule::NotOffered { number: 3 }
    );
    table.perform(0, &anna, bot(SECOND)).unwrap();
    assert_eq!(
        rule(table.perform(0, &person("celina"), Command::Sit { seat: Some(SECOND) })),
        Rule::Taken { number: 2 }
    );
    table.perform(0, &boris, Command::Sit { seat: None }).unwrap();
    assert_eq!(table.people().len(), 2, "Boris is back where the bot was");
    let mut other = begun(["anna", "boris", "celina"]);
    other.perform(0, &anna, Command::Leave).unwrap();
    other.perform(0, &boris, Command::Leave).unwrap();
    for stranger in [&anna, &person("dora")] {
        assert_eq!(
            rule(other.perform(0, stranger, Command::Sit { seat: Some(SECOND) })),
            Rule::Kept { number: 2 },
            "a stranger would see the hand"
        );
    }
    assert_eq!(
        rule(other.perform(0, &person("dora"), Command::Sit { seat: None })),
        Rule::Full
    );
    other
        .perform(0, &anna, Command::Sit { seat: Some(FIRST) })
        .unwrap();
}

#[test]
fn somebody_sent_away_before_the_game_does_not_come_back_in_it() {
    let mut table = table(["anna", "boris", "bot"]);
    let anna = person("anna");
    for bot in [None, Some(BotLevel::Apprentice)] {
        let place = Command::Place { seat: SECOND, bot };
        table.perform(0, &anna, place).unwrap();
    }
    table.perform(0, &anna, Command::Start).unwrap();
    assert_eq!(
        rule(table.perform(0, &person("boris"), Command::Sit { seat: Some(SECOND) })),
        Rule::Taken { number: 2 }
    );
}

#[test]
fn nobody_takes_back_alone_while_somebody_may_come_back() {
    let mut table = begun(["anna", "boris", "bot"]);
    let (anna, boris) = (person("anna"), person("boris"));
    table.perform(0, &anna, take(FIRST)).unwrap();
    table.perform(0, &boris, take(SECOND)).unwrap();
    table.perform(0, &boris, Command::Leave).unwrap();
    assert_eq!(table.take_back_offer(&anna, Some(0)), TakeBack::Closed);
    let bot = Command::Place {
        seat: SECOND,
        bot: Some(BotLevel::Apprentice),
    };
    table.perform(0, &anna, bot).unwrap();
    assert_eq!(
        rule(table.perform(0, &anna, Command::TakeBack { to: Some(0) })),
        Rule::NobodyToAgree,
        "a bot keeps the seat of Boris"
    );
    table.perform_bot(0, THIRD, "take 1").unwrap();
    table.perform(0, &anna, take(FIRST)).unwrap();
    assert_eq!(
        table.take_back_offer(&anna, None),
        TakeBack::Free { to: 3 },
        "what nobody has answered"
    );
    table.perform(0, &boris, Command::Sit { seat: None }).unwrap();
    assert_eq!(table.take_back_offer(&anna, Some(0)), TakeBack::Ask { to: 0 });
}

#[test]
fn taking_back_wins_no_time() {
    let clock = ClockRule::RealTime {
        base_seconds: 60,
        increment_seconds: 20,
    };
    let days = ClockRule::Correspondence { days: 2 };
    const DAY: u64 = 24 * 60 * 60 * 1000;
    for (clock, pace, left) in [(clock, 1_000, 40_000), (days, DAY / 20, DAY)] {
        let mut table = timed(["anna", "boris", "bot"], clock);
        let anna = person("anna");
        table.perform(0, &anna, Command::Start).unwrap();
        let mut now = 0;
        for _ in 0..20 {
            now += pace;
            table.perform(now, &anna, take(FIRST)).unwrap();
            table.perform(now, &anna, Command::TakeBack { to: None }).unwrap();
        }
        let reader = Reader { now, ..reader(None) };
        assert_eq!(table.info(reader).seats[0].clock.unwrap().left, left, "{clock:?}");
        table.perform(now, &anna, Command::Leave).unwrap();
        table.perform(now, &anna, Command::Sit { seat: None }).unwrap();
        assert_eq!(table.info(reader).seats[0].clock.unwrap().left, left, "{clock:?}");
    }
}

#[test]
fn a_stranger_and_a_spectator_are_told_the_same() {
    let mut table = table(["anna", "boris", "_"]);
    let (anna, celina) = (person("anna"), person("celina"));
    assert_eq!(table.somebody(Some(&celina)), Some(&celina), "she may sit down");
    let bot = Command::Place {
        seat: THIRD,
        bot: Some(BotLevel::Apprentice),
    };
    table.perform(0, &anna, bot).unwrap();
    table.perform(0, &anna, Command::Start).unwrap();
    for name in ["anna", "boris", "celina"] {
        let person = person(name);
        let same = table.info(reader(Some(&person))) == table.info(reader(None));
        assert_eq!(same, table.somebody(Some(&person)).is_none(), "{name}");
    }
    table.perform(0, &person("boris"), Command::Leave).unwrap();
    let boris = person("boris");
    assert_eq!(table.somebody(Some(&boris)), Some(&boris), "he may come back");
}

#[test]
fn getting_up_stops_no_clock() {
    let clock = ClockRule::RealTime {
        base_seconds: 60,
        increment_seconds: 0,
    };
    let mut table = timed(["anna", "boris", "bot"], clock);
    let (anna, boris) = (person("anna"), person("boris"));
    table.perform(0, &anna, Command::Start).unwrap();
    table.perform(10_000, &anna, Command::Leave).unwrap();
    let mut back = table.clone();
    back.perform(40_000, &anna, Command::Sit { seat: None }).unwrap();
    let reader = Reader {
        now: 40_000,
        ..reader(None)
    };
    assert_eq!(back.info(reader).seats[0].clock.unwrap().left, 20_000);
    let expired = table.decide_time(60_000).expect("it runs out while she is away");
    table.apply(&expired).unwrap();
    let bot = Command::Place {
        seat: FIRST,
        bot: Some(BotLevel::Apprentice),
    };
    table.perform(61_000, &boris, bot).unwrap();
    assert_eq!(table.next_deadline(), None, "a bot has no clock");
}

#[test]
fn a_game_whose_hidden_cards_were_shown_never_goes_on() {
    let mut table = begun(["anna", "bot", "bot"]);
    let anna = person("anna");
    while let Some(seat) = table.waiting().first() {
        assert_eq!(table.decide_show(0), None, "nothing is shown while it runs");
        if seat == FIRST {
            table.perform(0, &anna, take(FIRST)).unwrap();
        } else {
            table.perform_bot(0, seat, "take 1").unwrap();
        }
    }
    assert_ne!(table.take_back_offer(&anna, None), TakeBack::Nothing);
    let shown = table.decide_show(0).unwrap();
    table.apply(&shown).unwrap();
    assert_eq!(table.take_back_offer(&anna, None), TakeBack::Nothing);
    assert_eq!(table.decide_show(0), None);
}

#[test]
fn a_clock_that_runs_out_offers_the_seat_and_whoever_acts_keeps_it() {
    let clock = ClockRule::RealTime {
        base_seconds: 10,
        increment_seconds: 5,
    };
    let mut table = timed(["anna", "boris", "bot"], clock);
    let (anna, boris) = (person("anna"), person("boris"));
    table.perform(0, &anna, Command::Start).unwrap();
    assert_eq!(table.decide_time(9_999), None);
    let place = Command::Place {
        seat: FIRST,
        bot: Some(BotLevel::Apprentice),
    };
    assert_eq!(
        rule(table.perform(9_999, &boris, place.clone())),
        Rule::NotOffered { number: 1 }
    );
    let expired = table.decide_time(10_000).unwrap();
    table.apply(&expired).unwrap();
    assert_eq!(table.decide_time(99_000), None, "once is enough");
    let mut waited = table.clone();
    table.perform(11_000, &boris, place).unwrap();
    assert_eq!(table.bots_to_move(), [(FIRST, BotLevel::Apprentice)]);
    waited.perform(11_000, &anna, take(FIRST)).unwrap();
    let names = |_: Seat, _: &PersonId| String::new();
    let info = waited.info(Reader {
        person: None,
        seat: None,
        names: &names,
        now: 11_000,
    });
    let clock = info.seats[0].clock.unwrap();
    assert_eq!((clock.left, clock.expired, clock.runs), (5_000, false, false));
}

#[test]
fn an_answer_to_an_older_question_is_stale_and_says_so() {
    let mut table = begun(["anna", "boris", "bot"]);
    let anna = person("anna");
    let seen = table.number();
    table.perform(0, &anna, take(FIRST)).unwrap();
    table.perform(0, &person("boris"), take(SECOND)).unwrap();
    table.perform_bot(0, THIRD, "take 1").unwrap();
    let late = table.decide(
        0,
        Asked {
            by: &anna,
            seen: Some(seen),
            key: Some("late"),
            command: &take(FIRST),
        },
    );
    assert!(late.is_err_and(|refusal| refusal.is_stale()));
    let fresh = Asked {
        by: &anna,
        seen: Some(table.number()),
        key: Some("fresh"),
        command: &take(FIRST),
    };
    assert!(matches!(table.decide(0, fresh), Ok(Answer::Entry(_))));
    assert!(
        table.decide_bot(0, THIRD, seen, "take 1").is_err(),
        "nor does a bot act late"
    );
}

#[test]
fn the_journal_of_a_table_replays_to_its_end() {
    let mut table = begun(["anna", "bot", "bot"]);
    while let Some(seat) = table.waiting().first() {
        if seat == FIRST {
            table.perform(0, &person("anna"), take(FIRST)).unwrap();
        } else {
            table.perform_bot(0, seat, "take 1").unwrap();
        }
    }
    assert_eq!(table.stage(), Stage::Finished);
    let game: Pebbles = table.journal().replay().unwrap();
    assert_eq!(
        serde_json::to_value(game).unwrap(),
        table.position(Eye::Spectator).unwrap().view
    );
}

#[test]
fn a_seat_of_a_running_game_may_ask_what_an_action_would_bring() {
    let table = begun(["anna", "boris", "bot"]);
    let brings = table.preview(Eye::Seat(FIRST), "take 2");
    assert!(matches!(brings, Some(Outlook::Brings { messages, .. }) if messages.len() == 1));
    let forbidden = table.preview(Eye::Seat(SECOND), "take 2");
    assert!(matches!(forbidden, Some(Outlook::Forbidden { reason }) if reason.id == "engine.turn.seat"));
    assert_eq!(table.preview(Eye::Spectator, "take 2"), None);
    let gathering = self::table(["anna", "boris", "bot"]);
    assert_eq!(gathering.preview(Eye::Seat(FIRST), "take 2"), None);
}

#[test]
fn a_finished_game_has_an_outcome_which_is_fair_only_if_everybody_stayed() {
    let play_out = |table: &mut Table| {
        while let Some(seat) = table.waiting().first() {
            let occupant = table.occupants().nth(seat.index()).unwrap().1.clone();
            match occupant {
                Occupant::Person { person } => {
                    let action = "take 1".into();
                    table.perform(0, &person, Command::Play { seat, action }).unwrap();
                }
                Occupant::Bot { .. } => {
                    table.perform_bot(0, seat, "take 1").unwrap();
                }
                Occupant::Open => panic!("nobody sits there"),
            }
        }
    };
    let mut whole = begun(["anna", "boris", "bot"]);
    assert_eq!(whole.outcome(), None);
    play_out(&mut whole);
    let outcome = whole.outcome().unwrap();
    assert!(outcome.is_fair && outcome.seats.len() == 3);
    let winners = outcome.seats.iter().filter(|seat| seat.won == Some(true));
    assert!(winners.clone().all(|seat| seat.place == 1) && winners.count() >= 1);
    let mut conceded = begun(["anna", "boris", "bot"]);
    conceded.perform(0, &person("boris"), Command::Concede).unwrap();
    play_out(&mut conceded);
    assert!(!conceded.outcome().unwrap().is_fair);
    let mut left = begun(["anna", "boris", "bot"]);
    left.perform(0, &person("boris"), Command::Leave).unwrap();
    let bot = Some(BotLevel::Apprentice);
    left.perform(0, &person("anna"), Command::Place { seat: SECOND, bot })
        .unwrap();
    play_out(&mut left);
    assert!(!left.outcome().unwrap().is_fair);
    let mut at_one_screen = begun(["anna", "anna", "bot"]);
    play_out(&mut at_one_screen);
    assert!(!at_one_screen.outcome().unwrap().is_fair);
}
