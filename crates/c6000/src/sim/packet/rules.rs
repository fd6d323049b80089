//! Rules of the hardware for an execute packet that do not depend on the values of registers (SPRU189F 3.7; 3.7.4 for
//! the use of the long read port by stores).

use crate::isa::{Access, Flag, Instruction, Kind, Level, RegisterKind, UnitKind, Width};
use crate::sim::packet::placed::Placed;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::registers::{index, register_name, REGISTERS};

type Check = Result<(), Box<Violation>>;

/// The most reads of one register in one cycle. Predicates do not count.
const MAX_READS: usize = 4;

/// Checks every static rule for the instructions of one execute packet.
pub(crate) fn check(level: Level, packet: &[Placed]) -> Check {
    one_each(packet, Rule::FunctionalUnit, |instruction| {
        instruction.unit.map(|unit| unit.to_string())
    })?;
    one_each(packet, Rule::DataPath, |instruction| {
        instruction
            .data_path
            .map(|side| format!("T{}", side.bit() + 1))
    })?;
    one_each(packet, Rule::MultiCycleNop, multi_cycle_nop)?;
    one_each(packet, Rule::TakenBranches, displacement_branch)?;
    match level {
        Level::C62x => check_c62x(packet)?,
        Level::C64x => check_c64x(packet)?,
    }
    register_reads(packet)
}

fn check_c62x(packet: &[Placed]) -> Check {
    one_each(packet, Rule::CrossPath, cross_path)?;
    one_each(packet, Rule::LongReadPort, |instruction| {
        match store_side(instruction) {
            Some(side) => Some(side),
            None => uses_long(instruction, &[UnitKind::L, UnitKind::S], Access::reads),
        }
    })?;
    one_each(packet, Rule::LongWritePort, |instruction| {
        uses_long(instruction, &[UnitKind::L, UnitKind::S], Access::writes)
    })
}

/// SPRU189F 5.6: several units may read one register over a cross path. Stores share the long read port of .S. Stores
/// of double words share the port of .L too. A non-aligned access takes both data paths.
fn check_c64x(packet: &[Placed]) -> Check {
    shared_cross_path(packet)?;
    one_each(packet, Rule::LongReadPort, |instruction| {
        match store_side(instruction) {
            Some(side) => Some(side),
            None => uses_long(instruction, &[UnitKind::S], Access::reads),
        }
    })?;
    one_each(packet, Rule::LongReadPort, |instruction| {
        let double = instruction
            .opcode
            .memory
            .is_some_and(|memory| memory.bytes == 8);
        match store_side(instruction) {
            Some(side) => double.then_some(side),
            None => uses_long(instruction, &[UnitKind::L], Access::reads),
        }
    })?;
    non_aligned_alone(packet)?;
    return_address_alone(packet)
}

fn pair_of(rule: Rule, detail: impl Into<String>, first: &Placed, second: &Placed) -> Check {
    let offenders = [
        first.address.min(second.address),
        first.address.max(second.address),
    ];
    Err(Violation::new(rule, detail, &offenders))
}

fn shared_cross_path(packet: &[Placed]) -> Check {
    for (position, first) in packet.iter().enumerate() {
        let (path, read) = (
            cross_path(&first.instruction),
            first.instruction.cross_read(),
        );
        let clashes = |second: &&Placed| {
            cross_path(&second.instruction) == path && second.instruction.cross_read() != read
        };
        let second = packet[position + 1..].iter().find(clashes);
        if let (Some(path), Some(second)) = (&path, second) {
            let detail = format!("{path} for two registers");
            return pair_of(Rule::CrossPath, detail, first, second);
        }
    }
    Ok(())
}

fn non_aligned_alone(packet: &[Placed]) -> Check {
    let mut accesses = packet
        .iter()
        .filter(|placed| placed.instruction.opcode.memory.is_some());
    if let (Some(first), Some(second)) = (accesses.next(), accesses.next()) {
        let non_aligned = |placed: &Placed| placed.instruction.opcode.has(Flag::NonAligned);
        if non_aligned(first) || non_aligned(second) {
            let detail = "it takes both data paths";
            return pair_of(Rule::NonAligned, detail, first, second);
        }
    }
    Ok(())
}

/// ADDKPC must not be in a packet with a branch with displacement.
fn return_address_alone(packet: &[Placed]) -> Check {
    let adds = |placed: &&Placed| placed.instruction.opcode.mnemonic == "ADDKPC";
    let branches = |placed: &&Placed| displacement_branch(&placed.instruction).is_some();
    if let (Some(first), Some(second)) = (packet.iter().find(adds), packet.iter().find(branches)) {
        let detail = "ADDKPC beside a branch with displacement";
        return pair_of(Rule::TakenBranches, detail, first, second);
    }
    Ok(())
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

/// The side of the port that an instruction takes. None unless the instruction is on one of these units and reads (or
/// writes) a 40-bit operand.
fn uses_long(
    instruction: &Instruction,
    units: &[UnitKind],
    access: fn(Access) -> bool,
) -> Option<String> {
    let unit = instruction.unit.filter(|unit| units.contains(&unit.kind))?;
    let is_long = |kind: RegisterKind| kind.width == Width::W40;
    let mut operands = instruction.opcode.operands.iter();
    let long =
        operands.any(|spec| access(spec.access) && spec.kind.register().is_some_and(is_long));
    long.then(|| format!("side {}", unit.side))
}

/// Long sources and the data of stores share one read port on each side.
fn store_side(instruction: &Instruction) -> Option<String> {
    let side = instruction.data_path?;
    instruction
        .opcode
        .has(Flag::Store)
        .then(|| format!("side {side}"))
}

fn multi_cycle_nop(instruction: &Instruction) -> Option<String> {
    (instruction.idle_cycles() > 0).then(|| "NOP count or IDLE".to_string())
}

/// Two branches may be in one packet only if one has a displacement and the other a register (SPRU189F, B). The run
/// checks that not both are taken.
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
