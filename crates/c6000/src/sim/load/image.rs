//! A linked program, laid out in the memories of a machine.

use crate::isa::Level;
use crate::object::{self, Executable};
use crate::sim::load::error::LoadError;
use crate::sim::machine::{Machine, MemoryDescription};
use std::collections::BTreeMap;

/// Names that linkers give to the address in B14.
pub(super) const DATA_PAGE_SYMBOLS: [&str; 4] =
    ["$bss", "___bss__", "__TI_STATIC_BASE", "__c6xabi_DSBT_BASE"];

/// A placed section or a segment of a linked program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Segment {
    /// Index of the memory in the machine's description.
    pub memory: usize,
    pub address: u32,
    /// The first bytes. Zeros follow, up to `size`.
    pub bytes: Vec<u8>,
    pub size: u32,
    pub execute: bool,
    /// Whether stores may change it.
    pub write: bool,
}

/// A linked program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Image {
    pub segments: Vec<Segment>,
    /// The addresses of global symbols.
    pub symbols: BTreeMap<String, u32>,
    pub section_sizes: BTreeMap<String, u32>,
    /// The value of B14.
    pub data_page: u32,
    /// The first address of a `.stack` section, and the address after its last.
    pub stack: Option<(u32, u32)>,
}

impl Image {
    /// The nearest symbol of the code at or before an address, with the distance: `main`, `main+0x20`.
    pub fn code_at(&self, address: u32) -> Option<String> {
        let holds = |segment: &&Segment| address.wrapping_sub(segment.address) < segment.size;
        let code = self.segments.iter().filter(|segment| segment.execute);
        let start = code.clone().find(holds)?.address;
        let before = |value: u32| start <= value && value <= address;
        let symbols = self.symbols.iter().filter(|(_, value)| before(**value));
        let (name, value) = symbols.max_by_key(|(_, value)| **value)?;
        Some(match address - value {
            0 => name.clone(),
            after => format!("{name}+{after:#x}"),
        })
    }

    /// Lays out a linked program at its own addresses.
    pub fn of_executable(machine: &Machine, executable: Executable) -> Result<Image, LoadError> {
        check_level(machine, executable.level)?;
        let segments = executable.segments.into_iter();
        let placed = segments.map(|segment| place_segment(machine, segment));
        let segments = placed.collect::<Result<_, _>>()?;
        let data_page = DATA_PAGE_SYMBOLS
            .iter()
            .find_map(|name| executable.symbols.get(*name));
        Ok(Image {
            segments,
            data_page: data_page.copied().unwrap_or(0),
            symbols: executable.symbols,
            stack: executable.stack,
            ..Image::default()
        })
    }

    /// Replaces bytes of one segment.
    pub(super) fn write(&mut self, address: u32, data: &[u8]) -> Result<(), LoadError> {
        let place = self.segments.iter_mut().find_map(|segment| {
            let start = address.checked_sub(segment.address)? as usize;
            segment.bytes.get_mut(start..start.checked_add(data.len())?)
        });
        let place = place.ok_or_else(|| {
            let size = data.len();
            LoadError(format!(
                "initial value of {size} bytes at {address:#010x} is for no variable"
            ))
        })?;
        place.copy_from_slice(data);
        Ok(())
    }
}

fn place_segment(machine: &Machine, segment: object::Segment) -> Result<Segment, LoadError> {
    let (start, end) = (
        u64::from(segment.address),
        u64::from(segment.address) + u64::from(segment.size),
    );
    let inside =
        |memory: &MemoryDescription| u64::from(memory.base) <= start && end <= memory.end();
    let memory = machine.memories.iter().position(inside).ok_or_else(|| {
        let name = &machine.name;
        LoadError(format!(
            "segment {start:#010x}..{end:#010x} is not in one memory of machine `{name}`"
        ))
    })?;
    let holds = machine.memories[memory].holds;
    if segment.execute && !holds.program() || segment.write && !holds.data() {
        let what = if segment.execute { "code" } else { "data" };
        let name = &machine.memories[memory].name;
        return Err(LoadError(format!(
            "segment {start:#010x}..{end:#010x} holds {what}, which cannot be in memory `{name}`"
        )));
    }
    Ok(Segment {
        memory,
        address: segment.address,
        bytes: segment.data,
        size: segment.size,
        execute: segment.execute,
        write: segment.write,
    })
}

pub(super) fn check_level(machine: &Machine, named: Option<Level>) -> Result<(), LoadError> {
    let level: Level = machine.isa.parse().map_err(LoadError)?;
    match named.filter(|own| !level.runs(*own)) {
        Some(own) => Err(LoadError(format!(
            "is for the {own}, the machine `{}` is a {level}",
            machine.name
        ))),
        None => Ok(()),
    }
}
