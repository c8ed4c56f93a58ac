//! A position that was edited by hand is refused or can be played.

use serde_json::Value;
use signoria_engine::{Edition, Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};
use signoria_florence::{Florence, Options};

fn tables() -> Vec<Setup<Florence>> {
    let both = Options {
        muse_and_princess: true,
        cooperative_building: true,
        ..Options::default()
    };
    let mut tables = vec![
        Setup::new(Seats::new(1), 0),
        Setup::new(Seats::new(4), 0).with_options(both),
    ];
    for (seats, edition) in [(2, "2022"), (3, "2006")] {
        tables.push(Setup::new(Seats::new(seats), 0).with_edition(Edition::named(edition).unwrap()));
    }
    tables
}

fn choose(game: &Florence, rng: &mut Rng) -> Option<(Seat, signoria_florence::Action)> {
    let seat = game.waiting().first()?;
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    Some((
        seat,
        *rng.pick(&actions).expect("who is waited for can do something"),
    ))
}

/// All numbers, words and lists of a JSON value.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    let nested = value
        .as_array()
        .map_or(value.is_object(), |items| !items.is_empty());
    if !nested {
        found.push(value);
        return;
    }
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(members) => members.values_mut().for_each(|member| leaves(member, found)),
        _ => {}
    }
}

fn edit(state: &mut Value, rng: &mut Rng) {
    let mut found = Vec::new();
    leaves(state, &mut found);
    let words: Vec<Value> = found
        .iter()
        .filter(|leaf| leaf.is_string())
        .map(|leaf| (**leaf).clone())
        .collect();
    let index = rng.below(found.len() as u32) as usize;
    let leaf = &mut *found[index];
    *leaf = match leaf {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let changed = [number + 1, number - 1, 0, 1, 255, 65_535, number * 2];
            (*rng.pick(&changed).unwrap()).into()
        }
        Value::String(_) => rng.pick(&words).cloned().unwrap_or(Value::Null),
        Value::Bool(flag) => (!*flag).into(),
        _ => [Value::Null, 0.into(), 1.into()][rng.below(3) as usize].clone(),
    };
}

#[test]
fn edited_positions_are_refused_or_playable() {
    let mut rng = Rng::new(Seed::from(17), Purpose::Playout);
    let (mut refused, mut played) = (0, 0);
    for setup in tables() {
        for seed in 0..6 {
            let mut game = Setup {
                seed: Seed::from(seed),
                ..setup.clone()
            }
            .start()
            .unwrap();
            let mut step = 0;
            while let Some((seat, action)) = choose(&game, &mut rng) {
                step += 1;
                if step % 11 == 0 {
                    let mut state = serde_json::to_value(&game).unwrap();
                    for _ in 0..=rng.below(2) {
                        edit(&mut state, &mut rng);
                    }
                    let read: Result<Florence, _> = serde_json::from_value(state);
                    match read.ok().filter(|edited| edited.audit().is_ok()) {
                        None => refused += 1,
                        Some(mut edited) => {
                            played += 1;
                            for _ in 0..120 {
                                let Some((seat, action)) = choose(&edited, &mut rng) else {
                                    break;
                                };
                                edited
                                    .apply(seat, action, &mut ())
                                    .expect("what is listed is accepted");
                                edited.evaluate(seat);
                            }
                            edited.redeal(signoria_engine::Eye::Spectator, &mut rng);
                            edited.standings();
                        }
                    }
                }
                game.apply(seat, action, &mut ()).unwrap();
            }
        }
    }
    assert!(refused > 50 && played > 20, "{refused} refused, {played} played");
}

#[test]
fn pieces_cannot_be_invented() {
    let game: Florence = Setup::new(Seats::new(4), 3).start().unwrap();
    let wrong = |change: fn(&mut Florence)| {
        let mut table = game.clone();
        change(&mut table);
        table.audit().unwrap_err().to_string()
    };
    assert_eq!(
        wrong(|table| table.supply.jesters += 1),
        "there are 8 jesters, the box has 7"
    );
    assert_eq!(
        wrong(|table| table.supply.builders -= 1),
        "there are 5 builders, the box has 6"
    );
    assert_eq!(
        wrong(|table| table.supply.recruiting += 1),
        "there are 6 recruiting cards, the box has 5"
    );
    assert_eq!(
        wrong(|table| table.supply.landscapes[0] -= 1),
        "forest is there 5 times, the box has 6"
    );
    assert_eq!(
        wrong(|table| table.supply.buildings[3] += 1),
        "library is there 4 times, the box has 3"
    );
    assert_eq!(
        wrong(|table| table.supply.freedoms[1] += 1),
        "every freedom token is accounted for"
    );
    assert_eq!(wrong(|table| table.round = 8), "the rounds go from 1 to 7");
    assert_eq!(
        wrong(|table| table.players[Seat::new(0)].coins = 60_000),
        "nobody is that rich"
    );
    assert_eq!(
        wrong(|table| table.players[Seat::new(0)].hand = Default::default()),
        "mathematician is there 0 times, the box has 1"
    );
    assert_eq!(
        wrong(|table| table.players[Seat::new(1)].covered = 0),
        "the covered cells are those of the tiles and the palazzo"
    );
}
