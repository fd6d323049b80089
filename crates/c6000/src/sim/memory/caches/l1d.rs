//! L1D: two accesses in a cycle. Loads bring lines in, stores do not. Misses can overlap (SPRU609A 3, SPRU610 3).

use crate::sim::machine::caches::{L1dDescription, Overlap};
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::caches::l2::{LineSource, L2};
use crate::sim::memory::caches::tags::Tags;
use crate::sim::memory::caches::write_buffer::WriteBuffer;
use crate::sim::state::stalls::{Cause, Misses, Stalls};

/// The last packet whose loads missed. Misses of the next packet can overlap with its misses.
#[derive(Debug, Clone, Copy)]
struct Chain {
    /// CPU cycle, without stalls.
    cycle: u64,
    sets: [Option<u32>; 2],
}

#[derive(Debug, Clone)]
pub(crate) struct L1d {
    pub(super) description: L1dDescription,
    pub(super) tags: Tags,
    write_buffer: WriteBuffer,
    chain: Option<Chain>,
    /// Clock cycle at whose end the last evicted dirty line has arrived in L2.
    victim_done: u64,
}

/// The clock during the accesses of one packet, and their costs.
pub(crate) struct Service<'a> {
    /// CPU cycle of the packet, without stalls.
    pub cycle: u64,
    /// Clock cycle.
    pub now: u64,
    pub l2: &'a mut L2,
    pub stalls: &'a mut Stalls,
    pub misses: &'a mut Misses,
}

impl Service<'_> {
    fn wait(&mut self, cause: Cause, cycles: u64) {
        self.now += cycles;
        self.stalls.add(cause, cycles);
    }
}

impl L1d {
    pub fn new(description: L1dDescription, write_buffer: WriteBuffer) -> L1d {
        let shape = description.shape;
        L1d {
            description,
            tags: Tags::new(shape.line, shape.sets(), shape.ways),
            write_buffer,
            chain: None,
            victim_done: 0,
        }
    }

    /// The two parts of a non-aligned access that crosses the end of a line. None if it lies in one line.
    #[inline]
    pub fn split(&self, access: DataAccess) -> Option<[DataAccess; 2]> {
        let line = self.description.shape.line;
        let room = line - (access.address & (line - 1));
        if access.size <= room {
            return None;
        }
        let rest = DataAccess {
            address: access.address.wrapping_add(room),
            size: access.size - room,
            ..access
        };
        let first = DataAccess {
            size: room,
            ..access
        };
        Some([first, rest])
    }

    /// Whether the accesses of a packet (one or two) are loads of lines that L1D holds, and do not conflict. If so,
    /// they are done.
    #[inline]
    pub fn hits(&mut self, accesses: &[DataAccess]) -> bool {
        let line = self.description.shape.line;
        let simple = |access: &DataAccess| {
            !access.write && (access.address & (line - 1)) + access.size <= line
        };
        let meet = match *accesses {
            [first, second] => {
                self.description.ports.stall > 0 && self.description.ports.meet(first, second)
            }
            _ => false,
        };
        let mut accesses = accesses.iter();
        !meet && accesses.all(|it| simple(it) && self.tags.touch(it.address, false))
    }

    /// Performs the accesses of a packet (one or two) in program order.
    pub fn serve(&mut self, accesses: &[DataAccess], service: &mut Service) {
        let stall = u64::from(self.description.ports.stall);
        match *accesses {
            [first, second] if stall > 0 && self.meet(first, second) => {
                service.wait(Cause::Bank, stall);
            }
            _ => {}
        }
        let missing = self.missing(accesses);
        if missing.iter().any(Option::is_some) {
            self.fill(accesses, missing, service);
        }
        for access in accesses.iter().filter(|access| access.write) {
            self.write(access.address, service);
        }
    }

    fn meet(&self, first: DataAccess, second: DataAccess) -> bool {
        let ports = self.description.ports;
        let takes_part = |access: DataAccess| {
            let needs_hit = access.write || ports.only_hits;
            !needs_hit || self.tags.holds(access.address)
        };
        ports.meet(first, second) && takes_part(first) && takes_part(second)
    }

    /// Addresses of the loads that miss, at most one for each line.
    #[inline]
    fn missing(&mut self, accesses: &[DataAccess]) -> [Option<u32>; 2] {
        let mut missing: [Option<u32>; 2] = [None; 2];
        for (index, access) in accesses.iter().enumerate().take(2) {
            if access.write || self.tags.touch(access.address, false) {
                continue;
            }
            let line = self.tags.line(access.address);
            let again = missing[0].is_some_and(|other| self.tags.line(other) == line);
            missing[index] = (!again).then_some(access.address);
        }
        missing
    }

    /// Brings in the lines of loads that missed.
    fn fill(&mut self, accesses: &[DataAccess], missing: [Option<u32>; 2], service: &mut Service) {
        let mut chained = self.continues_chain(service);
        let mut sets = [None; 2];
        for (index, address) in missing.iter().enumerate() {
            let Some(address) = *address else { continue };
            let set = self.tags.set(address);
            let before = if index == 1 && sets[0].is_some() {
                Some([sets[0], None])
            } else {
                chained
            };
            let overlaps = before.is_some_and(|sets| self.may_overlap(set, sets));
            self.fill_line(address, overlaps, service);
            sets[index] = Some(set);
            chained = None;
        }
        if self.hits_beside_miss(accesses, missing) {
            service.wait(Cause::L1dRead, u64::from(self.description.hit_beside_miss));
        }
        self.chain = Some(Chain {
            cycle: service.cycle,
            sets,
        });
    }

    /// The sets of the last packet's misses, if this packet's misses can overlap with them.
    fn continues_chain(&self, service: &Service) -> Option<[Option<u32>; 2]> {
        let chain = self
            .chain
            .filter(|_| self.description.overlap == Overlap::Consecutive)?;
        let next = chain.cycle + 1 == service.cycle;
        next.then_some(chain.sets)
    }

    fn may_overlap(&self, set: u32, before: [Option<u32>; 2]) -> bool {
        self.description.overlap != Overlap::None
            && (self.description.overlap_in_set || !before.contains(&Some(set)))
    }

    fn fill_line(&mut self, address: u32, overlaps: bool, service: &mut Service) {
        let victim = self.victim_done.saturating_sub(service.now);
        service.wait(Cause::Victim, victim);
        let drain = self.write_buffer.drain(service.now);
        service.wait(Cause::WriteBuffer, drain);
        let undisturbed = victim == 0 && drain == 0;
        service.misses.l1d_read += 1;
        let source = self.take_from_l2(address, service);
        let cycles = match source {
            _ if overlaps && undisturbed => self.description.overlapped_miss,
            LineSource::Sram => self.description.miss,
            LineSource::Cache | LineSource::External => self.description.miss_from_cache,
        };
        service.wait(Cause::L1dRead, u64::from(cycles) + service.l2.extra(source));
        if self
            .tags
            .allocate(address)
            .is_some_and(|evicted| evicted.dirty)
        {
            self.victim_done = service.now + u64::from(self.description.victim);
            self.write_buffer.hold_until(self.victim_done);
        }
    }

    /// Reads a line from L2. May wait for a bank. L1D drops every line that L2 drops.
    fn take_from_l2(&mut self, address: u32, service: &mut Service) -> LineSource {
        let path = self.description.shape.path;
        let begin = service
            .l2
            .banks
            .reserve(address & !(path - 1), path, service.now);
        service.wait(Cause::L1dRead, begin - service.now);
        self.find_in_l2(address, false, service)
    }

    fn find_in_l2(&mut self, address: u32, write: bool, service: &mut Service) -> LineSource {
        let (source, evicted) = service.l2.find(address, write);
        service.misses.l2 += u64::from(source == LineSource::External);
        if let Some(evicted) = evicted {
            let end = evicted.address + (service.l2.line() - 1);
            for line in (evicted.address..=end).step_by(self.description.shape.line as usize) {
                self.tags.invalidate(line);
            }
        }
        source
    }

    fn hits_beside_miss(&self, accesses: &[DataAccess], missing: [Option<u32>; 2]) -> bool {
        let loads = accesses.iter().all(|access| !access.write);
        let lines = accesses.iter().map(|access| self.tags.line(access.address));
        let one_line = lines.clone().min() == lines.max();
        let one_miss = missing.iter().flatten().count() == 1;
        accesses.len() == 2 && loads && one_miss && !one_line
    }

    fn write(&mut self, address: u32, service: &mut Service) {
        if self.tags.touch(address, true) {
            return;
        }
        service.misses.l1d_write += 1;
        let source = self.find_in_l2(address, true, service);
        let mergeable = source == LineSource::Sram;
        let extra = service.l2.extra(source);
        let (banks, now) = (&mut service.l2.banks, service.now);
        let wait = self
            .write_buffer
            .store(address, now, mergeable, extra, banks);
        service.wait(Cause::WriteBuffer, wait);
    }

    /// Begins a new run at cycle 0. Nothing is in progress.
    pub fn restart(&mut self) {
        self.write_buffer.clear();
        self.chain = None;
        self.victim_done = 0;
    }

    pub fn invalidate(&mut self) {
        self.tags.clear();
    }
}
