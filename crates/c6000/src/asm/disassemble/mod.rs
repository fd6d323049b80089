//! Objects as assembly text that assembles to the same bytes.

mod code;
mod data;
mod names;

use crate::isa::{Level, Table};
use crate::object::{Contents, Object, Relocation, Section};
use names::Names;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The text of an object. What is no legal execute packet stands as `.word`.
pub fn disassemble(object: &Object) -> String {
    let table = Table::of(object.level.unwrap_or(Level::C62x));
    let names = Names::new(object, table);
    let mut text = String::new();
    for (directive, name) in names.declarations() {
        put(&mut text, format_args!("\t{directive} {name}"));
    }
    for (name, value) in names.absolutes() {
        put(&mut text, format_args!("{name}\t.set {value:#x}"));
    }
    for (index, section) in object.sections.iter().enumerate() {
        let view = View::new(section, index, &names);
        match &section.contents {
            Contents::Zeros(size) => data::write_reserved(&mut text, &view, *size),
            Contents::Data(_) => write_contents(&mut text, &view, table),
        }
    }
    text
}

/// A section with what its text needs at hand.
struct View<'a> {
    section: &'a Section,
    index: usize,
    names: &'a Names<'a>,
    /// By offset.
    relocations: BTreeMap<u32, &'a Relocation>,
}

impl<'a> View<'a> {
    fn new(section: &'a Section, index: usize, names: &'a Names<'a>) -> View<'a> {
        let relocations = section
            .relocations
            .iter()
            .map(|relocation| (relocation.offset, relocation))
            .collect();
        View {
            section,
            index,
            names,
            relocations,
        }
    }

    /// Writes the labels that stand at an offset.
    fn write_labels(&self, text: &mut String, offset: u32) {
        for label in self.names.labels_at(self.index, offset) {
            put(text, format_args!("{label}:"));
        }
    }

    /// The next offset after `at` and before `end` where a label stands, else `end`.
    fn next_label(&self, at: u32, end: u32) -> u32 {
        self.names
            .next_label(self.index, at)
            .map_or(end, |next| next.min(end))
    }
}

fn write_contents(text: &mut String, view: &View, table: &'static Table) {
    let size = view.section.size();
    header(text, view.section);
    if view.section.flags.execute {
        code::write(text, view, table);
    } else {
        data::write(text, view, 0..size);
    }
    view.write_labels(text, size);
}

/// Appends a line.
fn put(text: &mut String, line: std::fmt::Arguments) {
    // Writing into a string does not fail.
    let _ = writeln!(text, "{line}");
}

fn header(text: &mut String, section: &Section) {
    if !text.is_empty() {
        text.push('\n');
    }
    put(text, format_args!("\t.sect {}", quoted(&section.name)));
    if section.align > 1 {
        put(text, format_args!("\t.align {}", section.align));
    }
}

/// A string of the assembler. It knows no way to write control characters.
fn quoted(name: &str) -> String {
    let plain = name.replace(char::is_control, "?");
    format!("\"{}\"", plain.replace('"', "\"\""))
}
