//! The interface of the ways to run code that are faster than the CPU.

use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::engine::program::Program;
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;

/// Why [`Accelerator::run`] ended.
#[cfg_attr(
    not(feature = "fast"),
    expect(dead_code, reason = "nothing but the CPU runs packets")
)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The accelerator has no prepared code for the next packet, or the cycles are used up.
    Left,
    /// The caller wants to stop at the next packet.
    Stopped,
}

/// Prepares code that control reaches often, and runs it.
///
/// After a call, the CPU, the memories and the memory system are in the state that the CPU alone would reach. A packet
/// that breaks a rule has no effect here. The CPU runs it again and reports the fault.
pub(super) trait Accelerator: Sized {
    /// An accelerator without prepared code.
    fn new() -> Self;

    /// Announces code of `words` words at an address.
    fn add(&mut self, base: u32, words: usize);

    /// Sets how often code runs before it is translated, for code that is prepared after this call. `u32::MAX` means
    /// never.
    fn translate_after(&mut self, runs: u32);

    /// Runs packets from the CPU's address on. Control has just arrived there. Returns None without any effect if no
    /// code is prepared for this address.
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

/// An accelerator that leaves every packet to the CPU.
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
