//! What the memory system adds to the CPU's cycles: stalls, counted by cause.
//!
//! The contents of memory are the business of [`super::memory`]; a model here only says how long the CPU waits.
//! A cached machine is a further variant of [`Timing`] with its own causes.

use super::machine::{Banks, Machine};
use std::collections::BTreeMap;

/// Cycles for which the CPU waited, by cause.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stalls {
    /// Two accesses of one execute packet met in a bank.
    pub bank: u64,
}

impl Stalls {
    pub fn total(&self) -> u64 {
        self.bank
    }

    /// Every cause that the machine knows, zero or not.
    pub fn by_cause(&self) -> BTreeMap<&'static str, u64> {
        BTreeMap::from([("bank", self.bank)])
    }
}

/// One access of the data port, as the memory system sees it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Access {
    pub address: u32,
    /// Index of the memory in the machine's description.
    pub memory: usize,
    pub size: u32,
}

/// The memory system of a machine.
#[derive(Debug, Clone)]
pub(crate) enum Timing {
    /// Every access takes its pipeline phase and no more.
    Flat,
    /// Single-ported banks: per memory its block and its banks.
    Banked(Vec<(u32, Option<Banks>)>),
}

impl Timing {
    pub fn new(machine: &Machine) -> Timing {
        if machine.memories.iter().all(|memory| memory.banks.is_none()) {
            return Timing::Flat;
        }
        Timing::Banked(
            machine
                .memories
                .iter()
                .map(|memory| (memory.block, memory.banks))
                .collect(),
        )
    }

    /// Adds the stalls of the data accesses of one execute packet, of which there are one or two.
    #[inline]
    pub fn data(&mut self, accesses: &[Access], stalls: &mut Stalls) {
        match (self, accesses) {
            (Timing::Flat, _) | (_, [_]) => {}
            (Timing::Banked(memories), accesses) => stalls.bank += bank_stall(memories, accesses),
        }
    }
}

/// Cycles that two accesses wait for each other.
fn bank_stall(memories: &[(u32, Option<Banks>)], accesses: &[Access]) -> u64 {
    let &[first, second] = accesses else { return 0 };
    let ((block, banks), (other_block, _)) = (memories[first.memory], memories[second.memory]);
    let meet =
        |banks: &Banks| block == other_block && banks.touched(first) & banks.touched(second) != 0;
    banks.filter(meet).map_or(0, |banks| u64::from(banks.stall))
}

impl Banks {
    /// Set of banks that an access needs whole (SPRU577 1.4.6: a byte takes its bank, a word takes two).
    #[inline]
    fn touched(self, access: Access) -> u64 {
        let first = (access.address / self.width) & (self.count - 1);
        let number = access.size.div_ceil(self.width).min(self.count);
        ((1 << number) - 1) << first
    }
}
