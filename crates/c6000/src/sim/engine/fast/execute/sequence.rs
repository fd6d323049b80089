//! Runs a sequence: its values, addresses and waits. The totals of the sequence describe all other effects of its
//! cycles. The CPU adds these totals when it leaves the sequence.

use crate::sim::engine::cpu::results::PredicatedEffects;
use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::execute::cycle::plain::plain_form;
use crate::sim::engine::fast::execute::cycle::SequenceEnd;
#[cfg(feature = "translate")]
use crate::sim::engine::fast::execute::translated::code_of;
use crate::sim::engine::fast::superblock::sequence::{Sequence, Totals};
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;
use crate::sim::state::registers::LONGEST_DELAY;

impl Cpu {
    /// Whether a sequence may begin now. Four conditions must hold: exactly the expected results are in flight, the
    /// registers that it reads are defined, no control register is about to change, and enough cycles are left if
    /// memory costs none.
    #[inline]
    pub(super) fn may_enter(&self, sequence: &Sequence, max_cycles: u64) -> bool {
        let most = 2 * sequence.cycles.len() as u64;
        self.total_cycles() + most < max_cycles
            && sequence.reads & !self.defined == 0
            && !self.control.is_busy()
            && self
                .registers
                .is_on_its_way(self.cycle, sequence.sent_before(0))
    }

    /// Runs the packets of a sequence. Returns how many of them ran, and why the run ended.
    #[inline(always)]
    pub(super) fn run_sequence(
        &mut self,
        sequence: &mut Sequence,
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: &impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> (usize, SequenceEnd) {
        let began = self.cycle;
        self.registers.forget_landing(began);
        #[cfg(feature = "translate")]
        if let Some(code) = code_of(sequence, waits, stop) {
            let (done, mut ended, conditional) =
                self.run_translated(sequence, &code, memory, waits, max_cycles);
            if ended == SequenceEnd::Left && stop(self.address) {
                ended = SequenceEnd::Stopped;
            }
            self.end_sequence(sequence, done, ended, conditional);
            return (done, ended);
        }
        let (mut conditional, mut last) = (0, 0);
        let mut ended = SequenceEnd::Whole;
        for cycle in &sequence.cycles {
            if waits.may_wait() && self.total_cycles() >= max_cycles {
                ended = SequenceEnd::Limit;
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
                if !plain_form(number, waits.may_wait())(self, cycle, &mut sequence.work, memory) {
                    ended = SequenceEnd::Fetched;
                    break;
                }
                last = 0;
                if waits.may_wait() && !cycle.loads.is_empty() {
                    self.wait_for_accesses(waits);
                }
            } else {
                let Some(written) = self.run_cycle(cycle, &mut sequence.work, memory, waits) else {
                    ended = SequenceEnd::Fetched;
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
                    ended = SequenceEnd::Left;
                }
            }
            if stop(self.address) {
                ended = SequenceEnd::Stopped;
            }
            if ended != SequenceEnd::Whole {
                break;
            }
        }
        let done = (self.cycle - began) as usize;
        self.end_sequence(sequence, done, ended, [conditional, last]);
        (done, ended)
    }

    /// Adds the totals of the first `done` packets of a sequence. `conditional` has the registers that predicates
    /// allowed to be written: in all these packets, and in the last one.
    fn end_sequence(
        &mut self,
        sequence: &Sequence,
        done: usize,
        ended: SequenceEnd,
        [conditional, last]: [u64; 2],
    ) {
        if ended == SequenceEnd::Fetched {
            self.accesses.clear();
            self.predicated_effects = PredicatedEffects::default();
        }
        self.take_totals(sequence, done);
        if done > 0 {
            self.written = sequence.totals.written[done - 1] | last;
        }
        self.defined |= conditional;
    }

    /// Adds the totals of the first `done` packets of a sequence. They have just run.
    #[inline]
    fn take_totals(&mut self, sequence: &Sequence, done: usize) {
        self.registers
            .send_again(self.cycle, sequence.sent_before(done));
        let totals = &sequence.totals;
        let Some(last) = done.checked_sub(1) else {
            return;
        };
        if !sequence.work.ports.is_empty() {
            self.take_ports(sequence, done);
        }
        self.counts.packets += done as u64;
        self.counts.instructions += totals.instructions[last];
        let enabled = self.control.interrupts_enabled();
        let began = self.cycle - done as u64;
        let mut counted = 0;
        for batch in &totals.batches {
            let number = usize::from(batch.cycles);
            if counted + number > done {
                break;
            }
            let cycle = began + counted as u64;
            if batch.branch {
                self.windows.branch(cycle);
                self.windows.cycle(cycle, enabled);
                self.windows.overtaken(batch.overtaken);
            } else {
                let overtaken = batch.overtaken;
                self.windows
                    .advance(cycle, number as u32, overtaken, enabled);
            }
            self.defined |= batch.written;
            counted += number;
        }
        if counted < done {
            self.count_one_by_one(totals, counted, done);
        }
    }

    /// Takes the write ports for results of the first `done` cycles that are still in flight. The ports are free;
    /// otherwise the packets would not have been resolved.
    fn take_ports(&mut self, sequence: &Sequence, done: usize) {
        let began = self.cycle - done as u64;
        for index in done.saturating_sub(LONGEST_DELAY)..done {
            let ports = sequence.cycles[index].ports.range();
            for taken in &sequence.work.ports[ports] {
                let lands = began + index as u64 + u64::from(taken.delay);
                let free = self.ports.take(taken.port, lands, taken.instruction);
                debug_assert!(free.is_ok());
            }
        }
    }

    /// Counts the first cycles of a batch one by one. The batch has no branch, and did not run completely.
    #[cold]
    #[inline(never)]
    fn count_one_by_one(&mut self, totals: &Totals, counted: usize, done: usize) {
        let enabled = self.control.interrupts_enabled();
        let began = self.cycle - done as u64;
        for index in counted..done {
            let overtaken = (1 << totals.overtaken[index]) - 1;
            let cycle = began + index as u64;
            self.windows.advance(cycle, 1, overtaken, enabled);
            self.defined |= totals.written[index];
        }
    }
}
