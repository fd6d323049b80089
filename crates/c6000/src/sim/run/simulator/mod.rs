//! A machine with loaded programs, and calls of their routines by the C calling convention (SPRU187L 8.3, 8.4).
//!
//! `data` gives callers access to the memory, and `advance` runs a CPU.

mod advance;
mod data;

use crate::isa::Table;
use crate::isa::{Instruction, Level, FETCH_PACKET};
use crate::sim::engine::caller::Caller;
use crate::sim::engine::cpu::{Checks, Cpu};
use crate::sim::engine::Engine;
use crate::sim::load::error::LoadError;
use crate::sim::load::image::Image;
use crate::sim::load::library;
use crate::sim::load::link::link;
use crate::sim::machine::Machine;
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::Memory;
use crate::sim::memory::timing::Timing;
use crate::sim::run::addresses::Digests;
use crate::sim::run::call::{result, CallError, CallResult};
use crate::sim::run::observe::{Record, Watch};
use crate::sim::state::control::Control;
use crate::sim::state::convention::{
    check_return, defined_at_call, registers_at_call, ARGUMENTS, STACK_POINTER,
};
use crate::sim::state::error::{SimulationError, Violation};
use crate::sim::state::registers::{members, register_name};
use crate::sim::state::stack::StackUse;
use std::collections::BTreeMap;

/// A machine, its loaded objects and its memory.
pub struct Simulator {
    pub(crate) machine: Machine,
    table: &'static Table,
    pub(crate) memory: Memory,
    pub(crate) timing: Timing,
    pub(crate) engine: Engine,
    pub(crate) image: Image,
    /// The entry of a linked program that has not run yet.
    pub(crate) entry: Option<u32>,
    /// For each memory, its first free address.
    free: Vec<u32>,
    return_address: u32,
    /// The parts of runs to record, and the record of the last run.
    watch: Option<Watch>,
    record: Record,
    /// The accesses of the last packet of a watched run.
    accesses: Vec<DataAccess>,
    /// Digests of the last run's accesses, if the call requested them.
    digests: Digests,
    /// Whether it is an error to load from memory that was never written.
    pub(crate) refuses_unwritten: bool,
    /// Who is asked during runs whether to go on.
    caller: Caller,
}

impl Simulator {
    /// A machine with nothing loaded.
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
            caller: Caller::default(),
            machine,
        })
    }

    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Links relocatable objects and places their sections. Everything that was loaded or allocated before is gone. If
    /// there is an error, nothing changes.
    pub fn load(&mut self, objects: &[&[u8]]) -> Result<(), LoadError> {
        self.load_wanted(objects, &[])
    }

    /// Like [`Simulator::load`], but for objects and archives. From archives it takes the members that define symbols
    /// in `wanted`, or symbols that other objects need.
    pub fn load_wanted(&mut self, files: &[&[u8]], wanted: &[&str]) -> Result<(), LoadError> {
        let objects = library::select(files, wanted)?;
        let image = link(&self.machine, &objects, self.return_address)?;
        self.place(image);
        Ok(())
    }

    /// Fills a new machine with an image.
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

    /// For each section name, the bytes of these sections in all loaded objects.
    pub fn section_sizes(&self) -> &BTreeMap<String, u32> {
        &self.image.section_sizes
    }

    /// Empties the caches, if the machine has any.
    pub fn invalidate_caches(&mut self) {
        self.timing.invalidate();
    }

    /// Like [`Simulator::call`], but with warm caches: they hold what the same call just before left in them.
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

    /// Calls a routine and runs it to its return. The caches keep their lines from earlier calls, back to the last load
    /// or invalidation.
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
            return Err(LoadError(format!(
                "no interrupt service table can lie at {:#010x}: it begins at a multiple of 1024",
                interrupt.table
            ))
            .into());
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

    /// From now on, `wanted` is called some times a second during calls and runs. If it returns false, the call or run
    /// ends with [`Rule::Unwanted`](crate::sim::Rule::Unwanted). What the program wrote stays written. A linked program
    /// must be loaded again before it can run.
    pub fn run_while(&mut self, wanted: impl Fn() -> bool + Send + Sync + 'static) {
        self.caller = Caller::of(Box::new(wanted));
    }

    /// Sets how often loaded code runs before it is translated into code of the host, from now on. `u32::MAX` turns
    /// translation off. Results do not depend on this.
    pub fn translate_after(&mut self, runs: u32) {
        self.engine.translate_after(runs);
    }

    /// Global symbols and their addresses.
    pub fn symbols(&self) -> &BTreeMap<String, u32> {
        &self.image.symbols
    }

    /// The instructions of the execute packet at an address, with their own addresses. Empty if no program is there.
    pub fn packet(&self, address: u32) -> Vec<(u32, Instruction)> {
        self.engine.program().instructions(address, &self.memory)
    }

    /// An error made of a violation, with its cycle, address and packet.
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
