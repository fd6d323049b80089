//! XTS: encryption of storage in units. The number of a unit is its tweak.

use super::buffers::{copied, Input, Output};
use super::{c, facts::find, key::check, key::Key, modes::Direction, RELEASE_LOCK_BYTES};
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

const BLOCK_BYTES: usize = 16;
/// IEEE 1619-2018, section 5.1: a unit has at most 2^20 blocks.
const UNIT_BYTES_MAX: usize = BLOCK_BYTES << 20;

/// Two keys of one cipher, and the length of a unit. There is no state, so units may come in any order.
#[pyclass(module = "broadside._core", frozen)]
pub struct Xts {
    data_key: Key,
    tweak_key: Key,
    #[pyo3(get)]
    unit_bytes: usize,
}

#[pymethods]
impl Xts {
    /// `key` is the key of the data followed by the key of the tweaks.
    #[new]
    #[pyo3(signature = (cipher, key, unit_bytes=512))]
    fn new(
        py: Python<'_>,
        cipher: &str,
        key: &Bound<'_, PyAny>,
        unit_bytes: usize,
    ) -> PyResult<Self> {
        let facts = find(cipher)?;
        // SAFETY: the facts live as long as the library.
        if usize::from(unsafe { (*facts).block_bytes }) != BLOCK_BYTES {
            return Err(PyValueError::new_err(format!(
                "{cipher} has no XTS: it needs blocks of {BLOCK_BYTES} bytes"
            )));
        }
        if !(BLOCK_BYTES..=UNIT_BYTES_MAX).contains(&unit_bytes) {
            return Err(PyValueError::new_err(format!(
                "a unit has {BLOCK_BYTES} to {UNIT_BYTES_MAX} bytes"
            )));
        }
        let mut bytes = copied(py, key)?;
        let (data, tweak) = bytes.split_at(bytes.len() / 2);
        let keys = if data.len() == tweak.len() {
            Key::new(facts, data).and_then(|first| Ok((first, Key::new(facts, tweak)?)))
        } else {
            Err(PyValueError::new_err(
                "the key is not two keys of one length",
            ))
        };
        // SAFETY: the bytes belong to this function, and their number is right.
        unsafe { c::broadside_wipe(bytes.as_mut_ptr(), bytes.len()) }
        let (data_key, tweak_key) = keys?;
        Ok(Xts {
            data_key,
            tweak_key,
            unit_bytes,
        })
    }

    /// Encrypts consecutive units. `unit` is the number of the first. The result goes to `output` if given.
    #[pyo3(signature = (plaintext, unit, output=None))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        plaintext: &Bound<'py, PyAny>,
        unit: u128,
        output: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyBytes>>> {
        self.run(py, plaintext, unit, output, Direction::Encrypt)
    }

    /// Decrypts consecutive units. `unit` is the number of the first. The result goes to `output` if given.
    #[pyo3(signature = (ciphertext, unit, output=None))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        ciphertext: &Bound<'py, PyAny>,
        unit: u128,
        output: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyBytes>>> {
        self.run(py, ciphertext, unit, output, Direction::Decrypt)
    }
}

impl Xts {
    fn run<'py>(
        &self,
        py: Python<'py>,
        data: &Bound<'py, PyAny>,
        unit: u128,
        output: Option<&Bound<'py, PyAny>>,
        direction: Direction,
    ) -> PyResult<Option<Bound<'py, PyBytes>>> {
        let input = Input::new(py, data)?;
        let input = input.bytes();
        let rest = input.len() % self.unit_bytes;
        if rest != 0 && rest < BLOCK_BYTES {
            return Err(PyValueError::new_err(format!(
                "the last unit has {rest} bytes, less than a block of {BLOCK_BYTES}"
            )));
        }
        let units = input.len().div_ceil(self.unit_bytes) as u128;
        if units > 0 && unit.checked_add(units - 1).is_none() {
            return Err(PyOverflowError::new_err(
                "the numbers of the units pass 2^128",
            ));
        }
        let output = output.map(|given| Output::new(given, input)).transpose()?;
        let result = PyBytes::new_with(py, input.len(), |out| {
            let mut work = || self.transform(out, input, unit, direction);
            check(if input.len() < RELEASE_LOCK_BYTES {
                work()
            } else {
                py.allow_threads(work)
            })
        })?;
        match output {
            None => Ok(Some(result)),
            Some(output) => output.write(py, result.as_bytes()).map(|()| None),
        }
    }

    fn transform(&self, out: &mut [u8], input: &[u8], unit: u128, direction: Direction) -> i32 {
        let function = match direction {
            Direction::Encrypt => c::broadside_xts_encrypt,
            Direction::Decrypt => c::broadside_xts_decrypt,
        };
        let number = unit.to_le_bytes();
        // SAFETY: `out` has the length of `input` and does not overlap it. The keys are set. The tweak has the size of
        // a block.
        unsafe {
            function(
                self.data_key.as_ptr(),
                self.tweak_key.as_ptr(),
                number.as_ptr(),
                self.unit_bytes,
                out.as_mut_ptr(),
                input.as_ptr(),
                input.len(),
            )
        }
    }
}
