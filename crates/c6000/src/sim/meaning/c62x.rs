//! The results of operations: one small function for each operation.
//!
//! Operands come in the order of the assembly text. They are already extended to 64 bits: the operand kind of the
//! instruction table says whether by sign or by zeros, and from which bits (16, 32 or 40; low or high half). The result
//! is cut to the width of the destination. So one function serves all widths that do not change the meaning. Source:
//! SPRU189F 3.9.

use crate::sim::meaning::outcome::{defined_if, saturate, Field, Outcome};
use crate::sim::meaning::word::{unsigned, Word};

/// ABS saturates. Unlike SADD and other saturating operations, it does not set SAT.
fn abs(value: i64, bits: u32) -> i64 {
    saturate(value.abs(), bits).value
}

pub(super) fn abs32(source: i64, _: i64) -> i64 {
    abs(source, 32)
}

pub(super) fn abs40(source: i64, _: i64) -> i64 {
    abs(source, 40)
}

pub(super) fn add<W: Word>(first: W, second: W) -> W {
    first + second
}

pub(super) fn sub<W: Word>(first: W, second: W) -> W {
    first - second
}

/// Applies `operation` to the two halves separately. No carry goes from the lower half to the upper half.
fn halves(first: i64, second: i64, operation: fn(u16, u16) -> u16) -> i64 {
    let low = operation(first as u16, second as u16);
    let high = operation((first >> 16) as u16, (second >> 16) as u16);
    i64::from(high) << 16 | i64::from(low)
}

pub(super) fn add2(first: i64, second: i64) -> i64 {
    halves(first, second, u16::wrapping_add)
}

pub(super) fn sub2(first: i64, second: i64) -> i64 {
    halves(first, second, u16::wrapping_sub)
}

pub(super) fn and<W: Word>(first: W, second: W) -> W {
    first & second
}

pub(super) fn or<W: Word>(first: W, second: W) -> W {
    first | second
}

pub(super) fn xor<W: Word>(first: W, second: W) -> W {
    first ^ second
}

pub(super) fn cmpeq<W: Word>(first: W, second: W) -> W {
    first.equals(second)
}

pub(super) fn cmpgt<W: Word>(first: W, second: W) -> W {
    first.exceeds(second)
}

pub(super) fn cmplt<W: Word>(first: W, second: W) -> W {
    second.exceeds(first)
}

/// The two 5-bit numbers of a bit field's selector (bits 9:5 and 4:0), and whether the selector is valid. A selector
/// with higher bits set gives an invalid result. A pair of constants is joined by [`joined_fields`] into this form.
fn fields<W: Word>(selector: W) -> (W, W, W) {
    (
        selector >> 5 & 31,
        selector & 31,
        (selector >> 10).equals(selector.number(0)),
    )
}

/// Joins `csta` and `cstb` of EXT, EXTU, SET and CLR into the form that a register has in these instructions.
pub fn joined_fields(csta: i64, cstb: i64) -> i64 {
    csta << 5 | cstb
}

pub(super) fn ext<W: Word>(source: W, selector: W) -> Field<W> {
    let (left, right, defined) = fields(selector);
    Field {
        value: (source << left).signed() >> right,
        defined,
    }
}

pub(super) fn extu<W: Word>(source: W, selector: W) -> Field<W> {
    let (left, right, defined) = fields(selector);
    Field {
        value: unsigned(source << left) >> right,
        defined,
    }
}

/// A mask of the bits `lsb..=msb`, and whether the result is defined. It is undefined if `lsb` is above `msb`.
fn field_mask<W: Word>(selector: W) -> (W, W) {
    let (lsb, msb, defined) = fields(selector);
    let (all, top) = (selector.number(0xffff_ffff), selector.number(31));
    let mask = (all << lsb) & (all >> (top - msb));
    let ordered = lsb.exceeds(msb).equals(selector.number(0));
    (mask, defined & ordered)
}

pub(super) fn set<W: Word>(source: W, selector: W) -> Field<W> {
    let (mask, defined) = field_mask(selector);
    Field {
        value: source | mask,
        defined,
    }
}

pub(super) fn clr<W: Word>(source: W, selector: W) -> Field<W> {
    let (mask, defined) = field_mask(selector);
    Field {
        value: source & !mask,
        defined,
    }
}

/// The number of bits left of the leftmost 1 (if bit 0 of `wanted` is set) or of the leftmost 0. 32 if there is none.
pub(super) fn lmbd(wanted: i64, source: i64) -> i64 {
    let source = if wanted & 1 == 1 {
        source as u32
    } else {
        !(source as u32)
    };
    i64::from(source.leading_zeros())
}

/// The number of redundant sign bits of a value of `bits` bits.
fn norm(source: i64, bits: u32) -> i64 {
    let magnitude = if source < 0 { !source } else { source };
    i64::from(magnitude.leading_zeros() - (64 - bits) - 1)
}

pub(super) fn norm32(source: i64, _: i64) -> i64 {
    norm(source, 32)
}

pub(super) fn norm40(source: i64, _: i64) -> i64 {
    norm(source, 40)
}

pub(super) fn mvk<W: Word>(constant: W, _: W) -> W {
    constant
}

/// The constant is a 32-bit value. Only its upper half is in the field.
pub(super) fn mvkh<W: Word>(constant: W, old: W) -> W {
    (constant & 0xffff_0000) | (old & 0xffff)
}

pub(super) fn mpy<W: Word>(first: W, second: W) -> W {
    first * second
}

/// The shifted product fits except for one case: 0x8000 squared.
pub(super) fn smpy(first: i64, second: i64) -> Outcome {
    saturate((first * second) << 1, 32)
}

pub(super) fn sadd32(first: i64, second: i64) -> Outcome {
    saturate(first + second, 32)
}

pub(super) fn sadd40(first: i64, second: i64) -> Outcome {
    saturate(first + second, 40)
}

pub(super) fn ssub32(first: i64, second: i64) -> Outcome {
    saturate(first - second, 32)
}

pub(super) fn ssub40(first: i64, second: i64) -> Outcome {
    saturate(first - second, 40)
}

pub(super) fn sat(source: i64, _: i64) -> Outcome {
    saturate(source, 32)
}

/// Only six bits of the amount count. Amounts of 40 and more shift by 40.
fn shift_amount<W: Word>(amount: W) -> W {
    (amount & 63).at_most(40)
}

pub(super) fn shl<W: Word>(source: W, amount: W) -> W {
    source << shift_amount(amount)
}

/// An arithmetic or a logical shift: the extension of `source` decides.
pub(super) fn shr<W: Word>(source: W, amount: W) -> W {
    source >> shift_amount(amount)
}

/// The C62x uses five bits of the amount. The result is invalid if higher bits are set.
pub(super) fn sshl_c62x(source: i64, amount: i64) -> Outcome {
    match amount {
        0..=31 => saturate(source << amount, 32),
        _ => defined_if(false, source << (amount & 31)),
    }
}

/// The C64x uses six bits of the amount (SPRU189F 3-122, status).
pub(super) fn sshl_c64x(source: i64, amount: i64) -> Outcome {
    match amount {
        0..=63 => saturate(source << amount.min(32), 32),
        _ => defined_if(false, 0),
    }
}

/// One step of a division: a conditional subtraction, then a shift.
pub(super) fn subc(first: i64, second: i64) -> i64 {
    let difference = first - second;
    if difference >= 0 {
        (difference << 1) + 1
    } else {
        first << 1
    }
}

/// Compares each operation with a definition that computes the result in another way.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::meaning::outcome::{IntoOutcome, Status};
    use proptest::prelude::*;

    fn value<A: IntoOutcome>(function: fn(i64, i64) -> A, first: i64, second: i64) -> i64 {
        let outcome = function(first, second).outcome();
        assert_ne!(outcome.status, Status::Undefined);
        outcome.value
    }

    fn bit(word: i64, index: u32) -> bool {
        word >> index & 1 == 1
    }

    proptest! {
        #[test]
        fn saturating_sums_clamp(a: i32, b: i32) {
            let wide = i128::from(a) + i128::from(b);
            let outcome = sadd32(a.into(), b.into());
            prop_assert_eq!(outcome.value as i32, a.saturating_add(b));
            prop_assert_eq!(outcome.status == Status::Saturated, wide != i128::from(outcome.value));
            prop_assert_eq!(ssub32(a.into(), b.into()).value as i32, a.saturating_sub(b));
        }

        #[test]
        fn long_sums_clamp_to_40_bits(a in -1i64 << 39..1 << 39, b in -1i64 << 39..1 << 39) {
            let clamp = |wide: i64| wide.clamp(-(1 << 39), (1 << 39) - 1);
            prop_assert_eq!(sadd40(a, b).value, clamp(a + b));
            prop_assert_eq!(ssub40(a, b).value, clamp(a - b));
            prop_assert_eq!(sat(a, 0).value, a.clamp(i32::MIN.into(), i32::MAX.into()));
            prop_assert_eq!(abs40(a, 0), clamp(a.abs()));
        }

        #[test]
        fn halves_do_not_carry_into_each_other(a: [i16; 2], b: [i16; 2]) {
            let join = |halves: [i16; 2]| i64::from(halves[1]) << 16 | i64::from(halves[0] as u16);
            let sum = join([a[0].wrapping_add(b[0]), a[1].wrapping_add(b[1])]);
            let difference = join([a[0].wrapping_sub(b[0]), a[1].wrapping_sub(b[1])]);
            prop_assert_eq!(value(add2, join(a), join(b)) as u32, sum as u32);
            prop_assert_eq!(value(sub2, join(a), join(b)) as u32, difference as u32);
        }

        #[test]
        fn norm_is_the_largest_shift_that_keeps_the_value(a: i32) {
            let shift = value(norm32, a.into(), 0) as u32;
            prop_assert_eq!(a << shift >> shift, a);
            prop_assert!(shift == 31 || (a << (shift + 1)) >> (shift + 1) != a);
        }

        #[test]
        fn long_norm_counts_eight_more(a: i32) {
            prop_assert_eq!(value(norm40, a.into(), 0), value(norm32, a.into(), 0) + 8);
        }

        #[test]
        fn lmbd_finds_the_leftmost_bit(a: u32, wanted: bool) {
            let found = value(lmbd, wanted.into(), a.into()) as u32;
            let first = (0..32).rev().position(|index| bit(a.into(), index) == wanted);
            prop_assert_eq!(found as usize, first.unwrap_or(32));
        }

        #[test]
        fn fields_are_the_bits_between(a: u32, lsb in 0u32..32, msb in 0u32..32) {
            prop_assume!(lsb <= msb);
            let selector = joined_fields(lsb.into(), msb.into());
            let (set, clear) = (value(set, a.into(), selector), value(clr, a.into(), selector));
            for index in 0..32 {
                let inside = (lsb..=msb).contains(&index);
                prop_assert_eq!(bit(set, index), inside || bit(a.into(), index));
                prop_assert_eq!(bit(clear, index), !inside && bit(a.into(), index));
            }
        }

        #[test]
        fn extracts_take_a_field(a: u32, lsb in 0u32..32, width in 1u32..=32) {
            prop_assume!(lsb + width <= 32);
            let left = 32 - lsb - width;
            let selector = joined_fields(left.into(), (left + lsb).into());
            let field = (0..width).map(|index| i64::from(bit(a.into(), lsb + index)) << index).sum::<i64>();
            prop_assert_eq!(value(extu, a.into(), selector), field);
            let sign = i64::from(bit(field, width - 1)) << width;
            prop_assert_eq!(value(ext, i64::from(a as i32), selector), field - sign);
        }

        #[test]
        fn sshl_saturates_the_exact_product(a: i32, amount in 0i64..64) {
            let exact = i128::from(a) * (1i128 << amount);
            let clamped = exact.clamp(i32::MIN.into(), i32::MAX.into());
            prop_assert_eq!(i128::from(value(sshl_c64x, a.into(), amount)), clamped);
            let narrow = sshl_c62x(a.into(), amount);
            prop_assert_eq!(narrow.status == Status::Undefined, amount > 31);
            prop_assert!(amount > 31 || i128::from(narrow.value) == clamped);
        }

        /// The manual's use of SUBC: sixteen steps divide a 16-bit number.
        #[test]
        fn subc_divides(dividend in 0i64..1 << 16, divisor in 1i64..1 << 15) {
            let step = |partial, _| value(subc, partial, divisor << 15) & 0xffff_ffff;
            let end = (0..16).fold(dividend, step);
            prop_assert_eq!((end & 0xffff, end >> 16), (dividend / divisor, dividend % divisor));
        }

        #[test]
        fn smpy_is_a_doubled_product(a: i16, b: i16) {
            let exact = 2 * i64::from(a) * i64::from(b);
            let outcome = smpy(a.into(), b.into());
            let fits = exact <= i32::MAX.into();
            prop_assert_eq!(outcome.value, if fits { exact } else { i32::MAX.into() });
            prop_assert_eq!(outcome.status == Status::Saturated, !fits);
        }

        #[test]
        fn shifts_beyond_forty_shift_by_forty(a: i32, amount in 40i64..64) {
            prop_assert_eq!(value(shl, a.into(), amount) & 0xff_ffff_ffff, 0);
            prop_assert_eq!(value(shr, a.into(), amount), i64::from(a) >> 40);
        }
    }

    #[test]
    fn abs_saturates_and_leaves_sat_alone() {
        assert_eq!(abs32(i32::MIN.into(), 0), i64::from(i32::MAX));
        assert_eq!(abs32(-5, 0), 5);
    }

    #[test]
    fn results_that_the_manual_calls_invalid_are_marked() {
        assert_eq!(ext(1, 1 << 10).outcome().status, Status::Undefined);
        assert_eq!(
            set(1, joined_fields(5, 4)).outcome().status,
            Status::Undefined
        );
        assert_eq!(sshl_c62x(1, 32).status, Status::Undefined);
        assert_eq!(sshl_c64x(1, 64).status, Status::Undefined);
    }
}
