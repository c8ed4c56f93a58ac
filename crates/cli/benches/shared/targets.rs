//! The targets of a load measurement, which fails below them, so that anybody can check a figure of the documentation.

use std::io;

/// What was measured.
pub struct Measured {
    /// Tables that failed and spectators who were turned away.
    pub failures: u64,
    /// Actions.
    pub actions: usize,
    /// Actions a second.
    pub rate: f64,
    /// The slowest action but one in a hundred, in milliseconds.
    pub p99: f64,
}

/// What it must reach.
#[derive(Clone, Copy, Debug, Default)]
pub struct Targets {
    /// The longest p99, in milliseconds.
    pub most_p99: Option<f64>,
    /// The fewest actions a second.
    pub least_rate: Option<f64>,
}

impl Targets {
    /// Fails with everything that was missed.
    pub fn check(self, measured: &Measured) -> io::Result<()> {
        let Measured {
            failures,
            actions,
            rate,
            p99,
        } = measured;
        let mut missed = Vec::new();
        if *failures > 0 {
            missed.push(format!("{failures} failures"));
        }
        if *actions == 0 {
            missed.push("nothing was played".into());
        }
        if let Some(most) = self.most_p99.filter(|most| p99 > most) {
            missed.push(format!("p99 is {p99} ms, not {most} ms or less"));
        }
        if let Some(least) = self.least_rate.filter(|least| rate < least) {
            missed.push(format!("{rate:.0} actions a second, not {least} or more"));
        }
        match missed.is_empty() {
            true => Ok(()),
            false => Err(io::Error::other(missed.join("; "))),
        }
    }
}
