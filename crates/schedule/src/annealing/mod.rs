//! Modulo scheduling by simulated annealing.
//!
//! Every operation has a cycle within the stages of the loop, and a form. Every value has a side. A rule that the
//! placement breaks is a cost: a dependence that is not kept, a unit or path taken twice in a slot, an operand on the
//! wrong side, a register too many. A slot is a cycle modulo the initiation interval. A move changes one operation,
//! exchanges two operations, or changes the side of one value. The search ends when the cost is 0.
//!
//! If a value lived longer than the interval, the next iteration would overwrite it. The caller forbids this with
//! dependences from the last read back to the write.

mod parameters;
mod search;
mod state;

pub use parameters::Annealing;
pub use search::{anneal, anneal_while, Annealed};
