//! Expressions and operands as they stand in the text.

pub(super) mod expression;
mod function;
pub(super) mod operand;
pub(super) mod value;
