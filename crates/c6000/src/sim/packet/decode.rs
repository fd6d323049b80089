//! Turns an instruction into an operation: its operands become registers, shifts and constants.

use crate::isa::{
    Flag, Instruction, Kind, Level, MemoryOperand, Offset, Operand, Part, Register, RegisterKind,
    Table, Update, Width, FETCH_PACKET,
};
use crate::sim::meaning::c62x::joined_fields;
use crate::sim::meaning::forms::{Operands, Shape, Source};
use crate::sim::meaning::table::forms;
use crate::sim::packet::operation::{
    Action, Address, Computation, Destination, Load, Operation, Target, CONSTANT,
};
use crate::sim::packet::placed::Placed;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::registers::{index, register_set, ALWAYS};
use crate::sim::state::write_ports::WritePort;

/// The operation of an instruction.
pub(super) fn decode(table: &Table, placed: &Placed) -> Result<Operation, Box<Violation>> {
    let instruction = &placed.instruction;
    let delay = instruction.opcode.delay_slots;
    let written = |wanted: bool| {
        let writes = instruction
            .writes()
            .filter(|&(_, after)| (after == 0) == wanted);
        writes.fold(0, |set, (register, _)| {
            set | register_set(index(register), 1)
        })
    };
    Ok(Operation {
        address: placed.address,
        predicate: instruction
            .predicate
            .map_or(ALWAYS, |predicate| index(predicate.register)),
        negated: instruction
            .predicate
            .is_some_and(|predicate| predicate.negated),
        action: action(table.level, placed)?,
        reads: reads(instruction),
        writes: written(true),
        late_writes: written(false),
        delay,
        port: WritePort::of(table, instruction),
    })
}

/// The registers on whose values the instruction depends. ZERO subtracts a register from itself, so it depends on none.
fn reads(instruction: &Instruction) -> u64 {
    let cancels = matches!(&*instruction.operands, [first, second, _] if first == second)
        && matches!(instruction.opcode.mnemonic.as_str(), "SUB" | "XOR");
    if cancels {
        return 0;
    }
    instruction
        .reads()
        .fold(0, |set, register| set | register_set(index(register), 1))
}

fn action(level: Level, placed: &Placed) -> Result<Action, Box<Violation>> {
    let instruction = &placed.instruction;
    // PCE1 is the fetch packet of the instruction itself, even if the execute packet spans two fetch packets.
    let fetch_packet = placed.address & !(FETCH_PACKET - 1);
    let opcode = instruction.opcode;
    let found = if opcode.has(Flag::Branch) {
        branch(instruction, fetch_packet)
    } else if let Some(memory) = opcode.memory {
        access(instruction, u32::from(memory.bytes), memory.signed)
    } else if opcode.has(Flag::Circular) {
        address_arithmetic(instruction)
    } else if opcode.mnemonic == "MVC" {
        control_move(instruction)
    } else if opcode.mnemonic == "ADDKPC" {
        program_address(instruction, fetch_packet)
    } else if opcode.mnemonic == "GMPY4" {
        field_multiply(instruction)
    } else {
        computation(level, instruction)
    };
    found.ok_or_else(|| {
        let detail = format!("no meaning is known for {instruction}");
        Violation::new(Rule::UndefinedEncoding, detail, &[placed.address])
    })
}

fn branch(instruction: &Instruction, fetch_packet: u32) -> Option<Action> {
    let target = match *instruction.operands.first()? {
        Operand::Displacement(bytes) => Target::Address(fetch_packet.wrapping_add_signed(bytes)),
        Operand::Register(register) => Target::Register(index(register)),
        Operand::Control(control) if control.name == "IRP" => Target::InterruptReturn,
        Operand::Control(control) if control.name == "NRP" => Target::NonmaskableReturn,
        _ => return None,
    };
    Some(match instruction.operands.get(1) {
        Some(Operand::Register(counter)) => Action::BranchPositive {
            target,
            counter: index(*counter),
            decrement: instruction.opcode.operands[1].access.writes(),
        },
        _ => Action::Branch(target),
    })
}

/// ADDKPC: an address near the instruction. It is known at decoding, because the instruction's address is known.
fn program_address(instruction: &Instruction, fetch_packet: u32) -> Option<Action> {
    let &[Operand::Displacement(bytes), Operand::Register(result), _] = &*instruction.operands
    else {
        return None;
    };
    let operands = Operands {
        first: Source::CONSTANT,
        second: Source::CONSTANT,
        constant: fetch_packet.wrapping_add_signed(bytes) as i32,
    };
    Some(Action::Compute(Computation {
        form: forms("MVK", false, Level::C64x)?.select(&operands),
        operands,
        result: word_result(instruction, result),
    }))
}

fn field_multiply(instruction: &Instruction) -> Option<Action> {
    let &[Operand::Register(first), Operand::Register(second), Operand::Register(result)] =
        &*instruction.operands
    else {
        return None;
    };
    Some(Action::FieldMultiply {
        first: index(first),
        second: index(second),
        result: word_result(instruction, result),
    })
}

/// The destination of a 32-bit result.
fn word_result(instruction: &Instruction, register: Register) -> Destination {
    Destination {
        register: index(register),
        high: 0,
        delay: instruction.opcode.delay_slots,
    }
}

fn access(instruction: &Instruction, size: u32, signed: bool) -> Option<Action> {
    let mut memory = None;
    let mut data = None;
    for operand in instruction.operands.iter() {
        match *operand {
            Operand::Memory(operand) => memory = Some(operand),
            Operand::Register(register) => data = Some((register, false)),
            Operand::Pair(register) => data = Some((register, true)),
            _ => return None,
        }
    }
    let (register, long) = data?;
    let non_aligned = instruction.opcode.has(Flag::NonAligned);
    let address = Address::of(&memory?, size, non_aligned);
    if instruction.opcode.has(Flag::Load) {
        let high = if long { u32::MAX } else { 0 };
        let result = Destination {
            register: index(register),
            high,
            delay: instruction.opcode.delay_slots,
        };
        Some(Action::Load(Load {
            address,
            size,
            signed,
            result,
        }))
    } else {
        Some(Action::Store {
            address,
            size,
            data: index(register),
            long,
        })
    }
}

impl Address {
    fn of(memory: &MemoryOperand, size: u32, non_aligned: bool) -> Address {
        let unit = if memory.scaled { size } else { 1 };
        let (register, constant) = match memory.offset {
            Offset::Register(register) => (index(register), 0),
            Offset::Constant(units) => (CONSTANT, units.wrapping_mul(unit)),
        };
        let scale = unit.trailing_zeros() as u8;
        Address {
            base: index(memory.base),
            register,
            constant,
            scale,
            subtract: memory.subtract,
            update: memory.update,
            non_aligned,
        }
    }
}

/// ADDAx and SUBAx: base, offset, result. The last letter of the mnemonic gives the unit of the offset.
fn address_arithmetic(instruction: &Instruction) -> Option<Action> {
    let mnemonic = &instruction.opcode.mnemonic;
    let scale = match mnemonic.as_bytes().last()? {
        b'B' => 0,
        b'H' => 1,
        b'W' => 2,
        b'D' => 3,
        _ => return None,
    };
    let &[Operand::Register(base), offset, Operand::Register(result)] = &*instruction.operands
    else {
        return None;
    };
    let (register, constant) = match offset {
        Operand::Register(register) => (index(register), 0),
        Operand::Constant(units) => (CONSTANT, (units as u32) << scale),
        _ => return None,
    };
    let subtract = mnemonic.starts_with("SUB");
    let address = Address {
        base: index(base),
        register,
        constant,
        scale,
        subtract,
        update: Update::None,
        non_aligned: false,
    };
    let result = word_result(instruction, result);
    Some(Action::AddressArithmetic { address, result })
}

fn control_move(instruction: &Instruction) -> Option<Action> {
    match *instruction.operands {
        [Operand::Control(control), Operand::Register(register)] => {
            let result = word_result(instruction, register);
            Some(Action::ReadControl {
                name: control.name,
                result,
            })
        }
        [Operand::Register(register), Operand::Control(control)] => Some(Action::WriteControl {
            name: control.name,
            source: index(register),
        }),
        _ => None,
    }
}

fn computation(level: Level, instruction: &Instruction) -> Option<Action> {
    let specs = &instruction.opcode.operands;
    let long = specs
        .iter()
        .any(|spec| spec.kind.register().is_some_and(RegisterKind::is_pair));
    let forms = forms(&instruction.opcode.mnemonic, long, level)?;
    let mut sources = Vec::new();
    let mut constants = Vec::new();
    let mut result = None;
    for (spec, operand) in specs.iter().zip(instruction.operands.iter()) {
        if spec.access.reads() {
            sources.push(source(&spec.kind, operand)?);
            constants.extend(match operand {
                Operand::Constant(value) => Some(*value),
                _ => None,
            });
        }
        if spec.access.writes() {
            result = Some(destination(
                &spec.kind,
                operand,
                instruction.opcode.delay_slots,
            )?);
        }
    }
    if let (&[_, _, _], &[csta, cstb]) = (&*sources, &*constants) {
        sources.pop();
        constants = vec![joined_fields(csta, cstb)];
    }
    if sources.len() > 2 || constants.len() > 1 {
        return None;
    }
    let operands = Operands {
        first: *sources.first()?,
        second: sources.get(1).copied().unwrap_or(Source::CONSTANT),
        constant: constants.first().map_or(0, |constant| *constant as i32),
    };
    Some(Action::Compute(Computation {
        form: forms.select(&operands),
        operands,
        result: result?,
    }))
}

fn source(kind: &Kind, operand: &Operand) -> Option<Source> {
    let register = match *operand {
        Operand::Constant(_) => return Some(Source::CONSTANT),
        Operand::Register(register) | Operand::Pair(register) => index(register),
        _ => return None,
    };
    let kind = kind.register()?;
    let (left, right) = match (kind.width, kind.part) {
        (Width::W64, _) => (0, 0),
        (Width::W40, _) => (24, 24),
        (Width::W32, Part::Whole) => (32, 32),
        (Width::W32, Part::Low16) => (48, 48),
        (Width::W32, Part::High16) => (32, 48),
    };
    let shape = match (left, kind.signed) {
        (32, true) if right == 32 => Shape::Signed,
        (32, false) if right == 32 => Shape::Unsigned,
        _ => Shape::Any,
    };
    Some(Source {
        register,
        shape,
        left,
        right,
        signed: kind.signed,
    })
}

fn destination(kind: &Kind, operand: &Operand, delay: u8) -> Option<Destination> {
    let register = match *operand {
        Operand::Register(register) | Operand::Pair(register) => index(register),
        _ => return None,
    };
    let high = match kind.register()?.width {
        Width::W32 => 0,
        Width::W40 => 0xff,
        Width::W64 => u32::MAX,
    };
    Some(Destination {
        register,
        high,
        delay,
    })
}
