//! Writes execute packets as text.

use crate::asm::disassemble::unusual::Unusual;
use crate::asm::disassemble::{data, put, Reference, View};
use crate::isa::{Coding, Instruction, Kind, Operand, Operands, Table, Unit, FETCH_PACKET};
use crate::object::RelocationKind;

struct Code<'a> {
    view: &'a View<'a>,
    table: &'static Table,
}

pub fn write(text: &mut String, view: &View, table: &'static Table) {
    let code = Code { view, table };
    let size = view.section.size();
    let mut at = 0;
    while at < size {
        let end = code.packet_end(at).min(size);
        match code.packet(at, end) {
            Ok(packet) => code.write_packet(text, at, &packet),
            Err(unusual) => data::write(text, view, at..end, Some(unusual)),
        }
        at = end;
    }
}

impl Code<'_> {
    fn word(&self, at: u32) -> Option<u32> {
        let bytes = self.view.section.data().get(at as usize..at as usize + 4)?;
        Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    /// The offset at which the execute packet at `at` ends: after the first word without p bit, or after eight words.
    /// On a level whose execute packets may not cross a fetch packet, the packet ends with its fetch packet at the
    /// latest.
    fn packet_end(&self, at: u32) -> u32 {
        let limit = if self.table.level.packets_may_span() {
            at + FETCH_PACKET
        } else {
            (self.view.fetch_packet(at) + i64::from(FETCH_PACKET)) as u32
        };
        let mut end = at + 4;
        while end < limit && self.word(end - 4).is_some_and(|word| word & 1 == 1) {
            end += 4;
        }
        end
    }

    /// The instructions of a packet. The error says why the assembler would not encode their text as these words.
    fn packet(&self, start: u32, end: u32) -> Result<Vec<Instruction>, Unusual> {
        let mut packet = Vec::new();
        let mut units: Vec<Unit> = Vec::new();
        for at in (start..end).step_by(4) {
            let word = self.word(at).ok_or(Unusual::NoInstruction)?;
            let mut instruction = self
                .table
                .decode(word)
                .map_err(|_| Unusual::NoInstruction)?;
            let twice = instruction.unit.is_some_and(|unit| units.contains(&unit));
            let keeps_encoding =
                self.view.linked || self.view.is_relocated(at) || self.is_preferred(&instruction);
            if twice {
                return Err(Unusual::UnitTwice);
            }
            if !keeps_encoding {
                instruction = self
                    .with_repeated_fields(&instruction, word)
                    .ok_or(Unusual::OtherEncoding)?;
            }
            units.extend(instruction.unit);
            packet.push(instruction);
        }
        let last_is_open = packet.last().is_none_or(|last| last.parallel);
        // The text can have a label only before a packet.
        let unlabelled = self.view.next_label(start, end) == end;
        match (last_is_open, unlabelled) {
            (true, _) => Err(Unusual::Open),
            (false, false) => Err(Unusual::Label),
            (false, true) => Ok(packet),
        }
    }

    /// Whether the assembler encodes the instruction's text with this encoding.
    fn is_preferred(&self, instruction: &Instruction) -> bool {
        let mut encodings = self.table.with_mnemonic(&instruction.opcode.mnemonic);
        let chosen = encodings.find(|opcode| {
            self.table
                .encode(&Instruction {
                    opcode,
                    ..*instruction
                })
                .is_ok()
        });
        chosen.is_some_and(|opcode| opcode.id == instruction.opcode.id)
    }

    /// The pseudo-instruction that repeats a register in several fields and is encoded as this word, such as ZERO for
    /// `SUB .L2 B5,B5,B5`.
    fn with_repeated_fields(&self, instruction: &Instruction, word: u32) -> Option<Instruction> {
        let mut operands = Operands::default();
        operands.push(*instruction.operands.last()?);
        self.table
            .opcodes
            .iter()
            .filter(|opcode| !opcode.copies.is_empty() && opcode.operands.len() == operands.len())
            .map(|opcode| Instruction {
                opcode,
                operands,
                ..*instruction
            })
            .find(|pseudo| self.table.encode(pseudo) == Ok(word) && self.is_preferred(pseudo))
    }

    fn write_packet(&self, text: &mut String, start: u32, packet: &[Instruction]) {
        self.view.write_labels(text, start);
        for (position, instruction) in packet.iter().enumerate() {
            let at = start + 4 * position as u32;
            let reference = self.view.reference(at, start);
            let bars = if position == 0 { "  " } else { "||" };
            let predicate = instruction
                .predicate
                .map_or(String::new(), |predicate| predicate.to_string());
            let mnemonic = mnemonic(instruction, reference.as_ref());
            let unit = instruction.unit_specifier();
            let operands: Vec<_> = (0..instruction.operands.len())
                .map(|operand| self.operand(instruction, operand, (start, at), reference.as_ref()))
                .collect();
            let line = format!(
                "{bars} {predicate:<5} {mnemonic:<7} {unit:<6} {}",
                operands.join(",")
            );
            put(text, format_args!("\t{}", line.trim_end()));
        }
    }

    fn operand(
        &self,
        instruction: &Instruction,
        position: usize,
        (packet, at): (u32, u32),
        reference: Option<&Reference>,
    ) -> String {
        let operand = instruction.operands[position];
        let relocated = reference.map(|reference| reference.target.clone());
        match (
            &instruction.opcode.operands[position].kind,
            operand,
            relocated,
        ) {
            (Kind::Constant(_) | Kind::Displacement { .. }, _, Some(target)) => target,
            (Kind::MemoryLong, Operand::Memory(memory), Some(target)) => {
                format!("*+{}({target})", memory.base)
            }
            (_, Operand::Displacement(bytes), None) => {
                let target = self.view.fetch_packet(at) + i64::from(bytes);
                self.view
                    .names
                    .branch_target(self.view.index, packet, target)
            }
            (Kind::Constant(kind), Operand::Constant(value), None)
                if kind.coding == Coding::High16 =>
            {
                format!("{value:#x}")
            }
            _ => operand.to_string(),
        }
    }
}

/// The mnemonic for which the assembler writes the relocation of the reference.
fn mnemonic<'a>(instruction: &'a Instruction, reference: Option<&Reference>) -> &'a str {
    let kind = reference.and_then(|reference| reference.kind);
    match kind.is_some_and(RelocationKind::is_low_half) {
        true if instruction.opcode.mnemonic == "MVKH" => "MVKLH",
        true if instruction.opcode.mnemonic == "MVK" => "MVKL",
        _ => &instruction.opcode.mnemonic,
    }
}
