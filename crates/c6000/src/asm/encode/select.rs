//! Picks the encoding and unit of an instruction.

use crate::asm::encode::arguments::{Context, Mismatch, Pending, RANK_COUNT, RANK_VALUE};
use crate::asm::error::{Fault, Located, Position};
use crate::asm::layout::program::Statement;
use crate::asm::syntax::operand::{Form, UnitSpecifier, Written};
use crate::asm::text::registers::register;
use crate::isa::{
    Access, EncodeError, Instruction, Opcode, Operand, Predicate, Register, Side, Unit, UnitSpec,
};

/// An instruction, its word, and the relocation that the linker must complete.
#[derive(Debug)]
pub struct Selected {
    pub instruction: Instruction,
    pub word: u32,
    pub pending: Option<Pending>,
}

/// Operations whose first two operands can be exchanged, each with the operation that means the same after the
/// exchange.
const MIRRORS: [(&str, &str); 34] = [
    ("ADD", "ADD"),
    ("ADD2", "ADD2"),
    ("ADD4", "ADD4"),
    ("ADDU", "ADDU"),
    ("AND", "AND"),
    ("CMPEQ", "CMPEQ"),
    ("CMPEQ2", "CMPEQ2"),
    ("CMPEQ4", "CMPEQ4"),
    ("CMPGT", "CMPLT"),
    ("CMPGT2", "CMPLT2"),
    ("CMPGTU", "CMPLTU"),
    ("CMPGTU4", "CMPLTU4"),
    ("CMPLT", "CMPGT"),
    ("CMPLT2", "CMPGT2"),
    ("CMPLTU", "CMPGTU"),
    ("CMPLTU4", "CMPGTU4"),
    ("DOTP2", "DOTP2"),
    ("MAX2", "MAX2"),
    ("MIN2", "MIN2"),
    ("MPY", "MPY"),
    ("MPY2", "MPY2"),
    ("MPYH", "MPYH"),
    ("MPYHL", "MPYLH"),
    ("MPYHU", "MPYHU"),
    ("MPYLH", "MPYHL"),
    ("MPYSU", "MPYUS"),
    ("MPYU", "MPYU"),
    ("MPYUS", "MPYSU"),
    ("OR", "OR"),
    ("SADD", "SADD"),
    ("SMPY", "SMPY"),
    ("SMPYH", "SMPYH"),
    ("SMPYHL", "SMPYLH"),
    ("XOR", "XOR"),
];

/// The encodings that fit a statement: one if the statement names its unit, else one for each unit that fits. If none
/// fits and the operation allows it, the first two operands are exchanged. Only one of them may be a constant or use a
/// cross path, so the exchanged order can fit.
pub fn fitting(statement: &Statement, context: &Context) -> Located<Vec<Selected>> {
    let is_named = named_unit(statement).is_some();
    let mut fitting = fitting_as_written(statement, context);
    if is_named && fitting.is_ok() {
        return fitting;
    }
    let mirrored = mirrored(statement).map(|statement| fitting_as_written(&statement, context));
    if let Some(Ok(more)) = mirrored {
        match &mut fitting {
            Ok(fitting) => more.into_iter().for_each(|selected| add(fitting, selected)),
            Err(_) => return Ok(more),
        }
    }
    fitting
}

fn named_unit(statement: &Statement) -> Option<Unit> {
    statement.unit.and_then(|named| named.unit())
}

/// Adds an encoding, unless the list has an encoding for its unit.
fn add(fitting: &mut Vec<Selected>, selected: Selected) {
    let unit = selected.instruction.unit;
    if fitting.iter().all(|known| known.instruction.unit != unit) {
        fitting.push(selected);
    }
}

fn mirrored(statement: &Statement) -> Option<Statement> {
    let (_, mnemonic) = MIRRORS
        .iter()
        .find(|(written, _)| *written == statement.mnemonic)?;
    if statement.operands.len() != 3 {
        return None;
    }
    let mut mirrored = statement.clone();
    mirrored.mnemonic = mnemonic.to_string();
    mirrored.operands.swap(0, 1);
    Some(mirrored)
}

fn fitting_as_written(statement: &Statement, context: &Context) -> Located<Vec<Selected>> {
    let predicate = predicate(statement)?;
    let is_named = named_unit(statement).is_some();
    let mut fitting: Vec<Selected> = Vec::new();
    let mut best: Option<Mismatch> = None;
    for opcode in context.table.with_mnemonic(&statement.mnemonic) {
        for unit in units(opcode, statement.unit) {
            match attempt(statement, opcode, unit, predicate, context) {
                Ok(selected) if is_named => return Ok(vec![selected]),
                Ok(selected) => add(&mut fitting, selected),
                Err(mismatch) if best.as_ref().is_none_or(|best| mismatch.rank > best.rank) => {
                    best = Some(mismatch)
                }
                Err(_) => {}
            }
        }
    }
    match best {
        _ if !fitting.is_empty() => Ok(fitting),
        Some(mismatch) => Err(mismatch.fault),
        None => Err(wrong_unit(statement, context)),
    }
}

fn wrong_unit(statement: &Statement, context: &Context) -> Fault {
    let mut names: Vec<String> = context
        .table
        .with_mnemonic(&statement.mnemonic)
        .filter_map(|opcode| opcode.unit)
        .flat_map(|spec| {
            sides(spec.side).iter().map(move |&side| {
                Unit {
                    kind: spec.kind,
                    side,
                }
                .to_string()
            })
        })
        .collect();
    names.sort();
    names.dedup();
    let position = statement
        .unit
        .map_or(statement.position, |unit| unit.position);
    if names.is_empty() {
        return Fault::new(position, format!("{} takes no unit", statement.mnemonic));
    }
    Fault::new(
        position,
        format!("{} runs on {} only", statement.mnemonic, names.join(", ")),
    )
}

fn predicate(statement: &Statement) -> Located<Option<Predicate>> {
    let Some(condition) = &statement.condition else {
        return Ok(None);
    };
    let unknown = || {
        Fault::new(
            condition.position,
            format!("`{}` is no register", condition.register),
        )
    };
    let register = register(&condition.register).ok_or_else(unknown)?;
    Ok(Some(Predicate {
        register,
        negated: condition.negated,
    }))
}

fn sides(only: Option<Side>) -> &'static [Side] {
    match only {
        Some(Side::A) => &[Side::A],
        Some(Side::B) => &[Side::B],
        None => &[Side::A, Side::B],
    }
}

fn units_of(spec: UnitSpec) -> Vec<Option<Unit>> {
    let kind = spec.kind;
    sides(spec.side)
        .iter()
        .map(|&side| Some(Unit { kind, side }))
        .collect()
}

/// The units to try: the unit that the text names, or all units of the opcode.
fn units(opcode: &Opcode, named: Option<UnitSpecifier>) -> Vec<Option<Unit>> {
    match (opcode.unit, named) {
        (None, None) => vec![None],
        (None, Some(_)) => vec![],
        (Some(spec), Some(named)) => {
            let mut units = units_of(spec);
            let wanted = |unit: Unit| {
                unit.kind == named.kind && named.side.is_none_or(|side| side == unit.side)
            };
            units.retain(|unit| unit.is_some_and(wanted));
            units
        }
        (Some(spec), None) => units_of(spec),
    }
}

fn attempt(
    statement: &Statement,
    opcode: &'static Opcode,
    unit: Option<Unit>,
    predicate: Option<Predicate>,
    context: &Context,
) -> Result<Selected, Mismatch> {
    let (expected, given) = (opcode.operands.len(), statement.operands.len());
    if expected != given {
        let cause = format!(
            "{} takes {expected} operands, {given} given",
            statement.mnemonic
        );
        return Err(Mismatch {
            rank: RANK_COUNT,
            fault: Fault::new(statement.position, cause),
        });
    }
    let (cross, data_path) = paths(statement, opcode, unit);
    let mut instruction = Instruction {
        opcode,
        unit,
        cross,
        data_path,
        operands: Default::default(),
        predicate,
        parallel: false,
    };
    let mut pending = None;
    for (position, written) in statement.operands.iter().enumerate() {
        let (operand, relocation) = context.convert(opcode, position, written)?;
        instruction.operands.push(operand);
        pending = pending.or(relocation);
    }
    let word = context
        .table
        .encode(&instruction)
        .map_err(|error| refusal(error, statement, &instruction, context))?;
    Ok(Selected {
        instruction,
        word,
        pending,
    })
}

/// The cross path and the T path: the paths that the text names, or the paths that the operands need.
fn paths(statement: &Statement, opcode: &Opcode, unit: Option<Unit>) -> (bool, Option<Side>) {
    let registers = || {
        opcode
            .operands
            .iter()
            .zip(&statement.operands)
            .filter_map(|(spec, written)| Some((spec.kind.register()?, written_register(written)?)))
    };
    let side = unit.map(|unit| unit.side);
    let needs_cross =
        || registers().any(|(kind, register)| kind.crossable && Some(register.side) != side);
    let data_side = || registers().map(|(_, register)| register.side).next();
    let cross = match statement.unit {
        Some(named) if named.side.is_some() => named.cross,
        _ => needs_cross(),
    };
    let data_path = match (
        &opcode.format.data_side,
        statement.unit.and_then(|named| named.data_path),
    ) {
        (None, named) => named,
        (Some(_), Some(named)) => Some(named),
        (Some(_), None) => data_side(),
    };
    (cross, data_path)
}

fn written_register(written: &Written) -> Option<Register> {
    match written.form {
        Form::Register(register) | Form::Pair(register) => Some(register),
        _ => None,
    }
}

fn refusal(
    error: EncodeError,
    statement: &Statement,
    instruction: &Instruction,
    context: &Context,
) -> Mismatch {
    let hint = match (&error, named_unit(statement)) {
        (EncodeError::WrongSide { register, .. }, Some(unit))
            if is_result(instruction, *register) =>
        {
            let side = unit.side.other();
            let other = Unit { side, ..unit };
            format!(
                ": {unit} writes only side {}, {other} writes side {side}",
                unit.side
            )
        }
        (EncodeError::WrongSide { .. }, Some(unit))
            if instruction.opcode.crossable() && !instruction.cross =>
        {
            format!(" or come over the cross path: {unit}X")
        }
        _ => String::new(),
    };
    let cause = match error {
        EncodeError::NoCrossPath => without_cross_path(statement, context),
        EncodeError::WrongDataPath | EncodeError::NotPredicable => {
            format!("{} {error}", statement.mnemonic)
        }
        _ => format!("{error}{hint}"),
    };
    Mismatch {
        rank: RANK_VALUE,
        fault: Fault::new(blamed(&error, statement, instruction), cause),
    }
}

/// Whether the instruction writes this register, and no other operand of it is the register. A load or store is left
/// out, because its T path decides the side.
fn is_result(instruction: &Instruction, register: Register) -> bool {
    let specs = instruction.opcode.operands.iter();
    let given = specs.zip(instruction.operands.iter());
    let mut of_register = given
        .filter(|(_, operand)| {
            matches!(operand, Operand::Register(one) | Operand::Pair(one) if *one == register)
        })
        .map(|(spec, _)| spec.access);
    instruction.opcode.format.data_side.is_none()
        && of_register.next() == Some(Access::Write)
        && of_register.next().is_none()
}

/// The cause of an `X` at a unit that has no cross path for the instruction. It names the units that have one.
fn without_cross_path(statement: &Statement, context: &Context) -> String {
    let mnemonic = &statement.mnemonic;
    let Some(unit) = named_unit(statement) else {
        return format!("{mnemonic} {}", EncodeError::NoCrossPath);
    };
    let mut others: Vec<String> = context
        .table
        .with_mnemonic(mnemonic)
        .filter(|opcode| opcode.crossable())
        .filter_map(|opcode| opcode.unit)
        .filter(|spec| sides(spec.side).contains(&unit.side))
        .map(|spec| {
            let kind = spec.kind;
            format!("{}X", Unit { kind, ..unit })
        })
        .collect();
    others.sort();
    others.dedup();
    if others.is_empty() {
        return format!("{mnemonic} {}", EncodeError::NoCrossPath);
    }
    format!(
        "{mnemonic} on {unit} has no operand that can use the cross path: {}",
        others.join(" or ")
    )
}

/// The position of the operand that causes the error.
fn blamed(error: &EncodeError, statement: &Statement, instruction: &Instruction) -> Position {
    let concerns = |operand: &Operand| match (error, operand) {
        (
            EncodeError::WrongSide { register, .. }
            | EncodeError::NoSuchRegister(register)
            | EncodeError::OddPair(register),
            Operand::Register(given) | Operand::Pair(given),
        ) => given == register,
        (EncodeError::BadAddress(_), Operand::Memory(_)) => true,
        (
            EncodeError::WrongSide { register, .. } | EncodeError::NoSuchRegister(register),
            Operand::Memory(memory),
        ) => memory.base == *register || memory.offset == crate::isa::Offset::Register(*register),
        (EncodeError::NotAccessible(name), Operand::Control(given)) => given.name == *name,
        _ => false,
    };
    if let (EncodeError::NotAPredicate(_) | EncodeError::NotPredicable, Some(condition)) =
        (error, &statement.condition)
    {
        return condition.position;
    }
    let operands = statement.operands.iter().zip(instruction.operands.iter());
    let blamed = operands
        .filter(|(_, operand)| concerns(operand))
        .map(|(written, _)| written.position)
        .next();
    blamed
        .or(statement.unit.map(|unit| unit.position))
        .unwrap_or(statement.position)
}
