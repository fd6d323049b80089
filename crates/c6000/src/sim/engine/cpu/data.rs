//! Loads and stores of the packet in E1: their addresses, and the order in which memory sees them.

use crate::isa::Update;
use crate::sim::engine::cpu::{at_fault, Checked, Cpu};
use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::contents::Memory;
use crate::sim::packet::operation::{Address, Load, Operation, CONSTANT};

impl Cpu {
    #[inline(always)]
    pub(in crate::sim::engine) fn load<const CLASHES: bool, const SIZE: u32>(
        &mut self,
        operation: &Operation,
        load: &Load,
        memory: &Memory,
    ) -> Checked {
        let at = self.access_address::<CLASHES>(operation, &load.address)?;
        if load.address.non_aligned && !self.is_within_buffer(&load.address, at, SIZE) {
            let value = self.load_around(operation, load, at, memory)?;
            let value = extend(value, SIZE, load.signed);
            return self.send::<CLASHES>(operation, &load.result, value);
        }
        let place = match load.address.non_aligned {
            false => memory.place(at, SIZE),
            true => memory.place_non_aligned(at, SIZE),
        };
        let place = place.map_err(|fault| at_fault(*fault, operation))?;
        self.accesses.add(DataAccess {
            address: at,
            memory: place.memory as u32,
            size: SIZE,
            write: false,
        });
        let value = memory
            .load(place, SIZE)
            .map_err(|fault| at_fault(*fault, operation))?;
        self.send::<CLASHES>(operation, &load.result, extend(value, SIZE, load.signed))
    }

    /// The sum of base and offset. The sum stays in the circular buffer if AMR makes the base circular.
    #[inline]
    pub(in crate::sim::engine) fn sum(&self, address: &Address) -> u32 {
        let offset = match address.register {
            CONSTANT => address.constant,
            register => self.registers.get(register) << address.scale,
        };
        let offset = if address.subtract {
            offset.wrapping_neg()
        } else {
            offset
        };
        let base = self.registers.get(address.base);
        self.control.offset_address(address.base, base, offset)
    }

    /// The address of an access. Updates the base register.
    #[inline]
    pub(in crate::sim::engine) fn access_address<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        address: &Address,
    ) -> Checked<u32> {
        let sum = self.sum(address);
        let at = match address.update {
            Update::Post => self.registers.get(address.base),
            Update::None | Update::Pre => sum,
        };
        if address.update != Update::None {
            self.send_one::<CLASHES>(operation, address.base, sum, 0)?;
        }
        Ok(at)
    }

    /// Performs the packet's stores after its loads, and waits for the memory system.
    pub(in crate::sim::engine) fn finish_accesses(
        &mut self,
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) {
        for write in &self.accesses.writes[..self.accesses.write_count] {
            memory.store(write.place, write.size, write.value);
        }
        let accesses = &self.accesses.list[..self.accesses.count];
        for access in accesses.iter().filter(|access| access.write) {
            self.stack.stored(access.address);
        }
        self.wait_for_accesses(waits);
    }

    /// Adds the stalls that the packet's accesses cause.
    #[inline(always)]
    pub(in crate::sim::engine) fn wait_for_accesses(&mut self, waits: &mut impl Waits) {
        let accesses = &self.accesses.list[..self.accesses.count];
        waits.data(accesses, self.cycle, &mut self.counts.stalls);
        self.accesses.clear();
    }
}

/// The contents of the register or pair that a load of `size` bytes writes.
#[inline]
pub(in crate::sim::engine) fn extend(value: u64, size: u32, signed: bool) -> i64 {
    let unused = 64 - 8 * size;
    if signed {
        (value << unused) as i64 >> unused
    } else {
        value as i64
    }
}
