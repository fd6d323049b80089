//! Addresses of registers and results in flight, for translated code that works on them directly.

#![allow(unsafe_code)]

use super::{slot, DeferredWrite, Registers, HORIZON, REGISTERS};
use std::ptr::addr_of_mut;

impl Registers {
    /// The address of the array of registers' values, by index.
    ///
    /// # Safety
    /// The pointer leads to registers.
    pub unsafe fn values_of(registers: *mut Registers) -> *mut u32 {
        addr_of_mut!((*registers).values).cast()
    }

    /// The addresses of the arrays of results, by register, that land at the end of this cycle and of each later one.
    ///
    /// # Safety
    /// The pointer leads to registers.
    pub unsafe fn results_of(
        registers: *mut Registers,
        cycle: u64,
    ) -> [*mut DeferredWrite; HORIZON] {
        let first: *mut DeferredWrite = addr_of_mut!((*registers).results).cast();
        std::array::from_fn(|ahead| first.add(slot(cycle + ahead as u64) * REGISTERS))
    }
}
