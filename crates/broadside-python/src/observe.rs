//! Records of watched runs, for Python.

use c6000::isa::{Flag, Instruction, Register};
use c6000::sim;
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// What the executions of one packet cost: their number, their cycles, and their stalls by cause.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct PacketCost {
    executions: u64,
    cycles: u64,
    stalls: BTreeMap<&'static str, u64>,
}

/// The record of a watched run.
#[pyclass(frozen, get_all, module = "broadside._core")]
pub struct Record {
    packets: BTreeMap<u32, Py<PacketCost>>,
    jumps: BTreeMap<(u32, u32), u64>,
    events: Vec<Py<Event>>,
    dropped: u64,
}

/// One execution of an execute packet.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct Event {
    cycle: u64,
    address: u32,
    cycles: u64,
    stalls: BTreeMap<&'static str, u64>,
    changed: Vec<(String, u32)>,
    skipped: Vec<u32>,
}

/// An instruction and its address.
#[pyclass(frozen, get_all, module = "broadside._core")]
pub struct PlacedInstruction {
    address: u32,
    text: String,
    unit: String,
    reads: Vec<String>,
    writes: Vec<(String, u8)>,
    is_branch: bool,
}

impl Record {
    pub fn new(py: Python<'_>, simulator: &sim::Simulator) -> PyResult<Record> {
        let record = simulator.record();
        let packets = record
            .packets
            .iter()
            .map(|(address, cost)| Ok((*address, Py::new(py, PacketCost::new(cost))?)));
        let events = record.events.iter();
        let events = events.map(|event| Py::new(py, Event::new(event, simulator)));
        Ok(Record {
            packets: packets.collect::<PyResult<_>>()?,
            jumps: record
                .jumps
                .iter()
                .map(|(jump, count)| (*jump, *count))
                .collect(),
            events: events.collect::<PyResult<_>>()?,
            dropped: record.dropped,
        })
    }
}

impl PacketCost {
    fn new(cost: &sim::PacketCost) -> PacketCost {
        PacketCost {
            executions: cost.executions,
            cycles: cost.cycles,
            stalls: cost.stalls.clone(),
        }
    }
}

impl Event {
    fn new(event: &sim::Event, simulator: &sim::Simulator) -> Event {
        let packet = simulator.packet(event.address).into_iter();
        let skipped = packet.filter(|(_, instruction)| !event.holds(instruction));
        Event {
            cycle: event.cycle,
            address: event.address,
            cycles: event.cycles,
            stalls: event.stalls.clone(),
            changed: event.changed.clone(),
            skipped: skipped.map(|(address, _)| address).collect(),
        }
    }
}

/// The execute packet at an address.
pub fn packet(simulator: &sim::Simulator, address: u32) -> Vec<PlacedInstruction> {
    let placed = simulator.packet(address).into_iter();
    placed
        .map(|(address, instruction)| PlacedInstruction::new(address, &instruction))
        .collect()
}

impl PlacedInstruction {
    fn new(address: u32, instruction: &Instruction) -> PlacedInstruction {
        let predicate = instruction.predicate.map(|predicate| predicate.register);
        let reads = instruction.reads().chain(predicate);
        PlacedInstruction {
            address,
            text: sim::instruction_text(instruction, address),
            unit: instruction
                .unit
                .map_or(String::new(), |unit| unit.to_string().replace('.', "")),
            reads: reads
                .map(|register: Register| register.to_string())
                .collect(),
            writes: instruction
                .writes()
                .map(|(register, delay)| (register.to_string(), delay))
                .collect(),
            is_branch: instruction.opcode.has(Flag::Branch),
        }
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Record>()?;
    module.add_class::<PacketCost>()?;
    module.add_class::<Event>()?;
    module.add_class::<PlacedInstruction>()
}
