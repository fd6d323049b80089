//! Writes objects as assembly text. The text of a relocatable object assembles to the same bytes. In the text of a
//! linked program, comments give the addresses of labels, and nothing is left to relocate.

mod code;
mod data;
mod names;
mod unusual;

use crate::isa::{Level, Table};
use crate::object::{ComputedField, Contents, Object, Relocation, RelocationKind, Section};
use names::Names;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The text of an object. `level` is used only if the object names no level. Words that form no legal execute packet
/// become `.word`, with the reason as a comment.
pub fn disassemble(object: &Object, level: Level) -> String {
    let table = Table::of(object.level.unwrap_or(level));
    let names = Names::new(object, table);
    let mut text = String::new();
    for (directive, name) in names.declarations() {
        put(&mut text, format_args!("\t{directive} {name}"));
    }
    for (name, value) in names.absolutes() {
        put(&mut text, format_args!("{name}\t.set {value:#x}"));
    }
    for (index, section) in object.sections.iter().enumerate() {
        let view = View::new(section, index, &names, table);
        match &section.contents {
            Contents::Zeros(size) => data::write_reserved(&mut text, &view, *size),
            Contents::Data(_) => write_contents(&mut text, &view, table),
        }
    }
    text
}

/// A section, and the names and relocations that its text needs.
struct View<'a> {
    section: &'a Section,
    index: usize,
    names: &'a Names<'a>,
    /// Keys are offsets in the section.
    relocations: BTreeMap<u32, &'a Relocation>,
    /// Keys are offsets in the section.
    computed: BTreeMap<u32, &'a ComputedField>,
    /// Whether the addresses are final.
    linked: bool,
    table: &'static Table,
}

impl<'a> View<'a> {
    fn new(
        section: &'a Section,
        index: usize,
        names: &'a Names<'a>,
        table: &'static Table,
    ) -> View<'a> {
        let relocations = section
            .relocations
            .iter()
            .map(|relocation| (relocation.offset, relocation))
            .collect();
        let fields = section.computed.iter();
        View {
            section,
            index,
            names,
            relocations,
            computed: fields.map(|field| (field.offset, field)).collect(),
            linked: names.are_linked(),
            table,
        }
    }

    /// Writes the labels of an offset.
    fn write_labels(&self, text: &mut String, offset: u32) {
        for label in self.names.labels_at(self.index, offset) {
            match self.linked {
                true => {
                    let address = self.section.address.wrapping_add(offset);
                    put(text, format_args!("{label}:\t\t; {address:#010x}"));
                }
                false => put(text, format_args!("{label}:")),
            }
        }
    }

    /// The relocation of the field at an offset of an execute packet.
    fn reference(&self, offset: u32, packet: u32) -> Option<Reference> {
        if let Some(relocation) = self.relocations.get(&offset) {
            return Some(Reference {
                kind: Some(relocation.kind),
                target: self.names.target(self.index, packet, relocation),
            });
        }
        let field = self.computed.get(&offset)?;
        Some(Reference {
            kind: None,
            target: self.names.expression(field),
        })
    }

    fn is_relocated(&self, offset: u32) -> bool {
        self.relocations.contains_key(&offset) || self.computed.contains_key(&offset)
    }

    /// Offset of the fetch packet that contains an offset. It is negative if the fetch packet starts before the
    /// section.
    fn fetch_packet(&self, offset: u32) -> i64 {
        let start = i64::from(self.section.address);
        ((start + i64::from(offset)) & !31) - start
    }

    /// The offset of the next label after `at` and before `end`, else `end`.
    fn next_label(&self, at: u32, end: u32) -> u32 {
        self.names
            .next_label(self.index, at)
            .map_or(end, |next| next.min(end))
    }
}

/// A symbol, or an expression of symbols, in a field.
struct Reference {
    /// None if it is an expression.
    kind: Option<RelocationKind>,
    target: String,
}

fn write_contents(text: &mut String, view: &View, table: &'static Table) {
    let size = view.section.size();
    header(text, view);
    if view.section.flags.execute {
        code::write(text, view, table);
    } else {
        data::write(text, view, 0..size, None);
    }
    view.write_labels(text, size);
}

/// Appends a line.
fn put(text: &mut String, line: std::fmt::Arguments) {
    // Writing into a string does not fail.
    let _ = writeln!(text, "{line}");
}

fn header(text: &mut String, view: &View) {
    let section = view.section;
    if !text.is_empty() {
        text.push('\n');
    }
    let name = quoted(&section.name);
    match view.linked {
        true => {
            let address = section.address;
            put(text, format_args!("\t.sect {name}\t; {address:#010x}"));
        }
        false => put(text, format_args!("\t.sect {name}")),
    }
    if section.align > 1 {
        put(text, format_args!("\t.align {}", section.align));
    }
}

/// A string in the assembler's quotation marks. The syntax cannot express control characters.
fn quoted(name: &str) -> String {
    let plain = name.replace(char::is_control, "?");
    format!("\"{}\"", plain.replace('"', "\"\""))
}
