//! Finds the sequences of a superblock.
//!
//! The packets of the preceding cycles decide four questions on a packet: which results land at the end of its cycle,
//! which results it overtakes, where its own results could meet others, and whether a branch may lead elsewhere. A
//! packet is resolved if all answers are certain. With a known past (the results in flight at the start of the
//! superblock), packets can be resolved from the first on. Without one, they can be resolved only after all results
//! that are older than the superblock have landed.

use crate::isa::FETCH_PACKET;
use crate::sim::engine::cpu::branches::BRANCH_LATENCY;
use crate::sim::engine::fast::prepare::hazards::{overtaken, Sent};
use crate::sim::engine::fast::prepare::work::CycleFacts;
use crate::sim::engine::fast::superblock::packet::{Overtaken, PreparedPacket, Speculative};
use crate::sim::engine::fast::superblock::sequence::{Batch, Sequence, Totals, Work, PAST};
use crate::sim::engine::fast::superblock::translation::Translation;
use crate::sim::packet::operation::Operation;
use crate::sim::packet::Packet;
use crate::sim::state::convention::STACK_POINTER;
use crate::sim::state::interrupt::ADVANCE;
use crate::sim::state::registers::known::registers_of;
use crate::sim::state::registers::{register_set, Ahead, ALWAYS, LONGEST_DELAY};
use crate::sim::state::write_ports::WritePort;

/// The fewest packets that make a sequence worth its overhead.
const SHORTEST: usize = 4;

/// What is known of a cycle.
#[derive(Debug, Clone, Copy, Default)]
struct PastCycle {
    sent: Sent,
    /// Registers written at the end of E1: certainly, and possibly.
    written: [u64; 2],
    branches: bool,
}

impl PastCycle {
    /// A cycle before the superblock. `sent` has the results that it sent, if they are known. Nothing else is known.
    fn before(sent: Option<Ahead>) -> PastCycle {
        PastCycle {
            sent: Sent {
                surely: sent.unwrap_or_default(),
                perhaps: sent.unwrap_or([u64::MAX; LONGEST_DELAY]),
            },
            written: [0, u64::MAX],
            branches: true,
        }
    }
}

/// Collects the sequences of a superblock while its packets are added.
#[derive(Debug)]
pub(super) struct Resolver {
    done: Vec<Sequence>,
    open: Vec<ResolvedPacket>,
    past: Vec<PastCycle>,
    /// Runs before a sequence is translated.
    translate_after: u32,
}

/// A resolved packet.
#[derive(Debug)]
struct ResolvedPacket {
    number: usize,
    /// Index of its cycle in [`Resolver::past`].
    cycle: usize,
    /// The age of the oldest result that it overtakes. 0 if it overtakes none.
    age: u8,
    /// Whether it waits for a register that it reads over a cross path.
    waits: bool,
    may_leave: bool,
}

impl Resolver {
    /// A resolver for a superblock with this past, the oldest cycle first. Without a past, the sequences hold after any
    /// past.
    pub fn new(past: Option<&[Ahead; PAST]>, translate_after: u32) -> Resolver {
        let before = |index: usize| PastCycle::before(past.map(|past| past[index]));
        Resolver {
            done: Vec::new(),
            open: Vec::new(),
            past: (0..PAST).map(before).collect(),
            translate_after,
        }
    }

    /// Adds the next packet of the superblock. It is also the last of `packets`.
    pub fn add(&mut self, packets: &[PreparedPacket], packet: &Packet) {
        let number = packets.len() - 1;
        match self.resolved(number, &packets[number], packet) {
            Some(resolved) => self.open.push(resolved),
            None => self.close(packets),
        }
        let perhaps = packet.operations.iter().fold(0, |all, it| all | it.writes);
        self.past.push(PastCycle {
            sent: Sent::by(packet),
            written: [packets[number].written, perhaps],
            branches: packet.has_branch,
        });
        let idle = packet.idle.min(BRANCH_LATENCY.max(LONGEST_DELAY as u64));
        let known = self.past.len() + idle as usize;
        self.past.resize(known, PastCycle::default());
    }

    /// Ends the superblock and returns its sequences.
    pub fn end(mut self, packets: &[PreparedPacket]) -> Vec<Sequence> {
        self.close(packets);
        self.done
    }

    fn ago(&self, cycles: usize) -> &PastCycle {
        &self.past[self.past.len() - cycles]
    }

    /// The next packet, if it is resolved. A packet that changes the stack pointer is never resolved, because the CPU
    /// records the depth of the stack.
    fn resolved(
        &self,
        number: usize,
        prepared: &PreparedPacket,
        packet: &Packet,
    ) -> Option<ResolvedPacket> {
        let runs = (prepared.simple || prepared.may_run_prepared) && prepared.idle == 0;
        let may_begin = number > 0 || packet.target_stall == 0;
        let certain = |it: &Speculative| it.predicate == ALWAYS || it.deferred == 0;
        let stack = register_set(STACK_POINTER, 1);
        let mut operations = packet.operations.iter();
        let moves_stack = operations.any(|it| (it.writes | it.late_writes) & stack != 0);
        if !runs || !may_begin || !prepared.speculative.iter().all(certain) || moves_stack {
            return None;
        }
        if packet.operations.iter().any(|it| self.may_meet_product(it)) {
            return None;
        }
        let lands: [[u64; 2]; LONGEST_DELAY] = std::array::from_fn(|ahead| self.lands(ahead));
        let mut landing = lands.iter().zip(&prepared.lands);
        if landing.any(|([surely, perhaps], own)| surely != perhaps || perhaps & own != 0) {
            return None;
        }
        let sent: Vec<Sent> = self.past[self.past.len() - LONGEST_DELAY..]
            .iter()
            .map(|known| known.sent)
            .collect();
        let age = match overtaken(packet, &sent) {
            Overtaken::Nothing => 0,
            Overtaken::Since(age) => age as u8,
            Overtaken::Unknown => return None,
        };
        Some(ResolvedPacket {
            number,
            cycle: self.past.len(),
            age,
            waits: self.waits(packet.cross_reads)?,
            may_leave: self.ago(BRANCH_LATENCY as usize - 1).branches,
        })
    }

    /// Whether a result of an .M unit can land together with earlier results that leave too little of the write port.
    /// The earlier results are those of the unit and those of loads; all land in registers of the unit's side.
    fn may_meet_product(&self, operation: &Operation) -> bool {
        let Some(WritePort::Multiplier(side, share)) = operation.port else {
            return false;
        };
        let delay = usize::from(operation.delay);
        let before = (delay + 1..LONGEST_DELAY).map(|longer| {
            let sent = &self.ago(longer - delay).sent;
            (sent.perhaps[longer - 1] & registers_of(side)).count_ones()
        });
        let registers: u32 = before.sum();
        registers > 0 && 32 * registers + u32::from(share.bits) > u32::from(share.width)
    }

    /// Registers in which results in flight land `ahead` cycles from now: certainly, and possibly.
    fn lands(&self, ahead: usize) -> [u64; 2] {
        (1..=LONGEST_DELAY - ahead).fold([0, 0], |[surely, perhaps], age| {
            let sent = &self.ago(age).sent;
            let delay = ahead + age - 1;
            [surely | sent.surely[delay], perhaps | sent.perhaps[delay]]
        })
    }

    /// Whether the next packet waits for one of these registers, which it reads over a cross path. It waits if the
    /// cycle before wrote the register, except if a load wrote it. None if this is uncertain.
    fn waits(&self, cross_reads: u64) -> Option<bool> {
        let [surely, perhaps] = [0, 1].map(|index| {
            let landed = (1..LONGEST_DELAY).fold(0, |all, delay| {
                let sent = &self.ago(delay + 1).sent;
                all | [&sent.surely, &sent.perhaps][index][delay - 1]
            });
            cross_reads & (self.ago(1).written[index] | landed)
        });
        match (surely, perhaps) {
            (_, 0) => Some(false),
            (0, _) => None,
            _ => Some(true),
        }
    }

    /// Ends the open sequence.
    fn close(&mut self, packets: &[PreparedPacket]) {
        let open = std::mem::take(&mut self.open);
        if open.len() >= SHORTEST {
            self.done.push(self.sequence(packets, &open));
        }
    }

    fn sequence(&self, packets: &[PreparedPacket], open: &[ResolvedPacket]) -> Sequence {
        let (first, began) = (open[0].number, open[0].cycle);
        let own = &packets[first..first + open.len()];
        let mut work = Work::default();
        let mut cycles = Vec::with_capacity(open.len());
        let mut fetched = None;
        for (prepared, resolved) in own.iter().zip(open) {
            let ends = prepared.next.wrapping_sub(4) / FETCH_PACKET;
            let known = CycleFacts {
                enters: fetched != Some(ends) || prepared.address / FETCH_PACKET != ends,
                may_leave: resolved.may_leave,
                waits: resolved.waits,
                landed: self.landed(resolved.cycle),
            };
            fetched = Some(ends);
            cycles.push(work.add(prepared, known));
        }
        let sent = self.past[began - PAST..began + open.len()].iter();
        Sequence {
            first,
            #[cfg(feature = "translate")]
            nexts: own.iter().map(|prepared| prepared.next).collect(),
            cycles: cycles.into(),
            work,
            reads: own.iter().fold(0, |all, it| all | it.reads),
            sent: sent.map(|known| known.sent.surely).collect(),
            totals: self.totals(own, open),
            translation: Translation::after(self.translate_after),
        }
    }

    /// Registers in which results of earlier cycles land at the end of a cycle.
    fn landed(&self, cycle: usize) -> u64 {
        let delays = 1..=LONGEST_DELAY;
        delays.fold(0, |all, delay| {
            all | self.past[cycle - delay].sent.surely[delay - 1]
        })
    }

    fn totals(&self, packets: &[PreparedPacket], open: &[ResolvedPacket]) -> Totals {
        let each = packets.iter().zip(open);
        let written =
            each.map(|(prepared, resolved)| prepared.written | self.landed(resolved.cycle));
        let written: Box<[u64]> = written.collect();
        let mut instructions = 0;
        let sums = packets.iter().map(|prepared| {
            instructions += prepared.instructions;
            instructions
        });
        Totals {
            instructions: sums.collect(),
            overtaken: open.iter().map(|resolved| resolved.age).collect(),
            batches: batches(packets, open, &written).into(),
            written,
        }
    }
}

/// Divides the cycles of a sequence into batches that are counted together. A branch is a batch of its own. A batch
/// ends after a cycle at which a branch may leave the sequence.
fn batches(packets: &[PreparedPacket], open: &[ResolvedPacket], written: &[u64]) -> Vec<Batch> {
    let mut batches: Vec<Batch> = Vec::new();
    let mut goes_on = false;
    for ((prepared, resolved), written) in packets.iter().zip(open).zip(written) {
        let own = Batch {
            cycles: 1,
            branch: prepared.has_branch,
            overtaken: (1 << resolved.age) - 1,
            written: *written,
        };
        match batches.last_mut() {
            Some(last) if goes_on && !own.branch && usize::from(last.cycles) < ADVANCE => {
                last.cycles += 1;
                last.overtaken = last.overtaken << 1 | own.overtaken;
                last.written |= own.written;
            }
            _ => batches.push(own),
        }
        goes_on = !own.branch && !resolved.may_leave;
    }
    batches
}
