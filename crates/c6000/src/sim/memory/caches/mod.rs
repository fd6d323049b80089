//! The two-level memory system of the C621x and the C64x: how many cycles the CPU waits, and why.
//!
//! [`l1p`] and [`l1d`] are called once for each execute packet, with the clock, and call [`l2`]. [`tags`] knows which
//! lines a cache holds. [`write_buffer`] takes stores to lines that L1D does not hold. [`ports`] knows when two
//! accesses of a packet conflict. All of these know only addresses and times. [`super::contents`] has the contents.
//!
//! The time of an access here is the E1 of its packet. The hardware performs data accesses in E3 and fetches earlier.
//! The difference moves all data accesses equally. A wait for the program cache moves against them by at most five
//! cycles.

mod fetch_stream;
mod l1d;
mod l1p;
mod l2;
mod ports;
mod tags;
#[cfg(test)]
mod tests;
#[cfg(feature = "translate")]
mod views;
mod write_buffer;

use crate::sim::machine::caches::Caches;
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::caches::fetch_stream::FetchStream;
use crate::sim::memory::caches::l1d::{L1d, Service};
use crate::sim::memory::caches::l1p::{Fetched, L1p};
use crate::sim::memory::caches::l2::L2;
use crate::sim::memory::caches::write_buffer::WriteBuffer;
use crate::sim::state::stalls::{Cause, Misses, Stalls};

/// L1P, without or with overlapping misses.
#[derive(Debug, Clone)]
enum ProgramCache {
    Plain(L1p),
    Pipelined(Box<FetchStream>),
}

/// The caches of a machine, and the transfers in progress between them.
#[derive(Debug, Clone)]
pub(crate) struct MemorySystem {
    l1p: ProgramCache,
    l1d: L1d,
    l2: L2,
    pub misses: Misses,
}

impl MemorySystem {
    /// A memory system with empty caches. `sram_end` is the address after the last byte of L2's SRAM.
    pub fn new(caches: &Caches, sram_end: u32) -> MemorySystem {
        MemorySystem {
            l1p: ProgramCache::new(caches),
            l1d: L1d::new(caches.l1d, WriteBuffer::new(caches.write_buffer)),
            l2: L2::new(&caches.l2, sram_end),
            misses: Misses::default(),
        }
    }

    /// Adds the stalls of fetching the packet from `address` to `next`. The packet enters E1 in CPU cycle `cycle`.
    #[inline]
    pub fn fetch(&mut self, address: u32, next: u32, cycle: u64, stalls: &mut Stalls) {
        let now = cycle + stalls.total();
        let fetched = self.l1p.fetch(address, next, now, &mut self.l2);
        if fetched == Fetched::default() {
            return;
        }
        stalls.add(Cause::L1p, fetched.stall);
        self.misses.l1p += fetched.misses;
        self.misses.l2 += fetched.external;
    }

    /// Whether L1P must see every packet. If not, it sees only packets that begin or end in another fetch packet.
    #[cfg(feature = "fast")]
    #[inline]
    pub fn follows_packets(&self) -> bool {
        matches!(self.l1p, ProgramCache::Pipelined(_))
    }

    /// Adds the stalls of a packet's data accesses (one or two), in program order.
    #[inline]
    pub fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        if !self.l1d.hits(accesses) {
            self.serve(accesses, cycle, stalls);
        }
    }

    fn serve(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        let parts = match *accesses {
            [access] => self.l1d.split(access),
            _ => None,
        };
        let mut service = Service {
            cycle,
            now: cycle + stalls.total(),
            l2: &mut self.l2,
            stalls,
            misses: &mut self.misses,
        };
        let accesses = parts.as_ref().map_or(accesses, |parts| parts);
        self.l1d.serve(accesses, &mut service);
    }

    /// Begins a new run at cycle 0. The caches keep their lines.
    pub fn restart(&mut self) {
        self.l1p.restart();
        self.l1d.restart();
        self.l2.restart();
        self.misses = Misses::default();
    }

    /// Empties the caches.
    pub fn invalidate(&mut self) {
        self.l1p.invalidate();
        self.l1d.invalidate();
        self.l2.invalidate();
    }
}

impl ProgramCache {
    fn new(caches: &Caches) -> ProgramCache {
        match caches.l1p.pipeline {
            None => ProgramCache::Plain(L1p::new(caches.l1p)),
            Some(pipeline) => {
                ProgramCache::Pipelined(Box::new(FetchStream::new(caches.l1p, pipeline)))
            }
        }
    }

    #[inline]
    fn fetch(&mut self, address: u32, next: u32, now: u64, l2: &mut L2) -> Fetched {
        match self {
            ProgramCache::Plain(l1p) => l1p.fetch(address, now, l2),
            ProgramCache::Pipelined(stream) => stream.fetch(address, next, now, l2),
        }
    }

    fn restart(&mut self) {
        if let ProgramCache::Pipelined(stream) = self {
            stream.restart();
        }
    }

    fn invalidate(&mut self) {
        match self {
            ProgramCache::Plain(l1p) => l1p.invalidate(),
            ProgramCache::Pipelined(stream) => stream.invalidate(),
        }
    }
}
