//! TI's COFF, version 2 (SPRU186N appendix A). TI's tools wrote it for the C62x and the C64x before they changed to
//! ELF. Relocatable objects and linked programs are read, little-endian ones only.

mod entry;
mod executable;
mod expression;
mod file;
mod initialization;
mod object;
mod relocation;

pub use executable::read_executable;
pub use file::{is_coff, is_program};
pub use initialization::{holds_records, read_records, Record};
pub use object::{read, read_contents};
