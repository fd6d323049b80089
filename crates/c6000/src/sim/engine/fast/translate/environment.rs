//! What translated code and the CPU know of each other: the one structure that the code works on, the helpers that it
//! calls, and how it tells where it was left.

use crate::sim::memory::views::{CacheViews, View, VIEWS};
use crate::sim::state::registers::{DeferredWrite, HORIZON};
use crate::sim::state::stalls::Stalls;
use std::ffi::c_void;

/// What the code of a sequence works on. All that it points to stands still while the code runs.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct Environment {
    /// The values of all registers.
    pub values: *mut u32,
    /// The results by register that land at the end of the first cycle, and of each of those after it.
    pub slots: [*mut DeferredWrite; HORIZON],
    /// Per register the address bits that an offset changes.
    pub address_bits: *const u32,
    pub caches: CacheViews,
    /// What the data port sees of the first memories.
    pub views: [View; VIEWS],
    /// The cycles for which the CPU waited.
    pub stalls: *mut Stalls,
    /// Number of the first cycle.
    pub began: u64,
    /// Registers written under predicates: in all cycles, and in the last cycle that has any.
    pub written: u64,
    pub last_written: u64,
    pub helpers: [*const c_void; Helper::ALL],
    /// What the helpers work on.
    pub run: *mut c_void,
}

/// What the code has others do. Each takes the address of the [`Environment`] and up to three numbers of 64 bits, the
/// first of which is the number of the cycle unless it says otherwise, and returns a number.
#[derive(Debug, Clone, Copy)]
#[repr(usize)]
pub(crate) enum Helper {
    /// Fetches the packet; not 0, and nothing done, where the limit of cycles is near.
    Fetch,
    /// Runs the cycle its own way; returns [`FETCHED`] or [`NEAR_LIMIT`] or neither.
    Cycle,
    /// Does a load by its number in the work; returns the index of the memory, less than 0 where it fails.
    Load,
    /// Computes a deferred result by its number in the work.
    Late,
    /// Computes an immediate result by its number in the work. It is told of no cycle.
    Compute,
    /// Sends a branch, by its number in the work, on its way.
    Branch,
    /// Whether a branch lands at the end of the cycle; if so it is taken.
    Land,
    /// Waits for one or two loads, given as the memory in the high and the address in the low half; not 0 where the
    /// limit of cycles is near then.
    WaitForOne,
    WaitForTwo,
}

impl Helper {
    pub const ALL: usize = Helper::WaitForTwo as usize + 1;
}

/// Bits of what [`Helper::Cycle`] returns: the packet needs every check; the limit of cycles is near.
pub(crate) const FETCHED: i64 = 1;
pub(crate) const NEAR_LIMIT: i64 = 2;

/// How the code of a sequence was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CodeExit {
    /// Behind its last packet.
    Whole,
    /// The next packet, which it has fetched, needs every check.
    Fetched,
    /// A branch led elsewhere.
    Left,
    /// The limit of cycles is near.
    Limit,
}

impl CodeExit {
    /// As a number, with that of the cycles done.
    pub fn encode(self, done: usize) -> i64 {
        (done as i64) << 2 | self as i64
    }

    pub fn decode(code: i64) -> (usize, CodeExit) {
        let exit = match code & 3 {
            0 => CodeExit::Whole,
            1 => CodeExit::Fetched,
            2 => CodeExit::Left,
            _ => CodeExit::Limit,
        };
        ((code >> 2) as usize, exit)
    }
}
