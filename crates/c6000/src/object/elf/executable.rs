//! Reading linked ELF: what GNU `ld` or TI's linker makes for bare metal. Whatever bytes come in, the result is
//! a program or an error.

use super::read::{check_isa, isa_level, open, ElfFile};
use crate::object::limits::{Budget, NAME_SHARING};
use crate::object::{Executable, ObjectError, Segment};
use ::elf::elf as constants;
use ::elf::read::elf::{FileHeader, ProgramHeader};
use ::elf::read::{Object as _, ObjectSection, ObjectSymbol};

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
    let symbols = file.symbols();
    let symbols = symbols.filter(|symbol| symbol.is_global() && !symbol.is_undefined());
    let mut budget = Budget::new(bytes.len().saturating_mul(NAME_SHARING));
    let named = symbols.map(|symbol| {
        let name = symbol.name()?;
        budget.take(name.len(), "names of symbols")?;
        Ok((name.to_string(), symbol.address() as u32))
    });
    Ok(Executable {
        level: isa_level(&file),
        entry: file.elf_header().e_entry(endian),
        segments,
        symbols: named.collect::<Result<_, ObjectError>>()?,
        stack: stack(&file),
    })
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
