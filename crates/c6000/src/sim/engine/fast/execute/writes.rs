//! The part of a packet that cannot fail: results at the end of E1, moves between places of the register file,
//! branches.

use crate::sim::engine::cpu::branches::Branch;
use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::superblock::packet::{ImmediateResult, Move, PreparedBranch};
use crate::sim::engine::fast::superblock::sequence::{DeferredResult, NOWHERE};
use crate::sim::packet::operation::Target;
use crate::sim::state::registers::DeferredWrite;
use crate::sim::state::registers::ALWAYS;

impl Cpu {
    /// Writes the immediate results whose predicates hold. Returns the registers that were written under a predicate.
    #[inline]
    pub(super) fn write_some<'a>(
        &mut self,
        writes: impl IntoIterator<Item = &'a ImmediateResult>,
    ) -> u64 {
        let mut written = 0;
        for write in writes {
            let value = self.registers.get(write.predicate);
            if (value == 0) == write.negated {
                written |= u64::from(write.predicate != ALWAYS) << write.register;
                (write.write)(&mut self.registers, &write.operands, write.to);
            }
        }
        written
    }

    #[inline(never)]
    pub(super) fn move_all(&mut self, moves: &[Move]) {
        for it in moves {
            self.registers.set(it.to, self.registers.get(it.from));
        }
    }

    #[inline]
    pub(super) fn send_prepared_branch(&mut self, branch: &PreparedBranch) {
        if (self.registers.get(branch.predicate) == 0) != branch.negated {
            return;
        }
        let target = match branch.target {
            Target::Address(address) => address,
            Target::Register(register) => self.registers.get(register),
            Target::InterruptReturn | Target::NonmaskableReturn => return,
        };
        self.send_branch(Branch {
            target,
            address: branch.address,
        });
    }

    /// Computes a result and stores it for a later cycle.
    #[inline(always)]
    pub(super) fn compute_deferred(&mut self, deferred: &DeferredResult) {
        (deferred.write)(&mut self.registers, &deferred.operands, NOWHERE);
        let result = DeferredWrite {
            value: self.registers.get(NOWHERE),
            writer: deferred.instruction,
        };
        self.registers
            .put(self.cycle, deferred.register, deferred.delay, result);
    }
}
