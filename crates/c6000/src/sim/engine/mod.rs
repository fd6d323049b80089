//! Executes packets: the CPU, and the faster ways to run repeated code.
//!
//! [`cpu`] runs one packet after another with every check. It is the reference. Every faster way implements
//! [`Accelerator`] and gives the same results, cycles, statistics and errors. The feature `fast` adds [`fast`] with two
//! faster ways, and the feature `translate` adds the third. Without `fast`, the CPU runs every packet.

use crate::isa::Table;
use crate::sim::engine::accelerator::{Accelerator, End};
use crate::sim::engine::caller::Caller;
use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::engine::program::{Program, WRITTEN};
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;
use crate::sim::memory::timing::Timing;

mod accelerator;
pub(crate) mod caller;
pub(crate) mod cpu;
#[cfg(feature = "fast")]
mod fast;
mod program;

#[cfg(not(feature = "fast"))]
use crate::sim::engine::accelerator::NoAccelerator as Faster;
#[cfg(feature = "fast")]
use crate::sim::engine::fast::Superblocks as Faster;

/// The code of a machine, and the ways to run it.
#[derive(Clone)]
pub(crate) struct Engine {
    program: Program,
    faster: Faster,
}

impl Engine {
    /// An engine for code of a level. `spanning_target` is the cost in cycles of a branch to a packet that lies in two
    /// fetch packets.
    pub fn new(table: &'static Table, spanning_target: u8) -> Engine {
        Engine {
            program: Program::new(table, spanning_target),
            faster: Faster::new(),
        }
    }

    /// Adds code at a word-aligned address.
    pub fn add(&mut self, base: u32, bytes: &[u8]) {
        self.program.add(base, bytes);
        self.faster.add(base, bytes.len() / 4);
    }

    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Sets how often code runs before it is translated, for code that is prepared after this call. `u32::MAX` means
    /// never.
    pub fn translate_after(&mut self, runs: u32) {
        self.faster.translate_after(runs);
    }

    /// Runs the CPU's next packet, and further packets until `stop` holds for the address of the next one. A later call
    /// continues there. If the total passes `max_cycles` since the start, or if the caller wants no more, the run ends
    /// with a violation.
    pub fn run(
        &mut self,
        cpu: &mut Cpu,
        memory: &mut Memory,
        timing: &mut Timing,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
        caller: &mut Caller,
    ) -> Checked {
        match timing {
            Timing::Flat(waits) => self.run_with(cpu, memory, waits, stop, max_cycles, caller),
            Timing::Banked(waits) => self.run_with(cpu, memory, waits, stop, max_cycles, caller),
            Timing::Cached(waits) => {
                self.run_with(cpu, memory, &mut **waits, stop, max_cycles, caller)
            }
        }
    }

    /// Runs packets like [`Engine::run`], with a memory system of a known type.
    pub fn run_with(
        &mut self,
        cpu: &mut Cpu,
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
        caller: &mut Caller,
    ) -> Checked {
        let (program, faster) = (&mut self.program, &mut self.faster);
        let mut last = WRITTEN;
        let mut arrived = cpu.has_arrived() || cpu.is_at_start();
        let mut near = 0;
        loop {
            if cpu.total_cycles() >= near {
                near = look(cpu, max_cycles, caller)?;
            }
            if arrived && !cpu.checks().interruptible {
                match faster.run(cpu, program, memory, waits, &stop, max_cycles)? {
                    Some(End::Stopped) => return Ok(()),
                    Some(End::Left) => {
                        last = WRITTEN;
                        continue;
                    }
                    None => {}
                }
            }
            last = cpu.run_packet(program, last, memory, waits, max_cycles)?;
            if stop(cpu.address()) {
                return Ok(());
            }
            arrived = cpu.has_arrived();
        }
    }

    /// Runs only the CPU's next packet.
    pub fn step(
        &mut self,
        cpu: &mut Cpu,
        memory: &mut Memory,
        waits: &mut impl Waits,
        max_cycles: u64,
    ) -> Checked {
        cpu.check_limit(max_cycles)?;
        cpu.run_packet(&mut self.program, WRITTEN, memory, waits, max_cycles)?;
        Ok(())
    }
}

/// Ends a run that has spent its cycles, or whose caller wants no more. Else returns the cycle of the next look.
#[cold]
#[inline(never)]
fn look(cpu: &Cpu, max_cycles: u64, caller: &mut Caller) -> Checked<u64> {
    cpu.check_limit(max_cycles)?;
    caller.check(cpu.total_cycles())?;
    Ok(max_cycles.min(caller.next(cpu.total_cycles())))
}
