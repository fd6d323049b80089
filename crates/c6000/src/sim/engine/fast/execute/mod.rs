//! Runs prepared code: superblocks packet by packet, sequences cycle by cycle, translated sequences as code of the
//! host.

mod addresses;
pub(super) mod cycle;
mod packet;
mod sequence;
pub(super) mod speculative;
mod superblock;
#[cfg(feature = "translate")]
mod translated;
mod writes;
