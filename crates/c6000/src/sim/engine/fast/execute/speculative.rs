//! Speculative operations. The function of each is compiled for the facts that are known after decoding. An operation
//! has no visible effect until all speculative operations of its packet have succeeded.

use crate::isa::Update;
use crate::sim::engine::cpu::data::extend;
use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::execute::addresses::{
    is_near, AFTER, BEFORE, INDEXED, LOAD_DELAY, NEAR, PLAIN,
};
use crate::sim::engine::fast::superblock::packet::{Speculate, Speculative, SpeculativeAction};
use crate::sim::meaning::outcome::Status;
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::{Memory, Place};
use crate::sim::packet::operation::{Address, Destination, CONSTANT};
use crate::sim::state::registers::DeferredWrite;

/// The function for an operation. It is compiled for the facts that are known after decoding.
pub(crate) fn speculation(action: &SpeculativeAction, predicated: bool) -> Speculate {
    match predicated {
        true => form_of::<true>(action),
        false => form_of::<false>(action),
    }
}

fn form_of<const PREDICATED: bool>(action: &SpeculativeAction) -> Speculate {
    match action {
        SpeculativeAction::Load(load)
            if load.address.non_aligned || load.result.delay != LOAD_DELAY =>
        {
            speculate_non_aligned::<PREDICATED>
        }
        SpeculativeAction::Load(load) => match (load.size, load.signed) {
            (1, false) => load_form::<PREDICATED, 1, false>(&load.address),
            (1, true) => load_form::<PREDICATED, 1, true>(&load.address),
            (2, false) => load_form::<PREDICATED, 2, false>(&load.address),
            (2, true) => load_form::<PREDICATED, 2, true>(&load.address),
            (4, _) => load_form::<PREDICATED, 4, false>(&load.address),
            _ => load_form::<PREDICATED, 8, false>(&load.address),
        },
        SpeculativeAction::Store { address, .. } if address.non_aligned => {
            speculate_non_aligned::<PREDICATED>
        }
        SpeculativeAction::Store { address, size, .. } => match size {
            1 => store_form::<PREDICATED, 1>(address),
            2 => store_form::<PREDICATED, 2>(address),
            4 => store_form::<PREDICATED, 4>(address),
            _ => store_form::<PREDICATED, 8>(address),
        },
        SpeculativeAction::Sum(_) => speculate_sum::<PREDICATED>,
        SpeculativeAction::Compute { result, .. } if result.delay == 0 => {
            speculate_compute::<PREDICATED, true>
        }
        SpeculativeAction::Compute { .. } => speculate_compute::<PREDICATED, false>,
    }
}

fn load_form<const PREDICATED: bool, const SIZE: usize, const SIGNED: bool>(
    address: &Address,
) -> Speculate {
    match address.update {
        Update::None if is_near(address) => speculate_load::<PREDICATED, SIZE, SIGNED, NEAR>,
        Update::None if address.register != CONSTANT && !address.subtract => {
            speculate_load::<PREDICATED, SIZE, SIGNED, INDEXED>
        }
        Update::None => speculate_load::<PREDICATED, SIZE, SIGNED, PLAIN>,
        Update::Pre => speculate_load::<PREDICATED, SIZE, SIGNED, BEFORE>,
        Update::Post => speculate_load::<PREDICATED, SIZE, SIGNED, AFTER>,
    }
}

fn store_form<const PREDICATED: bool, const SIZE: usize>(address: &Address) -> Speculate {
    match address.update {
        Update::None => speculate_store::<PREDICATED, SIZE, PLAIN>,
        Update::Pre => speculate_store::<PREDICATED, SIZE, BEFORE>,
        Update::Post => speculate_store::<PREDICATED, SIZE, AFTER>,
    }
}

fn speculate_load<
    const PREDICATED: bool,
    const SIZE: usize,
    const SIGNED: bool,
    const UPDATE: u8,
>(
    cpu: &mut Cpu,
    speculative: &mut Speculative,
    memory: &Memory,
) -> bool {
    let SpeculativeAction::Load(load) = speculative.action else {
        return false;
    };
    if PREDICATED && !cpu.goes_on(speculative) {
        return true;
    }
    let at = cpu.address_of::<UPDATE>(speculative.spare, &load.address);
    let Some(value) = memory.load_from::<SIZE>(speculative.memory as usize, at) else {
        return speculate_elsewhere(cpu, speculative, memory, at);
    };
    cpu.accesses.add(DataAccess {
        address: at,
        memory: speculative.memory,
        size: SIZE as u32,
        write: false,
    });
    let value = extend(value, SIZE as u32, SIGNED);
    if SIZE == 8 {
        return cpu.put(speculative, &load.result, value);
    }
    cpu.put_late(speculative, load.result.register, LOAD_DELAY, value as u32);
    true
}

/// Repeats a speculative load if its address is not in the memory that the load reached the last time.
#[cold]
#[inline(never)]
fn speculate_elsewhere(
    cpu: &mut Cpu,
    speculative: &mut Speculative,
    memory: &Memory,
    at: u32,
) -> bool {
    match memory.memory_of(at) {
        Some(index) if index as u32 != speculative.memory => {
            speculative.memory = index as u32;
            (speculative.run)(cpu, speculative, memory)
        }
        _ => false,
    }
}

fn speculate_store<const PREDICATED: bool, const SIZE: usize, const UPDATE: u8>(
    cpu: &mut Cpu,
    speculative: &mut Speculative,
    memory: &Memory,
) -> bool {
    let SpeculativeAction::Store {
        address,
        data,
        long,
        ..
    } = speculative.action
    else {
        return false;
    };
    if PREDICATED && !cpu.goes_on(speculative) {
        return true;
    }
    let at = cpu.address_of::<UPDATE>(speculative.spare, &address);
    let Ok(place) = memory.place_of_store(at, SIZE as u32) else {
        return false;
    };
    let value = match long {
        true => cpu.registers.pair(data),
        false => u64::from(cpu.registers.get(data)),
    };
    cpu.leave_store(at, place, SIZE as u32, value);
    true
}

/// Performs a load or store at any address.
fn speculate_non_aligned<const PREDICATED: bool>(
    cpu: &mut Cpu,
    speculative: &mut Speculative,
    memory: &Memory,
) -> bool {
    if PREDICATED && !cpu.goes_on(speculative) {
        return true;
    }
    match speculative.action {
        SpeculativeAction::Load(load) => {
            let Some(at) = cpu.non_aligned_address(speculative, &load.address, load.size) else {
                return false;
            };
            let Ok(place) = memory.place_non_aligned(at, load.size) else {
                return false;
            };
            let Ok(value) = memory.load(place, load.size) else {
                return false;
            };
            cpu.accesses.add(DataAccess {
                address: at,
                memory: place.memory as u32,
                size: load.size,
                write: false,
            });
            let value = extend(value, load.size, load.signed);
            cpu.put(speculative, &load.result, value)
        }
        SpeculativeAction::Store {
            address,
            size,
            data,
            long,
        } => {
            let Some(at) = cpu.non_aligned_address(speculative, &address, size) else {
                return false;
            };
            let Ok(place) = memory.place_of_non_aligned_store(at, size) else {
                return false;
            };
            let value = match long {
                true => cpu.registers.pair(data),
                false => u64::from(cpu.registers.get(data)),
            };
            cpu.leave_store(at, place, size, value);
            true
        }
        SpeculativeAction::Sum(_) | SpeculativeAction::Compute { .. } => false,
    }
}

fn speculate_sum<const PREDICATED: bool>(
    cpu: &mut Cpu,
    speculative: &mut Speculative,
    _memory: &Memory,
) -> bool {
    let SpeculativeAction::Sum(address) = speculative.action else {
        return false;
    };
    if !PREDICATED || cpu.goes_on(speculative) {
        cpu.registers.set(speculative.spare, cpu.sum(&address));
    }
    true
}

fn speculate_compute<const PREDICATED: bool, const AT_ONCE: bool>(
    cpu: &mut Cpu,
    speculative: &mut Speculative,
    _memory: &Memory,
) -> bool {
    let SpeculativeAction::Compute {
        run,
        operands,
        result,
        ..
    } = &speculative.action
    else {
        return false;
    };
    if PREDICATED && !cpu.goes_on(speculative) {
        return true;
    }
    let outcome = run(&cpu.registers, operands);
    if outcome.status != Status::Plain {
        return false;
    }
    if !AT_ONCE {
        return cpu.put(speculative, result, outcome.value);
    }
    cpu.registers.set(speculative.spare, outcome.value as u32);
    if result.high != 0 {
        let high = (outcome.value >> 32) as u32 & result.high;
        cpu.registers.set(speculative.spare + 1, high);
    }
    cpu.takes_port(speculative)
}

impl Cpu {
    /// Whether the predicate of a speculative operation holds. If it holds, the operation's registers are recorded. If
    /// not, the registers that the operation would write at the end of E1 keep their values.
    #[inline]
    fn goes_on(&mut self, speculative: &Speculative) -> bool {
        if (self.registers.get(speculative.predicate) == 0) != speculative.negated {
            for offset in 0..speculative.early.count_ones() as u8 {
                let value = self.registers.get(speculative.register + offset);
                self.registers.set(speculative.spare + offset, value);
            }
            return false;
        }
        self.predicated_effects.any = true;
        self.predicated_effects.written |= speculative.early;
        let index = usize::from(speculative.delay).wrapping_sub(1);
        if let Some(set) = self.predicated_effects.sent.get_mut(index) {
            *set |= speculative.deferred;
        }
        true
    }

    /// Takes the write port for the operation's result, if the port is free.
    #[inline]
    fn takes_port(&mut self, speculative: &Speculative) -> bool {
        let Some(port) = speculative.port else {
            return true;
        };
        let lands = self.cycle + u64::from(speculative.delay);
        self.ports.take(port, lands, speculative.address).is_ok()
    }

    /// Stores a result for a later cycle, if its write port is free.
    #[inline]
    fn put(&mut self, speculative: &Speculative, result: &Destination, value: i64) -> bool {
        let (register, delay) = (result.register, result.delay);
        self.put_late(speculative, register, delay, value as u32);
        if result.high != 0 {
            let high = (value >> 32) as u32 & result.high;
            self.put_late(speculative, register + 1, delay, high);
        }
        self.takes_port(speculative)
    }

    #[inline(always)]
    fn put_late(&mut self, speculative: &Speculative, register: u8, delay: u8, value: u32) {
        let writer = speculative.address;
        self.registers
            .put(self.cycle, register, delay, DeferredWrite { value, writer });
    }

    /// The address of an access like [`Cpu::address_of`]. None if the access crosses the end of a circular buffer.
    fn non_aligned_address(
        &mut self,
        speculative: &Speculative,
        address: &Address,
        size: u32,
    ) -> Option<u32> {
        let at = match address.update {
            Update::None => self.address_of::<PLAIN>(speculative.spare, address),
            Update::Pre => self.address_of::<BEFORE>(speculative.spare, address),
            Update::Post => self.address_of::<AFTER>(speculative.spare, address),
        };
        self.is_within_buffer(address, at, size).then_some(at)
    }

    #[inline(always)]
    fn leave_store(&mut self, at: u32, place: Place, size: u32, value: u64) {
        self.accesses.add(DataAccess {
            address: at,
            memory: place.memory as u32,
            size,
            write: true,
        });
        self.accesses.write(place, size, value);
    }
}
