//! A small generator of pseudo-random numbers (xorshift64*). With it, a seed gives the same schedule everywhere.

pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        let mut x = self.0;
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.0 = x;
        x.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A random number from 0 to n - 1.
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    /// A random number from -width to width, without 0.
    pub fn shift(&mut self, width: usize) -> i32 {
        let distance = self.below(2 * width) as i32 - width as i32;
        distance + i32::from(distance >= 0)
    }

    /// The first number that `fits`. The search goes once around 0 to n - 1, from a random number on.
    pub fn first_of(&mut self, n: usize, fits: impl Fn(usize) -> bool) -> Option<usize> {
        let first = self.below(n);
        (0..n).map(|k| (first + k) % n).find(|&index| fits(index))
    }

    /// A random number x with 0 <= x < 1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}
