//! Operands of operations: numbers, or code that will compute them.
//!
//! An operation whose function is written for any [`Word`] has one meaning for both: the simulator runs it on numbers,
//! and the translator on values of the code that it writes.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

/// A number of 64 bits in two's complement. Shifts by 64 and more have no meaning; right, they extend the sign.
pub(crate) trait Word:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + BitAnd<Output = Self>
    + BitAnd<i64, Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<Output = Self>
    + Shl<i64, Output = Self>
    + Shr<Output = Self>
    + Shr<i64, Output = Self>
{
    /// Another number of the same kind.
    fn number(self, value: i64) -> Self;
    /// 1 where they are equal, else 0.
    fn equals(self, other: Self) -> Self;
    /// 1 where it is the larger, else 0.
    fn exceeds(self, other: Self) -> Self;
    /// The smaller of it and a number.
    fn at_most(self, limit: i64) -> Self;
    /// The low 32 bits, sign-extended.
    fn signed(self) -> Self;
}

/// The low 32 bits of a word, zero-extended.
pub(crate) fn unsigned<W: Word>(word: W) -> W {
    word & 0xffff_ffff
}

impl Word for i64 {
    #[inline(always)]
    fn number(self, value: i64) -> i64 {
        value
    }

    #[inline(always)]
    fn equals(self, other: i64) -> i64 {
        i64::from(self == other)
    }

    #[inline(always)]
    fn exceeds(self, other: i64) -> i64 {
        i64::from(self > other)
    }

    #[inline(always)]
    fn at_most(self, limit: i64) -> i64 {
        self.min(limit)
    }

    #[inline(always)]
    fn signed(self) -> i64 {
        i64::from(self as i32)
    }
}
