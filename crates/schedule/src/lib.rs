//! Schedules bodies of several hundred operations for a clustered VLIW machine.
//!
//! A [`Body`] says what must be scheduled: values, operations with their forms, dependences, registers. There are two
//! searches. [`anneal`] schedules a loop body whose iterations overlap. [`best_list`] schedules straight code. Both
//! only count registers; the caller assigns them.
//!
//! A seed gives the same schedule on every host.

mod annealing;
mod body;
mod caller;
mod clock;
mod lists;
mod paths;
mod random;

pub use annealing::{anneal, anneal_while, Annealed, Annealing};
pub use body::{
    Apart, Body, Definition, Dependence, Form, Operation, Registers, Start, Use, Value,
};
pub use lists::{best_list, best_list_while, Listed, Listing};
