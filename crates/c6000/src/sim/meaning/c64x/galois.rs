//! GMPY4: multiplication in a Galois field.

use super::{pack, unsigned_bytes};
use crate::sim::meaning::outcome::{Outcome, Status};

/// Multiplies four pairs of bytes in the field GF(2^(size+1)) that GFPGFR describes: SIZE is in bits 26:24, the
/// generator polynomial without its leading term in bits 7:0 (SPRU189F 2.8.1). The manual does not define the result if
/// an operand or the polynomial does not fit the field.
pub(crate) fn gmpy4(field: u32, first: i64, second: i64) -> Outcome {
    let size = field >> 24 & 7;
    let polynomial = i64::from(field & 0xff);
    let outside = |value: &i64| value >> (size + 1) != 0;
    let (first, second) = (unsigned_bytes(first), unsigned_bytes(second));
    let undefined = outside(&polynomial) || first.iter().chain(&second).any(outside);
    let products =
        std::array::from_fn(|lane| field_product(first[lane], second[lane], polynomial, size));
    let status = if undefined {
        Status::Undefined
    } else {
        Status::Plain
    };
    let value = pack::<4>(products, 8);
    Outcome { value, status }
}

/// The product of two elements. Goes from the most significant bit of `second` down, and reduces after each step.
fn field_product(first: i64, second: i64, polynomial: i64, size: u32) -> i64 {
    (0..=size).rev().fold(0, |product, bit| {
        let doubled = product << 1;
        let overflow = doubled >> (size + 1) & 1;
        let reduced = doubled ^ (overflow * (polynomial | 1 << (size + 1)));
        reduced ^ ((second >> bit & 1) * first)
    })
}
