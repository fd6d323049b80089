//! Runs a CPU to a given address, with or without a watch.

use super::Simulator;
use crate::sim::engine::cpu::Cpu;
use crate::sim::run::addresses::Digested;
use crate::sim::run::observe::{Before, Noted, Record, Watch};
use crate::sim::run::watchpoints::{Watched, Watchpoints};
use crate::sim::state::error::Violation;

impl Simulator {
    /// Starts recording the following runs. None stops the recording.
    pub fn watch(&mut self, watch: Option<Watch>) {
        self.watch = watch;
    }

    /// The record of the last watched call or run.
    pub fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn clear_record(&mut self) {
        self.record = Record::default();
    }

    /// Runs a CPU until `stop` holds for the address of the next packet. If the CPU is watched or will be interrupted,
    /// it runs one packet at a time.
    pub(crate) fn advance(
        &mut self,
        cpu: &mut Cpu,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Result<(), Box<Violation>> {
        if self.watch.is_none() && cpu.checks().interrupt.is_none() {
            return self.run_until(cpu, stop, max_cycles);
        }
        loop {
            self.caller.check(cpu.total_cycles())?;
            cpu.take_interrupt();
            let before = Before::of(cpu);
            self.accesses.clear();
            self.step(cpu, max_cycles)?;
            if let Some(watch) = &self.watch {
                let program = self.engine.program();
                let packet = || program.instructions(before.address(), &self.memory).len();
                let touched = (&self.accesses[..], &self.memory);
                self.record.add(watch, &before, cpu, packet, touched);
            }
            if stop(cpu.address()) {
                return Ok(());
            }
        }
    }

    /// Runs a CPU until `stop` holds for the address of the next packet.
    fn run_until(
        &mut self,
        cpu: &mut Cpu,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Result<(), Box<Violation>> {
        let (engine, memory, timing) = (&mut self.engine, &mut self.memory, &mut self.timing);
        let caller = &mut self.caller;
        if !cpu.checks().addresses {
            return engine.run(cpu, memory, timing, stop, max_cycles, caller);
        }
        let digests = &mut self.digests;
        engine.run_with(
            cpu,
            memory,
            &mut Digested { timing, digests },
            stop,
            max_cycles,
            caller,
        )
    }

    /// Runs a CPU until `stop` holds for the address of the next packet, and records accesses to watchpoints.
    pub(crate) fn advance_watched(
        &mut self,
        cpu: &mut Cpu,
        watchpoints: &Watchpoints,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Result<(), Box<Violation>> {
        let timing = &mut self.timing;
        let mut waits = Watched {
            timing,
            watchpoints,
        };
        let (engine, memory) = (&mut self.engine, &mut self.memory);
        let caller = &mut self.caller;
        engine.run_with(cpu, memory, &mut waits, stop, max_cycles, caller)
    }

    /// Runs the next packet of a CPU.
    fn step(&mut self, cpu: &mut Cpu, max_cycles: u64) -> Result<(), Box<Violation>> {
        let (engine, memory, timing) = (&mut self.engine, &mut self.memory, &mut self.timing);
        if !cpu.checks().addresses {
            let accesses = &mut self.accesses;
            return engine.step(cpu, memory, &mut Noted { timing, accesses }, max_cycles);
        }
        let digests = &mut self.digests;
        engine.step(cpu, memory, &mut Digested { timing, digests }, max_cycles)
    }
}
