//! L1P of the C621x: a miss stops the CPU until the line has arrived (SPRU609A 4).

use crate::sim::machine::caches::L1pDescription;
use crate::sim::memory::caches::l2::{LineSource, L2};
use crate::sim::memory::caches::tags::Tags;

#[derive(Debug, Clone)]
pub(crate) struct L1p {
    pub(super) description: L1pDescription,
    pub(super) tags: Tags,
    /// The last line fetched from. L1P holds it.
    current: Option<u32>,
}

/// The cost of a fetch.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Fetched {
    pub stall: u64,
    pub misses: u64,
    /// Lines that were not in L2 either.
    pub external: u64,
}

impl L1p {
    pub fn new(description: L1pDescription) -> L1p {
        let shape = description.shape;
        L1p {
            description,
            tags: Tags::new(shape.line, shape.sets(), shape.ways),
            current: None,
        }
    }

    /// Fetches the packet at `address`, which the CPU needs in cycle `now`.
    #[inline]
    pub fn fetch(&mut self, address: u32, now: u64, l2: &mut L2) -> Fetched {
        if self.current == Some(self.tags.line(address)) {
            return Fetched::default();
        }
        self.enter(address, now, l2)
    }

    fn enter(&mut self, address: u32, now: u64, l2: &mut L2) -> Fetched {
        self.current = Some(self.tags.line(address));
        if self.tags.touch(address, false) {
            return Fetched::default();
        }
        self.tags.allocate(address);
        let (source, _) = l2.find(address, false);
        let begin = l2.banks.reserve(address, self.description.shape.path, now);
        Fetched {
            stall: begin - now + u64::from(self.description.miss) + l2.extra(source),
            misses: 1,
            external: u64::from(source == LineSource::External),
        }
    }

    pub fn invalidate(&mut self) {
        self.tags.clear();
        self.current = None;
    }
}
