//! The parts of the caches that translated code reads and updates. With them, the code itself handles accesses that
//! cost nothing.

use crate::isa::FETCH_PACKET;
use crate::sim::machine::caches::PortRule;
use crate::sim::memory::caches::fetch_stream::FetchStream;
use crate::sim::memory::caches::l1d::L1d;
use crate::sim::memory::caches::l1p::L1p;
use crate::sim::memory::caches::tags::Tags;
use crate::sim::memory::caches::{MemorySystem, ProgramCache};
use crate::sim::memory::views::{
    CacheViews, Costs, DataCache, Fetches, LineTags, ProgramCacheView,
};

impl MemorySystem {
    /// The facts on which translated code depends.
    pub fn costs(&self) -> Costs {
        Costs {
            may_wait: true,
            fetches: match &self.l1p {
                ProgramCache::Plain(l1p) => l1p.fetches(),
                ProgramCache::Pipelined(stream) => stream.fetches(),
            },
            lone_accesses: true,
            data_cache: self.l1d.for_loads(),
        }
    }

    /// The parts of the caches that translated code reads and updates.
    pub fn views(&mut self) -> CacheViews {
        CacheViews {
            data_places: self.l1d.tags.places_mut(),
            program: match &mut self.l1p {
                ProgramCache::Plain(l1p) => l1p.view(),
                ProgramCache::Pipelined(stream) => stream.view(),
            },
        }
    }
}

impl L1d {
    /// The facts for loads of lines that L1D holds: the tags, and the number of banks if accesses to banks can
    /// conflict.
    fn for_loads(&self) -> Option<DataCache> {
        let ports = self.description.ports;
        let meet = ports.stall > 0 && ports.rule == PortRule::Bank;
        Some(DataCache {
            tags: self.tags.two_ways()?,
            banks: meet.then_some(ports.banks),
        })
    }
}

impl L1p {
    /// The facts for lines that L1P holds. Translated code does not record the line used last; recording it only saves
    /// a lookup of the tags.
    fn fetches(&self) -> Fetches {
        Fetches::OfLines {
            line: self.description.shape.line,
            tags: self.tags.one_way(),
        }
    }

    fn view(&mut self) -> ProgramCacheView {
        ProgramCacheView {
            places: self.tags.places_mut(),
            stream: std::ptr::null_mut(),
        }
    }
}

impl FetchStream {
    /// The facts for fetch packets that L1P holds.
    fn fetches(&self) -> Fetches {
        let line = self.description.shape.line;
        let tags = self.tags.one_way().filter(|_| line == FETCH_PACKET);
        Fetches::OfStream(tags)
    }

    fn view(&mut self) -> ProgramCacheView {
        ProgramCacheView {
            places: self.tags.places_mut(),
            stream: &mut self.dispatched,
        }
    }
}

impl Tags {
    /// The tags' shape, if the cache has two ways.
    fn two_ways(&self) -> Option<LineTags> {
        (self.ways == 2).then_some(self.shape())
    }

    /// The tags' shape, if the cache has one way. Lines of such a cache are never dirty here.
    fn one_way(&self) -> Option<LineTags> {
        (self.ways == 1).then_some(self.shape())
    }

    fn shape(&self) -> LineTags {
        LineTags {
            line_bits: self.line_bits,
            set_mask: self.set_mask,
        }
    }

    /// The places of all sets, one set after another.
    fn places_mut(&mut self) -> *mut u32 {
        self.places.as_mut_ptr().cast()
    }
}
