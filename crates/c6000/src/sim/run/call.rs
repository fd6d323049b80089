//! Results and errors of calls.

use crate::sim::engine::cpu::Cpu;
use crate::sim::load::error::LoadError;
use crate::sim::run::addresses::AddressDigest;
use crate::sim::state::convention::RETURN_VALUE;
use crate::sim::state::error::SimulationError;
use crate::sim::state::stalls::{Misses, Stalls};

/// The result of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallResult {
    /// Cycles from E1 of the routine's first execute packet to the cycle before E1 of the packet at the return address,
    /// with stalls.
    pub cycles: u64,
    /// The part of `cycles` in which the CPU was stalled.
    pub stalls: Stalls,
    /// Accesses that missed a cache.
    pub misses: Misses,
    /// The value of A4 at the return.
    pub return_value: u32,
    /// Bytes of stack used at the deepest point.
    pub stack_bytes: u32,
    /// Instructions in the executed packets without NOPs. Instructions whose predicates are false count too.
    pub instructions: u64,
    /// Execute packets executed.
    pub packets: u64,
    /// The most CPU cycles in a row in which the CPU could take no interrupt without harm. Stalls do not count.
    pub max_uninterruptible: u64,
    /// Whether the result stays the same if an interrupt comes, in any cycle in which the CPU can take it.
    pub interruptible: bool,
    /// Digests of all accesses, if the call requested them.
    pub addresses: Option<AddressDigest>,
    /// The cycle in which the CPU took the requested interrupt: E1 of the first annulled packet.
    pub interrupted: Option<u64>,
    /// Registers with results in flight at the return. Empty unless the call accepts a loose return.
    pub on_their_way: Vec<String>,
}

pub(super) fn result(cpu: Cpu, misses: Misses, addresses: Option<AddressDigest>) -> CallResult {
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

/// Why a call was impossible, or which rule a run broke.
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
