//! Addresses of registers and of results in flight. Translated code works on them directly.

#![allow(unsafe_code)]

use super::{slot, DeferredWrite, Registers, HORIZON, REGISTERS};
use std::ptr::addr_of_mut;

impl Registers {
    /// The address of the array of registers' values.
    ///
    /// # Safety
    /// `registers` must point to valid registers.
    pub unsafe fn values_of(registers: *mut Registers) -> *mut u32 {
        addr_of_mut!((*registers).values).cast()
    }

    /// For the current cycle and each later one, the address of the array of results that land at its end. The arrays
    /// are indexed by register.
    ///
    /// # Safety
    /// `registers` must point to valid registers.
    pub unsafe fn results_of(
        registers: *mut Registers,
        cycle: u64,
    ) -> [*mut DeferredWrite; HORIZON] {
        let first: *mut DeferredWrite = addr_of_mut!((*registers).results).cast();
        std::array::from_fn(|ahead| first.add(slot(cycle + ahead as u64) * REGISTERS))
    }
}
