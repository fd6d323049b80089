//! Data memory for callers: allocation, reading and writing.

use super::Simulator;
use crate::sim::load::error::LoadError;
use crate::sim::machine::{Contents, MemoryDescription};

impl Simulator {
    /// Allocates `size` bytes of data memory after the sections, aligned to `align` (a power of two). The bytes lie in
    /// the memory or region of the given name, or else in the memory with the stack.
    pub fn allocate(
        &mut self,
        size: u32,
        align: u32,
        region: Option<&str>,
    ) -> Result<u32, LoadError> {
        if !align.is_power_of_two() {
            return Err(LoadError(format!("alignment {align} is no power of two")));
        }
        let found = self
            .machine
            .memories
            .iter()
            .position(|memory| match region {
                Some(name) => {
                    memory.name == name || memory.regions.iter().any(|known| known == name)
                }
                None => memory.stack,
            });
        let index = found.ok_or_else(|| {
            LoadError(format!(
                "machine `{}` has no memory `{}`",
                self.machine.name,
                region.unwrap_or("")
            ))
        })?;
        let memory = &self.machine.memories[index];
        if !memory.holds.data() {
            return Err(LoadError(format!(
                "memory `{}` holds program only",
                memory.name
            )));
        }
        let start = u64::from(self.free[index]).next_multiple_of(u64::from(align));
        let end = start + u64::from(size);
        if end > memory.end() {
            return Err(LoadError(format!(
                "memory `{}` has no room for {size} more bytes",
                memory.name
            )));
        }
        self.free[index] = end.min(u64::from(u32::MAX)) as u32;
        Ok(start as u32)
    }

    /// Reads bytes of any memory.
    pub fn read(&self, address: u32, size: usize) -> Result<&[u8], LoadError> {
        self.memory.read(address, size).ok_or_else(|| {
            LoadError(format!(
                "{size} bytes at {address:#010x} are not in one memory"
            ))
        })
    }

    /// Writes data memory.
    pub fn write(&mut self, address: u32, data: &[u8]) -> Result<(), LoadError> {
        let inside = |memory: &&MemoryDescription| {
            memory.base <= address && u64::from(address) + data.len() as u64 <= memory.end()
        };
        match self.machine.memories.iter().find(inside) {
            Some(memory) if memory.holds == Contents::Program => Err(LoadError(format!(
                "{address:#010x} is in memory `{}`, which holds program only",
                memory.name
            ))),
            _ => self.memory.write(address, data).ok_or_else(|| {
                LoadError(format!(
                    "{} bytes at {address:#010x} are not in one memory",
                    data.len()
                ))
            }),
        }
    }
}
