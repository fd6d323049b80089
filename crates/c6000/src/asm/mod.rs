//! Assembler and disassembler for TI's assembly syntax (TI SPRU186N).
//!
//! [`assemble`] runs in two passes. [`layout`] reads the lines of [`text`], parses their [`syntax`], collects execute
//! packets and data, places them and binds the labels. [`encode`] evaluates the operands, picks the encodings, and
//! writes words and relocations.

mod disassemble;
mod encode;
mod error;
mod layout;
mod syntax;
mod text;

pub use disassemble::disassemble;
pub use error::AssemblyError;

use crate::isa::{Level, Table};
use crate::object::Object;
use error::Located;
use text::source;

pub use text::source::decoded;

/// Assembles the text of one file, which cannot include others. Errors name it by `path`.
pub fn assemble(source: &str, path: &str, level: Level) -> Result<Object, AssemblyError> {
    assemble_with(source, path, level, &source::read_nothing)
}

/// Assembles the file at `path` and the files that it includes. A path in an `.include` is relative to the folder of
/// the file that has the directive.
pub fn assemble_file(source: &str, path: &str, level: Level) -> Result<Object, AssemblyError> {
    assemble_with(source, path, level, &source::read_file)
}

fn assemble_with(
    text: &str,
    path: &str,
    level: Level,
    reader: source::Reader,
) -> Result<Object, AssemblyError> {
    let table = Table::of(level);
    let mut paths = Vec::new();
    let mut source = source::Source::new(text, path, &mut paths, reader);
    let assembled: Located<Object> =
        layout::lay_out(&mut source, table).and_then(|program| encode::emit(&program, table));
    assembled.map_err(|fault| fault.in_files(&paths))
}
