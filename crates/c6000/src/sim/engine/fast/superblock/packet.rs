//! Execute packets of a superblock, prepared for it.

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
    /// Address of the packet after it.
    pub next: u32,
    /// Whether it has only speculative operations and immediate results, none of them with a predicate.
    pub simple: bool,
    /// Whether it may run as it is prepared here. The CPU runs every other packet, with every check.
    pub may_run_prepared: bool,
    pub speculative: Box<[Speculative]>,
    pub writes: Box<[ImmediateResult]>,
    /// Moves before and after the immediate results; there may be none.
    pub saves: Box<[Move]>,
    pub moves: Box<[Move]>,
    pub has_saves: bool,
    pub has_moves: bool,
    /// Whether one of the speculative operations is a store.
    pub has_stores: bool,
    /// Whether one of its immediate results has a predicate.
    pub predicated: bool,
    /// Registers that are written at the end of E1, predicates apart.
    pub written: u64,
    /// Registers to which results for later cycles are sent by delay from 1, predicates apart.
    pub sent: Ahead,
    /// Whether there are any, and whether one has a delay between the shortest and that of a load.
    pub sends: bool,
    pub sends_rarely: bool,
    pub has_branch: bool,
    pub branch: Option<PreparedBranch>,
    /// Registers that some instruction reads, predicates included.
    pub reads: u64,
    /// In which cycles its results may meet others that are in flight.
    pub lands: Ahead,
    /// Whether some of these land later than at the end of E1.
    pub lands_later: bool,
    pub overtaken: Overtaken,
    /// Whether its registers, or its place, may cost a stall.
    pub may_stall: bool,
    pub idle: u64,
    pub instructions: u64,
}

/// The results that a packet overtakes: it reads or writes their register before they land.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Overtaken {
    Nothing,
    /// Results; the oldest of them began so many cycles ago.
    Since(u64),
    /// It depends on predicates, or on packets before the superblock.
    #[default]
    Unknown,
}

/// Performs an operation speculatively, without any visible effect. Returns false if it fails or does more than write
/// its result.
pub(crate) type Speculate = fn(&mut Cpu, &mut Speculative, &Memory) -> bool;

/// An operation that may fail, or whose result is deferred to a later cycle. Its packet performs it before all others,
/// so that the CPU can still begin the packet again.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Speculative {
    pub run: Speculate,
    /// Address of the instruction.
    pub address: u32,
    pub predicate: u8,
    pub negated: bool,
    pub port: Option<WritePort>,
    /// Delay of the result of a load or computation, and the registers that it lands in then.
    pub delay: u8,
    pub deferred: u64,
    /// Registers written at the end of E1. Until then, spare places from `spare` on hold their values.
    pub early: u64,
    pub register: u8,
    pub spare: u8,
    pub action: SpeculativeAction,
    /// Index of the memory that it reached last.
    pub memory: u32,
}

/// The action of a speculative operation.
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
        /// The same, for an operation without effects beside its result.
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
    /// The place that the result goes to, and the register that it is for.
    pub to: u8,
    pub register: u8,
}

/// A copy from one place of the register file to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Move {
    pub from: u8,
    pub to: u8,
}

/// A branch. Its target is known from decoding, or is in a register.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PreparedBranch {
    pub predicate: u8,
    pub negated: bool,
    pub target: Target,
    pub address: u32,
}
