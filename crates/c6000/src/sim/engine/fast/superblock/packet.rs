//! The prepared execute packets of a superblock.

use crate::sim::engine::cpu::Cpu;
use crate::sim::meaning::emit::Emit;
use crate::sim::meaning::forms::{Evaluate, EvaluateInto, Operands};
use crate::sim::memory::contents::Memory;
use crate::sim::packet::operation::{Address, Destination, Load, Target};
use crate::sim::state::registers::Ahead;
use crate::sim::state::write_ports::WritePort;

/// An execute packet of a superblock.
#[derive(Debug, Clone, Default)]
pub(crate) struct PreparedPacket {
    /// Number of the packet in the program.
    pub number: usize,
    pub address: u32,
    /// Address of the word after the packet.
    pub next: u32,
    /// Whether the packet has only speculative operations and immediate results, all without predicates.
    pub simple: bool,
    /// Whether the packet may run as prepared here. If not, the CPU runs it with every check.
    pub may_run_prepared: bool,
    pub speculative: Box<[Speculative]>,
    pub writes: Box<[ImmediateResult]>,
    /// Moves before and after the immediate results. Often empty.
    pub saves: Box<[Move]>,
    pub moves: Box<[Move]>,
    pub has_saves: bool,
    pub has_moves: bool,
    /// Whether one of the speculative operations is a store.
    pub has_stores: bool,
    /// Whether an immediate result has a predicate.
    pub predicated: bool,
    /// Registers written at the end of E1 if all predicates hold.
    pub written: u64,
    /// Registers to which the packet sends results for later cycles if all predicates hold. Index n has delay n + 1.
    pub sent: Ahead,
    /// Whether `sent` has any register, and whether a result has a delay between the shortest and the delay of a load.
    pub sends: bool,
    pub sends_rarely: bool,
    pub has_branch: bool,
    pub branch: Option<PreparedBranch>,
    /// Registers that the instructions read, with the registers of predicates.
    pub reads: u64,
    /// By cycle, the registers in which the packet's results land and may meet results in flight.
    pub lands: Ahead,
    /// Whether a result lands later than at the end of E1.
    pub lands_later: bool,
    pub overtaken: Overtaken,
    /// Whether the packet may cause a stall by the registers that it reads or by its place in memory.
    pub may_stall: bool,
    pub idle: u64,
    pub instructions: u64,
}

/// The results that a packet overtakes: it reads or writes their registers before they land.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Overtaken {
    Nothing,
    /// Results. The oldest began this many cycles ago.
    Since(u64),
    /// Unknown, because it depends on predicates or on packets before the superblock.
    #[default]
    Unknown,
}

/// Performs an operation speculatively, without any visible effect. Returns false if the operation fails or does more
/// than write its result.
pub(crate) type Speculate = fn(&mut Cpu, &mut Speculative, &Memory) -> bool;

/// An operation that may fail, or whose result lands in a later cycle. Its packet performs it before all others. If it
/// fails, the CPU can begin the packet again.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Speculative {
    pub run: Speculate,
    /// Address of the instruction.
    pub address: u32,
    pub predicate: u8,
    pub negated: bool,
    pub port: Option<WritePort>,
    /// The delay of the result of a load or computation, and the registers in which the result lands after this delay.
    pub delay: u8,
    pub deferred: u64,
    /// Registers written at the end of E1. Until then, their new values are in spare places, from place `spare` on.
    pub early: u64,
    pub register: u8,
    pub spare: u8,
    pub action: SpeculativeAction,
    /// Index of the memory that the operation reached the last time.
    pub memory: u32,
}

/// What a speculative operation does.
#[derive(Debug, Clone, Copy)]
pub(crate) enum SpeculativeAction {
    Load(Load),
    Store {
        address: Address,
        size: u32,
        data: u8,
        long: bool,
    },
    Sum(Address),
    Compute {
        run: Evaluate,
        /// The function for operands without effects beside the result.
        plain: Option<EvaluateInto>,
        emit: Option<Emit>,
        operands: Operands,
        result: Destination,
    },
}

/// A computation with one result, which goes to a register or a spare place at once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ImmediateResult {
    pub write: EvaluateInto,
    #[cfg_attr(
        not(feature = "translate"),
        expect(dead_code, reason = "only translated code runs it")
    )]
    pub emit: Option<Emit>,
    pub operands: Operands,
    pub predicate: u8,
    pub negated: bool,
    /// The place to which the result goes, and the register that finally gets it.
    pub to: u8,
    pub register: u8,
}

/// A copy from one place of the register file to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Move {
    pub from: u8,
    pub to: u8,
}

/// A branch. Its target is a constant, or is in a register.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PreparedBranch {
    pub predicate: u8,
    pub negated: bool,
    pub target: Target,
    pub address: u32,
}
