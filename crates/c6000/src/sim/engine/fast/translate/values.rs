//! Writes the computations of operations: operands, predicates and addresses.

use crate::sim::engine::fast::translate::environment::Environment;
use crate::sim::meaning::emit::Emit;
use crate::sim::meaning::emitted::Emitted;
use crate::sim::meaning::forms::{Operands, Shape, Source};
use crate::sim::packet::operation::{Address, CONSTANT};
use crate::sim::state::control::may_be_circular;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{types, InstBuilder, Value};
use std::mem::offset_of;

use crate::sim::engine::fast::translate::writer::Writer;

impl Writer<'_, '_, '_> {
    /// The sum of base and offset. The sum stays in the circular buffer if AMR makes the base circular.
    pub(super) fn sum(&mut self, address: &Address, cycle: usize) -> Value {
        let base = self.register(address.base, cycle);
        let offset = match address.register {
            CONSTANT => self.number(types::I32, i64::from(address.constant)),
            register => {
                let index = self.register(register, cycle);
                self.write(|code| code.ins().ishl_imm(index, i64::from(address.scale)))
            }
        };
        let sum = self.write(|code| match address.subtract {
            true => code.ins().isub(base, offset),
            false => code.ins().iadd(base, offset),
        });
        match may_be_circular(address.base) {
            true => self.circular(address.base, base, sum),
            false => sum,
        }
    }

    /// The sum, with the bits of the base that AMR holds fixed.
    fn circular(&self, register: u8, base: Value, sum: Value) -> Value {
        let bits = self.field(types::I64, offset_of!(Environment, address_bits));
        let inside = self.load(types::I32, bits, 4 * usize::from(register));
        self.write(|code| {
            let kept = code.ins().band_not(base, inside);
            let moved = code.ins().band(sum, inside);
            code.ins().bor(kept, moved)
        })
    }

    /// The low 32 bits of an operation's result.
    pub(super) fn compute(&mut self, emit: Emit, operands: &Operands, cycle: usize) -> Value {
        let [first, second] = [operands.first, operands.second].map(|source| Emitted {
            code: self.code,
            value: self.operand(source, operands, cycle),
        });
        let result = emit(first, second).value;
        self.write(|code| code.ins().ireduce(types::I32, result))
    }

    /// An operand, extended to 64 bits.
    fn operand(&mut self, source: Source, operands: &Operands, cycle: usize) -> Value {
        if source.shape == Shape::Constant {
            return self.number(types::I64, i64::from(operands.constant));
        }
        let low = self.register(source.register, cycle);
        if source.shape == Shape::Signed {
            return self.write(|code| code.ins().sextend(types::I64, low));
        }
        let mut bits = self.write(|code| code.ins().uextend(types::I64, low));
        if source.shape == Shape::Unsigned {
            return bits;
        }
        if source.left < 32 {
            let high = self.register(source.register + 1, cycle);
            bits = self.write(|code| {
                let high = code.ins().uextend(types::I64, high);
                let high = code.ins().ishl_imm(high, 32);
                code.ins().bor(bits, high)
            });
        }
        let (left, right) = (i64::from(source.left), i64::from(source.right));
        self.write(|code| {
            let cut = code.ins().ishl_imm(bits, left);
            match source.signed {
                true => code.ins().sshr_imm(cut, right),
                false => code.ins().ushr_imm(cut, right),
            }
        })
    }

    /// Whether a predicate holds.
    pub(super) fn holds(&mut self, predicate: u8, negated: bool, cycle: usize) -> Value {
        let value = self.register(predicate, cycle);
        let condition = match negated {
            true => IntCC::Equal,
            false => IntCC::NotEqual,
        };
        self.write(|code| code.ins().icmp_imm(condition, value, 0))
    }
}
