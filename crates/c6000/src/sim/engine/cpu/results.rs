//! Results in flight to registers.

use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::packet::operation::{Destination, Operation};
use crate::sim::state::error::{Rule, Violation};
#[cfg(feature = "fast")]
use crate::sim::state::registers::Ahead;
use crate::sim::state::registers::{register_name, DeferredWrite};

/// Results that a packet sends only because predicates of its speculative operations hold.
#[cfg(feature = "fast")]
#[derive(Debug, Default)]
pub(in crate::sim::engine) struct PredicatedEffects {
    pub any: bool,
    /// Registers to which results were sent. Index n has the results with delay n + 1.
    pub sent: Ahead,
    /// Registers written at the end of E1.
    pub written: u64,
}

impl Cpu {
    /// Sends a result to its register or pair of registers.
    #[inline]
    pub(in crate::sim::engine) fn send<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        to: &Destination,
        value: i64,
    ) -> Checked {
        self.send_one::<CLASHES>(operation, to.register, value as u32, to.delay)?;
        if to.high != 0 {
            let high = (value >> 32) as u32 & to.high;
            self.send_one::<CLASHES>(operation, to.register + 1, high, to.delay)?;
        }
        Ok(())
    }

    #[inline]
    pub(in crate::sim::engine) fn send_one<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        register: u8,
        value: u32,
        delay: u8,
    ) -> Checked {
        if CLASHES {
            if let Some(other) = self.registers.landing(self.cycle, register, delay) {
                return Err(two_writes(register, other, operation));
            }
        } else if delay == 0 {
            self.early.send(register, value);
            return Ok(());
        }
        let result = DeferredWrite {
            value,
            writer: operation.address,
        };
        self.registers.send(self.cycle, register, delay, result);
        Ok(())
    }
}

#[cold]
fn two_writes(register: u8, other: DeferredWrite, operation: &Operation) -> Box<Violation> {
    Violation::new(
        Rule::RegisterWrites,
        register_name(register),
        &[other.writer, operation.address],
    )
}
