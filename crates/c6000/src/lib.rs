//! The TI TMS320C6000 in software: instruction table, assembler, object files, simulator.
//!
//! `isa` imports none of the others, `object` imports `isa`, `asm` and `sim` both, and neither of them the other.

#![deny(unsafe_code)]

pub mod asm;
pub mod isa;
pub mod object;
pub mod sim;
