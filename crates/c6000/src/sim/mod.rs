//! The cycle-accurate simulator of the C62x and the C64x. It runs linked objects, and refuses what the hardware forbids
//! or leaves undefined.
//!
//! [`machine`] describes a device. [`load`] links objects for it. [`run`] calls their routines or runs whole programs;
//! programs reach their host through [`host_calls`]. [`engine`] executes packets. [`packet`] decodes each packet once
//! and checks every rule that can be checked without running it. [`meaning`] computes the results of instructions,
//! [`state`] holds registers and results in flight, [`memory`] holds the bytes and says how long the CPU waits for
//! them. [`gdb`] lets a debugger control a run.

mod engine;
mod gdb;
mod host_calls;
mod load;
mod machine;
mod meaning;
mod memory;
mod packet;
mod run;
mod state;

pub use engine::cpu::interrupted::Interrupt;
pub use engine::cpu::Checks;
pub use gdb::{DebugEnd, DebugError};
pub use host_calls::{Console, FolderError, Host, Stream};
pub use load::error::LoadError;
pub use machine::caches as description;
pub use machine::{
    machine_names, machine_table, Banks, Bench, Contents, Machine, MachineError, MemoryDescription,
};
pub use run::addresses::AddressDigest;
pub use run::call::{CallError, CallResult};
pub use run::observe::{instruction_text, Access, Event, PacketCost, Record, Watch};
pub use run::process::{RunError, RunResult};
pub use run::simulator::Simulator;
pub use state::error::{Rule, SimulationError};
pub use state::stalls::{Cause, Misses, Stalls};
