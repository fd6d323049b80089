//! Reads linked ELF programs for bare metal, which GNU `ld` and TI's linker make. Any bytes give a program or an error,
//! never a panic.

use super::read::{check_isa, isa_level, open, ElfFile};
use crate::object::limits::{Budget, NAME_SHARING};
use crate::object::{Executable, ObjectError, Segment};
use ::elf::elf as constants;
use ::elf::read::elf::{FileHeader, ProgramHeader};
use ::elf::read::{Object as _, ObjectSection, ObjectSymbol};
use ::elf::SymbolKind;
use std::collections::BTreeMap;

/// Whether the header is that of a linked program.
pub fn is_program(bytes: &[u8]) -> bool {
    ElfFile::parse(bytes)
        .is_ok_and(|file| file.elf_header().e_type(file.endian()) == constants::ET_EXEC)
}

/// Reads a linked program of the C6000.
pub fn read_executable(bytes: &[u8]) -> Result<Executable, ObjectError> {
    let file = open(bytes)?;
    let endian = file.endian();
    if file.elf_header().e_type(endian) != constants::ET_EXEC {
        return Err(ObjectError("not a linked program".into()));
    }
    check_isa(&file)?;
    let mut segments: Vec<Segment> = Vec::new();
    let mut budget = Budget::new(bytes.len());
    for header in file.elf_program_headers() {
        if header.p_type(endian) == constants::PT_LOAD && header.p_memsz(endian) > 0 {
            let segment = read_segment(header, endian, bytes)?;
            budget.take(segment.data.len(), "segments")?;
            segments.push(segment);
        }
    }
    if segments.is_empty() {
        return Err(ObjectError("no segment to load".into()));
    }
    Ok(Executable {
        level: isa_level(&file),
        entry: file.elf_header().e_entry(endian),
        segments,
        symbols: symbols(&file, bytes.len())?,
        stack: stack(&file),
    })
}

/// The addresses of global symbols, and of functions that are local to a file. If a name occurs twice, the address is
/// appended to the second one.
fn symbols(file: &ElfFile, size: usize) -> Result<BTreeMap<String, u32>, ObjectError> {
    let mut budget = Budget::new(size.saturating_mul(NAME_SHARING));
    let mut found = BTreeMap::new();
    let mut locals = Vec::new();
    for symbol in file.symbols().filter(|symbol| !symbol.is_undefined()) {
        let is_function = symbol.kind() == SymbolKind::Text;
        if !symbol.is_global() && !is_function {
            continue;
        }
        let name = symbol.name()?;
        budget.take(name.len(), "names of symbols")?;
        let address = symbol.address() as u32;
        if symbol.is_global() {
            found.insert(name.to_string(), address);
        } else {
            locals.push((name, address));
        }
    }
    for (name, address) in locals {
        let name = match found.contains_key(name) {
            true => format!("{name}@{address:#x}"),
            false => name.to_string(),
        };
        found.insert(name, address);
    }
    Ok(found)
}

fn stack(file: &ElfFile) -> Option<(u32, u32)> {
    let section = file.section_by_name(".stack")?;
    let start = u32::try_from(section.address()).ok()?;
    Some((
        start,
        start.checked_add(u32::try_from(section.size()).ok()?)?,
    ))
}

fn read_segment(
    header: &constants::ProgramHeader32<::elf::Endianness>,
    endian: ::elf::Endianness,
    bytes: &[u8],
) -> Result<Segment, ObjectError> {
    let address = header.p_vaddr(endian);
    let size = header.p_memsz(endian);
    let fail = |cause: &str| ObjectError(format!("segment at {address:#010x}: {cause}"));
    let data = header
        .data(endian, bytes)
        .map_err(|()| fail("its bytes lie outside the file"))?;
    if data.len() as u64 > u64::from(size) {
        return Err(fail("more bytes in the file than in memory"));
    }
    if u64::from(address) + u64::from(size) > 1 << 32 {
        return Err(fail("ends beyond the address space"));
    }
    let flags = header.p_flags(endian);
    Ok(Segment {
        address,
        data: data.to_vec(),
        size,
        write: flags & constants::PF_W != 0,
        execute: flags & constants::PF_X != 0,
    })
}
