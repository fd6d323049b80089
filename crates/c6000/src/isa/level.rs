//! ISA levels and the texts of their tables.

use std::fmt;
use std::str::FromStr;

/// The embedded tables, each as its level and its TOML text.
pub const TABLE_TEXTS: [(Level, &str); 2] = [
    (Level::C62x, include_str!("../../../../isa/c62x.toml")),
    (Level::C64x, include_str!("../../../../isa/c64x.toml")),
];

/// An ISA level. Each level extends the one before it: C64x extends C62x.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    C62x,
    C64x,
}

impl Level {
    pub const ALL: [Level; 2] = [Level::C62x, Level::C64x];

    pub fn name(self) -> &'static str {
        match self {
            Level::C62x => "c62x",
            Level::C64x => "c64x",
        }
    }

    /// The levels whose tables together describe this level, the oldest first.
    pub(super) fn chain(self) -> &'static [Level] {
        match self {
            Level::C62x => &[Level::C62x],
            Level::C64x => &[Level::C62x, Level::C64x],
        }
    }

    /// Whether a CPU of this level runs code of another level. It runs code of its own level and of each level that it
    /// extends.
    pub fn runs(self, code: Level) -> bool {
        self.chain().contains(&code)
    }

    /// Whether the CPU waits a cycle before it reads a register over a cross path, if the register was written in the
    /// cycle before (SPRU189F 5.6.2).
    pub fn cross_paths_stall(self) -> bool {
        self.runs(Level::C64x)
    }

    /// Whether an execute packet may cross the boundary of a fetch packet.
    pub fn packets_may_span(self) -> bool {
        match self {
            Level::C62x => false,
            Level::C64x => true,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| {
                let known: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
                format!("unknown ISA level `{name}`; known: {}", known.join(", "))
            })
    }
}
