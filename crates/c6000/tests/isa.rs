//! The instruction table is consistent, and encoding is the inverse of decoding.

use c6000::isa::{Flag, Level, Opcode, Table, UnitKind};
use proptest::prelude::*;

fn table() -> &'static Table {
    Table::of(Level::C62x)
}

fn real(level: Level) -> impl Iterator<Item = &'static Opcode> {
    let opcodes = Table::of(level).opcodes.iter();
    opcodes.filter(|opcode| opcode.alias_of.is_none())
}

/// A word of a real encoding with random free bits. Half of the words are valid.
fn encoded_word(level: Level) -> impl Strategy<Value = u32> {
    let opcodes: Vec<_> = real(level)
        .map(|opcode| (opcode.mask, opcode.bits))
        .collect();
    (prop::sample::select(opcodes), any::<u32>(), any::<bool>()).prop_map(
        |((mask, bits), random, tame)| {
            // Clear the top bit of register numbers, and keep the predicate among the C62x's predicates.
            let random = if tame {
                random & !0x0842_0000 & !0xf000_0000
            } else {
                random
            };
            (random & !mask) | bits
        },
    )
}

fn mnemonics(level: Level) -> std::collections::BTreeSet<&'static str> {
    real(level).map(|opcode| opcode.mnemonic.as_str()).collect()
}

#[test]
fn has_every_instruction_of_the_c62x() {
    assert_eq!(mnemonics(Level::C62x).len(), 70);
    assert_eq!(real(Level::C62x).count(), 158);
}

#[test]
fn has_every_instruction_that_the_c64x_adds() {
    let (old, all) = (mnemonics(Level::C62x), mnemonics(Level::C64x));
    assert_eq!(all.difference(&old).count(), 69);
    assert_eq!(real(Level::C64x).count(), 158 + 106);
}

#[test]
fn numbers_of_the_c64x_exist_there_only() {
    let (old, new) = (table(), Table::of(Level::C64x));
    let add_a16 = 0x0000_0078 | 16 << 23;
    let if_a0 = 0xc000_0078;
    for word in [add_a16, if_a0] {
        assert!(old.decode(word).is_err());
        let instruction = new.decode(word).unwrap();
        assert_eq!(new.encode(&instruction), Ok(word));
    }
}

#[test]
fn no_word_fits_two_encodings() {
    for first in real(Level::C64x) {
        // IDLE has a count that no NOP has. The C64x widens a constant of CMPGTU and CMPLTU.
        let second = |second: &&Opcode| {
            let widened = matches!(&*first.mnemonic, "CMPGTU" | "CMPLTU")
                && second.mnemonic == first.mnemonic;
            second.id > first.id && first.mnemonic != "IDLE" && !widened
        };
        for second in real(Level::C64x).filter(second) {
            let common = first.mask & second.mask;
            assert_ne!(
                first.bits & common,
                second.bits & common,
                "{} and {}",
                first.mnemonic,
                second.mnemonic
            );
        }
    }
}

#[test]
fn pseudo_instructions_are_encodings_of_the_instruction_they_name() {
    let opcodes = &Table::of(Level::C64x).opcodes;
    for alias in opcodes.iter().filter(|opcode| opcode.alias_of.is_some()) {
        let found = real(Level::C64x).any(|opcode| {
            Some(&opcode.mnemonic) == alias.alias_of.as_ref()
                && opcode.mask & alias.mask == opcode.mask
                && opcode.bits == alias.bits & opcode.mask
        });
        assert!(found, "{} is no {:?}", alias.mnemonic, alias.alias_of);
    }
}

#[test]
fn delay_slots_follow_the_class() {
    const TWO_CYCLES: &str = "AVG2 AVGU4 BITC4 BITR DEAL ROTL SHFL SSHVL SSHVR XPND2 XPND4";
    for opcode in real(Level::C64x) {
        let multiplies = opcode.unit.is_some_and(|unit| unit.kind == UnitKind::M);
        let old = mnemonics(Level::C62x).contains(&*opcode.mnemonic);
        let two_cycles = TWO_CYCLES.split(' ').any(|name| name == opcode.mnemonic);
        let expected = match &opcode.mnemonic {
            _ if opcode.has(Flag::Load) => 4,
            _ if opcode.has(Flag::Branch) => 5,
            _ if multiplies && (old || two_cycles) => 1,
            _ if multiplies => 3,
            _ => 0,
        };
        assert_eq!(opcode.delay_slots, expected, "{}", opcode.mnemonic);
        assert_eq!(
            opcode.memory.is_some(),
            opcode.has(Flag::Load) || opcode.has(Flag::Store)
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn any_word_decodes_or_is_refused(word: u32) {
        for table in Level::ALL.map(Table::of) {
            if let Ok(instruction) = table.decode(word) {
                prop_assert_eq!(table.encode(&instruction), Ok(word), "{}", instruction);
            }
        }
    }

    #[test]
    fn encode_inverts_decode(word in encoded_word(Level::C62x)) {
        if let Ok(instruction) = table().decode(word) {
            prop_assert_eq!(table().encode(&instruction), Ok(word), "{}", instruction);
        }
    }

    #[test]
    fn encode_inverts_decode_on_the_c64x(word in encoded_word(Level::C64x)) {
        let table = Table::of(Level::C64x);
        if let Ok(instruction) = table.decode(word) {
            prop_assert_eq!(table.encode(&instruction), Ok(word), "{}", instruction);
        }
    }
}

#[test]
fn reserved_words_are_refused() {
    let add = 0x0000_0078; // ADD .L1 A0,A0,A0
    assert!(table().decode(add).is_ok());
    assert!(table().decode(add | 0x1000_0000).is_err(), "creg 0 with z");
    assert!(table().decode(add | 0xe000_0000).is_err(), "creg 7");
    assert!(table().decode(add | 16 << 23).is_err(), "register A16");
    assert!(table().decode(0xffff_ffff).is_err());
    assert!(table().decode(9 << 13).is_err(), "NOP 10");
}
