//! Puts the work of a packet into the lists of its sequence.

use crate::sim::engine::fast::execute::cycle::loads::load_for;
use crate::sim::engine::fast::execute::cycle::plain::plain_number;
use crate::sim::engine::fast::superblock::packet::{
    ImmediateResult, Move, PreparedPacket, Speculative, SpeculativeAction,
};
use crate::sim::engine::fast::superblock::sequence::{
    Cycle, DeferredResult, ListRange, ResolvedLoad, Sum, TakenPort, Work, NOWHERE,
};
use crate::sim::meaning::emit::Emit;
use crate::sim::meaning::forms::copy_register;
use crate::sim::meaning::forms::{Operands, Source};
use crate::sim::state::registers::{members, ALWAYS};

/// Appends items to a list and returns their range.
fn add<T>(list: &mut Vec<T>, items: impl IntoIterator<Item = T>) -> ListRange {
    let start = list.len() as u16;
    list.extend(items);
    let end = list.len() as u16;
    ListRange { start, end }
}

/// What is known of a packet's cycle beside its operations.
#[derive(Debug, Clone, Copy)]
pub(super) struct CycleFacts {
    pub enters: bool,
    pub may_leave: bool,
    pub waits: bool,
    /// Registers in which results of earlier cycles land.
    pub landed: u64,
}

impl Work {
    /// Adds the work of a packet. The memory system takes accesses in the order of the program, so loads become
    /// resolved loads only if this keeps the order.
    pub(super) fn add(&mut self, prepared: &PreparedPacket, known: CycleFacts) -> Cycle {
        let all_loads = prepared.speculative.iter().all(|it| {
            let accesses = matches!(
                it.action,
                SpeculativeAction::Load(_) | SpeculativeAction::Store { .. }
            );
            !accesses || ResolvedLoad::of(it).is_some()
        });
        let load = |it: &Speculative| ResolvedLoad::of(it).filter(|_| all_loads);
        let other = |it: &&Speculative| {
            load(it).is_none() && DeferredResult::of(it).is_none() && Sum::of(it).is_none()
        };
        let mut landing = members(known.landed);
        let lands = [(); 2].map(|()| landing.next().unwrap_or(NOWHERE));
        let cycle = Cycle {
            address: prepared.address,
            next: prepared.next,
            plain: None,
            lands,
            enters: known.enters,
            may_leave: known.may_leave,
            predicated: prepared.predicated,
            stores: prepared.has_stores,
            waits: known.waits,
            loads: add(
                &mut self.loads,
                prepared.speculative.iter().filter_map(load),
            ),
            sums: add(
                &mut self.sums,
                prepared.speculative.iter().filter_map(Sum::of),
            ),
            writes: add(
                &mut self.writes,
                prepared
                    .writes
                    .iter()
                    .copied()
                    .chain(prepared.moves.iter().map(copy)),
            ),
            deferred: add(
                &mut self.deferred,
                prepared.speculative.iter().filter_map(DeferredResult::of),
            ),
            speculative: add(
                &mut self.speculative,
                prepared.speculative.iter().filter(other).copied(),
            ),
            ports: add(
                &mut self.ports,
                prepared.speculative.iter().filter_map(TakenPort::of),
            ),
            branches: add(&mut self.branches, prepared.branch),
            saves: add(&mut self.saves, prepared.saves.iter().copied()),
            landings: add(&mut self.landings, landing),
        };
        let counts = [cycle.loads, cycle.deferred, cycle.writes].map(|part| part.range().len());
        let plain = plain_number(counts);
        Cycle {
            plain: plain.filter(|_| cycle.is_plain()),
            ..cycle
        }
    }
}

impl Cycle {
    /// Whether the cycle has only loads, deferred results, and immediate results without predicates.
    fn is_plain(&self) -> bool {
        let others = [
            self.sums,
            self.speculative,
            self.branches,
            self.saves,
            self.landings,
        ];
        others.iter().all(|part| part.is_empty()) && !(self.waits || self.predicated || self.stores)
    }
}

/// The code for a copy: its value is the first operand.
#[cfg(feature = "translate")]
const EMIT_COPY: Option<Emit> = Some(|first, _| first);
#[cfg(not(feature = "translate"))]
const EMIT_COPY: Option<Emit> = None;

/// A move, as an immediate result that is written after all others.
fn copy(it: &Move) -> ImmediateResult {
    ImmediateResult {
        write: copy_register,
        emit: EMIT_COPY,
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

impl ResolvedLoad {
    fn of(speculative: &Speculative) -> Option<ResolvedLoad> {
        let SpeculativeAction::Load(load) = &speculative.action else {
            return None;
        };
        Some(ResolvedLoad {
            run: load_for(load)?,
            address: load.address,
            memory: speculative.memory,
            instruction: speculative.address,
            register: load.result.register,
            spare: speculative.spare,
            size: load.size as u8,
            #[cfg(feature = "translate")]
            signed: load.signed,
        })
    }
}

impl Sum {
    fn of(speculative: &Speculative) -> Option<Sum> {
        let certain = speculative.predicate == ALWAYS && speculative.port.is_none();
        match speculative.action {
            SpeculativeAction::Sum(address) if certain => Some(Sum {
                address,
                spare: speculative.spare,
            }),
            _ => None,
        }
    }
}

impl TakenPort {
    fn of(speculative: &Speculative) -> Option<TakenPort> {
        let DeferredResult {
            delay, instruction, ..
        } = DeferredResult::of(speculative)?;
        speculative.port.map(|port| TakenPort {
            port,
            delay,
            instruction,
        })
    }
}

impl DeferredResult {
    fn of(speculative: &Speculative) -> Option<DeferredResult> {
        let SpeculativeAction::Compute {
            plain,
            emit,
            operands,
            result,
            ..
        } = &speculative.action
        else {
            return None;
        };
        let fits = result.delay > 0 && result.high == 0;
        plain.filter(|_| fits).map(|write| DeferredResult {
            write,
            emit: *emit,
            operands: *operands,
            instruction: speculative.address,
            register: result.register,
            delay: result.delay,
        })
    }
}
