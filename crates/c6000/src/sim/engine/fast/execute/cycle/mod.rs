//! Runs one cycle of a sequence.

use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::superblock::sequence::{Cycle, ResolvedLoad, Work};
use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::contents::Memory;
use crate::sim::state::stalls::Cause;

pub(in crate::sim::engine::fast) mod loads;
pub(in crate::sim::engine::fast) mod plain;

/// Where a sequence ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SequenceEnd {
    /// After its last packet.
    Whole,
    /// The caller wants to stop at the next packet.
    Stopped,
    /// Before a packet that needs every check. The packet has been fetched.
    Fetched,
    /// A branch led out of the sequence.
    Left,
    /// The cycles are used up.
    Limit,
}

impl Cpu {
    /// Runs a cycle of any kind. Returns the registers written under predicates. Returns None without any effect if the
    /// cycle's packet needs every check.
    #[inline]
    pub(super) fn run_cycle(
        &mut self,
        cycle: &Cycle,
        work: &mut Work,
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) -> Option<u64> {
        self.load_all(&mut work.loads[cycle.loads.range()], memory)?;
        for sum in &work.sums[cycle.sums.range()] {
            let value = self.sum(&sum.address);
            self.registers.set(sum.spare, value);
        }
        for deferred in &work.deferred[cycle.deferred.range()] {
            self.compute_deferred(deferred);
        }
        for speculative in &mut work.speculative[cycle.speculative.range()] {
            (speculative.run)(self, speculative, memory).then_some(())?;
        }
        if cycle.waits {
            self.counts.stalls.add(Cause::CrossPath, 1);
        }
        for branch in &work.branches[cycle.branches.range()] {
            self.send_prepared_branch(branch);
        }
        self.move_all(&work.saves[cycle.saves.range()]);
        let writes = &work.writes[cycle.writes.range()];
        let mut written = 0;
        if self.predicated_effects.any {
            written = std::mem::take(&mut self.predicated_effects).written;
        }
        if cycle.predicated {
            written |= self.write_some(writes);
        } else {
            for write in writes {
                (write.write)(&mut self.registers, &write.operands, write.to);
            }
        }
        match self.accesses.count {
            0 => {}
            _ if cycle.stores => self.finish_accesses(memory, waits),
            _ => self.wait_for_accesses(waits),
        }
        for register in &work.landings[cycle.landings.range()] {
            self.registers.land_one(self.cycle, *register);
        }
        for register in cycle.lands {
            self.registers.land_one(self.cycle, register);
        }
        Some(written)
    }

    #[inline(always)]
    fn load_all(&mut self, loads: &mut [ResolvedLoad], memory: &Memory) -> Option<()> {
        for load in loads {
            let address = (load.run)(self, load, memory)?;
            self.accesses.add(DataAccess {
                address,
                memory: load.memory,
                size: u32::from(load.size),
                write: false,
            });
        }
        Some(())
    }
}
