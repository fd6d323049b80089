//! Writes data and reserved space as directives.

use crate::asm::disassemble::unusual::{self, Unusual};
use crate::asm::disassemble::{put, quoted, View};
use crate::object::RelocationKind;
use std::ops::Range;

/// Writes the bytes of a range: as `.word` if they are aligned and whole words, else as `.byte`. In code, `unusual`
/// says why the words are written as data, and a comment repeats it.
pub fn write(text: &mut String, view: &View, range: Range<u32>, unusual: Option<Unusual>) {
    let data = view.section.data();
    let mut at = range.start;
    while at < range.end {
        view.write_labels(text, at);
        let next = next_break(view, at, range.end);
        if let Some((width, line)) = relocated(view, at, next) {
            put(text, format_args!("\t{line}"));
            at += width;
            continue;
        }
        let rest = &data[at as usize..next as usize];
        match rest.get(..4).and_then(|bytes| bytes.try_into().ok()) {
            Some(bytes) if at % 4 == 0 => {
                write_word(text, view, u32::from_le_bytes(bytes), unusual);
                at += 4;
            }
            _ => {
                put(text, format_args!("\t.byte {:#04x}", rest[0]));
                at += 1;
            }
        }
    }
}

/// Writes a word. In code, a comment names the word's instruction and says why the word is written as data.
fn write_word(text: &mut String, view: &View, word: u32, unusual: Option<Unusual>) {
    let comment = unusual.map_or(String::new(), |reason| {
        format!("\t; {}", unusual::comment(view.table, word, reason))
    });
    put(text, format_args!("\t.word {word:#010x}{comment}"));
}

/// The width and the directive of a relocated field. None if no directive writes such a field at `at`.
fn relocated(view: &View, at: u32, next: u32) -> Option<(u32, String)> {
    let reference = view.reference(at, at)?;
    let (width, directive) = match (reference.kind, view.computed.get(&at)) {
        (Some(RelocationKind::Abs32), _) => (4, ".word"),
        (Some(RelocationKind::Abs16), _) => (2, ".half"),
        (Some(RelocationKind::Abs8), _) => (1, ".byte"),
        (None, Some(field)) if field.shift == 0 && field.width == 32 => (4, ".word"),
        _ => return None,
    };
    let fits = at % width == 0 && width <= next - at;
    fits.then(|| (width, format!("{directive} {}", reference.target)))
}

/// The offset of the next label or relocation after `at`.
fn next_break(view: &View, at: u32, end: u32) -> u32 {
    let relocation = view.relocations.range(at + 1..).next();
    let relocated = relocation.map_or(end, |(offset, _)| *offset);
    let computed = view.computed.range(at + 1..).next();
    let computed = computed.map_or(end, |(offset, _)| *offset);
    view.next_label(at, end).min(relocated).min(computed)
}

/// Writes one `.usect` for each label of a section that only reserves space.
pub fn write_reserved(text: &mut String, view: &View, size: u32) {
    let View {
        section,
        index,
        names,
        ..
    } = *view;
    let mut offsets: Vec<u32> = names
        .label_offsets(index)
        .filter(|offset| *offset <= size)
        .collect();
    if offsets.first() != Some(&0) {
        offsets.insert(0, 0);
    }
    let filler = [names.filler(index)];
    let quoted = quoted(&section.name);
    for (position, &offset) in offsets.iter().enumerate() {
        let next = offsets.get(position + 1).copied().unwrap_or(size);
        let labels = names.labels_at(index, offset);
        let labels = if labels.is_empty() { &filler } else { labels };
        let align = if offset == 0 { section.align } else { 1 };
        // If several labels have one offset, only the last one reserves space.
        for (place, label) in labels.iter().enumerate() {
            let bytes = if place + 1 == labels.len() {
                next - offset
            } else {
                0
            };
            put(
                text,
                format_args!("{label}\t.usect {quoted}, {bytes}, {align}"),
            );
        }
    }
}
