//! Facts of a body that never change: the variants of its operations, and the readers and writers of each value.

use crate::body::{Body, Form};

/// The most reads of one register in a cycle (SPRU189F 3.7.5).
pub(super) const READS_PER_REGISTER: i16 = 4;

pub(super) const NONE: usize = usize::MAX;

/// The forms that have one unit and one choice of sides for the results. They differ in the sides of the operands.
pub(super) struct Variant {
    pub unit: u32,
    pub side: u8,
    pub writes: u32,
    /// Index of the form, by the sides of the operands read. NONE if there is no such form.
    pub forms: Vec<usize>,
}

impl Variant {
    pub fn key(&self) -> (u32, u8, u32) {
        (self.unit, self.side, self.writes)
    }

    pub fn key_of(form: &Form) -> (u32, u8, u32) {
        (u32::from(form.units), form.side, form.writes)
    }
}

pub(super) struct Links {
    pub writers: Vec<(usize, i32)>,
    pub readers: Vec<(usize, i32)>,
    /// Operations whose form depends on the side of the value.
    pub followers: Vec<usize>,
    /// The value's row in the table of reads by slot. None if the value has too few reads to break the limit.
    pub wide: Option<usize>,
}

pub(super) fn variants(body: &Body, operation: usize) -> Vec<Variant> {
    let described = &body.operations[operation];
    let mut found: Vec<Variant> = Vec::new();
    for (index, form) in described.forms.iter().enumerate() {
        let allowed = |(k, value): (usize, usize)| {
            body.values[value].sides >> (form.writes >> k & 1) & 1 == 1
        };
        if !described
            .writes
            .iter()
            .map(|w| w.value)
            .enumerate()
            .all(allowed)
        {
            continue;
        }
        let key = Variant::key_of(form);
        let known = found.iter().position(|variant| variant.key() == key);
        let place = known.unwrap_or_else(|| {
            found.push(Variant {
                unit: u32::from(form.units),
                side: form.side,
                writes: form.writes,
                forms: vec![NONE; 1 << described.reads.len()],
            });
            found.len() - 1
        });
        let entry = &mut found[place].forms[form.reads as usize];
        let fewer =
            |&other: &usize| described.forms[other].paths.count_ones() <= form.paths.count_ones();
        if *entry == NONE || !fewer(entry) {
            *entry = index;
        }
    }
    found
}

pub(super) fn links(body: &Body) -> (Vec<Links>, usize) {
    let empty = || Links {
        writers: Vec::new(),
        readers: Vec::new(),
        followers: Vec::new(),
        wide: None,
    };
    let mut links: Vec<Links> = body.values.iter().map(|_| empty()).collect();
    let mut reads = vec![0; links.len()];
    for (index, operation) in body.operations.iter().enumerate() {
        for need in &operation.needs {
            links[need.value].readers.push((index, need.distance));
        }
        for &value in &operation.reads {
            reads[value] += 1; // an operation may read a value twice
            links[value].followers.push(index);
        }
        for write in &operation.writes {
            links[write.value].writers.push((index, write.delay));
            links[write.value].followers.push(index);
        }
    }
    let mut rows = 0;
    for (link, reads) in links.iter_mut().zip(reads) {
        if reads > READS_PER_REGISTER {
            link.wide = Some(rows);
            rows += 1;
        }
        link.followers.dedup();
    }
    (links, rows)
}

pub(super) fn values_of(body: &Body, index: usize) -> Vec<usize> {
    let operation = &body.operations[index];
    let needed = operation.needs.iter().map(|need| need.value);
    let written = operation.writes.iter().map(|write| write.value);
    let mut values: Vec<usize> = needed
        .chain(written)
        .filter(|&value| !body.values[value].held)
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}
