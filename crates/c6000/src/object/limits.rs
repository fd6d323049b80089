//! Bounds on what a file can make its reader allocate.

use super::ObjectError;

/// Names may share bytes of the string table; all together are at most so many times the file.
pub const NAME_SHARING: usize = 16;

/// Bytes that a reader may still copy. Pieces of a hostile file can share bytes, so that their sum is far larger
/// than the file.
pub struct Budget(usize);

impl Budget {
    pub fn new(bytes: usize) -> Budget {
        Budget(bytes)
    }

    /// Takes bytes for a purpose that the error names.
    pub fn take(&mut self, bytes: usize, what: &str) -> Result<(), ObjectError> {
        match self.0.checked_sub(bytes) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => Err(ObjectError(format!("{what} share bytes of the file"))),
        }
    }
}
