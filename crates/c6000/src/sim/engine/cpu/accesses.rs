//! The data accesses of the packet in E1.

use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::Place;

/// Upper limit for the parts of a packet's stores. A store across the end of a circular buffer has two parts.
const MOST_WRITES: usize = 8;

/// A store of the packet in E1. It waits until the loads of the packet are done.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct DeferredStore {
    pub(super) place: Place,
    pub(super) size: u32,
    pub(super) value: u64,
}

/// The data accesses of the packet in E1. A packet has at most two, because there are two .D units.
#[derive(Debug, Default)]
pub(in crate::sim::engine) struct Accesses {
    pub(super) list: [DataAccess; 2],
    pub(in crate::sim::engine) count: usize,
    pub(super) writes: [DeferredStore; MOST_WRITES],
    pub(super) write_count: usize,
}

impl Accesses {
    #[inline]
    pub(in crate::sim::engine) fn add(&mut self, access: DataAccess) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = access;
            self.count += 1;
        }
    }

    #[inline]
    pub(in crate::sim::engine) fn write(&mut self, place: Place, size: u32, value: u64) {
        if let Some(free) = self.writes.get_mut(self.write_count) {
            *free = DeferredStore { place, size, value };
            self.write_count += 1;
        }
    }

    #[inline]
    pub(in crate::sim::engine) fn clear(&mut self) {
        self.count = 0;
        self.write_count = 0;
    }
}
