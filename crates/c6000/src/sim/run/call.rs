//! Results of calls, and their errors.

use crate::sim::engine::cpu::Cpu;
use crate::sim::load::error::LoadError;
use crate::sim::run::addresses::AddressDigest;
use crate::sim::state::convention::RETURN_VALUE;
use crate::sim::state::error::SimulationError;
use crate::sim::state::stalls::{Misses, Stalls};

/// The result of a call.
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
    /// The most CPU cycles in a row (stalls not counted) in which no interrupt could be taken without harm.
    pub max_uninterruptible: u64,
    /// Whether no interrupt that the CPU takes, in any cycle, can change the result.
    pub interruptible: bool,
    /// Digests of all accesses, if the call asked for them.
    pub addresses: Option<AddressDigest>,
    /// The cycle in which the requested interrupt was taken: the first annulled packet would have been in E1 then.
    pub interrupted: Option<u64>,
    /// Registers whose results were still in flight at the return. Only a return that is not strict may have any.
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
