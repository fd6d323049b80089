//! What a run watches beside the meaning of instructions: pending results that are read or overtaken, undefined
//! registers, and what is left over at a return.

use super::{Cpu, Step};
use crate::sim::error::{Rule, Violation};
use crate::sim::operation::Operation;
use crate::sim::packet::Packet;
use crate::sim::registers::{register_name, ALWAYS};

impl Cpu {
    /// A routine must have ended all it began: results and branches on their way would fall upon its caller.
    pub fn check_nothing_pending(&self) -> Step {
        let fail = |detail: String, offender: u32| {
            Err(Violation::new(Rule::CallingConvention, detail, &[offender]))
        };
        if let Some(branch) = self.branches.iter().flatten().next() {
            return fail(
                format!(
                    "a branch to {:#010x} is still on its way at the return",
                    branch.target
                ),
                branch.address,
            );
        }
        let in_flight = members(self.registers.in_flight()).next();
        let pending = in_flight.and_then(|register| {
            let (pending, _) = self.registers.last_pending(self.cycle, register, 0)?;
            Some((register, pending))
        });
        if let Some((register, pending)) = pending {
            let detail = format!(
                "a result for {} is still on its way at the return",
                register_name(register)
            );
            return fail(detail, pending.writer);
        }
        Ok(())
    }

    /// Notes where the packet reads a register, or overtakes a result, that an interrupt would let land first.
    #[cold]
    pub(super) fn find_multiple_assignments(&mut self, packet: &Packet) -> Step {
        for operation in &packet.operations {
            if operation.predicate != ALWAYS {
                self.check_landed(operation, operation.predicate, 0)?;
            }
            if !self.holds(operation) {
                continue;
            }
            for register in members(operation.reads & self.registers.in_flight()) {
                self.check_landed(operation, register, 0)?;
            }
            for register in members(operation.writes & self.registers.in_flight()) {
                self.check_landed(operation, register, 1)?;
            }
            for register in members(operation.late_writes & self.registers.in_flight()) {
                self.check_landed(operation, register, u64::from(operation.delay) + 1)?;
            }
        }
        Ok(())
    }

    /// Results for `register` that land `from` or more cycles from now make the operation a multiple assignment.
    fn check_landed(&mut self, operation: &Operation, register: u8, from: u64) -> Step {
        let Some((pending, ahead)) = self.registers.last_pending(self.cycle, register, from) else {
            return Ok(());
        };
        let age = u64::from(pending.delay) - ahead;
        if self.windows.multiple_assignment(age) && self.checks.interruptible {
            let detail = format!(
                "an interrupt would let the pending result for {} land first",
                register_name(register)
            );
            return Err(Violation::new(
                Rule::MultipleAssignment,
                detail,
                &[pending.writer, operation.address],
            ));
        }
        Ok(())
    }

    #[cold]
    pub(super) fn find_undefined_reads(&self, packet: &Packet) -> Step {
        for operation in &packet.operations {
            let predicate = if operation.predicate == ALWAYS {
                0
            } else {
                1 << operation.predicate
            };
            let reads = if self.holds(operation) {
                operation.reads
            } else {
                0
            };
            if let Some(register) = members((reads | predicate) & !self.defined).next() {
                return Err(Violation::new(
                    Rule::UndefinedRegister,
                    register_name(register),
                    &[operation.address],
                ));
            }
        }
        Ok(())
    }
}

/// The registers of a set.
fn members(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let register = (set != 0).then_some(set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        register
    })
}
