//! `broadside._core`: the Rust core as a Python module.

mod anneal;
mod anneal_loop;
mod assembly;
mod ciphers;
mod lists;
mod objects;
mod observe;
mod process;
mod simulator;

use pyo3::prelude::*;

#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    anneal::register(module)?;
    anneal_loop::register(module)?;
    assembly::register(module)?;
    ciphers::register(module)?;
    lists::register(module)?;
    objects::register(module)?;
    observe::register(module)?;
    simulator::register(module)?;
    Ok(())
}
