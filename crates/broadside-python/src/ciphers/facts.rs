//! The ciphers of the library and their implementations.

use super::c;
use crate::causes::value_error;
use pyo3::prelude::*;
use std::ffi::{c_char, CStr, CString};

/// The facts of the cipher with this name.
pub fn find(name: &str) -> PyResult<*const c::CipherFacts> {
    let text = CString::new(name)?;
    // SAFETY: the string ends with a zero and is only read.
    let facts = unsafe { c::broadside_cipher_find(text.as_ptr()) };
    if facts.is_null() {
        return Err(value_error(format!("unknown cipher: {name}")));
    }
    Ok(facts)
}

fn text(name: *const c_char) -> String {
    // SAFETY: the names are constants of the library.
    unsafe { CStr::from_ptr(name) }
        .to_string_lossy()
        .into_owned()
}

/// A cipher of the library.
#[pyclass(frozen, get_all, module = "broadside._core")]
pub struct CipherFacts {
    name: String,
    block_bytes: usize,
    key_bytes: Vec<usize>,
}

/// An implementation of a cipher: `broadside_implementation`.
#[pyclass(frozen, get_all, module = "broadside._core")]
pub struct Implementation {
    cipher: String,
    name: String,
    tier: String,
    blocks: usize,
    constant_time: bool,
    usable: bool,
}

/// The facts of every cipher of the library.
#[pyfunction]
pub fn cipher_facts() -> Vec<CipherFacts> {
    (0..)
        // SAFETY: every index is allowed, and NULL ends the list.
        .map(|index| unsafe { c::broadside_cipher_at(index).as_ref() })
        .map_while(|facts| facts)
        .map(|facts| {
            let keys = (facts.key_bytes_min..=facts.key_bytes_max)
                .step_by(facts.key_bytes_step.into())
                .map(usize::from);
            CipherFacts {
                name: text(facts.name),
                block_bytes: facts.block_bytes.into(),
                key_bytes: keys.collect(),
            }
        })
        .collect()
}

/// Every implementation that the library was built with.
#[pyfunction]
pub fn implementations() -> Vec<Implementation> {
    // SAFETY: with a count of 0 the library writes nothing.
    let count = unsafe { c::broadside_implementations(std::ptr::null_mut(), 0) };
    let mut list = vec![c::Implementation::NONE; count];
    // SAFETY: the list belongs to this function, and its length is right.
    unsafe { c::broadside_implementations(list.as_mut_ptr(), count) };
    list.iter()
        .map(|one| {
            let [cipher, name, tier] = [one.cipher, one.name, one.tier].map(text);
            Implementation {
                cipher,
                name,
                tier,
                blocks: one.blocks,
                constant_time: one.constant_time,
                usable: one.usable,
            }
        })
        .collect()
}
