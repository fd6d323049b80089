//! Scheduling of large bodies by simulated annealing.
//!
//! Bodies of several hundred operations are beyond exact modulo scheduling, and a list scheduler pays for
//! each early choice to the end. Here every operation has a cycle and a variant (unit and side) from the
//! start; resources used twice, registers wanted beyond the file and dependences not yet kept are costs,
//! and the annealing moves one operation at a time until none is left. Cycle, unit, side and register
//! pressure are thus chosen together, and a loop body lies on a cylinder of `length` cycles.
//!
//! A placement of cost zero is a schedule; its registers are assigned afterwards.

mod cost;
mod lists;
mod modulo;
mod problem;
mod random;
mod search;

pub use lists::{best_list, ListOperation, ListProblem, ListValue, ListWay, Listed};
pub use modulo::{
    anneal_loop, Body, BodyEdge, BodyForm, BodyOperation, BodyPair, BodyValue, LoopOptions,
    LoopPlacement,
};
pub use problem::{Definition, Edge, Operation, Problem, Use, Variant, CLASSES, SIDES};
pub use search::{anneal, Options, Placement};
