//! Modulo scheduling by simulated annealing.
//!
//! Every operation has a cycle within the stages of the loop, and a form; every value has a side. A rule that
//! the placement breaks is a cost: a dependence that is not kept, a unit or path taken twice in a slot, an
//! operand on the wrong side, a register too many. A slot is a cycle modulo the initiation interval. Each move
//! changes one operation, two that exchange places, or the side of one value. The search ends when no cost is
//! left.
//!
//! A value that would live longer than the interval would be overwritten by the next iteration. The caller
//! forbids that with dependences from the last read back to the write.

mod parameters;
mod search;
mod state;

pub use parameters::Annealing;
pub use search::{anneal, anneal_while, Annealed};
