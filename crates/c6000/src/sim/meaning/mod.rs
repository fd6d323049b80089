//! The results of instructions: one function for each operation.
//!
//! [`c62x`] and [`c64x`] have the functions. [`table`] finds them by mnemonic. [`forms`] compiles each function for the
//! shapes that its operands can have. A function that accepts any [`word`] also writes the host's code for its
//! operation.

pub(crate) mod c62x;
pub(crate) mod c64x;
pub(crate) mod emit;
#[cfg(feature = "translate")]
pub(crate) mod emitted;
pub(crate) mod forms;
pub(crate) mod outcome;
pub(crate) mod table;
pub(crate) mod word;
