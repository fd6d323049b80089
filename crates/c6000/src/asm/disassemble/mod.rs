//! Objects as assembly text that assembles to the same bytes.

mod code;
mod data;
mod names;

use crate::isa::{Level, Table};
use crate::object::{Contents, Object, Section};
use names::Names;
use std::fmt::Write;

/// The text of an object. What is no legal execute packet stands as `.word`.
pub fn disassemble(object: &Object) -> String {
    let table = Table::of(object.level.unwrap_or(Level::C62x));
    let names = Names::new(object, table);
    let mut text = String::new();
    for name in names.globals() {
        put(&mut text, format_args!("\t.global {name}"));
    }
    for (name, value) in names.absolutes() {
        put(&mut text, format_args!("{name}\t.set {value:#x}"));
    }
    for (index, section) in object.sections.iter().enumerate() {
        match &section.contents {
            Contents::Zeros(size) => data::write_reserved(&mut text, section, index, *size, &names),
            Contents::Data(bytes) => {
                header(&mut text, section);
                if section.flags.execute {
                    code::write(&mut text, section, index, &names, table);
                } else {
                    data::write(&mut text, section, index, 0..bytes.len() as u32, &names);
                }
                labels_at(&mut text, index, bytes.len() as u32, &names);
            }
        }
    }
    text
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
    put(text, format_args!("\t.sect \"{}\"", section.name));
    if section.align > 1 {
        put(text, format_args!("\t.align {}", section.align));
    }
}

fn labels_at(text: &mut String, section: usize, offset: u32, names: &Names) {
    for label in names.labels_at(section, offset) {
        put(text, format_args!("{label}:"));
    }
}
