//! Superblocks: execute packets in a row that control enters only at the first, prepared together so that each cycle
//! needs little work. Branches may leave one anywhere.
//!
//! Within a superblock each packet knows those before it, so what it overtakes of their results is known as well. The
//! operations of a packet are put in an order in which results can go to their registers at once: first those that may
//! fail or do more than give a result ([`Speculative`]), which leave no trace until all have succeeded, then the
//! others ([`ImmediateResult`]), none of which writes what a later one reads. What does not fit this form is marked,
//! and runs with every check.

use crate::sim::engine::fast::superblock::packet::PreparedPacket;
use crate::sim::engine::fast::superblock::sequence::{Sequence, PAST};
use crate::sim::state::registers::Ahead;

pub(super) mod packet;
pub(super) mod sequence;
pub(super) mod translation;

/// Most packets of a superblock.
pub(crate) const LONGEST: usize = 192;

/// Packets one behind the other, and the sequences among them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Superblock {
    pub packets: Vec<PreparedPacket>,
    /// Its sequences, whatever was on its way when it began.
    pub sequences: Vec<Sequence>,
    /// What the cycles before it had sent when it was made, the oldest first, and its sequences after these.
    pub past: [Ahead; PAST],
    pub sequences_after: Vec<Sequence>,
}

impl Superblock {
    /// Its packets, and its sequences after what the cycles before have sent.
    pub fn parts(&mut self, past: &[Ahead; PAST]) -> (&mut [PreparedPacket], &mut [Sequence]) {
        let sequences = match *past == self.past {
            true => &mut self.sequences_after,
            false => &mut self.sequences,
        };
        (&mut self.packets, sequences)
    }
}
