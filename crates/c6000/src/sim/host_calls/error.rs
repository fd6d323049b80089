//! Why a program gets no files.

use std::fmt;

/// Why a folder cannot be given to a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FolderError(pub String);

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FolderError {}
