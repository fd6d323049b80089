//! Where registers and results on their way stand, for code of the host that works on them itself.

#![allow(unsafe_code)]

use super::{slot, DeferredWrite, Registers, HORIZON, REGISTERS};
use std::ptr::addr_of_mut;

impl Registers {
    /// Where the values of the registers stand, by their index.
    ///
    /// # Safety
    /// The pointer leads to registers.
    pub unsafe fn values_of(registers: *mut Registers) -> *mut u32 {
        addr_of_mut!((*registers).values).cast()
    }

    /// Where the results stand, by their register, that land at the end of this cycle and of each of those after it.
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
