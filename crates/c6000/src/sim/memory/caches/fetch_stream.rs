//! L1P of the C64x. Misses overlap with each other, and with the dispatch of the fetch packets before them (SPRU610
//! 4.2).
//!
//! A fetch packet passes the stages PG, PS, PW and PR before DP (dispatch). The CPU fetches ahead: while one fetch
//! packet is in PR and its execute packets go to DP one a cycle, the next three are in PW, PS and PG. Their misses have
//! begun already. Two misses can be in progress at once. The manual gives the cost of a long row of misses.
//!
//! The time of a fetch packet here is the cycle in which it would be in DP if it hit.

use crate::isa::FETCH_PACKET;
use crate::sim::machine::caches::{L1pDescription, MissPipeline};
use crate::sim::memory::caches::l1p::Fetched;
use crate::sim::memory::caches::l2::{LineSource, L2};
use crate::sim::memory::caches::tags::Tags;
use crate::sim::memory::dispatched::{Dispatched, Recent, RECENT};

/// Fetch packets in PG, PS and PW while another is in PR. The next one enters PG together with the dispatch of the one
/// in PR.
const AHEAD: u32 = 3;

#[derive(Debug, Clone)]
pub(crate) struct FetchStream {
    pub(super) description: L1pDescription,
    pipeline: MissPipeline,
    pub(super) tags: Tags,
    /// Number and time of the stream's first fetch packet.
    first: u32,
    began: u64,
    pub(super) dispatched: Dispatched,
}

impl FetchStream {
    pub fn new(description: L1pDescription, pipeline: MissPipeline) -> FetchStream {
        let shape = description.shape;
        FetchStream {
            description,
            pipeline,
            tags: Tags::new(shape.line, shape.sets(), shape.ways),
            first: 0,
            began: 0,
            dispatched: Dispatched::NOTHING,
        }
    }

    /// Fetches the packet from `address` to `next`, which the CPU needs in cycle `now`.
    #[inline]
    pub fn fetch(&mut self, address: u32, next: u32, now: u64, l2: &mut L2) -> Fetched {
        let begins = address / FETCH_PACKET;
        let ends = next.wrapping_sub(1) / FETCH_PACKET;
        let goes_on = self.dispatched.expected == u64::from(address);
        self.dispatched.expected = next.into();
        if !goes_on || ends != self.dispatched.current {
            return self.enter(begins, ends, goes_on, now, l2);
        }
        self.dispatch(begins, ends, now);
        Fetched::default()
    }

    fn enter(&mut self, begins: u32, ends: u32, goes_on: bool, now: u64, l2: &mut L2) -> Fetched {
        let mut fetched = Fetched::default();
        if !goes_on {
            self.fetch_ahead(&mut fetched, l2);
            self.first = begins;
            self.began = now;
            self.arrive(begins, now, &mut fetched, l2);
        }
        while self.dispatched.current != ends {
            let number = self.dispatched.current.wrapping_add(1);
            self.arrive(number, now, &mut fetched, l2);
        }
        self.dispatch(begins, ends, now + fetched.stall);
        fetched
    }

    /// Takes the lines of the fetch packets that were fetched ahead of a branch. The branch abandons them: their lines
    /// still arrive, but nothing waits for them.
    fn fetch_ahead(&mut self, fetched: &mut Fetched, l2: &mut L2) {
        let current = self.dispatched.current;
        if self.recent(current).packets == 0 {
            return;
        }
        for ahead in 1..=AHEAD {
            self.take(current.wrapping_add(ahead), fetched, l2);
        }
    }

    /// Takes the line of a fetch packet if L1P does not hold it. Returns the line's source, or None if L1P holds the
    /// line.
    fn take(&mut self, number: u32, fetched: &mut Fetched, l2: &mut L2) -> Option<LineSource> {
        let address = number.wrapping_mul(FETCH_PACKET);
        if self.tags.touch(address, false) {
            return None;
        }
        self.tags.allocate(address);
        let (source, _) = l2.find(address, false);
        fetched.misses += 1;
        fetched.external += u64::from(source == LineSource::External);
        Some(source)
    }

    /// Brings in the next fetch packet of the stream, which the CPU needs in cycle `now`.
    fn arrive(&mut self, number: u32, now: u64, fetched: &mut Fetched, l2: &mut L2) {
        self.dispatched.current = number;
        let requested = self.take(number, fetched, l2).map(|source| {
            let requested = self.request_time(number);
            let ready = requested + u64::from(self.description.miss) + l2.extra(source);
            fetched.stall = fetched.stall.max(ready.saturating_sub(now));
            requested
        });
        *self.recent(number) = Recent {
            missed: requested.is_some(),
            requested: requested.unwrap_or_default(),
            ..Recent::default()
        };
    }

    /// The record of a fetch packet.
    #[inline]
    fn recent(&mut self, number: u32) -> &mut Recent {
        &mut self.dispatched.recent[number as usize % RECENT]
    }

    /// The time at which the miss of a fetch packet begins: as soon as the fetch packet is in PG and earlier misses
    /// allow it.
    fn request_time(&self, number: u32) -> u64 {
        let index = number.wrapping_sub(self.first);
        let recent = &self.dispatched.recent;
        let before = |distance: u32| recent[number.wrapping_sub(distance) as usize % RECENT];
        let mut time = match index {
            0..=AHEAD => self.began + u64::from(index),
            _ => before(AHEAD + 1).left + u64::from(AHEAD + 1),
        };
        if let (1.., Some(requested)) = (index, before(1).requested()) {
            time = time.max(requested + u64::from(self.pipeline.second));
        }
        if let (2.., Some(requested)) = (index, before(2).requested()) {
            time = time.max(requested + self.pipeline.interval(before(2).packets, before(2).spans));
        }
        time
    }

    #[inline]
    fn dispatch(&mut self, begins: u32, ends: u32, now: u64) {
        let recent = self.recent(begins);
        recent.packets += 1;
        recent.left = now;
        if begins != ends {
            recent.spans = true;
            self.recent(ends).spans = true;
        }
    }

    /// Begins a new run at cycle 0. L1P keeps its lines.
    pub fn restart(&mut self) {
        self.dispatched = Dispatched::NOTHING;
    }

    pub fn invalidate(&mut self) {
        self.tags.clear();
        self.restart();
    }
}

impl MissPipeline {
    /// Cycles from the miss of a fetch packet to the miss of the fetch packet after the next.
    fn interval(&self, packets: u32, spans: bool) -> u64 {
        let index = packets.clamp(1, 8) as usize - 1;
        u64::from(if spans {
            self.spanning
        } else {
            self.aligned[index]
        })
    }
}
