//! The operations of a block that may fail, or that leave their results for later cycles: each compiled for what
//! decoding settles, and performed without any visible effect until the whole packet has succeeded.

use super::accesses::extend;
use super::Cpu;
use crate::isa::Update;
use crate::sim::block::{Attempt, Attempted};
use crate::sim::control::may_be_circular;
use crate::sim::memory::{Memory, Place};
use crate::sim::operation::{Address, Destination, CONSTANT};
use crate::sim::registers::{Ahead, Pending, LONGEST_DELAY};
use crate::sim::semantics::Note;
use crate::sim::timing::Access;

/// What the attempts of a packet whose predicates hold leave for its end.
#[derive(Debug, Default)]
pub(super) struct Left {
    pub any: bool,
    /// Registers to which results were sent, by delay from 1.
    pub sent: Ahead,
    /// Registers written at the end of E1.
    pub written: u64,
}

/// Performs an operation without any visible effect; false where it fails or does more than write its result.
pub(crate) type Try = fn(&mut Cpu, &mut Attempt, &Memory) -> bool;

/// The form of an operation, compiled for what decoding settles of it.
pub(crate) fn form(action: &Attempted, predicated: bool) -> Try {
    match predicated {
        true => form_of::<true>(action),
        false => form_of::<false>(action),
    }
}

fn form_of<const PREDICATED: bool>(action: &Attempted) -> Try {
    match action {
        Attempted::Load(load) if load.address.non_aligned || load.result.delay != LOAD_DELAY => {
            try_non_aligned::<PREDICATED>
        }
        Attempted::Load(load) => match (load.size, load.signed) {
            (1, false) => load_form::<PREDICATED, 1, false>(&load.address),
            (1, true) => load_form::<PREDICATED, 1, true>(&load.address),
            (2, false) => load_form::<PREDICATED, 2, false>(&load.address),
            (2, true) => load_form::<PREDICATED, 2, true>(&load.address),
            (4, _) => load_form::<PREDICATED, 4, false>(&load.address),
            _ => load_form::<PREDICATED, 8, false>(&load.address),
        },
        Attempted::Store { address, .. } if address.non_aligned => try_non_aligned::<PREDICATED>,
        Attempted::Store { address, size, .. } => match size {
            1 => store_form::<PREDICATED, 1>(address),
            2 => store_form::<PREDICATED, 2>(address),
            4 => store_form::<PREDICATED, 4>(address),
            _ => store_form::<PREDICATED, 8>(address),
        },
        Attempted::Sum(_) => try_sum::<PREDICATED>,
        Attempted::Compute { result, .. } if result.delay == 0 => try_compute::<PREDICATED, true>,
        Attempted::Compute { .. } => try_compute::<PREDICATED, false>,
    }
}

/// Delay of what loads bring.
pub(super) const LOAD_DELAY: u8 = LONGEST_DELAY as u8;

/// How an access finds its address: a base that AMR cannot make circular and a constant, any base and a register, any
/// of both, or with an update of the base before or after the access.
pub(super) const NEAR: u8 = 0;
pub(super) const INDEXED: u8 = 1;
pub(super) const PLAIN: u8 = 2;
pub(super) const BEFORE: u8 = 3;
pub(super) const AFTER: u8 = 4;

fn load_form<const PREDICATED: bool, const SIZE: usize, const SIGNED: bool>(
    address: &Address,
) -> Try {
    match address.update {
        Update::None if is_near(address) => try_load::<PREDICATED, SIZE, SIGNED, NEAR>,
        Update::None if address.register != CONSTANT && !address.subtract => {
            try_load::<PREDICATED, SIZE, SIGNED, INDEXED>
        }
        Update::None => try_load::<PREDICATED, SIZE, SIGNED, PLAIN>,
        Update::Pre => try_load::<PREDICATED, SIZE, SIGNED, BEFORE>,
        Update::Post => try_load::<PREDICATED, SIZE, SIGNED, AFTER>,
    }
}

pub(super) fn is_near(address: &Address) -> bool {
    address.register == CONSTANT && !may_be_circular(address.base)
}

fn store_form<const PREDICATED: bool, const SIZE: usize>(address: &Address) -> Try {
    match address.update {
        Update::None => try_store::<PREDICATED, SIZE, PLAIN>,
        Update::Pre => try_store::<PREDICATED, SIZE, BEFORE>,
        Update::Post => try_store::<PREDICATED, SIZE, AFTER>,
    }
}

fn try_load<const PREDICATED: bool, const SIZE: usize, const SIGNED: bool, const UPDATE: u8>(
    cpu: &mut Cpu,
    attempt: &mut Attempt,
    memory: &Memory,
) -> bool {
    let Attempted::Load(load) = attempt.action else {
        return false;
    };
    if PREDICATED && !cpu.goes_on(attempt) {
        return true;
    }
    let at = cpu.address_of::<UPDATE>(attempt.spare, &load.address);
    let Some(value) = memory.load_from::<SIZE>(attempt.memory as usize, at) else {
        return try_elsewhere(cpu, attempt, memory, at);
    };
    cpu.accesses.add(Access {
        address: at,
        memory: attempt.memory,
        size: SIZE as u32,
        write: false,
    });
    let value = extend(value, SIZE as u32, SIGNED);
    if SIZE == 8 {
        return cpu.put(attempt, &load.result, value);
    }
    cpu.put_late(attempt, load.result.register, LOAD_DELAY, value as u32);
    true
}

/// Does an attempt again where it looked for an address in another memory than that which has it.
#[cold]
#[inline(never)]
fn try_elsewhere(cpu: &mut Cpu, attempt: &mut Attempt, memory: &Memory, at: u32) -> bool {
    match memory.memory_of(at) {
        Some(index) if index as u32 != attempt.memory => {
            attempt.memory = index as u32;
            (attempt.run)(cpu, attempt, memory)
        }
        _ => false,
    }
}

fn try_store<const PREDICATED: bool, const SIZE: usize, const UPDATE: u8>(
    cpu: &mut Cpu,
    attempt: &mut Attempt,
    memory: &Memory,
) -> bool {
    let Attempted::Store {
        address,
        data,
        long,
        ..
    } = attempt.action
    else {
        return false;
    };
    if PREDICATED && !cpu.goes_on(attempt) {
        return true;
    }
    let at = cpu.address_of::<UPDATE>(attempt.spare, &address);
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

/// A load or store at any address.
fn try_non_aligned<const PREDICATED: bool>(
    cpu: &mut Cpu,
    attempt: &mut Attempt,
    memory: &Memory,
) -> bool {
    if PREDICATED && !cpu.goes_on(attempt) {
        return true;
    }
    match attempt.action {
        Attempted::Load(load) => {
            let Some(at) = cpu.non_aligned_address(attempt, &load.address, load.size) else {
                return false;
            };
            let Ok(place) = memory.place_non_aligned(at, load.size) else {
                return false;
            };
            let Ok(value) = memory.load(place, load.size) else {
                return false;
            };
            cpu.accesses.add(Access {
                address: at,
                memory: place.memory as u32,
                size: load.size,
                write: false,
            });
            let value = extend(value, load.size, load.signed);
            cpu.put(attempt, &load.result, value)
        }
        Attempted::Store {
            address,
            size,
            data,
            long,
        } => {
            let Some(at) = cpu.non_aligned_address(attempt, &address, size) else {
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
        Attempted::Sum(_) | Attempted::Compute { .. } => false,
    }
}

fn try_sum<const PREDICATED: bool>(cpu: &mut Cpu, attempt: &mut Attempt, _memory: &Memory) -> bool {
    let Attempted::Sum(address) = attempt.action else {
        return false;
    };
    if !PREDICATED || cpu.goes_on(attempt) {
        cpu.registers.set(attempt.spare, cpu.sum(&address));
    }
    true
}

fn try_compute<const PREDICATED: bool, const AT_ONCE: bool>(
    cpu: &mut Cpu,
    attempt: &mut Attempt,
    _memory: &Memory,
) -> bool {
    let Attempted::Compute {
        run,
        operands,
        result,
        ..
    } = &attempt.action
    else {
        return false;
    };
    if PREDICATED && !cpu.goes_on(attempt) {
        return true;
    }
    let outcome = run(&cpu.registers, operands);
    if outcome.note != Note::Plain {
        return false;
    }
    if !AT_ONCE {
        return cpu.put(attempt, result, outcome.value);
    }
    cpu.registers.set(attempt.spare, outcome.value as u32);
    if result.high != 0 {
        let high = (outcome.value >> 32) as u32 & result.high;
        cpu.registers.set(attempt.spare + 1, high);
    }
    cpu.takes_port(attempt)
}

impl Cpu {
    /// Whether the predicate of an attempt holds. Where it does, what it writes is noted; where not, the registers
    /// that it would write at the end of E1 keep what they hold.
    #[inline]
    fn goes_on(&mut self, attempt: &Attempt) -> bool {
        if (self.registers.get(attempt.predicate) == 0) != attempt.negated {
            for offset in 0..attempt.early.count_ones() as u8 {
                let value = self.registers.get(attempt.register + offset);
                self.registers.set(attempt.spare + offset, value);
            }
            return false;
        }
        self.left.any = true;
        self.left.written |= attempt.early;
        let index = usize::from(attempt.delay).wrapping_sub(1);
        if let Some(set) = self.left.sent.get_mut(index) {
            *set |= attempt.late;
        }
        true
    }

    /// Takes the port that the result needs, if it is free.
    #[inline]
    fn takes_port(&mut self, attempt: &Attempt) -> bool {
        let Some(port) = attempt.port else {
            return true;
        };
        let lands = self.cycle + u64::from(attempt.delay);
        self.ports.take(port, lands, attempt.address).is_ok()
    }

    /// Leaves a result where a later cycle finds it, if its port is free.
    #[inline]
    fn put(&mut self, attempt: &Attempt, result: &Destination, value: i64) -> bool {
        let (register, delay) = (result.register, result.delay);
        self.put_late(attempt, register, delay, value as u32);
        if result.high != 0 {
            let high = (value >> 32) as u32 & result.high;
            self.put_late(attempt, register + 1, delay, high);
        }
        self.takes_port(attempt)
    }

    #[inline(always)]
    fn put_late(&mut self, attempt: &Attempt, register: u8, delay: u8, value: u32) {
        let writer = attempt.address;
        self.registers
            .put(self.cycle, register, delay, Pending { value, writer });
    }

    /// The address of an access; the updated base goes to its spare place.
    #[inline(always)]
    pub(super) fn address_of<const UPDATE: u8>(&mut self, spare: u8, address: &Address) -> u32 {
        if UPDATE == NEAR {
            return self
                .registers
                .get(address.base)
                .wrapping_add(address.constant);
        }
        if UPDATE == INDEXED {
            let offset = self.registers.get(address.register) << address.scale;
            let base = self.registers.get(address.base);
            return self.control.offset_address(address.base, base, offset);
        }
        let sum = self.sum(address);
        if UPDATE != PLAIN {
            self.registers.set(spare, sum);
        }
        match UPDATE {
            AFTER => self.registers.get(address.base),
            _ => sum,
        }
    }

    /// As [`Cpu::address_of`]; None at the end of a circular buffer.
    fn non_aligned_address(
        &mut self,
        attempt: &Attempt,
        address: &Address,
        size: u32,
    ) -> Option<u32> {
        let at = match address.update {
            Update::None => self.address_of::<PLAIN>(attempt.spare, address),
            Update::Pre => self.address_of::<BEFORE>(attempt.spare, address),
            Update::Post => self.address_of::<AFTER>(attempt.spare, address),
        };
        self.is_within_buffer(address, at, size).then_some(at)
    }

    #[inline(always)]
    fn leave_store(&mut self, at: u32, place: Place, size: u32, value: u64) {
        self.accesses.add(Access {
            address: at,
            memory: place.memory as u32,
            size,
            write: true,
        });
        self.accesses.write(place, size, value);
    }
}
