//! Turns files into lines and tokens: included files, macros, loops, conditions, and names that stand for other text.

pub(super) mod conditions;
pub(super) mod lexer;
pub(super) mod line;
pub(super) mod local;
pub(super) mod registers;
pub(super) mod remarks;
pub(super) mod source;
pub(super) mod substitution;
