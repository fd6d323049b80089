//! A remote stub for GDB (`target remote`) that debugs whole programs: registers, memory, breakpoints, and steps of one
//! execute packet. The program pauses between execute packets. A result in flight becomes visible when it lands.

mod registers;
mod target;

use crate::isa::{Level, Table};
use crate::sim::host_calls::Host;
use crate::sim::load::error::LoadError;
use crate::sim::run::process::{RunError, RunResult};
use crate::sim::run::simulator::Simulator;
use gdbstub::stub::{DisconnectReason, GdbStub};
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use target::{Debugged, Events};

/// How a debugged program ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DebugEnd {
    /// The program ran to its end.
    Ran(RunResult),
    /// The debugger killed the program.
    Killed,
}

/// Why a run under a debugger did not reach the program's end.
#[derive(Debug)]
pub enum DebugError {
    Run(RunError),
    /// No connection could be opened.
    Connection(io::Error),
}

impl fmt::Display for DebugError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DebugError::Run(error) => error.fmt(f),
            DebugError::Connection(error) => write!(f, "debugger: {error}"),
        }
    }
}

impl std::error::Error for DebugError {}

impl From<LoadError> for DebugError {
    fn from(error: LoadError) -> DebugError {
        DebugError::Run(error.into())
    }
}

impl From<io::Error> for DebugError {
    fn from(error: io::Error) -> DebugError {
        DebugError::Connection(error)
    }
}

impl Simulator {
    /// Runs a program like [`Simulator::run`], under a debugger that connects to `port` of this machine (0 chooses any
    /// free port). Other machines cannot connect. `announce` is called with the port once it is open. The program waits
    /// for the debugger before its first packet, and again when a connection breaks. If the debugger detaches, the
    /// program runs to its end.
    pub fn debug(
        &mut self,
        arguments: &[impl AsRef<str>],
        host: &mut Host<'_>,
        max_cycles: u64,
        port: u16,
        announce: impl FnOnce(u16),
    ) -> Result<DebugEnd, DebugError> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let process = self.start(arguments, max_cycles)?;
        announce(listener.local_addr()?.port());
        let level: Level = self.machine.isa.parse().map_err(LoadError)?;
        let mut debugged = Debugged {
            process,
            host,
            ended: None,
            registers_per_side: Table::of(level).registers_per_side,
            level,
            simulator: self,
        };
        debugged.process.pauses();
        loop {
            let (connection, _) = listener.accept()?;
            match GdbStub::new(connection).run_blocking::<Events>(&mut debugged) {
                Ok(DisconnectReason::Kill) => return Ok(DebugEnd::Killed),
                Ok(DisconnectReason::Disconnect) => return debugged.run_on(),
                Ok(_) => {}
                Err(_) if debugged.ended.is_none() => continue,
                Err(_) => {}
            }
            if debugged.ended.is_some() {
                return debugged.run_on();
            }
        }
    }
}

impl Debugged<'_, '_> {
    /// Runs to the program's end without a debugger.
    fn run_on(mut self) -> Result<DebugEnd, DebugError> {
        self.process.detach();
        loop {
            if let Some(ended) = self.ended {
                return ended.map(DebugEnd::Ran).map_err(DebugError::Run);
            }
            let proceeded = self.simulator.proceed(&mut self.process, self.host);
            self.ended = proceeded.transpose();
        }
    }
}
