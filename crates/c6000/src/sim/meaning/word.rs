//! Operands of operations: numbers, or values of translated code.
//!
//! A function that accepts any [`Word`] defines an operation for both: the simulator calls it with numbers, and the
//! translator with values of the code that it writes.

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

/// A 64-bit number in two's complement. Shifts by 64 or more are undefined. Shifts to the right extend the sign.
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
    /// A constant, as a word of this type.
    fn number(self, value: i64) -> Self;
    /// 1 if both are equal, else 0.
    fn equals(self, other: Self) -> Self;
    /// 1 if `self` is larger, else 0.
    fn exceeds(self, other: Self) -> Self;
    /// The smaller of `self` and a constant.
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
