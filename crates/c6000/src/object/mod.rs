//! Object files of the C6000: relocatable objects, linked programs and archives, in ELF or in TI's COFF.
//!
//! [`model`] describes objects independent of their format. [`elf`] and [`coff`] read one format each. [`archive`]
//! splits an `ar` file into members, and [`file`](self::file) recognises the format of a file. Only ELF can be written.

mod archive;
mod coff;
mod computed;
mod elf;
mod error;
mod file;
mod limits;
mod model;
mod relocation;

pub use archive::{Archive, Member};
pub use coff::{holds_records, read_records, Record};
pub use elf::{write, MACHINE};
pub use error::ObjectError;
pub use file::{is_program, read, read_executable, read_parts, Format, Part};
pub use model::{
    BinaryOperator, Binding, ComputedField, Contents, Executable, FieldRange, Object, Relocation,
    Section, SectionFlags, Segment, Symbol, SymbolPlace, Term, UnaryOperator,
};
pub use relocation::{RelocationError, RelocationKind, Target};
