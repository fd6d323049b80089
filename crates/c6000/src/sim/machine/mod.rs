//! Machine descriptions: `machines/*.toml`, read and checked.

pub mod caches;

use crate::sim::machine::caches::Caches;
use serde::Deserialize;
use std::fmt;

/// The name and TOML text of each description that is embedded in the crate. `build.rs` lists them.
const TABLES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/machines.rs"));

/// A device: CPU level, clock and memories.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    pub name: String,
    pub description: String,
    /// ISA level, a name of the instruction table (`c62x`, ...).
    pub isa: String,
    pub clock_mhz: u32,
    /// CPU and revision identifier, bits 31:16 of CSR.
    pub cpu_id: u16,
    /// Additional cycles (beside the delay slots) of a branch to an execute packet that lies in two fetch packets.
    #[serde(default)]
    pub spanning_target: u8,
    #[serde(rename = "memory")]
    pub memories: Vec<MemoryDescription>,
    /// If absent, accesses of the CPU go to the memories directly.
    pub caches: Option<Caches>,
    /// If absent, the bench keeps no figures for the machine.
    pub bench: Option<Bench>,
}

/// How the bench shows figures for a machine. Results do not depend on it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bench {
    /// The machine's name in tables.
    pub label: String,
    /// Whether the machine stands for the device of a paper's tables.
    #[serde(default)]
    pub papers: bool,
}

/// One contiguous memory of a machine.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemoryDescription {
    pub name: String,
    pub holds: Contents,
    /// Address of the first byte.
    pub base: u32,
    /// Size in bytes.
    pub size: u32,
    /// Names of sections that are placed in this memory. A section goes to the memory with the longest name that is a
    /// prefix of the section's name.
    pub sections: Vec<String>,
    /// Additional names by which a caller can ask for space in this memory.
    #[serde(default)]
    pub regions: Vec<String>,
    /// Whether the stack is at the end of this memory. A `.stack` section of an object takes precedence.
    #[serde(default)]
    pub stack: bool,
    /// Memories of one block share banks. Accesses to different blocks never conflict.
    #[serde(default)]
    pub block: u32,
    /// If absent, any two accesses can happen in one cycle.
    pub banks: Option<Banks>,
}

/// What a memory may hold, and which ports of the CPU reach it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contents {
    Program,
    Data,
    Both,
}

impl Contents {
    /// Whether the CPU can fetch instructions from this memory.
    pub fn program(self) -> bool {
        self != Contents::Data
    }

    /// Whether loads and stores can reach this memory.
    pub fn data(self) -> bool {
        self != Contents::Program
    }
}

/// Interleaved single-ported banks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Banks {
    /// Number of banks, a power of two.
    pub count: u32,
    /// Consecutive bytes that belong to one bank, a power of two.
    pub width: u32,
    /// Cycles that the CPU waits after a bank conflict of two accesses of one execute packet.
    pub stall: u32,
}

/// Why a machine description cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MachineError(pub String);

impl fmt::Display for MachineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MachineError {}

/// Names of the machines that are embedded in the crate.
pub fn machine_names() -> impl Iterator<Item = &'static str> {
    TABLES.iter().map(|(name, _)| *name)
}

/// TOML text of a machine that is embedded in the crate.
pub fn machine_table(name: &str) -> Result<&'static str, MachineError> {
    let found = TABLES.iter().find(|(known, _)| *known == name);
    found.map(|(_, text)| *text).ok_or_else(|| {
        let known: Vec<_> = machine_names().collect();
        MachineError(format!(
            "unknown machine `{name}`; known: {}",
            known.join(", ")
        ))
    })
}

impl Machine {
    /// The embedded machine of this name.
    pub fn named(name: &str) -> Result<Machine, MachineError> {
        Machine::from_toml(machine_table(name)?)
    }

    /// Parses and checks a description. Unknown keys are errors.
    pub fn from_toml(text: &str) -> Result<Machine, MachineError> {
        let machine: Machine = toml::from_str(text).map_err(|error| misread(text, &error))?;
        machine.check()?;
        Ok(machine)
    }

    /// This machine with `size` bytes of L2 as cache. The SRAM of L2 loses these bytes at its end.
    pub fn with_l2_cache(mut self, size: u32) -> Result<Machine, MachineError> {
        let no_caches = MachineError(format!("machine `{}` has no L2", self.name));
        let caches = self.caches.as_mut().ok_or(no_caches)?;
        if size != 0 && caches.l2.modes.iter().all(|mode| mode.cache != size) {
            return Err(MachineError(format!(
                "machine `{}`: l2: {}",
                self.name,
                caches.l2.no_such_size(size)
            )));
        }
        let before = std::mem::replace(&mut caches.l2.cache, size);
        let name = caches.l2.memory.clone();
        let too_large = MachineError(format!("machine `{}`: L2 is smaller than that", self.name));
        let l2 = self.memories.iter_mut().find(|memory| memory.name == name);
        let l2 = l2.ok_or_else(|| too_large.clone())?;
        let left = (l2.size + before).checked_sub(size).ok_or(too_large)?;
        l2.size = left;
        if left == 0 {
            self.do_without(&name);
        }
        self.check()?;
        Ok(self)
    }

    /// Removes a memory. The first of the other memories takes its sections.
    fn do_without(&mut self, name: &str) {
        let index = self.memories.iter().position(|memory| memory.name == name);
        let gone = index.map(|index| self.memories.remove(index));
        if let (Some(gone), Some(other)) = (gone, self.memories.first_mut()) {
            other.sections.extend(gone.sections);
            other.regions.extend(gone.regions);
            other.regions.push(gone.name);
            other.stack |= gone.stack;
        }
    }

    /// The address after the last byte of L2's SRAM. 0 if the cache leaves no SRAM.
    pub(crate) fn sram_end(&self) -> u32 {
        let l2 = self.caches.as_ref().map(|caches| &caches.l2.memory);
        let memory = self.memories.iter().find(|memory| Some(&memory.name) == l2);
        memory.map_or(0, |memory| memory.end() as u32)
    }

    /// The index of the memory into which the loader puts a section of this name.
    pub fn memory_for_section(&self, section: &str) -> Option<usize> {
        let fit = |memory: &MemoryDescription| {
            let prefixes = memory
                .sections
                .iter()
                .filter(|prefix| section.starts_with(prefix.as_str()));
            prefixes.map(String::len).max()
        };
        let fits = self
            .memories
            .iter()
            .enumerate()
            .filter_map(|(index, memory)| Some((fit(memory)?, index)));
        fits.max_by_key(|(length, _)| *length)
            .map(|(_, index)| index)
    }

    fn check(&self) -> Result<(), MachineError> {
        let fail = |cause: String| Err(MachineError(format!("machine `{}`: {cause}", self.name)));
        for memory in &self.memories {
            if let Err(cause) = memory.check() {
                return fail(format!("memory `{}`: {cause}", memory.name));
            }
        }
        if !self.memories.iter().any(|memory| memory.holds.program()) {
            return fail("has no program memory".into());
        }
        if self.memories.iter().filter(|memory| memory.stack).count() != 1 {
            return fail("needs exactly one memory with `stack = true`".into());
        }
        if let Some(caches) = &self.caches {
            if let Err(cause) = caches.check() {
                return fail(format!("caches: {cause}"));
            }
            let l2 = &caches.l2.memory;
            let known = |memory: &MemoryDescription| {
                &memory.name == l2 && memory.base == 0 || memory.regions.contains(l2)
            };
            if !self.memories.iter().any(known) {
                return fail(format!("caches: l2: no memory `{l2}` at address 0"));
            }
        }
        let mut extents: Vec<_> = self.memories.iter().collect();
        extents.sort_by_key(|memory| memory.base);
        for pair in extents.windows(2) {
            if pair[0].end() > u64::from(pair[1].base) {
                return fail(format!(
                    "memories `{}` and `{}` overlap",
                    pair[0].name, pair[1].name
                ));
            }
        }
        Ok(())
    }
}

/// The fault of a TOML text in one line: where it is, and the cause.
fn misread(text: &str, error: &toml::de::Error) -> MachineError {
    let cause = error.message().replace('\n', ", ");
    MachineError(match error.span() {
        Some(span) => {
            let line = 1 + text[..span.start].matches('\n').count();
            format!("line {line}: {cause}")
        }
        None => cause,
    })
}

impl MemoryDescription {
    /// The address after the last byte.
    pub fn end(&self) -> u64 {
        u64::from(self.base) + u64::from(self.size)
    }

    fn check(&self) -> Result<(), String> {
        if self.base % 32 != 0 || self.size % 32 != 0 || self.size == 0 {
            return Err("base and size must be multiples of a fetch packet (32 bytes)".into());
        }
        if self.end() > 1 << 32 {
            return Err("does not fit 32-bit addresses".into());
        }
        if self.stack && !self.holds.data() {
            return Err("a program memory cannot hold the stack".into());
        }
        match self.banks {
            Some(banks) => banks.check(),
            None => Ok(()),
        }
    }
}

impl Banks {
    fn check(self) -> Result<(), String> {
        let powers = self.count.is_power_of_two() && self.width.is_power_of_two();
        if !powers || self.count > 32 || self.width > 8 {
            return Err(
                "bank count and width must be powers of two, at most 32 banks of 8 bytes".into(),
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_of_the_text_is_one_line_with_its_place() {
        let cause = |text: &str| Machine::from_toml(text).unwrap_err().to_string();
        let unknown = cause("name = \"toy\"\nspeed = 1\n");
        assert!(
            unknown.starts_with("line 2: unknown field `speed`"),
            "{unknown}"
        );
        for text in ["", "name = 3", "name = \"toy", "name =\n"] {
            let told = cause(text);
            assert!(
                told.starts_with("line 1: ") && !told.contains('\n'),
                "{told}"
            );
        }
    }
}
