//! The cipher library for Python: one class, of which `broadside.ciphers.<cipher>.new` makes the instances.

mod c;
mod channels;

use std::ffi::{c_char, CStr, CString};

use std::mem::size_of;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// From this many bytes on, other Python threads run meanwhile.
const RELEASE_LOCK_BYTES: usize = 2048;

/// A mode of operation: its functions, and whether it takes an IV.
struct Mode {
    name: &'static str,
    has_iv: bool,
    encrypt: c::Message,
    decrypt: c::Message,
    encrypt_channels: Option<c::Channels>,
    decrypt_channels: Option<c::Channels>,
}

/// A feedback mode, from its C functions.
macro_rules! mode {
    ($name:literal, $encrypt:ident, $decrypt:ident, $encrypt_all:ident, $decrypt_all:ident) => {
        Mode {
            name: $name,
            has_iv: true,
            encrypt: c::$encrypt,
            decrypt: c::$decrypt,
            encrypt_channels: Some(c::$encrypt_all),
            decrypt_channels: Some(c::$decrypt_all),
        }
    };
}

static MODES: &[Mode] = &[
    Mode {
        name: "ecb",
        has_iv: false,
        encrypt: c::ecb_encrypt,
        decrypt: c::ecb_decrypt,
        encrypt_channels: None,
        decrypt_channels: None,
    },
    mode!(
        "cbc",
        broadside_cbc_encrypt,
        broadside_cbc_decrypt,
        broadside_cbc_encrypt_channels,
        broadside_cbc_decrypt_channels
    ),
    mode!(
        "cfb",
        broadside_cfb_encrypt,
        broadside_cfb_decrypt,
        broadside_cfb_encrypt_channels,
        broadside_cfb_decrypt_channels
    ),
    mode!(
        "cfb8",
        broadside_cfb8_encrypt,
        broadside_cfb8_decrypt,
        broadside_cfb8_encrypt_channels,
        broadside_cfb8_decrypt_channels
    ),
    mode!(
        "ofb",
        broadside_ofb_encrypt,
        broadside_ofb_decrypt,
        broadside_ofb_encrypt_channels,
        broadside_ofb_decrypt_channels
    ),
    mode!(
        "ctr",
        broadside_ctr_encrypt,
        broadside_ctr_decrypt,
        broadside_ctr_encrypt_channels,
        broadside_ctr_decrypt_channels
    ),
];

#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Encrypt,
    Decrypt,
}

/// `broadside_any_key`, which only the C library reads; wiped when it goes.
struct Key(Box<[u64]>);

impl Key {
    fn new(cipher: *const c::CipherFacts, bytes: &[u8]) -> PyResult<Self> {
        // SAFETY: the memory has the size and alignment of `broadside_any_key`; `cipher` came from the library.
        unsafe {
            let mut key = Key(vec![0u64; c::broadside_any_key_bytes().div_ceil(8)].into());
            let place = key.0.as_mut_ptr().cast();
            check(c::broadside_any_set_key(
                place,
                cipher,
                bytes.as_ptr(),
                bytes.len(),
            ))?;
            Ok(key)
        }
    }

    fn as_ptr(&self) -> *const c::Key {
        self.0.as_ptr().cast()
    }

    /// The words after the head, of a key type of `size` bytes.
    fn schedule(&self, size: usize) -> Vec<u8> {
        let bytes = self.0.iter().flat_map(|word| word.to_ne_bytes());
        bytes.take(size).skip(size_of::<*const c::Key>()).collect()
    }
}

impl Drop for Key {
    fn drop(&mut self) {
        // SAFETY: the slice is ours and as long as said.
        unsafe { c::broadside_wipe(self.0.as_mut_ptr().cast(), self.0.len() * 8) }
    }
}

impl Drop for Cipher {
    fn drop(&mut self) {
        let chain: *mut c::Chain = &mut self.chain;
        // SAFETY: the chain is ours; all zeros are a chain.
        unsafe { c::broadside_wipe(chain.cast(), size_of::<c::Chain>()) }
    }
}

/// A key, a mode and the state of a message under way.
#[pyclass(module = "broadside._core")]
pub struct Cipher {
    key: Key,
    mode: &'static Mode,
    chain: c::Chain,
    direction: Option<Direction>,
    #[pyo3(get)]
    block_size: usize,
    schedule_bytes: usize,
}

#[pymethods]
impl Cipher {
    /// `cipher` and `mode` by name; `iv` for every mode but ECB.
    #[new]
    #[pyo3(signature = (cipher, key, mode, iv=None))]
    fn new(
        py: Python<'_>,
        cipher: &str,
        key: &Bound<'_, PyAny>,
        mode: &str,
        iv: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let facts = find(cipher)?;
        let mode = MODES
            .iter()
            .find(|known| known.name == mode)
            .ok_or_else(|| PyValueError::new_err(format!("unknown mode: {mode}")))?;
        let mut bytes = copied(py, key)?;
        let key = Key::new(facts, &bytes);
        // SAFETY: the vector is ours and as long as said.
        unsafe { c::broadside_wipe(bytes.as_mut_ptr(), bytes.len()) }
        let mut new = Cipher {
            key: key?,
            mode,
            chain: c::Chain {
                block: [0; 16],
                keystream: [0; 16],
                used: 0,
            },
            direction: None,
            // SAFETY: facts of the library live as long as it.
            block_size: unsafe { (*facts).block_bytes.into() },
            // SAFETY: as above.
            schedule_bytes: unsafe { (*facts).schedule_bytes.into() },
        };
        new.start(py, iv)?;
        Ok(new)
    }

    /// The name of the mode.
    #[getter]
    fn mode(&self) -> &'static str {
        self.mode.name
    }

    /// The expanded key, as the library's key type holds it after its head.
    fn expanded_key<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut bytes = self.key.schedule(self.schedule_bytes);
        let copy = PyBytes::new(py, &bytes);
        // SAFETY: the vector is ours and as long as said.
        unsafe { c::broadside_wipe(bytes.as_mut_ptr(), bytes.len()) }
        copy
    }

    /// The next part of a message, encrypted.
    fn encrypt<'py>(
        &mut self,
        py: Python<'py>,
        data: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.run(py, data, Direction::Encrypt)
    }

    /// The next part of a message, decrypted.
    fn decrypt<'py>(
        &mut self,
        py: Python<'py>,
        data: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.run(py, data, Direction::Decrypt)
    }
}

impl Cipher {
    fn start(&mut self, py: Python<'_>, iv: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        match (self.mode.has_iv, iv) {
            (false, None) => Ok(()),
            (false, Some(_)) => Err(PyTypeError::new_err(format!(
                "mode {} takes no iv",
                self.mode.name
            ))),
            (true, None) => Err(PyTypeError::new_err(format!(
                "mode {} needs an iv",
                self.mode.name
            ))),
            (true, Some(iv)) => {
                let iv = copied(py, iv)?;
                // SAFETY: chain and key are ours; the IV is as long as said.
                check(unsafe {
                    c::broadside_chain_start(
                        &mut self.chain,
                        self.key.as_ptr(),
                        iv.as_ptr(),
                        iv.len(),
                    )
                })
            }
        }
    }

    /// A chain serves one direction; a mix would be neither.
    fn turn(&mut self, direction: Direction) -> PyResult<()> {
        if self.mode.has_iv && self.direction.is_some_and(|used| used != direction) {
            return Err(PyTypeError::new_err(
                "this object serves the other direction already; make another one",
            ));
        }
        self.direction = Some(direction);
        Ok(())
    }

    fn run<'py>(
        &mut self,
        py: Python<'py>,
        data: &Bound<'py, PyAny>,
        direction: Direction,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.turn(direction)?;
        let function = match direction {
            Direction::Encrypt => self.mode.encrypt,
            Direction::Decrypt => self.mode.decrypt,
        };
        let input = Input::new(py, data)?;
        let input = input.bytes();
        PyBytes::new_with(py, input.len(), |out| {
            let (key, chain) = (&self.key, &mut self.chain);
            // SAFETY: `out` is as long as `input` and apart from it; key and chain are set and ours.
            let mut work = move || unsafe {
                function(
                    key.as_ptr(),
                    chain,
                    out.as_mut_ptr(),
                    input.as_ptr(),
                    input.len(),
                )
            };
            check(if input.len() < RELEASE_LOCK_BYTES {
                work()
            } else {
                py.allow_threads(work)
            })
        })
    }
}

/// What is read: immutable bytes where they lie, else a copy that no other thread can change.
enum Input<'py> {
    Bytes(Bound<'py, PyBytes>),
    Copy(Vec<u8>),
}

impl<'py> Input<'py> {
    fn new(py: Python<'py>, data: &Bound<'py, PyAny>) -> PyResult<Self> {
        match data.downcast_exact::<PyBytes>() {
            Ok(bytes) => Ok(Input::Bytes(bytes.clone())),
            Err(_) => Ok(Input::Copy(copied(py, data)?)),
        }
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Input::Bytes(bytes) => bytes.as_bytes(),
            Input::Copy(bytes) => bytes,
        }
    }
}

/// The bytes of any object with the buffer interface, whatever its item type.
fn copied(py: Python<'_>, data: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(buffer) = PyBuffer::<u8>::get(data) {
        return buffer.to_vec(py);
    }
    let view = py
        .import("builtins")?
        .getattr("memoryview")?
        .call1((data,))?;
    Ok(view
        .call_method0("tobytes")?
        .downcast_into::<PyBytes>()?
        .as_bytes()
        .to_vec())
}

fn check(status: i32) -> PyResult<()> {
    if status == c::OK {
        return Ok(());
    }
    // SAFETY: the text is a constant of the library.
    let text = unsafe { CStr::from_ptr(c::broadside_status_text(status)) };
    Err(PyValueError::new_err(text.to_string_lossy().into_owned()))
}

fn find(name: &str) -> PyResult<*const c::CipherFacts> {
    let text = CString::new(name)?;
    // SAFETY: a terminated string, only read.
    let facts = unsafe { c::broadside_cipher_find(text.as_ptr()) };
    if facts.is_null() {
        return Err(PyValueError::new_err(format!("unknown cipher: {name}")));
    }
    Ok(facts)
}

fn text(name: *const c_char) -> String {
    // SAFETY: names of ciphers are constants of the library.
    unsafe { CStr::from_ptr(name) }
        .to_string_lossy()
        .into_owned()
}

/// Name, block bytes and key lengths in bytes of every cipher of the library.
#[pyfunction]
fn cipher_facts() -> Vec<(String, usize, Vec<usize>)> {
    (0..)
        // SAFETY: any index is allowed; NULL ends the list.
        .map(|index| unsafe { c::broadside_cipher_at(index).as_ref() })
        .map_while(|facts| facts)
        .map(|facts| {
            let keys = (facts.key_bytes_min..=facts.key_bytes_max)
                .step_by(facts.key_bytes_step.into())
                .map(usize::from);
            (text(facts.name), facts.block_bytes.into(), keys.collect())
        })
        .collect()
}

/// Encrypt or decrypt one buffer on each of several objects of one cipher and mode, all together.
#[pyfunction]
fn transform_channels<'py>(
    py: Python<'py>,
    ciphers: Vec<PyRefMut<'py, Cipher>>,
    data: Vec<Bound<'py, PyAny>>,
    direction: &str,
) -> PyResult<Vec<Bound<'py, PyBytes>>> {
    let direction = match direction {
        "encrypt" => Direction::Encrypt,
        "decrypt" => Direction::Decrypt,
        other => return Err(PyValueError::new_err(format!("unknown direction: {other}"))),
    };
    channels::transform(py, ciphers, data, direction)
}

/// Put the cipher library into the extension module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Cipher>()?;
    module.add_function(wrap_pyfunction!(cipher_facts, module)?)?;
    module.add_function(wrap_pyfunction!(transform_channels, module)?)
}
