//! Watching a run: the cost of each execute packet, the paths of control, and the registers that changed.
//!
//! A watched CPU runs one packet at a time. The watch looks at the CPU between packets, so the CPU needs no hooks.

use crate::isa::{Instruction, Side};
use crate::sim::engine::cpu::Cpu;
use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::contents::Memory;
use crate::sim::memory::timing::Timing;
use crate::sim::packet::text::resolved;
use crate::sim::state::registers::{register_name, SIDE_B};
use crate::sim::state::stalls::{Cause, Stalls};
use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;

/// The parts of a run to record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Watch {
    /// The cycles and addresses whose packets are kept as events. None keeps no events.
    pub trace: Option<(RangeInclusive<u64>, RangeInclusive<u32>)>,
    /// The most events that are kept.
    pub limit: usize,
}

/// What was recorded of a run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Costs by the address of the execute packet.
    pub packets: HashMap<u32, PacketCost>,
    /// The number of times that control went from one packet to another that does not follow it in memory.
    pub jumps: HashMap<(u32, u32), u64>,
    pub events: Vec<Event>,
    /// The number of events that were not kept because of the limit.
    pub dropped: u64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PacketCost {
    pub executions: u64,
    /// Cycles of the packet: its E1, its idle cycles and its stalls.
    pub cycles: u64,
    pub stalls: BTreeMap<&'static str, u64>,
    /// Size of the packet in words.
    words: u32,
}

/// One execution of a packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// The cycle of E1, or of the first stall before E1.
    pub cycle: u64,
    pub address: u32,
    pub cycles: u64,
    pub stalls: BTreeMap<&'static str, u64>,
    /// The registers that the packet changed, with their new values.
    pub changed: Vec<(String, u32)>,
    pub accesses: Vec<Access>,
    /// The registers that were not zero before the packet.
    nonzero: u64,
}

/// A load or store of a packet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Access {
    pub address: u32,
    /// Size in bytes.
    pub size: u32,
    pub write: bool,
    /// The little-endian value in memory after the packet.
    pub value: u64,
}

impl Event {
    /// Whether an instruction's predicate held.
    pub fn holds(&self, instruction: &Instruction) -> bool {
        let Some(predicate) = instruction.predicate else {
            return true;
        };
        let register = index(predicate.register.side, predicate.register.number);
        let is_zero = self.nonzero >> register & 1 == 0;
        is_zero == predicate.negated
    }
}

/// The text of an instruction. A branch target is written as an address.
pub fn instruction_text(instruction: &Instruction, address: u32) -> String {
    resolved(instruction, address)
}

fn index(side: Side, number: u8) -> u8 {
    match side {
        Side::A => number,
        Side::B => SIDE_B + number,
    }
}

/// A memory model that records its accesses.
pub(crate) struct Noted<'a> {
    pub timing: &'a mut Timing,
    pub accesses: &'a mut Vec<DataAccess>,
}

impl Waits for Noted<'_> {
    fn fetch(&mut self, address: u32, next: u32, cycle: u64, stalls: &mut Stalls) {
        self.timing.fetch(address, next, cycle, stalls);
    }

    fn data(&mut self, accesses: &[DataAccess], cycle: u64, stalls: &mut Stalls) {
        self.accesses.extend_from_slice(accesses);
        self.timing.data(accesses, cycle, stalls);
    }
}

fn noted(access: &DataAccess, memory: &Memory) -> Access {
    let bytes = memory.read(access.address, access.size as usize);
    let value = bytes.unwrap_or_default().iter().rev();
    Access {
        address: access.address,
        size: access.size,
        write: access.write,
        value: value.fold(0, |value, byte| value << 8 | u64::from(*byte)),
    }
}

/// The state of a CPU before a packet.
pub(crate) struct Before {
    address: u32,
    cycle: u64,
    stalls: Stalls,
    registers: [u32; REGISTERS],
}

const REGISTERS: usize = 2 * SIDE_B as usize;

impl Before {
    pub fn of(cpu: &Cpu) -> Before {
        let mut registers = [0; REGISTERS];
        for (register, value) in (0..).zip(&mut registers) {
            *value = cpu.registers.get(register);
        }
        Before {
            address: cpu.address(),
            cycle: cpu.total_cycles(),
            stalls: cpu.counts.stalls.clone(),
            registers,
        }
    }

    pub fn address(&self) -> u32 {
        self.address
    }

    fn stalls_until(&self, cpu: &Cpu) -> BTreeMap<&'static str, u64> {
        let now = &cpu.counts.stalls;
        if now.total() == self.stalls.total() {
            return BTreeMap::new();
        }
        let causes = Cause::ALL.into_iter();
        let waited = causes.map(|cause| (cause.name(), now.of(cause) - self.stalls.of(cause)));
        waited.filter(|(_, cycles)| *cycles > 0).collect()
    }

    fn changed(&self, cpu: &Cpu) -> Vec<(String, u32)> {
        let now = (0..).zip(self.registers);
        let changed = now.filter(|(register, old)| cpu.registers.get(*register) != *old);
        changed
            .map(|(register, _)| (register_name(register), cpu.registers.get(register)))
            .collect()
    }
}

impl Record {
    /// Records the packet that ran since `before`. `words` is its size in words.
    pub(crate) fn add(
        &mut self,
        watch: &Watch,
        before: &Before,
        cpu: &Cpu,
        words: impl FnOnce() -> usize,
        (accesses, memory): (&[DataAccess], &Memory),
    ) {
        let cycles = cpu.total_cycles() - before.cycle;
        let stalls = before.stalls_until(cpu);
        let cost = self
            .packets
            .entry(before.address)
            .or_insert_with(|| PacketCost {
                words: words() as u32,
                ..PacketCost::default()
            });
        let next = before.address.wrapping_add(4 * cost.words);
        cost.executions += 1;
        cost.cycles += cycles;
        for (cause, count) in &stalls {
            *cost.stalls.entry(cause).or_default() += count;
        }
        if cpu.address() != next {
            let jump = (before.address, cpu.address());
            *self.jumps.entry(jump).or_default() += 1;
        }
        let Some((traced, addresses)) = &watch.trace else {
            return;
        };
        if !traced.contains(&before.cycle) || !addresses.contains(&before.address) {
            return;
        }
        if self.events.len() >= watch.limit {
            self.dropped += 1;
            return;
        }
        self.events.push(Event {
            cycle: before.cycle,
            address: before.address,
            cycles,
            stalls,
            changed: before.changed(cpu),
            accesses: accesses
                .iter()
                .map(|access| noted(access, memory))
                .collect(),
            nonzero: (0..)
                .zip(before.registers)
                .fold(0, |set, (register, value)| {
                    set | u64::from(value != 0) << register
                }),
        });
    }
}
