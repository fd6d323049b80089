//! The loop body that is to be scheduled.

use crate::problem::{Definition, Use};

/// Resources are bits of a word.
pub const RESOURCES: usize = 32;
/// Uses of one register in a cycle.
pub const READS_PER_REGISTER: i16 = 4;
/// Operands whose sides a form tells.
const MOST_READS: usize = 6;

/// One way to issue an operation: bit k of `reads` and of `writes` is the side of place k.
#[derive(Clone, Copy, Debug)]
pub struct BodyForm {
    pub resources: u32,
    /// The side of the unit.
    pub side: u8,
    pub reads: u32,
    pub writes: u32,
    /// The value that comes over the cross path.
    pub crossing: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct BodyOperation {
    /// The slot to stay in: the closing branch.
    pub slot: Option<i32>,
    /// Whether it must be in the first stage: branch and counter.
    pub first_stage: bool,
    /// The value of each place that a form gives a side.
    pub reads: Vec<usize>,
    /// Each value that it needs, once, predicates included.
    pub needs: Vec<Use>,
    pub writes: Vec<Definition>,
    pub forms: Vec<BodyForm>,
}

#[derive(Clone, Copy, Debug)]
pub struct BodyValue {
    /// Bit 0: may be on side A, bit 1: on side B, bit 2: on both at once (never written).
    pub sides: u8,
    /// Holds its register in all slots.
    pub always: bool,
    /// Whether it counts towards the registers at all.
    pub counted: bool,
}

/// `target` is issued at least `latency` cycles after `source` of `distance` iterations before; with
/// `crossing` only where `target` reads that value over the cross path.
#[derive(Clone, Copy, Debug)]
pub struct BodyEdge {
    pub source: usize,
    pub target: usize,
    pub latency: i32,
    pub distance: i32,
    pub crossing: Option<usize>,
}

/// Two operations that should be in different slots, `second` counted `shift` cycles later than it is. A weight
/// below 1 makes that a wish: what is left of it is no conflict.
#[derive(Clone, Copy, Debug)]
pub struct BodyPair {
    pub first: usize,
    pub second: usize,
    pub shift: i32,
    pub weight: f64,
}

#[derive(Clone, Debug)]
pub struct Body {
    /// The initiation interval.
    pub interval: i32,
    /// Stages that one iteration may take.
    pub stages: i32,
    /// Registers of each side.
    pub capacity: [i32; 2],
    pub values: Vec<BodyValue>,
    pub operations: Vec<BodyOperation>,
    pub edges: Vec<BodyEdge>,
    pub apart: Vec<BodyPair>,
}

impl Body {
    /// The first fault that would make the search panic.
    pub fn check(&self) -> Result<(), String> {
        if self.interval < 1 || self.stages < 1 {
            return Err("interval and stages must be at least 1".into());
        }
        if self.operations.is_empty() {
            return Err("no operations".into());
        }
        if let Some(value) = self.values.iter().position(|v| v.sides & 3 == 0) {
            return Err(format!("value {value}: no side"));
        }
        for (index, operation) in self.operations.iter().enumerate() {
            self.check_operation(operation)
                .map_err(|cause| format!("operation {index}: {cause}"))?;
        }
        let count = self.operations.len();
        let known = |edge: &&BodyEdge| edge.source >= count || edge.target >= count;
        if let Some(edge) = self.edges.iter().find(known) {
            let (source, target) = (edge.source, edge.target);
            return Err(format!("edge {source} -> {target}: no such operation"));
        }
        match self
            .apart
            .iter()
            .find(|pair| pair.first >= count || pair.second >= count)
        {
            Some(BodyPair { first, second, .. }) => {
                Err(format!("{first} apart from {second}: no such operation"))
            }
            None => Ok(()),
        }
    }

    fn check_operation(&self, operation: &BodyOperation) -> Result<(), String> {
        let lands = |form: &&BodyForm| {
            let written = operation.writes.iter().map(|write| write.value).enumerate();
            let fits = |(k, value): (usize, usize)| {
                self.values
                    .get(value)
                    .is_some_and(|v| v.sides >> (form.writes >> k & 1) & 1 == 1)
            };
            form.reads >> operation.reads.len() == 0 && written.into_iter().all(fits)
        };
        if !operation.forms.iter().any(|form| lands(&form)) {
            return Err("no form whose results are on sides that their values may have".into());
        }
        if operation.reads.len() > MOST_READS {
            return Err("too many operands".into());
        }
        if operation
            .slot
            .is_some_and(|slot| slot < 0 || slot >= self.interval)
        {
            return Err("no such slot".into());
        }
        let read = operation.reads.iter().copied();
        let needed = operation.needs.iter().map(|need| need.value);
        let written = operation.writes.iter().map(|write| write.value);
        match read
            .chain(needed)
            .chain(written)
            .find(|&value| value >= self.values.len())
        {
            Some(value) => Err(format!("no value {value}")),
            None => Ok(()),
        }
    }
}
