//! The execute packets of a run, with the source lines that they come from.

use c6000::asm::PlacedLine;
use c6000::isa::Instruction;
use c6000::object::{Object, SymbolPlace};
use c6000::sim::{instruction_text, Simulator};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

#[derive(Serialize)]
pub struct Packet {
    place: String,
    instructions: Vec<Placed>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Placed {
    text: String,
    unit: String,
    assembly_line: Option<usize>,
    line: Option<usize>,
    writes: Vec<(String, u8)>,
}

/// The line of the assembly by address, and the line of the linear assembly by line of the assembly.
pub struct Lines<'a> {
    assembly: HashMap<u32, usize>,
    linear: &'a [usize],
}

impl<'a> Lines<'a> {
    /// The address of a section is found by its labels. Instructions in a section without a label have no lines.
    pub fn new(
        object: &Object,
        placed: &[PlacedLine],
        simulator: &Simulator,
        linear: &'a [usize],
    ) -> Lines<'a> {
        let mut starts = HashMap::new();
        for symbol in &object.symbols {
            if let SymbolPlace::Section(section) = symbol.place {
                if let Some(address) = simulator.symbols().get(&symbol.name) {
                    starts.insert(section, address.wrapping_sub(symbol.value));
                }
            }
        }
        let at = |line: &PlacedLine| {
            let start: u32 = *starts.get(&line.section)?;
            Some((start.wrapping_add(line.offset), line.line))
        };
        Lines {
            assembly: placed.iter().filter_map(at).collect(),
            linear,
        }
    }

    fn linear(&self, line: usize) -> Option<usize> {
        let found = self.linear.get(line.checked_sub(1)?)?;
        (*found > 0).then_some(*found)
    }
}

/// Packets by address. A packet is described when it is first needed.
pub struct Packets<'a> {
    simulator: &'a Simulator,
    lines: Lines<'a>,
    /// The first symbol at each address.
    places: BTreeMap<u32, &'a str>,
    known: HashMap<u32, Vec<(u32, Instruction)>>,
    pub shown: BTreeMap<u32, Packet>,
}

impl<'a> Packets<'a> {
    pub fn new(simulator: &'a Simulator, lines: Lines<'a>) -> Packets<'a> {
        let mut places = BTreeMap::new();
        for (name, address) in simulator.symbols() {
            places.entry(*address).or_insert(name.as_str());
        }
        Packets {
            simulator,
            lines,
            places,
            known: HashMap::new(),
            shown: BTreeMap::new(),
        }
    }

    /// The instructions of the packet at an address.
    pub fn at(&mut self, address: u32) -> Vec<(u32, Instruction)> {
        if let Some(found) = self.known.get(&address) {
            return found.clone();
        }
        let instructions = self.simulator.packet(address);
        let packet = Packet {
            place: self.place(address),
            instructions: instructions
                .iter()
                .map(|(address, instruction)| self.placed(*address, instruction))
                .collect(),
        };
        self.shown.insert(address, packet);
        self.known.insert(address, instructions.clone());
        instructions
    }

    fn placed(&self, address: u32, instruction: &Instruction) -> Placed {
        let assembly_line = self.lines.assembly.get(&address).copied();
        let unit = instruction.unit.map(|unit| unit.to_string());
        Placed {
            text: instruction_text(instruction, address),
            unit: unit.unwrap_or_default().replace('.', ""),
            assembly_line,
            line: assembly_line.and_then(|line| self.lines.linear(line)),
            writes: instruction
                .writes()
                .map(|(register, delay)| (register.to_string(), delay))
                .collect(),
        }
    }

    fn place(&self, address: u32) -> String {
        match self.places.range(..=address).next_back() {
            Some((start, name)) if *start == address => name.to_string(),
            Some((start, name)) => format!("{name}+{:#x}", address - start),
            None => format!("{address:#010x}"),
        }
    }
}
