//! How strong players are, and how certain that is: the Bayesian approximation of Weng and Lin for many seats ("A Bayesian Approximation Method for
//! Online Ranking", JMLR 12, 2011, algorithm 1: Bradley and Terry's model with full pairs). Every seat is compared with every other of its game.

/// Where everybody begins, on the scale of that article.
const MU: f64 = 25.0;
/// The uncertainty of that.
const SIGMA: f64 = MU / 3.0;
/// How much luck there is in one game.
const BETA: f64 = SIGMA / 2.0;
/// The uncertainty never falls below this.
const KAPPA: f64 = 0.0001;
/// How much uncertainty is added before every game, since people learn and forget; as in TrueSkill.
const TAU: f64 = SIGMA / 100.0;

/// The initial rating on the scale that people see.
const SHOWN: f64 = 1500.0;
/// Points of that scale for one of the article's.
const SHOWN_SCALE: f64 = 60.0;
/// Nineteen of twenty cases lie within this many standard deviations.
const SURE: f64 = 1.96;

/// The estimated strength of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The best guess.
    pub mu: f64,
    /// Its standard deviation.
    pub sigma: f64,
}

impl Default for Skill {
    fn default() -> Self {
        Self { mu: MU, sigma: SIGMA }
    }
}

impl Skill {
    /// The estimate as people see it, and its margin of error.
    #[must_use]
    pub fn shown(self) -> (i32, i32) {
        let rating = SHOWN + (self.mu - MU) * SHOWN_SCALE;
        let within = SURE * self.sigma * SHOWN_SCALE;
        (rating.round() as i32, within.round() as i32)
    }

    /// The estimate before the next game.
    fn older(self) -> Self {
        Self {
            sigma: self.sigma.hypot(TAU),
            ..self
        }
    }
}

/// The estimates after a game: the lowest place wins, equal places tie.
#[must_use]
pub fn after_game(seats: &[(Skill, u8)]) -> Vec<Skill> {
    let before: Vec<(Skill, u8)> = seats
        .iter()
        .map(|&(skill, place)| (skill.older(), place))
        .collect();
    updated(&before)
}

/// The article's update.
fn updated(seats: &[(Skill, u8)]) -> Vec<Skill> {
    let update = |(index, &(own, place)): (usize, &(Skill, u8))| {
        let variance = own.sigma * own.sigma;
        let (mut omega, mut delta) = (0.0, 0.0);
        for (other_index, &(other, other_place)) in seats.iter().enumerate() {
            if other_index == index {
                continue;
            }
            let spread = (variance + other.sigma * other.sigma + 2.0 * BETA * BETA).sqrt();
            let chance = 1.0 / (1.0 + ((other.mu - own.mu) / spread).exp());
            let scored = match place.cmp(&other_place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            omega += variance / spread * (scored - chance);
            let gamma = own.sigma / spread;
            delta += gamma * variance / (spread * spread) * chance * (1.0 - chance);
        }
        Skill {
            mu: own.mu + omega,
            sigma: own.sigma * (1.0 - delta).max(KAPPA).sqrt(),
        }
    };
    seats.iter().enumerate().map(update).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(found: &[Skill], wanted: &[(f64, f64)]) {
        assert_eq!(found.len(), wanted.len());
        for (found, (mu, sigma)) in found.iter().zip(wanted) {
            let close = (found.mu - mu).abs() < 1e-9 && (found.sigma - sigma).abs() < 1e-9;
            assert!(close, "{found:?} instead of {mu} {sigma}");
        }
    }

    /// Newcomers in the order of their places.
    fn newcomers(count: u8) -> Vec<(Skill, u8)> {
        (1..=count).map(|place| (Skill::default(), place)).collect()
    }

    #[test]
    fn the_published_vectors_of_openskill_come_out() {
        // "Bradley-Terry full", two to four newcomers, each for himself.
        assert_close(&updated(&newcomers(1)), &[(25.0, 25.0 / 3.0)]);
        assert_close(
            &updated(&newcomers(2)),
            &[
                (27.63523138347365, 8.065506316323548),
                (22.36476861652635, 8.065506316323548),
            ],
        );
        assert_close(
            &updated(&newcomers(3)),
            &[
                (30.2704627669473, 7.788474807872566),
                (25.0, 7.788474807872566),
                (19.7295372330527, 7.788474807872566),
            ],
        );
        assert_close(
            &updated(&newcomers(4)),
            &[
                (32.90569415042095, 7.5012190693964005),
                (27.63523138347365, 7.5012190693964005),
                (22.36476861652635, 7.5012190693964005),
                (17.09430584957905, 7.5012190693964005),
            ],
        );
    }

    #[test]
    fn a_tie_between_equals_moves_nobody_and_lowers_the_uncertainty() {
        let [one, other] = after_game(&[(Skill::default(), 1), (Skill::default(), 1)])[..] else {
            panic!("two seats");
        };
        assert_eq!(one, other);
        assert!((one.mu - MU).abs() < 1e-12 && one.sigma < SIGMA);
    }

    #[test]
    fn a_constant_winner_rises_and_becomes_more_certain() {
        let (mut strong, mut weak) = (Skill::default(), Skill::default());
        let mut before = f64::INFINITY;
        for _ in 0..200 {
            let after = after_game(&[(strong, 1), (weak, 2)]);
            (strong, weak) = (after[0], after[1]);
        }
        let (rating, within) = strong.shown();
        assert!(rating > 2000 && within < 800, "{rating} ± {within}");
        assert!(weak.shown().0 < 1000);
        for _ in 0..2000 {
            let after = after_game(&[(strong, 1), (weak, 2)]);
            assert!(after[0].mu.is_finite() && after[0].sigma.is_finite());
            before = before.min(after[0].sigma);
            (strong, weak) = (after[0], after[1]);
        }
        assert!(before > 0.0, "something remains unknown");
    }

    #[test]
    fn a_newcomer_begins_at_1500_with_great_uncertainty() {
        assert_eq!(Skill::default().shown(), (1500, 980));
    }
}
