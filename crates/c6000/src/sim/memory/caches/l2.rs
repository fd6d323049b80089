//! L2: memory in banks. A part of it can be a cache of external memory.

use crate::sim::machine::caches::L2Description;
use crate::sim::memory::caches::tags::{Evicted, Tags};

/// The banks of L2. An access occupies its bank for a few cycles.
#[derive(Debug, Clone)]
pub(crate) struct Banks {
    width: u32,
    busy: u64,
    /// For each bank, the first cycle in which it can take an access.
    free: Vec<u64>,
}

/// Where L2 found a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineSource {
    Sram,
    Cache,
    External,
}

#[derive(Debug, Clone)]
pub(crate) struct L2 {
    description: L2Description,
    pub banks: Banks,
    /// The address after the last byte of the SRAM.
    sram_end: u32,
    tags: Option<Tags>,
}

impl Banks {
    fn new(description: &L2Description) -> Banks {
        Banks {
            width: description.bank_width,
            busy: u64::from(description.bank_busy),
            free: vec![0; description.banks as usize],
        }
    }

    /// The first cycle from `earliest` on in which `bytes` bytes can be accessed. The banks of these bytes become busy
    /// then.
    pub fn reserve(&mut self, address: u32, bytes: u32, earliest: u64) -> u64 {
        let count = self.free.len();
        let first = (address / self.width) as usize;
        let number = (bytes.div_ceil(self.width) as usize).min(count);
        let banks = (first..first + number).map(|bank| bank % count);
        let begin = banks
            .clone()
            .fold(earliest, |begin, bank| begin.max(self.free[bank]));
        for bank in banks {
            self.free[bank] = begin + self.busy;
        }
        begin
    }

    fn clear(&mut self) {
        self.free.fill(0);
    }
}

impl L2 {
    /// `sram_end` is the address after the last byte of SRAM. The cache takes the rest of L2.
    pub fn new(description: &L2Description, sram_end: u32) -> L2 {
        let tags = description.ways().map(|ways| {
            let sets = description.cache / description.line / ways;
            Tags::new(description.line, sets, ways)
        });
        L2 {
            banks: Banks::new(description),
            sram_end,
            tags,
            description: description.clone(),
        }
    }

    pub fn is_sram(&self, address: u32) -> bool {
        address < self.sram_end
    }

    /// Finds an address. If the cache has to take in its line, also returns the evicted line.
    pub fn find(&mut self, address: u32, write: bool) -> (LineSource, Option<Evicted>) {
        if self.is_sram(address) {
            return (LineSource::Sram, None);
        }
        let Some(tags) = &mut self.tags else {
            return (LineSource::External, None);
        };
        if tags.touch(address, write) {
            return (LineSource::Cache, None);
        }
        let evicted = tags.allocate(address);
        tags.touch(address, write);
        (LineSource::External, evicted)
    }

    /// Additional cycles of a line from this source, compared with a line that is in L2.
    pub fn extra(&self, source: LineSource) -> u64 {
        match source {
            LineSource::External => u64::from(self.description.external),
            LineSource::Sram | LineSource::Cache => 0,
        }
    }

    pub fn line(&self) -> u32 {
        self.description.line
    }

    /// Begins a new run. Nothing is in progress.
    pub fn restart(&mut self) {
        self.banks.clear();
    }

    pub fn invalidate(&mut self) {
        if let Some(tags) = &mut self.tags {
            tags.clear();
        }
    }
}
