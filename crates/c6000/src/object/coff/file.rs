//! The tables of a COFF file: header, section headers, symbols and strings.

use crate::object::limits::{Budget, NAME_SHARING};
use crate::object::ObjectError;

const VERSION_2: u16 = 0x00c2;
const TARGET_C6000: u16 = 0x0099;

const FILE_HEADER: usize = 22;
/// Bytes of the optional header. Only linked programs have one.
const PROGRAM_HEADER: usize = 28;
const PROGRAM_HEADER_MAGIC: u16 = 0x0108;
const SECTION_HEADER: usize = 48;
const SYMBOL: usize = 18;

const F_EXEC: u16 = 0x0002;
const F_LITTLE: u16 = 0x0100;
const F_BIG: u16 = 0x0200;

/// Section flags.
pub const STYP_DSECT: u32 = 0x0001;
pub const STYP_NOLOAD: u32 = 0x0002;
pub const STYP_COPY: u32 = 0x0010;
pub const STYP_TEXT: u32 = 0x0020;
pub const STYP_BSS: u32 = 0x0080;

/// Section numbers with a special meaning in the symbol table.
pub const UNDEFINED: i16 = 0;
pub const ABSOLUTE: i16 = -1;

/// The tables of a file. Reading checks only that they lie inside the file.
pub struct File<'data> {
    pub bytes: &'data [u8],
    /// Address of the first instruction. None in a relocatable object.
    pub entry: Option<u32>,
    pub sections: Vec<SectionHeader>,
    /// Symbols by their index in the file. None for an auxiliary entry.
    pub symbols: Vec<Option<SymbolEntry>>,
}

pub struct SectionHeader {
    pub name: String,
    /// The section's address while the program runs.
    pub address: u32,
    /// The address at which it is loaded.
    pub load_address: u32,
    pub size: u32,
    pub flags: u32,
    /// Offset of the section's bytes in the file, offset of its relocations, and their number.
    data: u32,
    relocations: u32,
    relocation_count: u32,
}

pub struct SymbolEntry {
    pub name: String,
    pub value: u32,
    /// A section number, counted from 1, or [`UNDEFINED`], [`ABSOLUTE`] or another negative number for debugging.
    pub section: i16,
    pub class: u8,
}

/// Whether the bytes begin as a COFF file of version 2 does, in either byte order.
pub fn is_coff(bytes: &[u8]) -> bool {
    let start = |at: usize| bytes.get(at..at + 2);
    let little = start(0) == Some(&[0xc2, 0]) && start(20) == Some(&[0x99, 0]);
    let big = start(0) == Some(&[0, 0xc2]) && start(20) == Some(&[0, 0x99]);
    little || big
}

/// Whether the header is that of a linked program.
pub fn is_program(bytes: &[u8]) -> bool {
    bytes
        .get(..FILE_HEADER)
        .is_some_and(|header| u16_at(header, 16) != 0 && u16_at(header, 18) & F_EXEC != 0)
}

/// Bytes of the file. The error names the table that should be there.
pub fn slice<'data>(
    bytes: &'data [u8],
    at: u32,
    size: u64,
    what: &str,
) -> Result<&'data [u8], ObjectError> {
    let end = usize::try_from(u64::from(at) + size).ok();
    end.and_then(|end| bytes.get(at as usize..end))
        .ok_or_else(|| ObjectError(format!("{what} at {at:#x} lies outside the file")))
}

/// A field of a table's entry. The caller knows that the entry is long enough.
pub fn u16_at(entry: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([entry[at], entry[at + 1]])
}

pub fn u32_at(entry: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([entry[at], entry[at + 1], entry[at + 2], entry[at + 3]])
}

impl<'data> File<'data> {
    pub fn parse(bytes: &'data [u8]) -> Result<File<'data>, ObjectError> {
        let header = slice(bytes, 0, FILE_HEADER as u64, "the file header")?;
        check_header(header)?;
        let names = Names::new(bytes, u32_at(header, 8), u32_at(header, 12))?;
        let mut budget = Budget::new(bytes.len().saturating_mul(NAME_SHARING));
        let optional = u16_at(header, 16);
        let first_section = FILE_HEADER as u32 + u32::from(optional);
        Ok(File {
            bytes,
            entry: entry(bytes, optional, u16_at(header, 18))?,
            sections: sections(bytes, first_section, u16_at(header, 2), &names, &mut budget)?,
            symbols: symbols(&names, &mut budget)?,
        })
    }

    /// The bytes that the file holds for a section.
    pub fn data(&self, section: &SectionHeader) -> Result<&'data [u8], ObjectError> {
        let size = if section.data == 0 { 0 } else { section.size };
        let what = format!("section {}", section.name);
        slice(self.bytes, section.data, u64::from(size), &what)
    }

    /// The relocation entries of a section, one after another.
    pub fn relocations(
        &self,
        section: &SectionHeader,
        entry: usize,
    ) -> Result<&'data [u8], ObjectError> {
        let size = u64::from(section.relocation_count) * entry as u64;
        let what = format!("relocations of section {}", section.name);
        slice(self.bytes, section.relocations, size, &what)
    }
}

impl SectionHeader {
    /// Whether the section takes memory of the target. Sections that are only for tools (debugging) do not.
    pub fn is_allocated(&self) -> bool {
        self.flags & (STYP_COPY | STYP_DSECT) == 0
    }

    /// Whether the file holds the bytes of the section.
    pub fn has_data(&self) -> bool {
        self.data != 0 && self.flags & (STYP_BSS | STYP_NOLOAD) == 0
    }

    /// The alignment in bytes.
    pub fn align(&self) -> u32 {
        1 << (self.flags >> 8 & 0xf)
    }
}

fn check_header(header: &[u8]) -> Result<(), ObjectError> {
    let fail = |cause: String| Err(ObjectError(cause));
    let flags = u16_at(header, 18);
    if header[0] == 0 || flags & F_BIG != 0 {
        return fail("big-endian COFF files are not supported".into());
    }
    let version = u16_at(header, 0);
    if version != VERSION_2 {
        return fail(format!("COFF version {version:#x} is not {VERSION_2:#x}"));
    }
    let target = u16_at(header, 20);
    if target != TARGET_C6000 {
        return fail(format!(
            "COFF target {target:#x} is not {TARGET_C6000:#x} (TMS320C6000)"
        ));
    }
    if flags & F_LITTLE == 0 {
        return fail("the COFF file does not say that it is little-endian".into());
    }
    Ok(())
}

fn entry(bytes: &[u8], optional: u16, flags: u16) -> Result<Option<u32>, ObjectError> {
    if optional == 0 || flags & F_EXEC == 0 {
        return Ok(None);
    }
    let header = slice(
        bytes,
        FILE_HEADER as u32,
        PROGRAM_HEADER as u64,
        "the optional header",
    )?;
    if usize::from(optional) < PROGRAM_HEADER || u16_at(header, 0) != PROGRAM_HEADER_MAGIC {
        return Err(ObjectError("unknown optional header".into()));
    }
    Ok(Some(u32_at(header, 16)))
}

fn sections(
    bytes: &[u8],
    first: u32,
    count: u16,
    names: &Names,
    budget: &mut Budget,
) -> Result<Vec<SectionHeader>, ObjectError> {
    let size = u64::from(count) * SECTION_HEADER as u64;
    let table = slice(bytes, first, size, "the section headers")?;
    let read = |entry: &[u8]| {
        Ok(SectionHeader {
            name: names.name(&entry[..8], budget)?,
            load_address: u32_at(entry, 8),
            address: u32_at(entry, 12),
            size: u32_at(entry, 16),
            data: u32_at(entry, 20),
            relocations: u32_at(entry, 24),
            relocation_count: u32_at(entry, 32),
            flags: u32_at(entry, 40),
        })
    };
    table.chunks_exact(SECTION_HEADER).map(read).collect()
}

fn symbols(names: &Names, budget: &mut Budget) -> Result<Vec<Option<SymbolEntry>>, ObjectError> {
    let mut symbols = Vec::new();
    let mut auxiliary = 0;
    for entry in names.symbols.chunks_exact(SYMBOL) {
        if auxiliary > 0 {
            auxiliary -= 1;
            symbols.push(None);
            continue;
        }
        auxiliary = entry[17];
        symbols.push(Some(SymbolEntry {
            name: names.name(&entry[..8], budget)?,
            value: u32_at(entry, 8),
            section: u16_at(entry, 12) as i16,
            class: entry[16],
        }));
    }
    Ok(symbols)
}

/// The symbol table, and the strings that follow it in the file.
struct Names<'data> {
    symbols: &'data [u8],
    strings: &'data [u8],
}

impl<'data> Names<'data> {
    fn new(bytes: &'data [u8], at: u32, count: u32) -> Result<Names<'data>, ObjectError> {
        let size = u64::from(count) * SYMBOL as u64;
        let symbols = slice(bytes, at, size, "the symbol table")?;
        let strings = &bytes[at as usize + size as usize..];
        Ok(Names { symbols, strings })
    }

    /// A name: eight characters, or four zeros and an offset in the strings.
    fn name(&self, field: &[u8], budget: &mut Budget) -> Result<String, ObjectError> {
        let characters = if u32_at(field, 0) == 0 {
            let offset = u32_at(field, 4) as usize;
            match offset {
                0 => &[],
                _ => self
                    .strings
                    .get(offset..)
                    .ok_or_else(|| ObjectError(format!("no string at offset {offset:#x}")))?,
            }
        } else {
            field
        };
        let end = characters.iter().position(|&byte| byte == 0);
        let name = &characters[..end.unwrap_or(characters.len())];
        budget.take(name.len(), "names")?;
        Ok(String::from_utf8_lossy(name).into_owned())
    }
}
