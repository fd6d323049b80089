//! ELF of the C6000 (machine 140, little-endian): relocatable objects with their model, reader, writer and
//! relocations, and linked programs.

mod attributes;
mod executable;
mod model;
mod read;
mod relocation;
mod write;

pub use executable::{read_executable, Executable, Segment};
pub use model::{
    Binding, Contents, Object, Relocation, Section, SectionFlags, Symbol, SymbolPlace,
};
pub use read::{read, ObjectError};
pub use relocation::{RelocationError, RelocationKind};
pub use write::write;

/// ELF machine number of the TMS320C6000 (EM_TI_C6000).
pub const MACHINE: u16 = 140;
