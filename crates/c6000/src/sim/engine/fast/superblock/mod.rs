//! Superblocks: consecutive execute packets that control enters only at the first. They are prepared together, so that
//! each cycle needs little work. Branches may leave a superblock anywhere.
//!
//! The packets before a packet are known, so it is known which of their results the packet overtakes. The operations of
//! a packet are ordered so that results can go to their registers at once. First come the operations that may fail or
//! do more than give a result ([`Speculative`]). They have no effect until all of them have succeeded. The others
//! follow ([`ImmediateResult`]); none of them writes a register that a later one reads. A packet that cannot be ordered
//! in this way is marked, and runs with every check.

use crate::sim::engine::fast::superblock::packet::PreparedPacket;
use crate::sim::engine::fast::superblock::sequence::{Sequence, PAST};
use crate::sim::state::registers::Ahead;

pub(super) mod packet;
pub(super) mod sequence;
pub(super) mod translation;

/// The most packets of a superblock.
pub(crate) const LONGEST: usize = 192;

/// Consecutive packets, and the sequences among them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Superblock {
    pub packets: Vec<PreparedPacket>,
    /// The sequences that hold for any results in flight at the start.
    pub sequences: Vec<Sequence>,
    /// The results that the preceding cycles had sent when the superblock was made, the oldest cycle first; and the
    /// sequences that hold after this past.
    pub past: [Ahead; PAST],
    pub sequences_after: Vec<Sequence>,
}

impl Superblock {
    /// The packets, and the sequences that hold for `past`, the results that the preceding cycles sent.
    pub fn parts(&mut self, past: &[Ahead; PAST]) -> (&mut [PreparedPacket], &mut [Sequence]) {
        let sequences = match *past == self.past {
            true => &mut self.sequences_after,
            false => &mut self.sequences,
        };
        (&mut self.packets, sequences)
    }
}
