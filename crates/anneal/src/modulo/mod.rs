//! Modulo scheduling of loop bodies that overlap their iterations.
//!
//! Each operation has an absolute cycle within a few stages of the initiation interval, and a form; each value
//! has a side. What is not yet right is cost: dependences (lifetimes longer than the interval are such, too),
//! units and paths used twice in a slot, operands on the wrong side, registers wanted beyond the file. The
//! annealing moves one operation, two that change places, or one value, until no cost is left.

mod body;
mod search;
mod state;

pub use body::{Body, BodyEdge, BodyForm, BodyOperation, BodyPair, BodyValue};
pub use search::{anneal_loop, LoopOptions, LoopPlacement};
