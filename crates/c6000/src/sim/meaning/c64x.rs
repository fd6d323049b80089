//! The results of the operations that the C64x adds: packed halves and bytes, bits, products of 16 by 32 bits.
//!
//! [`super::c62x`] describes how operands come. The functions here split packed operands into lanes, the least
//! significant lane first. Source: SPRU189F 5.8.

mod galois;
#[cfg(test)]
mod tests;

pub(crate) use galois::gmpy4;

use crate::sim::meaning::outcome::{defined_if, plain, Outcome, Status};
use crate::sim::meaning::word::{unsigned, Word};

fn signed_halves(packed: i64) -> [i64; 2] {
    [i64::from(packed as i16), i64::from((packed >> 16) as i16)]
}

fn unsigned_halves(packed: i64) -> [i64; 2] {
    [i64::from(packed as u16), i64::from((packed >> 16) as u16)]
}

fn signed_bytes(packed: i64) -> [i64; 4] {
    [0, 8, 16, 24].map(|shift| i64::from((packed >> shift) as i8))
}

fn unsigned_bytes(packed: i64) -> [i64; 4] {
    [0, 8, 16, 24].map(|shift| i64::from((packed >> shift) as u8))
}

/// Joins lanes of `width` bits, each cut to its width.
fn pack<const N: usize>(lanes: [i64; N], width: u32) -> i64 {
    let mask = (1 << width) - 1;
    let join = |all, (lane, value): (u32, i64)| all | (value & mask) << (lane * width);
    (0..).zip(lanes).fold(0, join)
}

fn each<const N: usize>(
    first: [i64; N],
    second: [i64; N],
    operation: fn(i64, i64) -> i64,
) -> [i64; N] {
    std::array::from_fn(|lane| operation(first[lane], second[lane]))
}

/// Bit n of the result says whether the test holds in lane n.
fn compare<const N: usize>(first: [i64; N], second: [i64; N], test: fn(&i64, &i64) -> bool) -> i64 {
    let passed = |lane: usize| i64::from(test(&first[lane], &second[lane]));
    (0..N).map(|lane| passed(lane) << lane).sum()
}

fn clamp_half(value: i64) -> i64 {
    value.clamp(i16::MIN.into(), i16::MAX.into())
}

fn product_sum<const N: usize>(first: [i64; N], second: [i64; N]) -> i64 {
    each(first, second, |a, b| a * b).iter().sum()
}

pub(super) fn abs2(source: i64, _: i64) -> i64 {
    pack(signed_halves(source).map(|half| clamp_half(half.abs())), 16)
}

pub(super) fn add4(first: i64, second: i64) -> i64 {
    let sums = each(unsigned_bytes(first), unsigned_bytes(second), |a, b| a + b);
    pack(sums, 8)
}

pub(super) fn sub4(first: i64, second: i64) -> i64 {
    let differences = each(unsigned_bytes(first), unsigned_bytes(second), |a, b| a - b);
    pack(differences, 8)
}

pub(super) fn subabs4(first: i64, second: i64) -> i64 {
    let distance = |a: i64, b: i64| (a - b).abs();
    pack(
        each(unsigned_bytes(first), unsigned_bytes(second), distance),
        8,
    )
}

pub(super) fn andn<W: Word>(first: W, second: W) -> W {
    first & !second
}

pub(super) fn avg2(first: i64, second: i64) -> i64 {
    let average = |a, b| (a + b + 1) >> 1;
    pack(
        each(signed_halves(first), signed_halves(second), average),
        16,
    )
}

pub(super) fn avgu4(first: i64, second: i64) -> i64 {
    let average = |a, b| (a + b + 1) >> 1;
    pack(
        each(unsigned_bytes(first), unsigned_bytes(second), average),
        8,
    )
}

pub(super) fn bitc4(source: i64, _: i64) -> i64 {
    pack(
        unsigned_bytes(source).map(|byte| byte.count_ones().into()),
        8,
    )
}

pub(super) fn bitr(source: i64, _: i64) -> i64 {
    (source as u32).reverse_bits().into()
}

pub(super) fn cmpeq2(first: i64, second: i64) -> i64 {
    compare(signed_halves(first), signed_halves(second), i64::eq)
}

pub(super) fn cmpeq4(first: i64, second: i64) -> i64 {
    compare(unsigned_bytes(first), unsigned_bytes(second), i64::eq)
}

pub(super) fn cmpgt2(first: i64, second: i64) -> i64 {
    compare(signed_halves(first), signed_halves(second), i64::gt)
}

pub(super) fn cmpgtu4(first: i64, second: i64) -> i64 {
    compare(unsigned_bytes(first), unsigned_bytes(second), i64::gt)
}

/// Every second bit from bit `first` on, moved together.
fn every_second(source: u32, first: u32) -> u32 {
    (0..16).fold(0, |all, bit| all | (source >> (2 * bit + first) & 1) << bit)
}

pub(super) fn deal(source: i64, _: i64) -> i64 {
    let source = source as u32;
    (every_second(source, 1) << 16 | every_second(source, 0)).into()
}

pub(super) fn shfl(source: i64, _: i64) -> i64 {
    let source = source as u32;
    let place = |all: u32, bit: u32| {
        all | (source >> bit & 1) << (2 * bit) | (source >> (bit + 16) & 1) << (2 * bit + 1)
    };
    (0..16).fold(0, place).into()
}

pub(super) fn dotp2(first: i64, second: i64) -> i64 {
    product_sum(signed_halves(first), signed_halves(second))
}

/// Negates the product of the lower halves.
fn negated_low([low, high]: [i64; 2]) -> [i64; 2] {
    [-low, high]
}

pub(super) fn dotpn2(first: i64, second: i64) -> i64 {
    let first = negated_low(signed_halves(first));
    product_sum(first, signed_halves(second))
}

/// Rounds a sum of products to its upper half. If the rounded sum needs more than 32 bits, the result is undefined
/// (SPRUFE8B, DOTPRSU2 and DOTPNRSU2, example 3).
fn rounded(sum: i64) -> Outcome {
    let sum = sum + 0x8000;
    defined_if(i32::try_from(sum).is_ok(), i64::from(sum as i32 >> 16))
}

pub(super) fn dotprsu2(first: i64, second: i64) -> Outcome {
    rounded(product_sum(signed_halves(first), unsigned_halves(second)))
}

pub(super) fn dotpnrsu2(first: i64, second: i64) -> Outcome {
    let first = negated_low(signed_halves(first));
    rounded(product_sum(first, unsigned_halves(second)))
}

pub(super) fn dotpsu4(first: i64, second: i64) -> i64 {
    product_sum(signed_bytes(first), unsigned_bytes(second))
}

pub(super) fn dotpu4(first: i64, second: i64) -> i64 {
    product_sum(unsigned_bytes(first), unsigned_bytes(second))
}

pub(super) fn max2(first: i64, second: i64) -> i64 {
    pack(
        each(signed_halves(first), signed_halves(second), i64::max),
        16,
    )
}

pub(super) fn min2(first: i64, second: i64) -> i64 {
    pack(
        each(signed_halves(first), signed_halves(second), i64::min),
        16,
    )
}

pub(super) fn maxu4(first: i64, second: i64) -> i64 {
    pack(
        each(unsigned_bytes(first), unsigned_bytes(second), i64::max),
        8,
    )
}

pub(super) fn minu4(first: i64, second: i64) -> i64 {
    pack(
        each(unsigned_bytes(first), unsigned_bytes(second), i64::min),
        8,
    )
}

pub(super) fn mpy2(first: i64, second: i64) -> i64 {
    let products = each(signed_halves(first), signed_halves(second), |a, b| a * b);
    pack_words(products)
}

fn pack_words([low, high]: [i64; 2]) -> i64 {
    high << 32 | i64::from(low as u32)
}

/// The shifted product fits except for one case: 0x8000 squared.
pub(super) fn smpy2(first: i64, second: i64) -> Outcome {
    let doubled = each(signed_halves(first), signed_halves(second), |a, b| {
        2 * a * b
    });
    let result = pack_words(doubled.map(|product| product.min(i32::MAX.into())));
    if doubled.iter().any(|product| *product > i32::MAX.into()) {
        saturated(result)
    } else {
        plain(result)
    }
}

fn saturated(value: i64) -> Outcome {
    Outcome {
        value,
        status: Status::SaturatedAtOnce,
    }
}

pub(super) fn mpyhi(first: i64, second: i64) -> i64 {
    signed_halves(first)[1] * second
}

pub(super) fn mpyli(first: i64, second: i64) -> i64 {
    signed_halves(first)[0] * second
}

/// Rounds a product of 16 by 32 bits to 32 bits, from bit 15 on.
fn rounded_product(product: i64) -> i64 {
    (product + 0x4000) >> 15
}

pub(super) fn mpyhir(first: i64, second: i64) -> i64 {
    rounded_product(signed_halves(first)[1] * second)
}

pub(super) fn mpylir(first: i64, second: i64) -> i64 {
    rounded_product(signed_halves(first)[0] * second)
}

pub(super) fn mpysu4(first: i64, second: i64) -> i64 {
    let products = each(signed_bytes(first), unsigned_bytes(second), |a, b| a * b);
    pack(products, 16)
}

pub(super) fn mpyu4(first: i64, second: i64) -> i64 {
    let products = each(unsigned_bytes(first), unsigned_bytes(second), |a, b| a * b);
    pack(products, 16)
}

pub(super) fn mvd<W: Word>(source: W, _: W) -> W {
    source
}

/// Two halves joined to a word. Each is cut to 16 bits.
fn joined_halves<W: Word>(high: W, low: W) -> W {
    (high & 0xffff) << 16 | low & 0xffff
}

pub(super) fn pack2<W: Word>(first: W, second: W) -> W {
    joined_halves(first, second)
}

pub(super) fn packh2<W: Word>(first: W, second: W) -> W {
    joined_halves(first >> 16, second >> 16)
}

pub(super) fn packhl2<W: Word>(first: W, second: W) -> W {
    joined_halves(first >> 16, second)
}

pub(super) fn packlh2<W: Word>(first: W, second: W) -> W {
    joined_halves(first, second >> 16)
}

pub(super) fn packl4(first: i64, second: i64) -> i64 {
    pack([second, second >> 16, first, first >> 16], 8)
}

pub(super) fn packh4(first: i64, second: i64) -> i64 {
    pack([second >> 8, second >> 24, first >> 8, first >> 24], 8)
}

/// Only five bits of the amount count.
pub(super) fn rotl<W: Word>(source: W, amount: W) -> W {
    let twice = unsigned(source) << 32 | unsigned(source);
    unsigned((twice << (amount & 31)) >> 32)
}

pub(super) fn sadd2(first: i64, second: i64) -> i64 {
    let sums = each(signed_halves(first), signed_halves(second), |a, b| {
        clamp_half(a + b)
    });
    pack(sums, 16)
}

pub(super) fn saddu4(first: i64, second: i64) -> i64 {
    let sum = |a: i64, b: i64| (a + b).min(0xff);
    pack(each(unsigned_bytes(first), unsigned_bytes(second), sum), 8)
}

pub(super) fn saddus2(first: i64, second: i64) -> i64 {
    let sum = |a: i64, b: i64| (a + b).clamp(0, 0xffff);
    pack(each(unsigned_halves(first), signed_halves(second), sum), 16)
}

pub(super) fn shlmb(first: i64, second: i64) -> i64 {
    second << 8 | first >> 24 & 0xff
}

pub(super) fn shrmb(first: i64, second: i64) -> i64 {
    (second & 0xffff_ffff) >> 8 | (first & 0xff) << 24
}

/// Only five bits of the amount count. Amounts of 15 and more leave only the sign.
pub(super) fn shr2(source: i64, amount: i64) -> i64 {
    let [low, high] = signed_halves(source);
    pack([low >> (amount & 31), high >> (amount & 31)], 16)
}

pub(super) fn shru2(source: i64, amount: i64) -> i64 {
    let [low, high] = unsigned_halves(source);
    pack([low >> (amount & 31), high >> (amount & 31)], 16)
}

pub(super) fn spack2(first: i64, second: i64) -> i64 {
    pack([clamp_half(second), clamp_half(first)], 16)
}

pub(super) fn spacku4(first: i64, second: i64) -> i64 {
    let ([a, b], [c, d]) = (signed_halves(second), signed_halves(first));
    pack([a, b, c, d].map(|half| half.clamp(0, 0xff)), 8)
}

/// Shifts left by a signed amount. The amount is limited to 31 in both directions.
pub(super) fn sshvl(source: i64, amount: i64) -> Outcome {
    let amount = amount.clamp(-31, 31);
    if amount < 0 {
        return plain(source >> -amount);
    }
    let exact = source << amount;
    let value = exact.clamp(i32::MIN.into(), i32::MAX.into());
    if value == exact {
        plain(value)
    } else {
        saturated(value)
    }
}

pub(super) fn sshvr(source: i64, amount: i64) -> Outcome {
    sshvl(source, -amount)
}

pub(super) fn swap4(source: i64, _: i64) -> i64 {
    let [a, b, c, d] = unsigned_bytes(source);
    pack([b, a, d, c], 8)
}

pub(super) fn unpkhu4(source: i64, _: i64) -> i64 {
    let [_, _, low, high] = unsigned_bytes(source);
    pack([low, high], 16)
}

pub(super) fn unpklu4(source: i64, _: i64) -> i64 {
    let [low, high, ..] = unsigned_bytes(source);
    pack([low, high], 16)
}

pub(super) fn xpnd2(source: i64, _: i64) -> i64 {
    pack([0, 1].map(|bit| -(source >> bit & 1)), 16)
}

pub(super) fn xpnd4(source: i64, _: i64) -> i64 {
    pack([0, 1, 2, 3].map(|bit| -(source >> bit & 1)), 8)
}
