//! Relocatable ELF objects of the C6000 (machine 140, little-endian): model, reader, writer, relocations.

mod attributes;
mod model;
mod read;
mod relocation;
mod write;

pub use model::{
    Binding, Contents, Object, Relocation, Section, SectionFlags, Symbol, SymbolPlace,
};
pub use read::{read, ObjectError};
pub use relocation::{RelocationError, RelocationKind};
pub use write::write;

/// ELF machine number of the TMS320C6000 (EM_TI_C6000).
pub const MACHINE: u16 = 140;
