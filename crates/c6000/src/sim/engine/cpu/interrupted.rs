//! Taking a maskable interrupt (SPRU189F 8.5.2).

use crate::sim::engine::cpu::Cpu;

/// Cycles in which no execute packet enters E1, from the first annulled one to the service routine (8.6.1).
const OVERHEAD: u64 = 7;

/// Bytes of an interrupt service table and of one of its fetch packets; the fetch packet of INT4.
const TABLE: u32 = 0x400;
const SERVICE_PACKET: u32 = 0x20;
const NUMBER: u32 = 4;

/// A request for INT4, which is enabled, once in a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interrupt {
    /// It is pending from this cycle on, stalls counted.
    pub cycle: u64,
    /// Address of the interrupt service table, as in ISTP.
    pub table: u32,
}

impl Interrupt {
    /// Whether ISTP can hold the table's address.
    pub fn has_table(&self) -> bool {
        self.table % TABLE == 0
    }
}

impl Cpu {
    /// Takes the requested interrupt if it is pending and the CPU takes interrupts in this cycle. The packet that
    /// would enter E1 is annulled. Packets that entered before complete while the CPU fetches the service routine.
    /// None of the five cycles after a branch may be annulled, whether the branch is taken or not. An interrupt that
    /// becomes pending during a multi-cycle NOP is taken at its end, because nothing happens in its cycles that the
    /// overhead would prevent.
    pub fn take_interrupt(&mut self) {
        let Some(interrupt) = self.checks.interrupt else {
            return;
        };
        let now = self.total_cycles();
        let open = self.control.interrupts_enabled() && !self.windows.behind_branch(self.cycle);
        if self.interrupted.is_some() || now < interrupt.cycle || !open {
            return;
        }
        self.interrupted = Some(now);
        self.control.enter_interrupt(self.address, interrupt.table);
        for _ in 0..OVERHEAD {
            self.begin_cycle(false);
            self.end_cycle();
        }
        self.address = interrupt.table + NUMBER * SERVICE_PACKET;
    }
}
