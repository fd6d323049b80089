//! A relocatable object as the assembler makes it and the loader takes it.

use super::RelocationKind;
use crate::isa::Level;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Object {
    /// The ISA level that the object names; None where it names none or one that is not known here.
    pub level: Option<Level>,
    /// The sections that a program occupies memory with, in the order of the file.
    pub sections: Vec<Section>,
    pub symbols: Vec<Symbol>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub name: String,
    pub flags: SectionFlags,
    /// In bytes, a power of two.
    pub align: u32,
    pub contents: Contents,
    pub relocations: Vec<Relocation>,
}

impl Section {
    /// Bytes of memory that the section takes.
    pub fn size(&self) -> u32 {
        match &self.contents {
            // Reader and assembler keep sections below 4 GB.
            Contents::Data(data) => data.len() as u32,
            Contents::Zeros(size) => *size,
        }
    }

    /// The bytes of the section; empty where it only reserves space.
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
