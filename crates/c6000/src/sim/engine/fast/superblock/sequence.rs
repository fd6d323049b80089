//! Sequences: packets of a superblock in consecutive cycles, all of whose hazards were resolved when they were
//! prepared.
//!
//! Only values, addresses and waits are left to run. What the packets do stands here in lists, one packet behind the
//! other. What running them adds up to (instructions, registers written, windows for interrupts) is known beforehand
//! and is taken over when the sequence is left, in its middle too.

use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::superblock::packet::{
    ImmediateResult, Move, PreparedBranch, Speculative,
};
use crate::sim::engine::fast::superblock::translation::Translation;
use crate::sim::meaning::emit::Emit;
use crate::sim::meaning::forms::{EvaluateInto, Operands};
use crate::sim::memory::contents::Memory;
use crate::sim::packet::operation::Address;
use crate::sim::state::registers::{Ahead, LONGEST_DELAY};
use crate::sim::state::write_ports::WritePort;
use std::num::NonZeroU8;

/// Cycles of the past that matter: the oldest result that may still be asked for began so many cycles ago.
pub(crate) const PAST: usize = LONGEST_DELAY + 1;

/// A place in the register file that no instruction reads.
pub(crate) const NOWHERE: u8 = 255;

/// Resolved packets in consecutive cycles.
#[derive(Debug, Clone)]
pub(crate) struct Sequence {
    /// Number of its first packet in the superblock.
    pub first: usize,
    pub cycles: Box<[Cycle]>,
    /// Per cycle the address behind its packet. They stand side by side, so that a search before the code runs is
    /// quick.
    #[cfg(feature = "translate")]
    pub nexts: Box<[u32]>,
    pub work: Work,
    /// Registers that are read.
    pub reads: u64,
    /// What the [`PAST`] cycles before it and its own sent.
    pub sent: Box<[Ahead]>,
    pub totals: Totals,
    #[cfg_attr(
        not(feature = "translate"),
        expect(dead_code, reason = "it holds nothing")
    )]
    pub translation: Translation,
}

impl Sequence {
    /// What each of the [`PAST`] cycles before the cycle of this number in the sequence sent, the oldest first.
    pub fn sent_before(&self, cycle: usize) -> &[Ahead] {
        &self.sent[cycle..cycle + PAST]
    }
}

/// What the cycles of a sequence add up to.
#[derive(Debug, Clone)]
pub(crate) struct Totals {
    /// Per cycle the registers written at its end, predicates apart.
    pub written: Box<[u64]>,
    /// Instructions of all packets up to each.
    pub instructions: Box<[u64]>,
    /// Per cycle how long ago the oldest result began that its packet overtakes.
    pub overtaken: Box<[u8]>,
    pub batches: Box<[Batch]>,
}

/// Cycles that are counted together.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Batch {
    pub cycles: u8,
    /// Whether it is one cycle whose packet has a branch.
    pub branch: bool,
    /// The cycles between each result that is overtaken and the packet that does it, the last cycle in bit 0.
    pub overtaken: u64,
    /// Registers written, predicates apart.
    pub written: u64,
}

/// A packet and its cycle: which of its sequence's work is its own, and what else there is to do.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cycle {
    pub address: u32,
    pub next: u32,
    /// The number of the form for its loads, deferred and immediate results, where it has nothing else.
    pub plain: Option<NonZeroU8>,
    /// The first registers in which results land, or [`NOWHERE`]; the others are in the list.
    pub lands: [u8; 2],
    /// Whether it begins in another fetch packet than the one before it ended in, or ends in another than it begins.
    pub enters: bool,
    /// Whether a branch may lead elsewhere at its end.
    pub may_leave: bool,
    /// Whether one of the immediate results has a predicate.
    pub predicated: bool,
    pub stores: bool,
    /// Whether it waits for a register that it reads over a cross path.
    pub waits: bool,
    pub loads: ListRange,
    pub sums: ListRange,
    pub writes: ListRange,
    pub deferred: ListRange,
    pub speculative: ListRange,
    /// Write ports that its deferred results take.
    pub ports: ListRange,
    pub branches: ListRange,
    pub saves: ListRange,
    pub landings: ListRange,
}

/// What the packets of a sequence do, one packet behind the other.
#[derive(Debug, Clone, Default)]
pub(crate) struct Work {
    pub loads: Vec<ResolvedLoad>,
    pub sums: Vec<Sum>,
    pub writes: Vec<ImmediateResult>,
    pub deferred: Vec<DeferredResult>,
    pub speculative: Vec<Speculative>,
    pub ports: Vec<TakenPort>,
    pub branches: Vec<PreparedBranch>,
    pub saves: Vec<Move>,
    /// Registers in which results land.
    pub landings: Vec<u8>,
}

/// The items of a list that belong to one cycle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ListRange {
    pub start: u16,
    pub end: u16,
}

impl ListRange {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    #[inline]
    pub fn range(self) -> std::ops::Range<usize> {
        usize::from(self.start)..usize::from(self.end)
    }
}

#[cfg(feature = "translate")]
impl Cycle {
    /// Whether predicates decide if some registers are written at its end.
    pub fn may_write_under_predicates(&self) -> bool {
        self.predicated || !self.speculative.is_empty()
    }
}

/// Performs a load speculatively and returns its address; None where the load fails.
pub(crate) type PerformLoad = fn(&mut Cpu, &mut ResolvedLoad, &Memory) -> Option<u32>;

/// An aligned load of one register.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ResolvedLoad {
    pub run: PerformLoad,
    pub address: Address,
    /// Index of the memory that it reached last.
    pub memory: u32,
    /// Address of the instruction.
    pub instruction: u32,
    pub register: u8,
    /// Where the updated base is left.
    pub spare: u8,
    /// Bytes.
    pub size: u8,
    #[cfg(feature = "translate")]
    pub signed: bool,
}

/// The sum of base and offset, which is left in a spare place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sum {
    pub address: Address,
    pub spare: u8,
}

/// A write port that a deferred result takes. No other result of the sequence meets it there; one behind it may.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TakenPort {
    pub port: WritePort,
    pub delay: u8,
    /// Address of the instruction.
    pub instruction: u32,
}

/// A computation whose one result lands in one register in a later cycle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DeferredResult {
    pub write: EvaluateInto,
    #[cfg_attr(
        not(feature = "translate"),
        expect(dead_code, reason = "only translated code runs it")
    )]
    pub emit: Option<Emit>,
    pub operands: Operands,
    /// Address of the instruction.
    pub instruction: u32,
    pub register: u8,
    pub delay: u8,
}
