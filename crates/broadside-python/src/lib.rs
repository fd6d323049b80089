//! `broadside._core`: the Rust core as a Python module.

mod assembly;
mod causes;
mod ciphers;
mod objects;
mod observe;
mod play;
mod process;
mod schedule;
mod signals;
mod simulator;

use pyo3::prelude::*;

#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    assembly::register(module)?;
    ciphers::register(module)?;
    objects::register(module)?;
    observe::register(module)?;
    play::register(module)?;
    schedule::register(module)?;
    simulator::register(module)?;
    Ok(())
}
