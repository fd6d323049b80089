//! Superblocks: consecutive execute packets that control enters only at the first. They are prepared together so that
//! each cycle needs little work. Branches may leave one anywhere.
//!
//! Each packet of a superblock knows those before it, so it is known which of their results it overtakes. The
//! operations of a packet are in an order in which results can go to their registers at once. The first ones may
//! fail, or do more than give a result ([`Speculative`]); they have no effect until all of them have succeeded. Then
//! follow the others ([`ImmediateResult`]). None of these writes a register that a later one reads. A packet that
//! does not fit this form is marked, and runs with every check.

use crate::sim::engine::fast::superblock::packet::PreparedPacket;
use crate::sim::engine::fast::superblock::sequence::{Sequence, PAST};
use crate::sim::state::registers::Ahead;

pub(super) mod packet;
pub(super) mod sequence;
pub(super) mod translation;

/// Most packets of a superblock.
pub(crate) const LONGEST: usize = 192;

/// Consecutive packets, and the sequences among them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Superblock {
    pub packets: Vec<PreparedPacket>,
    /// Its sequences that hold for any results in flight when it began.
    pub sequences: Vec<Sequence>,
    /// The results that the cycles before it had sent when it was made, the oldest cycle first, and its sequences for
    /// that past.
    pub past: [Ahead; PAST],
    pub sequences_after: Vec<Sequence>,
}

impl Superblock {
    /// Its packets, and its sequences for the results that the cycles before have sent.
    pub fn parts(&mut self, past: &[Ahead; PAST]) -> (&mut [PreparedPacket], &mut [Sequence]) {
        let sequences = match *past == self.past {
            true => &mut self.sequences_after,
            false => &mut self.sequences,
        };
        (&mut self.packets, sequences)
    }
}
