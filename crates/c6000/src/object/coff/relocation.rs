//! Relocation entries. COFF keeps the addend in the field: the field holds the reference's value for the case that no
//! section moves. Relocation adds the distance by which the symbol moves.

use super::entry::Entry;
use super::expression::{is_operator, Expression};
use super::file::{slice, u16_at, u32_at, File, SectionHeader};
use crate::isa::FETCH_PACKET;
use crate::object::limits::Budget;
use crate::object::{
    BinaryOperator, Binding, ComputedField, FieldRange, Object, ObjectError, Relocation,
    RelocationKind, Symbol, SymbolPlace, Term,
};

const ENTRY: usize = 12;

/// The symbol index of a reference to the entry's own section.
const OWN_SECTION: u32 = u32::MAX;

/// Relocation types (SPRU186N table A-7).
const R_ABS: u16 = 0x00;
const R_RELBYTE: u16 = 0x0f;
const R_RELWORD: u16 = 0x10;
const R_RELLONG: u16 = 0x11;
const R_C60BASE: u16 = 0x50;
const R_C60DIR15: u16 = 0x51;
const R_C60PCR21: u16 = 0x52;
const R_C60PCR10: u16 = 0x53;
const R_C60LO16: u16 = 0x54;
const R_C60HI16: u16 = 0x55;
const R_C60S16: u16 = 0x57;
const R_C60PCR7: u16 = 0x70;
const R_C60PCR12: u16 = 0x71;

/// For each section and symbol of the file, its index in the object.
#[derive(Default)]
pub struct Places {
    pub sections: Vec<Option<usize>>,
    pub symbols: Vec<Option<usize>>,
}

/// Reads the relocations of one section into the object.
pub struct SectionReader<'a, 'data> {
    file: &'a File<'data>,
    header: &'a SectionHeader,
    /// Index of the section in the object.
    section: usize,
    places: &'a Places,
    object: &'a mut Object,
    /// The symbol for the start of the section itself.
    own_symbol: Option<usize>,
}

impl<'a, 'data> SectionReader<'a, 'data> {
    pub fn new(
        file: &'a File<'data>,
        header: &'a SectionHeader,
        section: usize,
        places: &'a Places,
        object: &'a mut Object,
    ) -> Self {
        SectionReader {
            file,
            header,
            section,
            places,
            object,
            own_symbol: None,
        }
    }

    pub fn read_relocations(mut self, budget: &mut Budget) -> Result<(), ObjectError> {
        let table = self.file.relocations(self.header, ENTRY)?;
        budget.take(table.len(), "relocations")?;
        let mut expression: Option<Expression> = None;
        for entry in table.chunks_exact(ENTRY) {
            let entry = Entry {
                offset: u32_at(entry, 0).wrapping_sub(self.header.address),
                operand: u32_at(entry, 4),
                low: u16_at(entry, 8),
                kind: u16_at(entry, 10),
            };
            let in_entry = |error: ObjectError| {
                ObjectError(format!("relocation at {:#x}: {error}", entry.offset))
            };
            if is_operator(entry.kind) {
                let symbol = |index| self.symbol(index);
                let pending = expression.get_or_insert_with(|| Expression::new(entry.offset));
                if let Some(field) = pending.add(entry, symbol).map_err(in_entry)? {
                    self.object.sections[self.section].computed.push(field);
                    expression = None;
                }
            } else if expression.is_some() {
                return Err(in_entry(ObjectError("stands within an expression".into())));
            } else {
                self.simple(entry).map_err(in_entry)?;
            }
        }
        match expression {
            Some(_) => Err(ObjectError("expression without end".into())),
            None => Ok(()),
        }
    }

    /// Reads an entry that does not belong to an expression.
    fn simple(&mut self, entry: Entry) -> Result<(), ObjectError> {
        if entry.kind == R_ABS {
            return Ok(());
        }
        let field = self.field(&entry)?;
        let (symbol, old) = self.symbol(entry.operand)?;
        if entry.kind == R_C60DIR15 {
            let addend = (field.value.wrapping_sub(old)) as i32;
            let computed = long_displacement(entry.offset, field.scale, symbol, addend);
            self.object.sections[self.section].computed.push(computed);
            return Ok(());
        }
        self.object.sections[self.section]
            .relocations
            .push(Relocation {
                offset: entry.offset,
                kind: field.kind,
                symbol,
                addend: field.value.wrapping_sub(old) as i32,
            });
        Ok(())
    }

    /// The value in an entry's field.
    fn field(&self, entry: &Entry) -> Result<Field, ObjectError> {
        let bytes = match entry.kind {
            R_RELBYTE => 1,
            R_RELWORD => 2,
            _ => 4,
        };
        let data = self.object.sections[self.section].data();
        let field = slice(data, entry.offset, bytes, "its field")
            .map_err(|_| ObjectError("lies outside its section".into()))?;
        let mut word = [0; 4];
        word[..field.len()].copy_from_slice(field);
        // A branch is relative to the start of its fetch packet.
        let packet = (self.header.address.wrapping_add(entry.offset)) & !(FETCH_PACKET - 1);
        Field::of(entry, u32::from_le_bytes(word), packet)
    }

    /// The symbol of the object for an index of the file, and the symbol's value in the file.
    fn symbol(&mut self, index: u32) -> Result<(usize, u32), ObjectError> {
        if index == OWN_SECTION {
            return Ok((self.own_symbol(), self.header.address));
        }
        let bad = || ObjectError(format!("no symbol {index}"));
        let at = usize::try_from(index).map_err(|_| bad())?;
        let place = self.places.symbols.get(at).copied().flatten();
        let entry = self.file.symbols.get(at).and_then(Option::as_ref);
        let (place, entry) = place.zip(entry).ok_or_else(bad)?;
        let old = match self.object.symbols[place].place {
            SymbolPlace::Undefined => 0,
            _ => entry.value,
        };
        Ok((place, old))
    }

    fn own_symbol(&mut self) -> usize {
        let (object, section) = (&mut self.object, self.section);
        *self.own_symbol.get_or_insert_with(|| {
            object.symbols.push(Symbol {
                name: String::new(),
                place: SymbolPlace::Section(section),
                binding: Binding::Local,
                value: 0,
                size: 0,
            });
            object.symbols.len() - 1
        })
    }
}

/// A field before anything has moved, and the address to which it refers.
struct Field {
    kind: RelocationKind,
    value: u32,
    /// The number of low bits that the field leaves out.
    scale: u32,
}

impl Field {
    /// Reads the field from `word`. `packet` is the address of the fetch packet that contains it.
    fn of(entry: &Entry, word: u32, packet: u32) -> Result<Field, ObjectError> {
        use RelocationKind as Kind;
        let constant = word >> 7 & 0xffff;
        let plain = |kind, value| Field {
            kind,
            value,
            scale: 0,
        };
        let branch = |kind, shift: u32, width: u32| {
            let words = (word >> shift << (32 - width)) as i32 >> (32 - width);
            plain(kind, packet.wrapping_add(words.wrapping_mul(4) as u32))
        };
        Ok(match entry.kind {
            R_RELBYTE => plain(Kind::Abs8, word),
            R_RELWORD => plain(Kind::Abs16, word),
            R_RELLONG => plain(Kind::Abs32, word),
            R_C60PCR21 => branch(Kind::PcrS21, 7, 21),
            R_C60PCR12 => branch(Kind::PcrS12, 16, 12),
            R_C60PCR10 => branch(Kind::PcrS10, 13, 10),
            R_C60PCR7 => branch(Kind::PcrS7, 16, 7),
            R_C60LO16 => plain(Kind::AbsL16, constant),
            R_C60HI16 => plain(Kind::AbsH16, constant << 16 | u32::from(entry.low)),
            R_C60S16 => plain(Kind::AbsS16, constant as i16 as u32),
            R_C60BASE | R_C60DIR15 => {
                let (scale, kind) = access_size(word);
                Field {
                    kind,
                    value: (word >> 8 & 0x7fff) << scale,
                    scale,
                }
            }
            other => return Err(ObjectError(format!("unknown type {other:#06x}"))),
        })
    }
}

/// For a load or store through B14 or B15: the unit of its offset as a power of two, and its relocation.
fn access_size(word: u32) -> (u32, RelocationKind) {
    match word >> 4 & 7 {
        0 | 4 | 5 => (1, RelocationKind::SbrU15H),
        6 | 7 => (2, RelocationKind::SbrU15W),
        _ => (0, RelocationKind::SbrU15B),
    }
}

/// An absolute address in the 15-bit displacement of a load or store. It is not relative to the data page.
fn long_displacement(offset: u32, scale: u32, symbol: usize, addend: i32) -> ComputedField {
    ComputedField {
        offset,
        bytes: 4,
        shift: 8,
        width: 15,
        range: FieldRange::Unsigned,
        terms: vec![
            Term::Symbol(symbol, addend),
            Term::Constant(scale as i32),
            Term::Binary(BinaryOperator::ShiftRightUnsigned),
        ],
    }
}
