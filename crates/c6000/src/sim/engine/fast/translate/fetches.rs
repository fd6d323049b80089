//! Writes the fetch of a packet. If L1P holds the fetch packets, the code itself does what the memory system would do.

use crate::isa::FETCH_PACKET;
use crate::sim::engine::fast::superblock::sequence::Cycle;
use crate::sim::engine::fast::translate::environment::{CodeExit, Environment, Helper};
use crate::sim::engine::fast::translate::writer::Writer;
use crate::sim::memory::dispatched::{Dispatched, Recent, RECENT};
use crate::sim::memory::views::{CacheViews, Fetches, LineTags, ProgramCacheView};
use crate::sim::state::stalls::Stalls;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{types, Block, InstBuilder, Type, Value};
use std::mem::offset_of;

/// The first and the last fetch packet that a packet needs. A fetch packet's number is its address divided by its size.
#[derive(Debug, Clone, Copy)]
struct Span {
    begins: u32,
    ends: u32,
}

impl Span {
    fn of(cycle: &Cycle) -> Span {
        Span {
            begins: cycle.address / FETCH_PACKET,
            ends: cycle.next.wrapping_sub(1) / FETCH_PACKET,
        }
    }
}

impl Writer<'_, '_, '_> {
    /// Fetches the packet of a cycle.
    pub(super) fn fetch(&self, number: usize, cycle: &Cycle) {
        let before = number
            .checked_sub(1)
            .map(|before| &self.sequence.cycles[before]);
        match self.costs.fetches {
            Fetches::None => {}
            Fetches::OfLines { line, tags } => {
                let line_of = |cycle: &Cycle| cycle.address / line;
                if before.map(line_of) != Some(line_of(cycle)) {
                    self.fetch_line(number, line_of(cycle), tags);
                }
            }
            Fetches::OfStream(tags) => {
                let before = before.zip(tags).map(|(it, tags)| (Span::of(it), tags));
                self.fetch_from_stream(number, cycle, before);
            }
        }
    }

    /// Writes a call of the memory system, which fetches a packet.
    fn fetch_elsewhere(&self, number: usize) {
        let limit = self.call_with(Helper::Fetch, [number]);
        self.leave_if(limit, number, CodeExit::Limit);
    }

    /// Writes `held` for the case that L1P holds all of these lines. In the other case the memory system fetches the
    /// packet.
    fn fetch_if_held(&self, number: usize, lines: &[u32], tags: LineTags, held: impl FnOnce()) {
        let (elsewhere, done) = (self.cold_block(), self.new_block());
        for line in lines {
            self.unless_held(*line, tags, elsewhere);
        }
        held();
        self.write(|code| code.ins().jump(done, &[]));
        self.go_on_in(elsewhere);
        self.fetch_elsewhere(number);
        self.write(|code| code.ins().jump(done, &[]));
        self.go_on_in(done);
    }

    /// Writes the fetch of a line of L1P.
    fn fetch_line(&self, number: usize, line: u32, tags: Option<LineTags>) {
        let Some(tags) = tags else {
            return self.fetch_elsewhere(number);
        };
        self.fetch_if_held(number, &[line], tags, || {});
    }

    /// Writes the fetch of the next packet of a stream. `before` has the fetch packets of the packet before and L1P's
    /// tags. It is None if the packet before is unknown, or if L1P's contents cannot be looked up.
    fn fetch_from_stream(&self, number: usize, cycle: &Cycle, before: Option<(Span, LineTags)>) {
        let Some((before, tags)) = before else {
            return self.fetch_elsewhere(number);
        };
        let new: Vec<u32> = (before.ends + 1..=Span::of(cycle).ends).collect();
        match new.is_empty() {
            true => self.note_dispatch(number, cycle, &new),
            false => self.fetch_if_held(number, &new, tags, || {
                self.note_dispatch(number, cycle, &new);
            }),
        }
    }

    /// Writes the record that a packet was dispatched (pipeline phase DP) from fetch packets that L1P holds. `new` are
    /// the fetch packets that are used for the first time.
    fn note_dispatch(&self, number: usize, cycle: &Cycle, new: &[u32]) {
        let stream = self.program_cache(offset_of!(ProgramCacheView, stream));
        let note = |kind: Type, value: u32, offset: usize| {
            let value = self.number(kind, i64::from(value));
            self.store(value, stream, offset);
        };
        note(types::I64, cycle.next, offset_of!(Dispatched, expected));
        let Span { begins, ends } = Span::of(cycle);
        for fetch_packet in new {
            let recent = place_of(*fetch_packet);
            note(types::I32, *fetch_packet, offset_of!(Dispatched, current));
            note(types::I8, 0, recent + offset_of!(Recent, missed));
            note(types::I32, 0, recent + offset_of!(Recent, packets));
            note(types::I8, 0, recent + offset_of!(Recent, spans));
            note(types::I64, 0, recent + offset_of!(Recent, left));
        }
        let packets = place_of(begins) + offset_of!(Recent, packets);
        match new.contains(&begins) {
            true => note(types::I32, 1, packets),
            false => self.count(stream, packets, types::I32),
        }
        let now = self.now(number);
        self.store(now, stream, place_of(begins) + offset_of!(Recent, left));
        if begins != ends {
            for fetch_packet in [begins, ends] {
                note(
                    types::I8,
                    1,
                    place_of(fetch_packet) + offset_of!(Recent, spans),
                );
            }
        }
    }

    /// The time of a cycle: its number plus the cycles waited before it.
    fn now(&self, number: usize) -> Value {
        let began = self.field(types::I64, offset_of!(Environment, began));
        let stalls = self.field(types::I64, offset_of!(Environment, stalls));
        let waited = self.load(types::I64, stalls, Stalls::OFFSET_OF_TOTAL);
        self.write(|code| {
            let cycle = code.ins().iadd_imm(began, number as i64);
            code.ins().iadd(cycle, waited)
        })
    }

    /// Writes a test of whether L1P holds a line. If not, the code goes to the block `elsewhere`.
    fn unless_held(&self, line: u32, tags: LineTags, elsewhere: Block) {
        let places = self.program_cache(offset_of!(ProgramCacheView, places));
        let set = (line & tags.set_mask) as usize;
        let place = self.load(types::I32, places, size_of::<u32>() * set);
        let goes_on = self.new_block();
        self.write(|code| {
            let clean = i64::from((line << 1) as i32);
            let held = code.ins().icmp_imm(IntCC::Equal, place, clean);
            code.ins().brif(held, goes_on, &[], elsewhere, &[]);
        });
        self.go_on_in(goes_on);
    }

    /// A field of the program cache's view.
    fn program_cache(&self, offset: usize) -> Value {
        let view = offset_of!(Environment, caches) + offset_of!(CacheViews, program);
        self.field(types::I64, view + offset)
    }
}

/// The offset in bytes of a fetch packet's entry in [`Dispatched`].
fn place_of(fetch_packet: u32) -> usize {
    let index = fetch_packet as usize % RECENT;
    offset_of!(Dispatched, recent) + index * size_of::<Recent>()
}
