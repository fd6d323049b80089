//! Several messages encrypted or decrypted together.

use super::buffers::zeros;
use super::key::check;
use super::{c, Cipher, Direction, Input};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// The channels as C sees them. While C works, no other thread may touch the memory to which they point.
struct Channels(Vec<c::Channel>);
// SAFETY: keys, chains and inputs are borrowed for the whole call. No other code has the outputs.
unsafe impl Send for Channels {}

impl Channels {
    fn run(self, function: c::Channels) -> i32 {
        // SAFETY: keys, chains and inputs are borrowed for the whole call. Every pointer is valid for `bytes`.
        unsafe { function(self.0.as_ptr(), self.0.len()) }
    }
}

pub fn transform<'py>(
    py: Python<'py>,
    mut ciphers: Vec<PyRefMut<'py, Cipher>>,
    data: Vec<Bound<'py, PyAny>>,
    direction: Direction,
) -> PyResult<Vec<Bound<'py, PyBytes>>> {
    if ciphers.len() != data.len() {
        return Err(PyValueError::new_err(
            "as many buffers as channels are needed",
        ));
    }
    let Some(function) = common_function(&ciphers, direction)? else {
        return Ok(Vec::new());
    };
    let inputs: Vec<Input<'py>> = data
        .iter()
        .map(|one| Input::new(py, one))
        .collect::<PyResult<_>>()?;
    let mut outputs: Vec<Vec<u8>> = inputs
        .iter()
        .map(|input| zeros(input.bytes().len()))
        .collect::<PyResult<_>>()?;
    let mut channels = Vec::with_capacity(ciphers.len());
    for ((cipher, input), output) in ciphers.iter_mut().zip(&inputs).zip(&mut outputs) {
        cipher.check_direction(direction)?;
        channels.push(c::Channel {
            key: cipher.key.as_ptr(),
            chain: &mut cipher.chain,
            out: output.as_mut_ptr(),
            input: input.bytes().as_ptr(),
            bytes: input.bytes().len(),
        });
    }
    let channels = Channels(channels);
    check(py.allow_threads(move || channels.run(function)))?;
    for cipher in &mut ciphers {
        cipher.direction = Some(direction);
    }
    Ok(outputs
        .iter()
        .map(|output| PyBytes::new(py, output))
        .collect())
}

/// The function of the mode that all channels have. None if there are no channels.
fn common_function(
    ciphers: &[PyRefMut<'_, Cipher>],
    direction: Direction,
) -> PyResult<Option<c::Channels>> {
    let Some(first) = ciphers.first() else {
        return Ok(None);
    };
    if ciphers
        .iter()
        .any(|cipher| cipher.mode.name != first.mode.name)
    {
        return Err(PyValueError::new_err("the channels use different modes"));
    }
    let function = match direction {
        Direction::Encrypt => first.mode.encrypt_channels,
        Direction::Decrypt => first.mode.decrypt_channels,
    };
    let message = format!("mode {} has no channels", first.mode.name);
    function
        .map(Some)
        .ok_or_else(|| PyTypeError::new_err(message))
}
