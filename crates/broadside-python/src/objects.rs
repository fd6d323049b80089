//! Contents of object files, for Python.

use super::causes::value_error;
use c6000::object::{self, Binding, Object, Symbol, SymbolPlace};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// Sections and global symbols of a relocatable object.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct ObjectSummary {
    /// Bytes by section name.
    sections: BTreeMap<String, u32>,
    defined: Vec<String>,
    undefined: Vec<String>,
}

/// Whether the bytes begin like an object, a linked program or an archive.
#[pyfunction]
fn is_object(data: &[u8]) -> bool {
    object::Format::of(data).is_some()
}

/// Whether the bytes are a linked program.
#[pyfunction]
fn is_program(data: &[u8]) -> bool {
    object::is_program(data)
}

/// Summarises a relocatable object. Raises ValueError with the cause if the object is malformed.
#[pyfunction]
fn object_summary(data: &[u8]) -> PyResult<ObjectSummary> {
    let object = object::read(data).map_err(value_error)?;
    Ok(ObjectSummary {
        sections: section_sizes(&object),
        defined: global_names(&object, |symbol| symbol.place != SymbolPlace::Undefined),
        undefined: global_names(&object, |symbol| symbol.place == SymbolPlace::Undefined),
    })
}

fn section_sizes(object: &Object) -> BTreeMap<String, u32> {
    let mut sizes = BTreeMap::new();
    for section in &object.sections {
        *sizes.entry(section.name.clone()).or_default() += section.size();
    }
    sizes
}

fn global_names(object: &Object, wanted: impl Fn(&Symbol) -> bool) -> Vec<String> {
    object
        .symbols
        .iter()
        .filter(|symbol| symbol.binding != Binding::Local && wanted(symbol))
        .map(|symbol| symbol.name.clone())
        .collect()
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<ObjectSummary>()?;
    module.add_function(wrap_pyfunction!(is_object, module)?)?;
    module.add_function(wrap_pyfunction!(is_program, module)?)?;
    module.add_function(wrap_pyfunction!(object_summary, module)?)
}
