//! Running a stretch of settled packets: values, addresses and waits. What else a cycle does is in the stretch's
//! account, which is taken over when it is left.

use super::attempts::Left;
use super::{plain, Cpu};
use crate::sim::block::stretch::{Account, Cycle, SettledLoad, Stretch, Work};
use crate::sim::memory::Memory;
use crate::sim::registers::LONGEST_DELAY;
use crate::sim::stalls::Cause;
use crate::sim::timing::{Access, Waits};

/// How a stretch was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    /// Behind its last packet.
    Whole,
    /// The next packet is one to stop at.
    Stopped,
    /// The next packet, which it has fetched, needs every check.
    Fetched,
    /// A branch led elsewhere.
    Left,
    /// The cycles are used up.
    Limit,
}

impl Cpu {
    /// Whether all that a stretch takes for settled is so now: what is on its way is what its run sent, what it reads
    /// is defined, no control register is about to change, and the cycles suffice where memory costs none.
    #[inline]
    pub(super) fn is_settled(&self, stretch: &Stretch, max_cycles: u64) -> bool {
        let most = 2 * stretch.cycles.len() as u64;
        self.total_cycles() + most < max_cycles
            && stretch.reads & !self.defined == 0
            && !self.control.is_busy()
            && self
                .registers
                .is_on_its_way(self.cycle, stretch.sent_before(0))
    }

    /// Runs the packets of a stretch; returns how many, and why no more.
    #[inline(always)]
    pub(super) fn run_stretch(
        &mut self,
        stretch: &mut Stretch,
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: &impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> (usize, Ended) {
        let began = self.cycle;
        self.registers.forget_landing(began);
        let code = waits.costs().and_then(|costs| stretch.code(costs));
        if let Some(code) = code.filter(|_| !stretch.nexts.iter().any(|next| stop(*next))) {
            let (done, mut ended, [conditional, last]) =
                self.run_translated(stretch, &code, memory, waits, max_cycles);
            if ended == Ended::Left && stop(self.address) {
                ended = Ended::Stopped;
            }
            self.end_stretch(stretch, done, ended, [conditional, last]);
            return (done, ended);
        }
        let (mut conditional, mut last) = (0, 0);
        let mut ended = Ended::Whole;
        for cycle in &stretch.cycles {
            if waits.may_wait() && self.total_cycles() >= max_cycles {
                ended = Ended::Limit;
                break;
            }
            if waits.may_wait() && (cycle.enters || waits.follows_packets()) {
                waits.fetch(
                    cycle.address,
                    cycle.next,
                    self.cycle,
                    &mut self.counts.stalls,
                );
            }
            if let Some(number) = cycle.plain {
                if !plain::form(number, waits.may_wait())(self, cycle, &mut stretch.work, memory) {
                    ended = Ended::Fetched;
                    break;
                }
                last = 0;
                if waits.may_wait() && !cycle.loads.is_empty() {
                    self.wait_for_accesses(waits);
                }
            } else {
                let Some(written) = self.run_cycle(cycle, &mut stretch.work, memory, waits) else {
                    ended = Ended::Fetched;
                    break;
                };
                last = written;
                conditional |= written;
            }
            self.cycle += 1;
            self.address = cycle.next;
            if cycle.may_leave {
                if let Some(target) = self.landing_branch() {
                    self.address = target;
                    ended = Ended::Left;
                }
            }
            if stop(self.address) {
                ended = Ended::Stopped;
            }
            if ended != Ended::Whole {
                break;
            }
        }
        let done = (self.cycle - began) as usize;
        self.end_stretch(stretch, done, ended, [conditional, last]);
        (done, ended)
    }

    /// Takes over what running the first packets of a stretch came to; `conditional`: the registers that all of them,
    /// and the last, wrote under predicates.
    fn end_stretch(
        &mut self,
        stretch: &Stretch,
        done: usize,
        ended: Ended,
        [conditional, last]: [u64; 2],
    ) {
        if ended == Ended::Fetched {
            self.accesses.clear();
            self.left = Left::default();
        }
        self.settle(stretch, done);
        if done > 0 {
            self.written = stretch.account.written[done - 1] | last;
        }
        self.defined |= conditional;
    }

    /// A cycle of any kind: the registers written under predicates, or None, and nothing shows, where its packet needs
    /// every check.
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
        for late in &work.late[cycle.late.range()] {
            self.compute_late(late);
        }
        for attempt in &mut work.attempts[cycle.attempts.range()] {
            (attempt.run)(self, attempt, memory).then_some(())?;
        }
        if cycle.waits {
            self.counts.stalls.add(Cause::CrossPath, 1);
        }
        for branch in &work.branches[cycle.branches.range()] {
            self.branch_fast(branch);
        }
        self.move_all(&work.saves[cycle.saves.range()]);
        let writes = &work.writes[cycle.writes.range()];
        let mut written = 0;
        if self.left.any {
            written = std::mem::take(&mut self.left).written;
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
    fn load_all(&mut self, loads: &mut [SettledLoad], memory: &Memory) -> Option<()> {
        for load in loads {
            let address = (load.run)(self, load, memory)?;
            self.accesses.add(Access {
                address,
                memory: load.memory,
                size: u32::from(load.size),
                write: false,
            });
        }
        Some(())
    }

    /// Takes over the account of the first packets of a stretch, which have just run.
    #[inline]
    fn settle(&mut self, stretch: &Stretch, done: usize) {
        self.registers
            .send_again(self.cycle, stretch.sent_before(done));
        let account = &stretch.account;
        let Some(last) = done.checked_sub(1) else {
            return;
        };
        if !stretch.work.ports.is_empty() {
            self.take_ports(stretch, done);
        }
        self.counts.packets += done as u64;
        self.counts.instructions += account.instructions[last];
        let enabled = self.control.interrupts_enabled();
        let began = self.cycle - done as u64;
        let mut settled = 0;
        for step in &account.steps {
            let number = usize::from(step.cycles);
            if settled + number > done {
                break;
            }
            let cycle = began + settled as u64;
            if step.branch {
                self.windows.branch(cycle);
                self.windows.cycle(cycle, enabled);
                self.windows.overtaken(step.overtaken);
            } else {
                let overtaken = step.overtaken;
                self.windows
                    .advance(cycle, number as u32, overtaken, enabled);
            }
            self.defined |= step.written;
            settled += number;
        }
        if settled < done {
            self.settle_one_by_one(account, settled, done);
        }
    }

    /// Takes the write ports of results that are still on their way after the first cycles of a stretch: they are free, or
    /// the cycles would not be settled.
    fn take_ports(&mut self, stretch: &Stretch, done: usize) {
        let began = self.cycle - done as u64;
        for index in done.saturating_sub(LONGEST_DELAY)..done {
            let ports = stretch.cycles[index].ports.range();
            for taken in &stretch.work.ports[ports] {
                let lands = began + index as u64 + u64::from(taken.delay);
                let free = self.ports.take(taken.port, lands, taken.instruction);
                debug_assert!(free.is_ok());
            }
        }
    }

    /// The end of the account where a step was not done whole: it has no branches.
    #[cold]
    #[inline(never)]
    fn settle_one_by_one(&mut self, account: &Account, settled: usize, done: usize) {
        let enabled = self.control.interrupts_enabled();
        let began = self.cycle - done as u64;
        for index in settled..done {
            let overtaken = (1 << account.overtaken[index]) - 1;
            let cycle = began + index as u64;
            self.windows.advance(cycle, 1, overtaken, enabled);
            self.defined |= account.written[index];
        }
    }
}
