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
use layout::program::{Item, Program};
use text::source;

pub use text::source::decoded;

/// Assembles the text of one file, which cannot include other files. Errors name the file by `path`.
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
    assembled_as(text, path, level, reader, |_| ()).map(|(object, ())| object)
}

fn assembled_as<T>(
    text: &str,
    path: &str,
    level: Level,
    reader: source::Reader,
    about: impl FnOnce(&Program) -> T,
) -> Result<(Object, T), AssemblyError> {
    let table = Table::of(level);
    let mut paths = Vec::new();
    let mut source = source::Source::new(text, path, &mut paths, reader);
    let assembled: Located<(Object, T)> = layout::lay_out(&mut source, table)
        .and_then(|program| Ok((encode::emit(&program, table)?, about(&program))));
    assembled.map_err(|fault| fault.in_files(&paths))
}

/// The place of an instruction of the source in the object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedLine {
    /// Number of its section in the object.
    pub section: usize,
    /// Bytes from the start of the section.
    pub offset: u32,
    /// Counts from 1.
    pub line: usize,
}

/// Assembles like [`assemble`], and returns the place of each instruction of the text itself.
pub fn assemble_lines(
    source: &str,
    path: &str,
    level: Level,
) -> Result<(Object, Vec<PlacedLine>), AssemblyError> {
    assembled_as(source, path, level, &source::read_nothing, placed_lines)
}

fn placed_lines(program: &Program) -> Vec<PlacedLine> {
    let mut found = Vec::new();
    for (section, draft) in program.sections.iter().enumerate() {
        for placed in &draft.items {
            let Item::Packet(packet) = &placed.item else {
                continue;
            };
            let own = (placed.offset..).step_by(4).zip(packet);
            found.extend(own.map(|(offset, statement)| PlacedLine {
                section,
                offset,
                line: statement.position.line,
            }));
        }
    }
    found
}
