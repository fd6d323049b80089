//! Assembler and disassembler for TI's assembly syntax (TI SPRU186N).
//!
//! [`assemble`] runs in two passes: [`layout`] reads the lines, collects execute packets and data, places them and
//! binds the labels; [`emit`] evaluates the operands, picks the encodings and writes words and relocations.

mod arguments;
mod directives;
mod disassemble;
mod emit;
mod error;
mod expression;
mod fields;
mod layout;
mod lexer;
mod line;
mod operand;
mod program;
mod remarks;
mod select;
mod substitution;

pub use disassemble::disassemble;
pub use error::AssemblyError;

use crate::isa::{Level, Table};
use crate::object::Object;
use error::Located;

/// Assembles the text of one file. `path` only names the file in errors.
pub fn assemble(source: &str, path: &str, level: Level) -> Result<Object, AssemblyError> {
    let table = Table::of(level);
    let assembled: Located<Object> =
        layout::lay_out(source, table).and_then(|program| emit::emit(&program, table));
    assembled.map_err(|cause| cause.in_file(path))
}
