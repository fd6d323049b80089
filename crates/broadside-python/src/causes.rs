//! Causes of errors as Python's exceptions say them.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The most characters of a line of an exception's text.
const MOST: usize = 400;
/// The characters that stay at the end of a longer line.
const END: usize = 60;

/// The text with each line cut to a length that a person reads. A longer line keeps its beginning and its end.
///
/// A cause may repeat a word of the input, which can be as long as the whole input.
pub fn shortened(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(shortened_line).collect();
    lines.join("\n")
}

fn shortened_line(line: &str) -> String {
    let count = line.chars().count();
    if count <= MOST {
        return line.into();
    }
    let begin: String = line.chars().take(MOST - 2 * END).collect();
    let end: String = line.chars().skip(count - END).collect();
    format!("{begin} ... {end} ({count} characters)")
}

/// A ValueError with this cause.
pub fn value_error(cause: impl ToString) -> PyErr {
    PyValueError::new_err(shortened(&cause.to_string()))
}
