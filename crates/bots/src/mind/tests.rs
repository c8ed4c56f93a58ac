//! Networks with made-up weights for the sample game.

use signoria_engine::observe::Features;
use signoria_engine::sample::Pebbles;
use signoria_engine::{Purpose, Rng, Seat, Seats, Seed, Setup};

use super::network::{ANSWERS, FIRST, SECOND, exp, to_shares};
use super::{MindError, Network, Shape, Thought};

fn pebbles() -> Pebbles {
    Setup::new(Seats::new(3), 5).start().unwrap()
}

/// An untrained network, the same every time.
pub(crate) fn made_up(seed: u64) -> Network {
    let game = pebbles();
    let shape = Shape::of(&game);
    let mut rng = Rng::new(Seed::from(seed), Purpose::Bot);
    let mut some = |count: usize| -> Vec<f32> {
        let mut weight = || (rng.below(2001) as f32 - 1000.0) / 2000.0;
        (0..count).map(|_| weight()).collect()
    };
    Network {
        scale: Features::of(&game)
            .iter()
            .map(|feature| 1.0 / feature.high)
            .collect(),
        first: some(shape.inputs * FIRST),
        first_bias: some(FIRST),
        second: some(FIRST * SECOND),
        second_bias: some(SECOND),
        answers: some(ANSWERS * SECOND),
        answers_bias: some(ANSWERS),
        prior: some(shape.actions * SECOND),
        prior_bias: some(shape.actions),
        instinct: 0.0,
        looks_on: false,
        shape,
    }
}

#[test]
fn a_network_is_read_back_within_half_a_step_of_each_row() {
    let network = made_up(1);
    let read = Network::read(&network.to_bytes(), &pebbles()).unwrap();
    assert_eq!(
        (&read.first_bias, &read.prior_bias),
        (&network.first_bias, &network.prior_bias)
    );
    for (before, after, width) in [
        (&network.first, &read.first, FIRST),
        (&network.second, &read.second, SECOND),
        (&network.answers, &read.answers, SECOND),
        (&network.prior, &read.prior, SECOND),
    ] {
        for (before, after) in before.chunks(width).zip(after.chunks(width)) {
            let largest = before.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
            let bound = largest / 127.0 * 0.5 + 1e-6;
            for (before, after) in before.iter().zip(after) {
                assert!((before - after).abs() <= bound, "{before} {after}");
            }
        }
    }
    // Rounding a second time changes nothing.
    assert_eq!(
        Network::from_bytes(&read.to_bytes()).unwrap().to_bytes(),
        read.to_bytes()
    );
}

#[test]
fn rounding_hardly_changes_the_output() {
    let network = made_up(2);
    let read = Network::from_bytes(&network.to_bytes()).unwrap();
    let (mut before, mut after) = (Thought::new(&network), Thought::new(&read));
    let game = pebbles();
    network.think(&game, Seat::new(0), &mut before);
    read.think(&game, Seat::new(0), &mut after);
    for (before, after) in before.chance.iter().zip(after.chance) {
        assert!((before - after).abs() < 0.05, "{before} {after}");
    }
}

#[test]
fn damaged_files_are_refused_and_say_why() {
    let whole = made_up(3).to_bytes();
    assert_eq!(Network::from_bytes(b"hello"), Err(MindError::Foreign));
    assert_eq!(Network::from_bytes(&[]), Err(MindError::Foreign));
    for length in [8, 12, 20, 100, whole.len() - 1] {
        assert!(Network::from_bytes(&whole[..length]).is_err(), "{length}");
    }
    for place in (8..whole.len()).step_by(97) {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x40;
        assert!(Network::from_bytes(&bytes).is_err(), "{place}");
    }
    let mut newer = whole.clone();
    newer[8] = 3;
    assert_eq!(Network::from_bytes(&newer), Err(MindError::Version(3)));
    let mut longer = whole.clone();
    longer.extend([0; 9]);
    assert!(matches!(Network::from_bytes(&longer), Err(MindError::Damaged(_))));
}

/// Where a file says how the network is to be used: after its name, its form and its shape.
const USE: std::ops::Range<usize> = 28..33;

fn with_sum(mut bytes: Vec<u8>) -> Vec<u8> {
    let body = bytes.len() - 8;
    bytes.truncate(body);
    let sum = xxhash_rust::xxh3::xxh3_64(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

#[test]
fn a_file_says_how_its_network_is_to_be_used() {
    let used = Network {
        instinct: 0.5,
        looks_on: true,
        ..made_up(3)
    };
    let bytes = used.to_bytes();
    let read = Network::from_bytes(&bytes).unwrap();
    assert_eq!((read.instinct, read.looks_on), (0.5, true));
    // The first form did not say it.
    let mut plain = bytes.clone();
    plain.drain(USE);
    plain[8] = 1;
    let read = Network::from_bytes(&with_sum(plain)).unwrap();
    assert_eq!((read.instinct, read.looks_on), (0.0, false));
    for (place, value) in [(USE.start + 3, 0x7e), (USE.start + 3, 0xbf), (USE.end - 1, 2)] {
        let mut wrong = bytes.clone();
        wrong[place] = value;
        let read = Network::from_bytes(&with_sum(wrong));
        assert!(matches!(read, Err(MindError::Damaged(_))), "{place} {value}");
    }
}

#[test]
fn weights_that_were_learned_on_other_observations_are_refused() {
    let mut network = made_up(4);
    network.shape.features ^= 1;
    let read = Network::read(&network.to_bytes(), &pebbles());
    assert_eq!(read, Err(MindError::Shape));
}

#[test]
fn shares_add_up_even_far_from_zero() {
    let mut numbers = [1000.0, 999.0, -1000.0];
    to_shares(&mut numbers);
    assert!((numbers.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    assert!(numbers[0] > numbers[1] && numbers[2] == 0.0);
}

/// The exact bits of an output, as every machine must compute them: sums in another order or another exponential would make the
/// browser and the server choose different moves.
#[test]
fn the_output_is_the_same_to_the_last_bit_everywhere() {
    let network = made_up(5);
    let mut thought = Thought::new(&network);
    network.think(&pebbles(), Seat::new(1), &mut thought);
    let inclinations: Vec<f32> = (0..3)
        .map(|action| network.inclination(&thought, action))
        .collect();
    let exponentials = [exp(1.0), exp(-0.3), exp(-20.0)];
    let found = [&thought.chance[..], &thought.margin, &inclinations, &exponentials];
    let bits: Vec<Vec<u32>> = found
        .iter()
        .map(|values| values.iter().map(|value| value.to_bits()).collect())
        .collect();
    let expected: [&[u32]; 4] = [
        &[1057660794, 1062065751, 1007540949, 1034368635, 1033360454],
        &[3245561535, 3262156000, 3224899004, 1110378316, 3262944968],
        &[3196272608, 1080515724, 1079257422],
        &[1076754516, 1061004867, 822977587],
    ];
    assert_eq!(bits, expected);
}
