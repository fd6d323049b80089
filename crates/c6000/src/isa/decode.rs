//! Decodes instruction words.

use super::error::DecodeError;
use super::instruction::{
    Instruction, MemoryOperand, Offset, Operand, Predicate, Register, Update,
};
use super::kind::{Coding, ConstantKind, Kind};
use super::opcode::{Access, Flag, Opcode, OperandSpec};
use super::table::Table;
use super::unit::{Side, Unit};

/// The sides that an instruction word selects.
struct Sides {
    unit: Side,
    cross: bool,
    data: Option<Side>,
}

impl Table {
    /// Decodes a word. Any word is accepted without a panic. A word that no entry of the table matches is an error.
    pub fn decode(&'static self, word: u32) -> Result<Instruction, DecodeError> {
        let opcode = self
            .opcode_of(word)
            .ok_or(DecodeError::UnknownOpcode(word))?;
        let sides = sides(opcode, word);
        let mut instruction = Instruction {
            opcode,
            unit: opcode.unit.map(|spec| Unit {
                kind: spec.kind,
                side: sides.unit,
            }),
            cross: sides.cross,
            data_path: sides.data,
            operands: Default::default(),
            predicate: self.decode_predicate(opcode, word)?,
            parallel: word & 1 == 1,
        };
        for spec in &opcode.operands {
            instruction
                .operands
                .push(self.decode_operand(opcode, spec, &sides, word)?);
        }
        Ok(instruction)
    }

    fn opcode_of(&'static self, word: u32) -> Option<&'static Opcode> {
        self.decoded()
            .find(|opcode| word & opcode.mask == opcode.bits)
    }

    fn decode_predicate(
        &self,
        opcode: &Opcode,
        word: u32,
    ) -> Result<Option<Predicate>, DecodeError> {
        if opcode.has(Flag::NotPredicable) {
            return Ok(None);
        }
        let (creg, z) = (word >> 29, (word >> 28) & 1);
        if creg == 0 && z == 0 {
            return Ok(None);
        }
        let register = self
            .predicate_register(creg)
            .ok_or(DecodeError::ReservedPredicate(word >> 28))?;
        Ok(Some(Predicate {
            register,
            negated: z == 1,
        }))
    }

    fn decode_operand(
        &self,
        opcode: &Opcode,
        spec: &OperandSpec,
        sides: &Sides,
        word: u32,
    ) -> Result<Operand, DecodeError> {
        let value = spec.field.as_ref().map_or(0, |field| field.get(word));
        match &spec.kind {
            Kind::Register(kind) => {
                let number = spec
                    .field
                    .as_ref()
                    .map_or(0, |field| value << field.pair_shift());
                let register = self.register(operand_side(spec, sides), number)?;
                match (kind.is_pair(), register.number % 2) {
                    (false, _) => Ok(Operand::Register(register)),
                    (true, 0) => Ok(Operand::Pair(register)),
                    (true, _) => Err(DecodeError::OddPair(register)),
                }
            }
            Kind::Constant(kind) => constant(*kind, value),
            Kind::Displacement { bits } => Ok(Operand::Displacement(sign_extend(value, *bits) * 4)),
            Kind::Control => self.control(value, spec.access),
            Kind::FixedControl(name) => {
                let register = self
                    .control_register(name)
                    .ok_or(DecodeError::NoSuchControlRegister(value))?;
                Ok(Operand::Control(register))
            }
            Kind::Memory | Kind::MemoryScaled => self.memory(opcode, sides.unit, word),
            Kind::MemoryLong => Ok(long_memory(opcode, word)),
        }
    }

    fn register(&self, side: Side, number: u32) -> Result<Register, DecodeError> {
        // A field of a register number has at most five bits.
        let register = Register {
            side,
            number: number as u8,
        };
        if register.number < self.registers_per_side {
            Ok(register)
        } else {
            Err(DecodeError::NoSuchRegister(register))
        }
    }

    fn control(&self, address: u32, access: Access) -> Result<Operand, DecodeError> {
        let register = self.control_register_at(address, access);
        register
            .map(Operand::Control)
            .ok_or(DecodeError::NoSuchControlRegister(address))
    }

    fn memory(&self, opcode: &Opcode, side: Side, word: u32) -> Result<Operand, DecodeError> {
        let field = |name| opcode.format.field(name).map_or(0, |field| field.get(word));
        let mode = field("mode");
        let update = match mode >> 1 {
            0b000 | 0b010 => Update::None,
            0b100 | 0b110 => Update::Pre,
            0b101 | 0b111 => Update::Post,
            _ => return Err(DecodeError::ReservedAddressMode(mode)),
        };
        let offset = if mode & 0b0100 == 0 {
            Offset::Constant(field("offsetR"))
        } else {
            Offset::Register(self.register(side, field("offsetR"))?)
        };
        let base = self.register(side, field("baseR"))?;
        let scaled = opcode.format.field("sc").is_none_or(|sc| sc.get(word) == 1);
        Ok(Operand::Memory(MemoryOperand {
            base,
            offset,
            scaled,
            subtract: mode & 1 == 0,
            update,
        }))
    }
}

fn sides(opcode: &Opcode, word: u32) -> Sides {
    let side = |name: &Option<String>| {
        let field = name.as_ref().and_then(|name| opcode.format.field(name))?;
        Some(Side::from_bit(field.get(word)))
    };
    let fixed = opcode.unit.and_then(|unit| unit.side);
    Sides {
        unit: fixed
            .or_else(|| side(&opcode.format.side))
            .unwrap_or(Side::A),
        cross: opcode.crossable() && opcode.format.field("x").is_some_and(|x| x.get(word) == 1),
        data: side(&opcode.format.data_side),
    }
}

fn operand_side(spec: &OperandSpec, sides: &Sides) -> Side {
    if let Some(data) = sides.data {
        return data;
    }
    let crossable = spec.kind.register().is_some_and(|kind| kind.crossable);
    if crossable && sides.cross {
        sides.unit.other()
    } else {
        sides.unit
    }
}

fn constant(kind: ConstantKind, field: u32) -> Result<Operand, DecodeError> {
    let plain = if kind.signed {
        i64::from(sign_extend(field, kind.bits))
    } else {
        i64::from(field)
    };
    let value = match kind.coding {
        Coding::Plain | Coding::Low16 => plain,
        Coding::Negated => -plain,
        Coding::High16 => plain << 16,
        Coding::LessOne => plain + 1,
    };
    let (low, high) = kind.range();
    if (low..=high).contains(&value) {
        Ok(Operand::Constant(value))
    } else {
        Err(DecodeError::ReservedConstant(value))
    }
}

fn long_memory(opcode: &Opcode, word: u32) -> Operand {
    let field = |name| opcode.format.field(name).map_or(0, |field| field.get(word));
    let base = Register {
        side: Side::B,
        number: 14 + field("y") as u8,
    };
    Operand::Memory(MemoryOperand {
        base,
        offset: Offset::Constant(field("ucst15")),
        scaled: true,
        subtract: false,
        update: Update::None,
    })
}

fn sign_extend(value: u32, bits: u8) -> i32 {
    let shift = 32 - u32::from(bits);
    (value << shift) as i32 >> shift
}
