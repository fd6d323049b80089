//! Puts the operations of a packet in the order in which a superblock performs them.

use crate::isa::Update;
use crate::sim::engine::fast::execute::speculative::speculation;
use crate::sim::engine::fast::superblock::packet::{
    ImmediateResult, Move, PreparedBranch, Speculative, SpeculativeAction,
};
use crate::sim::packet::operation::{Action, Address, Operation, Target, CONSTANT};
use crate::sim::packet::Packet;
use crate::sim::state::registers::{register_set, ALWAYS};

/// The first place of the register file that instructions cannot name.
const SPARE: u8 = 128;

/// The operations of a packet in the order in which they run.
#[derive(Default)]
pub(super) struct OrderedOperations {
    pub speculative: Vec<Speculative>,
    pub saves: Vec<Move>,
    pub writes: Vec<ImmediateResult>,
    pub moves: Vec<Move>,
    pub branch: Option<PreparedBranch>,
    spares: u8,
}

/// A computation that writes its register at the end of E1, and the registers that it reads.
struct Direct {
    write: ImmediateResult,
    reads: u64,
}

impl OrderedOperations {
    /// The order of a packet. None if the packet needs every check, or has an operation that superblocks do not
    /// perform.
    pub fn of(packet: &Packet) -> Option<OrderedOperations> {
        let mut operations = OrderedOperations::default();
        let mut direct = Vec::new();
        for operation in &packet.operations {
            if let Some(write) = direct_write(operation) {
                let reads = operation.reads | operation.condition();
                direct.push(Direct { write, reads });
            } else if let Action::Branch(target) = operation.action {
                operations.set_branch(operation, target)?;
            } else {
                operations.speculative(operation)?;
            }
        }
        if packet.may_clash && !only_one_of_each(&packet.operations) {
            return None;
        }
        operations.order(direct)?;
        Some(operations)
    }

    fn set_branch(&mut self, operation: &Operation, target: Target) -> Option<()> {
        let plain = matches!(target, Target::Address(_) | Target::Register(_));
        if !plain || self.branch.is_some() {
            return None;
        }
        self.branch = Some(PreparedBranch {
            predicate: operation.predicate,
            negated: operation.negated,
            target,
            address: operation.address,
        });
        Some(())
    }

    fn speculative(&mut self, operation: &Operation) -> Option<()> {
        let (action, early) = match operation.action {
            Action::Load(mut load) => {
                fold_sign(&mut load.address);
                (SpeculativeAction::Load(load), updated(&load.address))
            }
            Action::Store {
                mut address,
                size,
                data,
                long,
            } => {
                fold_sign(&mut address);
                let action = SpeculativeAction::Store {
                    address,
                    size,
                    data,
                    long,
                };
                (action, updated(&address))
            }
            Action::AddressArithmetic { address, result } => {
                (SpeculativeAction::Sum(address), Some(result.register))
            }
            Action::Compute(computation) => {
                let result = computation.result;
                let action = SpeculativeAction::Compute {
                    run: computation.form.run,
                    plain: computation
                        .form
                        .is_plain(&computation.operands)
                        .then_some(computation.form.write),
                    emit: computation.form.emit,
                    operands: computation.operands,
                    result,
                };
                (action, (result.delay == 0).then_some(result.register))
            }
            _ => return None,
        };
        let register = early.unwrap_or(0);
        let spare = SPARE + self.spares;
        for written in 0..operation.writes.count_ones() as u8 {
            self.moves.push(Move {
                from: spare + written,
                to: register + written,
            });
            self.spares += 1;
        }
        self.speculative.push(Speculative {
            run: speculation(&action, operation.predicate != ALWAYS),
            address: operation.address,
            predicate: operation.predicate,
            negated: operation.negated,
            port: operation.port,
            delay: operation.delay,
            deferred: operation.late_writes,
            early: operation.writes,
            register,
            spare,
            action,
            memory: 0,
        });
        Some(())
    }

    /// Orders the writes so that each register is read before it is written. If the writes read each other's registers
    /// in a circle, one of them keeps its result in a spare place until the end.
    fn order(&mut self, mut direct: Vec<Direct>) -> Option<()> {
        while !direct.is_empty() {
            let unread = |index: &usize| {
                let to = register_set(direct[*index].write.register, 1);
                let mut others = direct.iter().enumerate();
                others.all(|(other, it)| other == *index || it.reads & to == 0)
            };
            let free = (0..direct.len()).find(unread);
            let mut write = direct.remove(free.unwrap_or(0)).write;
            if free.is_none() {
                let twice = |it: &Direct| it.write.register == write.register;
                let done_twice = |it: &ImmediateResult| it.register == write.register;
                if direct.iter().any(twice) || self.writes.iter().any(done_twice) {
                    return None;
                }
                write.to = SPARE + self.spares;
                self.spares += 1;
                if write.predicate != ALWAYS {
                    self.saves.push(Move {
                        from: write.register,
                        to: write.to,
                    });
                }
                self.moves.push(Move {
                    from: write.to,
                    to: write.register,
                });
            }
            self.writes.push(write);
        }
        Some(())
    }
}

/// Gives a constant offset the sign of the instruction.
fn fold_sign(address: &mut Address) {
    if address.register == CONSTANT && address.subtract {
        address.constant = address.constant.wrapping_neg();
        address.subtract = false;
    }
}

fn updated(address: &Address) -> Option<u8> {
    (address.update != Update::None).then_some(address.base)
}

/// The computation of an operation, if it has one result for one register at the end of E1 and no other effect.
fn direct_write(operation: &Operation) -> Option<ImmediateResult> {
    let quick = operation.quick()?;
    let Action::Compute(computation) = operation.action else {
        return None;
    };
    computation
        .form
        .is_plain(&quick.operands)
        .then_some(ImmediateResult {
            write: computation.form.write,
            emit: computation.form.emit,
            operands: quick.operands,
            predicate: quick.predicate,
            negated: quick.negated,
            to: quick.register,
            register: quick.register,
        })
}

/// Whether predicates exclude each other wherever two results land in one register in one cycle. Both results must be
/// computed in E1, under opposite predicates.
fn only_one_of_each(operations: &[Operation]) -> bool {
    let meet = |one: &Operation, other: &Operation| {
        let deferred = one.delay == other.delay && one.late_writes & other.late_writes != 0;
        one.writes & other.writes != 0 || deferred
    };
    let apart = |one: &Operation, other: &Operation| {
        let opposite = one.predicate == other.predicate && one.negated != other.negated;
        opposite && direct_write(one).is_some() && direct_write(other).is_some()
    };
    operations.iter().enumerate().all(|(index, one)| {
        let mut others = operations[index + 1..].iter();
        others.all(|other| !meet(one, other) || apart(one, other))
    })
}
