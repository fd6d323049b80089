//! Instruction tables, assembler and disassembler for Python.

use c6000::isa::TABLE_TEXTS;
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// The instruction tables: ISA level to TOML text.
#[pyfunction]
fn isa_tables() -> BTreeMap<&'static str, &'static str> {
    TABLE_TEXTS
        .iter()
        .map(|(level, text)| (level.name(), *text))
        .collect()
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(isa_tables, module)?)
}
