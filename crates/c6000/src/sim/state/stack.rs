//! The depth of the stack in a run.

/// The deepest point that the stack reached.
#[derive(Debug, Clone, Copy)]
pub(crate) struct StackUse {
    pub pointer: u8,
    /// The stack pointer at the start. Memory above it belongs to the caller.
    pub top: u32,
    /// The lowest address of the stack.
    pub limit: u32,
    pub lowest: u32,
}

impl StackUse {
    pub fn moved(&mut self, pointer: u32) {
        if pointer >= self.limit && pointer < self.lowest {
            self.lowest = pointer;
        }
    }

    /// Records a store. The stack pointer is the address of the free word below the last used one, so a store to `top`
    /// itself uses the stack.
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
