//! The decoded instruction.

use super::kind::Kind;
use super::opcode::{Access, Flag, Opcode};
use super::unit::{Side, Unit};
use std::ops::Deref;

/// A general register: A0, B31.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Register {
    pub side: Side,
    pub number: u8,
}

impl Register {
    pub fn new(side: Side, number: u8) -> Register {
        Register { side, number }
    }

    /// The odd register of the pair whose even register this is.
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
    /// Execute when the register is zero.
    pub negated: bool,
}

/// A control register by its number in the fields of `MVC`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ControlRegister {
    pub name: &'static str,
    pub address: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Offset {
    Register(Register),
    /// The number in the field.
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
    /// The offset counts in units of the opcode's `memory.bytes`, else in bytes.
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
    /// A constant with its value in the assembly text.
    Constant(i64),
    /// Bytes from the address of the fetch packet that holds the branch (PCE1) to the target.
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
    /// Adds an operand; the table is checked at load to have at most four.
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

/// A decoded instruction. `opcode` holds what is the same for every instruction of one encoding: mnemonic, operand
/// kinds, delay slots, flags.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Instruction {
    pub opcode: &'static Opcode,
    /// None for NOP and IDLE.
    pub unit: Option<Unit>,
    /// The unit reads an operand over its cross path.
    pub cross: bool,
    /// Loads and stores: the T path, which is the register file of the data.
    pub data_path: Option<Side>,
    pub operands: Operands,
    pub predicate: Option<Predicate>,
    /// The p bit: the next instruction executes in parallel with this one.
    pub parallel: bool,
}

impl Instruction {
    /// The general registers read in E1, without the predicate's, which does not count in the limit of four reads.
    pub fn reads(&self) -> impl Iterator<Item = Register> + '_ {
        self.specified()
            .flat_map(|(access, operand)| match operand {
                Operand::Memory(memory) => [Some(memory.base), offset_register(memory)],
                _ if access.reads() => registers(operand),
                _ => [None, None],
            })
            .flatten()
    }

    /// Idle cycles of a multi-cycle NOP after its first one; `u64::MAX` for IDLE.
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

    /// The register that is read over the cross path.
    pub fn cross_read(&self) -> Option<Register> {
        let specs = self.opcode.operands.iter().zip(self.operands.iter());
        let crossing = |kind: &Kind| kind.register().is_some_and(|kind| kind.crossable);
        let mut crossed = specs.filter(|(spec, _)| self.cross && crossing(&spec.kind));
        crossed.find_map(|(_, operand)| registers(operand)[0])
    }

    /// The general registers written, each with its delay slots: the write happens at the end of cycle E1 + delay.
    /// The base register that a load or store updates has none.
    pub fn writes(&self) -> impl Iterator<Item = (Register, u8)> + '_ {
        // The delay slots of BDEC are those of its branch. The register that it decrements has none.
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
