//! How a network is stored: a byte for each weight, with one scale for each row, checked against the game that reads it.

use signoria_engine::Observe;

use super::network::{ANSWERS, FIRST, Network, SECOND, Shape};

/// Every file begins with this.
const MAGIC: &[u8; 8] = b"SIGNMIND";
/// The form of the file.
const VERSION: u32 = 2;
/// The earlier form, which does not say how the network is to be used: without the game's own estimate, and only from the view
/// of the seat that decides.
const PLAIN: u32 = 1;
/// Weights are whole numbers from minus this to this, times the scale of their row.
const STEPS: f32 = 127.0;

/// Why a file is not a network for this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MindError {
    /// It is not such a file.
    #[error("this is not a file of weights")]
    Foreign,
    /// Another version of the program wrote it.
    #[error("the weights have the form {0}, which this program does not know")]
    Version(u32),
    /// Bytes are missing, too many or wrong.
    #[error("the file of weights is damaged: {0}")]
    Damaged(&'static str),
    /// It was learned on other observations or for another game.
    #[error("the weights were learned on other observations than this game gives")]
    Shape,
}

struct Writer(Vec<u8>);

impl Writer {
    fn floats(&mut self, values: &[f32]) {
        for value in values {
            self.0.extend(value.to_le_bytes());
        }
    }

    fn rows(&mut self, values: &[f32], width: usize) {
        for row in values.chunks_exact(width) {
            let largest = row.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
            let step = if largest > 0.0 { largest / STEPS } else { 1.0 };
            self.floats(&[step]);
            self.0
                .extend(row.iter().map(|value| (value / step).round() as i8 as u8));
        }
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], MindError> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .ok_or(MindError::Damaged("it ends too early"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn number<const N: usize>(&mut self) -> Result<[u8; N], MindError> {
        self.take(N)?
            .try_into()
            .map_err(|_| MindError::Damaged("a number is cut off"))
    }

    fn floats(&mut self, count: usize) -> Result<Vec<f32>, MindError> {
        let values: Vec<f32> = (0..count)
            .map(|_| self.number().map(f32::from_le_bytes))
            .collect::<Result<_, _>>()?;
        if values.iter().all(|value| value.is_finite()) {
            Ok(values)
        } else {
            Err(MindError::Damaged("a weight is not a number"))
        }
    }

    /// How the network is to be used.
    fn use_of(&mut self) -> Result<(f32, bool), MindError> {
        let instinct = self.floats(1)?[0];
        match self.number()? {
            [looks_on @ (0 | 1)] if (0.0..=1.0).contains(&instinct) => Ok((instinct, looks_on == 1)),
            _ => Err(MindError::Damaged("it does not say how to use it")),
        }
    }

    fn rows(&mut self, count: usize, width: usize) -> Result<Vec<f32>, MindError> {
        let mut values = Vec::with_capacity(count * width);
        for _ in 0..count {
            let step = self.floats(1)?[0];
            values.extend(self.take(width)?.iter().map(|&byte| f32::from(byte as i8) * step));
        }
        Ok(values)
    }
}

impl Network {
    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut to = Writer(MAGIC.to_vec());
        to.0.extend(VERSION.to_le_bytes());
        to.0.extend((self.shape.inputs as u32).to_le_bytes());
        to.0.extend((self.shape.actions as u32).to_le_bytes());
        to.0.extend(self.shape.features.to_le_bytes());
        to.floats(&[self.instinct]);
        to.0.push(self.looks_on.into());
        to.floats(&self.scale);
        to.rows(&self.first, FIRST);
        to.floats(&self.first_bias);
        to.rows(&self.second, SECOND);
        to.floats(&self.second_bias);
        to.rows(&self.answers, SECOND);
        to.floats(&self.answers_bias);
        to.rows(&self.prior, SECOND);
        to.floats(&self.prior_bias);
        let sum = xxhash_rust::xxh3::xxh3_64(&to.0);
        to.0.extend(sum.to_le_bytes());
        to.0
    }

    /// Reads the file and checks that it fits the game.
    ///
    /// # Errors
    /// If it is damaged, of another form, or learned on other observations.
    pub fn read<G: Observe>(bytes: &[u8], game: &G) -> Result<Self, MindError> {
        let network = Self::from_bytes(bytes)?;
        if network.shape == Shape::of(game) {
            Ok(network)
        } else {
            Err(MindError::Shape)
        }
    }

    /// Reads the file, whatever the game.
    ///
    /// # Errors
    /// If it is damaged or of another form.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MindError> {
        let mut from = Reader(bytes);
        if from.take(MAGIC.len()) != Ok(MAGIC) {
            return Err(MindError::Foreign);
        }
        let version = u32::from_le_bytes(from.number()?);
        if ![PLAIN, VERSION].contains(&version) {
            return Err(MindError::Version(version));
        }
        let (body, sum) = bytes
            .split_last_chunk::<8>()
            .ok_or(MindError::Damaged("it ends too early"))?;
        if xxhash_rust::xxh3::xxh3_64(body) != u64::from_le_bytes(*sum) {
            return Err(MindError::Damaged("its checksum is wrong"));
        }
        let inputs = u32::from_le_bytes(from.number()?) as usize;
        let actions = u32::from_le_bytes(from.number()?) as usize;
        let features = u64::from_le_bytes(from.number()?);
        let (instinct, looks_on) = match version {
            PLAIN => (0.0, false),
            _ => from.use_of()?,
        };
        let network = Self {
            shape: Shape {
                inputs,
                actions,
                features,
            },
            instinct,
            looks_on,
            scale: from.floats(inputs)?,
            first: from.rows(inputs, FIRST)?,
            first_bias: from.floats(FIRST)?,
            second: from.rows(FIRST, SECOND)?,
            second_bias: from.floats(SECOND)?,
            answers: from.rows(ANSWERS, SECOND)?,
            answers_bias: from.floats(ANSWERS)?,
            prior: from.rows(actions, SECOND)?,
            prior_bias: from.floats(actions)?,
        };
        if from.0.len() == sum.len() {
            Ok(network)
        } else {
            Err(MindError::Damaged("it goes on after the last weight"))
        }
    }
}
