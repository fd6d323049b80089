//! Sequences: packets of a superblock in consecutive cycles. All hazards of these packets were resolved when the
//! superblock was prepared.
//!
//! A run has to compute only values, addresses and waits. Lists hold this work, in the order of the packets. All other
//! effects of the packets (instructions, registers written, windows for interrupts) are known beforehand as totals. The
//! CPU adds the totals when it leaves the sequence, at its end or in its middle.

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

/// The number of past cycles that matter. A result from an earlier cycle has landed, and nothing asks for its age.
pub(crate) const PAST: usize = LONGEST_DELAY + 1;

/// A place in the register file that no instruction reads.
pub(crate) const NOWHERE: u8 = 255;

/// Resolved packets in consecutive cycles.
#[derive(Debug, Clone)]
pub(crate) struct Sequence {
    /// Number of the sequence's first packet in the superblock.
    pub first: usize,
    pub cycles: Box<[Cycle]>,
    /// For each cycle, the address after its packet. The addresses are in one array, so that the search for a stop
    /// before a run is quick.
    #[cfg(feature = "translate")]
    pub nexts: Box<[u32]>,
    pub work: Work,
    /// Registers that the packets read.
    pub reads: u64,
    /// The results sent by the [`PAST`] cycles before the sequence, and by each cycle of the sequence.
    pub sent: Box<[Ahead]>,
    pub totals: Totals,
    #[cfg_attr(
        not(feature = "translate"),
        expect(dead_code, reason = "it holds nothing")
    )]
    pub translation: Translation,
}

impl Sequence {
    /// The results sent by the [`PAST`] cycles before cycle number `cycle` of the sequence, the oldest first.
    pub fn sent_before(&self, cycle: usize) -> &[Ahead] {
        &self.sent[cycle..cycle + PAST]
    }
}

/// The sums of the known effects of a sequence's cycles.
#[derive(Debug, Clone)]
pub(crate) struct Totals {
    /// For each cycle, the registers written at its end if all predicates hold.
    pub written: Box<[u64]>,
    /// For each packet, the number of instructions of the sequence up to the packet's end.
    pub instructions: Box<[u64]>,
    /// For each cycle, the age of the oldest result that its packet overtakes. 0 if it overtakes none.
    pub overtaken: Box<[u8]>,
    pub batches: Box<[Batch]>,
}

/// Cycles that are counted together.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Batch {
    pub cycles: u8,
    /// Whether the batch is a single cycle, whose packet has a branch.
    pub branch: bool,
    /// The cycles between a result that is overtaken and the packet that overtakes it, as bits. Bit 0 is the last cycle
    /// of the batch.
    pub overtaken: u64,
    /// Registers written in the batch if all predicates hold.
    pub written: u64,
}

/// A packet and its cycle: its part of each list in [`Work`], and what else its cycle needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cycle {
    pub address: u32,
    pub next: u32,
    /// The number of the function that runs the cycle (see `plain_number`), if the cycle has only loads, deferred
    /// results and immediate results.
    pub plain: Option<NonZeroU8>,
    /// Two registers in which results land at the end of the cycle, or [`NOWHERE`]. Further registers are in the list
    /// `landings`.
    pub lands: [u8; 2],
    /// Whether the packet needs a fetch packet that the packet before it did not end in, or spans two fetch packets.
    pub enters: bool,
    /// Whether a branch may lead elsewhere at the end of the cycle.
    pub may_leave: bool,
    /// Whether an immediate result has a predicate.
    pub predicated: bool,
    pub stores: bool,
    /// Whether the packet waits for a register that it reads over a cross path.
    pub waits: bool,
    pub loads: ListRange,
    pub sums: ListRange,
    pub writes: ListRange,
    pub deferred: ListRange,
    pub speculative: ListRange,
    /// Write ports that the deferred results take.
    pub ports: ListRange,
    pub branches: ListRange,
    pub saves: ListRange,
    pub landings: ListRange,
}

/// The work of all packets of a sequence. Each list is in the order of the packets.
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
    /// Whether predicates decide which registers are written at the end of the cycle.
    pub fn may_write_under_predicates(&self) -> bool {
        self.predicated || !self.speculative.is_empty()
    }
}

/// Performs a load speculatively and returns its address. None if the load fails.
pub(crate) type PerformLoad = fn(&mut Cpu, &mut ResolvedLoad, &Memory) -> Option<u32>;

/// An aligned load of one register.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ResolvedLoad {
    pub run: PerformLoad,
    pub address: Address,
    /// Index of the memory that the load reached the last time.
    pub memory: u32,
    /// Address of the instruction.
    pub instruction: u32,
    pub register: u8,
    /// The spare place that gets the updated base.
    pub spare: u8,
    /// Size in bytes.
    pub size: u8,
    #[cfg(feature = "translate")]
    pub signed: bool,
}

/// The sum of base and offset, written to a spare place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sum {
    pub address: Address,
    pub spare: u8,
}

/// A write port that a deferred result takes. No other result of the sequence needs this port in this cycle, but a
/// result after the sequence may need it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TakenPort {
    pub port: WritePort,
    pub delay: u8,
    /// Address of the instruction.
    pub instruction: u32,
}

/// A computation with one result, which lands in one register in a later cycle.
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
