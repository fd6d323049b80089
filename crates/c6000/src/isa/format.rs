//! Layouts of instruction words.

use super::schema::FormatText;

/// Bits of a register number.
const REGISTER_BITS: u8 = 5;

/// A contiguous field of the instruction word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub shift: u8,
    pub width: u8,
}

impl Field {
    /// The bits of the word that the field takes.
    pub fn mask(&self) -> u32 {
        self.max() << self.shift
    }

    pub fn max(&self) -> u32 {
        u32::MAX >> (32 - self.width)
    }

    pub fn get(&self, word: u32) -> u32 {
        (word >> self.shift) & self.max()
    }

    /// The number of low bits of a register number that are not in the field. A field of four bits holds half the
    /// number of a pair's even register.
    pub(super) fn pair_shift(&self) -> u8 {
        REGISTER_BITS.saturating_sub(self.width)
    }

    /// The bits of `value` at the position of the field. Bits of `value` beyond the width of the field are dropped.
    pub fn place(&self, value: u32) -> u32 {
        (value & self.max()) << self.shift
    }
}

/// The layout of an instruction word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Format {
    pub name: String,
    pub fields: Vec<Field>,
    /// Bits that the format fixes, and their values.
    pub fixed_mask: u32,
    pub fixed_bits: u32,
    /// Name of the field that selects the side of the unit.
    pub side: Option<String>,
    /// Name of the field that selects the T path.
    pub data_side: Option<String>,
}

impl Format {
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    pub(super) fn parse(text: &FormatText) -> Result<Format, String> {
        let mut format = Format {
            name: text.name.clone(),
            fields: Vec::new(),
            fixed_mask: 0,
            fixed_bits: 0,
            side: text.side.clone(),
            data_side: text.data_side.clone(),
        };
        let mut shift = 32u8;
        for part in text.bits.split_whitespace() {
            shift = format
                .add_part(part, shift)
                .ok_or_else(|| format!("format {}: bad part `{part}`", text.name))?;
        }
        if shift != 0 {
            return Err(format!("format {} leaves {shift} bits", text.name));
        }
        Ok(format)
    }

    /// Adds a field (`field:width`) or literal bits below bit `shift`. Returns the new lowest bit.
    fn add_part(&mut self, part: &str, shift: u8) -> Option<u8> {
        if let Some((name, width)) = part.split_once(':') {
            let width: u8 = width
                .parse()
                .ok()
                .filter(|width| (1..=31).contains(width))?;
            let shift = shift.checked_sub(width)?;
            self.fields.push(Field {
                name: name.to_string(),
                shift,
                width,
            });
            return Some(shift);
        }
        let width = u8::try_from(part.len()).ok()?;
        let shift = shift.checked_sub(width)?;
        self.fixed_mask |= (u32::MAX >> (32 - width)) << shift;
        self.fixed_bits |= u32::from_str_radix(part, 2).ok()? << shift;
        Some(shift)
    }
}
