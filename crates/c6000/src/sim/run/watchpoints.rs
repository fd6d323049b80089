//! Watchpoints: ranges of data memory. A debugger wants to know of accesses to them.

use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::timing::Timing;
use crate::sim::state::stalls::Stalls;
use std::cell::Cell;

/// A range of watched bytes, and the kind of accesses that are watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Watchpoint {
    pub start: u32,
    pub size: u32,
    pub loads: bool,
    pub stores: bool,
}

impl Watchpoint {
    /// The first watched byte that an access touches, if the access is of the watched kind.
    fn touched(&self, access: &DataAccess) -> Option<u32> {
        let wanted = match access.write {
            true => self.stores,
            false => self.loads,
        };
        let end = |start: u32, size: u32| u64::from(start) + u64::from(size);
        let first = self.start.max(access.address);
        let last = end(self.start, self.size).min(end(access.address, access.size));
        (wanted && u64::from(first) < last).then_some(first)
    }
}

/// All watchpoints, and the last access to one with its address.
#[derive(Debug, Clone, Default)]
pub(crate) struct Watchpoints {
    pub list: Vec<Watchpoint>,
    met: Cell<Option<(Watchpoint, u32)>>,
}

impl Watchpoints {
    /// Whether a watchpoint was accessed since the last call of [`Watchpoints::take_met`].
    pub fn is_met(&self) -> bool {
        self.met.get().is_some()
    }

    pub fn take_met(&self) -> Option<(Watchpoint, u32)> {
        self.met.take()
    }
}

/// A memory model that compares data accesses with watchpoints.
pub(crate) struct Watched<'a> {
    pub timing: &'a mut Timing,
    pub watchpoints: &'a Watchpoints,
}

impl Waits for Watched<'_> {
    fn fetch(&mut self, address: u32, next: u32, cycle: u64, stalls: &mut Stalls) {
        self.timing.fetch(address, next, cycle, stalls);
    }

    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        for watchpoint in &self.watchpoints.list {
            let touched = accesses.iter().find_map(|it| watchpoint.touched(it));
            if let Some(address) = touched {
                self.watchpoints.met.set(Some((*watchpoint, address)));
            }
        }
        self.timing.data(accesses, cycle, stalls);
    }
}
