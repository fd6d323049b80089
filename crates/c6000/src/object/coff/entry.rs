//! One entry of a table of relocations.

/// One entry of the table.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Offset of the field in its section.
    pub offset: u32,
    /// Index of a symbol. In an entry of an expression it is a constant, or the place of a field.
    pub operand: u32,
    /// The low half of the addend beside a high half in the field.
    pub low: u16,
    pub kind: u16,
}
