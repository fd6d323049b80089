//! TI's COFF, version 2 (SPRU186N appendix A), which TI's tools wrote for the C62x and the C64x before they changed
//! to ELF. It has relocatable objects and linked programs; only little-endian ones are read.

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
