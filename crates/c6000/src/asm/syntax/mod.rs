//! Expressions and operands, as written.

pub(super) mod expression;
mod function;
pub(super) mod operand;
pub(super) mod value;
