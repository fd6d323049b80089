//! Runs a superblock, with the checks that preparation could not decide. If a check fails, or an operation does more
//! than write its result, the packet has no effect. The CPU then runs the packet again with every check, and reports
//! the fault.

use crate::sim::engine::accelerator::End;
use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::engine::fast::execute::cycle::SequenceEnd;
use crate::sim::engine::fast::superblock::Superblock;
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;
use crate::sim::packet::Packet;

impl Cpu {
    /// Runs the packets of a superblock until a branch leads out of it.
    #[inline(always)]
    pub(in crate::sim::engine::fast) fn run_superblock(
        &mut self,
        superblock: &mut Superblock,
        packets: &[Packet],
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: &impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Checked<End> {
        let past = self.registers.sent_before(self.cycle);
        let (prepared_packets, sequences) = superblock.parts(&past);
        let mut sequences = sequences.iter_mut().peekable();
        let mut number = 0;
        while number < prepared_packets.len() {
            let mut fetched = false;
            if let Some(sequence) = sequences.next_if(|it| it.first == number) {
                if self.may_enter(sequence, max_cycles) {
                    let (done, ended) =
                        self.run_sequence(sequence, memory, waits, stop, max_cycles);
                    match ended {
                        SequenceEnd::Stopped => return Ok(End::Stopped),
                        SequenceEnd::Limit | SequenceEnd::Left => return Ok(End::Left),
                        SequenceEnd::Whole => {}
                        SequenceEnd::Fetched => fetched = true,
                    }
                    number += done;
                }
            }
            let Some(prepared) = prepared_packets.get_mut(number) else {
                break;
            };
            number += 1;
            if !fetched {
                if self.total_cycles() >= max_cycles {
                    return Ok(End::Left);
                }
                waits.fetch(
                    prepared.address,
                    prepared.next,
                    self.cycle,
                    &mut self.counts.stalls,
                );
            }
            if prepared.simple && self.execute_prepared::<true>(prepared, packets, memory, waits) {
                if self.branching == 0 {
                    self.address = prepared.next;
                    if stop(prepared.next) {
                        return Ok(End::Stopped);
                    }
                    continue;
                }
                self.address = self.landing_branch().unwrap_or(prepared.next);
            } else if prepared.may_run_prepared
                && self.execute_prepared::<false>(prepared, packets, memory, waits)
            {
                match prepared.idle {
                    0 => self.address = self.landing_branch().unwrap_or(prepared.next),
                    _ => self.advance_idle(&packets[prepared.number], max_cycles)?,
                }
            } else {
                let packet = &packets[prepared.number];
                self.execute_and_advance(packet, memory, waits, max_cycles)?;
            }
            if stop(self.address) {
                return Ok(End::Stopped);
            }
            if self.address != prepared.next {
                return Ok(End::Left);
            }
        }
        Ok(End::Left)
    }

    #[cold]
    #[inline(never)]
    fn execute_and_advance(
        &mut self,
        packet: &Packet,
        memory: &mut Memory,
        waits: &mut impl Waits,
        max_cycles: u64,
    ) -> Checked {
        self.execute(packet, memory, waits)?;
        self.advance(packet, max_cycles)
    }
}
