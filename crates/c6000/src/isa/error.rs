//! Why a word is no instruction, and why an instruction has no word.

use super::instruction::Register;
use super::unit::Side;
use std::fmt;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecodeError {
    UnknownOpcode(u32),
    ReservedPredicate(u32),
    NoSuchRegister(Register),
    OddPair(Register),
    ReservedAddressMode(u32),
    NoSuchControlRegister(u32),
    ReservedConstant(i64),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::UnknownOpcode(word) => write!(f, "{word:#010x} is no instruction"),
            DecodeError::ReservedPredicate(code) => {
                write!(f, "reserved predicate (creg and z {code:#06b})")
            }
            DecodeError::NoSuchRegister(register) => {
                write!(f, "no register {register} on this CPU")
            }
            DecodeError::OddPair(register) => {
                write!(f, "register pair starts at odd register {register}")
            }
            DecodeError::ReservedAddressMode(mode) => {
                write!(f, "reserved address mode {mode:#06b}")
            }
            DecodeError::NoSuchControlRegister(address) => {
                write!(f, "no control register {address} allows this access")
            }
            DecodeError::ReservedConstant(value) => write!(f, "reserved constant {value}"),
        }
    }
}

impl std::error::Error for DecodeError {}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EncodeError {
    OperandCount {
        expected: usize,
        given: usize,
    },
    /// The operand at this position does not have the opcode's operand kind.
    OperandKind(usize),
    OutOfRange {
        value: i64,
        low: i64,
        high: i64,
    },
    Unaligned {
        value: i64,
        bytes: i64,
    },
    NoSuchRegister(Register),
    OddPair(Register),
    NotAPredicate(Register),
    NotPredicable,
    WrongUnit,
    WrongSide {
        register: Register,
        expected: Side,
    },
    NoCrossPath,
    WrongDataPath,
    NotAccessible(&'static str),
    BadAddress(&'static str),
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodeError::OperandCount { expected, given } => {
                write!(f, "takes {expected} operands, {given} given")
            }
            EncodeError::OperandKind(position) => {
                write!(f, "operand {} does not suit", position + 1)
            }
            EncodeError::OutOfRange { value, low, high } => {
                write!(f, "constant {value} is outside {low}..{high}")
            }
            EncodeError::Unaligned { value, bytes } => {
                write!(f, "offset {value} is no multiple of {bytes} bytes")
            }
            EncodeError::NoSuchRegister(register) => {
                write!(f, "no register {register} on this CPU")
            }
            EncodeError::OddPair(register) => {
                write!(f, "register pair starts at odd register {register}")
            }
            EncodeError::NotAPredicate(register) => {
                write!(f, "{register} cannot be a predicate on this CPU")
            }
            EncodeError::NotPredicable => write!(f, "cannot be predicated"),
            EncodeError::WrongUnit => write!(f, "does not run on this unit"),
            EncodeError::WrongSide { register, expected } => {
                write!(f, "{register} must be on side {expected} here")
            }
            EncodeError::NoCrossPath => write!(f, "has no operand that can use the cross path"),
            EncodeError::WrongDataPath => write!(f, "T path and data register differ in side"),
            EncodeError::NotAccessible(name) => {
                write!(f, "control register {name} does not allow this access")
            }
            EncodeError::BadAddress(cause) => f.write_str(cause),
        }
    }
}

impl std::error::Error for EncodeError {}
