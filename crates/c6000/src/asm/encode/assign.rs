//! Chooses units, sides and paths for the instructions of an execute packet, so that no two of them conflict.
//!
//! The simulator checks the rules of a packet. Here the rules only guide the choice for instructions whose unit is not
//! named in the text. A unit that the text names is never changed.

use crate::asm::encode::select::Selected;
use crate::asm::error::{Fault, Located};
use crate::asm::layout::program::Statement;
use crate::isa::{Access, Flag, Instruction, Level, RegisterKind, Side, Unit, UnitKind, Width};

/// Picks one encoding for each statement from the encodings that fit it. Statements with few choices are decided first.
/// The result is the first combination without a conflict.
pub fn assign(
    level: Level,
    packet: &[Statement],
    mut fitting: Vec<Vec<Selected>>,
) -> Located<Vec<Selected>> {
    let mut order: Vec<usize> = (0..fitting.len()).collect();
    order.sort_by_key(|&index| fitting[index].len());
    let mut search = Search {
        level,
        packet,
        fitting: &fitting,
        order,
        chosen: vec![0; fitting.len()],
        furthest: 0,
    };
    if !search.place(0) {
        return Err(search.refusal());
    }
    let chosen = search.chosen;
    Ok(fitting
        .iter_mut()
        .zip(chosen)
        .map(|(choices, index)| choices.swap_remove(index))
        .collect())
}

struct Search<'a> {
    level: Level,
    packet: &'a [Statement],
    fitting: &'a [Vec<Selected>],
    order: Vec<usize>,
    /// The number of the chosen encoding of each decided statement.
    chosen: Vec<usize>,
    /// The largest number of statements that could be decided together.
    furthest: usize,
}

impl Search<'_> {
    /// Decides the statements at position `at` of the order and after it.
    fn place(&mut self, at: usize) -> bool {
        self.furthest = self.furthest.max(at);
        let Some(&statement) = self.order.get(at) else {
            return true;
        };
        for choice in 0..self.fitting[statement].len() {
            if self.is_free(at, statement, choice) {
                self.chosen[statement] = choice;
                if self.place(at + 1) {
                    return true;
                }
            }
        }
        false
    }

    fn is_free(&self, at: usize, statement: usize, choice: usize) -> bool {
        let wanted = &self.fitting[statement][choice].instruction;
        self.order[..at].iter().all(|&other| {
            let both_named = self.is_named(statement) && self.is_named(other);
            let taken = &self.fitting[other][self.chosen[other]].instruction;
            both_named || !meet(self.level, wanted, taken)
        })
    }

    /// Whether the text names the unit, or the instruction needs no unit.
    fn is_named(&self, statement: usize) -> bool {
        let named = self.packet[statement].unit.and_then(|named| named.unit());
        let first = self.fitting[statement].first();
        named.is_some() || first.is_none_or(|selected| selected.instruction.unit.is_none())
    }

    fn refusal(&self) -> Fault {
        let index = self.order[self.furthest.min(self.order.len() - 1)];
        let statement = &self.packet[index];
        let units = self.fitting[index]
            .iter()
            .filter_map(|selected| selected.instruction.unit);
        let mut names: Vec<String> = units.map(|unit| unit.to_string()).collect();
        names.sort();
        let cause = format!(
            "no unit is left for {} in this execute packet: {} taken, or the path to {}",
            statement.mnemonic,
            if names.len() == 1 {
                format!("{} is", names[0])
            } else {
                format!("{} are", names.join(", "))
            },
            if names.len() == 1 { "it" } else { "them" },
        );
        Fault::new(statement.position, cause)
    }
}

/// Whether two instructions need one unit, path or port.
fn meet(level: Level, first: &Instruction, second: &Instruction) -> bool {
    let same = |unit: Option<Unit>, other: Option<Unit>| unit.is_some() && unit == other;
    same(first.unit, second.unit)
        || first.data_path.is_some() && first.data_path == second.data_path
        || cross_paths_meet(level, first, second)
        || non_aligned_meet(first, second)
        || ports(level, first) & ports(level, second) != 0
}

/// Whether two instructions conflict on a cross path. A cross path carries one register; on the C64x several units can
/// read it.
fn cross_paths_meet(level: Level, first: &Instruction, second: &Instruction) -> bool {
    let side = |instruction: &Instruction| {
        instruction
            .unit
            .filter(|_| instruction.cross)
            .map(|unit| unit.side)
    };
    let shared = level.cross_paths_stall() && first.cross_read() == second.cross_read();
    side(first).is_some() && side(first) == side(second) && !shared
}

/// Whether two accesses conflict because one of them is non-aligned: a non-aligned access takes both data paths.
fn non_aligned_meet(first: &Instruction, second: &Instruction) -> bool {
    let both = first.opcode.memory.is_some() && second.opcode.memory.is_some();
    both && (first.opcode.has(Flag::NonAligned) || second.opcode.has(Flag::NonAligned))
}

const READ: u8 = 1;
const SECOND_READ: u8 = 2;
const WRITE: u8 = 4;

/// The ports for 40-bit operands that an instruction takes, three bits for each side. Stores also take the read port.
fn ports(level: Level, instruction: &Instruction) -> u8 {
    let of_side = |side: Side, ports: u8| ports << (3 * side.bit());
    let wide = level.cross_paths_stall();
    if let Some(side) = instruction
        .data_path
        .filter(|_| instruction.opcode.has(Flag::Store))
    {
        let double = instruction
            .opcode
            .memory
            .is_some_and(|memory| memory.bytes == 8);
        return of_side(
            side,
            if wide && double {
                READ | SECOND_READ
            } else {
                READ
            },
        );
    }
    let Some(unit) = instruction.unit else {
        return 0;
    };
    let reads = match unit.kind {
        UnitKind::L if wide => SECOND_READ,
        UnitKind::L | UnitKind::S => READ,
        UnitKind::M | UnitKind::D => return 0,
    };
    let writes = if wide { 0 } else { WRITE };
    let read = if has_long(instruction, Access::reads) {
        reads
    } else {
        0
    };
    let write = if has_long(instruction, Access::writes) {
        writes
    } else {
        0
    };
    of_side(unit.side, read | write)
}

fn has_long(instruction: &Instruction, access: fn(Access) -> bool) -> bool {
    let is_long = |kind: RegisterKind| kind.width == Width::W40;
    let mut operands = instruction.opcode.operands.iter();
    operands.any(|spec| access(spec.access) && spec.kind.register().is_some_and(is_long))
}
