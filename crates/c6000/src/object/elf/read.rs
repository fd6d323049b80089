//! Reads relocatable ELF. Any bytes give an object or an error, never a panic.

use super::attributes::{self, Isa};
use super::MACHINE;
use crate::isa::Level;
use crate::object::limits::{Budget, NAME_SHARING};
use crate::object::model::{
    Binding, Contents, Object, Relocation, Section, SectionFlags, Symbol, SymbolPlace,
};
use crate::object::{ObjectError, RelocationKind};
use ::elf::elf as constants;
use ::elf::read::elf::{ElfFile32, FileHeader};
use ::elf::read::{
    Object as _, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget, SymbolSection,
};
use ::elf::{Endianness, SectionFlags as ElfSectionFlags, SectionIndex, SectionKind, SymbolIndex};
use std::collections::HashMap;

pub(super) type ElfFile<'data> = ElfFile32<'data, Endianness>;

/// Reads a relocatable object of the C6000.
pub fn read(bytes: &[u8]) -> Result<Object, ObjectError> {
    let file = open(bytes)?;
    if file.elf_header().e_type(file.endian()) != constants::ET_REL {
        return Err(ObjectError("not a relocatable object".into()));
    }
    check_isa(&file)?;
    read_file(&file, bytes.len())
}

/// Reads the sections and symbols of a relocatable object or a linked program.
pub fn read_contents(bytes: &[u8]) -> Result<Object, ObjectError> {
    let file = open(bytes)?;
    read_file(&file, bytes.len())
}

fn read_file(file: &ElfFile, size: usize) -> Result<Object, ObjectError> {
    let mut object = Object {
        level: isa_level(file),
        ..Object::default()
    };
    let sections = read_sections(file, size, &mut object)?;
    let symbols = read_symbols(file, size, &sections, &mut object)?;
    let mut budget = Budget::new(size);
    for section in file.sections() {
        if let Some(&index) = sections.get(&section.index()) {
            let relocations = read_relocations(&section, &symbols, &mut budget)?;
            object.sections[index].relocations = relocations;
        }
    }
    Ok(object)
}

/// Offsets in an ELF header: the byte that tells the width of addresses, and the two bytes that name the machine.
const CLASS: usize = 4;
const MACHINE_FIELD: usize = 18;

/// Reads the header of a file and checks that the file is for the C6000.
pub(super) fn open(bytes: &[u8]) -> Result<ElfFile<'_>, ObjectError> {
    if bytes.get(CLASS) == Some(&constants::ELFCLASS64) {
        let machine = bytes.get(MACHINE_FIELD..MACHINE_FIELD + 2);
        let machine = machine.map_or(0, |field| u16::from_le_bytes([field[0], field[1]]));
        return Err(ObjectError(format!(
            "64-bit ELF of machine {machine}, not 32-bit of machine {MACHINE} (TMS320C6000)"
        )));
    }
    let file = ElfFile::parse(bytes)?;
    check_machine(&file)?;
    Ok(file)
}

fn check_machine(file: &ElfFile) -> Result<(), ObjectError> {
    let machine = file.elf_header().e_machine(file.endian());
    if machine != MACHINE {
        return Err(ObjectError(format!(
            "ELF machine is {machine}, not {MACHINE} (TMS320C6000)"
        )));
    }
    if file.endian() != Endianness::Little {
        return Err(ObjectError("big-endian objects are not supported".into()));
    }
    Ok(())
}

/// Refuses an object that names a CPU without an instruction table here.
pub(super) fn check_isa(file: &ElfFile) -> Result<(), ObjectError> {
    match isa(file) {
        Some(Isa::Other(name)) => {
            let levels: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
            let known = levels.join(" and ");
            Err(ObjectError(format!(
                "is for the {name}; only code for {known} can be run"
            )))
        }
        _ => Ok(()),
    }
}

fn isa(file: &ElfFile) -> Option<Isa> {
    let section = file.section_by_name(attributes::SECTION_NAME)?;
    attributes::decode(section.data().ok()?)
}

pub(super) fn isa_level(file: &ElfFile) -> Option<Level> {
    match isa(file)? {
        Isa::Known(level) => Some(level),
        Isa::Other(_) => None,
    }
}

/// Adds the sections that occupy memory. Returns the index of each in the object, by ELF index.
fn read_sections(
    file: &ElfFile,
    size: usize,
    object: &mut Object,
) -> Result<HashMap<SectionIndex, usize>, ObjectError> {
    let mut places = HashMap::new();
    let mut budget = Budget::new(size);
    for section in file.sections() {
        let ElfSectionFlags::Elf { sh_flags } = section.flags() else {
            continue;
        };
        if sh_flags & u64::from(constants::SHF_ALLOC) == 0 {
            continue;
        }
        places.insert(section.index(), object.sections.len());
        object
            .sections
            .push(read_section(&section, sh_flags, &mut budget)?);
    }
    Ok(places)
}

fn read_section<'data>(
    section: &impl ObjectSection<'data>,
    flags: u64,
    budget: &mut Budget,
) -> Result<Section, ObjectError> {
    let name = section.name()?.to_string();
    let align = u32::try_from(section.align().max(1))
        .ok()
        .filter(|align| align.is_power_of_two());
    let align = align
        .ok_or_else(|| ObjectError(format!("section {name}: bad alignment {}", section.align())))?;
    let contents = if section.kind() == SectionKind::UninitializedData {
        let size = u32::try_from(section.size());
        Contents::Zeros(size.map_err(|_| ObjectError(format!("section {name} is too large")))?)
    } else {
        let data = section.data()?;
        budget.take(data.len(), "sections")?;
        Contents::Data(data.to_vec())
    };
    let has = |flag: u32| flags & u64::from(flag) != 0;
    let flags = SectionFlags {
        write: has(constants::SHF_WRITE),
        execute: has(constants::SHF_EXECINSTR),
    };
    Ok(Section {
        name,
        address: section.address() as u32,
        flags,
        align,
        contents,
        ..Section::default()
    })
}

/// Adds the symbols, except those of sections that occupy no memory. Returns the index of each in the object, by ELF
/// index.
fn read_symbols(
    file: &ElfFile,
    size: usize,
    sections: &HashMap<SectionIndex, usize>,
    object: &mut Object,
) -> Result<HashMap<SymbolIndex, usize>, ObjectError> {
    let mut places = HashMap::new();
    let mut budget = Budget::new(size.saturating_mul(NAME_SHARING));
    for symbol in file.symbols() {
        let place = match symbol.section() {
            SymbolSection::Undefined => SymbolPlace::Undefined,
            SymbolSection::Absolute => SymbolPlace::Absolute,
            SymbolSection::Common => SymbolPlace::Common {
                align: symbol.address() as u32,
            },
            SymbolSection::Section(index) => match sections.get(&index) {
                Some(&section) => SymbolPlace::Section(section),
                None => continue,
            },
            _ => continue,
        };
        places.insert(symbol.index(), object.symbols.len());
        let mut read = read_symbol(&symbol, place, &mut budget)?;
        if let SymbolPlace::Section(section) = place {
            let start = object.sections[section].address;
            read.value = read.value.wrapping_sub(start);
        }
        object.symbols.push(read);
    }
    Ok(places)
}

fn read_symbol<'data>(
    symbol: &impl ObjectSymbol<'data>,
    place: SymbolPlace,
    budget: &mut Budget,
) -> Result<Symbol, ObjectError> {
    let binding = match (symbol.is_local(), symbol.is_weak()) {
        (true, _) => Binding::Local,
        (false, true) => Binding::Weak,
        (false, false) => Binding::Global,
    };
    let value = if matches!(place, SymbolPlace::Common { .. }) {
        0
    } else {
        symbol.address() as u32
    };
    let name = symbol.name()?;
    budget.take(name.len(), "names of symbols")?;
    Ok(Symbol {
        name: name.to_string(),
        place,
        binding,
        value,
        size: symbol.size() as u32,
    })
}

fn read_relocations<'data>(
    section: &impl ObjectSection<'data>,
    symbols: &HashMap<SymbolIndex, usize>,
    budget: &mut Budget,
) -> Result<Vec<Relocation>, ObjectError> {
    let mut relocations = Vec::new();
    for (offset, relocation) in section.relocations() {
        budget.take(1, "relocations")?;
        let RelocationFlags::Elf { r_type } = relocation.flags() else {
            continue;
        };
        if r_type == 0 {
            continue;
        }
        let at = || {
            format!(
                "section {}: relocation at {offset:#x}",
                section.name().unwrap_or("?")
            )
        };
        let kind = RelocationKind::from_code(r_type)
            .ok_or_else(|| ObjectError(format!("{}: unknown type {r_type}", at())))?;
        let RelocationTarget::Symbol(index) = relocation.target() else {
            return Err(ObjectError(format!("{}: no symbol", at())));
        };
        let symbol = *symbols
            .get(&index)
            .ok_or_else(|| ObjectError(format!("{}: bad symbol", at())))?;
        if relocation.has_implicit_addend() {
            return Err(ObjectError(format!(
                "{}: REL relocations are not supported",
                at()
            )));
        }
        let offset =
            u32::try_from(offset).map_err(|_| ObjectError(format!("{}: bad offset", at())))?;
        relocations.push(Relocation {
            offset,
            kind,
            symbol,
            addend: relocation.addend() as i32,
        });
    }
    Ok(relocations)
}
