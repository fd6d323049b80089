//! The cipher library for Python. `broadside.ciphers.<cipher>.new` makes instances of the class `Cipher`.

mod buffers;
mod c;
mod channels;
mod facts;
mod key;
mod modes;
mod xts;

use super::causes::value_error;
use buffers::{copied, Input, Output};
use key::{check, Key};
use modes::{Direction, Mode, MODES};

use std::mem::size_of;

use pyo3::exceptions::{PyAttributeError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Calls with at least this number of bytes let other Python threads run.
const RELEASE_LOCK_BYTES: usize = 2048;

impl Drop for Cipher {
    fn drop(&mut self) {
        let chain: *mut c::Chain = &mut self.chain;
        // SAFETY: the chain belongs to `self`, and a chain of zeros is valid.
        unsafe { c::broadside_wipe(chain.cast(), size_of::<c::Chain>()) }
    }
}

/// A key, a mode, and the state of a message.
#[pyclass(module = "broadside._core")]
pub struct Cipher {
    key: Key,
    mode: &'static Mode,
    chain: c::Chain,
    direction: Option<Direction>,
    /// The IV. In CTR, the first counter block. Empty in ECB.
    start: Vec<u8>,
    /// CTR: the number of fixed bytes before the counter. None if fixed bytes follow the counter.
    nonce_bytes: Option<usize>,
    #[pyo3(get)]
    block_size: usize,
    schedule_bytes: usize,
}

/// Any Python object with these attributes.
#[derive(Clone, Copy, FromPyObject)]
struct CounterPlace {
    at: usize,
    bytes: usize,
    is_little_endian: bool,
}

#[pymethods]
impl Cipher {
    /// Takes `cipher` and `mode` by name. Every mode except ECB takes an `iv`; in CTR it is the first counter block.
    /// CFB takes `segment_bytes`. CTR takes `counter`, the place of the counter in the block.
    #[new]
    #[pyo3(signature = (cipher, key, mode, iv=None, *, segment_bytes=None, counter=None))]
    fn new(
        py: Python<'_>,
        cipher: &str,
        key: &Bound<'_, PyAny>,
        mode: &str,
        iv: Option<&Bound<'_, PyAny>>,
        segment_bytes: Option<usize>,
        counter: Option<CounterPlace>,
    ) -> PyResult<Self> {
        let facts = facts::find(cipher)?;
        let mode = MODES
            .iter()
            .find(|known| known.name == mode)
            .ok_or_else(|| value_error(format!("unknown mode: {mode}")))?;
        let mut bytes = copied(py, key)?;
        let key = Key::new(facts, &bytes);
        // SAFETY: the bytes belong to this function, and their number is right.
        unsafe { c::broadside_wipe(bytes.as_mut_ptr(), bytes.len()) }
        let mut new = Cipher {
            key: key?,
            mode,
            chain: c::Chain::NOT_STARTED,
            direction: None,
            start: Vec::new(),
            nonce_bytes: None,
            // SAFETY: the facts live as long as the library.
            block_size: unsafe { (*facts).block_bytes.into() },
            // SAFETY: the facts live as long as the library.
            schedule_bytes: unsafe { (*facts).schedule_bytes.into() },
        };
        if let Some(iv) = new.iv_bytes(py, iv)? {
            new.begin(iv, segment_bytes, counter)?;
        } else if segment_bytes.is_some() || counter.is_some() {
            return Err(PyTypeError::new_err(
                "mode ecb has no segments and no counter",
            ));
        }
        Ok(new)
    }

    /// The name of the mode.
    #[getter]
    fn mode(&self) -> &'static str {
        self.mode.name
    }

    /// The IV at the start of the message.
    #[getter]
    fn iv<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        if self.mode.name == "ecb" || self.mode.name == "ctr" {
            return Err(PyAttributeError::new_err(format!(
                "mode {} has no iv",
                self.mode.name
            )));
        }
        Ok(PyBytes::new(py, &self.start))
    }

    /// Another name of `iv`.
    #[getter(IV)]
    fn iv_in_capitals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.iv(py)
    }

    /// CTR: the fixed bytes before the counter, if none follow the counter.
    #[getter]
    fn nonce<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        match self.nonce_bytes {
            Some(bytes) => Ok(PyBytes::new(py, &self.start[..bytes])),
            None => Err(PyAttributeError::new_err("this object has no nonce")),
        }
    }

    /// The expanded key: the bytes of the library's key type after its head.
    fn expanded_key<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut bytes = self.key.schedule(self.schedule_bytes);
        let copy = PyBytes::new(py, &bytes);
        // SAFETY: the bytes belong to this function, and their number is right.
        unsafe { c::broadside_wipe(bytes.as_mut_ptr(), bytes.len()) }
        copy
    }

    /// Encrypts the next part of a message. The result goes to `output` if given.
    #[pyo3(signature = (plaintext, output=None))]
    fn encrypt<'py>(
        own: &Bound<'py, Self>,
        py: Python<'py>,
        plaintext: &Bound<'py, PyAny>,
        output: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyBytes>>> {
        in_use(own)?.run(py, plaintext, output, Direction::Encrypt)
    }

    /// Decrypts the next part of a message. The result goes to `output` if given.
    #[pyo3(signature = (ciphertext, output=None))]
    fn decrypt<'py>(
        own: &Bound<'py, Self>,
        py: Python<'py>,
        ciphertext: &Bound<'py, PyAny>,
        output: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyBytes>>> {
        in_use(own)?.run(py, ciphertext, output, Direction::Decrypt)
    }
}

impl Cipher {
    /// The bytes of the IV. None for ECB, which takes no IV.
    fn iv_bytes(&self, py: Python<'_>, iv: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Vec<u8>>> {
        match (self.mode.has_iv, iv) {
            (false, None) => Ok(None),
            (false, Some(_)) => Err(PyTypeError::new_err(format!(
                "mode {} takes no iv",
                self.mode.name
            ))),
            (true, None) => Err(PyTypeError::new_err(format!(
                "mode {} needs an iv",
                self.mode.name
            ))),
            (true, Some(iv)) => copied(py, iv).map(Some),
        }
    }

    fn begin(
        &mut self,
        iv: Vec<u8>,
        segment_bytes: Option<usize>,
        counter: Option<CounterPlace>,
    ) -> PyResult<()> {
        let (chain, key) = (&mut self.chain, self.key.as_ptr());
        // SAFETY: chain and key belong to `self`, and the length of the IV is right.
        let status = match (self.mode.name, segment_bytes, counter) {
            (_, None, None) => unsafe {
                c::broadside_chain_start(chain, key, iv.as_ptr(), iv.len())
            },
            ("cfb", Some(bytes), None) => unsafe {
                c::broadside_chain_start_cfb(chain, key, iv.as_ptr(), iv.len(), bytes)
            },
            ("ctr", None, Some(place)) => {
                let place = c::Counter {
                    at: place.at,
                    bytes: place.bytes,
                    is_little_endian: place.is_little_endian,
                };
                unsafe { c::broadside_chain_start_ctr(chain, key, iv.as_ptr(), iv.len(), &place) }
            }
            (name, _, _) => {
                return Err(PyTypeError::new_err(format!(
                    "mode {name} does not take this combination of segments and counter"
                )))
            }
        };
        if status == c::ERROR_LENGTH {
            let block = self.block_size;
            return Err(PyValueError::new_err(format!(
                "a segment has 1 to {block} bytes"
            )));
        }
        if status == c::ERROR_COUNTER {
            return Err(PyValueError::new_err(
                "the counter has no place in the block",
            ));
        }
        check(status)?;
        if self.mode.name == "ctr" {
            let (at, bytes) = counter.map_or((0, iv.len()), |place| (place.at, place.bytes));
            self.nonce_bytes = (at + bytes == iv.len()).then_some(at);
        }
        self.start = iv;
        Ok(())
    }

    /// Refuses to change the direction within a message. A chain that had both directions would be meaningless.
    fn check_direction(&self, direction: Direction) -> PyResult<()> {
        match self.direction {
            Some(used) if self.mode.has_iv && used != direction => {
                Err(PyTypeError::new_err(format!(
                    "{}() cannot be called after {}(): one object serves one direction",
                    direction.name(),
                    used.name()
                )))
            }
            _ => Ok(()),
        }
    }

    fn run<'py>(
        &mut self,
        py: Python<'py>,
        data: &Bound<'py, PyAny>,
        output: Option<&Bound<'py, PyAny>>,
        direction: Direction,
    ) -> PyResult<Option<Bound<'py, PyBytes>>> {
        self.check_direction(direction)?;
        let input = Input::new(py, data)?;
        let input = input.bytes();
        let output = output.map(|given| Output::new(given, input)).transpose()?;
        let result = PyBytes::new_with(py, input.len(), |out| {
            self.transform(py, out, input, direction)
        })?;
        self.direction = Some(direction); // a call that fails leaves the object as it was
        match output {
            None => Ok(Some(result)),
            Some(output) => output.write(py, result.as_bytes()).map(|()| None),
        }
    }

    fn transform(
        &mut self,
        py: Python<'_>,
        out: &mut [u8],
        input: &[u8],
        direction: Direction,
    ) -> PyResult<()> {
        let function = match direction {
            Direction::Encrypt => self.mode.encrypt,
            Direction::Decrypt => self.mode.decrypt,
        };
        let (key, chain) = (&self.key, &mut self.chain);
        // SAFETY: `out` has the length of `input` and does not overlap it. Key and chain belong to `self` and are set.
        let mut work = move || unsafe {
            function(
                key.as_ptr(),
                chain,
                out.as_mut_ptr(),
                input.as_ptr(),
                input.len(),
            )
        };
        let status = if input.len() < RELEASE_LOCK_BYTES {
            work()
        } else {
            py.allow_threads(work)
        };
        if status == c::ERROR_LENGTH {
            return Err(PyValueError::new_err(format!(
                "Data must be padded to {} byte boundary in {} mode",
                self.block_size,
                self.mode.name.to_uppercase()
            )));
        }
        check(status)
    }
}

/// The object for the time of a call. Its chain has a state, so another call must not begin before this one ends.
fn in_use<'py>(cipher: &Bound<'py, Cipher>) -> PyResult<PyRefMut<'py, Cipher>> {
    cipher.try_borrow_mut().map_err(|_| {
        PyRuntimeError::new_err("the object is in use by another call; each thread needs its own")
    })
}

/// Encrypts or decrypts one buffer on each of several `Cipher` objects together. All must have one cipher and one mode.
#[pyfunction]
fn transform_channels<'py>(
    py: Python<'py>,
    ciphers: Vec<Bound<'py, Cipher>>,
    data: Vec<Bound<'py, PyAny>>,
    direction: &str,
) -> PyResult<Vec<Bound<'py, PyBytes>>> {
    let direction = match direction {
        "encrypt" => Direction::Encrypt,
        "decrypt" => Direction::Decrypt,
        other => return Err(value_error(format!("unknown direction: {other}"))),
    };
    let ciphers = ciphers.iter().map(in_use).collect::<PyResult<_>>()?;
    channels::transform(py, ciphers, data, direction)
}

/// Adds the cipher library to the extension module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Cipher>()?;
    module.add_class::<xts::Xts>()?;
    module.add_function(wrap_pyfunction!(facts::cipher_facts, module)?)?;
    module.add_class::<facts::CipherFacts>()?;
    module.add_class::<facts::Implementation>()?;
    module.add_function(wrap_pyfunction!(facts::implementations, module)?)?;
    module.add_function(wrap_pyfunction!(transform_channels, module)?)
}
