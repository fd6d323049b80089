//! Values of the code that is being written. Operations compute with them as with words.

use crate::sim::meaning::outcome::Field;
use crate::sim::meaning::word::Word;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{types, InstBuilder, Value};
use cranelift_frontend::{FuncInstBuilder, FunctionBuilder};
use std::cell::RefCell;
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

/// A value of 64 bits.
#[derive(Clone, Copy)]
pub(crate) struct Emitted<'a, 'b> {
    pub code: &'a RefCell<FunctionBuilder<'b>>,
    pub value: Value,
}

impl<'a, 'b> Emitted<'a, 'b> {
    fn then(self, write: impl FnOnce(FuncInstBuilder<'_, 'b>) -> Value) -> Self {
        let value = write(self.code.borrow_mut().ins());
        Emitted { value, ..self }
    }

    /// 1 if the comparison with another word holds, else 0.
    fn compare(self, condition: IntCC, other: Self) -> Self {
        let flag = self.then(|code| code.icmp(condition, self.value, other.value));
        flag.then(|code| code.uextend(types::I64, flag.value))
    }
}

/// Implements an operator of words by a Cranelift instruction, for a word or a number on its right.
macro_rules! operators {
    ($($operator:ident $method:ident $instruction:ident $with_number:ident,)*) => {$(
        impl $operator for Emitted<'_, '_> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.then(|code| code.$instruction(self.value, other.value))
            }
        }

        impl $operator<i64> for Emitted<'_, '_> {
            type Output = Self;
            fn $method(self, number: i64) -> Self {
                self.then(|code| code.$with_number(self.value, number))
            }
        }
    )*};
}

operators! {
    Add add iadd iadd_imm,
    Mul mul imul imul_imm,
    BitAnd bitand band band_imm,
    BitOr bitor bor bor_imm,
    BitXor bitxor bxor bxor_imm,
    Shl shl ishl ishl_imm,
    Shr shr sshr sshr_imm,
}

impl Sub for Emitted<'_, '_> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.then(|code| code.isub(self.value, other.value))
    }
}

impl Not for Emitted<'_, '_> {
    type Output = Self;
    fn not(self) -> Self {
        self.then(|code| code.bnot(self.value))
    }
}

impl Word for Emitted<'_, '_> {
    fn number(self, value: i64) -> Self {
        self.then(|code| code.iconst(types::I64, value))
    }

    fn equals(self, other: Self) -> Self {
        self.compare(IntCC::Equal, other)
    }

    fn exceeds(self, other: Self) -> Self {
        self.compare(IntCC::SignedGreaterThan, other)
    }

    fn at_most(self, limit: i64) -> Self {
        let limit = self.number(limit);
        self.then(|code| code.smin(self.value, limit.value))
    }

    fn signed(self) -> Self {
        let low = self.then(|code| code.ireduce(types::I32, self.value));
        low.then(|code| code.sextend(types::I64, low.value))
    }
}

/// The result of an operation without other effects, as a value of the code.
pub(crate) trait IntoEmitted<'a, 'b> {
    fn value(self) -> Emitted<'a, 'b>;
}

impl<'a, 'b> IntoEmitted<'a, 'b> for Emitted<'a, 'b> {
    fn value(self) -> Emitted<'a, 'b> {
        self
    }
}

impl<'a, 'b> IntoEmitted<'a, 'b> for Field<Emitted<'a, 'b>> {
    fn value(self) -> Emitted<'a, 'b> {
        self.value
    }
}
