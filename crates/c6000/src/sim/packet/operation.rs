//! One instruction ready to run: its operands are registers, shifts and constants.

use crate::isa::Update;
use crate::sim::meaning::forms::{Evaluate, Form, Operands};
use crate::sim::state::registers::{register_set, Ahead, ALWAYS};
use crate::sim::state::write_ports::WritePort;

/// One instruction ready to run.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Operation {
    pub address: u32,
    /// Register of the predicate, or [`ALWAYS`].
    pub predicate: u8,
    /// Whether the operation executes if the register of the predicate is zero.
    pub negated: bool,
    pub action: Action,
    /// The registers that the operation reads, without the register of the predicate.
    pub reads: u64,
    /// The registers written at the end of E1, and the registers written `delay` cycles later.
    pub writes: u64,
    pub late_writes: u64,
    pub delay: u8,
    /// The write port of the result, if results of other latencies share the port.
    pub port: Option<WritePort>,
}

/// What an operation does in E1.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Action {
    Compute(Computation),
    /// ADDAB, SUBAW and similar instructions.
    AddressArithmetic {
        address: Address,
        result: Destination,
    },
    Load(Load),
    Store {
        address: Address,
        size: u32,
        data: u8,
        long: bool,
    },
    Branch(Target),
    /// BPOS and BDEC: a branch that is taken if a register is not negative. BDEC also decrements the register.
    BranchPositive {
        target: Target,
        counter: u8,
        decrement: bool,
    },
    /// GMPY4. GFPGFR describes its field.
    FieldMultiply {
        first: u8,
        second: u8,
        result: Destination,
    },
    ReadControl {
        name: &'static str,
        result: Destination,
    },
    WriteControl {
        name: &'static str,
        source: u8,
    },
}

/// A computation on registers.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Computation {
    pub form: Form,
    pub operands: Operands,
    pub result: Destination,
}

/// The register or pair that gets a result.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Destination {
    pub register: u8,
    /// Mask of the value in the odd register, if the result is a pair. 0 if the result is one register.
    pub high: u32,
    pub delay: u8,
}

/// The `register` of an [`Address`] whose offset is a constant.
pub(crate) const CONSTANT: u8 = 255;

/// A load from memory.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Load {
    pub address: Address,
    /// Size in bytes: 1, 2, 4 or 8.
    pub size: u32,
    pub signed: bool,
    pub result: Destination,
}

/// The most frequent kind of operation, with only the data that running it needs: a computation whose only result lands
/// in one register at the end of E1.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Quick {
    pub run: Evaluate,
    pub operands: Operands,
    pub predicate: u8,
    pub negated: bool,
    pub register: u8,
}

/// An address: the base register, the offset, and how their sum is used.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Address {
    pub base: u8,
    /// The register of the offset, or [`CONSTANT`].
    pub register: u8,
    pub constant: u32,
    /// An offset in a register counts units of 2^scale bytes.
    pub scale: u8,
    pub subtract: bool,
    pub update: Update,
    /// Whether the access may be at any byte address.
    pub non_aligned: bool,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Target {
    Address(u32),
    Register(u8),
    InterruptReturn,
    NonmaskableReturn,
}

impl Operation {
    /// The quick form, if the only result lands in one register at the end of E1.
    pub fn quick(&self) -> Option<Quick> {
        match self.action {
            Action::Compute(computation)
                if computation.result.delay == 0
                    && computation.result.high == 0
                    && self.port.is_none() =>
            {
                Some(Quick {
                    run: computation.form.run,
                    operands: computation.operands,
                    predicate: self.predicate,
                    negated: self.negated,
                    register: computation.result.register,
                })
            }
            _ => None,
        }
    }

    /// The set that has only the register of the predicate. Empty for an unconditional operation.
    pub fn condition(&self) -> u64 {
        match self.predicate {
            ALWAYS => 0,
            register => register_set(register, 1),
        }
    }

    /// Adds the results that the operation overtakes if it executes.
    #[inline]
    pub fn add_overtakes(&self, overtakes: &mut Ahead) {
        for (ahead, set) in overtakes.iter_mut().enumerate() {
            *set |= self.reads;
            if ahead > 0 {
                *set |= self.writes;
            }
            if ahead > usize::from(self.delay) {
                *set |= self.late_writes;
            }
        }
    }
}
