//! Which constants and offsets fit the field of an operand, and the relocations for values that the linker completes.

use crate::asm::error::Fault;
use crate::asm::syntax::expression::Expression;
use crate::asm::syntax::operand::WrittenMemory;
use crate::isa::ConstantKind;
use crate::object::RelocationKind;

/// Reads a pattern of 32 bits as a negative constant, as in `MVK 0xffffffff,B4` of TI's compiler; GNU `as` does this
/// too. A shorter pattern stays positive: `MVK 0x8000` is out of range.
pub(super) fn wrap_constant(kind: ConstantKind, value: i64) -> i64 {
    match value {
        0x8000_0000..=0xffff_ffff if kind.signed => value - 0x1_0000_0000,
        _ => value,
    }
}

pub(super) fn check_range(
    expression: &Expression,
    value: i64,
    (low, high): (i64, i64),
) -> Result<(), Fault> {
    if (low..=high).contains(&value) {
        Ok(())
    } else {
        Err(Fault::new(
            expression.position,
            format!("constant {value} is outside {low}..{high}"),
        ))
    }
}

/// The absolute value of an offset. In the 5-bit forms a negative offset changes the sign of the address: `*+A4[-3]` is
/// `*-A4[3]`.
pub(super) fn offset_value(
    expression: &Expression,
    value: i64,
    long: bool,
    memory: &mut WrittenMemory,
) -> Result<u32, Fault> {
    if long {
        check_range(expression, value, (0, 0x7fff))?;
        return Ok(value as u32);
    }
    if !(-31..=31).contains(&value) {
        check_range(expression, value, (0, 31))?;
    }
    memory.subtract ^= value < 0;
    Ok(value.unsigned_abs() as u32)
}

pub(super) fn packet_relative(bits: u8) -> RelocationKind {
    match bits {
        7 => RelocationKind::PcrS7,
        10 => RelocationKind::PcrS10,
        12 => RelocationKind::PcrS12,
        _ => RelocationKind::PcrS21,
    }
}

pub(super) fn base_relative(bytes: i64) -> RelocationKind {
    match bytes {
        1 => RelocationKind::SbrU15B,
        2 => RelocationKind::SbrU15H,
        _ => RelocationKind::SbrU15W,
    }
}
