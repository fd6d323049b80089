//! Keys of the library, and the library's statuses as exceptions.

use super::c;
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use std::ffi::CStr;
use std::mem::size_of;

/// A `broadside_any_key`. Only the C library reads it. It is wiped when it is dropped.
pub struct Key(Box<[u64]>);

impl Key {
    pub fn new(cipher: *const c::CipherFacts, bytes: &[u8]) -> PyResult<Self> {
        // SAFETY: the memory has the size and alignment of `broadside_any_key`. `cipher` comes from the library.
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

    pub fn as_ptr(&self) -> *const c::Key {
        self.0.as_ptr().cast()
    }

    /// The expanded key: the bytes of the key after its head. `size` is the size of the key type in bytes.
    pub fn schedule(&self, size: usize) -> Vec<u8> {
        let bytes = self.0.iter().flat_map(|word| word.to_ne_bytes());
        bytes.take(size).skip(size_of::<*const c::Key>()).collect()
    }
}

impl Drop for Key {
    fn drop(&mut self) {
        // SAFETY: the bytes belong to `self`, and their number is right.
        unsafe { c::broadside_wipe(self.0.as_mut_ptr().cast(), self.0.len() * 8) }
    }
}

/// Raises the exception for a status that means an error.
pub fn check(status: i32) -> PyResult<()> {
    if status == c::OK {
        return Ok(());
    }
    if status == c::ERROR_COUNTER {
        return Err(PyOverflowError::new_err(
            "The counter has wrapped around in CTR mode",
        ));
    }
    // SAFETY: the text is a constant of the library.
    let text = unsafe { CStr::from_ptr(c::broadside_status_text(status)) };
    Err(PyValueError::new_err(text.to_string_lossy().into_owned()))
}
