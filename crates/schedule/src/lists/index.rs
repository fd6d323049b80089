//! Tables of a body that every list schedule uses.

use super::units::Units;
use crate::body::{Body, Form, Operation, UNITS_OF_A_SIDE};
use crate::paths;

/// A form, in the shape that list schedules use.
pub struct Way {
    pub side: u8,
    /// The units that can execute the form, all on one side.
    pub units: u8,
    pub paths: u32,
    /// The operands and results, each as a value and its side.
    pub operands: Vec<(usize, u8)>,
    pub crossing: Option<usize>,
}

/// A read over a cross path must come at least `latency` cycles after `source`.
pub struct Wait {
    pub source: usize,
    pub value: usize,
    pub latency: i32,
}

pub struct Index<'a> {
    pub body: &'a Body,
    pub limit: i32,
    pub units: Units,
    pub ways: Vec<Vec<Way>>,
    /// For each value, its side if only one is allowed.
    pub sides: Vec<Option<u8>>,
    /// For each operation, the operations that wait for it, and the latency in cycles.
    pub successors: Vec<Vec<(usize, i32)>>,
    /// For each operation, the number of operations for which it waits.
    pub predecessors: Vec<usize>,
    pub topological: Vec<usize>,
    /// For each operation, the length in cycles of the longest path to the end.
    pub height: Vec<f64>,
    /// For each value, the operations that depend on its side.
    pub users: Vec<Vec<usize>>,
    pub readers: Vec<Vec<usize>>,
    /// For each value, its writers with their delays.
    pub writers: Vec<Vec<(usize, i32)>>,
    pub waits: Vec<Vec<Wait>>,
    pub apart: Vec<Vec<usize>>,
    /// Operations whose cycle is counted from the end.
    pub last: Vec<usize>,
}

impl<'a> Index<'a> {
    pub fn new(body: &'a Body, limit: i32) -> Self {
        let count = body.operations.len();
        let ordering = body.dependences.iter().filter(|it| it.crossing.is_none());
        let arcs: Vec<_> = ordering
            .map(|it| (it.source, it.target, it.latency))
            .collect();
        let mut index = Self {
            body,
            limit,
            units: Units::new(),
            ways: body.operations.iter().map(ways).collect(),
            sides: body
                .values
                .iter()
                .map(|value| only_side(value.sides))
                .collect(),
            successors: vec![Vec::new(); count],
            predecessors: vec![0; count],
            topological: paths::topological(count, &arcs),
            height: heights(body, &arcs),
            users: vec![Vec::new(); body.values.len()],
            readers: vec![Vec::new(); body.values.len()],
            writers: vec![Vec::new(); body.values.len()],
            waits: (0..count).map(|_| Vec::new()).collect(),
            apart: vec![Vec::new(); count],
            last: (0..count)
                .filter(|&op| body.operations[op].from_end.is_some())
                .collect(),
        };
        for &(source, target, latency) in &arcs {
            index.successors[source].push((target, latency));
            index.predecessors[target] += 1;
        }
        for pair in &body.apart {
            index.apart[pair.first].push(pair.second);
            index.apart[pair.second].push(pair.first);
        }
        for it in &body.dependences {
            if let Some(value) = it.crossing {
                let (source, latency) = (it.source, it.latency);
                index.waits[it.target].push(Wait {
                    source,
                    value,
                    latency,
                });
            }
        }
        for (op, operation) in body.operations.iter().enumerate() {
            index.note_users(op, operation);
        }
        index
    }

    fn note_users(&mut self, op: usize, operation: &Operation) {
        let written = operation.writes.iter().map(|write| write.value);
        let mut used: Vec<usize> = operation.reads.iter().copied().chain(written).collect();
        used.sort_unstable();
        used.dedup();
        used.iter().for_each(|&value| self.users[value].push(op));
        let needs = operation.needs.iter();
        needs.for_each(|need| self.readers[need.value].push(op));
        for write in &operation.writes {
            self.writers[write.value].push((op, write.delay));
        }
    }
}

fn ways(operation: &Operation) -> Vec<Way> {
    let way = |form: &Form| {
        let reads = operation.reads.iter().copied().zip(bits(form.reads));
        let written = operation.writes.iter().map(|write| write.value);
        let mut operands: Vec<(usize, u8)> = Vec::new();
        for operand in reads.chain(written.zip(bits(form.writes))) {
            if !operands.contains(&operand) {
                operands.push(operand);
            }
        }
        Way {
            side: form.side,
            units: form.units >> (UNITS_OF_A_SIDE * usize::from(form.side)),
            paths: form.paths,
            operands,
            crossing: form.crossing,
        }
    };
    operation.forms.iter().map(way).collect()
}

/// The numbers of the bits that are set in a word, the lowest first.
fn bits(word: u32) -> impl Iterator<Item = u8> {
    (0..u32::BITS).map(move |k| (word >> k & 1) as u8)
}

fn only_side(sides: u8) -> Option<u8> {
    match sides & 3 {
        1 => Some(0),
        2 => Some(1),
        _ => None,
    }
}

fn heights(body: &Body, arcs: &[(usize, usize, i32)]) -> Vec<f64> {
    let delays = |operation: &Operation| operation.writes.iter().map(|write| write.delay).max();
    let mut heights: Vec<i32> = body
        .operations
        .iter()
        .map(|operation| delays(operation).unwrap_or(0).max(0))
        .collect();
    let back: Vec<_> = arcs
        .iter()
        .rev()
        .map(|&(from, to, cycles)| (to, from, cycles))
        .collect();
    paths::raise(&mut heights, &back, |_| i32::MAX);
    heights.into_iter().map(f64::from).collect()
}
