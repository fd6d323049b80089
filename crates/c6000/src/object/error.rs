//! Errors of object files.

use std::fmt;

/// Why bytes are not an object or program that can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectError(pub String);

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ObjectError {}

impl From<::elf::read::Error> for ObjectError {
    fn from(error: ::elf::read::Error) -> Self {
        ObjectError(error.to_string())
    }
}
