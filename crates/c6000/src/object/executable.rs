//! Reading linked ELF: what GNU `ld` or TI's linker makes for bare metal. Whatever bytes come in, the result is
//! a program or an error.

use super::read::{check_machine, isa_level, ElfFile, ObjectError};
use crate::isa::Level;
use ::elf::elf as constants;
use ::elf::read::elf::{FileHeader, ProgramHeader};
use ::elf::read::{Object as _, ObjectSymbol};
use std::collections::BTreeMap;

/// A program whose addresses are fixed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Executable {
    /// The ISA level that the program names; None where it names none or one that is not known here.
    pub level: Option<Level>,
    /// Address of the first instruction.
    pub entry: u32,
    pub segments: Vec<Segment>,
    /// Global symbols.
    pub symbols: BTreeMap<String, u32>,
}

/// A piece of memory that the program fills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Segment {
    pub address: u32,
    /// Bytes from the file.
    pub data: Vec<u8>,
    /// Bytes of memory; those behind the data are zero. The segment ends within the address space.
    pub size: u32,
    pub write: bool,
    pub execute: bool,
}

/// Reads a linked program of the C6000.
pub fn read_executable(bytes: &[u8]) -> Result<Executable, ObjectError> {
    let file = ElfFile::parse(bytes)?;
    check_machine(&file)?;
    let endian = file.endian();
    if file.elf_header().e_type(endian) != constants::ET_EXEC {
        return Err(ObjectError("not a linked program".into()));
    }
    let mut segments: Vec<Segment> = Vec::new();
    for header in file.elf_program_headers() {
        if header.p_type(endian) == constants::PT_LOAD && header.p_memsz(endian) > 0 {
            segments.push(read_segment(header, endian, bytes)?);
        }
        let total: usize = segments.iter().map(|segment| segment.data.len()).sum();
        if total > bytes.len() {
            return Err(ObjectError("segments share bytes of the file".into()));
        }
    }
    if segments.is_empty() {
        return Err(ObjectError("no segment to load".into()));
    }
    let symbols = file.symbols();
    let symbols = symbols.filter(|symbol| symbol.is_global() && !symbol.is_undefined());
    let named = symbols.map(|symbol| Ok((symbol.name()?.to_string(), symbol.address() as u32)));
    Ok(Executable {
        level: isa_level(&file),
        entry: file.elf_header().e_entry(endian),
        segments,
        symbols: named.collect::<Result<_, ObjectError>>()?,
    })
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
