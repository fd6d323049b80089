//! Small problems whose answer is known.

use anneal::{anneal, Definition, Edge, Operation, Options, Problem, Use, Variant};

const OPTIONS: Options = Options {
    moves: 200_000,
    seed: 1,
    start: 0.5,
    end: 0.05,
};

fn operation(reads: &[usize], write: usize, units: &[(u32, u8)]) -> Operation {
    let by_read_sides = vec![Some(0); 1 << reads.len()];
    let variant = |&(resources, side): &(u32, u8)| Variant {
        resources,
        side,
        by_read_sides: by_read_sides.clone(),
    };
    Operation {
        cycle: 0,
        fixed: false,
        variant: None,
        reads: reads
            .iter()
            .map(|&value| Use { value, distance: 0 })
            .collect(),
        predicates: Vec::new(),
        writes: vec![Definition {
            value: write,
            delay: 0,
        }],
        variants: units.iter().map(variant).collect(),
    }
}

/// `count` independent operations on one of two units.
fn independent(count: usize, length: i32) -> Problem {
    Problem {
        length,
        capacity: [[8, 2]; 2],
        values: vec![0; count],
        operations: (0..count)
            .map(|k| operation(&[], k, &[(1, 0), (2, 1)]))
            .collect(),
        edges: Vec::new(),
    }
}

fn edge(source: usize, target: usize, latency: i32, distance: i32) -> Edge {
    Edge {
        source,
        target,
        latency,
        distance,
    }
}

#[test]
fn fills_every_slot() {
    let placement = anneal(&independent(12, 6), OPTIONS);
    assert_eq!(placement.cost, 0.0);
    let rows = placement.cycles.iter().map(|cycle| cycle.rem_euclid(6));
    let mut slots: Vec<(i32, usize)> = rows.zip(placement.variants).collect();
    slots.sort_unstable();
    slots.dedup();
    assert_eq!(slots.len(), 12);
}

#[test]
fn reports_what_does_not_fit() {
    assert!(anneal(&independent(13, 6), OPTIONS).cost > 0.0);
}

#[test]
fn keeps_dependences_around_the_loop() {
    let mut problem = independent(2, 3);
    problem.operations[1] = operation(&[0], 1, &[(1, 0), (2, 1)]);
    for variant in &mut problem.operations[1].variants {
        variant.by_read_sides = vec![Some(0), None]; // only from side A
    }
    problem.edges = vec![edge(0, 1, 2, 0), edge(1, 0, 1, 1)];
    let placement = anneal(&problem, OPTIONS);
    assert_eq!(placement.cost, 0.0);
    assert_eq!(placement.cycles[1] - placement.cycles[0], 2);
    assert_eq!(
        problem.operations[0].variants[placement.variants[0]].side,
        0
    );
}

#[test]
fn counts_registers() {
    let mut problem = independent(4, 4);
    problem.operations[3] = operation(&[0, 1, 2], 3, &[(4, 0)]);
    problem.edges = (0..3).map(|source| edge(source, 3, 1, 0)).collect();
    problem.capacity = [[2, 0], [1, 0]];
    assert_eq!(anneal(&problem, OPTIONS).cost, 0.0);
    problem.capacity = [[1, 0], [1, 0]];
    assert!(anneal(&problem, OPTIONS).cost > 0.0);
}

#[test]
fn one_seed_gives_one_schedule() {
    let (first, second) = (
        anneal(&independent(12, 6), OPTIONS),
        anneal(&independent(12, 6), OPTIONS),
    );
    assert_eq!(first.cycles, second.cycles);
    assert_eq!(first.variants, second.variants);
}

#[test]
fn faulty_problems_are_named() {
    let mut problem = independent(2, 3);
    problem.edges.push(edge(0, 7, 0, 0));
    assert!(problem.check().unwrap_err().contains("0 -> 7"));
    problem.edges.clear();
    problem.values.push(0);
    assert!(problem.check().unwrap_err().contains("value 2"));
}

#[test]
fn a_schedule_given_is_kept() {
    let problem = independent(12, 6);
    let found = anneal(&problem, OPTIONS);
    let mut again = problem.clone();
    for (index, operation) in again.operations.iter_mut().enumerate() {
        operation.cycle = found.cycles[index];
        operation.variant = Some(found.variants[index]);
    }
    let kept = anneal(&again, OPTIONS);
    assert_eq!((kept.cycles, kept.variants), (found.cycles, found.variants));
}
