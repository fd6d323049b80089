//! The contents of a machine's memories, little-endian.

use crate::sim::machine::{Contents, Machine, MemoryDescription};
#[cfg(feature = "translate")]
use crate::sim::memory::views::{View, VIEWS};
use crate::sim::state::error::Rule;
use std::ops::Range;

/// The place of a data access: the index of the memory, and the offset in bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub memory: usize,
    pub offset: usize,
}

/// Why a load or store is impossible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub rule: Rule,
    pub detail: String,
}

/// Bytes of a line in [`OneMemory::whole`]. The size of a memory is a multiple of it.
pub(crate) const LINE: usize = 32;

/// One memory with its bytes.
#[derive(Debug, Clone)]
struct OneMemory {
    name: String,
    base: u32,
    holds: Contents,
    bytes: Vec<u8>,
    /// Bytes that the data port can reach: all bytes, or none in program memory.
    data_size: usize,
    /// For each byte, 1 if the loader, the host or the program wrote it. Empty for program memory.
    written: Vec<u8>,
    /// For each line of [`LINE`] data bytes, whether all bytes were written. Most loads need only this check.
    whole: Vec<bool>,
    /// Ranges of offsets with loaded code and constants. No store may change them.
    read_only: Vec<Range<usize>>,
}

impl OneMemory {
    /// Marks the data bytes of a range as written.
    #[inline]
    fn mark_written(&mut self, range: Range<usize>) {
        let lines = range.start / LINE..range.end.div_ceil(LINE);
        if let Some(flags) = self.written.get_mut(range) {
            flags.fill(1);
        }
        for line in lines {
            if self.whole.get(line) == Some(&false) {
                let flags = &self.written[line * LINE..][..LINE];
                self.whole[line] = flags.iter().all(|flag| *flag != 0);
            }
        }
    }

    #[inline(always)]
    fn is_written(&self, offset: usize, size: u32) -> bool {
        let all = 0x0101_0101_0101_0101 >> (64 - 8 * size);
        little_endian(&self.written, offset, size) == all
    }
}

fn data_size(description: &MemoryDescription) -> usize {
    match description.holds.data() {
        true => description.size as usize,
        false => 0,
    }
}

/// The number in `size` (1, 2, 4 or 8) little-endian bytes.
#[inline(always)]
fn little_endian(bytes: &[u8], offset: usize, size: u32) -> u64 {
    let bytes = &bytes[offset..][..size as usize];
    match *bytes {
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        [a, b] => u64::from(u16::from_le_bytes([a, b])),
        [a] => u64::from(a),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => 0,
    }
}

/// All memories of a machine.
#[derive(Debug, Clone)]
pub struct Memory {
    memories: Vec<OneMemory>,
    /// Whether it is a fault to load a byte that was never written.
    pub check_written: bool,
}

impl Memory {
    pub fn new(machine: &Machine) -> Memory {
        let make = |description: &MemoryDescription| OneMemory {
            name: description.name.clone(),
            base: description.base,
            holds: description.holds,
            bytes: vec![0; description.size as usize],
            data_size: data_size(description),
            written: vec![0; data_size(description)],
            whole: vec![false; data_size(description) / LINE],
            read_only: Vec::new(),
        };
        Memory {
            memories: machine.memories.iter().map(make).collect(),
            check_written: false,
        }
    }

    /// Bytes of any memory. `None` if they do not all lie in one memory.
    pub fn read(&self, address: u32, size: usize) -> Option<&[u8]> {
        let (memory, range) = self.range(address, size)?;
        self.memories[memory].bytes.get(range)
    }

    /// Writes bytes into any memory. `None` without any effect if they do not all lie in one memory.
    pub fn write(&mut self, address: u32, data: &[u8]) -> Option<()> {
        let (memory, range) = self.range(address, data.len())?;
        let memory = &mut self.memories[memory];
        memory.mark_written(range.clone());
        memory.bytes.get_mut(range)?.copy_from_slice(data);
        Some(())
    }

    /// Marks these bytes of a memory as written.
    pub fn mark_written(&mut self, address: u32, size: u32) {
        if let Some((memory, range)) = self.range(address, size as usize) {
            self.memories[memory].mark_written(range);
        }
    }

    /// The place of an aligned access of the CPU's data port. `size` is 1, 2, 4 or 8 bytes.
    #[inline(always)]
    pub(crate) fn place(&self, address: u32, size: u32) -> Result<Place, Box<Fault>> {
        if address & (size - 1) != 0 {
            return Err(unaligned(address, size));
        }
        for (index, memory) in self.memories.iter().enumerate() {
            let offset = address.wrapping_sub(memory.base) as usize;
            if offset < memory.data_size {
                return Ok(Place {
                    memory: index,
                    offset,
                });
            }
        }
        Err(self.outside(address, size))
    }

    /// Like [`Memory::place`], but for an access at any address.
    pub(crate) fn place_non_aligned(&self, address: u32, size: u32) -> Result<Place, Box<Fault>> {
        let (first, last) = (
            self.place(address, 1)?,
            self.place(address.wrapping_add(size - 1), 1)?,
        );
        if first.memory == last.memory && first.offset < last.offset {
            Ok(first)
        } else {
            Err(self.outside(address, size))
        }
    }

    /// Like [`Memory::place_non_aligned`], but for a store.
    pub(crate) fn place_of_non_aligned_store(
        &self,
        address: u32,
        size: u32,
    ) -> Result<Place, Box<Fault>> {
        let place = self.place_non_aligned(address, size)?;
        self.place_of_store(address, 1)?;
        self.place_of_store(address.wrapping_add(size - 1), 1)?;
        Ok(place)
    }

    /// Like [`Memory::place`], but for a store.
    #[inline]
    pub(crate) fn place_of_store(&self, address: u32, size: u32) -> Result<Place, Box<Fault>> {
        let place = self.place(address, size)?;
        let read_only = &self.memories[place.memory].read_only;
        if read_only.iter().any(|range| range.contains(&place.offset)) {
            return Err(store_into_program(address, size));
        }
        Ok(place)
    }

    /// Makes these bytes of a memory read-only for stores.
    pub(crate) fn protect(&mut self, memory: usize, address: u32, size: u32) {
        let memory = &mut self.memories[memory];
        let start = address.wrapping_sub(memory.base) as usize;
        memory.read_only.push(start..start + size as usize);
    }

    /// The instruction word at an address, in a memory for program and data. None if the word was never written.
    pub(crate) fn instruction(&self, address: u32) -> Option<u32> {
        let place = self.place(address, 4).ok()?;
        let memory = &self.memories[place.memory];
        if !memory.holds.program() || !memory.is_written(place.offset, 4) {
            return None;
        }
        self.load(place, 4).ok().map(|word| word as u32)
    }

    /// Loads `SIZE` bytes from the memory with this index, with the checks of [`Memory::place`] and [`Memory::load`].
    /// None if the address is at fault or in another memory.
    #[cfg(feature = "fast")]
    #[inline(always)]
    pub(crate) fn load_from<const SIZE: usize>(&self, index: usize, address: u32) -> Option<u64> {
        if address as usize & (SIZE - 1) != 0 {
            return None;
        }
        let memory = self.memories.get(index)?;
        let offset = address.wrapping_sub(memory.base) as usize;
        let whole = *memory.whole.get(offset / LINE)?;
        if !whole && self.check_written && !memory.is_written(offset, SIZE as u32) {
            return None;
        }
        let bytes = memory.bytes.get(offset..offset + SIZE)?;
        Some(little_endian(bytes, 0, SIZE as u32))
    }

    /// The first [`VIEWS`] memories, as the data port sees them.
    #[cfg(feature = "translate")]
    pub(crate) fn views(&self) -> [View; VIEWS] {
        let mut views = [View::NOTHING; VIEWS];
        for (view, memory) in views.iter_mut().zip(&self.memories) {
            *view = View {
                base: memory.base,
                size: (memory.whole.len() * LINE) as u32,
                bytes: memory.bytes.as_ptr(),
                whole: memory.whole.as_ptr(),
            };
        }
        views
    }

    /// Index of the memory in which the data port finds an address.
    #[cfg(feature = "fast")]
    #[cold]
    #[inline(never)]
    pub(crate) fn memory_of(&self, address: u32) -> Option<usize> {
        let reaches =
            |memory: &OneMemory| (address.wrapping_sub(memory.base) as usize) < memory.data_size;
        self.memories.iter().position(reaches)
    }

    /// A little-endian value of `size` bytes, zero-extended.
    #[inline(always)]
    pub(crate) fn load(&self, place: Place, size: u32) -> Result<u64, Box<Fault>> {
        let memory = &self.memories[place.memory];
        if self.check_written && !memory.is_written(place.offset, size) {
            return Err(never_written(memory, place, size));
        }
        Ok(little_endian(&memory.bytes, place.offset, size))
    }

    /// Stores the low `size` bytes of `value`.
    #[inline]
    pub(crate) fn store(&mut self, place: Place, size: u32, value: u64) {
        let memory = &mut self.memories[place.memory];
        let bytes = &mut memory.bytes[place.offset..];
        match size {
            1 => bytes[0] = value as u8,
            2 => bytes[..2].copy_from_slice(&(value as u16).to_le_bytes()),
            4 => bytes[..4].copy_from_slice(&(value as u32).to_le_bytes()),
            _ => bytes[..8].copy_from_slice(&value.to_le_bytes()),
        }
        memory.mark_written(place.offset..place.offset + size as usize);
    }

    fn range(&self, address: u32, size: usize) -> Option<(usize, Range<usize>)> {
        self.memories
            .iter()
            .enumerate()
            .find_map(|(index, memory)| {
                let start = address.wrapping_sub(memory.base) as usize;
                let end = start.checked_add(size)?;
                (start <= memory.bytes.len() && end <= memory.bytes.len())
                    .then_some((index, start..end))
            })
    }

    #[cold]
    fn outside(&self, address: u32, size: u32) -> Box<Fault> {
        let program = self.memories.iter().find(|memory| {
            memory.holds == Contents::Program
                && (address.wrapping_sub(memory.base) as usize) < memory.bytes.len()
        });
        let detail = match program {
            Some(memory) => format!(
                "{address:#010x} is in memory `{}`, which holds program only",
                memory.name
            ),
            None => format!("no memory at {address:#010x} ({size} bytes)"),
        };
        Box::new(Fault {
            rule: Rule::OutsideMemory,
            detail,
        })
    }
}

#[cold]
fn store_into_program(address: u32, size: u32) -> Box<Fault> {
    Box::new(Fault {
        rule: Rule::OutsideMemory,
        detail: format!("store of {size} bytes at {address:#010x} among code and constants"),
    })
}

#[cold]
fn unaligned(address: u32, size: u32) -> Box<Fault> {
    Box::new(Fault {
        rule: Rule::Unaligned,
        detail: format!("{size} bytes at {address:#010x}"),
    })
}

#[cold]
fn never_written(memory: &OneMemory, place: Place, size: u32) -> Box<Fault> {
    let address = memory.base.wrapping_add(place.offset as u32);
    let detail = format!(
        "{size} bytes at {address:#010x} in memory `{}`",
        memory.name
    );
    Box::new(Fault {
        rule: Rule::UninitialisedMemory,
        detail,
    })
}
