//! The worked examples of SPRU189F chapters 3 and 5, each run by the CPU cycle by cycle.

use crate::asm;
use crate::isa::{Level, Table};
use crate::sim::engine::cpu::{Checks, Cpu};
use crate::sim::engine::Engine;
use crate::sim::machine::Machine;
use crate::sim::memory::contents::Memory;
use crate::sim::memory::timing::Timing;
use crate::sim::state::control::Control;
use crate::sim::state::registers::{Registers, SIDE_B};
use crate::sim::state::stack::StackUse;
use serde::Deserialize;
use std::collections::BTreeMap;

const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors");

/// Data begins at address 0, as in the manual's examples. The program lies above the data.
const MACHINE: &str = r#"
name = "examples"
description = "data at 0"
isa = "c62x"
clock_mhz = 200
cpu_id = 0x0001
[[memory]]
name = "data"
holds = "data"
base = 0
size = 0x10000
sections = [".data"]
stack = true
[[memory]]
name = "program"
holds = "program"
base = 0x10000
size = 0x1000
sections = [".text"]
"#;

const ENTRY: u32 = 0x10000;

#[derive(Deserialize)]
struct Examples {
    example: Vec<Example>,
}

type State = BTreeMap<String, String>;

#[derive(Deserialize)]
struct Example {
    page: String,
    text: String,
    before: State,
    after: Vec<After>,
}

#[derive(Deserialize)]
struct After {
    cycles: u64,
    state: State,
}

struct Bench {
    cpu: Cpu,
    engine: Engine,
    memory: Memory,
    timing: Timing,
}

fn value(text: &str) -> u64 {
    u64::from_str_radix(text, 16).unwrap_or_else(|_| panic!("bad value {text}"))
}

/// The index of a register by its name. For a pair, its even register.
fn register(name: &str) -> u8 {
    let name = name.rsplit(':').next().unwrap_or(name);
    let number: u8 = name[1..]
        .parse()
        .unwrap_or_else(|_| panic!("bad register {name}"));
    if name.starts_with('B') {
        SIDE_B + number
    } else {
        number
    }
}

fn is_control(name: &str) -> bool {
    matches!(name, "AMR" | "CSR")
}

fn address(name: &str) -> Option<u32> {
    let digits = name.strip_prefix("mem 0x")?;
    u32::from_str_radix(digits, 16).ok()
}

impl Bench {
    fn new(example: &Example, level: Level) -> Bench {
        let machine = Machine::from_toml(MACHINE).expect("the machine is well formed");
        let source = format!("\t.text\n\t{}\n{}", example.text, "\tnop\n".repeat(10));
        let object = asm::assemble(&source, "example.asm", level).expect("the example assembles");
        let mut engine = Engine::new(Table::of(level), 0);
        let text = object
            .sections
            .iter()
            .find(|section| section.name == ".text");
        engine.add(ENTRY, text.expect("it has code").data());
        let mut control = Control::new(1);
        let mut registers = Registers::new();
        let mut memory = Memory::new(&machine);
        for (name, text) in &example.before {
            if let Some(at) = address(name) {
                memory.write(at, &value(text).to_le_bytes()[..text.len() / 2]);
            } else if name == "AMR" {
                control
                    .write("AMR", value(text) as u32)
                    .expect("no reserved mode");
                control.end_cycle();
            } else if !is_control(name) {
                registers.set(register(name), value(text) as u32);
                if name.contains(':') {
                    registers.set(register(name) + 1, (value(text) >> 32) as u32);
                }
            }
        }
        let stack = StackUse {
            pointer: SIDE_B + 15,
            top: 0,
            limit: 0,
            lowest: 0,
        };
        let mut cpu = Cpu::new(registers, control, Checks::default(), stack);
        cpu.start_at(ENTRY);
        Bench {
            cpu,
            engine,
            memory,
            timing: Timing::new(&machine),
        }
    }

    fn step(&mut self) {
        let step = self
            .engine
            .step(&mut self.cpu, &mut self.memory, &mut self.timing, 100);
        step.expect("the example runs");
    }

    /// The current value of a name, with as many digits as `like`.
    fn now(&self, name: &str, like: &str) -> String {
        let held = if let Some(at) = address(name) {
            let bytes = self.memory.read(at, like.len() / 2).expect("in memory");
            bytes
                .iter()
                .rev()
                .fold(0, |value, &byte| value << 8 | u64::from(byte))
        } else if is_control(name) {
            // In the manual's examples, interrupts are disabled.
            u64::from(self.cpu.control.read(name, 0).expect("readable") & !1)
                | u64::from(name == "AMR" && value(like) & 1 == 1)
        } else if name.contains(':') {
            self.cpu.registers.pair(register(name))
        } else {
            u64::from(self.cpu.registers.get(register(name)))
        };
        format!("{held:0width$X}", width = like.len())
    }
}

#[test]
fn every_worked_example_of_chapter_3_holds() {
    hold_examples("spru189f_examples.toml", Level::C62x, 90);
}

#[test]
fn every_worked_example_of_chapter_3_holds_on_the_c64x() {
    hold_examples("spru189f_examples.toml", Level::C64x, 90);
}

#[test]
fn every_worked_example_of_chapter_5_holds() {
    hold_examples("spru189f_c64x_examples.toml", Level::C64x, 140);
}

fn hold_examples(file: &str, level: Level, at_least: usize) {
    let path = format!("{VECTORS}/{file}");
    let text = std::fs::read_to_string(path).expect("the examples are there");
    let examples: Examples = toml::from_str(&text).expect("the examples are well formed");
    let mut failures = Vec::new();
    for example in &examples.example {
        let mut bench = Bench::new(example, level);
        let mut cycle = 0;
        for after in &example.after {
            while cycle < after.cycles {
                bench.step();
                cycle += 1;
            }
            for (name, expected) in &after.state {
                let now = bench.now(name, expected);
                if now != *expected {
                    failures.push(format!(
                        "{} ({}): {name} is {now}, not {expected}, after {cycle}",
                        example.text, example.page
                    ));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(examples.example.len() > at_least);
}
