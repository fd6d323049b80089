//! What the C64x adds to the CPU: shared write ports, the cross-path stall, branches that test a counter,
//! non-aligned accesses in circular buffers.

use super::{Cpu, Step};
use crate::sim::error::{Rule, Violation};
use crate::sim::operation::{Address, Operation, Target};
use crate::sim::packet::Packet;
use crate::sim::ports::Port;
use crate::sim::stalls::Cause;

impl Cpu {
    /// Waits for what the packet reads, or for its place in memory.
    #[inline]
    pub(super) fn stall_before(&mut self, packet: &Packet) {
        if packet.cross_reads & self.written != 0 {
            self.cross_path_stall(packet);
        }
        if packet.target_stall > 0 {
            self.spanning_target_stall(packet);
        }
    }

    /// Waits a cycle where the packet reads a register over a cross path that was written in the cycle before,
    /// other than by the data of a load (SPRU189F 5.6.2). Whether the reading instruction's predicate is true
    /// makes no difference; one whose predicate is false writes nothing that could be waited for.
    #[cold]
    fn cross_path_stall(&mut self, packet: &Packet) {
        let loaded = self.registers.loaded_before(self.cycle);
        if packet.cross_reads & self.written & !loaded != 0 {
            self.counts.stalls.add(Cause::CrossPath, 1);
        }
    }

    /// Waits for the second fetch packet of the target of a branch, which is asked for a cycle after the first.
    #[cold]
    fn spanning_target_stall(&mut self, packet: &Packet) {
        if self.arrived == self.cycle {
            let cycles = u64::from(packet.target_stall);
            self.counts.stalls.add(Cause::BranchTarget, cycles);
        }
    }

    /// Takes the write port that the operation's result needs.
    pub(super) fn take_port(&mut self, port: Port, operation: &Operation) -> Step {
        let lands = self.cycle + u64::from(operation.delay);
        let taken = self.ports.take(port, lands, operation.address);
        taken.map_err(|other| {
            let offenders = [other, operation.address];
            Violation::new(Rule::WritePort, port.name(), &offenders)
        })
    }

    pub(super) fn branch_positive<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        target: Target,
        counter: u8,
        decrement: bool,
    ) -> Step {
        let count = self.registers.get(counter);
        if (count as i32) < 0 {
            return Ok(());
        }
        if decrement {
            self.send_one::<CLASHES>(operation, counter, count - 1, 0)?;
        }
        self.branch(operation, target)
    }

    /// A non-aligned access in a circular buffer goes on at its other end (SPRU189F 5.7.2.3), which is not
    /// modelled; in a buffer smaller than the access it is undefined.
    pub(super) fn check_circular(
        &self,
        operation: &Operation,
        address: &Address,
        at: u32,
        size: u32,
    ) -> Step {
        if !self.is_within_buffer(address, at, size) {
            let detail = "a non-aligned access across the end of a circular buffer is not modelled";
            return Err(Violation::new(
                Rule::CircularAddressing,
                detail,
                &[operation.address],
            ));
        }
        Ok(())
    }

    /// Whether a non-aligned access stays within its circular buffer, if it is in one.
    #[inline]
    pub(super) fn is_within_buffer(&self, address: &Address, at: u32, size: u32) -> bool {
        let inside = self.control.address_bits(address.base);
        inside == u32::MAX || u64::from(at & inside) + u64::from(size) <= u64::from(inside) + 1
    }
}
