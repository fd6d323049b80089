//! Instructions at their addresses.

use crate::isa::Instruction;

/// An instruction with its address.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Placed {
    pub address: u32,
    pub instruction: Instruction,
}
