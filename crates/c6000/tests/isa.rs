//! The instruction table is consistent, and decode and encode are each other's inverse.

use c6000::isa::{Flag, Level, Opcode, Table};
use proptest::prelude::*;

fn table() -> &'static Table {
    Table::of(Level::C62x)
}

fn real() -> impl Iterator<Item = &'static Opcode> {
    table()
        .opcodes
        .iter()
        .filter(|opcode| opcode.alias_of.is_none())
}

/// A word of a real encoding with the free bits filled at random; half of them valid.
fn encoded_word() -> impl Strategy<Value = u32> {
    let opcodes: Vec<_> = real().map(|opcode| (opcode.mask, opcode.bits)).collect();
    (prop::sample::select(opcodes), any::<u32>(), any::<bool>()).prop_map(
        |((mask, bits), random, tame)| {
            // Clear the top bit of the register numbers and keep the predicate in the range that the C62x has.
            let random = if tame {
                random & !0x0842_0000 & !0xf000_0000
            } else {
                random
            };
            (random & !mask) | bits
        },
    )
}

#[test]
fn has_every_instruction_of_the_c62x() {
    let mnemonics: std::collections::BTreeSet<_> =
        real().map(|opcode| opcode.mnemonic.as_str()).collect();
    assert_eq!(mnemonics.len(), 70);
    assert_eq!(real().count(), 158);
}

#[test]
fn no_word_fits_two_encodings() {
    for first in real() {
        // IDLE is the count of NOP that no NOP has.
        for second in real().filter(|second| second.id > first.id && first.mnemonic != "IDLE") {
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
    for alias in table()
        .opcodes
        .iter()
        .filter(|opcode| opcode.alias_of.is_some())
    {
        let found = real().any(|opcode| {
            Some(&opcode.mnemonic) == alias.alias_of.as_ref()
                && opcode.mask & alias.mask == opcode.mask
                && opcode.bits == alias.bits & opcode.mask
        });
        assert!(found, "{} is no {:?}", alias.mnemonic, alias.alias_of);
    }
}

#[test]
fn delay_slots_follow_the_class() {
    for opcode in real() {
        let expected = match &opcode.mnemonic {
            _ if opcode.has(Flag::Load) => 4,
            _ if opcode.has(Flag::Branch) => 5,
            name if name.contains("MPY") => 1,
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
        if let Ok(instruction) = table().decode(word) {
            prop_assert_eq!(table().encode(&instruction), Ok(word), "{}", instruction);
        }
    }

    #[test]
    fn encode_inverts_decode(word in encoded_word()) {
        if let Ok(instruction) = table().decode(word) {
            prop_assert_eq!(table().encode(&instruction), Ok(word), "{}", instruction);
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
