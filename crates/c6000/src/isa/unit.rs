//! The two sides of the CPU and their functional units.

/// A side of the CPU: register file A with units .L1 .S1 .M1 .D1, or register file B with .L2 .S2 .M2 .D2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    A,
    B,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// 0 for A, 1 for B: the value of the fields `s`, `y` and `x`.
    pub fn bit(self) -> u32 {
        self as u32
    }

    pub fn from_bit(bit: u32) -> Side {
        if bit & 1 == 0 {
            Side::A
        } else {
            Side::B
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnitKind {
    L,
    S,
    M,
    D,
}

/// A functional unit, such as .L1 or .D2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    pub kind: UnitKind,
    pub side: Side,
}
