//! Runs one packet of a superblock, with the checks that preparation could not decide.

use crate::sim::engine::cpu::results::PredicatedEffects;
use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::superblock::packet::{Overtaken, PreparedPacket};
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;
use crate::sim::packet::Packet;

impl Cpu {
    /// Runs a packet's E1 and ends its cycle. Returns false without any effect if the packet needs every check.
    #[inline(always)]
    pub(super) fn execute_prepared<const SIMPLE: bool>(
        &mut self,
        prepared: &mut PreparedPacket,
        packets: &[Packet],
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) -> bool {
        let meets = match !SIMPLE && prepared.lands_later {
            false => self.registers.lands_in(self.cycle, prepared.lands[0]),
            true => self.registers.meet(self.cycle, &prepared.lands),
        };
        if meets || prepared.reads & !self.defined != 0 {
            return false;
        }
        for speculative in &mut *prepared.speculative {
            if !(speculative.run)(self, speculative, memory) {
                self.accesses.clear();
                self.predicated_effects = PredicatedEffects::default();
                return false;
            }
        }
        let mut written = prepared.written;
        if SIMPLE {
            self.windows
                .cycle_without_branch(self.cycle, self.control.interrupts_enabled());
            self.note_overtaken(prepared, packets);
            for write in &*prepared.writes {
                (write.write)(&mut self.registers, &write.operands, write.to);
            }
            if self.accesses.count > 0 {
                self.wait_for_accesses(waits);
            }
        } else {
            written |= self.write_all(prepared, packets, memory, waits);
        }
        self.counts.packets += 1;
        self.counts.instructions += prepared.instructions;
        if prepared.sends {
            let rarely = !SIMPLE && prepared.sends_rarely;
            self.registers.sent_by(self.cycle, &prepared.sent);
            self.registers.send_all(self.cycle, &prepared.sent, rarely);
        } else {
            self.registers.begin(self.cycle);
        }
        if !SIMPLE && self.predicated_effects.any {
            let effects = std::mem::take(&mut self.predicated_effects);
            self.registers.send_more(self.cycle, &effects.sent);
            written |= effects.written;
        }
        written |= self.registers.land_sent(self.cycle);
        self.end_cycle_after(written);
        true
    }

    /// Runs a packet that is not simple: its speculative operations, its other operations, and the end of its cycle.
    /// Returns the registers written under predicates.
    #[inline(always)]
    fn write_all(
        &mut self,
        prepared: &PreparedPacket,
        packets: &[Packet],
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) -> u64 {
        if prepared.may_stall {
            self.stall_before(&packets[prepared.number]);
        }
        if prepared.has_branch {
            self.windows.branch(self.cycle);
        }
        self.windows
            .cycle(self.cycle, self.control.interrupts_enabled());
        self.note_overtaken(prepared, packets);
        if let Some(branch) = &prepared.branch {
            self.send_prepared_branch(branch);
        }
        if prepared.has_saves {
            self.move_all(&prepared.saves);
        }
        let written = self.write_some(&*prepared.writes);
        if prepared.has_moves {
            self.move_all(&prepared.moves);
        }
        if self.accesses.count > 0 {
            self.finish_accesses(memory, waits);
        }
        written
    }

    /// Records which results the packet overtakes. The caller knows that the packet will run this way.
    #[inline(always)]
    fn note_overtaken(&mut self, prepared: &PreparedPacket, packets: &[Packet]) {
        match prepared.overtaken {
            Overtaken::Nothing => {}
            Overtaken::Since(age) if age <= self.windows.closed_for() => {}
            Overtaken::Since(age) => {
                self.windows.multiple_assignment(age);
            }
            Overtaken::Unknown => self.find_multiple_assignment(&packets[prepared.number]),
        }
    }
}
