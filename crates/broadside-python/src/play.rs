//! The explorer's player for Python.

use super::causes::value_error;
use pyo3::prelude::*;

/// Answers a request of the explorer. Request and answer are JSON.
#[pyfunction]
fn play(py: Python<'_>, name: &str, request: &str) -> PyResult<String> {
    py.allow_threads(|| player::answer(name, request))
        .map_err(value_error)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(play, module)?)
}
