//! Runs one call of a routine, as steps that can be played forwards and backwards.

use crate::flights::{Flight, Flights};
use crate::packets::{Lines, Packet, Packets};
use crate::{from_hex, to_hex};
use c6000::asm;
use c6000::isa::Level;
use c6000::object;
use c6000::sim::{Access, CallError, CallResult, Checks, Machine, Simulator, Watch};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most cycles of a run. A watched run simulates some millions in a second.
const MOST_CYCLES: u64 = 1_000_000;
/// The most steps that are kept.
const MOST_STEPS: usize = 4_000;
/// Alignment in bytes of the buffer of an argument.
const ALIGNMENT: u32 = 8;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Request {
    /// The assembly text.
    source: String,
    isa: String,
    machine: String,
    entry: String,
    arguments: Vec<Argument>,
    most_cycles: u64,
    /// For each line of the assembly, the line of the linear assembly that it comes from. 0 if there is none.
    #[serde(default)]
    lines: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Argument {
    Number(i64),
    Bytes(String),
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    cycles: u64,
    stalls: BTreeMap<&'static str, u64>,
    return_value: u32,
    buffers: Vec<Buffer>,
    start: BTreeMap<String, u32>,
    packets: BTreeMap<u32, Packet>,
    steps: Vec<Step>,
    cut: String,
    dropped: u64,
    assembly: String,
}

#[derive(Serialize)]
struct Buffer {
    argument: usize,
    address: u32,
    bytes: String,
}

#[derive(Serialize)]
struct Step {
    cycle: u64,
    cycles: u64,
    address: u32,
    skipped: Vec<usize>,
    changed: Vec<(String, u32)>,
    flying: Vec<Flight>,
    stalls: BTreeMap<&'static str, u64>,
    memory: Vec<Touched>,
}

#[derive(Serialize)]
struct Touched {
    address: u32,
    bytes: u32,
    write: bool,
    value: String,
}

impl From<&Access> for Touched {
    fn from(access: &Access) -> Touched {
        let digits = 2 * access.size as usize;
        Touched {
            address: access.address,
            bytes: access.size,
            write: access.write,
            value: format!("{:0digits$x}", access.value),
        }
    }
}

/// Assembles the source and calls its entry. If the program breaks a rule or does not end, the result has the steps up
/// to that point.
pub fn run(request: Request) -> Result<Run, String> {
    let level: Level = request.isa.parse()?;
    let machine = Machine::named(&request.machine).map_err(|error| error.to_string())?;
    let mut simulator = Simulator::new(machine).map_err(|error| error.to_string())?;
    let (object, placed) = asm::assemble_lines(&request.source, "assembly", level)
        .map_err(|error| error.to_string())?;
    let written = object::write(&object);
    simulator
        .load(&[&written])
        .map_err(|error| error.to_string())?;
    let (arguments, buffers) = placed_arguments(&mut simulator, &request.arguments)?;
    simulator.watch(Some(Watch {
        trace: Some((0..=u64::MAX, 0..=u32::MAX)),
        limit: MOST_STEPS,
    }));
    let most = request.most_cycles.clamp(1, MOST_CYCLES);
    let checks = Checks {
        loose_return: true, // the default of `broadside call`
        ..Checks::default()
    };
    let (result, cut) = match simulator.call(&request.entry, &arguments, most, checks) {
        Ok(result) => (Some(result), String::new()),
        Err(CallError::Load(error)) => return Err(error.to_string()),
        Err(CallError::Simulation(error)) => (None, error.to_string()),
    };
    let lines = Lines::new(&object, &placed, &simulator, &request.lines);
    let mut packets = Packets::new(&simulator, lines);
    let steps = steps(&simulator, &mut packets);
    let record = simulator.record();
    let cost = record.packets.values();
    Ok(Run {
        cycles: cost.clone().map(|cost| cost.cycles).sum(),
        stalls: waited(cost.map(|cost| &cost.stalls)),
        return_value: result
            .as_ref()
            .map_or(0, |result: &CallResult| result.return_value),
        buffers: read_back(&simulator, &buffers)?,
        start: start(&arguments),
        packets: packets.shown,
        dropped: record.dropped,
        steps,
        cut,
        assembly: request.source,
    })
}

/// The values of the arguments, and the buffers: number of the argument, address, bytes.
type Placed = (Vec<u32>, Vec<(usize, u32, usize)>);

fn placed_arguments(simulator: &mut Simulator, arguments: &[Argument]) -> Result<Placed, String> {
    let mut values = Vec::new();
    let mut buffers = Vec::new();
    for (number, argument) in arguments.iter().enumerate() {
        match argument {
            Argument::Number(value) => {
                if !(i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(value) {
                    return Err(format!("argument {value} does not fit 32 bits"));
                }
                values.push(*value as u32);
            }
            Argument::Bytes(text) => {
                let bytes = from_hex(text)?;
                let size = u32::try_from(bytes.len()).map_err(|error| error.to_string())?;
                let address = simulator
                    .allocate(size, ALIGNMENT, None)
                    .and_then(|address| simulator.write(address, &bytes).map(|()| address))
                    .map_err(|error| error.to_string())?;
                buffers.push((number, address, bytes.len()));
                values.push(address);
            }
        }
    }
    Ok((values, buffers))
}

fn read_back(
    simulator: &Simulator,
    buffers: &[(usize, u32, usize)],
) -> Result<Vec<Buffer>, String> {
    let read = |&(argument, address, size): &(usize, u32, usize)| {
        let bytes = simulator.read(address, size);
        bytes.map(|bytes| Buffer {
            argument,
            address,
            bytes: to_hex(bytes),
        })
    };
    let buffers = buffers.iter().map(read).collect::<Result<_, _>>();
    buffers.map_err(|error| error.to_string())
}

/// The arguments in the registers of the calling convention (SPRU187L 8.4).
fn start(arguments: &[u32]) -> BTreeMap<String, u32> {
    const REGISTERS: [&str; 10] = [
        "A4", "B4", "A6", "B6", "A8", "B8", "A10", "B10", "A12", "B12",
    ];
    let given = REGISTERS.iter().zip(arguments);
    given
        .map(|(register, value)| (register.to_string(), *value))
        .collect()
}

fn waited<'a>(
    all: impl Iterator<Item = &'a BTreeMap<&'static str, u64>>,
) -> BTreeMap<&'static str, u64> {
    let mut sums = BTreeMap::new();
    for (cause, cycles) in all.flatten() {
        *sums.entry(*cause).or_default() += cycles;
    }
    sums
}

fn steps(simulator: &Simulator, packets: &mut Packets) -> Vec<Step> {
    let mut flights = Flights::default();
    let events = simulator.record().events.iter().enumerate();
    events
        .map(|(number, event)| {
            let instructions = packets.at(event.address);
            let held: Vec<bool> = instructions
                .iter()
                .map(|(_, instruction)| event.holds(instruction))
                .collect();
            let waited: u64 = event.stalls.values().sum();
            let flying = flights.step(number, &instructions, &held, event.cycles - waited);
            let skipped = (0..held.len()).filter(|place| !held[*place]);
            Step {
                cycle: event.cycle,
                cycles: event.cycles,
                address: event.address,
                skipped: skipped.collect(),
                changed: event.changed.clone(),
                flying,
                stalls: event.stalls.clone(),
                memory: event.accesses.iter().map(Touched::from).collect(),
            }
        })
        .collect()
}
