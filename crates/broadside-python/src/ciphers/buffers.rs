//! The buffers from which ciphers read and to which they write.

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyMemoryError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView};
use std::alloc::{alloc_zeroed, Layout};

/// A writable buffer for the whole result.
pub(super) struct Output(PyBuffer<u8>);

impl Output {
    pub fn new(given: &Bound<'_, PyAny>, input: &[u8]) -> PyResult<Self> {
        let is_known =
            given.is_instance_of::<PyByteArray>() || given.is_instance_of::<PyMemoryView>();
        let buffer = PyBuffer::<u8>::get(given)
            .ok()
            .filter(|buffer| is_known && !buffer.readonly() && buffer.is_c_contiguous());
        let Some(buffer) = buffer else {
            return Err(PyTypeError::new_err(
                "output must be a bytearray or a writeable memoryview",
            ));
        };
        if buffer.len_bytes() != input.len() {
            return Err(PyValueError::new_err(format!(
                "output must have the same length as the input  ({} bytes)",
                input.len()
            )));
        }
        Ok(Output(buffer))
    }

    /// Writes the result. The input was read before, so the two buffers may overlap.
    pub fn write(self, py: Python<'_>, result: &[u8]) -> PyResult<()> {
        self.0.copy_from_slice(py, result)
    }
}

/// The bytes to read: the bytes of an immutable object itself, or a copy that no other thread can change.
pub(super) enum Input<'py> {
    Bytes(Bound<'py, PyBytes>),
    Copy(Vec<u8>),
}

impl<'py> Input<'py> {
    pub fn new(py: Python<'py>, data: &Bound<'py, PyAny>) -> PyResult<Self> {
        match data.downcast_exact::<PyBytes>() {
            Ok(bytes) => Ok(Input::Bytes(bytes.clone())),
            Err(_) => Ok(Input::Copy(copied(py, data)?)),
        }
    }

    pub fn bytes(&self) -> &[u8] {
        match self {
            Input::Bytes(bytes) => bytes.as_bytes(),
            Input::Copy(bytes) => bytes,
        }
    }
}

/// The bytes of any object that has the buffer interface, with any item type.
pub(super) fn copied(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(buffer) = PyBuffer::<u8>::get(data) {
        let mut bytes = zeros(buffer.len_bytes())?;
        return buffer.copy_to_slice(py, &mut bytes).map(|()| bytes);
    }
    let view = py
        .import("builtins")?
        .getattr("memoryview")?
        .call1((data,))?;
    let contents = view.call_method0("tobytes")?.downcast_into::<PyBytes>()?;
    let mut bytes = zeros(contents.as_bytes().len())?;
    bytes.copy_from_slice(contents.as_bytes());
    Ok(bytes)
}

/// This number of zeros, or a MemoryError. (A vector that finds no memory ends the interpreter, and a mapped file or
/// an array of NumPy can be longer than the memory.)
pub(super) fn zeros(length: usize) -> PyResult<Vec<u8>> {
    if length == 0 {
        return Ok(Vec::new());
    }
    let none = || PyMemoryError::new_err(format!("no memory for {length} bytes"));
    let layout = Layout::array::<u8>(length).map_err(|_| none())?;
    // SAFETY: the layout is not empty. The vector owns the memory, and frees it with the same layout.
    unsafe {
        let memory = alloc_zeroed(layout);
        if memory.is_null() {
            return Err(none());
        }
        Ok(Vec::from_raw_parts(memory, length, length))
    }
}
