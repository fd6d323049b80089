//! Computes fields whose values are expressions of symbols.

use super::model::{BinaryOperator, ComputedField, FieldRange, Term, UnaryOperator};
use super::RelocationError;

impl ComputedField {
    /// Computes the field's value and writes it into the field. The section lies at `address`. `symbol` gives the
    /// address of a symbol by its index.
    pub fn apply<E: From<RelocationError>>(
        &self,
        section: &mut [u8],
        address: u32,
        symbol: impl Fn(usize) -> Result<u32, E>,
    ) -> Result<(), E> {
        let value = self.value(address.wrapping_add(self.offset), symbol)?;
        Ok(self.store(section, value)?)
    }

    fn value<E: From<RelocationError>>(
        &self,
        place: u32,
        symbol: impl Fn(usize) -> Result<u32, E>,
    ) -> Result<i64, E> {
        let mut stack = Vec::new();
        let failed = || E::from(self.no_value());
        for term in &self.terms {
            let value = match *term {
                Term::Symbol(index, addend) => {
                    i64::from(symbol(index)?.wrapping_add_signed(addend))
                }
                Term::Constant(value) => i64::from(value),
                Term::Place => i64::from(place),
                Term::Duplicate => *stack.last().ok_or_else(failed)?,
                Term::Unary(operator) => {
                    let operand: i64 = stack.pop().ok_or_else(failed)?;
                    match operator {
                        UnaryOperator::Negate => operand.wrapping_neg(),
                        UnaryOperator::Complement => !operand,
                    }
                }
                Term::Binary(operator) => {
                    let right = stack.pop().ok_or_else(failed)?;
                    let left = stack.pop().ok_or_else(failed)?;
                    operator.apply(left, right).ok_or_else(failed)?
                }
            };
            stack.push(value);
        }
        stack.pop().ok_or_else(failed)
    }

    fn no_value(&self) -> RelocationError {
        RelocationError::NoValue {
            offset: self.offset,
        }
    }

    fn store(&self, section: &mut [u8], value: i64) -> Result<(), RelocationError> {
        if !self.fits(value) {
            return Err(RelocationError::FieldOverflow {
                width: self.width,
                value,
            });
        }
        let (start, bytes) = (self.offset as usize, usize::from(self.bytes));
        let container = start
            .checked_add(bytes)
            .filter(|_| bytes <= 4)
            .and_then(|end| section.get_mut(start..end));
        let container = container.ok_or(RelocationError::OutsideSection {
            offset: self.offset,
        })?;
        let mut word = [0; 4];
        word[..bytes].copy_from_slice(container);
        let mask = (((1u64 << self.width.min(32)) - 1) << self.shift.min(31)) as u32;
        let bits = (value as u32) << self.shift.min(31);
        let merged = u32::from_le_bytes(word) & !mask | bits & mask;
        container.copy_from_slice(&merged.to_le_bytes()[..bytes]);
        Ok(())
    }

    fn fits(&self, value: i64) -> bool {
        let span = 1i64 << self.width.min(32);
        match self.range {
            _ if self.width >= 32 => true, // addresses wrap around
            FieldRange::Signed => (-span / 2..span / 2).contains(&value),
            FieldRange::Unsigned => (0..span).contains(&value),
            FieldRange::Either => (-span / 2..span).contains(&value),
        }
    }
}

impl BinaryOperator {
    /// The result of the operator. None if there is no result, as in a division by zero.
    fn apply(self, left: i64, right: i64) -> Option<i64> {
        let count = u32::try_from(right).ok().filter(|count| *count < 32);
        match self {
            BinaryOperator::Add => left.checked_add(right),
            BinaryOperator::Subtract => left.checked_sub(right),
            BinaryOperator::Multiply => left.checked_mul(right),
            BinaryOperator::Divide => left.checked_div(right),
            BinaryOperator::Remainder => left.checked_rem(right),
            BinaryOperator::ShiftLeft => Some(i64::from((left as u32) << count?)),
            BinaryOperator::ShiftRightUnsigned => Some(i64::from(left as u32 >> count?)),
            BinaryOperator::ShiftRightSigned => Some(i64::from(left as i32 >> count?)),
            BinaryOperator::And => Some(left & right),
            BinaryOperator::Or => Some(left | right),
            BinaryOperator::Xor => Some(left ^ right),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(range: FieldRange, terms: &[Term]) -> ComputedField {
        ComputedField {
            offset: 4,
            bytes: 4,
            shift: 7,
            width: 16,
            range,
            terms: terms.to_vec(),
        }
    }

    /// The word after the field was computed. Symbol n has the address 0x1000 + 0x40 n.
    fn computed(field: &ComputedField) -> Result<u32, RelocationError> {
        let mut section = [0xff; 8];
        field.apply(&mut section, 0x2000, |index| {
            Ok::<_, RelocationError>(0x1000 + 0x40 * index as u32)
        })?;
        Ok(u32::from_le_bytes([
            section[4], section[5], section[6], section[7],
        ]))
    }

    const DISTANCE: [Term; 3] = [
        Term::Symbol(1, 4),
        Term::Symbol(0, 0),
        Term::Binary(BinaryOperator::Subtract),
    ];

    #[test]
    fn the_distance_of_two_symbols() {
        let word = computed(&field(FieldRange::Signed, &DISTANCE)).unwrap();
        assert_eq!(word, 0xff80_007f | 0x44 << 7);
    }

    #[test]
    fn terms_work_on_a_stack() {
        let terms = [
            Term::Place, // 0x2004
            Term::Constant(2),
            Term::Binary(BinaryOperator::ShiftRightUnsigned),
            Term::Duplicate,
            Term::Unary(UnaryOperator::Complement),
            Term::Binary(BinaryOperator::Xor), // all ones
        ];
        let word = computed(&field(FieldRange::Signed, &terms)).unwrap();
        assert_eq!(word, u32::MAX);
    }

    #[test]
    fn what_has_no_value_or_does_not_fit_is_refused() {
        let by_zero = [
            Term::Constant(1),
            Term::Constant(0),
            Term::Binary(BinaryOperator::Divide),
        ];
        for (range, terms) in [
            (FieldRange::Signed, &[Term::Constant(0x8000)][..]),
            (FieldRange::Unsigned, &[Term::Constant(-1)]),
            (FieldRange::Either, &[Term::Constant(0x1_0000)]),
            (FieldRange::Either, &by_zero),
            (FieldRange::Either, &DISTANCE[1..]),
            (FieldRange::Either, &[]),
        ] {
            assert!(computed(&field(range, terms)).is_err(), "{terms:?}");
        }
        let mut short = [0; 6];
        let outside = field(FieldRange::Either, &DISTANCE)
            .apply(&mut short, 0, |_| Ok::<_, RelocationError>(0));
        assert!(outside.is_err());
    }
}
