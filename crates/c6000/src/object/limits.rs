//! Limits on the memory that a file can make its reader allocate.

use super::ObjectError;

/// Names may share bytes of the string table. All names together may have this many times the size of the file.
pub const NAME_SHARING: usize = 16;

/// The number of bytes that a reader may still copy. Parts of a hostile file can share bytes, so the sum of the parts
/// can be far larger than the file.
pub struct Budget(usize);

impl Budget {
    pub fn new(bytes: usize) -> Budget {
        Budget(bytes)
    }

    /// Takes bytes from the allowance. It is an error if too few are left. The error names the purpose `what`.
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
