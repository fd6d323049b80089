//! The cycles that memory adds to the cycles of the CPU.
//!
//! [`super::contents`] has the contents of memory. A model here only says how long the CPU waits. The CPU is compiled
//! once for each implementation of [`Waits`], so a machine without caches does not pay for their model.

use crate::sim::machine::{Banks, Machine};
use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::caches::MemorySystem;
#[cfg(feature = "translate")]
use crate::sim::memory::views::{CacheViews, Costs};
use crate::sim::state::stalls::{Cause, Misses, Stalls};

/// A memory for which the CPU never waits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flat;

/// Single-ported banks: for each memory, its block and its banks.
#[derive(Debug, Clone)]
pub(crate) struct Banked(Vec<(u32, Option<Banks>)>);

/// The memory system of a machine.
#[derive(Debug, Clone)]
pub(crate) enum Timing {
    Flat(Flat),
    Banked(Banked),
    Cached(Box<MemorySystem>),
}

impl Timing {
    pub fn new(machine: &Machine) -> Timing {
        if let Some(caches) = &machine.caches {
            return Timing::Cached(Box::new(MemorySystem::new(caches, machine.sram_end())));
        }
        if machine.memories.iter().all(|memory| memory.banks.is_none()) {
            return Timing::Flat(Flat);
        }
        let banks = machine
            .memories
            .iter()
            .map(|memory| (memory.block, memory.banks));
        Timing::Banked(Banked(banks.collect()))
    }

    /// Begins a new run at cycle 0. Caches keep their lines.
    pub fn restart(&mut self) {
        if let Timing::Cached(system) = self {
            system.restart();
        }
    }

    /// Empties the caches.
    pub fn invalidate(&mut self) {
        if let Timing::Cached(system) = self {
            system.invalidate();
        }
    }

    /// Cache misses since the start of the run.
    pub fn misses(&self) -> Misses {
        match self {
            Timing::Cached(system) => system.misses,
            Timing::Flat(_) | Timing::Banked(_) => Misses::default(),
        }
    }
}

impl Waits for Timing {
    fn fetch(&mut self, address: u32, next: u32, cycle: u64, stalls: &mut Stalls) {
        if let Timing::Cached(system) = self {
            system.fetch(address, next, cycle, stalls);
        }
    }

    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        match self {
            Timing::Flat(waits) => waits.data(accesses, cycle, stalls),
            Timing::Banked(waits) => waits.data(accesses, cycle, stalls),
            Timing::Cached(system) => system.data(accesses, cycle, stalls),
        }
    }
}

impl Waits for Flat {
    #[cfg(feature = "translate")]
    #[inline]
    fn costs(&self) -> Option<Costs> {
        Some(Costs::default())
    }

    #[cfg(feature = "fast")]
    #[inline(always)]
    fn follows_packets(&self) -> bool {
        false
    }

    #[cfg(feature = "fast")]
    #[inline(always)]
    fn may_wait(&self) -> bool {
        false
    }

    #[inline]
    fn data(&mut self, _accesses: &[DataAccess], _cycle: u64, _stalls: &mut Stalls) {}
}

impl Waits for Banked {
    #[cfg(feature = "translate")]
    #[inline]
    fn costs(&self) -> Option<Costs> {
        Some(Costs {
            may_wait: true,
            ..Costs::default()
        })
    }

    #[cfg(feature = "fast")]
    #[inline(always)]
    fn follows_packets(&self) -> bool {
        false
    }

    #[inline]
    fn data(&mut self, accesses: &[DataAccess], _cycle: u64, stalls: &mut Stalls) {
        if let &[first, second] = accesses {
            stalls.add(Cause::Bank, self.stall(first, second));
        }
    }
}

impl Waits for MemorySystem {
    #[cfg(feature = "translate")]
    #[inline]
    fn costs(&self) -> Option<Costs> {
        Some(MemorySystem::costs(self))
    }

    #[cfg(feature = "translate")]
    #[inline]
    fn views(&mut self) -> CacheViews {
        MemorySystem::views(self)
    }

    #[cfg(feature = "fast")]
    #[inline]
    fn follows_packets(&self) -> bool {
        MemorySystem::follows_packets(self)
    }

    #[inline]
    fn fetch(&mut self, address: u32, next: u32, cycle: u64, stalls: &mut Stalls) {
        MemorySystem::fetch(self, address, next, cycle, stalls);
    }

    #[inline]
    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        MemorySystem::data(self, accesses, cycle, stalls);
    }
}

impl Banked {
    /// Cycles that the CPU waits because two accesses conflict.
    fn stall(&self, first: DataAccess, second: DataAccess) -> u64 {
        let ((block, banks), (other_block, _)) = (
            self.0[first.memory as usize],
            self.0[second.memory as usize],
        );
        let meet = |banks: &Banks| {
            block == other_block && banks.touched(first) & banks.touched(second) != 0
        };
        banks.filter(meet).map_or(0, |banks| u64::from(banks.stall))
    }
}

impl Banks {
    /// The set of banks that an access occupies (SPRU577 1.4.6: a byte takes its bank, a word takes two).
    #[inline]
    fn touched(self, access: DataAccess) -> u64 {
        let first = (access.address / self.width) & (self.count - 1);
        let number = access.size.div_ceil(self.width).min(self.count);
        ((1 << number) - 1) << first
    }
}
