//! The parameters of the annealing, and a check of the body.

use std::time::{Duration, Instant};

use crate::body::{is_too_great, Body, Operation, MOST_CYCLES};
use crate::clock;

/// The loop into which the body must fit, and the length and temperatures of the search.
///
/// The unit of temperature is one conflict: at temperature 1, a change that adds one conflict is accepted with
/// probability 1/e.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Annealing {
    /// The initiation interval, in cycles.
    pub interval: i32,
    /// The number of intervals that one iteration may take.
    pub stages: i32,
    /// The number of moves of the first cooling.
    pub moves: u64,
    /// The number of further coolings. Each has a quarter of the moves, and starts at the geometric mean of `start` and
    /// `end`.
    pub reheats: u32,
    pub seed: u64,
    /// Temperature at the start of the first cooling.
    pub start: f64,
    /// Temperature at the end of each cooling.
    pub end: f64,
    /// The time limit of the search in seconds. Infinite means no limit.
    pub seconds: f64,
}

impl Annealing {
    /// The last cycle in which an operation may be issued.
    pub(super) fn last(&self, operation: &Operation) -> i32 {
        let stages = if operation.first_stage {
            1
        } else {
            self.stages
        };
        self.interval * stages - 1
    }

    /// The time at which the search ends at the latest. None if the clock cannot represent the limit.
    pub(super) fn until(&self) -> Option<Instant> {
        let limit = Duration::try_from_secs_f64(self.seconds.max(0.0)).ok()?;
        clock::now()?.checked_add(limit)
    }

    /// Checks the body. An error names an inconsistency of the body, or a property that only straight code may have.
    pub(super) fn check(&self, body: &Body) -> Result<(), String> {
        if self.interval < 1 || self.stages < 1 {
            return Err("interval and stages must be at least 1".into());
        }
        body.check()?;
        let distances = body.dependences.iter().map(|it| it.distance);
        let needs = body.operations.iter().flat_map(|it| &it.needs);
        let mut passes = distances
            .chain(needs.map(|it| it.distance))
            .chain([self.stages]);
        let is_long = |number: i32| self.interval.checked_mul(number).is_none_or(is_too_great);
        if passes.any(is_long) {
            return Err(format!(
                "interval, stages and distances make more than {MOST_CYCLES} cycles"
            ));
        }
        if body
            .values
            .iter()
            .any(|value| value.ready.or(value.due).is_some())
        {
            return Err("a value enters or leaves: only lists place straight code".into());
        }
        for (index, operation) in body.operations.iter().enumerate() {
            self.check_operation(body, operation)
                .map_err(|cause| format!("operation {index}: {cause}"))?;
        }
        Ok(())
    }

    fn check_operation(&self, body: &Body, operation: &Operation) -> Result<(), String> {
        let start = operation.start.map(|start| start.cycle);
        let cycles = 0..=self.last(operation);
        if let Some(cycle) = start
            .into_iter()
            .chain(operation.cycle)
            .find(|it| !cycles.contains(it))
        {
            return Err(format!("cycle {cycle} lies outside of its stages"));
        }
        if operation.from_end.is_some() {
            return Err("its cycle is counted from the end: only lists place straight code".into());
        }
        if operation
            .forms
            .iter()
            .any(|form| form.units.count_ones() > 1)
        {
            return Err("a form with a choice of units".into());
        }
        let lands = |writes: u32| {
            let sides = operation
                .writes
                .iter()
                .map(|write| body.values[write.value].sides);
            sides
                .enumerate()
                .all(|(k, sides)| sides >> (writes >> k & 1) & 1 == 1)
        };
        if operation.forms.iter().any(|form| lands(form.writes)) {
            Ok(())
        } else {
            Err("no form whose results are on sides that their values may have".into())
        }
    }
}
