//! Digests of the addresses that a run accesses: everything that a cache, or a program that shares the cache, could
//! observe.

use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::timing::Timing;
use crate::sim::state::stalls::Stalls;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;

/// Digests of a run. They are equal if two runs made the same accesses in the same cycles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AddressDigest {
    /// Covers the cycle, address, size and direction of every load and store.
    pub data: u64,
    /// Covers the cycle and address of every execute packet.
    pub program: u64,
}

/// The digests of a run that has not ended.
#[derive(Debug, Clone, Default)]
pub(crate) struct Digests {
    data: DefaultHasher,
    program: DefaultHasher,
}

impl Digests {
    pub fn finish(&self) -> AddressDigest {
        AddressDigest {
            data: self.data.finish(),
            program: self.program.finish(),
        }
    }
}

/// A memory model that adds its accesses to digests.
pub(crate) struct Digested<'a> {
    pub timing: &'a mut Timing,
    pub digests: &'a mut Digests,
}

impl Waits for Digested<'_> {
    fn fetch(&mut self, address: u32, next: u32, cycle: u64, stalls: &mut Stalls) {
        let program = &mut self.digests.program;
        program.write_u64(cycle + stalls.total());
        program.write_u32(address);
        self.timing.fetch(address, next, cycle, stalls);
    }

    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        let data = &mut self.digests.data;
        data.write_u64(cycle + stalls.total());
        for access in accesses {
            data.write_u32(access.address);
            data.write_u32(access.size << 1 | u32::from(access.write));
        }
        self.timing.data(accesses, cycle, stalls);
    }
}
