//! One entry of a relocation table.

/// One entry of a relocation table.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Offset of the field in its section.
    pub offset: u32,
    /// Index of a symbol. In an entry of an expression: a constant, or the position and width of a field.
    pub operand: u32,
    /// The low half of the addend, if the field holds the high half.
    pub low: u16,
    pub kind: u16,
}
