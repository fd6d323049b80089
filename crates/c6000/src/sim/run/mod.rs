//! Calls of routines ([`simulator`]), runs of whole programs ([`process`]), and records of both.

pub(crate) mod addresses;
pub(crate) mod call;
#[cfg(test)]
mod examples;
pub(crate) mod observe;
pub(crate) mod process;
pub(crate) mod simulator;
pub(crate) mod watchpoints;
