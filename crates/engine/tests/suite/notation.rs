//! Untrusted text becomes an action or an error, never anything else.

use proptest::prelude::*;
use signoria_engine::notation::{Action as _, Number, Token};
use signoria_engine::{ParseError, Seat, actions, tokens};

tokens! {
    pub enum Colour: "test.colour" { Red = "red", Green = "green" }
}

actions! {
    pub enum Act: "test.do" {
        Pass = "pass",
        Paint { colour: Colour, times: Number<2, 5>, seat: Seat } = "paint",
        Stop = "stop",
    }
}

#[test]
fn every_number_is_an_action_and_every_action_has_its_number() {
    assert_eq!(Act::COUNT, 1 + 2 * 4 * 8 + 1);
    for index in 0..Act::COUNT {
        let action = Act::from_index(index).unwrap();
        assert_eq!(action.index(), index);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(Act::from_index(Act::COUNT), None);
    assert_eq!(Act::from_index(usize::MAX), None);
}

#[test]
fn an_error_says_what_is_wrong() {
    let error = |text: &str| text.parse::<Act>().unwrap_err();
    assert_eq!(
        error("fly").to_string(),
        "no action begins with \"fly\"; known are pass, paint, stop"
    );
    assert_eq!(
        error("paint").to_string(),
        "\"paint\" is too short: paint <colour> <times> <seat>"
    );
    assert_eq!(
        error("paint blue 2 0").to_string(),
        "\"blue\" is not one of red, green"
    );
    assert_eq!(error("paint red 9 0").to_string(), "9 is not between 2 and 5");
    assert_eq!(error("paint red x 0").to_string(), "\"x\" is not a whole number");
    assert_eq!(error("pass now").to_string(), "\"pass\" ends before \"now\"");
}

#[test]
fn there_is_one_way_to_write_an_action() {
    for text in [
        "paint red 02 0",
        "paint red +2 0",
        "paint  red 2 0",
        " pass",
        "pass ",
        "PASS",
        "paint red 2 00",
    ] {
        assert!(text.parse::<Act>().is_err(), "{text}");
    }
}

#[test]
fn a_long_text_is_not_repeated_whole() {
    let error = "x".repeat(1_000_000).parse::<Act>().unwrap_err();
    assert!(error.to_string().len() < 400);
    assert!(matches!(error, ParseError::UnknownVerb { .. }));
}

#[test]
fn numbers_stay_in_their_range() {
    assert_eq!(Number::<2, 5>::COUNT, 4);
    assert_eq!(Number::<2, 5>::from_index(3).unwrap().get(), 5);
    assert_eq!(Number::<2, 5>::from_index(4), None);
    assert_eq!(Number::<2, 5>::from_index(70_000), None);
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "(pass|paint|stop)?[ a-z0-9+-]{0,30}|\\PC{0,80}") {
        if let Ok(action) = text.parse::<Act>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
