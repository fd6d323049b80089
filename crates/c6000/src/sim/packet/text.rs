//! Texts of execute packets and of their instructions.

use crate::isa::Table;
use crate::isa::{Instruction, Operand, FETCH_PACKET};

/// Words of a fetch packet.
const FETCH_PACKET_WORDS: u32 = FETCH_PACKET / 4;

/// The text of the packet at `address`, with one instruction on each line.
pub(crate) fn text(
    table: &'static Table,
    address: u32,
    word: impl Fn(u32) -> Option<u32>,
) -> String {
    let mut lines = Vec::new();
    for index in 0..FETCH_PACKET_WORDS {
        let at = address.wrapping_add(4 * index);
        let Some(word) = word(at) else { break };
        let bars = if index == 0 { "  " } else { "||" };
        match table.decode(word) {
            Ok(instruction) => {
                lines.push(format!("{at:08x} {bars} {}", resolved(&instruction, at)))
            }
            Err(_) => lines.push(format!("{at:08x} {bars} .word {word:#010x}")),
        }
        if word & 1 == 0 {
            break;
        }
    }
    lines.join("\n")
}

/// The text of an instruction. A branch target is written as an address.
pub(crate) fn resolved(instruction: &Instruction, address: u32) -> String {
    match instruction.operands.first() {
        Some(Operand::Displacement(bytes)) => {
            let target = (address & !(FETCH_PACKET - 1)).wrapping_add_signed(*bytes);
            let text = instruction.to_string();
            let head = text
                .rsplit_once(' ')
                .map_or(text.as_str(), |(head, _)| head);
            format!("{head} {target:#010x}")
        }
        _ => instruction.to_string(),
    }
}
