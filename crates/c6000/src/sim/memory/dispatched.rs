//! The last fetch packets of a stream, and when their execute packets were dispatched (stage DP).

/// The number of fetch packets that are remembered. Five are needed: the ones fetched ahead, and the one that made
/// room for them when it left. The number is a power of two.
pub(crate) const RECENT: usize = 8;

/// One of the last fetch packets of a stream.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
pub(crate) struct Recent {
    /// Whether the fetch packet missed L1P. `requested` is the time at which the miss began.
    pub missed: bool,
    /// Whether an execute packet lies in this fetch packet and a neighbour.
    pub spans: bool,
    /// The number of execute packets that begin in this fetch packet.
    pub packets: u32,
    /// The time at which the last of these execute packets went to DP.
    pub left: u64,
    pub requested: u64,
}

impl Recent {
    /// The time at which the miss began, if there was one.
    pub fn requested(&self) -> Option<u64> {
        self.missed.then_some(self.requested)
    }
}

/// The last dispatches of a stream. Translated code updates this record too.
#[derive(Debug, Clone)]
#[repr(C)]
pub(crate) struct Dispatched {
    /// The address of the next execute packet if no branch is taken. If nothing is known, an address beyond all memory.
    pub expected: u64,
    /// Number of the last fetch packet that an execute packet needed.
    pub current: u32,
    /// Indexed by the number of the fetch packet modulo [`RECENT`].
    pub recent: [Recent; RECENT],
}

impl Dispatched {
    pub const NOTHING: Dispatched = Dispatched {
        expected: u64::MAX,
        current: 0,
        recent: [Recent {
            missed: false,
            spans: false,
            packets: 0,
            left: 0,
            requested: 0,
        }; RECENT],
    };
}
