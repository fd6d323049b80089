//! Rules of the hardware that an execute packet keeps or breaks whatever the registers hold
//! (SPRU189F 3.7; the store's share of the long read port 3.7.4).

use super::error::{Rule, Violation};
use super::operation::index;
use super::packet::Placed;
use super::registers::{register_name, REGISTERS};
use crate::isa::{Access, Flag, Instruction, Kind, Level, Operand, RegisterKind, UnitKind, Width};

type Check = Result<(), Box<Violation>>;

/// Most reads of one register in one cycle, predicates not counted.
const MAX_READS: usize = 4;

/// Proves every static rule for the instructions of one execute packet.
pub(crate) fn check(level: Level, packet: &[Placed]) -> Check {
    let Level::C62x = level;
    one_each(packet, Rule::FunctionalUnit, |instruction| {
        instruction.unit.map(|unit| unit.to_string())
    })?;
    one_each(packet, Rule::CrossPath, cross_path)?;
    one_each(packet, Rule::DataPath, |instruction| {
        instruction
            .data_path
            .map(|side| format!("T{}", side.bit() + 1))
    })?;
    one_each(packet, Rule::LongReadPort, long_read_port)?;
    one_each(packet, Rule::LongWritePort, |instruction| {
        uses_long(instruction, Access::writes)
    })?;
    one_each(packet, Rule::MultiCycleNop, multi_cycle_nop)?;
    one_each(packet, Rule::TakenBranches, displacement_branch)?;
    register_reads(packet)
}

/// At most one instruction of the packet may use each resource.
fn one_each(
    packet: &[Placed],
    rule: Rule,
    resource: impl Fn(&Instruction) -> Option<String>,
) -> Check {
    let mut used: Vec<(String, u32)> = Vec::new();
    for placed in packet {
        let Some(name) = resource(&placed.instruction) else {
            continue;
        };
        if let Some((_, first)) = used.iter().find(|(taken, _)| *taken == name) {
            return Err(Violation::new(rule, name, &[*first, placed.address]));
        }
        used.push((name, placed.address));
    }
    Ok(())
}

fn cross_path(instruction: &Instruction) -> Option<String> {
    let unit = instruction.unit.filter(|_| instruction.cross)?;
    Some(format!("{}X", unit.side.bit() + 1))
}

/// Whether an .L or .S instruction reads (or writes) a 40-bit operand, and the side whose port that takes.
fn uses_long(instruction: &Instruction, access: fn(Access) -> bool) -> Option<String> {
    let unit = instruction
        .unit
        .filter(|unit| matches!(unit.kind, UnitKind::L | UnitKind::S))?;
    let is_long = |kind: RegisterKind| kind.width == Width::W40;
    let mut operands = instruction.opcode.operands.iter();
    let long =
        operands.any(|spec| access(spec.access) && spec.kind.register().is_some_and(is_long));
    long.then(|| format!("side {}", unit.side))
}

/// The long sources of .L and .S share one read port a side with the data of stores.
fn long_read_port(instruction: &Instruction) -> Option<String> {
    if instruction.opcode.has(Flag::Store) {
        return instruction.data_path.map(|side| format!("side {side}"));
    }
    uses_long(instruction, Access::reads)
}

fn multi_cycle_nop(instruction: &Instruction) -> Option<String> {
    let counts = match instruction.operands.first() {
        Some(Operand::Constant(cycles)) => *cycles > 1,
        _ => true,
    };
    let multi = instruction.opcode.has(Flag::MultiCycleNop) && counts;
    multi.then(|| "NOP count or IDLE".to_string())
}

/// Two branches may share a packet only when one has a displacement and the other a register
/// (SPRU189F, B: that not both are taken is for the run to see).
fn displacement_branch(instruction: &Instruction) -> Option<String> {
    let spec = instruction.opcode.operands.first()?;
    let displacement = matches!(spec.kind, Kind::Displacement { .. });
    (instruction.opcode.has(Flag::Branch) && displacement)
        .then(|| "two branches with displacement".to_string())
}

fn register_reads(packet: &[Placed]) -> Check {
    let mut readers: Vec<Vec<u32>> = vec![Vec::new(); REGISTERS];
    for placed in packet {
        for register in placed.instruction.reads() {
            let readers = &mut readers[usize::from(index(register))];
            readers.push(placed.address);
            if readers.len() > MAX_READS {
                readers.dedup();
                return Err(Violation::new(
                    Rule::RegisterReads,
                    register_name(index(register)),
                    readers,
                ));
            }
        }
    }
    Ok(())
}
