//! TI COFF: reading, linking and running; archives; files that are refused.

mod archives;
#[path = "../common/mod.rs"]
mod common;
mod programs;

use archives::last_member;
use c6000::object::{self, ObjectError};
use c6000::sim::{CallError, Checks, Console, Host, Machine, Simulator, Stream};
use common::archive;
use common::coff::{File, Section, Symbol, BSS, DATA, EXTERNAL, STATIC, TEXT};
use common::programs::{code, RETURN};
use programs::program;
use proptest::prelude::*;

/// The flag of a file for a big-endian CPU.
const BIG: u16 = 0x0200;

/// The symbol index of a reference to the entry's own section.
const OWN: u32 = u32::MAX;

fn external(name: &'static str, section: i16, value: u32) -> Symbol {
    Symbol {
        name,
        value,
        section,
        class: EXTERNAL,
    }
}

fn section_symbol(name: &'static str, section: i16) -> Symbol {
    Symbol {
        name,
        value: 0,
        section,
        class: STATIC,
    }
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let words = bytes.chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn simulator() -> Simulator {
    Simulator::new(Machine::named("c62x-large").unwrap()).unwrap()
}

fn loaded(files: &[&[u8]], wanted: &[&str]) -> Simulator {
    let mut simulator = simulator();
    simulator.load_wanted(files, wanted).unwrap();
    simulator
}

fn call(simulator: &mut Simulator, symbol: &str, arguments: &[u32]) -> Result<u32, CallError> {
    simulator
        .call(symbol, arguments, 10_000, Checks::default())
        .map(|result| result.return_value)
}

/// `_value` returns `table[1] + near`. It uses a branch to a symbol, an address in two halves, and an offset from B14.
fn linkable() -> File {
    let text = code(&format!(
        "value:  B     .S1   sum
         MVKL  .S1   4,A4
         MVKH  .S1   4,A4
         LDW   .D2T2 *+B14[1],B4
         NOP   2
         NOP
         NOP
         NOP
sum:     LDW   .D1T1 *A4,A4
         NOP   4
         ADD   .L1X  A4,B4,A4
{RETURN}"
    ));
    File {
        sections: vec![
            Section {
                name: ".text",
                flags: TEXT,
                data: text,
                relocations: vec![
                    (0, 2, 0, 0x52),
                    (4, 3, 0, 0x54),
                    (8, 3, 4, 0x55),
                    (12, 5, 0, 0x50),
                ],
                ..Section::default()
            },
            Section {
                name: ".a_long_section_name",
                flags: DATA,
                data: bytes(&[7, 1000]),
                ..Section::default()
            },
            Section {
                name: ".bss",
                flags: BSS,
                reserved: 8,
                ..Section::default()
            },
        ],
        symbols: vec![
            section_symbol(".text", 1), // 0, then an auxiliary entry, as after each section
            external("_sum_of_both", 1, 32), // 2
            section_symbol(".a_long_section_name", 2), // 3
            section_symbol(".bss", 3),  // 5
            external("_value", 1, 0),
            external("_near", 3, 4),
        ],
        ..File::default()
    }
}

#[test]
fn an_object_is_linked_and_called() {
    let mut simulator = loaded(&[&linkable().write()], &[]);
    let near = simulator.symbol("_near").unwrap();
    simulator.write(near, &234u32.to_le_bytes()).unwrap();
    assert_eq!(call(&mut simulator, "_value", &[]).unwrap(), 1234);
}

/// A data section of one word with one relocation, and a section of 16 words. Symbol 2 is in the second one.
fn with_relocation(word: u32, relocations: &[common::coff::Relocation]) -> File {
    let own = Section {
        name: ".data",
        flags: DATA,
        data: bytes(&[0, word]),
        relocations: relocations.to_vec(),
        ..Section::default()
    };
    let other = Section {
        name: ".other",
        flags: DATA,
        reserved: 64,
        ..Section::default()
    };
    File {
        sections: vec![own, other],
        symbols: vec![
            section_symbol(".data", 1),
            external("_other", 2, 16), // 2
            external("_own", 1, 0),
            external("$bss", 0, 0), // 4
        ],
        ..File::default()
    }
}

/// Addresses of `_own` and `_other`, and the word after linking.
fn linked(file: &File) -> (u32, u32, u32) {
    let simulator = loaded(&[&file.write()], &[]);
    let (own, other) = (simulator.symbol("_own"), simulator.symbol("_other"));
    let own = own.unwrap();
    let word = words(simulator.read(own + 4, 4).unwrap())[0];
    (own, other.unwrap(), word)
}

/// The field holds the address that is right in the object: `_other` at 16, and an addend of 4.
#[test]
fn every_type_of_relocation_moves_its_field() {
    let mvk = 0x0200_0028;
    let high = |address: u32| mvk | address >> 16 << 7;
    let low = |address: u32| mvk | (address & 0xffff) << 7;
    let load = |scaled: u32| 0x0200_006c | scaled << 8; // LDW *+B14[...]
    type Expected<'a> = &'a dyn Fn(u32, u32) -> u32;
    let cases: [(u16, u16, u32, Expected); 7] = [
        (0x11, 0, 20, &|_, other| other + 4),
        (0x10, 0, 0xabcd_0000 | 20, &|_, other| {
            0xabcd_0000 | (other + 4) & 0xffff
        }),
        (0x54, 0, low(20), &|_, other| low(other + 4)),
        (0x55, 20, high(20), &|_, other| high(other + 4)),
        (0x57, 0, low(20), &|_, other| low(other + 4)),
        (0x51, 0, load(5), &|_, other| load((other + 4) / 4)),
        (0x00, 0, 0x1234_5678, &|_, _| 0x1234_5678),
    ];
    for (kind, addend, word, expected) in cases {
        let (own, other, found) = linked(&with_relocation(word, &[(4, 2, addend, kind)]));
        assert_eq!(found, expected(own, other), "type {kind:#x}");
    }
}

#[test]
fn branches_of_every_width_reach_their_symbol() {
    for (kind, shift, width) in [(0x52, 7, 21), (0x71, 16, 12), (0x53, 13, 10), (0x70, 16, 7)] {
        let mask = (1u32 << width) - 1;
        let field = 5u32 & mask; // `_other` + 4, from the fetch packet at 0
        let (own, other, word) = linked(&with_relocation(field << shift, &[(4, 2, 0, kind)]));
        let distance = (other + 4).wrapping_sub(own & !31) >> 2;
        assert_eq!(word >> shift & mask, distance & mask, "type {kind:#x}");
    }
}

#[test]
fn a_reference_without_symbol_moves_with_its_section() {
    let (own, _, word) = linked(&with_relocation(4, &[(4, OWN, 0, 0x11)]));
    assert_eq!(word, own + 4);
}

/// The instruction `MVK (_other-$bss+44)` and the word `(_other-_own+4)/4`.
#[test]
fn expressions_are_computed() {
    let distance = |zero| [(4, 2, 0, 0x4011), (4, zero, 0, 0x4011), (4, 0, 0, 0x4001)];
    let mut entries = distance(4).to_vec();
    entries.extend([
        (4, 44, 0, 0x4013),
        (4, 0, 0, 0x4000),
        (4, 0x20_1007, 0, 0x4010),
    ]);
    let mut file = with_relocation(0x0200_0028, &entries);
    file.sections[1].name = ".bss"; // $bss is its start
    let (_, _, word) = linked(&file);
    assert_eq!(word, 0x0200_0028 | (16 + 44) << 7);

    let mut entries = distance(3).to_vec();
    entries.extend([
        (4, 4, 0, 0x4012),
        (4, 0, 0, 0x4000),
        (4, 4, 0, 0x4012),
        (4, 0, 0, 0x4004),
        (4, 0x20_2000, 0, 0x4016),
    ]);
    let (own, other, word) = linked(&with_relocation(0, &entries));
    assert_eq!(word, (other - own + 4) / 4);
}

#[test]
fn tables_of_initial_values_are_applied() {
    let mut file = with_relocation(0, &[]);
    file.sections.push(Section {
        name: ".cinit:c",
        flags: DATA | 0x300,
        data: bytes(&[8, 20, 11, 22, 4, 36, 33]), // at _other + 4 and + 20
        relocations: vec![(4, 2, 0, 0x11), (20, 2, 0, 0x11)],
        ..Section::default()
    });
    let simulator = loaded(&[&file.write()], &[]);
    let other = simulator.symbol("_other").unwrap();
    let found = words(simulator.read(other, 24).unwrap());
    assert_eq!(found, [0, 11, 22, 0, 0, 33]);
    assert_eq!(simulator.symbol("cinit").unwrap(), u32::MAX);
    file.sections[2].relocations.clear();
    file.sections[2].data = bytes(&[400, 20]);
    assert!(simulator_error(&file).contains("ends outside the section"));
    file.sections[2].data = bytes(&[4, 0xffff_0000, 1, 0, 0, 0]);
    assert!(simulator_error(&file).contains("is for no variable"));
}

fn simulator_error(file: &File) -> String {
    simulator().load(&[&file.write()]).unwrap_err().to_string()
}

#[test]
fn foreign_files_are_refused_by_name() {
    let refused = |change: &dyn Fn(&mut Vec<u8>)| -> ObjectError {
        let mut bytes = linkable().write();
        change(&mut bytes);
        object::read(&bytes).unwrap_err()
    };
    let big = refused(&|bytes| bytes[18..20].copy_from_slice(&BIG.to_le_bytes()));
    assert!(big.0.contains("big-endian"), "{big}");
    let swapped = refused(&|bytes| {
        bytes[0..2].reverse();
        bytes[20..22].reverse();
    });
    assert!(swapped.0.contains("big-endian"), "{swapped}");
    let other = refused(&|bytes| bytes[20] = 0x98); // the C5400
    assert!(other.0.contains("neither ELF nor COFF"), "{other}");
}

#[test]
fn bad_relocations_are_refused() {
    for (entries, cause) in [
        (&[(4, 99, 0, 0x11)][..], "no symbol 99"),
        (&[(4, 1, 0, 0x11)], "no symbol 1"), // an auxiliary entry
        (&[(6, 2, 0, 0x11)], "outside its section"),
        (&[(4, 2, 0, 0x99)], "unknown type 0x0099"),
        (&[(4, 2, 0, 0x4011)], "without end"),
        (&[(4, 0, 0, 0x4000)], "without operands"),
        (
            &[(4, 2, 0, 0x4011), (4, 2, 0, 0x11)],
            "within an expression",
        ),
        (&[(4, 2, 0, 0x4011), (4, 0x20_2001, 0, 0x4016)], "bad field"),
        (
            &[(4, 2, 0, 0x4011), (0, 0x20_2000, 0, 0x4016)],
            "within an expression",
        ),
    ] {
        let error = simulator_error(&with_relocation(0, entries));
        assert!(error.contains(cause), "{error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn hostile_files_are_read_or_refused(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..8),
        cut in any::<prop::sample::Index>(),
        which in 0..3,
    ) {
        let mut bytes = match which {
            0 => linkable().write(),
            1 => program().write(),
            _ => archive(&[("a.obj", &linkable().write()), ("b.obj", &last_member("_b"))]),
        };
        for (place, value) in changes {
            let place = place.index(bytes.len());
            bytes[place] = value;
        }
        bytes.truncate(cut.index(bytes.len() + 1).max(bytes.len() / 2));
        if let Ok(parts) = object::read_parts(&bytes) {
            for part in parts {
                c6000::asm::disassemble(&part.object, c6000::isa::Level::C62x);
            }
        }
        let _ = simulator().load_wanted(&[&bytes], &["_value"]);
        let _ = simulator().load_program(&bytes);
    }
}
