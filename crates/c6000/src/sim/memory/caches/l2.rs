//! L2: memory in banks. A part of it can be a cache for external memory.

use crate::sim::machine::caches::L2Description;
use crate::sim::memory::caches::tags::{Evicted, Tags};

/// The banks of L2: each takes one access in a few cycles.
#[derive(Debug, Clone)]
pub(crate) struct Banks {
    width: u32,
    busy: u64,
    /// Per bank the first cycle in which it takes an access.
    free: Vec<u64>,
}

/// The place in which L2 found a line.
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
    /// One past the last address of the SRAM.
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

    /// First cycle from `earliest` on in which `bytes` bytes can be accessed; their banks are then busy.
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
    /// `sram_end`: one past the last address of the SRAM that the cache leaves.
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

    /// Finds an address. If the cache had to take its line, also returns the line that made room.
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

    /// Cycles beyond those of a line that L2 holds.
    pub fn extra(&self, source: LineSource) -> u64 {
        match source {
            LineSource::External => u64::from(self.description.external),
            LineSource::Sram | LineSource::Cache => 0,
        }
    }

    pub fn line(&self) -> u32 {
        self.description.line
    }

    /// Forgets what is under way.
    pub fn restart(&mut self) {
        self.banks.clear();
    }

    pub fn invalidate(&mut self) {
        if let Some(tags) = &mut self.tags {
            tags.clear();
        }
    }
}
