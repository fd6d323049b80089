//! Writing the code of a stretch: cycle behind cycle what [`crate::sim::cpu`] would do in each.
//!
//! Registers are written when they would be, so that the code can be left behind any cycle with nothing more to do;
//! they are read from memory only where the code does not have their value at hand. Results for later cycles are left
//! where those are looked for, and taken from there if they were sent before the stretch.

use super::environment::{Environment, Exit, Helper, View, FETCHED, NEAR_LIMIT, VIEWS};
use super::waits::Accessed;
use super::{Costs, Emit, Emitted};
use crate::isa::Update;
use crate::sim::block::stretch::{Cycle, LateWrite, SettledLoad, Stretch, NOWHERE};
use crate::sim::block::{FastBranch, Write};
use crate::sim::control::may_be_circular;
use crate::sim::forms::{Operands, Shape, Source};
use crate::sim::memory::LINE;
use crate::sim::operation::{Address, CONSTANT};
use crate::sim::registers::{Pending, ALWAYS, HORIZON, LONGEST_DELAY, REGISTERS};
use crate::sim::stalls::Cause;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    types, AbiParam, Block, Function, InstBuilder, MemFlags, SigRef, Signature, Type, UserFuncName,
    Value,
};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use std::cell::RefCell;
use std::collections::HashMap;
use std::mem::offset_of;

/// For so many cycles the code keeps a register's value at hand.
const KEPT: usize = 6;

/// Most arguments of a helper.
const ARGUMENTS: usize = 4;

/// The function of a stretch. It takes the address of an [`Environment`] and returns how it was left ([`Exit`]).
pub(super) fn function(stretch: &Stretch, costs: Costs, convention: CallConv) -> Function {
    let mut signature = Signature::new(convention);
    signature.params.push(AbiParam::new(types::I64));
    signature.returns.push(AbiParam::new(types::I64));
    let mut function = Function::with_name_signature(UserFuncName::default(), signature);
    let mut context = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut function, &mut context);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    builder.seal_block(entry);
    let environment = builder.block_params(entry)[0];
    let helpers = std::array::from_fn(|arguments| {
        let mut signature = Signature::new(convention);
        signature.params = vec![AbiParam::new(types::I64); arguments];
        signature.returns.push(AbiParam::new(types::I64));
        builder.import_signature(signature)
    });
    let code = RefCell::new(builder);
    let mut writer = Writer {
        code: &code,
        stretch,
        costs,
        environment,
        values: environment,
        helpers,
        known: HashMap::new(),
        sent: HashMap::new(),
    };
    writer.values = writer.field(types::I64, offset_of!(Environment, values));
    for (number, cycle) in stretch.cycles.iter().enumerate() {
        writer.cycle(number, cycle);
    }
    writer.leave(stretch.cycles.len(), Exit::Whole);
    code.into_inner().finalize();
    function
}

/// What writing a stretch goes by.
pub(super) struct Writer<'s, 'a, 'b> {
    code: &'a RefCell<FunctionBuilder<'b>>,
    pub(super) stretch: &'s Stretch,
    pub(super) costs: Costs,
    /// Address of the [`Environment`], and of the registers' values.
    environment: Value,
    values: Value,
    /// Signatures of helpers by their number of arguments.
    helpers: [SigRef; ARGUMENTS + 1],
    /// Values (of 32 bits) of registers that are at hand, and the cycle in which that was last of use.
    known: HashMap<u8, (Value, usize)>,
    /// Results sent by the stretch, by the cycle at whose end they land.
    sent: HashMap<(usize, u8), Value>,
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

    /// A field of the environment.
    pub(super) fn field(&self, kind: Type, offset: usize) -> Value {
        self.load(kind, self.environment, offset)
    }

    /// Calls a helper with the environment and numbers or values of 64 bits.
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

    fn leave(&self, done: usize, exit: Exit) {
        let result = self.number(types::I64, exit.encode(done));
        self.write(|code| code.ins().return_(&[result]));
    }

    pub(super) fn new_block(&self) -> Block {
        self.write(|code| code.create_block())
    }

    /// A block that is rarely needed.
    pub(super) fn cold_block(&self) -> Block {
        let block = self.new_block();
        self.write(|code| code.set_cold_block(block));
        block
    }

    /// Goes on in a block to which all ways have been written.
    pub(super) fn go_on_in(&self, block: Block) {
        self.write(|code| {
            code.switch_to_block(block);
            code.seal_block(block);
        });
    }

    /// Leaves the stretch where a value is not 0.
    pub(super) fn leave_if(&self, condition: Value, done: usize, exit: Exit) {
        let (leaves, goes_on) = (self.new_block(), self.new_block());
        self.write(|code| {
            code.set_cold_block(leaves);
            code.ins().brif(condition, leaves, &[], goes_on, &[]);
        });
        self.go_on_in(leaves);
        self.leave(done, exit);
        self.go_on_in(goes_on);
    }

    /// The value (of 32 bits) of a register.
    fn register(&mut self, register: u8, cycle: usize) -> Value {
        let value = match self.known.get(&register) {
            Some((value, _)) => *value,
            None => self.load(types::I32, self.values, 4 * usize::from(register)),
        };
        self.known.insert(register, (value, cycle));
        value
    }

    /// Sets a register, or a place behind them, which none but this cycle's moves reads.
    fn set(&mut self, register: u8, value: Value, cycle: usize) {
        self.known.insert(register, (value, cycle));
        if usize::from(register) < REGISTERS {
            self.store(value, self.values, 4 * usize::from(register));
        }
    }

    fn cycle(&mut self, number: usize, cycle: &Cycle) {
        self.known.retain(|_, (_, used)| *used + KEPT >= number);
        let mut near = None;
        self.fetch(number, cycle);
        if is_rare(cycle) {
            near = self.rare_cycle(number);
        } else {
            let accesses = self.loads(number, cycle);
            self.sums(number, cycle);
            self.late(number, cycle);
            if cycle.waits {
                self.stall(Cause::CrossPath);
            }
            self.branches(number, cycle);
            self.writes(number, cycle);
            if self.costs.may_wait && accesses.len() > usize::from(!self.costs.lone_accesses) {
                near = Some(self.wait_for(number, &accesses));
            }
            self.land(number, cycle);
        }
        if cycle.may_leave {
            let left = self.call_with(Helper::Land, [number]);
            self.leave_if(left, number + 1, Exit::Left);
        }
        if let Some(near) = near {
            self.leave_if(near, number + 1, Exit::Limit);
        }
    }

    /// Adds 1 to a number.
    pub(super) fn count(&self, address: Value, offset: usize, kind: Type) {
        let before = self.load(kind, address, offset);
        let now = self.write(|code| code.ins().iadd_imm(before, 1));
        self.store(now, address, offset);
    }

    /// Has a cycle run its own way; returns whether the limit of cycles is near, where that can have changed.
    fn rare_cycle(&mut self, number: usize) -> Option<Value> {
        let result = self.call_with(Helper::Cycle, [number]);
        self.known.clear();
        let is = |flag: i64| self.write(|code| code.ins().band_imm(result, flag));
        self.leave_if(is(FETCHED), number, Exit::Fetched);
        self.costs.may_wait.then(|| is(NEAR_LIMIT))
    }

    fn loads(&mut self, number: usize, cycle: &Cycle) -> Vec<Accessed> {
        let indices = cycle.loads.range();
        indices
            .map(|index| self.one_load(number, index, &self.stretch.work.loads[index]))
            .collect()
    }

    fn one_load(&mut self, number: usize, index: usize, load: &SettledLoad) -> Accessed {
        let address = self.address(load.spare, &load.address, number);
        let (slow, done) = (self.new_block(), self.new_block());
        self.write(|code| {
            code.set_cold_block(slow);
            code.append_block_param(done, types::I32);
            code.append_block_param(done, types::I64);
        });
        let known = Some(load.memory as usize).filter(|memory| *memory < VIEWS);
        let memory = known.unwrap_or(0);
        let place = self.place_of_load(address, memory, load.size, slow);
        let value = self.loaded(place, load.size, load.signed);
        let memory = self.number(types::I64, memory as i64);
        self.write(|code| code.ins().jump(done, &[value.into(), memory.into()]));

        self.go_on_in(slow);
        let memory = self.call_with(Helper::Load, [number, index]);
        let failed = self.write(|code| code.ins().icmp_imm(IntCC::SignedLessThan, memory, 0));
        self.leave_if(failed, number, Exit::Fetched);
        let slot = self.slot(number + LONGEST_DELAY);
        let value = self.load(types::I32, slot, result(load.register));
        self.write(|code| code.ins().jump(done, &[value.into(), memory.into()]));

        self.go_on_in(done);
        let [value, memory] = self.write(|code| [0, 1].map(|index| code.block_params(done)[index]));
        let (register, writer) = (load.register, load.instruction);
        self.send(number + LONGEST_DELAY, register, value, writer);
        Accessed { address, memory }
    }

    /// Where the host has the bytes of a load from one of the first memories; leads to `slow` where the address is not
    /// aligned or not in that memory, or where not all of its line is written.
    fn place_of_load(&self, address: Value, memory: usize, size: u8, slow: Block) -> Value {
        let view = offset_of!(Environment, views) + memory * size_of::<View>();
        let field = |kind, offset| self.field(kind, view + offset);
        let base = field(types::I32, offset_of!(View, base));
        let end = field(types::I32, offset_of!(View, size));
        let bytes = field(types::I64, offset_of!(View, bytes));
        let whole = field(types::I64, offset_of!(View, whole));
        let (inside, written) = (self.new_block(), self.new_block());
        let offset = self.write(|code| {
            let offset = code.ins().isub(address, base);
            let mut sound = code.ins().icmp(IntCC::UnsignedLessThan, offset, end);
            if size > 1 {
                let low = code.ins().band_imm(address, i64::from(size) - 1);
                let aligned = code.ins().icmp_imm(IntCC::Equal, low, 0);
                sound = code.ins().band(sound, aligned);
            }
            let offset = code.ins().uextend(types::I64, offset);
            code.ins().brif(sound, inside, &[], slow, &[]);
            offset
        });
        self.go_on_in(inside);
        self.write(|code| {
            let line = code.ins().ushr_imm(offset, i64::from(LINE.ilog2()));
            let flag = code.ins().iadd(whole, line);
            let flag = code.ins().load(types::I8, MemFlags::trusted(), flag, 0);
            code.ins().brif(flag, written, &[], slow, &[]);
        });
        self.go_on_in(written);
        self.write(|code| code.ins().iadd(bytes, offset))
    }

    /// The bytes at a place of the host, which need not be aligned there, widened to 32 bits.
    fn loaded(&self, place: Value, size: u8, signed: bool) -> Value {
        let mut flags = MemFlags::new();
        flags.set_notrap();
        self.write(|code| match (size, signed) {
            (1, false) => code.ins().uload8(types::I32, flags, place, 0),
            (1, true) => code.ins().sload8(types::I32, flags, place, 0),
            (2, false) => code.ins().uload16(types::I32, flags, place, 0),
            (2, true) => code.ins().sload16(types::I32, flags, place, 0),
            _ => code.ins().load(types::I32, flags, place, 0),
        })
    }

    fn sums(&mut self, number: usize, cycle: &Cycle) {
        for index in cycle.sums.range() {
            let sum = self.stretch.work.sums[index];
            let value = self.sum(&sum.address, number);
            self.set(sum.spare, value, number);
        }
    }

    /// The address of an access; the updated base goes to its spare place.
    fn address(&mut self, spare: u8, address: &Address, cycle: usize) -> Value {
        let sum = self.sum(address, cycle);
        if address.update != Update::None {
            self.set(spare, sum, cycle);
        }
        match address.update {
            Update::Post => self.register(address.base, cycle),
            Update::None | Update::Pre => sum,
        }
    }

    /// The sum of base and offset, circular where AMR says so.
    fn sum(&mut self, address: &Address, cycle: usize) -> Value {
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

    /// The sum with the bits of the base that AMR holds.
    fn circular(&self, register: u8, base: Value, sum: Value) -> Value {
        let bits = self.field(types::I64, offset_of!(Environment, address_bits));
        let inside = self.load(types::I32, bits, 4 * usize::from(register));
        self.write(|code| {
            let kept = code.ins().band_not(base, inside);
            let moved = code.ins().band(sum, inside);
            code.ins().bor(kept, moved)
        })
    }

    /// Where the results stand that land at the end of a cycle of the stretch.
    fn slot(&self, cycle: usize) -> Value {
        let offset = offset_of!(Environment, slots) + 8 * (cycle % HORIZON);
        self.field(types::I64, offset)
    }

    /// Leaves a result for the end of a later cycle.
    fn send(&mut self, lands: usize, register: u8, value: Value, writer: u32) {
        let slot = self.slot(lands);
        self.store(value, slot, result(register));
        let writer = self.number(types::I32, i64::from(writer));
        let place = usize::from(register) % REGISTERS * size_of::<Pending>();
        self.store(writer, slot, place + offset_of!(Pending, writer));
        self.sent.insert((lands, register), value);
    }

    fn late(&mut self, number: usize, cycle: &Cycle) {
        for index in cycle.late.range() {
            let LateWrite {
                operands,
                emit,
                instruction,
                register,
                delay,
                ..
            } = self.stretch.work.late[index];
            let lands = number + usize::from(delay);
            match emit {
                Some(emit) => {
                    let value = self.compute(emit, &operands, number);
                    self.send(lands, register, value, instruction);
                }
                None => {
                    self.call_with(Helper::Late, [number, index]);
                }
            }
        }
    }

    /// The low 32 bits of what an operation computes.
    fn compute(&mut self, emit: Emit, operands: &Operands, cycle: usize) -> Value {
        let [first, second] = [operands.first, operands.second].map(|source| Emitted {
            code: self.code,
            value: self.operand(source, operands, cycle),
        });
        let result = emit(first, second).value;
        self.write(|code| code.ins().ireduce(types::I32, result))
    }

    /// An operand, widened to 64 bits.
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
    fn holds(&mut self, predicate: u8, negated: bool, cycle: usize) -> Value {
        let value = self.register(predicate, cycle);
        let condition = match negated {
            true => IntCC::Equal,
            false => IntCC::NotEqual,
        };
        self.write(|code| code.ins().icmp_imm(condition, value, 0))
    }

    fn branches(&mut self, number: usize, cycle: &Cycle) {
        for index in cycle.branches.range() {
            let FastBranch {
                predicate, negated, ..
            } = self.stretch.work.branches[index];
            if predicate == ALWAYS {
                self.call_with(Helper::Branch, [number, index]);
                continue;
            }
            let holds = self.holds(predicate, negated, number);
            let (taken, goes_on) = (self.new_block(), self.new_block());
            self.write(|code| code.ins().brif(holds, taken, &[], goes_on, &[]));
            self.go_on_in(taken);
            self.call_with(Helper::Branch, [number, index]);
            self.write(|code| code.ins().jump(goes_on, &[]));
            self.go_on_in(goes_on);
        }
    }

    fn writes(&mut self, number: usize, cycle: &Cycle) {
        let mut written = self.number(types::I64, 0);
        for index in cycle.writes.range() {
            let write = self.stretch.work.writes[index];
            if write.predicate == ALWAYS {
                let value = self.result(&write, index, number);
                self.set(write.to, value, number);
                continue;
            }
            let holds = self.holds(write.predicate, write.negated, number);
            let old = self.register(write.to, number);
            let new = self.result(&write, index, number);
            let value = self.write(|code| code.ins().select(holds, new, old));
            self.set(write.to, value, number);
            written = self.write(|code| {
                let flag = code.ins().uextend(types::I64, holds);
                let bit = code.ins().ishl_imm(flag, i64::from(write.register));
                code.ins().bor(written, bit)
            });
        }
        if cycle.predicated {
            let before = self.field(types::I64, offset_of!(Environment, written));
            let all = self.write(|code| code.ins().bor(before, written));
            self.store(all, self.environment, offset_of!(Environment, written));
            self.store(
                written,
                self.environment,
                offset_of!(Environment, last_written),
            );
        }
    }

    /// What a write would leave in its register.
    fn result(&mut self, write: &Write, index: usize, cycle: usize) -> Value {
        match write.emit {
            Some(emit) => self.compute(emit, &write.operands, cycle),
            None => {
                let value = self.call_with(Helper::Compute, [index]);
                self.write(|code| code.ins().ireduce(types::I32, value))
            }
        }
    }

    /// Results of cycles before land.
    fn land(&mut self, number: usize, cycle: &Cycle) {
        let listed = &self.stretch.work.landings[cycle.landings.range()];
        for register in cycle.lands.iter().chain(listed) {
            if *register == NOWHERE {
                continue;
            }
            let value = match self.sent.remove(&(number, *register)) {
                Some(value) => value,
                None => self.load(types::I32, self.slot(number), result(*register)),
            };
            self.set(*register, value, number);
        }
    }
}

/// Whether a cycle is left to its own way of running.
fn is_rare(cycle: &Cycle) -> bool {
    !cycle.attempts.is_empty() || !cycle.saves.is_empty()
}

/// Offset of a register's result among those of a cycle.
fn result(register: u8) -> usize {
    usize::from(register) % REGISTERS * size_of::<Pending>() + offset_of!(Pending, value)
}
