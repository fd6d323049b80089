//! Loads of resolved packets: the address, the bytes, and the place from which a later cycle takes the bytes.

use crate::isa::Update;
use crate::sim::engine::cpu::data::extend;
use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::execute::addresses::{
    is_near, AFTER, BEFORE, INDEXED, LOAD_DELAY, NEAR, PLAIN,
};
use crate::sim::engine::fast::superblock::sequence::{PerformLoad, ResolvedLoad};
use crate::sim::memory::contents::Memory;
use crate::sim::packet::operation::{Load, CONSTANT};
use crate::sim::state::registers::DeferredWrite;

/// The function for an aligned load of one register. It is compiled for the facts that are known after decoding.
pub(crate) fn load_for(load: &Load) -> Option<PerformLoad> {
    if load.address.non_aligned || load.result.delay != LOAD_DELAY || load.result.high != 0 {
        return None;
    }
    match (load.size, load.signed) {
        (1, false) => Some(form_of::<1, false>(load)),
        (1, true) => Some(form_of::<1, true>(load)),
        (2, false) => Some(form_of::<2, false>(load)),
        (2, true) => Some(form_of::<2, true>(load)),
        (4, _) => Some(form_of::<4, false>(load)),
        _ => None,
    }
}

fn form_of<const SIZE: usize, const SIGNED: bool>(load: &Load) -> PerformLoad {
    let address = &load.address;
    match address.update {
        Update::None if is_near(address) => perform_load::<SIZE, SIGNED, NEAR>,
        Update::None if address.register != CONSTANT && !address.subtract => {
            perform_load::<SIZE, SIGNED, INDEXED>
        }
        Update::None => perform_load::<SIZE, SIGNED, PLAIN>,
        Update::Pre => perform_load::<SIZE, SIGNED, BEFORE>,
        Update::Post => perform_load::<SIZE, SIGNED, AFTER>,
    }
}

fn perform_load<const SIZE: usize, const SIGNED: bool, const UPDATE: u8>(
    cpu: &mut Cpu,
    load: &mut ResolvedLoad,
    memory: &Memory,
) -> Option<u32> {
    let at = cpu.address_of::<UPDATE>(load.spare, &load.address);
    let Some(value) = memory.load_from::<SIZE>(load.memory as usize, at) else {
        return load_elsewhere(cpu, load, memory, at);
    };
    let result = DeferredWrite {
        value: extend(value, SIZE as u32, SIGNED) as u32,
        writer: load.instruction,
    };
    cpu.registers
        .put(cpu.cycle, load.register, LOAD_DELAY, result);
    Some(at)
}

/// Repeats a load if its address is not in the memory that the load reached the last time.
#[cold]
#[inline(never)]
fn load_elsewhere(cpu: &mut Cpu, load: &mut ResolvedLoad, memory: &Memory, at: u32) -> Option<u32> {
    let index = memory.memory_of(at)? as u32;
    if index == load.memory {
        return None;
    }
    load.memory = index;
    (load.run)(cpu, load, memory)
}
