//! Code that the host can run.

use memmap2::{Mmap, MmapMut};

/// Machine code of one function, in memory that can be executed and no longer written.
#[derive(Debug)]
pub(crate) struct Code(Mmap);

impl Code {
    /// None where the host gives no such memory.
    pub fn new(bytes: &[u8]) -> Option<Code> {
        let mut map = MmapMut::map_anon(bytes.len()).ok()?;
        map.copy_from_slice(bytes);
        map.make_exec().ok().map(Code)
    }

    /// Where it begins.
    pub fn entry(&self) -> *const u8 {
        self.0.as_ptr()
    }
}
