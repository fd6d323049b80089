//! A machine with programs in it, and calls of their routines by the C calling convention (SPRU187L 8.3, 8.4).

use crate::isa::Table;
use crate::isa::{Instruction, Level, FETCH_PACKET};
use crate::sim::engine::cpu::{Checks, Cpu};
use crate::sim::engine::Engine;
use crate::sim::load::error::LoadError;
use crate::sim::load::image::Image;
use crate::sim::load::library;
use crate::sim::load::link::link;
use crate::sim::machine::{Contents, Machine, MemoryDescription};
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::Memory;
use crate::sim::memory::timing::Timing;
use crate::sim::run::addresses::{Digested, Digests};
use crate::sim::run::call::{result, CallError, CallResult};
use crate::sim::run::observe::{Before, Noted, Record, Watch};
use crate::sim::run::watchpoints::{Watched, Watchpoints};
use crate::sim::state::control::Control;
use crate::sim::state::convention::{
    check_return, defined_at_call, registers_at_call, ARGUMENTS, STACK_POINTER,
};
use crate::sim::state::error::{SimulationError, Violation};
use crate::sim::state::registers::{members, register_name};
use crate::sim::state::stack::StackUse;
use std::collections::BTreeMap;

/// A machine, what is loaded into it, and its memory.
pub struct Simulator {
    pub(crate) machine: Machine,
    table: &'static Table,
    pub(crate) memory: Memory,
    pub(crate) timing: Timing,
    pub(crate) engine: Engine,
    pub(crate) image: Image,
    /// Where a linked program that has not run yet begins.
    pub(crate) entry: Option<u32>,
    /// Per memory the first free address.
    free: Vec<u32>,
    return_address: u32,
    /// What to record of runs, and what the last one left.
    watch: Option<Watch>,
    record: Record,
    /// Of the packet that a watched run did last.
    accesses: Vec<DataAccess>,
    /// Of what the last run touched, if it was asked for.
    digests: Digests,
    /// Whether programs may not load what nothing wrote.
    pub(crate) refuses_unwritten: bool,
}

impl Simulator {
    /// An empty machine.
    pub fn new(machine: Machine) -> Result<Simulator, LoadError> {
        let level: Level = machine
            .isa
            .parse()
            .map_err(|cause| LoadError(format!("machine `{}`: {cause}", machine.name)))?;
        let table = Table::of(level);
        let program = machine
            .memories
            .iter()
            .find(|memory| memory.holds.program());
        let program = program.ok_or_else(|| {
            LoadError(format!("machine `{}` has no program memory", machine.name))
        })?;
        Ok(Simulator {
            table,
            memory: Memory::new(&machine),
            timing: Timing::new(&machine),
            engine: Engine::new(table, machine.spanning_target),
            image: Image::default(),
            entry: None,
            free: machine.memories.iter().map(|memory| memory.base).collect(),
            return_address: (program.end() - u64::from(FETCH_PACKET)) as u32,
            watch: None,
            record: Record::default(),
            accesses: Vec::new(),
            digests: Digests::default(),
            refuses_unwritten: false,
            machine,
        })
    }

    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Links relocatable objects and places their sections; whatever was loaded or allocated before is gone.
    /// Nothing changes when an object is at fault.
    pub fn load(&mut self, objects: &[&[u8]]) -> Result<(), LoadError> {
        self.load_wanted(objects, &[])
    }

    /// As [`Simulator::load`]; of archives come the members that define what others, or `wanted`, name.
    pub fn load_wanted(&mut self, files: &[&[u8]], wanted: &[&str]) -> Result<(), LoadError> {
        let objects = library::select(files, wanted)?;
        let image = link(&self.machine, &objects, self.return_address)?;
        self.place(image);
        Ok(())
    }

    /// Fills a fresh machine with an image.
    pub(crate) fn place(&mut self, image: Image) {
        self.memory = Memory::new(&self.machine);
        self.timing.invalidate();
        self.engine = Engine::new(self.table, self.machine.spanning_target);
        self.free = self
            .machine
            .memories
            .iter()
            .map(|memory| memory.base)
            .collect();
        for segment in &image.segments {
            let is_stack = image
                .stack
                .is_some_and(|(start, _)| start == segment.address);
            if !is_stack {
                self.memory.write(segment.address, &segment.bytes);
            }
            let end = segment.address.saturating_add(segment.size);
            self.free[segment.memory] = self.free[segment.memory].max(end);
            if segment.execute {
                self.engine.add(segment.address, &segment.bytes);
            }
            if !segment.write {
                self.memory
                    .protect(segment.memory, segment.address, segment.size);
            }
        }
        self.image = image;
        self.entry = None;
    }

    /// Address of a global symbol.
    pub fn symbol(&self, name: &str) -> Result<u32, LoadError> {
        let symbols = &self.image.symbols;
        symbols.get(name).copied().ok_or_else(|| {
            let in_coff = format!("_{name}");
            let hint = match symbols.contains_key(&in_coff) {
                true => format!("; there is `{in_coff}`"),
                false => String::new(),
            };
            LoadError(format!("no symbol `{name}` is loaded{hint}"))
        })
    }

    /// Bytes per section name over all loaded objects.
    pub fn section_sizes(&self) -> &BTreeMap<String, u32> {
        &self.image.section_sizes
    }

    /// Takes `size` bytes of data memory behind the sections, aligned to `align` (a power of two), in the memory
    /// of that name or in the one with the stack.
    pub fn allocate(
        &mut self,
        size: u32,
        align: u32,
        region: Option<&str>,
    ) -> Result<u32, LoadError> {
        if !align.is_power_of_two() {
            return Err(LoadError(format!("alignment {align} is no power of two")));
        }
        let found = self
            .machine
            .memories
            .iter()
            .position(|memory| match region {
                Some(name) => {
                    memory.name == name || memory.regions.iter().any(|known| known == name)
                }
                None => memory.stack,
            });
        let index = found.ok_or_else(|| {
            LoadError(format!(
                "machine `{}` has no memory `{}`",
                self.machine.name,
                region.unwrap_or("")
            ))
        })?;
        let memory = &self.machine.memories[index];
        if !memory.holds.data() {
            return Err(LoadError(format!(
                "memory `{}` holds program only",
                memory.name
            )));
        }
        let start = u64::from(self.free[index]).next_multiple_of(u64::from(align));
        let end = start + u64::from(size);
        if end > memory.end() {
            return Err(LoadError(format!(
                "memory `{}` has no room for {size} more bytes",
                memory.name
            )));
        }
        self.free[index] = end.min(u64::from(u32::MAX)) as u32;
        Ok(start as u32)
    }

    /// Bytes of memory.
    pub fn read(&self, address: u32, size: usize) -> Result<&[u8], LoadError> {
        self.memory.read(address, size).ok_or_else(|| {
            LoadError(format!(
                "{size} bytes at {address:#010x} are not in one memory"
            ))
        })
    }

    /// Writes data memory.
    pub fn write(&mut self, address: u32, data: &[u8]) -> Result<(), LoadError> {
        let inside = |memory: &&MemoryDescription| {
            memory.base <= address && u64::from(address) + data.len() as u64 <= memory.end()
        };
        match self.machine.memories.iter().find(inside) {
            Some(memory) if memory.holds == Contents::Program => Err(LoadError(format!(
                "{address:#010x} is in memory `{}`, which holds program only",
                memory.name
            ))),
            _ => self.memory.write(address, data).ok_or_else(|| {
                LoadError(format!(
                    "{} bytes at {address:#010x} are not in one memory",
                    data.len()
                ))
            }),
        }
    }

    /// Empties the caches, where the machine has any.
    pub fn invalidate_caches(&mut self) {
        self.timing.invalidate();
    }

    /// As [`Simulator::call`], with the caches as the same call just before would have left them.
    pub fn call_warm(
        &mut self,
        symbol: &str,
        arguments: &[u32],
        max_cycles: u64,
        checks: Checks,
    ) -> Result<CallResult, CallError> {
        if self.machine.caches.is_none() {
            return self.call(symbol, arguments, max_cycles, checks);
        }
        let memory = self.memory.clone();
        self.call(symbol, arguments, max_cycles, checks)?;
        self.memory = memory;
        self.call(symbol, arguments, max_cycles, checks)
    }

    /// Calls a routine and runs it to its return. Caches hold what earlier calls since the last load, or
    /// invalidation, left in them.
    pub fn call(
        &mut self,
        symbol: &str,
        arguments: &[u32],
        max_cycles: u64,
        checks: Checks,
    ) -> Result<CallResult, CallError> {
        let entry = self.symbol(symbol)?;
        if arguments.len() > ARGUMENTS.len() {
            return Err(LoadError(format!(
                "{} arguments; at most {} go in registers",
                arguments.len(),
                ARGUMENTS.len()
            ))
            .into());
        }
        if let Some(interrupt) = checks.interrupt.filter(|it| !it.has_table()) {
            let table = interrupt.table;
            return Err(
                LoadError(format!("no interrupt service table can lie at {table:#010x}: it begins at a multiple of 1024"))
                    .into(),
            );
        }
        self.digests = Digests::default();
        self.memory.check_written = checks.uninitialised_memory;
        self.timing.restart();
        let stack = self.stack();
        let registers = registers_at_call(
            arguments,
            self.return_address,
            self.image.data_page,
            stack.top,
        );
        let mut cpu = Cpu::new(
            registers.clone(),
            Control::new(self.machine.cpu_id),
            checks,
            stack,
        );
        if checks.undefined_registers {
            cpu.define_only(defined_at_call(arguments.len()));
        }
        cpu.start_at(entry);
        let return_address = self.return_address;
        self.clear_record();
        let run = self.advance(&mut cpu, |address| address == return_address, max_cycles);
        let run = run.and_then(|()| cpu.check_nothing_pending());
        let run = run
            .and_then(|left| check_return(&cpu.registers, &cpu.control, &registers).map(|()| left));
        let left = run.map_err(|violation| self.explain(*violation, &cpu))?;
        let addresses = checks.addresses.then(|| self.digests.finish());
        Ok(CallResult {
            on_their_way: members(left).map(register_name).collect(),
            ..result(cpu, self.timing.misses(), addresses)
        })
    }

    /// From now on the code that is loaded is translated into that of the host where it has run so many times, and not
    /// at all for `u32::MAX`. What a run gives does not depend on it.
    pub fn translate_after(&mut self, runs: u32) {
        self.engine.translate_after(runs);
    }

    /// Records the runs that follow; None ends that.
    pub fn watch(&mut self, watch: Option<Watch>) {
        self.watch = watch;
    }

    /// What the last watched call or run left.
    pub fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn clear_record(&mut self) {
        self.record = Record::default();
    }

    /// Global symbols and their addresses.
    pub fn symbols(&self) -> &BTreeMap<String, u32> {
        &self.image.symbols
    }

    /// The instructions of the execute packet at an address, with theirs; none where there is no program.
    pub fn packet(&self, address: u32) -> Vec<(u32, Instruction)> {
        self.engine.program().instructions(address, &self.memory)
    }

    /// Runs a CPU until one of the addresses that `stop` names would be next; one packet at a time if it is watched,
    /// or to be interrupted.
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

    /// Runs a CPU until one of the addresses that `stop` names would be next.
    fn run_until(
        &mut self,
        cpu: &mut Cpu,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Result<(), Box<Violation>> {
        let (engine, memory, timing) = (&mut self.engine, &mut self.memory, &mut self.timing);
        if !cpu.checks().addresses {
            return engine.run(cpu, memory, timing, stop, max_cycles);
        }
        let digests = &mut self.digests;
        engine.run_with(
            cpu,
            memory,
            &mut Digested { timing, digests },
            stop,
            max_cycles,
        )
    }

    /// Runs a CPU until one of the addresses that `stop` names would be next, and notes accesses to watchpoints.
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
        engine.run_with(cpu, memory, &mut waits, stop, max_cycles)
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

    /// A violation with where it happened.
    pub(crate) fn explain(&self, violation: Violation, cpu: &Cpu) -> SimulationError {
        let address = cpu.address();
        let offender = violation.offenders.first().copied();
        SimulationError {
            symbol: self
                .image
                .code_at(address)
                .or_else(|| Some(format!("from {}", self.image.code_at(offender?)?))),
            ..self
                .engine
                .program()
                .explain(violation, cpu.total_cycles(), address)
        }
    }

    fn stack(&self) -> StackUse {
        let own = self.image.stack;
        let index = self
            .machine
            .memories
            .iter()
            .position(|memory| memory.stack)
            .unwrap_or(0);
        let (limit, end) = own.unwrap_or((
            self.free[index],
            (self.machine.memories[index].end() - 8) as u32,
        ));
        let top = end & !7;
        StackUse {
            pointer: STACK_POINTER,
            top,
            limit,
            lowest: top,
        }
    }
}
