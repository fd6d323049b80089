//! A machine with programs in it, and calls of their routines by the C calling convention (SPRU187L 8.3, 8.4).

use crate::isa::Table;
use crate::isa::{Instruction, Level, FETCH_PACKET};
use crate::sim::engine::cpu::{Checks, Cpu};
use crate::sim::engine::Engine;
use crate::sim::load::error::LoadError;
use crate::sim::load::library;
use crate::sim::load::link::link;
use crate::sim::load::link::Image;
use crate::sim::machine::{Contents, Machine, MemoryDescription};
use crate::sim::memory::contents::Memory;
use crate::sim::memory::timing::Timing;
use crate::sim::run::addresses::{AddressDigest, Digested, Digests};
use crate::sim::run::observe::{Before, Record, Watch};
use crate::sim::run::watchpoints::{Watched, Watchpoints};
use crate::sim::state::control::Control;
use crate::sim::state::convention::{
    check_return, defined_at_call, registers_at_call, ARGUMENTS, RETURN_VALUE, STACK_POINTER,
};
use crate::sim::state::error::{SimulationError, Violation};
use crate::sim::state::registers::{members, register_name};
use crate::sim::state::stack::StackUse;
use crate::sim::state::stalls::{Misses, Stalls};
use std::collections::BTreeMap;

/// What a routine did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallResult {
    /// From E1 of the routine's first execute packet to the cycle before E1 of the packet at the return address,
    /// stalls included.
    pub cycles: u64,
    /// Cycles among them for which the CPU waited.
    pub stalls: Stalls,
    /// Accesses that a cache did not hold.
    pub misses: Misses,
    /// A4 at the return.
    pub return_value: u32,
    /// Bytes of stack used at the deepest point.
    pub stack_bytes: u32,
    /// Instructions other than NOP in the executed packets, those with a false predicate included.
    pub instructions: u64,
    /// Execute packets executed.
    pub packets: u64,
    /// Longest stretch of CPU cycles (stalls apart) in which no interrupt could be taken, or not without harm.
    pub max_uninterruptible: u64,
    /// Whether the result stands whatever the moment of an interrupt that the CPU takes.
    pub interruptible: bool,
    /// What was touched and when, if it was asked for.
    pub addresses: Option<AddressDigest>,
    /// Cycle in which the interrupt that was asked for was taken: the one in which the first annulled packet would
    /// have been in E1.
    pub interrupted: Option<u64>,
    /// Registers with results still on their way at the return, which only a loose one may have.
    pub on_their_way: Vec<String>,
}

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
            self.step(cpu, max_cycles)?;
            if let Some(watch) = &self.watch {
                let program = self.engine.program();
                let packet = || program.instructions(before.address(), &self.memory).len();
                self.record.add(watch, &before, cpu, packet);
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
            return engine.step(cpu, memory, timing, max_cycles);
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

fn result(cpu: Cpu, misses: Misses, addresses: Option<AddressDigest>) -> CallResult {
    let cycles = cpu.total_cycles();
    let (max_uninterruptible, exposed) = cpu.windows.finish();
    CallResult {
        cycles,
        return_value: cpu.registers.get(RETURN_VALUE),
        stack_bytes: cpu.stack.bytes(),
        instructions: cpu.counts.instructions,
        packets: cpu.counts.packets,
        stalls: cpu.counts.stalls,
        misses,
        max_uninterruptible,
        interruptible: !exposed,
        addresses,
        interrupted: cpu.interrupted,
        on_their_way: Vec::new(),
    }
}

/// A call that could not be made, or a run that broke a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallError {
    Load(LoadError),
    Simulation(Box<SimulationError>),
}

impl From<LoadError> for CallError {
    fn from(error: LoadError) -> CallError {
        CallError::Load(error)
    }
}

impl From<SimulationError> for CallError {
    fn from(error: SimulationError) -> CallError {
        CallError::Simulation(Box::new(error))
    }
}

impl std::fmt::Display for CallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CallError::Load(error) => error.fmt(f),
            CallError::Simulation(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CallError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::{
        self, Binding, Contents, Object, Section, SectionFlags, Symbol, SymbolPlace,
    };
    use crate::sim::state::error::Rule;

    const RETURN: u32 = 0x000c_0362; // B .S2 B3
    const NOP_5: u32 = 0x0000_8000;

    fn routine(words: &[u32]) -> Vec<u8> {
        let code = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let section = Section {
            name: ".text".into(),
            flags: SectionFlags {
                write: false,
                execute: true,
            },
            align: 32,
            contents: Contents::Data(code),
            ..Section::default()
        };
        let symbol = Symbol {
            name: "routine".into(),
            place: SymbolPlace::Section(0),
            binding: Binding::Global,
            value: 0,
            size: 0,
        };
        object::write(&Object {
            level: Some(Level::C62x),
            sections: vec![section],
            symbols: vec![symbol],
        })
    }

    fn call(words: &[u32], arguments: &[u32]) -> Result<CallResult, CallError> {
        let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
        simulator.load(&[&routine(words)]).unwrap();
        simulator.call("routine", arguments, 1000, Checks::default())
    }

    #[test]
    fn a_bare_return_takes_its_branch_and_delay_slots() {
        let result = call(&[RETURN, NOP_5], &[7]).unwrap();
        assert_eq!((result.cycles, result.return_value), (6, 7));
        assert_eq!(
            (result.packets, result.instructions, result.stack_bytes),
            (2, 1, 0)
        );
        assert_eq!(
            (result.max_uninterruptible, result.interruptible),
            (6, true)
        );
    }

    #[test]
    fn mvk_and_mvkh_build_a_constant_of_32_bits() {
        let words = [0x0266_f7a8, 0x0241_1a68, RETURN, NOP_5]; // MVK, MVKH of 0x8234cdef to A4
        assert_eq!(call(&words, &[]).unwrap().return_value, 0x8234_cdef);
    }

    #[test]
    fn code_does_not_run_on_behind_its_end() {
        match call(&[NOP_5], &[]).unwrap_err() {
            CallError::Simulation(error) => {
                assert_eq!((error.rule, error.cycle), (Rule::OutsideProgram, 5))
            }
            CallError::Load(error) => panic!("{error}"),
        }
    }

    #[test]
    fn a_run_without_end_meets_the_cycle_limit() {
        let branch_to_self = 0x0000_0010; // B .S1 to its own fetch packet
        match call(&[branch_to_self, NOP_5], &[]).unwrap_err() {
            CallError::Simulation(error) => {
                assert_eq!((error.rule, error.cycle), (Rule::CycleLimit, 1000))
            }
            CallError::Load(error) => panic!("{error}"),
        }
    }

    #[test]
    fn unknown_symbols_and_too_many_arguments_are_refused() {
        assert!(matches!(
            call(&[RETURN, NOP_5], &[0; 11]),
            Err(CallError::Load(_))
        ));
    }
}
