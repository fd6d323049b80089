//! Signals during long work outside of Python. Ctrl-C, for example, raises KeyboardInterrupt.

use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// The exception that a signal's handler raised during work that holds no lock of Python.
#[derive(Clone, Default)]
pub struct Raised(Arc<Mutex<Option<PyErr>>>);

impl Raised {
    /// Runs the handlers of the signals that have come. Returns false if one of them raised an exception, which
    /// `take` then returns. Does nothing outside of Python's main thread.
    pub fn none_now(&self) -> bool {
        let raised = Python::with_gil(|py| py.check_signals()).err();
        let is_none = raised.is_none();
        if !is_none {
            *self.0.lock().unwrap_or_else(PoisonError::into_inner) = raised;
        }
        is_none
    }

    /// The exception, if there is one. The next call returns none.
    pub fn take(&self) -> Option<PyErr> {
        let mut raised = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        raised.take()
    }
}
