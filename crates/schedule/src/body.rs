//! A body that must be scheduled. Values and operations are named by their index in the lists of the body.

/// The number of sides, A and B. Each has a register file and its units.
pub const SIDES: usize = 2;
/// The number of units of one side.
pub const UNITS_OF_A_SIDE: usize = 4;
/// The number of bits for units and paths together. The annealing counts both in one table.
pub const RESOURCES: usize = 32;
/// The number of bits for paths.
const PATHS: usize = RESOURCES - SIDES * UNITS_OF_A_SIDE;
/// The most operands with a side that an operation may read.
const MOST_READS: usize = 6;
/// The most results of an operation: a load of a pair also updates its pointer.
const MOST_WRITES: usize = 3;
/// The most operands and results of one operation together.
pub const MOST_OPERANDS: usize = MOST_READS + MOST_WRITES;

/// The most cycles of a schedule, and the greatest latency, delay or distance. The searches have tables with a place
/// for each cycle, and their sums of such numbers must fit 32 bits.
pub const MOST_CYCLES: i32 = 1 << 20;

/// The registers of one side that the body may use.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Registers {
    /// All registers.
    pub any: i32,
    /// The registers that an instruction can test as its predicate. `any` includes them.
    pub predicates: i32,
}

/// A value that one register holds.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Value {
    /// Allowed sides. Bit 0: side A. Bit 1: side B. Bit 2: both sides at once, which is allowed only if no operation
    /// writes the value.
    pub sides: u8,
    /// Whether the value holds its register in every cycle of a loop.
    pub held: bool,
    /// Whether the value counts towards the registers of its side.
    pub counted: bool,
    /// Whether an operation tests the value as a predicate.
    pub tested: bool,
    /// Straight code: the value enters the code, and can be read from this cycle on.
    pub ready: Option<i32>,
    /// Straight code: the value leaves the code, and must be readable this many cycles after the end.
    pub due: Option<i32>,
}

/// A read of `value` as it was `distance` iterations before.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Use {
    pub value: usize,
    pub distance: i32,
}

/// A write of `value`. The result can be read `delay + 1` cycles after the issue.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Definition {
    pub value: usize,
    pub delay: i32,
}

/// One way to issue an operation.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Form {
    /// The side of the units: 0 for A, 1 for B.
    pub side: u8,
    /// The units that can execute the form, which takes one of them. Bits 0 to 3 are side A, bits 4 to 7 side B.
    pub units: u8,
    /// The paths that the form takes, one bit for each.
    pub paths: u32,
    /// Bit k is the side of `Operation::reads[k]`.
    pub reads: u32,
    /// Bit k is the side of `Operation::writes[k]`.
    pub writes: u32,
    /// The value that the form reads over the cross path.
    pub crossing: Option<usize>,
}

/// The place of an operation at the start of a search.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Start {
    pub cycle: i32,
    /// A form with the wanted unit. `None` leaves the choice to chance.
    pub form: Option<usize>,
}

impl Form {
    /// Units and paths in one word. The units are the lowest bits.
    pub fn resources(&self) -> u32 {
        u32::from(self.units) | self.paths << (SIDES * UNITS_OF_A_SIDE)
    }
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Operation {
    /// The values that the operation reads through its unit. Each form says on which sides they are.
    pub reads: Vec<usize>,
    /// Each value that the operation needs, once: the values of `reads`, and the predicate.
    pub needs: Vec<Use>,
    pub writes: Vec<Definition>,
    pub forms: Vec<Form>,
    /// The cycle that the operation must have.
    pub cycle: Option<i32>,
    /// Whether the operation must be issued in the first stage of a loop.
    pub first_stage: bool,
    /// Where an annealing starts with the operation. `None`: at the earliest cycle that the dependences allow.
    pub start: Option<Start>,
    /// Straight code: the cycle that the operation must have, counted from the end (-1 is the last cycle).
    pub from_end: Option<i32>,
    /// Straight code: whether the operation needs nothing that the code computes. It can then wait until its result is
    /// needed.
    pub early: bool,
    /// Straight code: whether enough units can execute the operation for one to be free in any cycle.
    pub easy: bool,
}

/// A dependence: `target` is issued at least `latency` cycles after the `source` of `distance` iterations before.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Dependence {
    pub source: usize,
    pub target: usize,
    pub latency: i32,
    pub distance: i32,
    /// If given, the dependence holds only if `target` reads this value over the cross path.
    pub crossing: Option<usize>,
}

/// Two operations that should not be issued in one cycle: `first`, and `second` moved by `shift` cycles.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Apart {
    pub first: usize,
    pub second: usize,
    pub shift: i32,
    /// The cost of issuing both in one cycle. A weight below 1 is a wish, which a schedule need not fulfil.
    pub weight: f64,
}

#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Body {
    /// The registers of side A and of side B.
    pub registers: [Registers; SIDES],
    pub values: Vec<Value>,
    pub operations: Vec<Operation>,
    pub dependences: Vec<Dependence>,
    pub apart: Vec<Apart>,
}

impl Body {
    /// Checks the properties on which both searches rely. The error says which part of the body is wrong, and why.
    pub fn check(&self) -> Result<(), String> {
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
        if let Some(number) = self.numbers().find(|&number| is_too_great(number)) {
            return Err(format!(
                "the number {number} is beyond {MOST_CYCLES} cycles"
            ));
        }
        let dependences = self
            .dependences
            .iter()
            .map(|d| ("dependence", d.source, d.target));
        let apart = self
            .apart
            .iter()
            .map(|pair| ("apart", pair.first, pair.second));
        let count = self.operations.len();
        match dependences
            .chain(apart)
            .find(|&(_, one, two)| one.max(two) >= count)
        {
            Some((what, one, two)) => Err(format!("{what} {one} -> {two}: no such operation")),
            None => Ok(()),
        }
    }

    /// All numbers of cycles or iterations.
    fn numbers(&self) -> impl Iterator<Item = i32> + '_ {
        let values = self.values.iter().flat_map(|it| [it.ready, it.due]);
        let operations = self.operations.iter().flat_map(|it| {
            let start = it.start.map(|start| start.cycle);
            let writes = it.writes.iter().map(|write| Some(write.delay));
            let needs = it.needs.iter().map(|need| Some(need.distance));
            [it.cycle, it.from_end, start]
                .into_iter()
                .chain(writes)
                .chain(needs)
        });
        let dependences = self.dependences.iter();
        values
            .chain(operations)
            .flatten()
            .chain(dependences.flat_map(|it| [it.latency, it.distance]))
            .chain(self.apart.iter().map(|pair| pair.shift))
    }

    fn check_operation(&self, operation: &Operation) -> Result<(), String> {
        let needed = operation.needs.iter().map(|need| need.value);
        let written = operation.writes.iter().map(|write| write.value);
        let mut values = operation.reads.iter().copied().chain(needed).chain(written);
        if let Some(value) = values.find(|&value| value >= self.values.len()) {
            return Err(format!("no value {value}"));
        }
        if operation.reads.len() > MOST_READS || operation.writes.len() > MOST_WRITES {
            return Err(format!(
                "more than {MOST_READS} reads or {MOST_WRITES} writes"
            ));
        }
        if operation.forms.is_empty() {
            return Err("no form".into());
        }
        let start = operation.start.and_then(|start| start.form);
        if start.is_some_and(|form| form >= operation.forms.len()) {
            return Err("no such form to start from".into());
        }
        match operation
            .forms
            .iter()
            .find_map(|form| fault(operation, form))
        {
            Some(cause) => Err(format!("a form {cause}")),
            None => Ok(()),
        }
    }
}

/// The error in a form by itself, if there is one.
fn fault(operation: &Operation, form: &Form) -> Option<&'static str> {
    let others = match form.side {
        0 => 0xf0,
        1 => 0x0f,
        _ => return Some("is on no side"),
    };
    if form.units & others != 0 {
        Some("has units of the other side")
    } else if form.paths >> PATHS != 0 {
        Some("has too many paths")
    } else if form.reads >> operation.reads.len() != 0 {
        Some("gives sides to more values than the operation reads")
    } else if form.writes >> operation.writes.len() != 0 {
        Some("gives sides to more values than the operation writes")
    } else {
        None
    }
}

/// Whether a number of cycles or iterations is beyond what the searches can take.
pub fn is_too_great(number: i32) -> bool {
    number.unsigned_abs() > MOST_CYCLES.unsigned_abs()
}
