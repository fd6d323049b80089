//! Addresses of accesses. The function is compiled for each way to form an address.

use crate::sim::engine::cpu::Cpu;
use crate::sim::packet::operation::{Address, CONSTANT};
use crate::sim::state::control::may_be_circular;
use crate::sim::state::registers::LONGEST_DELAY;

/// Delay of the result of a load.
pub(super) const LOAD_DELAY: u8 = LONGEST_DELAY as u8;

/// The ways to form an address: a constant offset from a base that AMR cannot make circular; a register offset from a
/// base that AMR cannot make circular; a constant or register offset from any base; and an update of the base before or
/// after the access.
pub(super) const NEAR: u8 = 0;
pub(super) const INDEXED: u8 = 1;
pub(super) const PLAIN: u8 = 2;
pub(super) const BEFORE: u8 = 3;
pub(super) const AFTER: u8 = 4;

pub(super) fn is_near(address: &Address) -> bool {
    address.register == CONSTANT && !may_be_circular(address.base)
}

impl Cpu {
    /// The address of an access. An updated base goes to the spare place `spare`.
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
}
