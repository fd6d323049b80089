//! Loads of settled packets: the address, the bytes, and the place where a later cycle finds them.

use super::accesses::extend;
use super::attempts::{is_near, AFTER, BEFORE, INDEXED, LOAD_DELAY, NEAR, PLAIN};
use super::Cpu;
use crate::isa::Update;
use crate::sim::block::stretch::SettledLoad;
use crate::sim::memory::Memory;
use crate::sim::operation::{Load, CONSTANT};
use crate::sim::registers::Pending;

/// Performs a load without any visible effect and returns its address; None where the load fails.
pub(crate) type Bring = fn(&mut Cpu, &mut SettledLoad, &Memory) -> Option<u32>;

/// The form of an aligned load of one register, compiled for what decoding settles of it.
pub(crate) fn form(load: &Load) -> Option<Bring> {
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

fn form_of<const SIZE: usize, const SIGNED: bool>(load: &Load) -> Bring {
    let address = &load.address;
    match address.update {
        Update::None if is_near(address) => bring::<SIZE, SIGNED, NEAR>,
        Update::None if address.register != CONSTANT && !address.subtract => {
            bring::<SIZE, SIGNED, INDEXED>
        }
        Update::None => bring::<SIZE, SIGNED, PLAIN>,
        Update::Pre => bring::<SIZE, SIGNED, BEFORE>,
        Update::Post => bring::<SIZE, SIGNED, AFTER>,
    }
}

fn bring<const SIZE: usize, const SIGNED: bool, const UPDATE: u8>(
    cpu: &mut Cpu,
    load: &mut SettledLoad,
    memory: &Memory,
) -> Option<u32> {
    let at = cpu.address_of::<UPDATE>(load.spare, &load.address);
    let Some(value) = memory.load_from::<SIZE>(load.memory as usize, at) else {
        return bring_elsewhere(cpu, load, memory, at);
    };
    let result = Pending {
        value: extend(value, SIZE as u32, SIGNED) as u32,
        writer: load.instruction,
    };
    cpu.registers
        .put(cpu.cycle, load.register, LOAD_DELAY, result);
    Some(at)
}

/// Does a load again where it looked for an address in another memory than that which has it.
#[cold]
#[inline(never)]
fn bring_elsewhere(cpu: &mut Cpu, load: &mut SettledLoad, memory: &Memory, at: u32) -> Option<u32> {
    let index = memory.memory_of(at)? as u32;
    if index == load.memory {
        return None;
    }
    load.memory = index;
    (load.run)(cpu, load, memory)
}
