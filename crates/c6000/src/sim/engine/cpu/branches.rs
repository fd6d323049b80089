//! Branches in flight, from their E1 to the end of their delay slots.

use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::packet::operation::{Operation, Target};
use crate::sim::state::error::{Rule, Violation};

/// Cycles from E1 of a branch to E1 of its target.
pub(in crate::sim::engine) const BRANCH_LATENCY: u64 = 6;

/// Slots for branches in flight: a power of two, larger than the latency.
pub(in crate::sim::engine) const BRANCH_SLOTS: usize = 8;

/// A branch in flight.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::sim::engine) struct Branch {
    pub target: u32,
    /// Address of the branch instruction.
    pub address: u32,
}

impl Cpu {
    pub(in crate::sim::engine) fn branch(
        &mut self,
        operation: &Operation,
        target: Target,
    ) -> Checked {
        let target = match target {
            Target::Address(address) => address,
            Target::Register(register) => self.registers.get(register),
            Target::InterruptReturn => self.control.return_from_interrupt(),
            Target::NonmaskableReturn => self.control.return_from_nonmaskable(),
        };
        let slot = (self.cycle + BRANCH_LATENCY) as usize % BRANCH_SLOTS;
        if self.branching >> slot & 1 != 0 {
            let offenders = [self.branches[slot].address, operation.address];
            return Err(Violation::new(
                Rule::TakenBranches,
                "both are taken",
                &offenders,
            ));
        }
        self.send_branch(Branch {
            target,
            address: operation.address,
        });
        Ok(())
    }

    /// Starts the delay slots of a branch in this cycle.
    #[inline]
    pub(in crate::sim::engine) fn send_branch(&mut self, branch: Branch) {
        let slot = (self.cycle + BRANCH_LATENCY) as usize % BRANCH_SLOTS;
        self.branches[slot] = branch;
        self.branching |= 1 << slot;
    }

    /// The branches in flight.
    pub(in crate::sim::engine) fn branches(&self) -> impl Iterator<Item = &Branch> {
        let slots = (0..BRANCH_SLOTS).filter(|slot| self.branching >> slot & 1 != 0);
        slots.map(|slot| &self.branches[slot])
    }

    /// The target of the branch whose delay slots end in this cycle.
    #[inline]
    pub(in crate::sim::engine) fn landing_branch(&mut self) -> Option<u32> {
        let slot = self.cycle as usize % BRANCH_SLOTS;
        if self.branching >> slot & 1 == 0 {
            return None;
        }
        self.branching &= !(1 << slot);
        let branch = self.branches[slot];
        self.arrived = self.cycle;
        self.landed = Some(branch);
        Some(branch.target)
    }

    /// The violation for a packet that cannot be decoded. It names the branch that led to the packet.
    #[cold]
    pub(in crate::sim::engine) fn without_packet(
        &self,
        mut violation: Box<Violation>,
    ) -> Box<Violation> {
        let led_here = self.landed.filter(|branch| branch.target == self.address);
        if violation.offenders.is_empty() {
            violation
                .offenders
                .extend(led_here.map(|branch| branch.address));
        }
        violation
    }
}
