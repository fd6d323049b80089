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
    jumps: Vec<Py<Jump>>,
    events: Vec<Py<Event>>,
    dropped: u64,
}

/// How many times control went from a packet to one that does not follow it.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct Jump {
    source: u32,
    target: u32,
    count: u64,
}

/// One execution of an execute packet.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct Event {
    cycle: u64,
    address: u32,
    cycles: u64,
    stalls: BTreeMap<&'static str, u64>,
    changed: Vec<Py<RegisterChange>>,
    skipped: Vec<u32>,
}

/// A register whose value changed.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct RegisterChange {
    register: String,
    value: u32,
}

/// An instruction and its address.
#[pyclass(frozen, get_all, module = "broadside._core")]
pub struct PlacedInstruction {
    address: u32,
    text: String,
    unit: String,
    reads: Vec<String>,
    writes: Vec<Py<RegisterWrite>>,
    is_branch: bool,
}

/// A register that an instruction writes, and the delay slots until the result lands.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct RegisterWrite {
    register: String,
    delay_slots: u8,
}

impl Record {
    pub fn new(py: Python<'_>, simulator: &sim::Simulator) -> PyResult<Record> {
        let record = simulator.record();
        let packets = record
            .packets
            .iter()
            .map(|(address, cost)| Ok((*address, Py::new(py, PacketCost::new(cost))?)));
        let events = record.events.iter();
        let events = events.map(|event| Py::new(py, Event::new(py, event, simulator)?));
        let jumps = record.jumps.iter().map(|(&(source, target), &count)| {
            Py::new(
                py,
                Jump {
                    source,
                    target,
                    count,
                },
            )
        });
        Ok(Record {
            packets: packets.collect::<PyResult<_>>()?,
            jumps: jumps.collect::<PyResult<_>>()?,
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
    fn new(py: Python<'_>, event: &sim::Event, simulator: &sim::Simulator) -> PyResult<Event> {
        let packet = simulator.packet(event.address).into_iter();
        let skipped = packet.filter(|(_, instruction)| !event.holds(instruction));
        let changed = event.changed.iter().map(|(register, value)| {
            let register = register.clone();
            Py::new(
                py,
                RegisterChange {
                    register,
                    value: *value,
                },
            )
        });
        Ok(Event {
            cycle: event.cycle,
            address: event.address,
            cycles: event.cycles,
            stalls: event.stalls.clone(),
            changed: changed.collect::<PyResult<_>>()?,
            skipped: skipped.map(|(address, _)| address).collect(),
        })
    }
}

/// The execute packet at an address.
pub fn packet(
    py: Python<'_>,
    simulator: &sim::Simulator,
    address: u32,
) -> PyResult<Vec<PlacedInstruction>> {
    let placed = simulator.packet(address).into_iter();
    placed
        .map(|(address, instruction)| PlacedInstruction::new(py, address, &instruction))
        .collect()
}

impl PlacedInstruction {
    fn new(py: Python<'_>, address: u32, instruction: &Instruction) -> PyResult<PlacedInstruction> {
        let predicate = instruction.predicate.map(|predicate| predicate.register);
        let reads = instruction.reads().chain(predicate);
        let writes = instruction.writes().map(|(register, delay_slots)| {
            let register = register.to_string();
            Py::new(
                py,
                RegisterWrite {
                    register,
                    delay_slots,
                },
            )
        });
        Ok(PlacedInstruction {
            address,
            text: sim::instruction_text(instruction, address),
            unit: instruction
                .unit
                .map_or(String::new(), |unit| unit.to_string().replace('.', "")),
            reads: reads
                .map(|register: Register| register.to_string())
                .collect(),
            writes: writes.collect::<PyResult<_>>()?,
            is_branch: instruction.opcode.has(Flag::Branch),
        })
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Record>()?;
    module.add_class::<PacketCost>()?;
    module.add_class::<Jump>()?;
    module.add_class::<Event>()?;
    module.add_class::<RegisterChange>()?;
    module.add_class::<RegisterWrite>()?;
    module.add_class::<PlacedInstruction>()
}
