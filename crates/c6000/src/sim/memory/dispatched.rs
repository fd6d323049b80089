//! The last fetch packets of a stream, and how their execute packets went to DP.

/// Fetch packets that are remembered: those ahead and the one that left them its place, and more for a power of two.
pub(crate) const RECENT: usize = 8;

/// One of the last fetch packets of the stream.
#[derive(Debug, Clone, Copy, Default)]
#[repr(C)]
pub(crate) struct Recent {
    /// Whether its line was not held, and when its miss began then.
    pub missed: bool,
    /// Whether an execute packet lies in it and in a neighbour.
    pub spans: bool,
    /// Execute packets that begin in it.
    pub packets: u32,
    /// When its last execute packet went to DP.
    pub left: u64,
    pub requested: u64,
}

impl Recent {
    /// When its miss began, if it missed.
    pub fn requested(&self) -> Option<u64> {
        self.missed.then_some(self.requested)
    }
}

/// The end of the stream as it was dispatched: what translated code keeps, too.
#[derive(Debug, Clone)]
#[repr(C)]
pub(crate) struct Dispatched {
    /// Where the next execute packet begins unless a branch is taken; beyond all addresses where nothing is known.
    pub expected: u64,
    /// Number of the last fetch packet that an execute packet needed.
    pub current: u32,
    /// By number modulo their count.
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
