//! The state of a CPU between two cycles, the rules that programs can break, and the causes of stalls.

pub(crate) mod control;
pub(crate) mod convention;
pub(crate) mod error;
pub(crate) mod interrupt;
pub(crate) mod registers;
pub(crate) mod stack;
pub(crate) mod stalls;
pub(crate) mod write_ports;
