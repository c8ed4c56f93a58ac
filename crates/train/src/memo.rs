//! A learner as bytes, so that a run resumes exactly where it was: unrounded weights, and the state of the optimizer.

use signoria_bots::mind::Network;

use crate::learner::Learner;

/// Every file begins with this.
const MAGIC: &[u8; 8] = b"SIGNLRN1";

/// Why a file is not a learner for this network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the state of a run with these weights")]
pub struct NotALearner;

impl Learner {
    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.steps.to_le_bytes());
        bytes.extend((self.weights.len() as u64).to_le_bytes());
        for part in [&self.weights, &self.settled, &self.mean, &self.square] {
            bytes.extend(part.iter().flat_map(|value| value.to_le_bytes()));
        }
        bytes
    }

    /// Goes on from a file that was written beside that network.
    pub fn from_bytes(bytes: &[u8], network: &Network) -> Result<Self, NotALearner> {
        let mut learner = Self::from_network(network);
        let (head, body) = bytes.split_at_checked(MAGIC.len() + 12).ok_or(NotALearner)?;
        let (magic, head) = head.split_at(MAGIC.len());
        let (steps, count) = head.split_at(4);
        let values = learner.weights.len();
        let whole = magic == MAGIC && count == (values as u64).to_le_bytes() && body.len() == 16 * values;
        if !whole {
            return Err(NotALearner);
        }
        let mut numbers = body
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes(number(bytes)));
        for part in [
            &mut learner.weights,
            &mut learner.settled,
            &mut learner.mean,
            &mut learner.square,
        ] {
            part.clear();
            part.extend(numbers.by_ref().take(values));
            if !part.iter().all(|value| value.is_finite()) {
                return Err(NotALearner);
            }
        }
        learner.steps = i32::from_le_bytes(number(steps)).max(0);
        Ok(learner)
    }
}

fn number(bytes: &[u8]) -> [u8; 4] {
    let mut number = [0; 4];
    number.copy_from_slice(bytes);
    number
}
