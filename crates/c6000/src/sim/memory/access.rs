//! Accesses of the data port, and what a model of memory answers: how long the CPU waits.

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

    /// Whether it wants to know of every packet; if not, of those alone that begin or end in another fetch packet than
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

    /// What of it translated code depends on; None where code is not translated for it.
    #[cfg(feature = "translate")]
    #[inline]
    fn costs(&self) -> Option<Costs> {
        None
    }

    /// What translated code looks at and keeps of the caches.
    #[cfg(feature = "translate")]
    #[inline]
    fn views(&mut self) -> CacheViews {
        CacheViews::NOTHING
    }

    /// Adds the stalls of the data accesses of that packet, of which there are one or two.
    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls);
}
