//! The one interface of all that runs code faster than the CPU does packet by packet.

use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::engine::program::Program;
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;

/// Why packets were run no further.
#[cfg_attr(
    not(feature = "fast"),
    expect(dead_code, reason = "nothing but the CPU runs packets")
)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The next packet is not prepared, or the cycles are used up.
    Left,
    /// The next packet is one to stop at.
    Stopped,
}

/// Prepares code that control reaches often, and runs it.
///
/// After any call the CPU, the memories and the memory system are as if the CPU had run each packet itself. Where a
/// packet breaks a rule, it has left no trace, and the CPU runs it again and names the fault.
pub(super) trait Accelerator: Sized {
    /// Nothing is prepared yet.
    fn new() -> Self;

    /// There is code of so many words at an address.
    fn add(&mut self, base: u32, words: usize);

    /// Code that is prepared from now on is translated where it has run so many times; never for `u32::MAX`.
    fn translate_after(&mut self, runs: u32);

    /// Runs packets from the CPU's address on, where control has just arrived. None, and nothing done, where nothing is
    /// prepared there.
    fn run(
        &mut self,
        cpu: &mut Cpu,
        program: &mut Program,
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: &impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Checked<Option<End>>;
}

/// Leaves every packet to the CPU.
#[cfg(not(feature = "fast"))]
#[derive(Debug, Clone)]
pub(super) struct NoAccelerator;

#[cfg(not(feature = "fast"))]
impl Accelerator for NoAccelerator {
    fn new() -> NoAccelerator {
        NoAccelerator
    }

    fn add(&mut self, _base: u32, _words: usize) {}

    fn translate_after(&mut self, _runs: u32) {}

    fn run(
        &mut self,
        _cpu: &mut Cpu,
        _program: &mut Program,
        _memory: &mut Memory,
        _waits: &mut impl Waits,
        _stop: &impl Fn(u32) -> bool,
        _max_cycles: u64,
    ) -> Checked<Option<End>> {
        Ok(None)
    }
}
