//! Decoded instructions as assembly text.

use super::instruction::{
    ControlRegister, Instruction, MemoryOperand, Offset, Operand, Predicate, Register, Update,
};
use super::unit::{Side, Unit, UnitKind};
use std::fmt::{self, Display, Formatter};

impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::A => "A",
            Side::B => "B",
        })
    }
}

impl Display for Register {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side, self.number)
    }
}

impl Display for UnitKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Display for Unit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, ".{}{}", self.kind, self.side.bit() + 1)
    }
}

impl Display for Predicate {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "[{}{}]",
            if self.negated { "!" } else { "" },
            self.register
        )
    }
}

impl Display for ControlRegister {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Display for MemoryOperand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sign = if self.subtract { "-" } else { "+" };
        match self.update {
            Update::None => write!(f, "*{sign}{}", self.base)?,
            Update::Pre => write!(f, "*{sign}{sign}{}", self.base)?,
            Update::Post => write!(f, "*{}{sign}{sign}", self.base)?,
        }
        let (open, close) = if self.scaled { ('[', ']') } else { ('(', ')') };
        match self.offset {
            Offset::Register(register) => write!(f, "{open}{register}{close}"),
            Offset::Constant(offset) => write!(f, "{open}{offset}{close}"),
        }
    }
}

impl Display for Operand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Register(register) => register.fmt(f),
            Operand::Pair(even) => write!(f, "{}:{even}", even.odd()),
            Operand::Control(register) => register.fmt(f),
            Operand::Constant(value) => value.fmt(f),
            Operand::Displacement(bytes) => write!(f, "{bytes:+}"),
            Operand::Memory(memory) => memory.fmt(f),
        }
    }
}

impl Instruction {
    /// The unit with its cross path or T path, such as `.L1X` or `.D1T2`. Empty if the instruction has no unit.
    pub fn unit_specifier(&self) -> String {
        let Some(unit) = self.unit else {
            return String::new();
        };
        let cross = if self.cross { "X" } else { "" };
        let path = self
            .data_path
            .map_or(String::new(), |side| format!("T{}", side.bit() + 1));
        format!("{unit}{cross}{path}")
    }
}

/// Text such as `[!B0] ADD .L1X A1,B2,A3`. A branch target is written as its distance in bytes from the fetch packet.
impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(predicate) = &self.predicate {
            write!(f, "{predicate} ")?;
        }
        f.write_str(&self.opcode.mnemonic)?;
        let unit = self.unit_specifier();
        if !unit.is_empty() {
            write!(f, " {unit}")?;
        }
        for (position, operand) in self.operands.iter().enumerate() {
            write!(f, "{}{operand}", if position == 0 { " " } else { "," })?;
        }
        Ok(())
    }
}
