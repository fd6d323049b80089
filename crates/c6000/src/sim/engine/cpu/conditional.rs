//! What operations under predicates add to what their packet does in any case.

use crate::sim::state::registers::Ahead;

/// What the attempts of a packet whose predicates hold leave for its end.
#[derive(Debug, Default)]
pub(in crate::sim::engine) struct PredicatedEffects {
    pub any: bool,
    /// Registers to which results were sent, by delay from 1.
    pub sent: Ahead,
    /// Registers written at the end of E1.
    pub written: u64,
}
