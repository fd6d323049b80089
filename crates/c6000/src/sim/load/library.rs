//! Selects the objects to link: the given objects, and the members of archives that they need.

use crate::object;
use crate::object::{Archive, Binding, Format, Object, SymbolPlace};
use crate::sim::load::error::LoadError;
use std::collections::{HashMap, HashSet};

/// An object to link, and its name in messages.
pub(crate) struct Input {
    pub object: Object,
    name: String,
}

impl Input {
    pub fn at_fault(&self, error: LoadError) -> LoadError {
        LoadError(format!("{}: {error}", self.name))
    }
}

/// Reads objects and archives. A member of an archive is taken if it defines a symbol in `wanted`, or a symbol that an
/// earlier object leaves undefined. If several archives define the symbol, the first archive takes precedence.
pub(crate) fn select(files: &[&[u8]], wanted: &[&str]) -> Result<Vec<Input>, LoadError> {
    let mut selection = Selection::default();
    let mut library = Library::default();
    for (number, bytes) in files.iter().enumerate() {
        let name = format!("object {}", number + 1);
        let failed = |error: object::ObjectError| LoadError(format!("{name}: {error}"));
        if Format::of(bytes) == Some(Format::Archive) {
            library.add(&name, bytes).map_err(failed)?;
        } else {
            let object = object::read(bytes).map_err(failed)?;
            selection.take(Input { object, name });
        }
    }
    selection.want(wanted.iter().map(ToString::to_string));
    while let Some(symbol) = selection.missing.pop() {
        if selection.defined.contains(&symbol) {
            continue;
        }
        if let Some(member) = library.take(&symbol) {
            selection.take(member);
        }
    }
    Ok(selection.inputs)
}

#[derive(Default)]
struct Selection {
    inputs: Vec<Input>,
    defined: HashSet<String>,
    /// Symbols that are not looked up yet.
    missing: Vec<String>,
    asked: HashSet<String>,
}

impl Selection {
    fn take(&mut self, input: Input) {
        let globals = globals(&input.object);
        for (name, is_defined) in globals {
            if is_defined {
                self.defined.insert(name.to_string());
            } else if self.asked.insert(name.to_string()) {
                self.missing.push(name.to_string());
            }
        }
        self.inputs.push(input);
    }

    fn want(&mut self, symbols: impl Iterator<Item = String>) {
        for symbol in symbols {
            if self.asked.insert(symbol.clone()) {
                self.missing.push(symbol);
            }
        }
    }
}

/// Members of archives, by the symbols that they define.
#[derive(Default)]
struct Library {
    members: Vec<Option<Input>>,
    index: HashMap<String, usize>,
}

impl Library {
    /// Adds an archive. Members that are not objects for this CPU are skipped. It is an error if no member is one.
    fn add(&mut self, archive: &str, bytes: &[u8]) -> Result<(), object::ObjectError> {
        let mut failure = None;
        let mut found = false;
        for member in Archive::read(bytes)?.members {
            let name = format!("{archive}, member {}", member.name);
            match object::read(member.data) {
                Ok(object) => {
                    found = true;
                    self.add_member(Input { object, name });
                }
                Err(error) => {
                    let cause = format!("member {}: {error}", member.name);
                    failure.get_or_insert(object::ObjectError(cause));
                }
            }
        }
        match failure {
            Some(error) if !found => Err(error),
            _ => Ok(()),
        }
    }

    fn add_member(&mut self, input: Input) {
        let place = self.members.len();
        for (name, is_defined) in globals(&input.object) {
            if is_defined {
                self.index.entry(name.to_string()).or_insert(place);
            }
        }
        self.members.push(Some(input));
    }

    fn take(&mut self, symbol: &str) -> Option<Input> {
        self.members[*self.index.get(symbol)?].take()
    }
}

/// The global symbols of an object, and whether the object defines each. Undefined weak symbols are left out, because
/// they need no definition.
fn globals(object: &Object) -> impl Iterator<Item = (&str, bool)> {
    object.symbols.iter().filter_map(|symbol| {
        let is_defined = symbol.place != SymbolPlace::Undefined;
        match symbol.binding {
            Binding::Local => None,
            Binding::Weak if !is_defined => None,
            _ => Some((symbol.name.as_str(), is_defined)),
        }
    })
}
