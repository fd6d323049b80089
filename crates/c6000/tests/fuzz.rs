//! Fuzzing: any bytes or text give a value or an error, soon and without a panic.
//!
//! Each target runs for `BROADSIDE_FUZZ_SECONDS` (default 1) on mutations of good inputs, and prints how many inputs it
//! tried. `BROADSIDE_FUZZ_SEED` repeats a run; without it every run differs. An input that fails is printed.

mod common;

use c6000::asm::{assemble, disassemble};
use c6000::isa::{Level, Table};
use c6000::object;
use c6000::sim::{Checks, Machine, Simulator};
use common::{archive, coff};
use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use std::time::{Duration, Instant};

/// An input that takes longer than this counts as a hang.
const PATIENCE: Duration = Duration::from_secs(20);

struct Fuzzer {
    target: &'static str,
    rng: TestRng,
    seed: u64,
    end: Instant,
}

/// Prints the input if the target panics.
struct Reporter<'a>(&'static str, u64, &'a [u8]);

impl Drop for Reporter<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let hex: String = self.2.iter().map(|byte| format!("{byte:02x}")).collect();
            eprintln!("target {} (seed {}) fails on {hex}", self.0, self.1);
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

impl Fuzzer {
    fn new(target: &'static str) -> Fuzzer {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let time = now.map_or(0, |since| since.as_nanos() as u64);
        let seed = number("BROADSIDE_FUZZ_SEED").unwrap_or(time);
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let seconds = number("BROADSIDE_FUZZ_SECONDS").unwrap_or(1);
        Fuzzer {
            target,
            rng: TestRng::from_seed(RngAlgorithm::ChaCha, &bytes),
            seed,
            end: Instant::now() + Duration::from_secs(seconds),
        }
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.rng.next_u64() % limit.max(1) as u64) as usize
    }

    /// Runs the target on mutations of the seeds until the time is over.
    fn run(mut self, seeds: &[Vec<u8>], target: impl Fn(&[u8])) {
        let mut inputs = 0u64;
        let mut slowest = Duration::ZERO;
        while Instant::now() < self.end {
            let input = self.mutation(seeds);
            let reporter = Reporter(self.target, self.seed, &input);
            let start = Instant::now();
            target(&input);
            let took = start.elapsed();
            assert!(took < PATIENCE, "took {took:?}");
            slowest = slowest.max(took);
            drop(reporter);
            inputs += 1;
        }
        assert!(inputs > 0);
        println!(
            "fuzz {}: {inputs} inputs, seed {}, slowest {slowest:?}",
            self.target, self.seed
        );
    }

    fn mutation(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let chosen = self.below(seeds.len());
        let mut input = seeds[chosen].clone();
        for _ in 0..=self.below(8) {
            self.mutate(&mut input, seeds);
        }
        input
    }

    fn mutate(&mut self, input: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        if input.is_empty() {
            input.push(self.rng.next_u32() as u8);
        }
        let at = self.below(input.len());
        match self.below(8) {
            0 => input[at] ^= 1 << self.below(8),
            1 => input[at] = self.rng.next_u32() as u8,
            2 => self.overwrite(input, at),
            3 => input.truncate(at),
            4 => {
                let length = self.below(16).min(input.len() - at);
                input.drain(at..at + length);
            }
            5 => {
                let length = self.below(32).min(input.len() - at);
                let copy = input[at..at + length].to_vec();
                let to = self.below(input.len());
                input.splice(to..to, copy);
            }
            6 => {
                let other = &seeds[self.below(seeds.len())];
                let from = self.below(other.len());
                let length = self.below(64).min(other.len() - from);
                input.splice(at..at, other[from..from + length].iter().copied());
            }
            _ => {
                let byte = self.rng.next_u32() as u8;
                input.insert(at, byte);
            }
        }
    }

    /// Writes a number at the limit of a field: one, two or four bytes.
    fn overwrite(&mut self, input: &mut [u8], at: usize) {
        const EDGES: [u32; 10] = [
            0,
            1,
            0x7f,
            0xff,
            0x7fff,
            0xffff,
            0x7fff_ffff,
            0x8000_0000,
            0xffff_fff0,
            u32::MAX,
        ];
        let value = EDGES[self.below(EDGES.len())].to_le_bytes();
        let width = (1 << self.below(3)).min(input.len() - at);
        input[at..at + width].copy_from_slice(&value[..width]);
    }
}

const SOURCE: &str = r#"        .asg    B15, SP
        .global _f, far, $bss
        .bss    near,8,4
        .data
table:  .word   1, far+4, table-4
        .field  3,5
        .string "text",0
        .sect   ".text"
_f:     MVKL    .S1     table,A4        ; |12|
||      STW     .D2T2   B3,*SP--[2]
   [!A1] B      .S1     loop
        MVKH    .S1     table,A4
        MVK     .S2     (near-$bss),B4
        LDW     .D2T2   *+B14(near),B5
loop:   ADD     .L1X    A4,B5,A5
|| [ B0] SUB    .L2     B0,1,B0
        MPY     .M1     A4,A5,A6
        LDW     .D2T2   *++SP[2],B3
        NOP     4
        B       .S2     B3
        NOP     5
x       .set    (5+3)*2
y       .usect  ".far",x,8
        .cstring "end"
"#;

/// Conditions, loops, macros, local labels, and instructions without units.
const FLOW: &str = r#"n       .set    3
        .if     n = 3 & .TMS320C6200
        .if     n < 2
        .elseif n > 5
        .else
$1:     ADD     A1,A2,A3
||      ADD     .D A2,A3,A4
||      MPY     A1,B2,A5
        .endif
        .else
        .endif
        .newblock
$1      LDW     *+A4(-8),A5
pair    .macro  a,b
        .var    v
        .asg    :a:,v
l?:     B       l?
        .if     b
        .mexit
        .endif
P:a:    .word   v,b
        .endm
        .asg    0,i
        .loop   3
        .break  i = 2
        .eval   i+1,i
        .endloop
        pair    i,0
        pair    7,1
        .align  32
f:      .asmfunc
        MVK     0x7fff,B1
        MVKL    $PCR_OFFSET(later,f),A4
        MVKH    later+4-f,A4
        MVKL    $DPR_WORD(later+4),A4
        .endasmfunc
        .asg    "@(#) 21 09:03", date
        .if     $isdefed("later")
        .emsg   date
        .endif
        .data
later:  .word   5
"#;

fn elf() -> Vec<u8> {
    object::write(&assemble(SOURCE, "seed.asm", Level::C62x).unwrap())
}

fn coff_file(entry: Option<u32>) -> Vec<u8> {
    let symbol = |name, section, value| coff::Symbol {
        name,
        value,
        section,
        class: coff::EXTERNAL,
    };
    let text = coff::Section {
        name: ".text",
        flags: coff::TEXT,
        address: entry.unwrap_or(0),
        data: common::programs::code(common::programs::RETURN),
        relocations: vec![
            (0, 1, 0, 0x52),
            (4, 1, 4, 0x55),
            (8, 2, 0, 0x4011),
            (8, 3, 0, 0x4011),
            (8, 0, 0, 0x4001),
            (8, 0x20_1007, 0, 0x4010),
        ],
        ..coff::Section::default()
    };
    let values = coff::Section {
        name: ".cinit",
        flags: coff::DATA | entry.map_or(0, |_| coff::COPY),
        data: [4u32, 0x4000, 7, 0, 0]
            .into_iter()
            .flat_map(u32::to_le_bytes)
            .collect(),
        ..coff::Section::default()
    };
    let variables = coff::Section {
        name: ".a_section_of_variables",
        flags: coff::BSS,
        address: 0x4000,
        reserved: 16,
        ..coff::Section::default()
    };
    coff::File {
        entry,
        sections: vec![text, values, variables],
        symbols: vec![
            symbol("_f", 1, 0),
            symbol("_elsewhere", 0, 0),
            symbol("_variable", 3, 0x4000),
            symbol("$bss", 0, 0),
        ],
        ..coff::File::default()
    }
    .write()
}

/// Reads a file in every possible format, links it, and calls one of its routines.
fn read_everything(bytes: &[u8]) {
    if let Ok(parts) = object::read_parts(bytes) {
        for part in parts {
            disassemble(&part.object, Level::C62x);
        }
    }
    let _ = object::read(bytes);
    let _ = object::read_executable(bytes);
    let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
    if simulator.load_wanted(&[bytes], &["_f"]).is_ok() {
        let _ = simulator.call("_f", &[1, 2], 1000, Checks::default());
    }
    if simulator.load_program(bytes).is_ok() {
        let _ = simulator.call("_f", &[1, 2], 1000, Checks::default());
    }
}

#[test]
fn elf_files() {
    Fuzzer::new("elf").run(&[elf()], read_everything);
}

#[test]
fn coff_files() {
    let seeds = [coff_file(None), coff_file(Some(0x1000))];
    Fuzzer::new("coff").run(&seeds, read_everything);
}

#[test]
fn archives() {
    let (elf, coff) = (elf(), coff_file(None));
    let seeds = [
        archive(&[("f.o", &elf)]),
        archive(&[("a_long_name_of_a_member.obj", &coff), ("f.o", &elf)]),
    ];
    Fuzzer::new("archive").run(&seeds, read_everything);
}

/// A decoded word encodes to the same word, at every level.
#[test]
fn decoder() {
    let seeds: Vec<Vec<u8>> = Level::ALL
        .into_iter()
        .flat_map(|level| &Table::of(level).opcodes)
        .map(|opcode| opcode.bits.to_le_bytes().to_vec())
        .collect();
    Fuzzer::new("decoder").run(&seeds, |input| {
        let mut bytes = [0; 4];
        for (to, from) in bytes.iter_mut().zip(input) {
            *to = *from;
        }
        let word = u32::from_le_bytes(bytes);
        for level in Level::ALL {
            let table = Table::of(level);
            if let Ok(instruction) = table.decode(word) {
                let text = instruction.to_string();
                assert_eq!(table.encode(&instruction), Ok(word), "{text}");
            }
        }
    });
}

/// Any text assembles or gives an error. An assembled object can be written, read and disassembled.
#[test]
fn assembler() {
    let seeds = [
        SOURCE.as_bytes().to_vec(),
        FLOW.as_bytes().to_vec(),
        b"        .field -1,3\n        .align 32\nL1: [A1] B L1\n||  LDDW *A4,A5:A4\n".to_vec(),
    ];
    Fuzzer::new("assembler").run(&seeds, |input| {
        let text = String::from_utf8_lossy(input);
        for level in Level::ALL {
            if let Ok(assembled) = assemble(&text, "fuzz.asm", level) {
                let read = object::read(&object::write(&assembled)).unwrap();
                disassemble(&read, level);
            }
        }
    });
}
