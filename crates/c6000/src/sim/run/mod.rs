//! Running: calls of routines ([`simulator`]), whole programs ([`process`]), and what is recorded of them.

pub(crate) mod addresses;
pub(crate) mod call;
#[cfg(test)]
mod examples;
pub(crate) mod observe;
pub(crate) mod process;
pub(crate) mod simulator;
pub(crate) mod watchpoints;
