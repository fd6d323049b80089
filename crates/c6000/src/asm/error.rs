//! Errors of the assembler: position and cause.

use std::fmt;

/// An error in an assembly text: the cause and its place. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssemblyError {
    pub path: String,
    pub line: usize,
    pub column: usize,
    pub cause: String,
}

impl fmt::Display for AssemblyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}:{}: {}",
            self.path, self.line, self.column, self.cause
        )
    }
}

impl std::error::Error for AssemblyError {}

/// A position in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Position {
    /// Index in the list of files that were read. File 0 is the source itself.
    pub file: usize,
    pub line: usize,
    pub column: usize,
}

/// A cause with its position, before the file's name is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub position: Position,
    pub cause: String,
}

pub type Located<T> = Result<T, Fault>;

impl Fault {
    pub fn new(position: Position, cause: impl Into<String>) -> Fault {
        Fault {
            position,
            cause: cause.into(),
        }
    }

    /// Adds the name of the file. `paths` are the files that were read.
    pub fn in_files(self, paths: &[String]) -> AssemblyError {
        let Position { file, line, column } = self.position;
        AssemblyError {
            path: paths.get(file).cloned().unwrap_or_default(),
            line,
            column,
            cause: self.cause,
        }
    }
}
