//! Errors of the assembler: where and why.

use std::fmt;

/// What is wrong with an assembly text, and where. Lines and columns count from 1.
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

    pub fn in_file(self, path: &str) -> AssemblyError {
        let Position { line, column } = self.position;
        AssemblyError {
            path: path.to_string(),
            line,
            column,
            cause: self.cause,
        }
    }
}
