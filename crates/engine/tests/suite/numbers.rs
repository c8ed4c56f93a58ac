//! Without types, numbers say the same as texts.

use signoria_engine::erased::{AnyGame, AnyState, Erased, Fault, Order};
use signoria_engine::sample::Pebbles;
use signoria_engine::{Seat, Seats, Seed};

fn pebbles() -> Box<dyn AnyState> {
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(2),
        seed: Seed::from(7),
    };
    Erased::<Pebbles>::new().start(&order).unwrap().0
}

#[test]
fn playing_by_number_and_by_text_is_the_same() {
    let game = Erased::<Pebbles>::new();
    let (mut by_text, mut by_number) = (pebbles(), pebbles());
    while let Some(seat) = by_text.waiting().first() {
        let texts = by_text.actions(seat);
        let mut numbers = Vec::new();
        by_number.legal(seat, &mut numbers);
        let named: Vec<String> = numbers.iter().filter_map(|&number| game.action(number)).collect();
        assert_eq!(named, texts);
        assert_eq!(game.action_index(&texts[0]), Ok(numbers[0]));
        let played = by_text.play(seat, &texts[0]).unwrap();
        assert_eq!(by_number.act(seat, numbers[0]), Ok(played.barrier));
        assert_eq!(by_number.checksum(), by_text.checksum());
    }
}

#[test]
fn a_number_that_is_no_action_is_refused() {
    let mut state = pebbles();
    let seat = state.waiting().first().unwrap();
    assert!(matches!(state.act(seat, 3), Err(Fault::Notation(_))));
    assert!(matches!(state.act(Seat::new(5), 0), Err(Fault::Seat(_))));
    let other = seat.next(Seats::new(2));
    assert!(matches!(state.act(other, 0), Err(Fault::Illegal(_))));
    assert_eq!(Erased::<Pebbles>::new().action(3), None);
    assert!(Erased::<Pebbles>::new().action_index("fly 3").is_err());
}

#[test]
fn an_observation_has_a_number_for_each_feature() {
    let state = pebbles();
    let mut numbers = vec![0.0; state.features().len()];
    assert_eq!(state.observe(Seat::new(0), &mut numbers), numbers.len());
    assert_eq!(state.observe(Seat::new(7), &mut numbers), 0);
}
