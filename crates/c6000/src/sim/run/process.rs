//! Runs a whole linked program from its entry to its exit, and serves its requests to the host.
//!
//! The host acts when the program reaches one of these symbols: `C$$IO$$` (a request of the CIO protocol), `C$$EXIT`
//! (the end), `main` and `_exit`. The protocol has neither arguments nor an exit status. So the host passes `argc` and
//! `argv` to `main` in registers, and takes the status from the argument of `_exit`, both by the C calling convention.
//! If the library has no `_exit`, `exit` is used.

use crate::object;
use crate::sim::engine::cpu::{Checks, Cpu};
use crate::sim::host_calls::{Host, Reply, Request, HEADER_BYTES};
use crate::sim::load::error::LoadError;
use crate::sim::load::image::Image;
use crate::sim::run::simulator::Simulator;
use crate::sim::run::watchpoints::Watchpoints;
use crate::sim::state::control::Control;
use crate::sim::state::convention::{undefined_value, STACK_POINTER};
use crate::sim::state::error::{SimulationError, Violation};
use crate::sim::state::registers::{Registers, SIDE_B};
use crate::sim::state::stack::StackUse;
use crate::sim::state::stalls::{Misses, Stalls};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt;
use std::io;

/// Register of `argc` in a call of `main`, and of the status in a call of `_exit`.
const FIRST_ARGUMENT: u8 = 4;
/// Register of `argv` in a call of `main`.
const SECOND_ARGUMENT: u8 = SIDE_B + 4;

/// The most data bytes of a request. The buffers of the known libraries have about a kilobyte.
const MAX_DATA_BYTES: usize = 1 << 16;

/// The result of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunResult {
    /// The argument of `_exit` or `exit`. `None` if the program ended without calling either.
    pub exit_status: Option<i32>,
    /// Cycles from E1 of the first execute packet to the last cycle before the end, with stalls. The host takes no
    /// cycles.
    pub cycles: u64,
    /// The part of `cycles` in which the CPU was stalled.
    pub stalls: Stalls,
    /// Accesses that missed a cache.
    pub misses: Misses,
    /// Instructions in the executed packets without NOPs. Instructions whose predicates are false count too.
    pub instructions: u64,
    /// Execute packets executed.
    pub packets: u64,
}

/// Why a run could not begin, or did not reach its end.
#[derive(Debug)]
pub enum RunError {
    Load(LoadError),
    Simulation(Box<SimulationError>),
    /// The program's request does not belong to the protocol.
    Protocol(String),
    /// The host's console failed.
    Console(io::Error),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Load(error) => error.fmt(f),
            RunError::Simulation(error) => error.fmt(f),
            RunError::Protocol(cause) => write!(f, "host call: {cause}"),
            RunError::Console(error) => write!(f, "console: {error}"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<LoadError> for RunError {
    fn from(error: LoadError) -> RunError {
        RunError::Load(error)
    }
}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::Console(error)
    }
}

/// Addresses at which the host acts. If the program lacks a symbol, the address is one without an instruction.
#[derive(Debug, Clone)]
struct Stops {
    request: u32,
    end: u32,
    main: u32,
    exit: u32,
    /// Where a debugger wants to stop, if there is one.
    debugger: Option<Pauses>,
}

/// Where a debugger wants the program to pause.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pauses {
    pub breakpoints: BTreeSet<u32>,
    pub watchpoints: Watchpoints,
    /// Pause after every execute packet.
    pub step: bool,
    /// The number of packets until the debugger checks its connection.
    patience: Cell<u32>,
}

impl Pauses {
    const PATIENCE: u32 = 1 << 16;

    pub fn contain(&self, address: u32) -> bool {
        let patience = self.patience.get().checked_sub(1);
        self.patience.set(patience.unwrap_or(Pauses::PATIENCE));
        self.step
            || patience.is_none()
            || self.watchpoints.is_met()
            || self.breakpoints.contains(&address)
    }
}

const NOWHERE: u32 = u32::MAX;

impl Stops {
    fn of(image: &Image) -> Stops {
        let find = |names: &[&str]| {
            let found = names.iter().find_map(|name| image.symbols.get(*name));
            found.copied().unwrap_or(NOWHERE)
        };
        Stops {
            request: find(&["C$$IO$$"]),
            end: find(&["C$$EXIT"]),
            // In COFF the names of C begin with an underscore, so `_exit` is the library's `exit`.
            main: find(&["main", "_main"]),
            exit: find(&["_exit", "exit"]),
            debugger: None,
        }
    }

    #[inline]
    fn contain(&self, address: u32) -> bool {
        self.of_host(address)
            || self
                .debugger
                .as_ref()
                .is_some_and(|pauses| pauses.contain(address))
    }

    #[inline]
    fn of_host(&self, address: u32) -> bool {
        [self.request, self.end, self.main, self.exit].contains(&address)
    }

    /// Whether the program ends here by a call of `_exit`, because there is no `C$$EXIT`.
    fn at_end(&self, address: u32) -> bool {
        address == self.end || self.end == NOWHERE && address == self.exit
    }
}

/// A running program.
pub(crate) struct Process {
    pub cpu: Cpu,
    stops: Stops,
    /// The values of `argc` and `argv`.
    main_arguments: (u32, u32),
    exit_status: Option<i32>,
    max_cycles: u64,
}

impl Process {
    /// Where a debugger wants the program to pause.
    pub fn pauses(&mut self) -> &mut Pauses {
        self.stops.debugger.get_or_insert_with(Pauses::default)
    }

    /// Lets the program run without a debugger from now on.
    pub fn detach(&mut self) {
        self.stops.debugger = None;
    }
}

impl Simulator {
    /// Loads a linked program at its own addresses. Everything that was loaded or allocated before is gone. If there is
    /// an error, nothing changes.
    pub fn load_program(&mut self, bytes: &[u8]) -> Result<(), LoadError> {
        let executable =
            object::read_executable(bytes).map_err(|error| LoadError(error.to_string()))?;
        let entry = executable.entry;
        let image = Image::of_executable(&self.machine, executable)?;
        self.place(image);
        self.entry = Some(entry);
        Ok(())
    }

    /// Sets whether it is an error to load from memory that was never written. The loader, the program and the host
    /// write memory; the loader also fills sections without contents with zeros.
    pub fn refuse_unwritten(&mut self, refuse: bool) {
        self.refuses_unwritten = refuse;
    }

    /// Runs the loaded program from its entry to its end. `arguments` become `argv`; the first is usually the program's
    /// name. Before a second run, the program must be loaded again, because its data has changed.
    pub fn run(
        &mut self,
        arguments: &[impl AsRef<str>],
        host: &mut Host<'_>,
        max_cycles: u64,
    ) -> Result<RunResult, RunError> {
        let mut process = self.start(arguments, max_cycles)?;
        loop {
            if let Some(result) = self.proceed(&mut process, host)? {
                return Ok(result);
            }
        }
    }

    /// The loaded program before its first packet.
    pub(crate) fn start(
        &mut self,
        arguments: &[impl AsRef<str>],
        max_cycles: u64,
    ) -> Result<Process, LoadError> {
        let entry = self.entry.take();
        let entry = entry.ok_or_else(|| LoadError("no linked program is loaded".into()))?;
        let argv = self.write_arguments(arguments)?;
        self.memory.check_written = self.refuses_unwritten;
        for segment in &self.image.segments {
            let is_stack = |(start, _): (u32, u32)| start == segment.address;
            if !self.image.stack.is_some_and(is_stack) {
                self.memory.mark_written(segment.address, segment.size);
            }
        }
        self.timing.restart();
        let mut cpu = Cpu::new(
            registers_at_reset(),
            Control::new(self.machine.cpu_id),
            Checks::default(),
            no_stack(),
        );
        cpu.start_at(entry);
        self.clear_record();
        Ok(Process {
            cpu,
            stops: Stops::of(&self.image),
            main_arguments: (arguments.len() as u32, argv),
            exit_status: None,
            max_cycles,
        })
    }

    /// Runs a program until the host or a debugger must act, and does the host's part. Returns the result if the
    /// program has ended.
    pub(crate) fn proceed(
        &mut self,
        process: &mut Process,
        host: &mut Host<'_>,
    ) -> Result<Option<RunResult>, RunError> {
        let Process { cpu, stops, .. } = process;
        let pauses = stops.debugger.as_ref();
        let watchpoints = pauses.map(|pauses| &pauses.watchpoints);
        let stop = |address| stops.contain(address);
        let ran = match watchpoints.filter(|watchpoints| !watchpoints.list.is_empty()) {
            Some(watchpoints) => self.advance_watched(cpu, watchpoints, stop, process.max_cycles),
            None => self.advance(cpu, stop, process.max_cycles),
        };
        let explain = |violation: Box<Violation>| Box::new(self.explain(*violation, cpu));
        ran.map_err(|violation| RunError::Simulation(explain(violation)))?;
        let at = cpu.address();
        if at == stops.main {
            let (count, array) = process.main_arguments;
            cpu.registers.set(FIRST_ARGUMENT, count);
            cpu.registers.set(SECOND_ARGUMENT, array);
        }
        if at == stops.exit {
            process.exit_status = Some(cpu.registers.get(FIRST_ARGUMENT) as i32);
        }
        if stops.at_end(at) {
            let result = result(cpu, process.exit_status, self.timing.misses());
            return Ok(Some(result));
        }
        if at == stops.request {
            self.serve(host, cpu.total_cycles())?;
        }
        Ok(None)
    }

    /// Writes the strings and the array of their addresses after everything that is loaded. Returns the array's
    /// address.
    fn write_arguments(&mut self, arguments: &[impl AsRef<str>]) -> Result<u32, LoadError> {
        let mut array = Vec::new();
        for argument in arguments {
            let text = [argument.as_ref().as_bytes(), b"\0"].concat();
            let address = self.allocate(text.len() as u32, 4, None)?;
            self.write(address, &text)?;
            array.extend(address.to_le_bytes());
        }
        array.extend([0; 4]);
        let address = self.allocate(array.len() as u32, 8, None)?;
        self.write(address, &array)?;
        Ok(address)
    }

    /// Serves the request in the program's buffer.
    fn serve(&mut self, host: &mut Host<'_>, cycles: u64) -> Result<(), RunError> {
        let buffer = self
            .symbol("_CIOBUF_")
            .or_else(|_| self.symbol("__CIOBUF_"))?;
        let mut header = [0; HEADER_BYTES];
        header.copy_from_slice(self.read(buffer, HEADER_BYTES)?);
        let size = Request::data_bytes(&header);
        if size > MAX_DATA_BYTES {
            return Err(RunError::Protocol(format!("{size} bytes of data")));
        }
        let data = self.read(buffer.wrapping_add(HEADER_BYTES as u32), size)?;
        let request = Request::new(&header, data)
            .map_err(|code| RunError::Protocol(format!("unknown command {code:#04x}")))?;
        let reply: Reply = host.serve(&request, cycles)?;
        Ok(self.write(buffer, &reply.bytes())?)
    }
}

fn registers_at_reset() -> Registers {
    let mut registers = Registers::new();
    for register in 0..2 * SIDE_B {
        registers.set(register, undefined_value(register));
    }
    registers
}

/// A program sets up its own stack, so the host does not know its place.
fn no_stack() -> StackUse {
    StackUse {
        pointer: STACK_POINTER,
        top: 0,
        limit: u32::MAX,
        lowest: 0,
    }
}

fn result(cpu: &Cpu, exit_status: Option<i32>, misses: Misses) -> RunResult {
    RunResult {
        exit_status,
        cycles: cpu.total_cycles(),
        stalls: cpu.counts.stalls.clone(),
        misses,
        instructions: cpu.counts.instructions,
        packets: cpu.counts.packets,
    }
}
