//! The instruction set: the tables of facts, decoded instructions, decoding and encoding.
//!
//! [`Table::of`] gives the table of an ISA level, which is loaded once from `isa/*.toml`. [`Table::decode`] turns any
//! 32-bit word into an [`Instruction`] or a [`DecodeError`]. [`Table::encode`] turns an instruction into its word.

mod decode;
mod encode;
mod error;
mod format;
mod instruction;
mod kind;
mod level;
mod opcode;
mod schema;
mod table;
mod text;
mod unit;

pub use error::{DecodeError, EncodeError};
pub use format::{Field, Format};
pub use instruction::{
    ControlRegister, Instruction, MemoryOperand, Offset, Operand, Operands, Predicate, Register,
    Update,
};
pub use kind::{Coding, ConstantKind, Kind, Part, RegisterKind, Width};
pub use level::{Level, TABLE_TEXTS};
pub use opcode::{Access, Flag, Memory, Opcode, OperandSpec, UnitSpec};
pub use table::Table;
pub use unit::{Side, Unit, UnitKind};

/// Bytes of a fetch packet.
pub const FETCH_PACKET: u32 = 32;
