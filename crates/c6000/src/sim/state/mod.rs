//! The state of a CPU between two cycles, and what it may break or wait for.

pub(crate) mod control;
pub(crate) mod convention;
pub(crate) mod error;
pub(crate) mod interrupt;
pub(crate) mod registers;
pub(crate) mod stack;
pub(crate) mod stalls;
pub(crate) mod write_ports;
