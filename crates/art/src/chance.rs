//! Chance for drawings: the same name always gives the same leaves and the same face.

/// A sequence of numbers that only looks random.
#[derive(Clone, Debug)]
pub struct Chance(u32);

impl Chance {
    /// The sequence of that name.
    pub fn of(name: &str) -> Self {
        // FNV-1a: every letter counts.
        let hash = name.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        Self(hash | 1)
    }

    /// The next number, from 0 to below 1.
    pub fn next(&mut self) -> f32 {
        // Xorshift, by Marsaglia: enough to scatter trees.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1u32 << 24) as f32
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        let index = (self.next() * from.len() as f32) as usize;
        from[index.min(from.len() - 1)]
    }
}
