//! Writes the waits of a cycle: for data that the cache does not hold, for bank conflicts, and for a cross path.

use crate::sim::engine::fast::translate::environment::{Environment, Helper};
use crate::sim::engine::fast::translate::writer::Writer;
use crate::sim::memory::views::{CacheViews, LineTags};
use crate::sim::state::stalls::{Cause, Stalls};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{types, Block, InstBuilder, MemFlags, Value};
use std::mem::offset_of;

/// An access that the memory system must be told of.
pub(super) struct Accessed {
    pub(super) address: Value,
    pub(super) memory: Value,
}

impl Writer<'_, '_, '_> {
    /// Writes the waits for the cycle's accesses. Returns whether the limit of cycles is near after them.
    pub(super) fn wait_for(&self, number: usize, accesses: &[Accessed]) -> Value {
        let Some(cache) = self.costs.data_cache else {
            return self.wait_for_memory_system(number, accesses);
        };
        let (waits, done) = (self.new_block(), self.new_block());
        self.write(|code| {
            code.set_cold_block(waits);
            code.append_block_param(done, types::I64);
        });
        if let ([first, second], Some(banks)) = (accesses, cache.banks) {
            self.unless_in_one_bank([first.address, second.address], banks, waits);
        }
        for access in accesses {
            self.use_line(cache.tags, access.address, waits);
        }
        let far = self.number(types::I64, 0);
        self.write(|code| code.ins().jump(done, &[far.into()]));
        self.go_on_in(waits);
        let near = self.wait_for_memory_system(number, accesses);
        self.write(|code| code.ins().jump(done, &[near.into()]));
        self.go_on_in(done);
        self.write(|code| code.block_params(done)[0])
    }

    /// Writes a test for a bank conflict: two different words in one bank. If there is one, the code goes to `waits`.
    fn unless_in_one_bank(&self, addresses: [Value; 2], banks: u32, waits: Block) {
        let goes_on = self.new_block();
        self.write(|code| {
            let apart = code.ins().bxor(addresses[0], addresses[1]);
            let words = code.ins().ushr_imm(apart, 2);
            let bank = code.ins().band_imm(words, i64::from(banks) - 1);
            let one_bank = code.ins().icmp_imm(IntCC::Equal, bank, 0);
            let differ = code.ins().icmp_imm(IntCC::NotEqual, words, 0);
            let meet = code.ins().band(one_bank, differ);
            code.ins().brif(meet, waits, &[], goes_on, &[]);
        });
        self.go_on_in(goes_on);
    }

    /// Writes the use of a line: the line becomes the most recently used of its set. If the cache does not hold it, the
    /// code goes to `waits`.
    fn use_line(&self, tags: LineTags, address: Value, waits: Block) {
        let places = offset_of!(Environment, caches) + offset_of!(CacheViews, data_places);
        let places = self.field(types::I64, places);
        let goes_on = self.new_block();
        self.write(|code| {
            let flags = MemFlags::trusted();
            let line = code.ins().ushr_imm(address, i64::from(tags.line_bits));
            let set = code.ins().band_imm(line, i64::from(tags.set_mask));
            let set = code.ins().uextend(types::I64, set);
            let offset = code.ins().ishl_imm(set, 3);
            let set = code.ins().iadd(places, offset);
            let last = code.ins().load(types::I32, flags, set, 0);
            let other = code.ins().load(types::I32, flags, set, 4);
            let [is_last, is_other] = [last, other].map(|place| {
                let held = code.ins().ushr_imm(place, 1);
                code.ins().icmp(IntCC::Equal, held, line)
            });
            let used = code.ins().select(is_other, other, last);
            let left = code.ins().select(is_other, last, other);
            code.ins().store(flags, used, set, 0);
            code.ins().store(flags, left, set, 4);
            let hit = code.ins().bor(is_last, is_other);
            code.ins().brif(hit, goes_on, &[], waits, &[]);
        });
        self.go_on_in(goes_on);
    }

    /// Writes a call of the memory system, which performs the cycle's accesses. Returns whether the limit of cycles is
    /// near after them.
    fn wait_for_memory_system(&self, number: usize, accesses: &[Accessed]) -> Value {
        let joined = accesses.iter().map(|it| {
            self.write(|code| {
                let address = code.ins().uextend(types::I64, it.address);
                let memory = code.ins().ishl_imm(it.memory, 32);
                code.ins().bor(address, memory)
            })
        });
        let mut arguments = vec![self.number(types::I64, number as i64)];
        arguments.extend(joined);
        let helper = match accesses.len() {
            1 => Helper::WaitForOne,
            _ => Helper::WaitForTwo,
        };
        self.call(helper, &arguments)
    }

    /// Writes a wait of one cycle.
    pub(super) fn stall(&self, cause: Cause) {
        let stalls = self.field(types::I64, offset_of!(Environment, stalls));
        for offset in [Stalls::OFFSET_OF_TOTAL, Stalls::offset_of(cause)] {
            self.count(stalls, offset, types::I64);
        }
    }
}
