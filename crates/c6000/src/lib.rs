//! The TI TMS320C6000 in software: instruction table, assembler, object files, simulator.
//!
//! Each module imports only the ones above it in this list.

pub mod isa;
pub mod object;
pub mod sim;
