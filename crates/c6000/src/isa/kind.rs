//! Operand kinds, from TI's notation (SPRU189F table 3-1).

/// The number of bits of a register operand. More than 32 bits take an odd:even pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Width {
    W32,
    W40,
    W64,
}

/// The part of the register that an operation uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    Whole,
    Low16,
    High16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RegisterKind {
    /// Whether the operand may come from the other register file over the cross path (TI's prefix `x`).
    pub crossable: bool,
    pub width: Width,
    pub part: Part,
    pub signed: bool,
}

impl RegisterKind {
    pub fn is_pair(self) -> bool {
        self.width != Width::W32
    }
}

/// How a constant of the text becomes the bits of its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Coding {
    /// The field holds the value itself.
    Plain,
    /// The field holds the negated value (`SUB src, cst` stands for `ADD -cst, src`).
    Negated,
    /// The field holds the value minus one (the count of `NOP`).
    LessOne,
    /// The field holds bits 15..0 of a 32-bit value.
    Low16,
    /// The field holds bits 31..16 of a 32-bit value.
    High16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ConstantKind {
    pub bits: u8,
    pub signed: bool,
    pub coding: Coding,
}

impl ConstantKind {
    /// The smallest and the largest value that the text may have.
    pub fn range(self) -> (i64, i64) {
        let span = 1i64 << self.bits;
        match self.coding {
            Coding::Plain if self.signed => (-span / 2, span / 2 - 1),
            Coding::Plain => (0, span - 1),
            Coding::Negated => (1 - span / 2, span / 2),
            Coding::LessOne => (1, 9),
            Coding::Low16 | Coding::High16 => (i64::from(i32::MIN), i64::from(u32::MAX)),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Kind {
    Register(RegisterKind),
    Constant(ConstantKind),
    /// A branch target: a word displacement from the branch's fetch packet.
    Displacement {
        bits: u8,
    },
    /// Any control register that the operand's access (read or write) allows.
    Control,
    /// The one control register that the opcode names (`IRP`, `NRP`).
    FixedControl(String),
    /// `*+R[offset]` and the other addressing modes. Base and offset are registers of the unit's side.
    Memory,
    /// A memory operand like [`Kind::Memory`]. The field `sc` says whether the offset counts in units of the access
    /// size or in bytes.
    MemoryScaled,
    /// `*+B14[ucst15]` or `*+B15[ucst15]`.
    MemoryLong,
}

impl Kind {
    pub fn parse(text: &str) -> Option<Kind> {
        special(text)
            .or_else(|| constant(text))
            .or_else(|| register(text).map(Kind::Register))
    }

    pub fn register(&self) -> Option<RegisterKind> {
        match self {
            Kind::Register(kind) => Some(*kind),
            _ => None,
        }
    }
}

fn special(text: &str) -> Option<Kind> {
    let coded = |bits, coding| {
        Kind::Constant(ConstantKind {
            bits,
            signed: false,
            coding,
        })
    };
    Some(match text {
        "creg" => Kind::Control,
        "IRP" | "NRP" => Kind::FixedControl(text.to_string()),
        "mem" => Kind::Memory,
        "memsc" => Kind::MemoryScaled,
        "mem15" => Kind::MemoryLong,
        "count" => coded(4, Coding::LessOne),
        "lo16" => coded(16, Coding::Low16),
        "hi16" => coded(16, Coding::High16),
        "nscst5" => Kind::Constant(ConstantKind {
            bits: 5,
            signed: true,
            coding: Coding::Negated,
        }),
        _ => return None,
    })
}

fn constant(text: &str) -> Option<Kind> {
    let plain = |digits: &str, signed| {
        let bits = digits.parse().ok().filter(|bits| (1..=21).contains(bits))?;
        Some(Kind::Constant(ConstantKind {
            bits,
            signed,
            coding: Coding::Plain,
        }))
    };
    if let Some(digits) = text.strip_prefix("scst") {
        plain(digits, true)
    } else if let Some(digits) = text.strip_prefix("ucst") {
        plain(digits, false)
    } else {
        let bits = text
            .strip_prefix("pcrel")?
            .parse()
            .ok()
            .filter(|bits| (1..=21).contains(bits))?;
        Some(Kind::Displacement { bits })
    }
}

fn register(text: &str) -> Option<RegisterKind> {
    let (crossable, rest) = match text.strip_prefix('x') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (signed, width, part) = match rest {
        "sint" => (true, Width::W32, Part::Whole),
        "uint" => (false, Width::W32, Part::Whole),
        "slong" => (true, Width::W40, Part::Whole),
        "ulong" => (false, Width::W40, Part::Whole),
        "slsb16" => (true, Width::W32, Part::Low16),
        "ulsb16" => (false, Width::W32, Part::Low16),
        "smsb16" => (true, Width::W32, Part::High16),
        "umsb16" => (false, Width::W32, Part::High16),
        // The operation splits packed values itself, so the operand is a whole register.
        "s2" | "s4" => (true, Width::W32, Part::Whole),
        "i2" | "i4" | "u2" | "u4" | "bv2" | "bv4" => (false, Width::W32, Part::Whole),
        "dint" | "sllong" | "dws4" => (true, Width::W64, Part::Whole),
        "dwdst" | "ullong" | "dwu4" => (false, Width::W64, Part::Whole),
        _ => return None,
    };
    Some(RegisterKind {
        crossable,
        width,
        part,
        signed,
    })
}
