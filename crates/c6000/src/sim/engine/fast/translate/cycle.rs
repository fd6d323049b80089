//! Writes the code of a sequence. For each cycle in turn, the code does what [`crate::sim::engine::fast::execute`]
//! would do.
//!
//! The code writes registers in the cycle in which the CPU would write them. So the code can be left after any cycle
//! with nothing more to do. It reads a register from memory only if the value is not in a variable of the code. It
//! stores results for later cycles where the CPU looks for them, and takes results there that were sent before the
//! sequence.

use crate::isa::Update;
use crate::sim::engine::fast::superblock::packet::{ImmediateResult, PreparedBranch};
use crate::sim::engine::fast::superblock::sequence::{
    Cycle, DeferredResult, ResolvedLoad, Sequence, NOWHERE,
};
use crate::sim::engine::fast::translate::environment::{
    CodeExit, Environment, Helper, FETCHED, NEAR_LIMIT,
};
use crate::sim::engine::fast::translate::waits::Accessed;
use crate::sim::engine::fast::translate::writer::{Writer, KEPT};
use crate::sim::memory::contents::LINE;
use crate::sim::memory::views::{Costs, View, VIEWS};
use crate::sim::packet::operation::Address;
use crate::sim::state::registers::{DeferredWrite, ALWAYS, HORIZON, LONGEST_DELAY, REGISTERS};
use crate::sim::state::stalls::Cause;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    types, AbiParam, Block, Function, InstBuilder, MemFlags, Signature, UserFuncName, Value,
};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use std::cell::RefCell;
use std::collections::HashMap;
use std::mem::offset_of;

/// Makes the function of a sequence. Its argument is the address of an [`Environment`]. Its return value says how the
/// code was left ([`CodeExit`]).
pub(super) fn function(sequence: &Sequence, costs: Costs, convention: CallConv) -> Function {
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
        sequence,
        costs,
        environment,
        values: environment,
        helpers,
        known: HashMap::new(),
        sent: HashMap::new(),
    };
    writer.values = writer.field(types::I64, offset_of!(Environment, values));
    for (number, cycle) in sequence.cycles.iter().enumerate() {
        writer.cycle(number, cycle);
    }
    writer.leave(sequence.cycles.len(), CodeExit::Whole);
    code.into_inner().finalize();
    function
}

impl Writer<'_, '_, '_> {
    fn cycle(&mut self, number: usize, cycle: &Cycle) {
        self.known.retain(|_, (_, used)| *used + KEPT >= number);
        let mut near = None;
        self.fetch(number, cycle);
        if is_rare(cycle) {
            near = self.rare_cycle(number);
        } else {
            let accesses = self.loads(number, cycle);
            self.sums(number, cycle);
            self.deferred(number, cycle);
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
            self.leave_if(left, number + 1, CodeExit::Left);
        }
        if let Some(near) = near {
            self.leave_if(near, number + 1, CodeExit::Limit);
        }
    }

    /// Writes a call of the helper that runs the cycle. Returns whether the limit of cycles is near. None if the cycle
    /// cannot wait, so that the limit needs no check.
    fn rare_cycle(&mut self, number: usize) -> Option<Value> {
        let result = self.call_with(Helper::Cycle, [number]);
        self.known.clear();
        let is = |flag: i64| self.write(|code| code.ins().band_imm(result, flag));
        self.leave_if(is(FETCHED), number, CodeExit::Fetched);
        self.costs.may_wait.then(|| is(NEAR_LIMIT))
    }

    fn loads(&mut self, number: usize, cycle: &Cycle) -> Vec<Accessed> {
        let indices = cycle.loads.range();
        indices
            .map(|index| self.one_load(number, index, &self.sequence.work.loads[index]))
            .collect()
    }

    fn one_load(&mut self, number: usize, index: usize, load: &ResolvedLoad) -> Accessed {
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
        self.leave_if(failed, number, CodeExit::Fetched);
        let slot = self.slot(number + LONGEST_DELAY);
        let value = self.load(types::I32, slot, result(load.register));
        self.write(|code| code.ins().jump(done, &[value.into(), memory.into()]));

        self.go_on_in(done);
        let [value, memory] = self.write(|code| [0, 1].map(|index| code.block_params(done)[index]));
        let (register, writer) = (load.register, load.instruction);
        self.send(number + LONGEST_DELAY, register, value, writer);
        Accessed { address, memory }
    }

    /// Writes the checks of a load's address and returns the place of its bytes in the host. The code goes to `slow` if
    /// the address is not aligned or not in this memory, or if not all of its line was written. The memory is one of
    /// the first [`VIEWS`].
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

    /// Writes a read of `size` bytes at a place of the host, extended to 32 bits. The place need not be aligned.
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
            let sum = self.sequence.work.sums[index];
            let value = self.sum(&sum.address, number);
            self.set(sum.spare, value, number);
        }
    }

    /// Writes the address of an access. An updated base goes to the spare place `spare`.
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

    /// The address of the results that land at the end of a cycle of the sequence.
    fn slot(&self, cycle: usize) -> Value {
        let offset = offset_of!(Environment, slots) + 8 * (cycle % HORIZON);
        self.field(types::I64, offset)
    }

    /// Stores a result that lands at the end of a later cycle.
    fn send(&mut self, lands: usize, register: u8, value: Value, writer: u32) {
        let slot = self.slot(lands);
        self.store(value, slot, result(register));
        let writer = self.number(types::I32, i64::from(writer));
        let place = usize::from(register) % REGISTERS * size_of::<DeferredWrite>();
        self.store(writer, slot, place + offset_of!(DeferredWrite, writer));
        self.sent.insert((lands, register), value);
    }

    fn deferred(&mut self, number: usize, cycle: &Cycle) {
        for index in cycle.deferred.range() {
            let DeferredResult {
                operands,
                emit,
                instruction,
                register,
                delay,
                ..
            } = self.sequence.work.deferred[index];
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

    fn branches(&mut self, number: usize, cycle: &Cycle) {
        for index in cycle.branches.range() {
            let PreparedBranch {
                predicate, negated, ..
            } = self.sequence.work.branches[index];
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
            let write = self.sequence.work.writes[index];
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

    /// The value of an immediate result.
    fn result(&mut self, write: &ImmediateResult, index: usize, cycle: usize) -> Value {
        match write.emit {
            Some(emit) => self.compute(emit, &write.operands, cycle),
            None => {
                let value = self.call_with(Helper::Compute, [index]);
                self.write(|code| code.ins().ireduce(types::I32, value))
            }
        }
    }

    /// Writes the landings of results at the end of a cycle.
    fn land(&mut self, number: usize, cycle: &Cycle) {
        let listed = &self.sequence.work.landings[cycle.landings.range()];
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

/// Whether a helper runs the cycle, because the cycle has operations that are rare.
fn is_rare(cycle: &Cycle) -> bool {
    !cycle.speculative.is_empty() || !cycle.saves.is_empty()
}

/// Offset of a register's result among the results of a cycle.
fn result(register: u8) -> usize {
    usize::from(register) % REGISTERS * size_of::<DeferredWrite>()
        + offset_of!(DeferredWrite, value)
}
