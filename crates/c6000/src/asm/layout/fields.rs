//! `.field`: packs values of any number of bits into words, from the least significant bit up.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::layout::placing::Layout;
use crate::asm::layout::placing::OpenWord;
use crate::asm::layout::program::Item;
use crate::asm::syntax::expression::Expression;
use crate::asm::text::line::Cursor;

const WORD_BITS: u32 = 32;

impl Layout {
    /// `.field value[, bits]`
    pub(super) fn field(&mut self, position: Position, cursor: &mut Cursor) -> Located<()> {
        let value = Expression::parse(cursor)?;
        let bits = match cursor.take_sign(",") {
            Some(_) => self.field_bits(cursor)?,
            None => WORD_BITS,
        };
        match bits {
            8 | 16 | 32 if self.open_word.is_none() => {
                self.place_integers(bits / 8, vec![value], position)
            }
            _ => self.pack(&value, bits, position),
        }
    }

    fn field_bits(&self, cursor: &mut Cursor) -> Located<u32> {
        let expression = Expression::parse(cursor)?;
        let bits = expression.constant_value(&self.program.at(self.here()))?;
        let valid = u32::try_from(bits)
            .ok()
            .filter(|bits| (1..=WORD_BITS).contains(bits));
        valid.ok_or_else(|| Fault::new(expression.position, format!("{bits} bits are not 1..32")))
    }

    fn pack(&mut self, value: &Expression, bits: u32, position: Position) -> Located<()> {
        let constant = value.constant_value(&self.program.at(self.here()))?;
        let span = 1i64 << bits;
        if !(-span / 2..span).contains(&constant) {
            let cause = format!("constant {constant} does not fit {bits} bits");
            return Err(Fault::new(value.position, cause));
        }
        if self
            .open_word
            .is_some_and(|open| open.used + bits > WORD_BITS)
        {
            self.close_word()?;
        }
        let open = self.open_word.get_or_insert(OpenWord {
            bits: 0,
            used: 0,
            position,
        });
        open.bits |= ((constant & (span - 1)) as u32) << open.used;
        open.used += bits;
        if open.used == WORD_BITS {
            self.close_word()?;
        }
        Ok(())
    }

    /// Ends a word of fields and fills its rest with zeros.
    pub(super) fn close_word(&mut self) -> Located<()> {
        let Some(open) = self.open_word.take() else {
            return Ok(());
        };
        let value = Expression::constant(i64::from(open.bits), open.position);
        let (width, values) = (4, vec![value]);
        self.place_aligned(Item::Integers { width, values }, 4, 4, open.position)
    }
}
