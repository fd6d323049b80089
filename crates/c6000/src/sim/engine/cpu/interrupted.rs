//! Taking a maskable interrupt (SPRU189F 8.5.2).

use crate::sim::engine::cpu::Cpu;

/// Cycles in which no execute packet enters E1, from the first annulled packet to the service routine (8.6.1).
const OVERHEAD: u64 = 7;

/// Sizes in bytes of an interrupt service table and of one of its fetch packets, and the number of INT4's fetch packet.
const TABLE: u32 = 0x400;
const SERVICE_PACKET: u32 = 0x20;
const NUMBER: u32 = 4;

/// A single request for INT4. INT4 is enabled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interrupt {
    /// The request is pending from this cycle on. Stalls count.
    pub cycle: u64,
    /// Address of the interrupt service table, the value of ISTP.
    pub table: u32,
}

impl Interrupt {
    /// Whether ISTP can hold the table's address.
    pub fn has_table(&self) -> bool {
        self.table % TABLE == 0
    }
}

impl Cpu {
    /// Takes the requested interrupt if it is pending and the CPU can take interrupts in this cycle. The packet that
    /// would enter E1 is annulled. Packets in the pipeline complete while the CPU fetches the service routine. The CPU
    /// annuls none of the five cycles after a branch, even if the branch is not taken. An interrupt that becomes
    /// pending during a multi-cycle NOP is taken at its end. The result is the same, because the idle cycles of the NOP
    /// do nothing that the overhead would prevent.
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
