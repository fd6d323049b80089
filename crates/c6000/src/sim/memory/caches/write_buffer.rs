//! The write buffer between L1D and L2. It takes stores to lines that L1D does not hold.
//!
//! Times are cycles of the clock. An entry that enters in cycle `t` begins to leave in cycle `t + 1`, or after the
//! entry before it. Its place is free at the end of the cycle in which it has left (SPRU656A table 3-16).

use crate::sim::machine::caches::WriteBufferDescription;
use crate::sim::memory::caches::l2::Banks;
use std::collections::VecDeque;

#[derive(Debug, Clone, Copy)]
struct Entry {
    /// The store's address divided by the width of the buffer.
    unit: u32,
    entered: u64,
    /// Cycle at whose end the entry has left.
    left: u64,
    merged: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct WriteBuffer {
    description: WriteBufferDescription,
    entries: VecDeque<Entry>,
    /// Cycle at whose end the last entry will have left.
    empty: u64,
}

impl WriteBuffer {
    pub fn new(description: WriteBufferDescription) -> WriteBuffer {
        WriteBuffer {
            description,
            entries: VecDeque::with_capacity(description.entries as usize),
            empty: 0,
        }
    }

    /// Takes a store in cycle `now`. Returns how long the CPU waits for a free place. `extra` is the number of
    /// additional cycles that L2 needs for this entry.
    pub fn store(
        &mut self,
        address: u32,
        now: u64,
        mergeable: bool,
        extra: u64,
        banks: &mut Banks,
    ) -> u64 {
        self.advance(now);
        let unit = address / self.description.width;
        if mergeable && self.merge(unit, now) {
            return 0;
        }
        let mut waited = 0;
        if self.entries.len() >= self.description.entries as usize {
            let oldest = self.entries.pop_front();
            waited = oldest.map_or(0, |entry| entry.left - now);
        }
        let entered = now + waited;
        let begin = banks.reserve(address, self.description.width, self.empty.max(entered));
        self.empty = begin + u64::from(self.description.drain) + extra;
        self.entries.push_back(Entry {
            unit,
            entered,
            left: self.empty,
            merged: false,
        });
        waited
    }

    /// The number of cycles that a miss in cycle `now` waits until all entries have left.
    pub fn drain(&mut self, now: u64) -> u64 {
        self.entries.clear();
        let waited = self.empty.saturating_sub(now);
        if waited == 0 {
            return 0;
        }
        waited + u64::from(self.description.flush)
    }

    /// Lets no entry leave before the end of this cycle.
    pub fn hold_until(&mut self, cycle: u64) {
        self.empty = self.empty.max(cycle);
    }

    pub fn clear(&mut self) {
        self.entries.clear();
        self.empty = 0;
    }

    fn advance(&mut self, now: u64) {
        while self.entries.front().is_some_and(|entry| entry.left <= now) {
            self.entries.pop_front();
        }
    }

    /// Joins a store to the last entry, if that entry came in this cycle or the last one and both stores fit one entry.
    fn merge(&mut self, unit: u32, now: u64) -> bool {
        let enabled = self.description.merge;
        let Some(last) = self.entries.back_mut() else {
            return false;
        };
        let joins = enabled && !last.merged && last.unit == unit && last.entered + 1 >= now;
        last.merged |= joins;
        joins
    }
}
