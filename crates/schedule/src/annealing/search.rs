//! The annealing: moves, temperatures, and the choice of the next change.

use std::time::Instant;

use super::parameters::Annealing;
use super::state::{Change, State, BOTH};
use crate::body::{Body, Operation};
use crate::caller::Caller;
use crate::clock;
use crate::paths;
use crate::random::Random;

/// A placement. It is a schedule if its cost is 0.
#[derive(Clone, Debug)]
pub struct Annealed {
    /// The cost of the conflicts that are left.
    pub cost: f64,
    /// The cycle of each operation.
    pub cycles: Vec<i32>,
    /// The form of each operation.
    pub forms: Vec<usize>,
    /// The side of each value. 0: A, 1: B, 2: both.
    pub sides: Vec<u8>,
    /// The number of moves made.
    pub moves: u64,
}

/// Moves between two updates of the temperature. The cost is computed again at each update, because its running sum
/// collects rounding errors.
const BATCH: u64 = 1 << 13;
/// Moves between two updates of the list of operations in conflict.
const LOOK: u64 = 1 << 9;
/// A cost below this is a rounding error.
const NOTHING: f64 = 0.05;

/// Searches for a placement without conflicts and stops at the first one.
///
/// An error names an inconsistency of the body, or a property that only straight code may have.
pub fn anneal(body: &Body, annealing: Annealing) -> Result<Annealed, String> {
    anneal_while(body, annealing, &mut || true)
}

/// Searches like `anneal`, but ends soon after `wanted` returns false. `wanted` is called about fifty times a second
/// until it returns false.
pub fn anneal_while(
    body: &Body,
    annealing: Annealing,
    wanted: &mut dyn FnMut() -> bool,
) -> Result<Annealed, String> {
    annealing.check(body)?;
    let mut search = Search {
        state: State::new(body, annealing, first_cycles(body, annealing)),
        random: Random::new(annealing.seed),
        free: free_values(body),
        troubled: Vec::new(),
        made: 0,
        until: annealing.until(),
        caller: Caller::new(wanted),
    };
    search.settle_sides();
    search.cool(annealing.moves, annealing.start, annealing.end);
    let mut cost = search.conflicts();
    let again = (annealing.start * annealing.end).sqrt();
    for _ in 0..annealing.reheats {
        if cost < NOTHING || search.is_over() {
            break;
        }
        search.cool(annealing.moves / 4, again, annealing.end);
        cost = search.conflicts();
    }
    let state = search.state;
    Ok(Annealed {
        cost,
        forms: (0..body.operations.len())
            .map(|operation| state.form_of(operation))
            .collect(),
        cycles: state.cycles,
        sides: state.sides,
        moves: search.made,
    })
}

/// The first cycle of each operation: the given one, or else the earliest that the dependences allow within the stages.
fn first_cycles(body: &Body, annealing: Annealing) -> Vec<i32> {
    let operations = &body.operations;
    let given =
        |operation: &Operation| operation.cycle.or(operation.start.map(|start| start.cycle));
    let mut cycles: Vec<i32> = operations.iter().map(|o| given(o).unwrap_or(0)).collect();
    let arcs: Vec<_> = body
        .dependences
        .iter()
        .filter(|it| it.crossing.is_none() && given(&operations[it.target]).is_none())
        .map(|it| {
            (
                it.source,
                it.target,
                it.latency - annealing.interval * it.distance,
            )
        })
        .collect();
    paths::raise(&mut cycles, &arcs, |operation| {
        annealing.last(&operations[operation])
    });
    cycles
}

/// Values that no operation writes and that may be on either side.
fn free_values(body: &Body) -> Vec<usize> {
    let written = |value: usize| {
        let operations = body.operations.iter();
        operations
            .flat_map(|operation| &operation.writes)
            .any(|write| write.value == value)
    };
    (0..body.values.len())
        .filter(|&value| body.values[value].sides & 3 == 3 && !written(value))
        .collect()
}

struct Search<'b, 'w> {
    state: State<'b>,
    random: Random,
    free: Vec<usize>,
    troubled: Vec<usize>,
    made: u64,
    until: Option<Instant>,
    caller: Caller<'w>,
}

impl Search<'_, '_> {
    /// Whether the time is over, or the caller wants the search to end.
    fn is_over(&mut self) -> bool {
        let now = clock::now();
        let is_late = |until| now.is_some_and(|time| time >= until);
        self.caller.wants_no_more(now) || self.until.is_some_and(is_late)
    }

    /// Chooses a random variant for each operation, and with the variants the sides of the values.
    fn settle_sides(&mut self) {
        let body = self.state.body;
        let mut known = vec![false; body.values.len()];
        for &value in &self.free {
            self.state.sides[value] = self.random.below(2) as u8;
        }
        for operation in 0..body.operations.len() {
            let wanted = body.operations[operation]
                .start
                .and_then(|start| start.form);
            let variant = match wanted {
                Some(form) => self.state.variant_of(operation, form),
                None => self.variant_that_fits(operation, &known),
            };
            self.state.chosen[operation] = variant;
            for (k, write) in body.operations[operation].writes.iter().enumerate() {
                if !known[write.value] {
                    known[write.value] = true;
                    self.state.sides[write.value] = self.state.side_written(operation, variant, k);
                }
            }
        }
    }

    /// A random variant that puts results with a known side on this side. The first variant if none does.
    fn variant_that_fits(&mut self, operation: usize, known: &[bool]) -> usize {
        let writes = &self.state.body.operations[operation].writes;
        let state = &self.state;
        self.random
            .first_of(state.variants(operation), |variant| {
                writes.iter().enumerate().all(|(k, write)| {
                    !known[write.value]
                        || state.side_written(operation, variant, k) == state.sides[write.value]
                })
            })
            .unwrap_or(0)
    }

    /// The cost without the wishes that are not met.
    fn conflicts(&mut self) -> f64 {
        self.state.fill() - self.state.wishes()
    }

    /// Runs one cooling.
    fn cool(&mut self, moves: u64, start: f64, end: f64) {
        let mut change = Change::default();
        let mut temperature = start;
        let mut cost = self.state.fill();
        for count in 0..moves {
            if count % BATCH == 0 {
                if self.is_over() {
                    break;
                }
                temperature = start * (end / start).powf(count as f64 / moves as f64);
                cost = self.state.fill();
            }
            if count % LOOK == 0 {
                self.troubled = self.state.troubled();
            }
            if cost < NOTHING {
                break;
            }
            self.made += 1;
            change.clear();
            if self.propose(&mut change) {
                let random = &mut self.random;
                cost += self.state.attempt(&mut change, |rise| {
                    rise <= 0.0 || random.unit() < (-rise / temperature).exp()
                });
            }
        }
    }

    /// Chooses a change. Returns false if the choice changes nothing.
    fn propose(&mut self, change: &mut Change) -> bool {
        if !self.free.is_empty() && self.random.below(32) == 0 {
            return self.turn_value(change);
        }
        let operation = if !self.troubled.is_empty() && self.random.below(3) == 0 {
            self.troubled[self.random.below(self.troubled.len())]
        } else {
            self.random.below(self.state.cycles.len())
        };
        let kind = self.random.below(8);
        let cycle = self.new_cycle(operation, kind);
        let mut variant = self.state.chosen[operation];
        if kind < 3 {
            variant = self.random.below(self.state.variants(operation));
        }
        if cycle == self.state.cycles[operation] && variant == self.state.chosen[operation] {
            return false;
        }
        change.operations.push((operation, cycle, variant));
        self.give_way(change);
        for mover in 0..change.operations.len() {
            self.turn_results(mover, change);
        }
        true
    }

    fn turn_value(&mut self, change: &mut Change) -> bool {
        let value = self.free[self.random.below(self.free.len())];
        let both = self.state.body.values[value].sides & 4 != 0;
        let side = self.random.below(if both { 3 } else { 2 }) as u8;
        debug_assert!(side <= BOTH);
        change.values.push((value, side));
        side != self.state.sides[value]
    }

    /// A cycle near the old one, or one that the dependences allow. For kind 0, the old cycle.
    fn new_cycle(&mut self, operation: usize, kind: usize) -> i32 {
        let (described, old) = (
            &self.state.body.operations[operation],
            self.state.cycles[operation],
        );
        if kind == 0 || described.cycle.is_some() {
            return old;
        }
        let interval = self.state.annealing.interval;
        let last = self.state.annealing.last(described);
        if kind >= 6 {
            let (first, until) = self.state.window(operation);
            let (first, until) = (first.max(0), until.min(last));
            if first < until {
                let span = (until - first + 1).min(interval);
                return first + self.random.below(span as usize) as i32;
            }
        }
        let distance = self.random.shift(if kind < 5 { 2 } else { 6 });
        (old + distance).clamp(0, last)
    }

    /// If another operation holds the wanted unit, lets it take the place that becomes free. Does so in half of the
    /// cases.
    fn give_way(&mut self, change: &mut Change) {
        let (operation, cycle, variant) = change.operations[0];
        if self.random.below(2) == 0 {
            return;
        }
        let state = &self.state;
        let Some(other) = state.holder(cycle, state.unit(operation, variant)) else {
            return;
        };
        let described = &state.body.operations[other];
        if other == operation || described.cycle.is_some() || described.first_stage {
            return;
        }
        let left = state.unit(operation, state.chosen[operation]);
        let same = |&variant: &usize| state.unit(other, variant) == left;
        let back = state.cycles[other] + state.cycles[operation] - cycle;
        let chosen = Some(state.chosen[other]).filter(same);
        let chosen = chosen.or_else(|| {
            self.random
                .first_of(state.variants(other), |variant| same(&variant))
        });
        if let Some(variant) = chosen {
            if (0..=state.annealing.last(described)).contains(&back) {
                change.operations.push((other, back, variant));
            }
        }
    }

    /// If the mover's results change sides, their other writers change sides too.
    fn turn_results(&mut self, mover: usize, change: &mut Change) {
        let (operation, _, variant) = change.operations[mover];
        let body = self.state.body;
        for (k, write) in body.operations[operation].writes.iter().enumerate() {
            let side = self.state.side_written(operation, variant, k);
            let known = change.values.iter().any(|&(value, _)| value == write.value);
            if known || side == self.state.sides[write.value] {
                continue;
            }
            change.values.push((write.value, side));
            for index in 0..self.state.writers(write.value).len() {
                let writer = self.state.writers(write.value)[index].0;
                if writer != operation {
                    self.turn_writer(writer, write.value, side, change);
                }
            }
        }
    }

    fn turn_writer(&mut self, writer: usize, value: usize, side: u8, change: &mut Change) {
        let state = &self.state;
        let writes = &state.body.operations[writer].writes;
        let place = writes.iter().position(|write| write.value == value);
        let fits =
            |variant: usize| place.is_none_or(|k| state.side_written(writer, variant, k) == side);
        let Some(variant) = self.random.first_of(state.variants(writer), fits) else {
            return;
        };
        match change.operations.iter().position(|&(o, _, _)| o == writer) {
            Some(known) => change.operations[known].2 = variant,
            None => change
                .operations
                .push((writer, state.cycles[writer], variant)),
        }
    }
}
