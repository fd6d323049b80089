//! Stretches of a run of which all is settled but values, addresses and waits: what running them takes.
//!
//! [`super::settle`] finds them. Their packets stand here one behind the other in the least that running them takes;
//! the account of them (instructions, registers written, windows for interrupts) is kept by the stretch. Whoever
//! leaves one in its middle settles the account up to there.

use super::{Attempt, Attempted, FastBranch, FastPacket, Move, Write};
use crate::sim::cpu::loads::{self, Bring};
use crate::sim::cpu::plain;
use crate::sim::forms::{self, Operands, Source};
use crate::sim::operation::Address;
use crate::sim::ports::Port;
use crate::sim::registers::{members, Ahead, ALWAYS, LONGEST_DELAY};
use crate::sim::translate::{self, Code, Costs, Emit};
use std::num::NonZeroU8;
use std::sync::Arc;

/// Cycles of the past that matter: the oldest result that may still be asked for began so many cycles ago.
pub(crate) const PAST: usize = LONGEST_DELAY + 1;

/// A place in the register file that no instruction reads.
pub(crate) const NOWHERE: u8 = 255;

/// Packets in consecutive cycles.
#[derive(Debug, Clone)]
pub(crate) struct Stretch {
    /// Number of its first packet in the run.
    pub first: usize,
    pub cycles: Box<[Cycle]>,
    /// Per cycle the address behind its packet once more: side by side, to be searched before the code runs.
    pub nexts: Box<[u32]>,
    pub work: Work,
    /// Registers that are read.
    pub reads: u64,
    /// What the [`PAST`] cycles before it and its own sent.
    pub sent: Box<[Ahead]>,
    pub account: Account,
    pub translation: Translation,
}

/// The code into which a stretch is translated.
#[derive(Debug, Clone)]
pub(crate) enum Translation {
    /// Not yet: the stretch is translated after this many further runs.
    After(u32),
    /// This host cannot run translated code.
    Never,
    Done(Arc<Code>),
}

impl Stretch {
    /// What each of the [`PAST`] cycles before the cycle of this number in the stretch sent, the oldest first.
    pub fn sent_before(&self, cycle: usize) -> &[Ahead] {
        &self.sent[cycle..cycle + PAST]
    }

    /// The code of a stretch that is about to run, translated if it has run often enough.
    #[inline]
    pub fn code(&mut self, costs: Costs) -> Option<Arc<Code>> {
        match &mut self.translation {
            Translation::Done(code) => Some(code.clone()),
            Translation::After(0) => self.translate(costs),
            Translation::After(u32::MAX) | Translation::Never => None,
            Translation::After(runs) => {
                *runs -= 1;
                None
            }
        }
    }

    #[cold]
    fn translate(&mut self, costs: Costs) -> Option<Arc<Code>> {
        let code = translate::translate(self, costs).map(Arc::new);
        self.translation = code.clone().map_or(Translation::Never, Translation::Done);
        code
    }
}

/// What the cycles of a stretch come to.
#[derive(Debug, Clone)]
pub(crate) struct Account {
    /// Per cycle the registers written at its end, predicates apart.
    pub written: Box<[u64]>,
    /// Instructions of all packets up to each.
    pub instructions: Box<[u64]>,
    /// Per cycle how long ago the oldest result began that its packet overtakes.
    pub overtaken: Box<[u8]>,
    pub steps: Box<[Step]>,
}

/// Cycles that are settled at once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub cycles: u8,
    /// Whether it is one, whose packet has a branch.
    pub branch: bool,
    /// The cycles between each result that is overtaken and the packet that does it, the last cycle in bit 0.
    pub overtaken: u64,
    /// Registers written, predicates apart.
    pub written: u64,
}

/// A packet and its cycle: which of its stretch's work is its own, and what else there is to do.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cycle {
    pub address: u32,
    pub next: u32,
    /// If it is plain, the number of the form for its loads, late writes and writes ([`plain::number`]).
    pub plain: Option<NonZeroU8>,
    /// The first registers in which results land, or [`NOWHERE`]; the others are in the list.
    pub lands: [u8; 2],
    /// Whether it begins in another fetch packet than the one before it ended in, or ends in another than it begins.
    pub enters: bool,
    /// Whether a branch may lead elsewhere at its end.
    pub may_leave: bool,
    /// Whether one of the writes has a predicate.
    pub predicated: bool,
    pub stores: bool,
    /// Whether it waits for a register that it reads over a cross path.
    pub waits: bool,
    pub loads: Part,
    pub sums: Part,
    pub writes: Part,
    pub late: Part,
    pub attempts: Part,
    /// Write ports that the results of its late writes take.
    pub ports: Part,
    pub branches: Part,
    pub saves: Part,
    pub landings: Part,
}

/// What the packets of a stretch do, one packet behind the other.
#[derive(Debug, Clone, Default)]
pub(crate) struct Work {
    pub loads: Vec<SettledLoad>,
    pub sums: Vec<Sum>,
    pub writes: Vec<Write>,
    pub late: Vec<LateWrite>,
    pub attempts: Vec<Attempt>,
    pub ports: Vec<TakenPort>,
    pub branches: Vec<FastBranch>,
    pub saves: Vec<Move>,
    /// Registers in which results land.
    pub landings: Vec<u8>,
}

/// A piece of a list.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Part {
    start: u16,
    end: u16,
}

impl Part {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    #[inline]
    pub fn range(self) -> std::ops::Range<usize> {
        usize::from(self.start)..usize::from(self.end)
    }
}

/// Adds items to a list; returns which they are.
fn add<T>(list: &mut Vec<T>, items: impl IntoIterator<Item = T>) -> Part {
    let start = list.len() as u16;
    list.extend(items);
    let end = list.len() as u16;
    Part { start, end }
}

/// What is known of a packet and its cycle beside what the packet does.
#[derive(Debug, Clone, Copy)]
pub(super) struct Circumstances {
    pub enters: bool,
    pub may_leave: bool,
    pub waits: bool,
    /// Registers in which results of the cycles before land.
    pub landed: u64,
}

impl Work {
    /// Adds what a packet does. The memory system takes accesses in the order of the program: loads are brought to
    /// their least where that keeps it.
    pub(super) fn add(&mut self, fast: &FastPacket, known: Circumstances) -> Cycle {
        let all_loads = fast.attempts.iter().all(|it| {
            let accesses = matches!(it.action, Attempted::Load(_) | Attempted::Store { .. });
            !accesses || SettledLoad::of(it).is_some()
        });
        let load = |it: &Attempt| SettledLoad::of(it).filter(|_| all_loads);
        let other = |it: &&Attempt| {
            load(it).is_none() && LateWrite::of(it).is_none() && Sum::of(it).is_none()
        };
        let mut landing = members(known.landed);
        let lands = [(); 2].map(|()| landing.next().unwrap_or(NOWHERE));
        let cycle = Cycle {
            address: fast.address,
            next: fast.next,
            plain: None,
            lands,
            enters: known.enters,
            may_leave: known.may_leave,
            predicated: fast.predicated,
            stores: fast.has_stores,
            waits: known.waits,
            loads: add(&mut self.loads, fast.attempts.iter().filter_map(load)),
            sums: add(&mut self.sums, fast.attempts.iter().filter_map(Sum::of)),
            writes: add(
                &mut self.writes,
                fast.writes
                    .iter()
                    .copied()
                    .chain(fast.moves.iter().map(copy)),
            ),
            late: add(
                &mut self.late,
                fast.attempts.iter().filter_map(LateWrite::of),
            ),
            attempts: add(
                &mut self.attempts,
                fast.attempts.iter().filter(other).copied(),
            ),
            ports: add(
                &mut self.ports,
                fast.attempts.iter().filter_map(TakenPort::of),
            ),
            branches: add(&mut self.branches, fast.branch),
            saves: add(&mut self.saves, fast.saves.iter().copied()),
            landings: add(&mut self.landings, landing),
        };
        let counts = [cycle.loads, cycle.late, cycle.writes].map(|part| part.range().len());
        let plain = plain::number(counts);
        Cycle {
            plain: plain.filter(|_| cycle.is_plain()),
            ..cycle
        }
    }
}

impl Cycle {
    /// Whether registers may be written at its end for which it depends on predicates.
    pub fn may_write_under_predicates(&self) -> bool {
        self.predicated || !self.attempts.is_empty()
    }

    /// Whether it has loads, late writes and writes without predicates, and nothing else.
    fn is_plain(&self) -> bool {
        let others = [
            self.sums,
            self.attempts,
            self.branches,
            self.saves,
            self.landings,
        ];
        others.iter().all(|part| part.is_empty()) && !(self.waits || self.predicated || self.stores)
    }
}

/// A move as a write that is done behind all others.
fn copy(it: &Move) -> Write {
    Write {
        write: forms::copy,
        emit: Some(forms::emit_copy),
        operands: Operands {
            first: Source::of(it.from),
            second: Source::CONSTANT,
            constant: 0,
        },
        predicate: ALWAYS,
        negated: false,
        to: it.to,
        register: it.to,
    }
}

/// A load whose result is one register, brought to the least that running it takes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SettledLoad {
    pub run: Bring,
    pub address: Address,
    /// Index of the memory that it reached last.
    pub memory: u32,
    /// Address of the instruction.
    pub instruction: u32,
    pub register: u8,
    /// Where the updated base is left.
    pub spare: u8,
    /// Bytes.
    pub size: u8,
    pub signed: bool,
}

impl SettledLoad {
    fn of(attempt: &Attempt) -> Option<SettledLoad> {
        let Attempted::Load(load) = &attempt.action else {
            return None;
        };
        Some(SettledLoad {
            run: loads::form(load)?,
            address: load.address,
            memory: attempt.memory,
            instruction: attempt.address,
            register: load.result.register,
            spare: attempt.spare,
            size: load.size as u8,
            signed: load.signed,
        })
    }
}

/// A sum as of an address, which is left in a spare place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sum {
    pub address: Address,
    pub spare: u8,
}

impl Sum {
    fn of(attempt: &Attempt) -> Option<Sum> {
        let certain = attempt.predicate == ALWAYS && attempt.port.is_none();
        match attempt.action {
            Attempted::Sum(address) if certain => Some(Sum {
                address,
                spare: attempt.spare,
            }),
            _ => None,
        }
    }
}

/// A write port that the result of a late write takes: no other meets it there in the stretch, but one behind it may.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TakenPort {
    pub port: Port,
    pub delay: u8,
    /// Address of the instruction.
    pub instruction: u32,
}

impl TakenPort {
    fn of(attempt: &Attempt) -> Option<TakenPort> {
        let LateWrite {
            delay, instruction, ..
        } = LateWrite::of(attempt)?;
        attempt.port.map(|port| TakenPort {
            port,
            delay,
            instruction,
        })
    }
}

/// A computation whose one result lands in one register in a later cycle, with nothing else to say.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LateWrite {
    pub write: forms::Write,
    pub emit: Option<Emit>,
    pub operands: Operands,
    /// Address of the instruction.
    pub instruction: u32,
    pub register: u8,
    pub delay: u8,
}

impl LateWrite {
    fn of(attempt: &Attempt) -> Option<LateWrite> {
        let Attempted::Compute {
            plain,
            emit,
            operands,
            result,
            ..
        } = &attempt.action
        else {
            return None;
        };
        let fits = result.delay > 0 && result.high == 0;
        plain.filter(|_| fits).map(|write| LateWrite {
            write,
            emit: *emit,
            operands: *operands,
            instruction: attempt.address,
            register: result.register,
            delay: result.delay,
        })
    }
}
