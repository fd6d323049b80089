//! Accesses of the data port, and the interface of a memory model. The model says how long the CPU waits.

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
    /// Adds the stalls of fetching the packet from `address` to `next`. Its E1 is CPU cycle `cycle`.
    #[inline]
    fn fetch(&mut self, _address: u32, _next: u32, _cycle: u64, _stalls: &mut Stalls) {}

    /// Whether the model must see every packet. If not, it sees only packets that begin or end in another fetch packet
    /// than the packet before.
    #[cfg(feature = "fast")]
    #[inline]
    fn follows_packets(&self) -> bool {
        true
    }

    /// Whether a fetch or an access can cost a wait.
    #[cfg(feature = "fast")]
    #[inline(always)]
    fn may_wait(&self) -> bool {
        true
    }

    /// The facts on which translated code depends. None if code must not be translated for this model.
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

    /// Adds the stalls of a packet's data accesses (one or two).
    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls);
}
