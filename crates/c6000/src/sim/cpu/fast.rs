//! Running a block: every check of the packet-by-packet way that its form has not settled. Where one of them fails,
//! or an operation has more to say than its result, the packet leaves no trace and runs again with every check,
//! which then finds and names the fault.

use super::attempts::Left;
use super::settled::Ended;
use super::{Branch, Cpu, Step};
use crate::sim::block::{Block, FastBranch, FastPacket, Move, Overtaken, Write};
use crate::sim::memory::Memory;
use crate::sim::operation::Target;
use crate::sim::packet::Packet;
use crate::sim::registers::ALWAYS;
use crate::sim::timing::Waits;

/// Why a block was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The next packet is not in it, or the cycles are used up.
    Left,
    /// The next packet is one to stop at.
    Stopped,
}

impl Cpu {
    /// Runs a block's packets until a branch leads out of it.
    #[inline(always)]
    pub(super) fn run_block(
        &mut self,
        (block, packets): (&mut Block, &[Packet]),
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: &impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Step<End> {
        let past = self.registers.sent_before(self.cycle);
        let (fast_packets, stretches) = block.parts(&past);
        let mut stretches = stretches.iter_mut().peekable();
        let mut number = 0;
        while number < fast_packets.len() {
            let mut fetched = false;
            if let Some(stretch) = stretches.next_if(|it| it.first == number) {
                if self.is_settled(stretch, max_cycles) {
                    let (done, ended) = self.run_stretch(stretch, memory, waits, stop, max_cycles);
                    match ended {
                        Ended::Stopped => return Ok(End::Stopped),
                        Ended::Limit | Ended::Left => return Ok(End::Left),
                        Ended::Whole => {}
                        Ended::Fetched => fetched = true,
                    }
                    number += done;
                }
            }
            let Some(fast) = fast_packets.get_mut(number) else {
                break;
            };
            number += 1;
            if !fetched {
                if self.total_cycles() >= max_cycles {
                    return Ok(End::Left);
                }
                waits.fetch(fast.address, fast.next, self.cycle, &mut self.counts.stalls);
            }
            if fast.simple && self.execute_fast::<true>(fast, packets, memory, waits) {
                if self.branching == 0 {
                    self.address = fast.next;
                    if stop(fast.next) {
                        return Ok(End::Stopped);
                    }
                    continue;
                }
                self.address = self.landing_branch().unwrap_or(fast.next);
            } else if fast.may_run_fast && self.execute_fast::<false>(fast, packets, memory, waits)
            {
                match fast.idle {
                    0 => self.address = self.landing_branch().unwrap_or(fast.next),
                    _ => self.advance_idle(&packets[fast.number], max_cycles)?,
                }
            } else {
                let packet = &packets[fast.number];
                self.execute_and_advance(packet, memory, waits, max_cycles)?;
            }
            if stop(self.address) {
                return Ok(End::Stopped);
            }
            if self.address != fast.next {
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
    ) -> Step {
        self.execute(packet, memory, waits)?;
        self.advance(packet, max_cycles)
    }

    /// E1 of a packet, and the end of its cycle; false, and nothing done, where it needs every check.
    #[inline(always)]
    fn execute_fast<const SIMPLE: bool>(
        &mut self,
        fast: &mut FastPacket,
        packets: &[Packet],
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) -> bool {
        let meets = match !SIMPLE && fast.lands_later {
            false => self.registers.lands_in(self.cycle, fast.lands[0]),
            true => self.registers.meet(self.cycle, &fast.lands),
        };
        if meets || fast.reads & !self.defined != 0 {
            return false;
        }
        for attempt in &mut *fast.attempts {
            if !(attempt.run)(self, attempt, memory) {
                self.accesses.clear();
                self.left = Left::default();
                return false;
            }
        }
        let mut written = fast.written;
        if SIMPLE {
            self.windows
                .cycle_without_branch(self.cycle, self.control.interrupts_enabled());
            self.note_overtaken(fast, packets);
            for write in &*fast.writes {
                (write.write)(&mut self.registers, &write.operands, write.to);
            }
            if self.accesses.count > 0 {
                self.wait_for_accesses(waits);
            }
        } else {
            written |= self.write_all(fast, packets, memory, waits);
        }
        self.counts.packets += 1;
        self.counts.instructions += fast.instructions;
        if fast.sends {
            let rarely = !SIMPLE && fast.sends_rarely;
            self.registers.sent_by(self.cycle, &fast.sent);
            self.registers.send_all(self.cycle, &fast.sent, rarely);
        } else {
            self.registers.begin(self.cycle);
        }
        if !SIMPLE && self.left.any {
            let left = std::mem::take(&mut self.left);
            self.registers.send_more(self.cycle, &left.sent);
            written |= left.written;
        }
        written |= self.registers.land_sent(self.cycle);
        self.end_cycle_after(written);
        true
    }

    /// What a packet that is not simple does between its attempts and the end of its cycle. Returns the registers
    /// written under predicates.
    #[inline(always)]
    fn write_all(
        &mut self,
        fast: &FastPacket,
        packets: &[Packet],
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) -> u64 {
        if fast.may_stall {
            self.stall_before(&packets[fast.number]);
        }
        if fast.has_branch {
            self.windows.branch(self.cycle);
        }
        self.windows
            .cycle(self.cycle, self.control.interrupts_enabled());
        self.note_overtaken(fast, packets);
        if let Some(branch) = &fast.branch {
            self.branch_fast(branch);
        }
        if fast.has_saves {
            self.move_all(&fast.saves);
        }
        let written = self.write_some(&*fast.writes);
        if fast.has_moves {
            self.move_all(&fast.moves);
        }
        if self.accesses.count > 0 {
            self.finish_accesses(memory, waits);
        }
        written
    }

    /// Does the writes whose predicates hold; returns the registers written under one.
    #[inline]
    pub(super) fn write_some<'a>(&mut self, writes: impl IntoIterator<Item = &'a Write>) -> u64 {
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

    /// Notes what the packet overtakes, once it is sure to run this way.
    #[inline(always)]
    fn note_overtaken(&mut self, fast: &FastPacket, packets: &[Packet]) {
        match fast.overtaken {
            Overtaken::Nothing => {}
            Overtaken::Since(age) if age <= self.windows.closed_for() => {}
            Overtaken::Since(age) => {
                self.windows.multiple_assignment(age);
            }
            Overtaken::Unknown => self.find_multiple_assignment(&packets[fast.number]),
        }
    }

    #[inline]
    pub(super) fn branch_fast(&mut self, branch: &FastBranch) {
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
}
