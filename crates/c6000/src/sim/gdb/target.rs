//! A simulated program as GDB's target: registers, memory, breakpoints, and steps of one execute packet.

use super::registers::{target_description, RegisterFile, C6000};
use crate::isa::Level;
use crate::sim::host_calls::Host;
use crate::sim::run::process::{Process, RunError, RunResult};
use crate::sim::run::simulator::Simulator;
use crate::sim::run::watchpoints::Watchpoint;
use crate::sim::state::error::Rule;
use gdbstub::common::Signal;
use gdbstub::conn::ConnectionExt;
use gdbstub::stub::run_blocking::{BlockingEventLoop, Event, WaitForStopReasonError};
use gdbstub::stub::SingleThreadStopReason;
use gdbstub::target::ext::base::singlethread::{
    SingleThreadBase, SingleThreadResume, SingleThreadResumeOps, SingleThreadSingleStep,
    SingleThreadSingleStepOps,
};
use gdbstub::target::ext::base::BaseOps;
use gdbstub::target::ext::breakpoints::{
    Breakpoints, BreakpointsOps, HwWatchpoint, HwWatchpointOps, SwBreakpoint, SwBreakpointOps,
    WatchKind,
};
use gdbstub::target::ext::target_description_xml_override::{
    TargetDescriptionXmlOverride, TargetDescriptionXmlOverrideOps,
};
use gdbstub::target::{Target, TargetError, TargetResult};
use std::convert::Infallible;
use std::marker::PhantomData;
use std::net::TcpStream;

/// The error number of GDB's protocol for a bad address.
const EFAULT: u8 = 14;

/// The most watchpoints at one time.
const MOST_WATCHPOINTS: usize = 64;

/// A program under a debugger.
pub(super) struct Debugged<'a, 'h> {
    pub simulator: &'a mut Simulator,
    pub process: Process,
    pub host: &'a mut Host<'h>,
    /// How the program ended. None while it runs.
    pub ended: Option<Result<RunResult, RunError>>,
    pub registers_per_side: u8,
    pub level: Level,
}

impl Debugged<'_, '_> {
    /// Runs until there is an event to report. Returns `None` if the connection must be checked first.
    fn proceed(&mut self) -> Option<SingleThreadStopReason<u32>> {
        if self.ended.is_none() {
            match self.simulator.proceed(&mut self.process, self.host) {
                Ok(None) => return self.pause(),
                Ok(Some(result)) => self.ended = Some(Ok(result)),
                Err(error) => {
                    let signal = signal_of(&error);
                    self.ended = Some(Err(error));
                    return Some(SingleThreadStopReason::Signal(signal));
                }
            }
        }
        Some(match &self.ended {
            Some(Ok(result)) => {
                SingleThreadStopReason::Exited(result.exit_status.unwrap_or(1) as u8)
            }
            Some(Err(error)) => SingleThreadStopReason::Terminated(signal_of(error)),
            None => return None,
        })
    }

    fn pause(&mut self) -> Option<SingleThreadStopReason<u32>> {
        let at = self.process.cpu.address();
        let pauses = self.process.pauses();
        if let Some((watchpoint, addr)) = pauses.watchpoints.take_met() {
            let kind = kind_of(&watchpoint);
            return Some(SingleThreadStopReason::Watch {
                tid: (),
                kind,
                addr,
            });
        }
        if pauses.breakpoints.contains(&at) {
            return Some(SingleThreadStopReason::SwBreak(()));
        }
        pauses.step.then_some(SingleThreadStopReason::DoneStep)
    }
}

/// The signal that tells the debugger why a program cannot continue.
fn signal_of(error: &RunError) -> Signal {
    match error {
        RunError::Simulation(error) => match error.rule {
            Rule::OutsideMemory | Rule::OutsideProgram => Signal::SIGSEGV,
            Rule::Unaligned => Signal::SIGBUS,
            Rule::CycleLimit => Signal::SIGXCPU,
            Rule::Unwanted => Signal::SIGINT,
            _ => Signal::SIGILL,
        },
        _ => Signal::SIGABRT,
    }
}

impl Target for Debugged<'_, '_> {
    type Arch = C6000;
    type Error = Infallible;

    fn base_ops(&mut self) -> BaseOps<'_, C6000, Infallible> {
        BaseOps::SingleThread(self)
    }

    fn support_breakpoints(&mut self) -> Option<BreakpointsOps<'_, Self>> {
        Some(self)
    }

    fn support_target_description_xml_override(
        &mut self,
    ) -> Option<TargetDescriptionXmlOverrideOps<'_, Self>> {
        Some(self)
    }
}

impl SingleThreadBase for Debugged<'_, '_> {
    fn read_registers(&mut self, registers: &mut RegisterFile) -> TargetResult<(), Self> {
        let cpu = &self.process.cpu;
        registers.registers_per_side = self.registers_per_side;
        for (register, value) in (0..).zip(&mut registers.general) {
            *value = cpu.registers.get(register);
        }
        registers.csr = cpu.control.read("CSR", 0).unwrap_or(0);
        registers.pc = cpu.address();
        Ok(())
    }

    fn write_registers(&mut self, registers: &RegisterFile) -> TargetResult<(), Self> {
        if registers.pc % 4 != 0 {
            return Err(TargetError::Errno(EFAULT));
        }
        let cpu = &mut self.process.cpu;
        for register in 0..self.registers_per_side {
            for register in [register, crate::sim::state::registers::SIDE_B + register] {
                cpu.registers
                    .set(register, registers.general[usize::from(register)]);
            }
        }
        cpu.control.set_csr(registers.csr);
        cpu.start_at(registers.pc);
        Ok(())
    }

    fn read_addrs(&mut self, start: u32, data: &mut [u8]) -> TargetResult<usize, Self> {
        let mut read = 0;
        for (address, byte) in (u64::from(start)..=u64::from(u32::MAX)).zip(data.iter_mut()) {
            let Ok(found) = self.simulator.read(address as u32, 1) else {
                break;
            };
            *byte = found[0];
            read += 1;
        }
        match read {
            0 if !data.is_empty() => Err(TargetError::Errno(EFAULT)),
            _ => Ok(read),
        }
    }

    /// Writes data only. Code is decoded once, and constants are read-only.
    fn write_addrs(&mut self, start: u32, data: &[u8]) -> TargetResult<(), Self> {
        let writable = (u64::from(start)..).zip(data).all(|(address, _)| {
            u32::try_from(address)
                .is_ok_and(|address| self.simulator.memory.place_of_store(address, 1).is_ok())
        });
        if !writable || self.simulator.write(start, data).is_err() {
            return Err(TargetError::Errno(EFAULT));
        }
        Ok(())
    }

    fn support_resume(&mut self) -> Option<SingleThreadResumeOps<'_, Self>> {
        Some(self)
    }
}

impl SingleThreadResume for Debugged<'_, '_> {
    fn resume(&mut self, _signal: Option<Signal>) -> Result<(), Infallible> {
        self.process.pauses().step = false;
        Ok(())
    }

    fn support_single_step(&mut self) -> Option<SingleThreadSingleStepOps<'_, Self>> {
        Some(self)
    }
}

impl SingleThreadSingleStep for Debugged<'_, '_> {
    fn step(&mut self, _signal: Option<Signal>) -> Result<(), Infallible> {
        self.process.pauses().step = true;
        Ok(())
    }
}

impl Breakpoints for Debugged<'_, '_> {
    fn support_sw_breakpoint(&mut self) -> Option<SwBreakpointOps<'_, Self>> {
        Some(self)
    }

    fn support_hw_watchpoint(&mut self) -> Option<HwWatchpointOps<'_, Self>> {
        Some(self)
    }
}

fn watchpoint(start: u32, size: u32, kind: WatchKind) -> Watchpoint {
    Watchpoint {
        start,
        size,
        loads: kind != WatchKind::Write,
        stores: kind != WatchKind::Read,
    }
}

fn kind_of(watchpoint: &Watchpoint) -> WatchKind {
    match (watchpoint.loads, watchpoint.stores) {
        (true, true) => WatchKind::ReadWrite,
        (true, false) => WatchKind::Read,
        (false, _) => WatchKind::Write,
    }
}

/// A watchpoint pauses the program after the execute packet that makes the access.
impl HwWatchpoint for Debugged<'_, '_> {
    fn add_hw_watchpoint(
        &mut self,
        address: u32,
        length: u32,
        kind: WatchKind,
    ) -> TargetResult<bool, Self> {
        let list = &mut self.process.pauses().watchpoints.list;
        let room = length > 0 && list.len() < MOST_WATCHPOINTS;
        if room {
            list.push(watchpoint(address, length, kind));
        }
        Ok(room)
    }

    fn remove_hw_watchpoint(
        &mut self,
        address: u32,
        length: u32,
        kind: WatchKind,
    ) -> TargetResult<bool, Self> {
        let wanted = watchpoint(address, length, kind);
        let list = &mut self.process.pauses().watchpoints.list;
        let found = list.iter().position(|it| *it == wanted);
        found.map(|index| list.swap_remove(index));
        Ok(found.is_some())
    }
}

/// A breakpoint stops at the start of an execute packet. It does not change the program's memory.
impl SwBreakpoint for Debugged<'_, '_> {
    fn add_sw_breakpoint(&mut self, address: u32, _kind: usize) -> TargetResult<bool, Self> {
        let sound = address % 4 == 0;
        if sound {
            self.process.pauses().breakpoints.insert(address);
        }
        Ok(sound)
    }

    fn remove_sw_breakpoint(&mut self, address: u32, _kind: usize) -> TargetResult<bool, Self> {
        Ok(self.process.pauses().breakpoints.remove(&address))
    }
}

impl TargetDescriptionXmlOverride for Debugged<'_, '_> {
    fn target_description_xml(
        &self,
        annex: &[u8],
        offset: u64,
        length: usize,
        buffer: &mut [u8],
    ) -> TargetResult<usize, Self> {
        if annex != b"target.xml" {
            return Err(TargetError::NonFatal);
        }
        let text = target_description(self.level, self.registers_per_side);
        let start = usize::try_from(offset).map_or(text.len(), |offset| offset.min(text.len()));
        let part = &text.as_bytes()[start..];
        let count = part.len().min(length).min(buffer.len());
        buffer[..count].copy_from_slice(&part[..count]);
        Ok(count)
    }
}

/// Runs the program, and checks the connection from time to time.
pub(super) struct Events<'a, 'h>(PhantomData<(&'a (), &'h ())>);

impl<'a, 'h: 'a> BlockingEventLoop for Events<'a, 'h> {
    type Target = Debugged<'a, 'h>;
    type Connection = TcpStream;
    type StopReason = SingleThreadStopReason<u32>;

    fn wait_for_stop_reason(
        target: &mut Debugged<'a, 'h>,
        connection: &mut TcpStream,
    ) -> Result<
        Event<SingleThreadStopReason<u32>>,
        WaitForStopReasonError<Infallible, std::io::Error>,
    > {
        loop {
            if let Some(reason) = target.proceed() {
                return Ok(Event::TargetStopped(reason));
            }
            let waiting = ConnectionExt::peek(connection);
            if waiting
                .map_err(WaitForStopReasonError::Connection)?
                .is_some()
            {
                let byte = ConnectionExt::read(connection);
                return byte
                    .map(Event::IncomingData)
                    .map_err(WaitForStopReasonError::Connection);
            }
        }
    }

    fn on_interrupt(
        _target: &mut Debugged<'a, 'h>,
    ) -> Result<Option<SingleThreadStopReason<u32>>, Infallible> {
        Ok(Some(SingleThreadStopReason::Signal(Signal::SIGINT)))
    }
}
