//! The translation of a sequence into code of the host, and when it is made.

#[cfg(feature = "translate")]
use memmap2::{Mmap, MmapMut};
#[cfg(feature = "translate")]
use std::sync::Arc;

/// Without the feature `translate`, no sequence is translated.
#[cfg(not(feature = "translate"))]
#[derive(Debug, Clone)]
pub(crate) struct Translation;

#[cfg(not(feature = "translate"))]
impl Translation {
    pub fn after(_runs: u32) -> Translation {
        Translation
    }
}

/// Whether a sequence is translated, and its code.
#[cfg(feature = "translate")]
#[derive(Debug, Clone)]
pub(crate) enum Translation {
    /// The sequence will be translated after this many further runs.
    After(u32),
    /// This host cannot run translated code.
    Never,
    Done(Arc<Code>),
}

#[cfg(feature = "translate")]
impl Translation {
    pub fn after(runs: u32) -> Translation {
        Translation::After(runs)
    }
}

/// Machine code of one function, in memory that is executable and no longer writable.
#[cfg(feature = "translate")]
#[derive(Debug)]
pub(crate) struct Code(Mmap);

#[cfg(feature = "translate")]
impl Code {
    /// Copies machine code into executable memory. None if the host gives no such memory.
    pub fn new(bytes: &[u8]) -> Option<Code> {
        let mut map = MmapMut::map_anon(bytes.len()).ok()?;
        map.copy_from_slice(bytes);
        map.make_exec().ok().map(Code)
    }

    /// The address of the function's first instruction.
    pub fn entry(&self) -> *const u8 {
        self.0.as_ptr()
    }
}
