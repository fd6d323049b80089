//! Objects and linked programs, independent of the file format.

use super::RelocationKind;
use crate::isa::Level;
use std::collections::BTreeMap;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Object {
    /// The ISA level that the object names. None if it names no level, or a level without a table here.
    pub level: Option<Level>,
    /// The sections that occupy memory, in the order of the file.
    pub sections: Vec<Section>,
    pub symbols: Vec<Symbol>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Section {
    pub name: String,
    /// The section's address in a linked program. 0 in a relocatable object.
    pub address: u32,
    pub flags: SectionFlags,
    /// The alignment in bytes, a power of two.
    pub align: u32,
    pub contents: Contents,
    pub relocations: Vec<Relocation>,
    /// Fields that the linker computes from expressions of symbols.
    pub computed: Vec<ComputedField>,
}

impl Section {
    /// The bytes of memory that the section takes.
    pub fn size(&self) -> u32 {
        match &self.contents {
            // The reader and the assembler keep sections below 4 GB, so the length fits.
            Contents::Data(data) => data.len() as u32,
            Contents::Zeros(size) => *size,
        }
    }

    /// The bytes of the section. Empty if the section only reserves space.
    pub fn data(&self) -> &[u8] {
        match &self.contents {
            Contents::Data(data) => data,
            Contents::Zeros(_) => &[],
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SectionFlags {
    pub write: bool,
    pub execute: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contents {
    Data(Vec<u8>),
    /// Reserved space of this size (`.bss`).
    Zeros(u32),
}

impl Default for Contents {
    fn default() -> Contents {
        Contents::Data(Vec::new())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relocation {
    /// Offset of the field in its section, in bytes.
    pub offset: u32,
    pub kind: RelocationKind,
    /// Index in [`Object::symbols`].
    pub symbol: usize,
    pub addend: i32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    /// The name. Empty for the symbol of a section.
    pub name: String,
    pub place: SymbolPlace,
    pub binding: Binding,
    /// Offset in the section. For an absolute symbol, its value.
    pub value: u32,
    pub size: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SymbolPlace {
    Undefined,
    Absolute,
    /// Space of the given alignment that the linker allocates.
    Common {
        align: u32,
    },
    /// Index in [`Object::sections`].
    Section(usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Binding {
    Local,
    Global,
    Weak,
}

/// A field whose value is an expression of symbols, such as the distance between two symbols.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComputedField {
    /// Offset of the field's container in its section, in bytes.
    pub offset: u32,
    /// Bytes of the container: 1, 2 or 4.
    pub bytes: u8,
    /// The field's lowest bit in its container, and its width in bits.
    pub shift: u8,
    pub width: u8,
    pub range: FieldRange,
    /// The expression of the value, in postfix order.
    pub terms: Vec<Term>,
}

/// The range of values that fit a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldRange {
    Signed,
    Unsigned,
    /// Signed or unsigned.
    Either,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// The address of a symbol plus an addend. The symbol is an index in [`Object::symbols`].
    Symbol(usize, i32),
    Constant(i32),
    /// The address of the field.
    Place,
    /// Duplicates the value on top of the stack.
    Duplicate,
    Unary(UnaryOperator),
    Binary(BinaryOperator),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnaryOperator {
    Negate,
    Complement,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BinaryOperator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    ShiftLeft,
    ShiftRightUnsigned,
    ShiftRightSigned,
    And,
    Or,
    Xor,
}

/// A linked program, whose addresses are fixed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Executable {
    /// The ISA level that the program names. None if it names no level, or a level without a table here.
    pub level: Option<Level>,
    /// Address of the first instruction.
    pub entry: u32,
    /// If two segments overlap, the later one takes precedence.
    pub segments: Vec<Segment>,
    /// The addresses of global symbols. In ELF, also those of functions that are local to a file.
    pub symbols: BTreeMap<String, u32>,
    /// Start and end of the section `.stack`.
    pub stack: Option<(u32, u32)>,
}

/// A range of memory that the program fills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    pub address: u32,
    /// The bytes that come from the file.
    pub data: Vec<u8>,
    /// Size in memory in bytes. The bytes after `data` are zero. The segment ends within the address space.
    pub size: u32,
    pub write: bool,
    pub execute: bool,
}
