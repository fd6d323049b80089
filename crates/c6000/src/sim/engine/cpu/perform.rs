//! Performs the operations of the packet in E1, and sends their results to their registers.

use crate::isa::FETCH_PACKET;
use crate::sim::engine::cpu::{at_fault, Checked, Cpu};
use crate::sim::meaning::c64x::gmpy4;
use crate::sim::meaning::outcome::{Outcome, Status};
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::Memory;
use crate::sim::packet::operation::{Action, Computation, Destination, Operation, Quick};
use crate::sim::packet::Packet;
use crate::sim::state::error::{Rule, Violation};

impl Cpu {
    /// Performs the operations whose predicates hold, and checks that no two results land in one register in one cycle.
    #[cold]
    #[inline(never)]
    pub(in crate::sim::engine) fn perform_checked(
        &mut self,
        packet: &Packet,
        memory: &Memory,
    ) -> Checked {
        self.perform_all::<true>(&packet.operations, memory)
    }

    /// Performs the operations whose predicates hold.
    #[inline(always)]
    pub(in crate::sim::engine) fn perform_all<const CLASHES: bool>(
        &mut self,
        operations: &[Operation],
        memory: &Memory,
    ) -> Checked {
        for operation in operations {
            if self.holds(operation) {
                if let Some(port) = operation.port {
                    self.take_port(port, operation)?;
                }
                self.perform::<CLASHES>(operation, memory)?;
            }
        }
        Ok(())
    }

    /// Performs the quick operations. Returns false without any effect if one of them does more than write its result.
    #[inline]
    pub(in crate::sim::engine) fn perform_quick(&mut self, packet: &Packet) -> bool {
        let done = match packet.predicated {
            true => self.compute_all::<true>(&packet.quick),
            false => self.compute_all::<false>(&packet.quick),
        };
        if !done {
            self.early.clear();
        }
        done
    }

    #[inline]
    fn compute_all<const PREDICATED: bool>(&mut self, operations: &[Quick]) -> bool {
        for operation in operations {
            let value = self.registers.get(operation.predicate);
            if PREDICATED && (value == 0) != operation.negated {
                continue;
            }
            let outcome = (operation.run)(&self.registers, &operation.operands);
            if outcome.status != Status::Plain {
                return false;
            }
            self.early.send(operation.register, outcome.value as u32);
        }
        true
    }

    #[inline]
    pub(in crate::sim::engine) fn holds(&self, operation: &Operation) -> bool {
        (self.registers.get(operation.predicate) == 0) == operation.negated
    }

    #[inline(always)]
    fn perform<const CLASHES: bool>(&mut self, operation: &Operation, memory: &Memory) -> Checked {
        match &operation.action {
            Action::Compute(computation) => self.compute::<CLASHES>(operation, computation),
            Action::Load(load) => match load.size {
                1 => self.load::<CLASHES, 1>(operation, load, memory),
                2 => self.load::<CLASHES, 2>(operation, load, memory),
                4 => self.load::<CLASHES, 4>(operation, load, memory),
                _ => self.load::<CLASHES, 8>(operation, load, memory),
            },
            Action::Store {
                address,
                size,
                data,
                long,
            } => {
                let at = self.access_address::<CLASHES>(operation, address)?;
                let value = match long {
                    true => self.registers.pair(*data),
                    false => u64::from(self.registers.get(*data)),
                };
                let access = DataAccess {
                    address: at,
                    memory: 0,
                    size: *size,
                    write: true,
                };
                if address.non_aligned && !self.is_within_buffer(address, at, *size) {
                    return self.store_around(operation, address, access, value, memory);
                }
                let place = match address.non_aligned {
                    false => memory.place_of_store(at, *size),
                    true => memory.place_of_non_aligned_store(at, *size),
                };
                let place = place.map_err(|fault| at_fault(*fault, operation))?;
                let index = place.memory as u32;
                self.accesses.add(DataAccess {
                    memory: index,
                    ..access
                });
                self.accesses.write(place, *size, value);
                Ok(())
            }
            Action::AddressArithmetic { address, result } => {
                let sum = self.sum(address);
                self.send::<CLASHES>(operation, result, i64::from(sum))
            }
            Action::Branch(target) => self.branch(operation, *target),
            Action::BranchPositive {
                target,
                counter,
                decrement,
            } => self.branch_positive::<CLASHES>(operation, *target, *counter, *decrement),
            Action::FieldMultiply {
                first,
                second,
                result,
            } => {
                let [first, second] = [first, second].map(|it| self.registers.get(*it).into());
                let outcome = gmpy4(self.control.galois_field(), first, second);
                self.finish::<CLASHES>(operation, outcome, result)
            }
            Action::ReadControl { name, result } => {
                let value = self
                    .control
                    .read(name, operation.address & !(FETCH_PACKET - 1))
                    .map_err(|v| with_offender(v, operation))?;
                self.send::<CLASHES>(operation, result, i64::from(value))
            }
            Action::WriteControl { name, source } => {
                let value = self.registers.get(*source);
                self.control
                    .write(name, value)
                    .map_err(|v| with_offender(v, operation))
            }
        }
    }

    #[inline]
    fn compute<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        computation: &Computation,
    ) -> Checked {
        let outcome = (computation.form.run)(&self.registers, &computation.operands);
        self.finish::<CLASHES>(operation, outcome, &computation.result)
    }

    /// Sends the result of an operation to its register, and records the operation's other effects.
    #[inline]
    fn finish<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        outcome: Outcome,
        result: &Destination,
    ) -> Checked {
        match outcome.status {
            Status::Plain => {}
            Status::Saturated => self.control.saturated(result.delay + 1),
            Status::SaturatedAtOnce => self.control.saturated(result.delay),
            Status::Undefined => return Err(undefined_result(operation)),
        }
        self.send::<CLASHES>(operation, result, outcome.value)
    }
}

#[cold]
fn with_offender(mut violation: Box<Violation>, operation: &Operation) -> Box<Violation> {
    violation.offenders.push(operation.address);
    violation
}

#[cold]
fn undefined_result(operation: &Operation) -> Box<Violation> {
    let detail = "the manual calls the result invalid for these operands";
    Violation::new(Rule::UndefinedResult, detail, &[operation.address])
}
