//! The cycle-accurate simulator of the C62x: it runs linked objects and refuses what the hardware forbids or
//! leaves undefined.
//!
//! [`Machine`] describes a device, [`Simulator`] loads objects into it and calls their routines. Inside:
//! [`library`] picks the objects and [`loader`] links them; [`packet`] decodes an execute packet once into [`operation`]s and [`rules`] proves what can be
//! proved then;
//! [`cpu`] executes packets cycle by cycle with the [`semantics`] of each operation and watches the rest, and [`translate`] turns
//! what runs often into code of the host;
//! [`memory`] holds the bytes and [`timing`] says how long they take, with caches [`memory_system`]. [`process`] runs a whole linked program,
//! which reaches its host through [`host_calls`]. [`observe`] records runs, [`addresses`] what they touch.

mod addresses;
mod block;
mod control;
mod convention;
mod cpu;
mod error;
#[cfg(test)]
mod examples;
mod forms;
mod gdb;
mod host_calls;
mod interrupt;
mod library;
mod loader;
mod machine;
mod memory;
mod memory_system;
mod observe;
mod operation;
mod packed;
mod packet;
mod ports;
mod process;
mod program;
mod registers;
mod rules;
mod semantics;
mod simulator;
mod stalls;
mod timing;
mod translate;
mod watchpoints;
mod words;

pub use addresses::AddressDigest;
pub use cpu::{Checks, Interrupt};
pub use error::{Rule, SimulationError};
pub use gdb::{DebugEnd, DebugError};
pub use host_calls::{Console, FolderError, Host, Stream};
pub use loader::LoadError;
pub use machine::{
    machine_names, machine_table, Banks, Bench, Contents, Machine, MachineError, MemoryDescription,
};
pub use memory_system::description;
pub use observe::{instruction_text, Event, PacketCost, Record, Watch};
pub use process::{RunError, RunResult};
pub use simulator::{CallError, CallResult, Simulator};
pub use stalls::{Cause, Misses, Stalls};
