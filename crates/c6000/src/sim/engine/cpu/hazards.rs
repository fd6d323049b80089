//! Hazards that are checked in a run: packets that overtake an older result, reads of undefined registers, and results
//! in flight at a return. An instruction overtakes a result if it reads or writes its register before the result
//! arrives.

use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::packet::operation::Operation;
use crate::sim::packet::Packet;
use crate::sim::state::convention::handed_over;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::registers::{members, register_name, Ahead};

impl Cpu {
    /// Checks a return: results and branches in flight would affect the caller. With `loose_return`, results may be in
    /// flight to registers that the convention neither preserves nor uses for a return value. Returns the set of
    /// registers with results in flight.
    pub fn check_nothing_pending(&self) -> Checked<u64> {
        let fail = |detail: String, offender: u32| {
            Err(Violation::new(Rule::CallingConvention, detail, &[offender]))
        };
        if let Some(branch) = self.branches().next() {
            return fail(
                format!(
                    "a branch to {:#010x} is still on its way at the return",
                    branch.target
                ),
                branch.address,
            );
        }
        let in_flight = self.registers.in_flight();
        let harmful = match self.checks.loose_return {
            true => in_flight & handed_over(),
            false => in_flight,
        };
        let pending = members(harmful).next();
        let pending = pending.and_then(|register| {
            let (pending, _) = self.registers.oldest_pending(self.cycle, register, 0)?;
            Some((register, pending))
        });
        if let Some((register, pending)) = pending {
            let detail = format!(
                "a result for {} is still on its way at the return",
                register_name(register)
            );
            return fail(detail, pending.writer);
        }
        Ok(in_flight)
    }

    /// Records a multiple assignment: the packet overtakes a result that would land first if an interrupt came in
    /// between. An error, if the checks refuse it.
    #[inline]
    pub(in crate::sim::engine) fn note_multiple_assignment(&mut self, packet: &Packet) -> Checked {
        let age = self.oldest_overtaken(packet);
        if age > 0 && self.windows.multiple_assignment(age) && self.checks.interruptible {
            self.name_multiple_assignment(packet)?;
        }
        Ok(())
    }

    /// Records a multiple assignment like [`Cpu::note_multiple_assignment`], but never refuses it.
    #[cfg(feature = "fast")]
    #[inline]
    pub(in crate::sim::engine) fn find_multiple_assignment(&mut self, packet: &Packet) {
        let age = self.oldest_overtaken(packet);
        if age > 0 {
            self.windows.multiple_assignment(age);
        }
    }

    /// The age in cycles of the oldest result that the packet overtakes, if an interrupt could come in between. 0 if
    /// there is none.
    #[inline]
    fn oldest_overtaken(&self, packet: &Packet) -> u64 {
        let closed = self.windows.closed_for();
        let age = self
            .registers
            .oldest_overtaken(self.cycle, &packet.overtakes, closed);
        if age == 0 || !packet.predicated {
            return age;
        }
        let overtakes = self.overtakes_executed(packet);
        self.registers
            .oldest_overtaken(self.cycle, &overtakes, closed)
    }

    /// The registers that the packet overtakes. Only instructions whose predicates hold count.
    fn overtakes_executed(&self, packet: &Packet) -> Ahead {
        let mut overtakes = Ahead::default();
        for operation in &packet.operations {
            for set in &mut overtakes {
                *set |= operation.condition();
            }
            if self.holds(operation) {
                operation.add_overtakes(&mut overtakes);
            }
        }
        overtakes
    }

    /// The violation of the first instruction that an interrupt could break.
    #[cold]
    fn name_multiple_assignment(&self, packet: &Packet) -> Checked {
        for operation in &packet.operations {
            self.check_landed(operation, operation.condition(), 0)?;
            if self.holds(operation) {
                self.check_landed(operation, operation.reads, 0)?;
                self.check_landed(operation, operation.writes, 1)?;
                let after = u64::from(operation.delay) + 1;
                self.check_landed(operation, operation.late_writes, after)?;
            }
        }
        Ok(())
    }

    /// Refuses the operation if a result for one of these registers lands `from` or more cycles from now.
    fn check_landed(&self, operation: &Operation, registers: u64, from: u64) -> Checked {
        for register in members(registers) {
            let pending = self.registers.oldest_pending(self.cycle, register, from);
            let Some((pending, _)) = pending.filter(|(_, age)| self.windows.exposes(*age)) else {
                continue;
            };
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
    pub(in crate::sim::engine) fn find_undefined_reads(&self, packet: &Packet) -> Checked {
        for operation in &packet.operations {
            let reads = if self.holds(operation) {
                operation.reads
            } else {
                0
            };
            if let Some(register) = members((reads | operation.condition()) & !self.defined).next()
            {
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
