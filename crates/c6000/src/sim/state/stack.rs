//! How much stack a run uses.

/// How deep the stack went.
#[derive(Debug, Clone, Copy)]
pub(crate) struct StackUse {
    pub pointer: u8,
    /// The pointer at the start; what lies above belongs to the caller.
    pub top: u32,
    /// First address that can be the stack's.
    pub limit: u32,
    pub lowest: u32,
}

impl StackUse {
    pub fn moved(&mut self, pointer: u32) {
        if pointer >= self.limit && pointer < self.lowest {
            self.lowest = pointer;
        }
    }

    /// The stack pointer names the free word below the last used one, so a store to it takes the word at `top`.
    #[inline]
    pub fn stored(&mut self, address: u32) {
        if address <= self.top && address >= self.limit {
            self.lowest = self.lowest.min((address & !3).wrapping_sub(4));
        }
    }

    pub fn bytes(&self) -> u32 {
        self.top - self.lowest
    }
}
