//! The annealing: one operation moves at a time, in cycle, in variant or in both.

use crate::cost::State;
use crate::problem::Problem;
use crate::random::Random;

/// How long and how hot. Cost is counted in conflicts, so temperatures of 0.4 to 0.06 span the search.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub moves: u64,
    pub seed: u64,
    pub start: f64,
    pub end: f64,
}

/// Where each operation went, and what is still in conflict (0: nothing).
#[derive(Clone, Debug)]
pub struct Placement {
    pub cost: f64,
    pub cycles: Vec<i32>,
    pub variants: Vec<usize>,
}

/// New cycles and variants. The first one or two operations move in time; the others are the further
/// writers of their values, which follow them to the new side.
struct Move {
    changes: Vec<(usize, i32, usize)>,
    movers: usize,
    touched: Vec<usize>,
    values: Vec<usize>,
}

/// Moves between refreshes of the temperature and of the cost, which gathers rounding.
const BATCH: u64 = 1 << 14;
/// Moves between two looks at which operations are in conflict.
const LOOK: u64 = 1 << 10;

/// Coolings after the first, each from between the two temperatures and a quarter as long.
const REHEATS: usize = 8;

/// Searches for a placement without conflict; stops at the first. The problem must pass its check.
pub fn anneal(problem: &Problem, options: Options) -> Placement {
    let mut random = Random::new(options.seed);
    let mut state = State::new(problem, first_variants(problem, &mut random));
    let mut cost = cool(&mut state, &mut random, options);
    let again = Options {
        moves: options.moves / 4,
        start: (options.start * options.end).sqrt(),
        ..options
    };
    for _ in 0..REHEATS {
        if cost < 0.5 {
            break;
        }
        cost = cool(&mut state, &mut random, again);
    }
    Placement {
        cost,
        cycles: state.cycles,
        variants: state.variants,
    }
}

/// One cooling from `options.start` to `options.end`; returns the cost left.
fn cool(state: &mut State, random: &mut Random, options: Options) -> f64 {
    let mut step = Move {
        changes: Vec::new(),
        movers: 0,
        touched: Vec::new(),
        values: Vec::new(),
    };
    let mut troubled = Vec::new();
    let mut temperature = options.start;
    let mut cost = state.fill();
    for count in 0..options.moves {
        if count % BATCH == 0 {
            let part = count as f64 / options.moves as f64;
            temperature = options.start * (options.end / options.start).powf(part);
            cost = state.fill();
        }
        if count % LOOK == 0 {
            troubled = state.troubled();
        }
        if cost < 0.5 {
            break;
        }
        if propose(state, &troubled, random, &mut step) {
            cost += attempt(state, &mut step, |rise| {
                rise <= 0.0 || random.unit() < (-rise / temperature).exp()
            });
        }
    }
    state.fill()
}

/// The variants given, else random ones; one side for all writers of a value.
fn first_variants(problem: &Problem, random: &mut Random) -> Vec<usize> {
    let mut side = vec![None; problem.values.len()];
    let mut variants = Vec::with_capacity(problem.operations.len());
    for operation in &problem.operations {
        let wanted = operation.writes.iter().find_map(|write| side[write.value]);
        let chosen = operation
            .variant
            .unwrap_or_else(|| variant_on(problem, variants.len(), wanted, random));
        for write in &operation.writes {
            side[write.value] = Some(operation.variants[chosen].side);
        }
        variants.push(chosen);
    }
    variants
}

/// A random variant of the operation, on `side` if one is given and there is such a variant.
fn variant_on(problem: &Problem, operation: usize, side: Option<u8>, random: &mut Random) -> usize {
    let variants = &problem.operations[operation].variants;
    let first = random.below(variants.len());
    (0..variants.len())
        .map(|k| (first + k) % variants.len())
        .find(|&index| side.is_none_or(|side| variants[index].side == side))
        .unwrap_or(first)
}

/// Chooses a change and what it touches; false if nothing would change.
fn propose(state: &State, troubled: &[usize], random: &mut Random, step: &mut Move) -> bool {
    let problem = state.problem;
    let operation = if !troubled.is_empty() && random.below(3) == 0 {
        troubled[random.below(troubled.len())]
    } else {
        random.below(problem.operations.len())
    };
    let described = &problem.operations[operation];
    let kind = random.below(8);
    let mut cycle = state.cycles[operation];
    let mut variant = state.variants[operation];
    if kind != 0 && !described.fixed {
        cycle += random.shift(if kind < 5 { 2 } else { 6 });
    }
    if kind < 3 {
        variant = random.below(described.variants.len());
    }
    if cycle == state.cycles[operation] && variant == state.variants[operation] {
        return false;
    }
    step.changes.clear();
    step.changes.push((operation, cycle, variant));
    if let Some(other) = give_way(state, random, operation, cycle, variant) {
        step.changes.push(other);
    }
    step.movers = step.changes.len();
    let mut turns = false;
    for index in 0..step.movers {
        turns |= turn_writers(state, index, random, step);
    }
    gather(state, turns, step);
    true
}

/// The operation that holds the unit wanted takes, half of the time, the place that becomes free.
fn give_way(
    state: &State,
    random: &mut Random,
    operation: usize,
    cycle: i32,
    variant: usize,
) -> Option<(usize, i32, usize)> {
    let operations = &state.problem.operations;
    let unit = |operation: usize, variant: usize| {
        operations[operation].variants[variant]
            .resources
            .trailing_zeros()
    };
    let wanted = unit(operation, variant);
    if wanted >= 32 || random.below(2) == 0 {
        return None;
    }
    let other = state.holder(cycle, wanted as usize)?;
    if other == operation || operations[other].fixed {
        return None;
    }
    let left = unit(operation, state.variants[operation]);
    let variants = operations[other].variants.len();
    let first = random.below(variants);
    let fitting = (0..variants)
        .map(|k| (first + k) % variants)
        .find(|&index| unit(other, index) == left)?;
    let back = state.cycles[other] + state.cycles[operation] - cycle;
    Some((other, back, fitting))
}

/// The other writers of a mover's values go to its new side with it; true if the side changes.
fn turn_writers(state: &State, mover: usize, random: &mut Random, step: &mut Move) -> bool {
    let (operation, _, variant) = step.changes[mover];
    let described = &state.problem.operations[operation];
    let side = described.variants[variant].side;
    if side == described.variants[state.variants[operation]].side {
        return false;
    }
    for write in &described.writes {
        for writer in state
            .writers(write.value)
            .filter(|&writer| writer != operation)
        {
            let variant = variant_on(state.problem, writer, Some(side), random);
            match step.changes.iter().position(|change| change.0 == writer) {
                Some(known) => step.changes[known].2 = variant,
                None => step.changes.push((writer, state.cycles[writer], variant)),
            }
        }
    }
    true
}

/// The operations and values whose cost may change.
fn gather(state: &State, turns: bool, step: &mut Move) {
    step.touched.clear();
    step.values.clear();
    for &(operation, _, _) in &step.changes {
        push_new(&mut step.touched, operation);
        for &value in state.values_of(operation) {
            push_new(&mut step.values, value);
        }
        if turns {
            for write in &state.problem.operations[operation].writes {
                for &reader in state.followers(write.value) {
                    push_new(&mut step.touched, reader);
                }
            }
        }
    }
}

fn push_new(list: &mut Vec<usize>, item: usize) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// Makes the change and keeps it if `accept` says so of the rise in cost; returns the change of cost.
fn attempt(state: &mut State, step: &mut Move, accept: impl FnOnce(f64) -> bool) -> f64 {
    let before = count(state, step, -1) + edges_cost(state, step);
    exchange(state, step);
    let after = count(state, step, 1) + edges_cost(state, step);
    if accept(after - before) {
        return after - before;
    }
    count(state, step, -1);
    exchange(state, step);
    count(state, step, 1);
    0.0
}

/// Only the movers change cycles, so only their edges can change cost.
fn edges_cost(state: &State, step: &Move) -> f64 {
    let first = step.changes[0].0;
    let alone = state.edges_cost(first, None);
    match step.movers {
        1 => alone,
        _ => alone + state.edges_cost(step.changes[1].0, Some(first)),
    }
}

fn count(state: &mut State, step: &Move, by: i16) -> f64 {
    let resources: f64 = step
        .touched
        .iter()
        .map(|&operation| state.count_resources(operation, by))
        .sum();
    let registers: f64 = step
        .values
        .iter()
        .map(|&value| state.count_live(value, by))
        .sum();
    resources + registers
}

fn exchange(state: &mut State, step: &mut Move) {
    for (operation, cycle, variant) in &mut step.changes {
        std::mem::swap(&mut state.cycles[*operation], cycle);
        std::mem::swap(&mut state.variants[*operation], variant);
    }
}
