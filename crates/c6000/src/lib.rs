//! The TI TMS320C6000 in software: instruction table, assembler, object files, simulator.
//!
//! `isa` imports no other module. `object` imports `isa`. `asm` and `sim` import both, and neither imports the other.

#![deny(unsafe_code)]

pub mod asm;
pub mod isa;
pub mod object;
pub mod sim;
