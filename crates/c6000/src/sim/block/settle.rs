//! Finding the stretches of a run.
//!
//! What lands at the end of a cycle, what a packet overtakes, where its results could meet others and when a branch
//! may lead elsewhere follow from the packets of the cycles before. Where the answer is certain, a packet is settled:
//! with the past that the run began with when it was made, from its first packet on; with any past, from where nothing
//! older than the run is on its way.

use super::stretch::{Account, Circumstances, Step, Stretch, Translation, Work, PAST};
use super::{overtaken, FastPacket, Overtaken, Sent, BRANCH_LATENCY};
use crate::sim::convention::STACK_POINTER;
use crate::sim::interrupt::ADVANCE;
use crate::sim::operation::Operation;
use crate::sim::packet::{Packet, FETCH_PACKET};
use crate::sim::ports::Port;
use crate::sim::registers::{register_set, registers_of, Ahead, ALWAYS, LONGEST_DELAY};

/// Fewest packets that are worth a stretch.
const SHORTEST: usize = 4;

/// What is known of a cycle.
#[derive(Debug, Clone, Copy, Default)]
struct Known {
    sent: Sent,
    /// Registers written at the end of E1: surely, and perhaps.
    written: [u64; 2],
    branches: bool,
}

impl Known {
    /// A cycle before the run, of which no more is known than what it sent, if that.
    fn before(sent: Option<Ahead>) -> Known {
        Known {
            sent: Sent {
                surely: sent.unwrap_or_default(),
                perhaps: sent.unwrap_or([u64::MAX; LONGEST_DELAY]),
            },
            written: [0, u64::MAX],
            branches: true,
        }
    }
}

/// Collects the stretches of a run while its packets come in.
#[derive(Debug)]
pub(super) struct Settler {
    done: Vec<Stretch>,
    open: Vec<Settled>,
    past: Vec<Known>,
    /// Runs before a stretch is translated.
    translate_after: u32,
}

/// A packet that is settled, by its number in the run.
#[derive(Debug)]
struct Settled {
    number: usize,
    /// Number of its cycle in the past.
    cycle: usize,
    /// How long ago the oldest result began that it overtakes.
    age: u8,
    /// Whether it waits for a register.
    waits: bool,
    may_leave: bool,
}

impl Settler {
    /// A run with this past, the oldest cycle first; with any, if none is given.
    pub fn new(past: Option<&[Ahead; PAST]>, translate_after: u32) -> Settler {
        let before = |index: usize| Known::before(past.map(|past| past[index]));
        Settler {
            done: Vec::new(),
            open: Vec::new(),
            past: (0..PAST).map(before).collect(),
            translate_after,
        }
    }

    /// Takes the next packet of the run, which is the last of these.
    pub fn add(&mut self, packets: &[FastPacket], packet: &Packet) {
        let number = packets.len() - 1;
        match self.settled(number, &packets[number], packet) {
            Some(settled) => self.open.push(settled),
            None => self.close(packets),
        }
        let perhaps = packet.operations.iter().fold(0, |all, it| all | it.writes);
        self.past.push(Known {
            sent: Sent::by(packet),
            written: [packets[number].written, perhaps],
            branches: packet.has_branch,
        });
        let idle = packet.idle.min(BRANCH_LATENCY.max(LONGEST_DELAY as u64));
        let known = self.past.len() + idle as usize;
        self.past.resize(known, Known::default());
    }

    /// The stretches of a run that has ended.
    pub fn end(mut self, packets: &[FastPacket]) -> Vec<Stretch> {
        self.close(packets);
        self.done
    }

    fn ago(&self, cycles: usize) -> &Known {
        &self.past[self.past.len() - cycles]
    }

    /// The next packet, if it is settled. One that moves the stack is not: its depth is watched.
    fn settled(&self, number: usize, fast: &FastPacket, packet: &Packet) -> Option<Settled> {
        let runs = (fast.simple || fast.may_run_fast) && fast.idle == 0;
        let may_begin = number > 0 || packet.target_stall == 0;
        let certain = |it: &super::Attempt| it.predicate == ALWAYS || it.late == 0;
        let stack = register_set(STACK_POINTER, 1);
        let mut operations = packet.operations.iter();
        let moves_stack = operations.any(|it| (it.writes | it.late_writes) & stack != 0);
        if !runs || !may_begin || !fast.attempts.iter().all(certain) || moves_stack {
            return None;
        }
        if packet.operations.iter().any(|it| self.may_meet_product(it)) {
            return None;
        }
        let lands: [[u64; 2]; LONGEST_DELAY] = std::array::from_fn(|ahead| self.lands(ahead));
        let mut landing = lands.iter().zip(&fast.lands);
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
        Some(Settled {
            number,
            cycle: self.past.len(),
            age,
            waits: self.waits(packet.cross_reads)?,
            may_leave: self.ago(BRANCH_LATENCY as usize - 1).branches,
        })
    }

    /// Whether a result of an .M unit may land with one that the unit was given before and that leaves too little of
    /// the port: on the way to registers of its side are the results of the unit, and what loads bring.
    fn may_meet_product(&self, operation: &Operation) -> bool {
        let Some(Port::Multiplier(side, share)) = operation.port else {
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

    /// Registers in which results on their way land, so many cycles ahead: surely, and perhaps.
    fn lands(&self, ahead: usize) -> [u64; 2] {
        (1..=LONGEST_DELAY - ahead).fold([0, 0], |[surely, perhaps], age| {
            let sent = &self.ago(age).sent;
            let delay = ahead + age - 1;
            [surely | sent.surely[delay], perhaps | sent.perhaps[delay]]
        })
    }

    /// Whether the next packet waits for one of these registers, which it reads over a cross path: one that the cycle
    /// before wrote, other than with what a load brought. None where that is not certain.
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

    /// Ends the stretch that is open.
    fn close(&mut self, packets: &[FastPacket]) {
        let open = std::mem::take(&mut self.open);
        if open.len() >= SHORTEST {
            self.done.push(self.stretch(packets, &open));
        }
    }

    fn stretch(&self, packets: &[FastPacket], open: &[Settled]) -> Stretch {
        let (first, began) = (open[0].number, open[0].cycle);
        let own = &packets[first..first + open.len()];
        let mut work = Work::default();
        let mut cycles = Vec::with_capacity(open.len());
        let mut fetched = None;
        for (fast, settled) in own.iter().zip(open) {
            let ends = fast.next.wrapping_sub(4) / FETCH_PACKET;
            let known = Circumstances {
                enters: fetched != Some(ends) || fast.address / FETCH_PACKET != ends,
                may_leave: settled.may_leave,
                waits: settled.waits,
                landed: self.landed(settled.cycle),
            };
            fetched = Some(ends);
            cycles.push(work.add(fast, known));
        }
        let sent = self.past[began - PAST..began + open.len()].iter();
        Stretch {
            first,
            nexts: own.iter().map(|fast| fast.next).collect(),
            cycles: cycles.into(),
            work,
            reads: own.iter().fold(0, |all, it| all | it.reads),
            sent: sent.map(|known| known.sent.surely).collect(),
            account: self.account(own, open),
            translation: Translation::After(self.translate_after),
        }
    }

    /// Registers in which results of the cycles before land at the end of a cycle.
    fn landed(&self, cycle: usize) -> u64 {
        let delays = 1..=LONGEST_DELAY;
        delays.fold(0, |all, delay| {
            all | self.past[cycle - delay].sent.surely[delay - 1]
        })
    }

    fn account(&self, packets: &[FastPacket], open: &[Settled]) -> Account {
        let each = packets.iter().zip(open);
        let written = each.map(|(fast, settled)| fast.written | self.landed(settled.cycle));
        let written: Box<[u64]> = written.collect();
        let mut instructions = 0;
        let sums = packets.iter().map(|fast| {
            instructions += fast.instructions;
            instructions
        });
        Account {
            instructions: sums.collect(),
            overtaken: open.iter().map(|settled| settled.age).collect(),
            steps: steps(packets, open, &written).into(),
            written,
        }
    }
}

/// The steps in which a stretch is settled: a branch is one of its own, and none goes on where one may lead elsewhere.
fn steps(packets: &[FastPacket], open: &[Settled], written: &[u64]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut goes_on = false;
    for ((fast, settled), written) in packets.iter().zip(open).zip(written) {
        let own = Step {
            cycles: 1,
            branch: fast.has_branch,
            overtaken: (1 << settled.age) - 1,
            written: *written,
        };
        match steps.last_mut() {
            Some(last) if goes_on && !own.branch && usize::from(last.cycles) < ADVANCE => {
                last.cycles += 1;
                last.overtaken = last.overtaken << 1 | own.overtaken;
                last.written |= own.written;
            }
            _ => steps.push(own),
        }
        goes_on = !own.branch && !settled.may_leave;
    }
    steps
}
