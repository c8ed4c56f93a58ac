//! When a measurement of load counts as failed.

#[path = "../../benches/shared/targets.rs"]
mod targets;

use targets::{Measured, Targets};

const GOOD: Measured = Measured {
    failures: 0,
    actions: 1000,
    rate: 500.0,
    p99: 40.0,
};

#[test]
fn a_measurement_fails_when_something_failed_or_a_target_was_missed() {
    let targets = Targets {
        most_p99: Some(50.0),
        least_rate: Some(400.0),
    };
    assert!(targets.check(&GOOD).is_ok());
    let missed = |measured: Measured| targets.check(&measured).unwrap_err().to_string();
    assert_eq!(missed(Measured { failures: 2, ..GOOD }), "2 failures");
    assert_eq!(missed(Measured { actions: 0, ..GOOD }), "nothing was played");
    let slow = Measured {
        p99: 51.0,
        rate: 399.0,
        ..GOOD
    };
    assert_eq!(
        missed(slow),
        "p99 is 51 ms, not 50 ms or less; 399 actions a second, not 400 or more"
    );
    let nothing_wanted = Targets::default().check(&Measured { p99: 9000.0, ..GOOD });
    assert!(nothing_wanted.is_ok());
}
