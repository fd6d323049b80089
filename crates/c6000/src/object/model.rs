//! Objects and linked programs, independent of the format of their file.

use super::RelocationKind;
use crate::isa::Level;
use std::collections::BTreeMap;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Object {
    /// The ISA level that the object names; None if it names none, or one that is unknown here.
    pub level: Option<Level>,
    /// The sections that occupy memory, in the order of the file.
    pub sections: Vec<Section>,
    pub symbols: Vec<Symbol>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Section {
    pub name: String,
    /// The address in a linked program; 0 in a relocatable object.
    pub address: u32,
    pub flags: SectionFlags,
    /// In bytes, a power of two.
    pub align: u32,
    pub contents: Contents,
    pub relocations: Vec<Relocation>,
    /// Fields that the linker computes from several symbols.
    pub computed: Vec<ComputedField>,
}

impl Section {
    /// Bytes of memory that the section takes.
    pub fn size(&self) -> u32 {
        match &self.contents {
            // The reader and the assembler keep sections below 4 GB.
            Contents::Data(data) => data.len() as u32,
            Contents::Zeros(size) => *size,
        }
    }

    /// The bytes of the section; none if it only reserves space.
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
    /// Empty for the symbol of a section.
    pub name: String,
    pub place: SymbolPlace,
    pub binding: Binding,
    /// Offset in the section, or the value of an absolute symbol.
    pub value: u32,
    pub size: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SymbolPlace {
    Undefined,
    Absolute,
    /// Space that the linker allocates, of this alignment.
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

/// A field whose value is an expression of symbols, such as the distance of two of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComputedField {
    /// Offset of the field's container in its section, in bytes.
    pub offset: u32,
    /// Bytes of the container: 1, 2 or 4.
    pub bytes: u8,
    /// The field in its container: lowest bit and width.
    pub shift: u8,
    pub width: u8,
    pub range: FieldRange,
    /// The value, in postfix order.
    pub terms: Vec<Term>,
}

/// The range that the value of a field must fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldRange {
    Signed,
    Unsigned,
    /// Either of the two.
    Either,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// Index in [`Object::symbols`], and the addend of the symbol's address.
    Symbol(usize, i32),
    Constant(i32),
    /// Address of the field.
    Place,
    /// Duplicates the value on top.
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

/// A program whose addresses are fixed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Executable {
    /// The ISA level that the program names; None if it names none, or one that is unknown here.
    pub level: Option<Level>,
    /// Address of the first instruction.
    pub entry: u32,
    /// Segments. If two overlap, the later one counts.
    pub segments: Vec<Segment>,
    /// Global symbols. In ELF also the functions that are local to a file.
    pub symbols: BTreeMap<String, u32>,
    /// Start and end of the section `.stack`.
    pub stack: Option<(u32, u32)>,
}

/// A piece of memory that the program fills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    pub address: u32,
    /// Bytes from the file.
    pub data: Vec<u8>,
    /// Bytes of memory. Those after the data are zero. The segment ends within the address space.
    pub size: u32,
    pub write: bool,
    pub execute: bool,
}
