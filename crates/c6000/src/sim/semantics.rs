//! What each operation computes: one small function per operation.
//!
//! Operands arrive in the order of the assembly text, already extended to 64 bits as their kind in the
//! instruction table says (sign or zero, 16, 32 or 40 bits, low or high half); the result is cut to the width of
//! the destination. So one function serves every width that does not change the meaning. Source: SPRU189F 3.9.

/// Result of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    pub value: i64,
    pub note: Note,
}

/// What an operation says beside its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    Plain,
    /// Sets CSR.SAT one cycle after the result is written.
    Saturated,
    /// The manual calls the result invalid for these operands.
    Undefined,
}

/// An operation on its first and second operand (0 where it has one).
pub type Compute = fn(i64, i64) -> Outcome;

/// The function of a mnemonic; `long` when its widest operand has 40 bits. `None` for what is no computation
/// on registers (loads, stores, branches, moves of control registers).
pub fn compute(mnemonic: &str, long: bool) -> Option<Compute> {
    Some(match mnemonic {
        "ABS" if long => abs40,
        "ABS" => abs32,
        "ADD" | "ADDK" | "ADDU" => add,
        "ADD2" => add2,
        "AND" => and,
        "CLR" => clr,
        "CMPEQ" => cmpeq,
        "CMPGT" | "CMPGTU" => cmpgt,
        "CMPLT" | "CMPLTU" => cmplt,
        "EXT" => ext,
        "EXTU" => extu,
        "LMBD" => lmbd,
        "MVK" => mvk,
        "MVKH" => mvkh,
        "NORM" if long => norm40,
        "NORM" => norm32,
        "OR" => or,
        "SADD" if long => sadd40,
        "SADD" => sadd32,
        "SAT" => sat,
        "SET" => set,
        "SHL" => shl,
        "SHR" | "SHRU" => shr,
        "SSHL" => sshl,
        "SSUB" if long => ssub40,
        "SSUB" => ssub32,
        "SUB" | "SUBU" => sub,
        "SUB2" => sub2,
        "SUBC" => subc,
        "XOR" => xor,
        "SMPY" | "SMPYH" | "SMPYHL" | "SMPYLH" => smpy,
        _ if mnemonic.starts_with("MPY") => mpy,
        _ => return None,
    })
}

fn plain(value: i64) -> Outcome {
    Outcome {
        value,
        note: Note::Plain,
    }
}

/// Brings `value` into a signed range of `bits` bits.
fn saturate(value: i64, bits: u32) -> Outcome {
    let limit = 1i64 << (bits - 1);
    if value >= limit {
        Outcome {
            value: limit - 1,
            note: Note::Saturated,
        }
    } else if value < -limit {
        Outcome {
            value: -limit,
            note: Note::Saturated,
        }
    } else {
        plain(value)
    }
}

fn defined_if(defined: bool, value: i64) -> Outcome {
    Outcome {
        value,
        note: if defined {
            Note::Plain
        } else {
            Note::Undefined
        },
    }
}

/// ABS saturates but, unlike SADD and its like, does not set SAT.
fn abs(value: i64, bits: u32) -> Outcome {
    plain(saturate(value.abs(), bits).value)
}

fn abs32(source: i64, _: i64) -> Outcome {
    abs(source, 32)
}

fn abs40(source: i64, _: i64) -> Outcome {
    abs(source, 40)
}

fn add(first: i64, second: i64) -> Outcome {
    plain(first + second)
}

fn sub(first: i64, second: i64) -> Outcome {
    plain(first - second)
}

/// Applies `operation` to the two halves apart: no carry from the lower into the upper.
fn halves(first: i64, second: i64, operation: fn(u16, u16) -> u16) -> Outcome {
    let low = operation(first as u16, second as u16);
    let high = operation((first >> 16) as u16, (second >> 16) as u16);
    plain(i64::from(high) << 16 | i64::from(low))
}

fn add2(first: i64, second: i64) -> Outcome {
    halves(first, second, u16::wrapping_add)
}

fn sub2(first: i64, second: i64) -> Outcome {
    halves(first, second, u16::wrapping_sub)
}

fn and(first: i64, second: i64) -> Outcome {
    plain(first & second)
}

fn or(first: i64, second: i64) -> Outcome {
    plain(first | second)
}

fn xor(first: i64, second: i64) -> Outcome {
    plain(first ^ second)
}

fn cmpeq(first: i64, second: i64) -> Outcome {
    plain(i64::from(first == second))
}

fn cmpgt(first: i64, second: i64) -> Outcome {
    plain(i64::from(first > second))
}

fn cmplt(first: i64, second: i64) -> Outcome {
    plain(i64::from(first < second))
}

/// The two 5-bit fields that name a bit field: bits 9:5 and 4:0, as a constant pair is joined by
/// [`joined_fields`] and as a register holds them; a register with higher bits set gives an invalid result.
fn fields(selector: i64) -> (u32, u32, bool) {
    (
        (selector >> 5 & 31) as u32,
        (selector & 31) as u32,
        selector >> 10 == 0,
    )
}

/// `csta` and `cstb` of EXT, EXTU, SET and CLR as the register form of these instructions holds them.
pub fn joined_fields(csta: i64, cstb: i64) -> i64 {
    csta << 5 | cstb
}

fn ext(source: i64, selector: i64) -> Outcome {
    let (left, right, defined) = fields(selector);
    defined_if(defined, i64::from((source as i32) << left >> right))
}

fn extu(source: i64, selector: i64) -> Outcome {
    let (left, right, defined) = fields(selector);
    defined_if(defined, i64::from((source as u32) << left >> right))
}

/// Bits `lsb..=msb`; a field whose first bit stands above its last is undefined.
fn field_mask(selector: i64) -> (i64, bool) {
    let (lsb, msb, defined) = fields(selector);
    let mask = (u32::MAX << lsb) & (u32::MAX >> (31 - msb));
    (i64::from(mask), defined && lsb <= msb)
}

fn set(source: i64, selector: i64) -> Outcome {
    let (mask, defined) = field_mask(selector);
    defined_if(defined, source | mask)
}

fn clr(source: i64, selector: i64) -> Outcome {
    let (mask, defined) = field_mask(selector);
    defined_if(defined, source & !mask)
}

/// Bits left of the leftmost 1 (bit 0 of `wanted` set) or leftmost 0; 32 when there is none.
fn lmbd(wanted: i64, source: i64) -> Outcome {
    let source = if wanted & 1 == 1 {
        source as u32
    } else {
        !(source as u32)
    };
    plain(i64::from(source.leading_zeros()))
}

/// Number of redundant sign bits of a `bits`-bit value.
fn norm(source: i64, bits: u32) -> Outcome {
    let magnitude = if source < 0 { !source } else { source };
    plain(i64::from(magnitude.leading_zeros() - (64 - bits) - 1))
}

fn norm32(source: i64, _: i64) -> Outcome {
    norm(source, 32)
}

fn norm40(source: i64, _: i64) -> Outcome {
    norm(source, 40)
}

fn mvk(constant: i64, _: i64) -> Outcome {
    plain(constant)
}

/// The constant comes as the 32-bit value whose upper half the field holds.
fn mvkh(constant: i64, old: i64) -> Outcome {
    plain((constant & 0xffff_0000) | (old & 0xffff))
}

fn mpy(first: i64, second: i64) -> Outcome {
    plain(first * second)
}

/// The one product that does not fit after the shift is 0x8000 squared.
fn smpy(first: i64, second: i64) -> Outcome {
    saturate((first * second) << 1, 32)
}

fn sadd32(first: i64, second: i64) -> Outcome {
    saturate(first + second, 32)
}

fn sadd40(first: i64, second: i64) -> Outcome {
    saturate(first + second, 40)
}

fn ssub32(first: i64, second: i64) -> Outcome {
    saturate(first - second, 32)
}

fn ssub40(first: i64, second: i64) -> Outcome {
    saturate(first - second, 40)
}

fn sat(source: i64, _: i64) -> Outcome {
    saturate(source, 32)
}

/// Six bits of the amount count; 40 and more shift by 40.
fn shift_amount(amount: i64) -> i64 {
    (amount & 63).min(40)
}

fn shl(source: i64, amount: i64) -> Outcome {
    plain(source << shift_amount(amount))
}

/// Arithmetic or logical by the extension of `source`.
fn shr(source: i64, amount: i64) -> Outcome {
    plain(source >> shift_amount(amount))
}

/// The C62x takes five bits of the amount and calls the result invalid when more are set.
fn sshl(source: i64, amount: i64) -> Outcome {
    match amount {
        0..=31 => saturate(source << amount, 32),
        _ => defined_if(false, source << (amount & 31)),
    }
}

/// One step of a division: conditional subtract and shift.
fn subc(first: i64, second: i64) -> Outcome {
    let difference = first - second;
    plain(if difference >= 0 {
        (difference << 1) + 1
    } else {
        first << 1
    })
}
