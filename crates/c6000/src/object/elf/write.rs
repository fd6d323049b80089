//! Writes relocatable ELF that GNU `ld` links.

use super::{attributes, MACHINE};
use crate::object::model::{Binding, Contents, Object, Relocation, Section, Symbol, SymbolPlace};
use ::elf::elf as constants;

const FILE_HEADER_SIZE: u32 = 52;
const SECTION_HEADER_SIZE: u32 = 40;
const SYMBOL_SIZE: u32 = 16;
const RELOCATION_SIZE: u32 = 12;

/// A section of the file.
#[derive(Default)]
struct RawSection {
    name: String,
    kind: u32,
    flags: u32,
    data: Vec<u8>,
    /// Size in memory of a section that only reserves space.
    reserved: u32,
    link: u32,
    info: u32,
    align: u32,
    entry_size: u32,
}

/// The object as an ELF file.
pub fn write(object: &Object) -> Vec<u8> {
    let order = locals_first(&object.symbols);
    let mut sections = vec![RawSection::default()];
    sections.extend(object.sections.iter().map(raw_section));
    sections.extend(object.level.map(raw_attributes));
    let with_relocations = object
        .sections
        .iter()
        .filter(|section| !section.relocations.is_empty())
        .count();
    let symbol_table = (sections.len() + with_relocations) as u32;
    for (index, section) in object.sections.iter().enumerate() {
        if !section.relocations.is_empty() {
            sections.push(raw_relocations(
                section,
                index as u32 + 1,
                symbol_table,
                &order,
            ));
        }
    }
    let mut strings = StringTable::new();
    sections.push(raw_symbols(
        &object.symbols,
        &order,
        &mut strings,
        symbol_table + 1,
    ));
    sections.push(strings.section(".strtab"));
    write_file(sections)
}

/// The ELF index (counted from 1) of each symbol. ELF demands that local symbols come first.
fn locals_first(symbols: &[Symbol]) -> Vec<u32> {
    let mut by_position: Vec<usize> = (0..symbols.len()).collect();
    by_position.sort_by_key(|&symbol| symbols[symbol].binding != Binding::Local);
    let mut order = vec![0; symbols.len()];
    for (position, symbol) in by_position.into_iter().enumerate() {
        order[symbol] = position as u32 + 1;
    }
    order
}

fn raw_section(section: &Section) -> RawSection {
    let flag = |set: bool, bit: u32| if set { bit } else { 0 };
    let (kind, reserved) = match &section.contents {
        Contents::Data(_) => (constants::SHT_PROGBITS, 0),
        Contents::Zeros(size) => (constants::SHT_NOBITS, *size),
    };
    RawSection {
        name: section.name.clone(),
        kind,
        flags: constants::SHF_ALLOC
            | flag(section.flags.write, constants::SHF_WRITE)
            | flag(section.flags.execute, constants::SHF_EXECINSTR),
        data: section.data().to_vec(),
        reserved,
        align: section.align,
        ..RawSection::default()
    }
}

fn raw_attributes(level: crate::isa::Level) -> RawSection {
    RawSection {
        name: attributes::SECTION_NAME.into(),
        kind: attributes::SECTION_TYPE,
        data: attributes::encode(level),
        align: 1,
        ..RawSection::default()
    }
}

fn raw_relocations(section: &Section, target: u32, symbol_table: u32, order: &[u32]) -> RawSection {
    let entry = |relocation: &Relocation| {
        let info = order[relocation.symbol] << 8 | relocation.kind.code();
        [relocation.offset, info, relocation.addend as u32]
    };
    RawSection {
        name: format!(".rela{}", section.name),
        kind: constants::SHT_RELA,
        flags: constants::SHF_INFO_LINK,
        data: section
            .relocations
            .iter()
            .flat_map(entry)
            .flat_map(u32::to_le_bytes)
            .collect(),
        link: symbol_table,
        info: target,
        align: 4,
        entry_size: RELOCATION_SIZE,
        ..RawSection::default()
    }
}

fn raw_symbols(
    symbols: &[Symbol],
    order: &[u32],
    strings: &mut StringTable,
    string_table: u32,
) -> RawSection {
    let mut data = vec![0; (symbols.len() + 1) * SYMBOL_SIZE as usize];
    for (symbol, &index) in symbols.iter().zip(order) {
        let start = (index * SYMBOL_SIZE) as usize;
        data[start..start + SYMBOL_SIZE as usize]
            .copy_from_slice(&symbol_entry(symbol, strings.add(&symbol.name)));
    }
    let locals = symbols
        .iter()
        .filter(|symbol| symbol.binding == Binding::Local)
        .count();
    RawSection {
        name: ".symtab".into(),
        kind: constants::SHT_SYMTAB,
        data,
        link: string_table,
        info: locals as u32 + 1,
        align: 4,
        entry_size: SYMBOL_SIZE,
        ..RawSection::default()
    }
}

fn symbol_entry(symbol: &Symbol, name: u32) -> [u8; SYMBOL_SIZE as usize] {
    let binding = match symbol.binding {
        Binding::Local => constants::STB_LOCAL,
        Binding::Global => constants::STB_GLOBAL,
        Binding::Weak => constants::STB_WEAK,
    };
    let (section, value) = match symbol.place {
        SymbolPlace::Undefined => (constants::SHN_UNDEF, 0),
        SymbolPlace::Absolute => (constants::SHN_ABS, symbol.value),
        SymbolPlace::Common { align } => (constants::SHN_COMMON, align),
        SymbolPlace::Section(index) => (index as u16 + 1, symbol.value),
    };
    let is_section = symbol.name.is_empty() && matches!(symbol.place, SymbolPlace::Section(_));
    let kind = if is_section {
        constants::STT_SECTION
    } else {
        constants::STT_NOTYPE
    };
    let mut entry = [0; SYMBOL_SIZE as usize];
    entry[0..4].copy_from_slice(&name.to_le_bytes());
    entry[4..8].copy_from_slice(&value.to_le_bytes());
    entry[8..12].copy_from_slice(&symbol.size.to_le_bytes());
    entry[12] = binding << 4 | kind;
    entry[14..16].copy_from_slice(&section.to_le_bytes());
    entry
}

/// A table of NUL-terminated strings. The string at offset 0 is empty.
struct StringTable(Vec<u8>);

impl StringTable {
    fn new() -> StringTable {
        StringTable(vec![0])
    }

    fn add(&mut self, text: &str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        let offset = self.0.len() as u32;
        self.0.extend(text.bytes());
        self.0.push(0);
        offset
    }

    fn section(self, name: &str) -> RawSection {
        RawSection {
            name: name.into(),
            kind: constants::SHT_STRTAB,
            data: self.0,
            align: 1,
            ..RawSection::default()
        }
    }
}

/// Writes the file header, the contents of all sections, and the section headers.
fn write_file(mut sections: Vec<RawSection>) -> Vec<u8> {
    let mut names = StringTable::new();
    let mut name_offsets: Vec<u32> = sections
        .iter()
        .map(|section| names.add(&section.name))
        .collect();
    name_offsets.push(names.add(".shstrtab"));
    sections.push(names.section(".shstrtab"));

    let mut bytes = vec![0; FILE_HEADER_SIZE as usize];
    let mut headers = Vec::new();
    for (section, name) in sections.iter().zip(name_offsets) {
        pad(&mut bytes, section.align);
        headers.extend(section_header(section, name, bytes.len() as u32));
        bytes.extend(&section.data);
    }
    pad(&mut bytes, 4);
    let header = file_header(bytes.len() as u32, sections.len() as u16);
    bytes[..FILE_HEADER_SIZE as usize].copy_from_slice(&header);
    bytes.extend(headers);
    bytes
}

fn pad(bytes: &mut Vec<u8>, align: u32) {
    let align = align.clamp(1, 32) as usize;
    bytes.resize(bytes.len().next_multiple_of(align), 0);
}

fn section_header(
    section: &RawSection,
    name: u32,
    offset: u32,
) -> [u8; SECTION_HEADER_SIZE as usize] {
    let is_null = section.kind == constants::SHT_NULL;
    let words = [
        name,
        section.kind,
        section.flags,
        0,
        if is_null { 0 } else { offset },
        section.data.len() as u32 + section.reserved,
        section.link,
        section.info,
        section.align,
        section.entry_size,
    ];
    let mut header = [0; SECTION_HEADER_SIZE as usize];
    for (bytes, word) in header.chunks_exact_mut(4).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    header
}

fn file_header(section_headers: u32, section_count: u16) -> Vec<u8> {
    let mut header = vec![
        0x7f,
        b'E',
        b'L',
        b'F',
        constants::ELFCLASS32,
        constants::ELFDATA2LSB,
        constants::EV_CURRENT,
    ];
    header.resize(16, 0);
    header.extend(constants::ET_REL.to_le_bytes());
    header.extend(MACHINE.to_le_bytes());
    header.extend(u32::from(constants::EV_CURRENT).to_le_bytes());
    // Entry point, program headers, section headers, flags.
    header.extend(
        [0, 0, section_headers, 0]
            .into_iter()
            .flat_map(u32::to_le_bytes),
    );
    let sizes = [
        FILE_HEADER_SIZE as u16,
        0,
        0,
        SECTION_HEADER_SIZE as u16,
        section_count,
        section_count - 1,
    ];
    header.extend(sizes.into_iter().flat_map(u16::to_le_bytes));
    header
}
