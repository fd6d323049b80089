//! The explorer's player for Python.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Answers a request of the explorer. Request and answer are JSON.
#[pyfunction]
fn play(py: Python<'_>, name: &str, request: &str) -> PyResult<String> {
    py.allow_threads(|| player::answer(name, request))
        .map_err(PyValueError::new_err)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(play, module)?)
}
