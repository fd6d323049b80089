//! The caches of a machine: the tables `[caches...]` of `machines/*.toml`, read and checked. Sizes are in bytes, times
//! in cycles. docs/reference/machine-files.md explains each key.

use serde::Deserialize;

/// A two-level memory system.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Caches {
    pub l1p: L1pDescription,
    pub l1d: L1dDescription,
    pub write_buffer: WriteBufferDescription,
    pub l2: L2Description,
}

/// Size and shape of a first-level cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CacheShape {
    pub size: u32,
    pub line: u32,
    pub ways: u32,
    /// The number of bytes that L2 delivers at once.
    pub path: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct L1pDescription {
    pub shape: CacheShape,
    /// Cycles that the CPU waits for a line that is in L2.
    pub miss: u32,
    /// If absent, a miss stops the CPU until the line has arrived.
    pub pipeline: Option<MissPipeline>,
}

/// The timing of misses of consecutive fetch packets. Two misses can be in progress at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissPipeline {
    /// The fewest cycles from the start of one miss to the start of the next.
    pub second: u32,
    /// Cycles from the miss of a fetch packet to the miss of the fetch packet after the next, if an execute packet
    /// spans the first one and a neighbour.
    pub spanning: u32,
    /// These cycles without a spanning execute packet, indexed by the number of execute packets in the fetch packet
    /// less one.
    pub aligned: [u32; 8],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct L1dDescription {
    pub shape: CacheShape,
    /// Cycles that the CPU waits for a line in L2's SRAM.
    pub miss: u32,
    /// Cycles that the CPU waits for a line in L2's cache.
    pub miss_from_cache: u32,
    /// Cycles that a miss adds if it overlaps with the miss before it.
    pub overlapped_miss: u32,
    pub overlap: Overlap,
    /// Whether two misses can overlap if their lines are in one set.
    pub overlap_in_set: bool,
    /// Additional cycles of a miss if another load of its packet hits a different line.
    pub hit_beside_miss: u32,
    /// Cycles until a dirty line that was evicted has arrived in L2.
    pub victim: u32,
    pub ports: Ports,
}

/// Which misses overlap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Overlap {
    None,
    /// Misses of one execute packet.
    Parallel,
    /// Misses of one execute packet, and misses of packets in consecutive cycles.
    Consecutive,
}

/// When two accesses of one packet conflict in L1D.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ports {
    pub rule: PortRule,
    /// Cycles that the CPU waits after a conflict.
    pub stall: u32,
    /// Number of 32-bit banks.
    pub banks: u32,
    /// Whether a load that misses never conflicts. A store that misses never does.
    pub only_hits: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PortRule {
    /// Dual-ported memory: a store conflicts with another access if both hit one word (SPRU656A 3.1.1).
    Word,
    /// Single-ported banks, with the exceptions of SPRU610 3.2.1.
    Bank,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WriteBufferDescription {
    pub entries: u32,
    /// Bytes of an entry.
    pub width: u32,
    /// Cycles that L2 needs to take one entry.
    pub drain: u32,
    /// Additional cycles that a load miss waits after the last entry has left.
    pub flush: u32,
    /// Whether two stores in a row share an entry, if their bytes fit one.
    pub merge: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct L2Description {
    /// Name of the memory that is the SRAM of L2.
    pub memory: String,
    pub line: u32,
    /// The bytes of L2 that are cache. They lie after the SRAM.
    pub cache: u32,
    /// The possible sizes of the cache, with the number of ways for each.
    pub modes: Vec<L2Mode>,
    pub banks: u32,
    /// Bytes of a bank.
    pub bank_width: u32,
    /// Cycles that one access occupies a bank.
    pub bank_busy: u32,
    /// Additional cycles that the CPU waits for a line that is only in external memory.
    pub external: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct L2Mode {
    pub cache: u32,
    pub ways: u32,
}

impl Caches {
    pub(crate) fn check(&self) -> Result<(), String> {
        self.l1p
            .shape
            .check()
            .map_err(|cause| format!("l1p: {cause}"))?;
        self.l1d
            .shape
            .check()
            .map_err(|cause| format!("l1d: {cause}"))?;
        let banks = self.l1d.ports.banks;
        if !banks.is_power_of_two() || banks > 32 {
            return Err("l1d: the number of banks must be a power of two, at most 32".into());
        }
        self.write_buffer
            .check()
            .map_err(|cause| format!("write_buffer: {cause}"))?;
        self.l2.check().map_err(|cause| format!("l2: {cause}"))
    }
}

impl CacheShape {
    pub(crate) fn sets(self) -> u32 {
        self.size / self.line / self.ways
    }

    fn check(self) -> Result<(), String> {
        let parts = [self.size, self.line, self.ways, self.path];
        if !parts.iter().all(|part| part.is_power_of_two()) {
            return Err("size, line, ways and path must be powers of two".into());
        }
        let whole = u64::from(self.line) * u64::from(self.ways) <= u64::from(self.size);
        if !whole || self.line < 32 || self.size > 1 << 24 {
            return Err("needs lines of 32 bytes or more, whole sets, and at most 16 MB".into());
        }
        Ok(())
    }
}

impl WriteBufferDescription {
    fn check(self) -> Result<(), String> {
        if self.entries == 0 || self.entries > 64 {
            return Err("needs 1 to 64 entries".into());
        }
        if ![4, 8].contains(&self.width) {
            return Err("entries are 4 or 8 bytes wide".into());
        }
        Ok(())
    }
}

impl L2Description {
    /// The ways of the cache at its current size. `None` if all of L2 is SRAM.
    pub(crate) fn ways(&self) -> Option<u32> {
        let mode = self.modes.iter().find(|mode| mode.cache == self.cache);
        mode.map(|mode| mode.ways)
    }

    fn check(&self) -> Result<(), String> {
        if !self.line.is_power_of_two() || self.line < 32 || self.line > 4096 {
            return Err("line must be a power of two from 32 to 4096".into());
        }
        let powers = self.banks.is_power_of_two() && self.bank_width.is_power_of_two();
        if !powers || self.banks > 32 || self.bank_width > 64 {
            return Err("banks and bank_width must be powers of two, at most 32 and 64".into());
        }
        if let Some(mode) = self.modes.iter().find(|mode| !mode.fits(self.line)) {
            return Err(format!(
                "a cache of {} bytes has no {} ways",
                mode.cache, mode.ways
            ));
        }
        if self.cache != 0 && self.ways().is_none() {
            return Err(self.no_such_size(self.cache));
        }
        Ok(())
    }

    pub(crate) fn no_such_size(&self, size: u32) -> String {
        let known: Vec<_> = self
            .modes
            .iter()
            .map(|mode| mode.cache.to_string())
            .collect();
        format!(
            "no cache of {size} bytes; possible: 0, {}",
            known.join(", ")
        )
    }
}

impl L2Mode {
    fn fits(self, line: u32) -> bool {
        let way = self.cache.checked_div(self.ways).unwrap_or(0);
        way * self.ways == self.cache && (way / line).is_power_of_two() && way <= 1 << 26
    }
}
