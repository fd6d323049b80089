//! Stall cycles and cache misses, by cause.

use crate::isa::Level;
use crate::sim::machine::Machine;
use std::collections::BTreeMap;
#[cfg(feature = "translate")]
use std::mem::offset_of;

/// The cause of a stall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// A bank conflict: two accesses of one execute packet met in a bank, or in a word.
    Bank,
    /// The packet read a register over a cross path in the cycle after the register was written (C64x).
    CrossPath,
    /// A branch led to an execute packet in two fetch packets (C64x).
    BranchTarget,
    /// The program cache had to be filled.
    L1p,
    /// The data cache had to be filled for a load.
    L1dRead,
    /// The write buffer was full, or had to drain before a line could be read.
    WriteBuffer,
    /// A dirty line had to be written back before a line could be read.
    Victim,
}

impl Cause {
    pub const ALL: [Cause; 7] = [
        Cause::Bank,
        Cause::CrossPath,
        Cause::BranchTarget,
        Cause::L1p,
        Cause::L1dRead,
        Cause::WriteBuffer,
        Cause::Victim,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Cause::Bank => "bank",
            Cause::CrossPath => "cross_path",
            Cause::BranchTarget => "branch_target",
            Cause::L1p => "l1p",
            Cause::L1dRead => "l1d_read",
            Cause::WriteBuffer => "write_buffer",
            Cause::Victim => "victim",
        }
    }

    /// Whether this cause is possible on a machine.
    fn known_to(self, machine: &Machine) -> bool {
        match self {
            Cause::Bank => true,
            Cause::BranchTarget => machine.spanning_target > 0,
            Cause::CrossPath => machine
                .isa
                .parse::<Level>()
                .is_ok_and(Level::cross_paths_stall),
            _ => machine.caches.is_some(),
        }
    }
}

/// Cycles that the CPU waited, by cause.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Stalls {
    total: u64,
    by_cause: [u64; Cause::ALL.len()],
}

impl Stalls {
    #[inline]
    pub fn add(&mut self, cause: Cause, cycles: u64) {
        self.total += cycles;
        self.by_cause[cause as usize] += cycles;
    }

    #[inline]
    pub fn total(&self) -> u64 {
        self.total
    }

    pub fn of(&self, cause: Cause) -> u64 {
        self.by_cause[cause as usize]
    }

    /// The cycles of every cause that is possible on the machine, even if they are zero.
    pub fn by_cause(&self, machine: &Machine) -> BTreeMap<&'static str, u64> {
        let known = Cause::ALL
            .into_iter()
            .filter(|cause| cause.known_to(machine));
        known.map(|cause| (cause.name(), self.of(cause))).collect()
    }
}

#[cfg(feature = "translate")]
impl Stalls {
    /// Byte offsets of the total, and of the cycles of a cause. For translated code.
    pub(crate) const OFFSET_OF_TOTAL: usize = offset_of!(Stalls, total);

    pub(crate) const fn offset_of(cause: Cause) -> usize {
        offset_of!(Stalls, by_cause) + size_of::<u64>() * cause as usize
    }
}

/// Accesses that missed a cache, by cache and kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Misses {
    /// Lines of the program cache that had to be filled.
    pub l1p: u64,
    /// Lines of the data cache that loads had to fill.
    pub l1d_read: u64,
    /// Stores that missed the data cache. They go through the write buffer.
    pub l1d_write: u64,
    /// Lines of the second-level cache that had to come from external memory.
    pub l2: u64,
}

impl Misses {
    /// The misses of every kind, even if they are zero.
    pub fn by_cache(&self) -> BTreeMap<&'static str, u64> {
        BTreeMap::from([
            ("l1p", self.l1p),
            ("l1d_read", self.l1d_read),
            ("l1d_write", self.l1d_write),
            ("l2", self.l2),
        ])
    }
}
