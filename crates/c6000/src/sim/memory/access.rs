//! Accesses of the data port, and the interface of a memory model, which tells how long the CPU waits.

#[cfg(feature = "translate")]
use crate::sim::memory::views::{CacheViews, Costs};
use crate::sim::state::stalls::Stalls;

/// One access of the data port, as the memory system sees it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct DataAccess {
    pub address: u32,
    /// Index of the memory in the machine's description.
    pub memory: u32,
    pub size: u32,
    pub write: bool,
}

/// How long the CPU waits for memory.
pub(crate) trait Waits {
    /// Adds the stalls of the fetch of the packet from `address` to `next`, before its E1 in CPU cycle `cycle`.
    #[inline]
    fn fetch(&mut self, _address: u32, _next: u32, _cycle: u64, _stalls: &mut Stalls) {}

    /// Whether it must see every packet. If not, it sees only those that begin or end in another fetch packet than
    /// the one before.
    #[cfg(feature = "fast")]
    #[inline]
    fn follows_packets(&self) -> bool {
        true
    }

    /// Whether fetches and accesses can cost anything.
    #[cfg(feature = "fast")]
    #[inline(always)]
    fn may_wait(&self) -> bool {
        true
    }

    /// The facts that translated code depends on; None if no code is translated for it.
    #[cfg(feature = "translate")]
    #[inline]
    fn costs(&self) -> Option<Costs> {
        None
    }

    /// The parts of the caches that translated code reads and updates.
    #[cfg(feature = "translate")]
    #[inline]
    fn views(&mut self) -> CacheViews {
        CacheViews::NOTHING
    }

    /// Adds the stalls of the data accesses of that packet, of which there are one or two.
    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls);
}
