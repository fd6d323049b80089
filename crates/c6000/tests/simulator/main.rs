//! Any bytes can be loaded and run: the result is a value or an error, never a panic or a hang.

mod calls;

use c6000::isa::Level;
use c6000::object::{self, Binding, Contents, Object, Section, SectionFlags, Symbol, SymbolPlace};
use c6000::sim::{CallError, Checks, Interrupt, Machine, Simulator};
use proptest::prelude::*;

const MAX_CYCLES: u64 = 2_000;

const MACHINES: [&str; 2] = ["c6201", "c64x-flat"];

/// An object for `level` with one routine, named `routine`, that has these words.
fn routine(words: &[u32], level: Option<Level>) -> Vec<u8> {
    object_of("routine", words, level)
}

/// An object for `level` with one routine that has these words.
fn object_of(name: &str, words: &[u32], level: Option<Level>) -> Vec<u8> {
    let code = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let section = Section {
        name: ".text".into(),
        flags: SectionFlags {
            write: false,
            execute: true,
        },
        align: 32,
        contents: Contents::Data(code),
        ..Section::default()
    };
    let symbol = Symbol {
        name: name.into(),
        place: SymbolPlace::Section(0),
        binding: Binding::Global,
        value: 0,
        size: 0,
    };
    object::write(&Object {
        level,
        sections: vec![section],
        symbols: vec![symbol],
    })
}

fn simulator() -> Simulator {
    simulator_of("c6201")
}

fn simulator_of(machine: &str) -> Simulator {
    Simulator::new(Machine::named(machine).unwrap()).unwrap()
}

fn run(machine: &str, words: &[u32], arguments: &[u32], checks: Checks) -> Result<u64, CallError> {
    let mut simulator = simulator_of(machine);
    simulator.load(&[&routine(words, None)]).unwrap();
    simulator
        .call("routine", arguments, MAX_CYCLES, checks)
        .map(|result| result.cycles)
}

/// Words that are mostly instructions: random fields, and the fixed bits of some format.
fn likely_word() -> impl Strategy<Value = u32> {
    let formats = [
        (0x0000_001c, 0x0000_0018), // .L
        (0x0000_007c, 0x0000_0000), // .M
        (0x0000_007c, 0x0000_0040), // .D
        (0x0000_000c, 0x0000_0004), // .D load and store
        (0x0000_000c, 0x0000_000c), // .D2 load and store with a long offset
        (0x0000_003c, 0x0000_0020), // .S
        (0x0000_003c, 0x0000_0008), // .S field
        (0x0000_003c, 0x0000_0028), // .S move constant
        (0xffe0_007c, 0x0000_0010), // .S branch, forward and near
        (0xfffe_1fff, 0x0000_0000), // NOP
        // Formats of the C64x.
        (0x0000_083c, 0x0000_0030), // .M extended
        (0x0000_0ffc, 0x0000_00f0), // .M on one source
        (0x0000_0c3c, 0x0000_0830), // .D extended
        (0x0000_0c3c, 0x0000_0c30), // .S extended
        (0x0000_017c, 0x0000_0124), // .D non-aligned double word
        (0x0000_0ffc, 0x0000_0020), // .S branch on register
        (0xfff8_1ffc, 0x0000_0120), // .S branch with NOP, forward and near
        (0x0000_1ffc, 0x0000_0160), // .S2 ADDKPC
    ];
    // The C62x has no registers 16 to 31, so the top bit of the three usual fields is cleared most of the time.
    (0..formats.len(), any::<u32>(), prop::bool::weighted(0.9)).prop_map(
        move |(index, word, low)| {
            let (mask, bits) = formats[index];
            let word = if low {
                word & !0x0842_0000 & !0xe000_0000
            } else {
                word
            };
            (word & !mask) | bits
        },
    )
}

fn checks() -> impl Strategy<Value = Checks> {
    any::<([bool; 5], Option<u8>)>().prop_map(
        |(
            [undefined_registers, uninitialised_memory, interruptible, loose_return, addresses],
            cycle,
        )| Checks {
            undefined_registers,
            uninitialised_memory,
            interruptible,
            loose_return,
            addresses,
            interrupt: cycle.map(|cycle| Interrupt {
                cycle: cycle.into(),
                table: 0,
            }),
        },
    )
}

fn arguments() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(
        prop_oneof![any::<u32>(), 0x8000_0000u32..0x8001_0000],
        0..=10,
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn random_words_end(words in prop::collection::vec(any::<u32>(), 1..64), checks in checks()) {
        for machine in MACHINES {
            let _ = run(machine, &words, &[], checks);
        }
    }

    #[test]
    fn likely_instructions_end(
        words in prop::collection::vec(likely_word(), 1..64), arguments in arguments(), checks in checks(),
    ) {
        for machine in MACHINES {
            match run(machine, &words, &arguments, checks) {
                Ok(cycles) => prop_assert!(cycles <= MAX_CYCLES),
                Err(CallError::Simulation(error)) => prop_assert!(error.cycle <= MAX_CYCLES),
                Err(CallError::Load(error)) => prop_assert!(false, "{error}"),
            }
        }
    }

    #[test]
    fn random_bytes_load_or_fail(bytes in prop::collection::vec(any::<u8>(), 0..512)) {
        prop_assert!(simulator().load(&[&bytes]).is_err());
    }

    #[test]
    fn damaged_objects_load_or_fail(
        words in prop::collection::vec(likely_word(), 1..32),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let mut bytes = routine(&words, None);
        for (place, byte) in damage {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        let mut simulator = simulator();
        if simulator.load(&[&bytes]).is_ok() {
            let _ = simulator.call("routine", &[], MAX_CYCLES, Checks::default());
        }
    }

    #[test]
    fn a_failed_load_changes_nothing(cut in any::<prop::sample::Index>()) {
        let whole = routine(&[0x000c_0362, 0x0000_8000], None);
        let mut simulator = simulator();
        simulator.load(&[&whole]).unwrap();
        if simulator.load(&[&whole, &whole[..cut.index(whole.len())]]).is_err() {
            let result = simulator.call("routine", &[], MAX_CYCLES, Checks::default());
            prop_assert_eq!(result.unwrap().cycles, 6);
        }
    }
}
