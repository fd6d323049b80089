//! The interface between translated code and the CPU: the one structure that the code works on, the helpers that it
//! calls, and its return value.

use crate::sim::memory::views::{CacheViews, View, VIEWS};
use crate::sim::state::registers::{DeferredWrite, HORIZON};
use crate::sim::state::stalls::Stalls;
use std::ffi::c_void;

/// The data that the code of a sequence works on. None of the targets of its pointers moves while the code runs.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct Environment {
    /// The values of all registers.
    pub values: *mut u32,
    /// For each cycle, its results by register. Entry 0 has the results that land at the end of the sequence's first
    /// cycle.
    pub slots: [*mut DeferredWrite; HORIZON],
    /// For each register, the address bits that an offset may change (see AMR).
    pub address_bits: *const u32,
    pub caches: CacheViews,
    /// The first memories, as the data port sees them.
    pub views: [View; VIEWS],
    /// The counts of cycles in which the CPU waited.
    pub stalls: *mut Stalls,
    /// Number of the sequence's first cycle.
    pub began: u64,
    /// Registers written under predicates: in all cycles, and in the last cycle that had any predicate.
    pub written: u64,
    pub last_written: u64,
    pub helpers: [*const c_void; Helper::ALL],
    /// The data that the helpers work on.
    pub run: *mut c_void,
}

/// The functions that the code calls. Each takes the address of the [`Environment`] and up to three 64-bit numbers, and
/// returns a number. The first of these numbers is the number of the cycle, except where noted.
#[derive(Debug, Clone, Copy)]
#[repr(usize)]
pub(crate) enum Helper {
    /// Fetches the packet. If the limit of cycles is near, does nothing and returns a number other than 0.
    Fetch,
    /// Runs the cycle as [`Cpu::run_cycle`](crate::sim::engine::cpu::Cpu) does. Returns [`FETCHED`], [`NEAR_LIMIT`] or
    /// 0.
    Cycle,
    /// Performs a load. The second number is the load's index in the work. Returns the index of the memory, or a
    /// negative number if the load fails.
    Load,
    /// Computes a deferred result. The second number is its index in the work.
    Late,
    /// Computes an immediate result. The first number is its index in the work; there is no number of a cycle.
    Compute,
    /// Starts the delay slots of a branch. The second number is its index in the work.
    Branch,
    /// Takes a branch whose delay slots end with the cycle. Returns whether there is one.
    Land,
    /// Waits for one or two loads. Each is given as a number with the memory in its high half and the address in its
    /// low half. Returns a number other than 0 if the limit of cycles is near after that.
    WaitForOne,
    WaitForTwo,
}

impl Helper {
    pub const ALL: usize = Helper::WaitForTwo as usize + 1;
}

/// Bits of the return value of [`Helper::Cycle`]: the packet needs every check; the limit of cycles is near.
pub(crate) const FETCHED: i64 = 1;
pub(crate) const NEAR_LIMIT: i64 = 2;

/// How the code of a sequence was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CodeExit {
    /// After its last packet.
    Whole,
    /// Before a packet that needs every check. The packet has been fetched.
    Fetched,
    /// A branch led out of the sequence.
    Left,
    /// The limit of cycles is near.
    Limit,
}

impl CodeExit {
    /// The return value of the code. `done` is the number of cycles that ran.
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
