//! Runs of whole programs, for Python: the console for a program, and the results.

use c6000::sim::{self, Console, RunError, Stream};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;
use std::io;

/// The result of a run.
#[pyclass(frozen, get_all, module = "broadside._core")]
pub struct RunResult {
    exit_status: Option<i32>,
    cycles: u64,
    stalls: BTreeMap<&'static str, u64>,
    misses: BTreeMap<&'static str, u64>,
    instructions: u64,
    packets: u64,
}

#[pymethods]
impl RunResult {
    fn __repr__(&self) -> String {
        format!(
            "RunResult(exit_status={:?}, cycles={}, stalls={:?})",
            self.exit_status, self.cycles, self.stalls
        )
    }
}

impl RunResult {
    /// Makes the Python result of a run on this machine.
    pub fn new(result: sim::RunResult, machine: &sim::Machine) -> RunResult {
        RunResult {
            exit_status: result.exit_status,
            cycles: result.cycles,
            stalls: result.stalls.by_cause(machine),
            misses: result.misses.by_cache(),
            instructions: result.instructions,
            packets: result.packets,
        }
    }
}

/// A Python object with `read(limit)` and `write(stream, data)`.
pub struct PythonConsole(pub Py<PyAny>);

impl Console for PythonConsole {
    fn read(&mut self, limit: usize) -> io::Result<Vec<u8>> {
        Ok(Python::with_gil(|py| {
            self.0.call_method1(py, "read", (limit,))?.extract(py)
        })?)
    }

    fn write(&mut self, stream: Stream, data: &[u8]) -> io::Result<()> {
        let stream = match stream {
            Stream::Output => "stdout",
            Stream::Error => "stderr",
        };
        Ok(Python::with_gil(|py| {
            let arguments = (stream, PyBytes::new(py, data));
            self.0.call_method1(py, "write", arguments).map(drop)
        })?)
    }
}

/// The exception for a run that failed. `simulation` makes the exception for a broken rule.
pub fn run_error(
    error: RunError,
    load: fn(sim::LoadError) -> PyErr,
    simulation: impl FnOnce(sim::SimulationError) -> PyErr,
) -> PyErr {
    match error {
        RunError::Load(error) => load(error),
        RunError::Simulation(error) => simulation(*error),
        RunError::Protocol(_) => load(sim::LoadError(error.to_string())),
        RunError::Console(error) => error.into(),
    }
}
