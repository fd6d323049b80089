//! What is to be scheduled.

/// Register files.
pub const SIDES: usize = 2;
/// Register classes: 0 any register, 1 those that can be tested as predicates (a part of class 0).
pub const CLASSES: usize = 2;

/// A read of what `value` held `distance` iterations before.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    pub value: usize,
    pub distance: i32,
}

/// A write of `value`, readable `delay + 1` cycles after issue.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    pub value: usize,
    pub delay: i32,
}

/// One way to issue an operation. Resources are bits, each with one use per cycle.
#[derive(Clone, Debug)]
pub struct Variant {
    pub resources: u32,
    /// The side that the written value goes to; no matter where nothing is written.
    pub side: u8,
    /// Further resources by the sides of the values read (bit k: side of read k); `None`: not encodable.
    pub by_read_sides: Vec<Option<u32>>,
}

#[derive(Clone, Debug)]
pub struct Operation {
    /// The cycle to start from, and to stay at if `fixed`.
    pub cycle: i32,
    pub fixed: bool,
    /// The variant to start from; `None`: any.
    pub variant: Option<usize>,
    pub reads: Vec<Use>,
    /// Reads that no side or path restricts.
    pub predicates: Vec<Use>,
    pub writes: Vec<Definition>,
    pub variants: Vec<Variant>,
}

/// `target` is issued at least `latency` cycles after `source` of `distance` iterations before.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    pub source: usize,
    pub target: usize,
    pub latency: i32,
    pub distance: i32,
}

#[derive(Clone, Debug)]
pub struct Problem {
    /// The initiation interval, or the length of a block.
    pub length: i32,
    /// Registers by side and class.
    pub capacity: [[i32; CLASSES]; SIDES],
    /// The class of each value.
    pub values: Vec<usize>,
    pub operations: Vec<Operation>,
    pub edges: Vec<Edge>,
}

impl Problem {
    /// The first fault that would make the search panic.
    pub fn check(&self) -> Result<(), String> {
        if self.length < 1 {
            return Err("length must be at least 1".into());
        }
        let mut written = vec![false; self.values.len()];
        for (index, operation) in self.operations.iter().enumerate() {
            self.check_operation(operation)
                .map_err(|cause| format!("operation {index}: {cause}"))?;
            for definition in &operation.writes {
                written[definition.value] = true;
            }
        }
        if let Some(value) = written.iter().position(|&is| !is) {
            return Err(format!("value {value}: no operation writes it"));
        }
        if self.values.iter().any(|&class| class >= CLASSES) {
            return Err("no such register class".into());
        }
        let count = self.operations.len();
        match self
            .edges
            .iter()
            .find(|e| e.source >= count || e.target >= count)
        {
            Some(edge) => Err(format!(
                "edge {} -> {}: no such operation",
                edge.source, edge.target
            )),
            None => Ok(()),
        }
    }

    fn check_operation(&self, operation: &Operation) -> Result<(), String> {
        if operation.variants.is_empty() {
            return Err("no variant".into());
        }
        if operation
            .variant
            .is_some_and(|variant| variant >= operation.variants.len())
        {
            return Err("no such variant to start from".into());
        }
        let sides = 1 << operation.reads.len();
        if operation
            .variants
            .iter()
            .any(|v| v.by_read_sides.len() != sides || v.side > 1)
        {
            return Err("a variant does not cover the sides of its reads".into());
        }
        let uses = operation
            .reads
            .iter()
            .chain(&operation.predicates)
            .map(|r| r.value);
        let mut values = uses.chain(operation.writes.iter().map(|w| w.value));
        match values.find(|&value| value >= self.values.len()) {
            Some(value) => Err(format!("no value {value}")),
            None => Ok(()),
        }
    }
}
