//! The primitives with which the code of cycles is written.

use crate::sim::engine::fast::superblock::sequence::Sequence;
use crate::sim::engine::fast::translate::environment::{CodeExit, Environment, Helper};
use crate::sim::memory::views::Costs;
use crate::sim::state::registers::REGISTERS;
use cranelift_codegen::ir::{types, Block, InstBuilder, MemFlags, SigRef, Type, Value};
use cranelift_frontend::FunctionBuilder;
use std::cell::RefCell;
use std::collections::HashMap;
use std::mem::offset_of;

/// The code keeps a register's value in a variable until this many cycles have passed without a use.
pub(super) const KEPT: usize = 6;

/// The most arguments of a helper.
pub(super) const ARGUMENTS: usize = 4;

/// The state of writing a sequence.
pub(super) struct Writer<'s, 'a, 'b> {
    pub(super) code: &'a RefCell<FunctionBuilder<'b>>,
    pub(super) sequence: &'s Sequence,
    pub(super) costs: Costs,
    /// The address of the [`Environment`], and the address of the registers' values.
    pub(super) environment: Value,
    pub(super) values: Value,
    /// Signatures of helpers, indexed by their number of arguments.
    pub(super) helpers: [SigRef; ARGUMENTS + 1],
    /// The 32-bit values of registers that are in variables of the code, each with the cycle of its last use.
    pub(super) known: HashMap<u8, (Value, usize)>,
    /// Results that the sequence sent, by the cycle at whose end they land and by register.
    pub(super) sent: HashMap<(usize, u8), Value>,
}

impl<'b> Writer<'_, '_, 'b> {
    pub(super) fn write<T>(&self, write: impl FnOnce(&mut FunctionBuilder<'b>) -> T) -> T {
        write(&mut self.code.borrow_mut())
    }

    pub(super) fn number(&self, kind: Type, value: i64) -> Value {
        self.write(|code| code.ins().iconst(kind, value))
    }

    pub(super) fn load(&self, kind: Type, address: Value, offset: usize) -> Value {
        let flags = MemFlags::trusted();
        self.write(|code| code.ins().load(kind, flags, address, offset as i32))
    }

    pub(super) fn store(&self, value: Value, address: Value, offset: usize) {
        let flags = MemFlags::trusted();
        self.write(|code| code.ins().store(flags, value, address, offset as i32));
    }

    /// Reads a field of the environment.
    pub(super) fn field(&self, kind: Type, offset: usize) -> Value {
        self.load(kind, self.environment, offset)
    }

    /// Writes a call of a helper, with the environment and the arguments (64 bits each).
    pub(super) fn call(&self, helper: Helper, arguments: &[Value]) -> Value {
        let pointer = self.field(
            types::I64,
            offset_of!(Environment, helpers) + 8 * helper as usize,
        );
        let mut all = vec![self.environment];
        all.extend(arguments);
        let signature = self.helpers[all.len()];
        self.write(|code| {
            let call = code.ins().call_indirect(signature, pointer, &all);
            code.inst_results(call)[0]
        })
    }

    pub(super) fn call_with<const N: usize>(&self, helper: Helper, numbers: [usize; N]) -> Value {
        let arguments = numbers.map(|it| self.number(types::I64, it as i64));
        self.call(helper, &arguments)
    }

    pub(super) fn leave(&self, done: usize, exit: CodeExit) {
        let result = self.number(types::I64, exit.encode(done));
        self.write(|code| code.ins().return_(&[result]));
    }

    pub(super) fn new_block(&self) -> Block {
        self.write(|code| code.create_block())
    }

    /// A block that rarely runs.
    pub(super) fn cold_block(&self) -> Block {
        let block = self.new_block();
        self.write(|code| code.set_cold_block(block));
        block
    }

    /// Continues in a block. All jumps to the block must have been written before.
    pub(super) fn go_on_in(&self, block: Block) {
        self.write(|code| {
            code.switch_to_block(block);
            code.seal_block(block);
        });
    }

    /// Writes an exit from the sequence that is taken if `condition` is not 0.
    pub(super) fn leave_if(&self, condition: Value, done: usize, exit: CodeExit) {
        let (leaves, goes_on) = (self.new_block(), self.new_block());
        self.write(|code| {
            code.set_cold_block(leaves);
            code.ins().brif(condition, leaves, &[], goes_on, &[]);
        });
        self.go_on_in(leaves);
        self.leave(done, exit);
        self.go_on_in(goes_on);
    }

    /// The 32-bit value of a register.
    pub(super) fn register(&mut self, register: u8, cycle: usize) -> Value {
        let value = match self.known.get(&register) {
            Some((value, _)) => *value,
            None => self.load(types::I32, self.values, 4 * usize::from(register)),
        };
        self.known.insert(register, (value, cycle));
        value
    }

    /// Sets a register, or a spare place. Only moves of the same cycle read a spare place, so it needs no memory.
    pub(super) fn set(&mut self, register: u8, value: Value, cycle: usize) {
        self.known.insert(register, (value, cycle));
        if usize::from(register) < REGISTERS {
            self.store(value, self.values, 4 * usize::from(register));
        }
    }

    /// Writes an addition of 1 to a number in memory.
    pub(super) fn count(&self, address: Value, offset: usize, kind: Type) {
        let before = self.load(kind, address, offset);
        let now = self.write(|code| code.ins().iadd_imm(before, 1));
        self.store(now, address, offset);
    }
}
