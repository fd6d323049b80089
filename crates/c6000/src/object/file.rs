//! Recognises the format of a file by its first bytes.

use super::archive::Archive;
use super::{coff, elf, Executable, Object, ObjectError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Elf,
    Coff,
    Archive,
}

impl Format {
    /// The format of a file; None if it is unknown.
    pub fn of(bytes: &[u8]) -> Option<Format> {
        if bytes.starts_with(b"\x7fELF") {
            Some(Format::Elf)
        } else if bytes.starts_with(b"!<arch>\n") || bytes.starts_with(b"!<thin>\n") {
            Some(Format::Archive)
        } else if coff::is_coff(bytes) {
            Some(Format::Coff)
        } else {
            None
        }
    }

    fn expect(bytes: &[u8]) -> Result<Format, ObjectError> {
        Format::of(bytes)
            .ok_or_else(|| ObjectError("neither ELF nor COFF nor an archive of these".into()))
    }
}

/// An object or program of a file: the file itself, or one member of an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The name of the member. None if the file is not an archive.
    pub name: Option<String>,
    pub object: Object,
}

/// Whether the file's header says that it is a linked program.
pub fn is_program(bytes: &[u8]) -> bool {
    match Format::of(bytes) {
        Some(Format::Elf) => elf::is_program(bytes),
        Some(Format::Coff) => coff::is_program(bytes),
        Some(Format::Archive) | None => false,
    }
}

/// Reads a relocatable object.
pub fn read(bytes: &[u8]) -> Result<Object, ObjectError> {
    match Format::expect(bytes)? {
        Format::Elf => elf::read(bytes),
        Format::Coff => coff::read(bytes),
        Format::Archive => Err(ObjectError("an archive, not an object".into())),
    }
}

/// Reads a linked program.
pub fn read_executable(bytes: &[u8]) -> Result<Executable, ObjectError> {
    match Format::expect(bytes)? {
        Format::Elf => elf::read_executable(bytes),
        Format::Coff => coff::read_executable(bytes),
        Format::Archive => Err(ObjectError("an archive, not a linked program".into())),
    }
}

/// Reads the sections and symbols of an object, a linked program, or the members of an archive.
pub fn read_parts(bytes: &[u8]) -> Result<Vec<Part>, ObjectError> {
    let object = match Format::expect(bytes)? {
        Format::Elf => elf::read_contents(bytes)?,
        Format::Coff => coff::read_contents(bytes)?,
        Format::Archive => return read_members(bytes),
    };
    Ok(vec![Part { name: None, object }])
}

fn read_members(bytes: &[u8]) -> Result<Vec<Part>, ObjectError> {
    let archive = Archive::read(bytes)?;
    let members = archive.members.into_iter().map(|member| {
        let object = match Format::expect(member.data) {
            Ok(Format::Elf) => elf::read_contents(member.data),
            Ok(Format::Coff) => coff::read_contents(member.data),
            Ok(Format::Archive) => Err(ObjectError("an archive in an archive".into())),
            Err(error) => Err(error),
        };
        match object {
            Ok(object) => Ok(Part {
                name: Some(member.name),
                object,
            }),
            Err(error) => Err(ObjectError(format!("member {}: {error}", member.name))),
        }
    });
    members.collect()
}
