//! ELF of the C6000 (machine 140, little-endian; TI SPRAB89): relocatable objects and linked programs.

mod attributes;
mod executable;
mod read;
mod write;

pub use executable::{is_program, read_executable};
pub use read::{read, read_contents};
pub use write::write;

/// ELF machine number of the TMS320C6000 (EM_TI_C6000).
pub const MACHINE: u16 = 140;
