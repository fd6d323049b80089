//! The annealing of a loop body.

use super::body::Body;
use super::state::{Change, State, BOTH};
use crate::random::Random;

/// How long and how hot; `start` and `end` are temperatures, in conflicts.
#[derive(Clone, Copy, Debug)]
pub struct LoopOptions {
    pub moves: u64,
    /// Coolings after the first, each a quarter as long.
    pub reheats: u32,
    pub seed: u64,
    pub start: f64,
    pub end: f64,
}

/// Where all went, and what is still in conflict (0: nothing).
#[derive(Clone, Debug)]
pub struct LoopPlacement {
    pub cost: f64,
    pub cycles: Vec<i32>,
    pub forms: Vec<usize>,
    /// 0: side A, 1: side B, 2: both.
    pub sides: Vec<u8>,
    /// Moves made until then.
    pub moves: u64,
}

/// Moves between refreshes of the temperature and of the cost, which gathers rounding.
const BATCH: u64 = 1 << 13;
/// Moves between two looks at which operations are in conflict.
const LOOK: u64 = 1 << 9;
/// What counts as no cost.
const NOTHING: f64 = 0.05;

/// Searches for a placement without conflict; stops at the first. The body must pass its check.
pub fn anneal_loop(body: &Body, options: LoopOptions) -> LoopPlacement {
    let mut search = Search {
        state: State::new(body, earliest(body)),
        random: Random::new(options.seed),
        free: free_values(body),
        troubled: Vec::new(),
        made: 0,
    };
    search.settle_sides();
    search.cool(options.moves, options.start, options.end);
    let mut cost = search.conflicts();
    let again = (options.start * options.end).sqrt();
    for _ in 0..options.reheats {
        if cost < NOTHING {
            break;
        }
        search.cool(options.moves / 4, again, options.end);
        cost = search.conflicts();
    }
    let state = search.state;
    LoopPlacement {
        cost,
        forms: (0..body.operations.len())
            .map(|operation| state.form_of(operation))
            .collect(),
        cycles: state.cycles,
        sides: state.sides,
        moves: search.made,
    }
}

/// The earliest cycles that the dependences allow, as far as they fit into the stages.
fn earliest(body: &Body) -> Vec<i32> {
    let last = body.interval * body.stages - 1;
    let first = |slot: Option<i32>| slot.unwrap_or(0);
    let mut cycles: Vec<i32> = body.operations.iter().map(|o| first(o.slot)).collect();
    for _ in 0..body.operations.len() {
        let mut changed = false;
        for edge in body.edges.iter().filter(|edge| edge.crossing.is_none()) {
            let reach = cycles[edge.source] + edge.latency - body.interval * edge.distance;
            let target = &body.operations[edge.target];
            let reach = reach.min(if target.first_stage {
                body.interval - 1
            } else {
                last
            });
            if target.slot.is_none() && reach > cycles[edge.target] {
                cycles[edge.target] = reach;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    cycles
}

/// Values that no operation writes and that have a choice of sides.
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

struct Search<'b> {
    state: State<'b>,
    random: Random,
    free: Vec<usize>,
    troubled: Vec<usize>,
    made: u64,
}

impl Search<'_> {
    /// A random variant for each operation, and with it sides for the values.
    fn settle_sides(&mut self) {
        let body = self.state.body;
        let mut known = vec![false; body.values.len()];
        for &value in &self.free {
            self.state.sides[value] = self.random.below(2) as u8;
        }
        for operation in 0..body.operations.len() {
            let variant = self.variant_that_fits(operation, &known);
            self.state.chosen[operation] = variant;
            for (k, write) in body.operations[operation].writes.iter().enumerate() {
                if !known[write.value] {
                    known[write.value] = true;
                    self.state.sides[write.value] = self.state.side_written(operation, variant, k);
                }
            }
        }
    }

    /// A random variant whose results go where the `known` sides say, if there is one.
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

    /// What keeps the placement from being a schedule.
    fn conflicts(&mut self) -> f64 {
        self.state.fill() - self.state.wishes()
    }

    /// One cooling.
    fn cool(&mut self, moves: u64, start: f64, end: f64) {
        let mut change = Change::default();
        let mut temperature = start;
        let mut cost = self.state.fill();
        for count in 0..moves {
            if count % BATCH == 0 {
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

    /// Chooses a change; false if nothing would change.
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

    /// A near cycle, or one that the dependences allow; the same for kind 0.
    fn new_cycle(&mut self, operation: usize, kind: usize) -> i32 {
        let (described, old) = (
            &self.state.body.operations[operation],
            self.state.cycles[operation],
        );
        if kind == 0 || described.slot.is_some() {
            return old;
        }
        let interval = self.state.body.interval;
        let last = if described.first_stage {
            interval - 1
        } else {
            interval * self.state.body.stages - 1
        };
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

    /// The operation that holds the unit wanted takes, half of the time, the place that becomes free.
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
        if other == operation || described.slot.is_some() || described.first_stage {
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
            let last = state.body.interval * state.body.stages - 1;
            if (0..=last).contains(&back) {
                change.operations.push((other, back, variant));
            }
        }
    }

    /// Results of a mover that change sides take their other writers with them.
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
