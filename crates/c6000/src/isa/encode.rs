//! Encodes instructions.

use super::error::EncodeError;
use super::format::Field;
use super::instruction::{Instruction, MemoryOperand, Offset, Operand, Register, Update};
use super::kind::{Coding, ConstantKind, Kind, RegisterKind};
use super::opcode::{Flag, Opcode, OperandSpec};
use super::table::Table;
use super::unit::Side;

impl Table {
    /// Encodes an instruction or pseudo-instruction. An operand that does not fit its field is an error.
    pub fn encode(&self, instruction: &Instruction) -> Result<u32, EncodeError> {
        let opcode = instruction.opcode;
        let given = instruction.operands.len();
        if given != opcode.operands.len() {
            return Err(EncodeError::OperandCount {
                expected: opcode.operands.len(),
                given,
            });
        }
        let mut word = opcode.bits | u32::from(instruction.parallel);
        word |= encode_unit(instruction)? | self.encode_predicate(instruction)?;
        for (position, spec) in opcode.operands.iter().enumerate() {
            word |= self.encode_operand(instruction, position, spec)?;
        }
        for (to, from) in &opcode.copies {
            word |= to.place(from.get(word));
        }
        Ok(word)
    }

    fn encode_predicate(&self, instruction: &Instruction) -> Result<u32, EncodeError> {
        let Some(predicate) = instruction.predicate else {
            return Ok(0);
        };
        if instruction.opcode.has(Flag::NotPredicable) {
            return Err(EncodeError::NotPredicable);
        }
        let code = self
            .predicate_code(predicate.register)
            .ok_or(EncodeError::NotAPredicate(predicate.register))?;
        Ok(code << 29 | u32::from(predicate.negated) << 28)
    }

    fn encode_operand(
        &self,
        instruction: &Instruction,
        position: usize,
        spec: &OperandSpec,
    ) -> Result<u32, EncodeError> {
        let value = match (&spec.kind, &instruction.operands[position]) {
            (Kind::Register(kind), operand) => {
                let register = self.check_pairing(*kind, operand, position)?;
                check_side(instruction, *kind, register)?;
                let left_out = spec.field.as_ref().map_or(0, Field::pair_shift);
                u32::from(register.number) >> left_out
            }
            (Kind::Constant(kind), Operand::Constant(value)) => encode_constant(*kind, *value)?,
            (Kind::Displacement { bits }, Operand::Displacement(bytes)) => {
                encode_displacement(*bits, *bytes)?
            }
            (Kind::Control, Operand::Control(register)) => {
                let usable = self.control_register_at(u32::from(register.address), spec.access);
                usable
                    .filter(|usable| usable == register)
                    .ok_or(EncodeError::NotAccessible(register.name))?;
                u32::from(register.address)
            }
            (Kind::FixedControl(name), Operand::Control(register)) if register.name == name => {
                return Ok(0)
            }
            (Kind::Memory | Kind::MemoryScaled, Operand::Memory(memory)) => {
                return self.encode_memory(instruction, memory)
            }
            (Kind::MemoryLong, Operand::Memory(memory)) => {
                return encode_long_memory(instruction.opcode, memory)
            }
            _ => return Err(EncodeError::OperandKind(position)),
        };
        Ok(spec.field.as_ref().map_or(0, |field| field.place(value)))
    }

    fn check_pairing(
        &self,
        kind: RegisterKind,
        operand: &Operand,
        position: usize,
    ) -> Result<Register, EncodeError> {
        match *operand {
            Operand::Register(register) if !kind.is_pair() => self.check_register(register),
            Operand::Pair(register) if kind.is_pair() && register.number % 2 == 1 => {
                Err(EncodeError::OddPair(register))
            }
            Operand::Pair(register) if kind.is_pair() => self.check_register(register),
            _ => Err(EncodeError::OperandKind(position)),
        }
    }

    fn check_register(&self, register: Register) -> Result<Register, EncodeError> {
        if register.number < self.registers_per_side {
            Ok(register)
        } else {
            Err(EncodeError::NoSuchRegister(register))
        }
    }

    fn encode_memory(
        &self,
        instruction: &Instruction,
        memory: &MemoryOperand,
    ) -> Result<u32, EncodeError> {
        let side = instruction.unit.map_or(Side::A, |unit| unit.side);
        let on_side = |register: Register| {
            if register.side == side {
                self.check_register(register)
            } else {
                Err(EncodeError::WrongSide {
                    register,
                    expected: side,
                })
            }
        };
        let base = on_side(memory.base)?;
        let (by_register, offset) = match memory.offset {
            Offset::Register(register) => (0b0100, u32::from(on_side(register)?.number)),
            Offset::Constant(offset) => (0, in_range(i64::from(offset), 0, 31)?),
        };
        let update = match memory.update {
            Update::None => 0,
            Update::Pre => 0b1000,
            Update::Post => 0b1010,
        };
        let mode = update | by_register | u32::from(!memory.subtract);
        let format = &instruction.opcode.format;
        if !memory.scaled && format.field("sc").is_none() {
            return Err(EncodeError::BadAddress(
                "the offset counts in units of the access size",
            ));
        }
        let place = |name, value| format.field(name).map_or(0, |field| field.place(value));
        let offset = place("sc", u32::from(memory.scaled)) | place("offsetR", offset);
        Ok(place("mode", mode) | place("baseR", u32::from(base.number)) | offset)
    }
}

fn encode_unit(instruction: &Instruction) -> Result<u32, EncodeError> {
    let opcode = instruction.opcode;
    let place = |name: &str, bit| {
        opcode
            .format
            .field(name)
            .map_or(0, |field| field.place(bit))
    };
    let mut bits = 0;
    match (opcode.unit, instruction.unit) {
        (None, None) => {}
        (Some(spec), Some(unit))
            if spec.kind == unit.kind && spec.side.unwrap_or(unit.side) == unit.side =>
        {
            bits |= opcode
                .format
                .side
                .as_ref()
                .map_or(0, |name| place(name, unit.side.bit()));
        }
        _ => return Err(EncodeError::WrongUnit),
    }
    if instruction.cross && !opcode.crossable() {
        return Err(EncodeError::NoCrossPath);
    }
    match (&opcode.format.data_side, instruction.data_path) {
        (None, None) => {}
        (Some(name), Some(side)) => bits |= place(name, side.bit()),
        _ => return Err(EncodeError::WrongDataPath),
    }
    Ok(bits | if instruction.cross { place("x", 1) } else { 0 })
}

fn check_side(
    instruction: &Instruction,
    kind: RegisterKind,
    register: Register,
) -> Result<(), EncodeError> {
    let unit_side = instruction.unit.map_or(Side::A, |unit| unit.side);
    let expected = match instruction.data_path {
        Some(side) => side,
        None if kind.crossable && instruction.cross => unit_side.other(),
        None => unit_side,
    };
    if register.side == expected {
        Ok(())
    } else {
        Err(EncodeError::WrongSide { register, expected })
    }
}

fn in_range(value: i64, low: i64, high: i64) -> Result<u32, EncodeError> {
    if (low..=high).contains(&value) {
        // The caller cuts the value to the width of the field.
        Ok(value as u32)
    } else {
        Err(EncodeError::OutOfRange { value, low, high })
    }
}

fn encode_constant(kind: ConstantKind, value: i64) -> Result<u32, EncodeError> {
    let (low, high) = kind.range();
    let value = in_range(value, low, high)?;
    Ok(match kind.coding {
        Coding::Plain | Coding::Low16 => value,
        Coding::Negated => value.wrapping_neg(),
        Coding::LessOne => value - 1,
        Coding::High16 => value >> 16,
    })
}

fn encode_displacement(bits: u8, bytes: i32) -> Result<u32, EncodeError> {
    if bytes % 4 != 0 {
        return Err(EncodeError::Unaligned {
            value: i64::from(bytes),
            bytes: 4,
        });
    }
    let span = 1i64 << (bits - 1);
    in_range(i64::from(bytes / 4), -span, span - 1)
}

fn encode_long_memory(opcode: &Opcode, memory: &MemoryOperand) -> Result<u32, EncodeError> {
    let base = memory.base;
    if base.side != Side::B || !(14..=15).contains(&base.number) {
        return Err(EncodeError::BadAddress(
            "a 15-bit offset needs base B14 or B15",
        ));
    }
    let Offset::Constant(offset) = memory.offset else {
        return Err(EncodeError::BadAddress("a 15-bit offset must be constant"));
    };
    if memory.update != Update::None || memory.subtract || !memory.scaled {
        return Err(EncodeError::BadAddress(
            "a 15-bit offset can only be added, without update",
        ));
    }
    let offset = in_range(i64::from(offset), 0, 0x7fff)?;
    let place = |name, value| {
        opcode
            .format
            .field(name)
            .map_or(0, |field| field.place(value))
    };
    Ok(place("ucst15", offset) | place("y", u32::from(base.number) - 14))
}
