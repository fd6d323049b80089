//! Schedules for bodies of several hundred operations on a clustered VLIW machine.
//!
//! A [`Body`] says what must be scheduled: values, operations with their forms, dependences, registers. Two
//! searches take it. [`anneal`] schedules a loop body whose iterations overlap. [`best_list`] schedules
//! straight code. Both leave the assignment of registers to the caller; they only count registers.
//!
//! The same seed gives the same schedule on every host.

mod annealing;
mod body;
mod clock;
mod lists;
mod paths;
mod random;

pub use annealing::{anneal, anneal_while, Annealed, Annealing};
pub use body::{
    Apart, Body, Definition, Dependence, Form, Operation, Registers, Start, Use, Value,
};
pub use lists::{best_list, Listed, Listing};
