//! Relocations of the C6000 ELF ABI (TI SPRAB89, "Relocation types").

#[cfg(test)]
mod tests;

use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RelocationKind {
    Abs32,
    Abs16,
    Abs8,
    /// Displacement of a branch from its fetch packet, in words.
    PcrS21,
    PcrS12,
    PcrS10,
    PcrS7,
    /// 16-bit constant of `MVK`: a signed value, or the low or high half of a value.
    AbsS16,
    AbsL16,
    AbsH16,
    /// Offset from the data page pointer B14, in bytes, halfwords or words.
    SbrU15B,
    SbrU15H,
    SbrU15W,
    /// Offset from B14 as a 16-bit constant of `MVK`: a signed value, and the halves of the offset in bytes, halfwords
    /// or words.
    SbrS16,
    SbrL16B,
    SbrL16H,
    SbrL16W,
    SbrH16B,
    SbrH16H,
    SbrH16W,
    /// Halves of the distance from the fetch packet of a place in the section, as 16-bit constants of `MVK`. The addend
    /// gives the place: the addend is the fetch packet of the field minus the place.
    PcrH16,
    PcrL16,
}

/// The target of a relocation, and its addend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// The address of the symbol.
    pub symbol: u32,
    pub addend: i32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RelocationError {
    /// The field lies beyond the end of the section.
    OutsideSection {
        offset: u32,
    },
    Overflow {
        kind: RelocationKind,
        value: i64,
    },
    Unaligned {
        kind: RelocationKind,
        value: i64,
    },
    /// The expression has no value, because it divides by zero for example.
    NoValue {
        offset: u32,
    },
    /// The value of an expression does not fit a field of `width` bits.
    FieldOverflow {
        width: u8,
        value: i64,
    },
}

impl fmt::Display for RelocationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RelocationError::OutsideSection { offset } => {
                write!(f, "relocation at {offset:#x} is outside its section")
            }
            RelocationError::Overflow { kind, value } => {
                write!(f, "value {value:#x} does not fit {}", kind.name())
            }
            RelocationError::Unaligned { kind, value } => {
                write!(f, "value {value:#x} is not aligned for {}", kind.name())
            }
            RelocationError::NoValue { offset } => {
                write!(f, "the expression at {offset:#x} has no value")
            }
            RelocationError::FieldOverflow { width, value } => {
                write!(f, "value {value} does not fit {width} bits")
            }
        }
    }
}

impl std::error::Error for RelocationError {}

/// How a value is laid out in its field.
struct Layout {
    /// The bytes that contain the field.
    bytes: usize,
    /// The number of low bits that are not in the field.
    scale: u32,
    shift: u32,
    width: u32,
    check: Check,
}

/// The origin from which a value counts.
enum Origin {
    Zero,
    /// The fetch packet that contains the field.
    FetchPacket,
    /// The fetch packet that contains the place that the addend gives.
    PacketOfPlace,
    /// The data page (the address in B14). The value must not be negative.
    DataPage,
    /// The data page (the address in B14). The value may be negative.
    DataPageEitherWay,
}

fn fetch_packet(address: u32) -> u32 {
    address & !31
}

enum Check {
    None,
    Signed,
    Unsigned,
    /// The value fits as a signed or as an unsigned number.
    Either,
}

impl RelocationKind {
    const CODES: [(RelocationKind, u32, &'static str); 22] = [
        (RelocationKind::Abs32, 1, "R_C6000_ABS32"),
        (RelocationKind::Abs16, 2, "R_C6000_ABS16"),
        (RelocationKind::Abs8, 3, "R_C6000_ABS8"),
        (RelocationKind::PcrS21, 4, "R_C6000_PCR_S21"),
        (RelocationKind::PcrS12, 5, "R_C6000_PCR_S12"),
        (RelocationKind::PcrS10, 6, "R_C6000_PCR_S10"),
        (RelocationKind::PcrS7, 7, "R_C6000_PCR_S7"),
        (RelocationKind::AbsS16, 8, "R_C6000_ABS_S16"),
        (RelocationKind::AbsL16, 9, "R_C6000_ABS_L16"),
        (RelocationKind::AbsH16, 10, "R_C6000_ABS_H16"),
        (RelocationKind::SbrU15B, 11, "R_C6000_SBR_U15_B"),
        (RelocationKind::SbrU15H, 12, "R_C6000_SBR_U15_H"),
        (RelocationKind::SbrU15W, 13, "R_C6000_SBR_U15_W"),
        (RelocationKind::SbrS16, 14, "R_C6000_SBR_S16"),
        (RelocationKind::SbrL16B, 15, "R_C6000_SBR_L16_B"),
        (RelocationKind::SbrL16H, 16, "R_C6000_SBR_L16_H"),
        (RelocationKind::SbrL16W, 17, "R_C6000_SBR_L16_W"),
        (RelocationKind::SbrH16B, 18, "R_C6000_SBR_H16_B"),
        (RelocationKind::SbrH16H, 19, "R_C6000_SBR_H16_H"),
        (RelocationKind::SbrH16W, 20, "R_C6000_SBR_H16_W"),
        (RelocationKind::PcrH16, 29, "R_C6000_PCR_H16"),
        (RelocationKind::PcrL16, 30, "R_C6000_PCR_L16"),
    ];

    /// The kind of relocation that has this ELF type number.
    pub fn from_code(code: u32) -> Option<RelocationKind> {
        Self::CODES
            .iter()
            .find(|(_, known, _)| *known == code)
            .map(|(kind, ..)| *kind)
    }

    pub fn code(self) -> u32 {
        self.entry().1
    }

    pub fn name(self) -> &'static str {
        self.entry().2
    }

    fn entry(self) -> &'static (RelocationKind, u32, &'static str) {
        // `CODES` has the order of the enum.
        &Self::CODES[self as usize]
    }

    fn layout(self) -> Layout {
        let (bytes, scale, shift, width, check) = match self {
            RelocationKind::Abs32 => (4, 0, 0, 32, Check::None),
            RelocationKind::Abs16 => (2, 0, 0, 16, Check::Either),
            RelocationKind::Abs8 => (1, 0, 0, 8, Check::Either),
            RelocationKind::PcrS21 => (4, 2, 7, 21, Check::Signed),
            RelocationKind::PcrS12 => (4, 2, 16, 12, Check::Signed),
            RelocationKind::PcrS10 => (4, 2, 13, 10, Check::Signed),
            RelocationKind::PcrS7 => (4, 2, 16, 7, Check::Signed),
            RelocationKind::AbsS16 => (4, 0, 7, 16, Check::Signed),
            RelocationKind::AbsL16 => (4, 0, 7, 16, Check::None),
            RelocationKind::AbsH16 => (4, 16, 7, 16, Check::None),
            RelocationKind::SbrU15B => (4, 0, 8, 15, Check::Unsigned),
            RelocationKind::SbrU15H => (4, 1, 8, 15, Check::Unsigned),
            RelocationKind::SbrU15W => (4, 2, 8, 15, Check::Unsigned),
            RelocationKind::SbrS16 => (4, 0, 7, 16, Check::Signed),
            RelocationKind::SbrL16B => (4, 0, 7, 16, Check::None),
            RelocationKind::SbrL16H => (4, 1, 7, 16, Check::None),
            RelocationKind::SbrL16W => (4, 2, 7, 16, Check::None),
            RelocationKind::SbrH16B => (4, 16, 7, 16, Check::None),
            RelocationKind::SbrH16H => (4, 17, 7, 16, Check::None),
            RelocationKind::SbrH16W => (4, 18, 7, 16, Check::None),
            RelocationKind::PcrH16 => (4, 16, 7, 16, Check::None),
            RelocationKind::PcrL16 => (4, 0, 7, 16, Check::None),
        };
        Layout {
            bytes,
            scale,
            shift,
            width,
            check,
        }
    }

    fn origin(self) -> Origin {
        match self {
            RelocationKind::Abs32
            | RelocationKind::Abs16
            | RelocationKind::Abs8
            | RelocationKind::AbsS16
            | RelocationKind::AbsL16
            | RelocationKind::AbsH16 => Origin::Zero,
            RelocationKind::PcrS21
            | RelocationKind::PcrS12
            | RelocationKind::PcrS10
            | RelocationKind::PcrS7 => Origin::FetchPacket,
            RelocationKind::SbrU15B | RelocationKind::SbrU15H | RelocationKind::SbrU15W => {
                Origin::DataPage
            }
            RelocationKind::SbrS16
            | RelocationKind::SbrL16B
            | RelocationKind::SbrL16H
            | RelocationKind::SbrL16W
            | RelocationKind::SbrH16B
            | RelocationKind::SbrH16H
            | RelocationKind::SbrH16W => Origin::DataPageEitherWay,
            RelocationKind::PcrH16 | RelocationKind::PcrL16 => Origin::PacketOfPlace,
        }
    }

    /// Whether the field takes the low half of a value, as `MVKL` does.
    pub fn is_low_half(self) -> bool {
        matches!(
            self,
            RelocationKind::AbsL16
                | RelocationKind::SbrL16B
                | RelocationKind::SbrL16H
                | RelocationKind::SbrL16W
                | RelocationKind::PcrL16
        )
    }

    /// Relocates the field at `offset` of a section. The section lies at `address`. `static_base` is the value of B14.
    pub fn apply(
        self,
        section: &mut [u8],
        offset: u32,
        address: u32,
        target: Target,
        static_base: u32,
    ) -> Result<(), RelocationError> {
        let layout = self.layout();
        let start = offset as usize;
        let field = start
            .checked_add(layout.bytes)
            .and_then(|end| section.get_mut(start..end));
        let field = field.ok_or(RelocationError::OutsideSection { offset })?;
        let value = self.value(address.wrapping_add(offset), target, static_base);
        let bits = self.bits(&layout, value)?;
        let mut word = [0; 4];
        word[..layout.bytes].copy_from_slice(field);
        let mask = (u32::MAX >> (32 - layout.width)) << layout.shift;
        let merged = (u32::from_le_bytes(word) & !mask) | (bits << layout.shift & mask);
        field.copy_from_slice(&merged.to_le_bytes()[..layout.bytes]);
        Ok(())
    }

    /// The value of a field whose address is `place`.
    fn value(self, place: u32, target: Target, static_base: u32) -> i64 {
        let packet = fetch_packet(place);
        let Target { symbol, addend } = target;
        let sum = symbol.wrapping_add_signed(addend);
        match self.origin() {
            Origin::Zero => i64::from(sum as i32),
            Origin::FetchPacket => i64::from(sum.wrapping_sub(packet) as i32),
            Origin::DataPage => i64::from(sum.wrapping_sub(static_base)),
            Origin::DataPageEitherWay => i64::from(sum.wrapping_sub(static_base) as i32),
            Origin::PacketOfPlace => {
                let from = fetch_packet(packet.wrapping_sub(addend as u32));
                i64::from(symbol.wrapping_sub(from) as i32)
            }
        }
    }

    /// The value without its low `scale` bits. It is an error if it does not fit the width of the field.
    fn bits(self, layout: &Layout, value: i64) -> Result<u32, RelocationError> {
        let checked = !matches!(layout.check, Check::None);
        if checked && value & ((1 << layout.scale) - 1) != 0 {
            return Err(RelocationError::Unaligned { kind: self, value });
        }
        let scaled = value >> layout.scale;
        let span = 1i64 << layout.width;
        let fits = match layout.check {
            Check::None => true,
            Check::Signed => (-span / 2..span / 2).contains(&scaled),
            Check::Unsigned => (0..span).contains(&scaled),
            Check::Either => (-span / 2..span).contains(&scaled),
        };
        if fits {
            Ok(scaled as u32)
        } else {
            Err(RelocationError::Overflow { kind: self, value })
        }
    }
}
