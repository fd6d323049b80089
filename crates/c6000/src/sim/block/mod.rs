//! Blocks: execute packets in a row, prepared together so that each cycle needs little work.
//!
//! Within a run each packet knows those before it, so what it overtakes of their results is known as well. The
//! operations of a packet are put in an order in which results can go to their registers at once: first those that
//! may fail or have more to say than a result ([`Attempt`]), which leave no trace until all have succeeded, then the
//! others ([`Write`]), none of which writes what a later one reads. What does not fit this form is marked, and runs
//! with every check.

mod parts;
mod settle;
pub(crate) mod stretch;

use self::parts::Parts;
use self::settle::Settler;
use self::stretch::{Stretch, PAST};
use super::cpu::attempts::Try;
use super::forms::{self, Operands, Run};
use super::operation::{Action, Address, Destination, Load, Operation, Target};
use super::packet::Packet;
use super::ports::Port;
use super::registers::{register_set, Ahead, ALWAYS, LONGEST_DELAY};
use super::translate::Emit;

/// Most packets of a run.
pub(crate) const LONGEST: usize = 192;

/// Cycles from E1 of a branch to E1 of its target.
pub(crate) const BRANCH_LATENCY: u64 = 6;

/// Packets one behind the other.
#[derive(Debug, Clone, Default)]
pub(crate) struct Block {
    pub packets: Vec<FastPacket>,
    /// Its settled packets, whatever was on its way when it began.
    stretches: Vec<Stretch>,
    /// What the cycles before it had sent when it was made, the oldest first, and its settled packets after these.
    past: [Ahead; PAST],
    stretches_after: Vec<Stretch>,
}

/// An execute packet of a run.
#[derive(Debug, Clone, Default)]
pub(crate) struct FastPacket {
    /// Number of the packet in the program.
    pub number: usize,
    pub address: u32,
    /// Address of the packet after it.
    pub next: u32,
    /// Whether it consists of attempts and writes without predicates.
    pub simple: bool,
    /// Whether the fast way may run it; otherwise it always runs with every check.
    pub may_run_fast: bool,
    pub attempts: Box<[Attempt]>,
    pub writes: Box<[Write]>,
    /// Moves before and after the writes, of which there may be none.
    pub saves: Box<[Move]>,
    pub moves: Box<[Move]>,
    pub has_saves: bool,
    pub has_moves: bool,
    /// Whether there is an attempt at a store.
    pub has_stores: bool,
    /// Whether one of its writes has a predicate.
    pub predicated: bool,
    /// Registers that are written at the end of E1, predicates apart.
    pub written: u64,
    /// Registers to which results for later cycles are sent by delay from 1, predicates apart.
    pub sent: Ahead,
    /// Whether there are any; and any of another delay than a load's or the shortest.
    pub sends: bool,
    pub sends_rarely: bool,
    pub has_branch: bool,
    pub branch: Option<FastBranch>,
    /// Registers that some instruction reads, predicates included.
    pub reads: u64,
    /// Where its results may meet some that are on their way.
    pub lands: Ahead,
    /// Whether some of these land later than at the end of E1.
    pub lands_later: bool,
    pub overtaken: Overtaken,
    /// Whether its registers, or its place, may cost a stall.
    pub may_stall: bool,
    pub idle: u64,
    pub instructions: u64,
}

/// What a packet overtakes: reads or writes before an older result lands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Overtaken {
    Nothing,
    /// Results, the oldest of which began so many cycles ago.
    Since(u64),
    /// Predicates decide, or the packets before the run.
    #[default]
    Unknown,
}

/// An operation that may fail, or that leaves its result for later cycles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attempt {
    pub run: Try,
    /// Address of the instruction.
    pub address: u32,
    pub predicate: u8,
    pub negated: bool,
    pub port: Option<Port>,
    /// Delay of the result of a load or computation, and the registers that it lands in then.
    pub delay: u8,
    pub late: u64,
    /// Registers written at the end of E1; until then spare places from `spare` on hold their values.
    pub early: u64,
    pub register: u8,
    pub spare: u8,
    pub action: Attempted,
    /// Index of the memory that it reached last.
    pub memory: u32,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Attempted {
    Load(Load),
    Store {
        address: Address,
        size: u32,
        data: u8,
        long: bool,
    },
    Sum(Address),
    Compute {
        run: Run,
        /// The same where it has nothing to say beside the result.
        plain: Option<forms::Write>,
        emit: Option<Emit>,
        operands: Operands,
        result: Destination,
    },
}

/// A computation whose one result goes to a register, or a spare place, at once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Write {
    pub write: forms::Write,
    pub emit: Option<Emit>,
    pub operands: Operands,
    pub predicate: u8,
    pub negated: bool,
    /// Where the result goes, and the register that it is for.
    pub to: u8,
    pub register: u8,
}

/// A copy from one place of the register file to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Move {
    pub from: u8,
    pub to: u8,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct FastBranch {
    pub predicate: u8,
    pub negated: bool,
    pub target: Target,
    pub address: u32,
}

/// Results sent by one cycle of the run, by delay: those that are certain, and those that predicates decide too.
#[derive(Debug, Clone, Copy, Default)]
struct Sent {
    surely: Ahead,
    perhaps: Ahead,
}

impl Block {
    /// The run of the packets that `follow` gives, each with its number, until there is none or control is sure to
    /// go elsewhere.
    /// `past`: what the cycles before it have sent, as they are likely to do again. `translate_after`: runs of a
    /// stretch before it is translated.
    pub fn of<'a>(
        mut follow: impl FnMut() -> Option<(usize, &'a Packet)>,
        past: [Ahead; PAST],
        translate_after: u32,
    ) -> Block {
        let mut block = Block {
            past,
            ..Block::default()
        };
        let mut sent: Vec<Sent> = Vec::new();
        let settler = |past| Settler::new(past, translate_after);
        let (mut after_any, mut after_these) = (settler(None), settler(Some(&past)));
        let mut end = u64::MAX;
        while block.packets.len() < LONGEST && (sent.len() as u64) < end {
            let Some((number, packet)) = follow() else {
                break;
            };
            if packet.idle == u64::MAX {
                break;
            }
            let cycle = sent.len() as u64;
            if packet.operations.iter().any(branches_always) {
                end = end.min(cycle + BRANCH_LATENCY);
            }
            let overtaken = overtaken(packet, &sent);
            block.add(number, packet, overtaken);
            after_any.add(&block.packets, packet);
            after_these.add(&block.packets, packet);
            sent.push(Sent::by(packet));
            let idle = packet.idle.min(BRANCH_LATENCY.max(LONGEST_DELAY as u64));
            sent.extend((0..idle).map(|_| Sent::default()));
        }
        block.stretches = after_any.end(&block.packets);
        block.stretches_after = after_these.end(&block.packets);
        block
    }

    /// Its packets, and the stretches of them that are settled after what the cycles before have sent.
    pub fn parts(&mut self, past: &[Ahead; PAST]) -> (&mut [FastPacket], &mut [Stretch]) {
        let stretches = match *past == self.past {
            true => &mut self.stretches_after,
            false => &mut self.stretches,
        };
        (&mut self.packets, stretches)
    }

    fn add(&mut self, number: usize, packet: &Packet, overtaken: Overtaken) {
        let mut fast = FastPacket {
            number,
            address: packet.address,
            next: packet.next,
            has_branch: packet.has_branch,
            reads: packet.reads,
            lands: *packet.lands_early(),
            lands_later: packet.lands_early()[1..].iter().any(|set| *set != 0),
            overtaken,
            may_stall: packet.cross_reads != 0 || packet.target_stall > 0,
            idle: packet.idle,
            instructions: packet.instructions,
            ..FastPacket::default()
        };
        if let Some(parts) = Parts::of(packet) {
            fast.take(parts);
            let rare = fast.lands_later
                || fast.has_saves
                || fast.has_moves
                || fast.has_stores
                || fast.has_branch
                || fast.predicated
                || fast.may_stall
                || fast.sends_rarely
                || fast.attempts.iter().any(|it| it.predicate != ALWAYS);
            fast.simple = !rare && fast.idle == 0;
            fast.may_run_fast = !fast.simple;
        }
        self.packets.push(fast);
    }
}

impl FastPacket {
    fn take(&mut self, parts: Parts) {
        self.branch = parts.branch;
        self.predicated = parts.writes.iter().any(|it| it.predicate != ALWAYS);
        for write in parts.writes.iter().filter(|it| it.predicate == ALWAYS) {
            self.written |= register_set(write.register, 1);
        }
        for attempt in parts.attempts.iter().filter(|it| it.predicate == ALWAYS) {
            self.written |= attempt.early;
            if let Some(set) = self
                .sent
                .get_mut(usize::from(attempt.delay).wrapping_sub(1))
            {
                *set |= attempt.late;
            }
        }
        let [_, rare @ .., _] = &self.sent;
        self.sends_rarely = rare.iter().any(|set| *set != 0);
        self.sends = self.sent.iter().any(|set| *set != 0);
        let stores = |it: &Attempt| matches!(it.action, Attempted::Store { .. });
        self.has_stores = parts.attempts.iter().any(stores);
        self.has_saves = !parts.saves.is_empty();
        self.has_moves = !parts.moves.is_empty();
        self.attempts = parts.attempts.into();
        self.writes = parts.writes.into();
        self.saves = parts.saves.into();
        self.moves = parts.moves.into();
    }
}

fn branches_always(operation: &Operation) -> bool {
    operation.predicate == ALWAYS && matches!(operation.action, Action::Branch(_))
}

impl Sent {
    fn by(packet: &Packet) -> Sent {
        let mut sent = Sent::default();
        for operation in &packet.operations {
            let Some(index) = usize::from(operation.delay).checked_sub(1) else {
                continue;
            };
            if let Some(set) = sent.perhaps.get_mut(index) {
                *set |= operation.late_writes;
            }
            if let (ALWAYS, Some(set)) = (operation.predicate, sent.surely.get_mut(index)) {
                *set |= operation.late_writes;
            }
        }
        sent
    }
}

/// What a packet overtakes of the results that the cycles before it sent.
fn overtaken(packet: &Packet, sent: &[Sent]) -> Overtaken {
    if sent.len() < LONGEST_DELAY {
        return Overtaken::Unknown;
    }
    let mut surely = Ahead::default();
    for operation in &packet.operations {
        for set in &mut surely {
            *set |= operation.condition();
        }
        if operation.predicate == ALWAYS {
            operation.add_overtakes(&mut surely);
        }
    }
    let oldest = |of: fn(&Sent) -> &Ahead, overtakes: &Ahead| {
        let is_overtaken = |age: &usize| {
            let sent = of(&sent[sent.len() - age]);
            (0..=LONGEST_DELAY - age).any(|ahead| sent[ahead + age - 1] & overtakes[ahead] != 0)
        };
        (1..=LONGEST_DELAY).rev().find(is_overtaken).unwrap_or(0) as u64
    };
    let perhaps = oldest(|sent| &sent.perhaps, &packet.overtakes);
    match perhaps {
        0 => Overtaken::Nothing,
        age if age == oldest(|sent| &sent.surely, &surely) => Overtaken::Since(age),
        _ => Overtaken::Unknown,
    }
}
