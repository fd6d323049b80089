//! The parts of the caches that translated code reads and updates, so that it handles accesses without cost itself.

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
    /// The facts that translated code depends on.
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
    /// What translated code needs to know for loads of lines that are held: their tags, and of how many banks of words
    /// two that differ wait for each other.
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
    /// What translated code needs for lines that are held. It need not tell which of them was the last: knowing that
    /// saves a look at the tags and nothing else.
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
    /// What translated code needs for fetch packets that are held.
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
    /// The shape of a cache of two ways.
    fn two_ways(&self) -> Option<LineTags> {
        (self.ways == 2).then_some(self.shape())
    }

    /// The shape of a cache of one way, whose lines are never written.
    fn one_way(&self) -> Option<LineTags> {
        (self.ways == 1).then_some(self.shape())
    }

    fn shape(&self) -> LineTags {
        LineTags {
            line_bits: self.line_bits,
            set_mask: self.set_mask,
        }
    }

    /// The places, set after set.
    fn places_mut(&mut self) -> *mut u32 {
        self.places.as_mut_ptr().cast()
    }
}
