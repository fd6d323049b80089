//! Why a program cannot be loaded.

use crate::object::RelocationError;
use std::fmt;

/// Why an object cannot be loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadError(pub String);

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

impl From<RelocationError> for LoadError {
    fn from(error: RelocationError) -> LoadError {
        LoadError(error.to_string())
    }
}
