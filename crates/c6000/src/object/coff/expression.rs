//! Relocations by expression. Consecutive entries work on a stack. The last entry stores the top of the stack into the
//! field.

use super::entry::Entry;
use crate::object::{BinaryOperator, ComputedField, FieldRange, ObjectError, Term, UnaryOperator};

const RE_LOAD_UNSIGNED: u16 = 0x400d;
const RE_LOAD_SIGNED: u16 = 0x400e;
const RE_STORE_UNSIGNED: u16 = 0x400f;
const RE_STORE_SIGNED: u16 = 0x4010;
const RE_PUSH: u16 = 0x4011;
const RE_PUSH_SEGMENT: u16 = 0xc011;
const RE_PUSH_SIGNED: u16 = 0x4012;
const RE_PUSH_UNSIGNED: u16 = 0x4013;
const RE_PUSH_PLACE: u16 = 0x4014;
const RE_DUPLICATE: u16 = 0x4015;
const RE_STORE: u16 = 0x4016;

/// The most terms of an expression. Compilers write only a few.
const MAX_TERMS: usize = 1000;

/// Whether an entry belongs to an expression.
pub fn is_operator(kind: u16) -> bool {
    kind & 0x4000 != 0
}

/// The entries that were read for one field.
pub struct Expression {
    offset: u32,
    terms: Vec<Term>,
    /// Number of values on the stack.
    depth: usize,
}

impl Expression {
    pub fn new(offset: u32) -> Expression {
        Expression {
            offset,
            terms: Vec::new(),
            depth: 0,
        }
    }

    /// Adds an entry. Returns the field if this entry stores the value. `symbol` maps an index of the file to the
    /// symbol of the object, and gives the symbol's value in the file.
    pub fn add(
        &mut self,
        entry: Entry,
        symbol: impl FnOnce(u32) -> Result<(usize, u32), ObjectError>,
    ) -> Result<Option<ComputedField>, ObjectError> {
        if entry.offset != self.offset {
            return Err(ObjectError("stands within an expression".into()));
        }
        if let Some(range) = stored(entry.kind) {
            return self.finish(range, entry.operand).map(Some);
        }
        let term = match entry.kind {
            RE_PUSH | RE_PUSH_SEGMENT => Term::Symbol(symbol(entry.operand)?.0, 0),
            RE_PUSH_SIGNED | RE_PUSH_UNSIGNED => Term::Constant(entry.operand as i32),
            RE_PUSH_PLACE => Term::Place,
            RE_DUPLICATE => Term::Duplicate,
            RE_LOAD_UNSIGNED | RE_LOAD_SIGNED => {
                return Err(ObjectError("an expression of the field's old value".into()))
            }
            other => {
                operator(other).ok_or_else(|| ObjectError(format!("unknown type {other:#06x}")))?
            }
        };
        self.push(term)?;
        Ok(None)
    }

    fn push(&mut self, term: Term) -> Result<(), ObjectError> {
        let needed = match term {
            Term::Symbol(..) | Term::Constant(_) | Term::Place => 0,
            Term::Duplicate | Term::Unary(_) => 1,
            Term::Binary(_) => 2,
        };
        if self.depth < needed {
            return Err(ObjectError("an operator without operands".into()));
        }
        match needed {
            2 => self.depth -= 1,
            1 if term != Term::Duplicate => {}
            _ => self.depth += 1,
        }
        if self.terms.len() >= MAX_TERMS {
            return Err(ObjectError("too long an expression".into()));
        }
        self.terms.push(term);
        Ok(())
    }

    /// Completes the field with the top of the stack as its value. `place` describes the field: the width of its
    /// container, the field's own width, and its lowest bit.
    fn finish(&mut self, range: FieldRange, place: u32) -> Result<ComputedField, ObjectError> {
        let (container, width, shift) = (place >> 16 & 0xff, place >> 8 & 0xff, place & 0xff);
        if self.depth != 1 {
            return Err(ObjectError("an expression without a single value".into()));
        }
        if ![8, 16, 32].contains(&container) || width == 0 || width + shift > container {
            return Err(ObjectError(format!("bad field {place:#x}")));
        }
        Ok(ComputedField {
            offset: self.offset,
            bytes: (container / 8) as u8,
            shift: shift as u8,
            width: width as u8,
            range,
            terms: std::mem::take(&mut self.terms),
        })
    }
}

fn stored(kind: u16) -> Option<FieldRange> {
    match kind {
        RE_STORE_UNSIGNED => Some(FieldRange::Unsigned),
        RE_STORE_SIGNED => Some(FieldRange::Signed),
        RE_STORE => Some(FieldRange::Either),
        _ => None,
    }
}

fn operator(kind: u16) -> Option<Term> {
    use BinaryOperator as Binary;
    Some(match kind {
        0x4000 => Term::Binary(Binary::Add),
        0x4001 => Term::Binary(Binary::Subtract),
        0x4002 => Term::Unary(UnaryOperator::Negate),
        0x4003 => Term::Binary(Binary::Multiply),
        0x4004 => Term::Binary(Binary::Divide),
        0x4005 => Term::Binary(Binary::Remainder),
        0x4006 => Term::Binary(Binary::ShiftRightUnsigned),
        0x4007 => Term::Binary(Binary::ShiftRightSigned),
        0x4008 => Term::Binary(Binary::ShiftLeft),
        0x4009 => Term::Binary(Binary::And),
        0x400a => Term::Binary(Binary::Or),
        0x400b => Term::Binary(Binary::Xor),
        0x400c => Term::Unary(UnaryOperator::Complement),
        _ => return None,
    })
}
