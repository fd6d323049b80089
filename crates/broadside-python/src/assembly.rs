//! Instruction tables, assembler and disassembler for Python.

use super::causes::{shortened, value_error};
use c6000::asm;
use c6000::isa::{Level, Table, TABLE_TEXTS};
use c6000::object;
use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;

create_exception!(
    broadside._core,
    AssemblyError,
    PyException,
    "An error in an assembly text, with its position."
);
create_exception!(
    broadside._core,
    ObjectError,
    PyException,
    "Bytes that are not an object, program or archive of the C6000."
);

/// The instruction tables: TOML text by ISA level.
#[pyfunction]
fn isa_tables() -> BTreeMap<&'static str, &'static str> {
    TABLE_TEXTS
        .iter()
        .map(|(level, text)| (level.name(), *text))
        .collect()
}

/// A source as text, or as the bytes of a file. Bytes that are not UTF-8 are read as Latin-1.
#[derive(FromPyObject)]
enum Source {
    Text(String),
    Bytes(Vec<u8>),
}

/// Assembles a source into a relocatable ELF object. Paths of included files are relative to the folder of `path`.
/// Raises AssemblyError.
#[pyfunction]
fn assemble<'py>(
    py: Python<'py>,
    source: Source,
    path: &str,
    isa: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let level: Level = isa.parse().map_err(value_error)?;
    let text = match source {
        Source::Text(text) => text,
        Source::Bytes(bytes) => asm::decoded(&bytes),
    };
    let assembled = py.allow_threads(|| asm::assemble_file(&text, path, level));
    let assembled = assembled.map_err(|error| assembly_error(py, &error))?;
    Ok(PyBytes::new(py, &object::write(&assembled)))
}

/// An `AssemblyError` with the attributes path, line, column and cause.
fn assembly_error(py: Python<'_>, error: &asm::AssemblyError) -> PyErr {
    let cause = shortened(&error.cause);
    let place = format!("{}:{}:{}", error.path, error.line, error.column);
    let raised = AssemblyError::new_err(format!("{place}: {cause}"));
    let value = raised.value(py);
    let attributes = value
        .setattr("path", &error.path)
        .and_then(|()| value.setattr("line", error.line))
        .and_then(|()| value.setattr("column", error.column))
        .and_then(|()| value.setattr("cause", &cause));
    attributes.err().unwrap_or(raised)
}

/// The text of an object, of a linked program, or of an archive's members one after another.
#[pyfunction]
#[pyo3(signature = (object, isa = "c62x"))]
fn disassemble(py: Python<'_>, object: &[u8], isa: &str) -> PyResult<String> {
    let level: Level = isa.parse().map_err(value_error)?;
    let text = py.allow_threads(|| {
        let parts = object::read_parts(object)?.into_iter();
        Ok(parts.map(|part| part_text(&part, level)).collect())
    });
    text.map_err(|error: object::ObjectError| ObjectError::new_err(shortened(&error.to_string())))
}

fn part_text(part: &object::Part, level: Level) -> String {
    let text = asm::disassemble(&part.object, level);
    match &part.name {
        Some(name) => format!("; member {name}\n{text}\n"),
        None => text,
    }
}

/// The text of one instruction word. A branch target is its distance in bytes from the fetch packet. Raises ValueError
/// with the cause if the word is no instruction of the level.
#[pyfunction]
fn decode(word: u32, isa: &str) -> PyResult<String> {
    let level: Level = isa.parse().map_err(value_error)?;
    let decoded = Table::of(level).decode(word);
    decoded
        .map(|instruction| instruction.to_string())
        .map_err(value_error)
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("AssemblyError", module.py().get_type::<AssemblyError>())?;
    module.add("ObjectError", module.py().get_type::<ObjectError>())?;
    module.add_function(wrap_pyfunction!(isa_tables, module)?)?;
    module.add_function(wrap_pyfunction!(assemble, module)?)?;
    module.add_function(wrap_pyfunction!(disassemble, module)?)?;
    module.add_function(wrap_pyfunction!(decode, module)?)
}
