//! ISA levels and their tables' text.

use std::fmt;
use std::str::FromStr;

/// The embedded tables: level and TOML text.
pub const TABLE_TEXTS: [(Level, &str); 1] =
    [(Level::C62x, include_str!("../../../../isa/c62x.toml"))];

/// An ISA level. Each extends another: c62x < c64x.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    C62x,
}

impl Level {
    pub const ALL: [Level; 1] = [Level::C62x];

    pub fn name(self) -> &'static str {
        match self {
            Level::C62x => "c62x",
        }
    }

    /// The levels whose tables make up this one, the oldest first.
    pub(super) fn chain(self) -> &'static [Level] {
        match self {
            Level::C62x => &[Level::C62x],
        }
    }

    /// Whether an execute packet may cross the boundary of a fetch packet.
    pub fn packets_may_span(self) -> bool {
        match self {
            Level::C62x => false,
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
