//! The decoded instruction.

use super::kind::Kind;
use super::opcode::{Access, Flag, Opcode};
use super::unit::{Side, Unit};
use std::ops::Deref;

/// A general register, such as A0 or B31.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Register {
    pub side: Side,
    pub number: u8,
}

impl Register {
    pub fn new(side: Side, number: u8) -> Register {
        Register { side, number }
    }

    /// The odd register of the pair. `self` is the pair's even register.
    pub fn odd(self) -> Register {
        Register {
            number: self.number | 1,
            ..self
        }
    }
}

/// The condition of an instruction: `[A1]`, or `[!A1]` with `negated`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Predicate {
    pub register: Register,
    /// True if the instruction executes when the register is zero.
    pub negated: bool,
}

/// A control register, named by its number in the fields of `MVC`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ControlRegister {
    pub name: &'static str,
    pub address: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Offset {
    Register(Register),
    /// The number that stands in the offset field.
    Constant(u32),
}

/// When a memory operand writes the computed address back to its base register.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Update {
    /// `*+R[o]`: never.
    None,
    /// `*++R[o]`: the access uses the new address.
    Pre,
    /// `*R++[o]`: the access uses the old address.
    Post,
}

/// The address of a load or store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MemoryOperand {
    pub base: Register,
    pub offset: Offset,
    /// Whether the offset counts in units of the opcode's `memory.bytes`. Otherwise it counts in bytes.
    pub scaled: bool,
    pub subtract: bool,
    pub update: Update,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operand {
    Register(Register),
    /// An odd:even pair, named by its even register.
    Pair(Register),
    Control(ControlRegister),
    /// A constant. The value is the one in the assembly text.
    Constant(i64),
    /// Distance in bytes from the address of the branch's fetch packet (PCE1) to the branch target.
    Displacement(i32),
    Memory(MemoryOperand),
}

/// Up to four operands in the order of the assembly text.
#[derive(Debug, Clone, Copy)]
pub struct Operands {
    items: [Operand; 4],
    count: u8,
}

impl Operands {
    /// Adds an operand. There is always room: the table is checked at load to have at most four operands in an entry.
    pub fn push(&mut self, operand: Operand) {
        self.items[usize::from(self.count)] = operand;
        self.count += 1;
    }
}

impl Default for Operands {
    fn default() -> Self {
        Operands {
            items: [Operand::Constant(0); 4],
            count: 0,
        }
    }
}

impl Deref for Operands {
    type Target = [Operand];

    fn deref(&self) -> &[Operand] {
        &self.items[..usize::from(self.count)]
    }
}

impl PartialEq for Operands {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl FromIterator<Operand> for Operands {
    fn from_iter<I: IntoIterator<Item = Operand>>(operands: I) -> Self {
        let mut all = Operands::default();
        operands.into_iter().for_each(|operand| all.push(operand));
        all
    }
}

/// A decoded instruction. `opcode` has the facts that all instructions of one encoding share: mnemonic, operand kinds,
/// delay slots, flags.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Instruction {
    pub opcode: &'static Opcode,
    /// None for NOP and IDLE.
    pub unit: Option<Unit>,
    /// Whether the unit reads an operand over its cross path.
    pub cross: bool,
    /// The T path of a load or store. It names the register file of the data.
    pub data_path: Option<Side>,
    pub operands: Operands,
    pub predicate: Option<Predicate>,
    /// The p bit: the next instruction executes in parallel with this one.
    pub parallel: bool,
}

impl Instruction {
    /// The general registers that the instruction reads in E1. The register of the predicate is left out: it does not
    /// count in the limit of four reads.
    pub fn reads(&self) -> impl Iterator<Item = Register> + '_ {
        self.specified()
            .flat_map(|(access, operand)| match operand {
                Operand::Memory(memory) => [Some(memory.base), offset_register(memory)],
                _ if access.reads() => registers(operand),
                _ => [None, None],
            })
            .flatten()
    }

    /// Idle cycles of a multi-cycle NOP after its first cycle. `u64::MAX` for IDLE.
    pub fn idle_cycles(&self) -> u64 {
        if !self.opcode.has(Flag::MultiCycleNop) {
            return 0;
        }
        match self.operands.last() {
            Some(&Operand::Constant(count)) if self.unit.is_none() => count as u64 - 1,
            Some(&Operand::Constant(count)) => count as u64,
            _ => u64::MAX,
        }
    }

    /// The register that the instruction reads over the cross path.
    pub fn cross_read(&self) -> Option<Register> {
        let specs = self.opcode.operands.iter().zip(self.operands.iter());
        let crossing = |kind: &Kind| kind.register().is_some_and(|kind| kind.crossable);
        let mut crossed = specs.filter(|(spec, _)| self.cross && crossing(&spec.kind));
        crossed.find_map(|(_, operand)| registers(operand)[0])
    }

    /// The general registers that the instruction writes, each with its delay slots. A register with n delay slots is
    /// written at the end of the n-th cycle after E1. The base register that a load or store updates has no delay
    /// slots.
    pub fn writes(&self) -> impl Iterator<Item = (Register, u8)> + '_ {
        // The delay slots of BDEC belong to its branch. The register that BDEC decrements has none.
        let delay = if self.opcode.has(Flag::Branch) {
            0
        } else {
            self.opcode.delay_slots
        };
        self.specified()
            .flat_map(move |(access, operand)| match operand {
                Operand::Memory(memory) if memory.update != Update::None => {
                    [Some((memory.base, 0)), None]
                }
                _ if access.writes() => {
                    registers(operand).map(|register| register.map(|r| (r, delay)))
                }
                _ => [None, None],
            })
            .flatten()
    }

    fn specified(&self) -> impl Iterator<Item = (Access, &Operand)> + '_ {
        let specs = self.opcode.operands.iter();
        specs
            .zip(self.operands.iter())
            .map(|(spec, operand)| (spec.access, operand))
    }
}

fn offset_register(memory: &MemoryOperand) -> Option<Register> {
    match memory.offset {
        Offset::Register(register) => Some(register),
        Offset::Constant(_) => None,
    }
}

fn registers(operand: &Operand) -> [Option<Register>; 2] {
    match *operand {
        Operand::Register(register) => [Some(register), None],
        Operand::Pair(even) => [Some(even), Some(even.odd())],
        _ => [None, None],
    }
}
