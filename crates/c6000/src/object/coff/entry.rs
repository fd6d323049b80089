//! One entry of a table of relocations.

/// One entry of the table.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Offset of the field in its section.
    pub offset: u32,
    /// Index of a symbol; a constant or a field's place in entries of expressions.
    pub operand: u32,
    /// The low half of the addend beside a high half in the field.
    pub low: u16,
    pub kind: u16,
}
