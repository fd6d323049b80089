//! Data and reserved space as directives.

use super::names::Names;
use super::{labels_at, put};
use crate::object::{Relocation, RelocationKind, Section};
use std::ops::Range;

/// The bytes of a range as `.word` where they are aligned and whole, else as `.byte`.
pub fn write(text: &mut String, section: &Section, index: usize, range: Range<u32>, names: &Names) {
    let data = section.data();
    let mut at = range.start;
    while at < range.end {
        labels_at(text, index, at, names);
        let relocation = section
            .relocations
            .iter()
            .find(|relocation| relocation.offset == at);
        if let Some((width, line)) =
            relocation.and_then(|relocation| relocated(relocation, at, names))
        {
            put(text, format_args!("\t{line}"));
            at += width;
            continue;
        }
        let next = next_break(section, index, at, range.end, names);
        if at % 4 == 0 && next - at >= 4 {
            let start = at as usize;
            let word = u32::from_le_bytes([
                data[start],
                data[start + 1],
                data[start + 2],
                data[start + 3],
            ]);
            put(text, format_args!("\t.word {word:#010x}"));
            at += 4;
        } else {
            put(text, format_args!("\t.byte {:#04x}", data[at as usize]));
            at += 1;
        }
    }
}

/// Width and directive of a relocated field; None where a directive would move it.
fn relocated(relocation: &Relocation, at: u32, names: &Names) -> Option<(u32, String)> {
    let (width, directive) = match relocation.kind {
        RelocationKind::Abs32 => (4, ".word"),
        RelocationKind::Abs16 => (2, ".half"),
        RelocationKind::Abs8 => (1, ".byte"),
        _ => return None,
    };
    (at % width == 0).then(|| (width, format!("{directive} {}", names.target(relocation))))
}

/// The next offset after `at` where a label or relocation stands.
fn next_break(section: &Section, index: usize, at: u32, end: u32, names: &Names) -> u32 {
    let labels = names.label_offsets(index);
    let relocations = section
        .relocations
        .iter()
        .map(|relocation| relocation.offset);
    labels
        .chain(relocations)
        .filter(|offset| *offset > at)
        .min()
        .map_or(end, |next| next.min(end))
}

/// `.usect` for each label of a section that only reserves space.
pub fn write_reserved(
    text: &mut String,
    section: &Section,
    index: usize,
    size: u32,
    names: &Names,
) {
    let mut offsets: Vec<u32> = names
        .label_offsets(index)
        .filter(|offset| *offset <= size)
        .collect();
    if offsets.first() != Some(&0) {
        offsets.insert(0, 0);
    }
    let filler = [names.filler(index)];
    for (position, &offset) in offsets.iter().enumerate() {
        let next = offsets.get(position + 1).copied().unwrap_or(size);
        let labels = names.labels_at(index, offset);
        let labels = if labels.is_empty() { &filler } else { labels };
        let align = if offset == 0 { section.align } else { 1 };
        // All labels of one offset but the last reserve nothing.
        for (place, label) in labels.iter().enumerate() {
            let bytes = if place + 1 == labels.len() {
                next - offset
            } else {
                0
            };
            put(
                text,
                format_args!("{label}\t.usect \"{}\", {bytes}, {align}", section.name),
            );
        }
    }
}
