//! Explains in words why the disassembler writes a word of code as data.

use crate::isa::{Instruction, Table};

/// Why words of code are not written as instructions: the assembler would not encode the instructions as these words.
#[derive(Clone, Copy)]
pub enum Unusual {
    NoInstruction,
    OtherEncoding,
    UnitTwice,
    Open,
    Label,
}

/// The comment for a word of code that is written as data: its instruction, and the reason.
pub fn comment(table: &'static Table, word: u32, unusual: Unusual) -> String {
    let Ok(instruction) = table.decode(word) else {
        return "no instruction".to_owned();
    };
    let other = encoded(table, &instruction).filter(|&other| other != word);
    let packet = match (unusual, other) {
        (Unusual::OtherEncoding, Some(other)) => {
            return format!("{instruction}: the assembler encodes it as {other:#010x}")
        }
        (Unusual::OtherEncoding, None) => "with an encoding that the assembler does not make",
        (Unusual::NoInstruction, _) => "with a word that is no instruction",
        (Unusual::UnitTwice, _) => "that uses a unit twice",
        (Unusual::Open, _) => "that does not end",
        (Unusual::Label, _) => "with a label inside",
    };
    format!("{instruction}: in a packet {packet}")
}

/// The word that the assembler encodes from the instruction's text.
fn encoded(table: &'static Table, instruction: &Instruction) -> Option<u32> {
    table
        .with_mnemonic(&instruction.opcode.mnemonic)
        .find_map(|opcode| {
            table
                .encode(&Instruction {
                    opcode,
                    ..*instruction
                })
                .ok()
        })
}
