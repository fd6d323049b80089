//! The CPU, one cycle after another.
//!
//! A cycle here is the E1 of one execute packet, or an idle cycle of a multi-cycle NOP. A result is in flight for its
//! delay, and lands at the end of a later cycle. On the hardware, loads and stores reach memory in E3; here they reach
//! it in E1. The values are the same, because every access moves by two cycles, the order stays, and loads come before
//! stores within a packet. A memory stall holds the whole pipeline: it adds to the count of cycles and moves nothing.

use crate::sim::engine::cpu::accesses::Accesses;
use crate::sim::engine::cpu::branches::{Branch, BRANCH_SLOTS};
use crate::sim::engine::cpu::interrupted::Interrupt;
#[cfg(feature = "fast")]
use crate::sim::engine::cpu::results::PredicatedEffects;
use crate::sim::engine::program::Program;
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::{Fault, Memory};
use crate::sim::packet::operation::Operation;
use crate::sim::packet::Packet;
use crate::sim::state::control::Control;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::interrupt::InterruptWindows;
use crate::sim::state::registers::{ImmediateWrites, Registers};
use crate::sim::state::stack::StackUse;
use crate::sim::state::stalls::Stalls;
use crate::sim::state::write_ports::WritePorts;

pub(super) mod accesses;
pub(super) mod branches;
mod c64x;
pub(super) mod data;
mod hazards;
pub(crate) mod interrupted;
mod perform;
pub(super) mod results;

pub(super) type Checked<T = ()> = Result<T, Box<Violation>>;

/// Options of a run: additional errors that it reports, and additional results that it gives.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Checks {
    /// Refuse to read a register that no instruction wrote and that the calling convention leaves undefined.
    pub undefined_registers: bool,
    /// Refuse to load from memory that was never written.
    pub uninitialised_memory: bool,
    /// Refuse a multiple assignment that an interrupt could break.
    pub interruptible: bool,
    /// Accept a return with results in flight if their registers belong to the caller and hold no return value.
    pub loose_return: bool,
    /// Compute a digest of the addresses of all accesses and packets.
    pub addresses: bool,
    pub interrupt: Option<Interrupt>,
}

/// What a run counts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Instructions in the executed packets without NOPs. Instructions whose predicates are false count too.
    pub instructions: u64,
    pub packets: u64,
    pub stalls: Stalls,
}

pub(crate) struct Cpu {
    pub registers: Registers,
    pub control: Control,
    pub counts: Counts,
    pub windows: InterruptWindows,
    checks: Checks,
    /// The cycle in which an interrupt was taken.
    pub interrupted: Option<u64>,
    /// CPU cycles since the start, without stalls. This is the cycle of the packet in E1.
    pub(super) cycle: u64,
    /// Address of the packet in E1.
    pub(super) address: u32,
    /// Branches in flight, indexed by the cycle before the cycle of their target; and the set of these cycles.
    branches: [Branch; BRANCH_SLOTS],
    pub(super) branching: u8,
    /// The last branch that was taken.
    landed: Option<Branch>,
    early: ImmediateWrites,
    #[cfg(feature = "fast")]
    pub(super) predicated_effects: PredicatedEffects,
    pub(super) accesses: Accesses,
    /// Registers that the cycle before wrote at its end.
    pub(super) written: u64,
    /// Cycle in which the last branch arrived at its target.
    arrived: u64,
    pub(super) ports: WritePorts,
    /// Registers with a defined value. All registers, if the run does not check this.
    pub(super) defined: u64,
    /// The lowest value of the stack pointer, and the lowest address in the stack's memory that a store wrote.
    pub stack: StackUse,
}

impl Cpu {
    pub fn new(registers: Registers, control: Control, checks: Checks, stack: StackUse) -> Cpu {
        Cpu {
            registers,
            control,
            counts: Counts::default(),
            windows: InterruptWindows::default(),
            checks,
            interrupted: None,
            cycle: 0,
            address: 0,
            branches: [Branch::default(); BRANCH_SLOTS],
            branching: 0,
            landed: None,
            early: ImmediateWrites::new(),
            #[cfg(feature = "fast")]
            predicated_effects: PredicatedEffects::default(),
            accesses: Accesses::default(),
            written: 0,
            arrived: u64::MAX,
            ports: WritePorts::new(),
            defined: u64::MAX,
            stack,
        }
    }

    /// Makes only these registers defined. Others become defined when they are written.
    pub fn define_only(&mut self, registers: u64) {
        self.defined = registers;
    }

    #[inline]
    pub fn checks(&self) -> Checks {
        self.checks
    }

    #[inline]
    pub fn address(&self) -> u32 {
        self.address
    }

    /// CPU cycles since the start, with stalls.
    #[inline]
    pub fn total_cycles(&self) -> u64 {
        self.cycle + self.counts.stalls.total()
    }

    /// Sets the address of the next packet.
    pub fn start_at(&mut self, entry: u32) {
        self.address = entry;
    }

    /// Whether no packet has run yet.
    #[inline]
    pub fn is_at_start(&self) -> bool {
        self.cycle == 0
    }

    /// Whether the next packet is the target of a branch that has just been taken.
    #[inline]
    pub fn has_arrived(&self) -> bool {
        self.arrived == self.cycle
    }

    #[inline(always)]
    pub(super) fn check_limit(&self, max_cycles: u64) -> Checked {
        if self.total_cycles() < max_cycles {
            return Ok(());
        }
        Err(Violation::new(
            Rule::CycleLimit,
            format!("no end within {max_cycles} cycles"),
            &[],
        ))
    }

    /// Runs the next packet and returns its number. `last` is the number of the packet before it.
    #[inline]
    pub(super) fn run_packet(
        &mut self,
        program: &mut Program,
        last: usize,
        memory: &mut Memory,
        waits: &mut impl Waits,
        max_cycles: u64,
    ) -> Checked<usize> {
        let found = program.find(self.address, last, memory);
        let number = found.map_err(|violation| self.without_packet(violation))?;
        let packet = program.packet(number);
        waits.fetch(
            self.address,
            packet.next,
            self.cycle,
            &mut self.counts.stalls,
        );
        self.execute(packet, memory, waits)?;
        self.advance(packet, max_cycles)?;
        Ok(number)
    }

    /// Runs the E1 of a packet.
    #[inline(always)]
    pub(super) fn execute(
        &mut self,
        packet: &Packet,
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) -> Checked {
        self.stall_before(packet);
        if packet.has_branch {
            self.windows.branch(self.cycle);
        }
        self.begin_cycle(self.control.interrupts_enabled());
        self.note_multiple_assignment(packet)?;
        if packet.reads & !self.defined != 0 {
            self.find_undefined_reads(packet)?;
        }
        let may_clash = packet.may_clash || self.registers.meet(self.cycle, packet.lands_early());
        if may_clash || !self.perform_quick(packet) {
            self.perform_checked(packet, memory)?;
        } else {
            self.perform_all::<false>(&packet.rest, memory)?;
        }
        if self.accesses.count > 0 {
            self.finish_accesses(memory, waits);
        }
        self.counts.packets += 1;
        self.counts.instructions += packet.instructions;
        Ok(())
    }

    /// Ends the packet's cycle, spends its idle cycles, and finds the next packet.
    #[inline(always)]
    pub(super) fn advance(&mut self, packet: &Packet, max_cycles: u64) -> Checked {
        self.end_cycle();
        if packet.idle > 0 {
            return self.advance_idle(packet, max_cycles);
        }
        self.address = self.landing_branch().unwrap_or(packet.next);
        Ok(())
    }

    #[inline(never)]
    pub(super) fn advance_idle(&mut self, packet: &Packet, max_cycles: u64) -> Checked {
        for _ in 0..packet.idle {
            if let Some(target) = self.landing_branch() {
                self.address = target;
                return Ok(());
            }
            self.idle_cycle(packet, max_cycles)?;
        }
        self.address = self.landing_branch().unwrap_or(packet.next);
        Ok(())
    }

    fn idle_cycle(&mut self, packet: &Packet, max_cycles: u64) -> Checked {
        if packet.idle == u64::MAX && self.branching == 0 {
            return Err(Violation::new(
                Rule::Idle,
                "nothing will end it",
                &[packet.address],
            ));
        }
        if self.total_cycles() >= max_cycles {
            return Err(Violation::new(
                Rule::CycleLimit,
                format!("no return within {max_cycles} cycles"),
                &[],
            ));
        }
        self.begin_cycle(self.control.interrupts_enabled());
        self.end_cycle();
        Ok(())
    }

    /// Begins a cycle. `enabled` says whether the CPU can take interrupts in it.
    #[inline(always)]
    fn begin_cycle(&mut self, enabled: bool) {
        self.registers.begin(self.cycle);
        self.windows.cycle(self.cycle, enabled);
    }

    #[inline(always)]
    fn end_cycle(&mut self) {
        let written = self.registers.land(self.cycle, &mut self.early);
        self.end_cycle_after(written);
    }

    /// Ends a cycle. `written` are the registers that were written in it.
    #[inline(always)]
    pub(super) fn end_cycle_after(&mut self, written: u64) {
        self.written = written;
        self.defined |= written;
        if written >> self.stack.pointer & 1 != 0 {
            self.stack.moved(self.registers.get(self.stack.pointer));
        }
        self.control.end_cycle();
        self.cycle += 1;
    }
}

#[cold]
fn at_fault(fault: Fault, operation: &Operation) -> Box<Violation> {
    Violation::new(fault.rule, fault.detail, &[operation.address])
}
