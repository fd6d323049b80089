//! Loop bodies whose answer is known.

use anneal::{
    anneal_loop, Body, BodyEdge, BodyForm, BodyOperation, BodyPair, BodyValue, Definition,
    LoopOptions, Use,
};

const OPTIONS: LoopOptions = LoopOptions {
    moves: 200_000,
    reheats: 1,
    seed: 1,
    start: 0.6,
    end: 0.05,
};

const CROSSES: u32 = 1 << 8;

/// One unit a side; the operand may come over the cross path of the side.
fn forms(reads: &[usize]) -> Vec<BodyForm> {
    let form = |side: u32, read: u32| BodyForm {
        resources: 1 << side | if read == side { 0 } else { CROSSES << side },
        side: side as u8,
        reads: read,
        writes: side,
        crossing: reads.first().copied().filter(|_| read != side),
    };
    match reads {
        [] => vec![form(0, 0), form(1, 1)],
        _ => vec![form(0, 0), form(0, 1), form(1, 0), form(1, 1)],
    }
    .into_iter()
    .map(|form| BodyForm {
        reads: if reads.is_empty() { 0 } else { form.reads },
        ..form
    })
    .collect()
}

fn operation(reads: &[usize], write: usize) -> BodyOperation {
    BodyOperation {
        slot: None,
        first_stage: false,
        reads: reads.to_vec(),
        needs: reads
            .iter()
            .map(|&value| Use { value, distance: 0 })
            .collect(),
        writes: vec![Definition {
            value: write,
            delay: 0,
        }],
        forms: forms(reads),
    }
}

/// `count` operations, each reading what the one before wrote.
fn chain(count: usize, interval: i32) -> Body {
    let reads = |k: usize| if k == 0 { vec![] } else { vec![k - 1] };
    Body {
        interval,
        stages: 20,
        capacity: [16, 16],
        values: vec![
            BodyValue {
                sides: 3,
                always: false,
                counted: true,
            };
            count
        ],
        operations: (0..count).map(|k| operation(&reads(k), k)).collect(),
        edges: (1..count).map(|k| edge(k - 1, k, 1, 0)).collect(),
        apart: Vec::new(),
    }
}

fn pair(first: usize, second: usize, shift: i32, weight: f64) -> BodyPair {
    BodyPair {
        first,
        second,
        shift,
        weight,
    }
}

fn edge(source: usize, target: usize, latency: i32, distance: i32) -> BodyEdge {
    BodyEdge {
        source,
        target,
        latency,
        distance,
        crossing: None,
    }
}

#[test]
fn fills_every_slot() {
    let found = anneal_loop(&chain(12, 6), OPTIONS);
    assert_eq!(found.cost, 0.0);
    let mut places: Vec<(i32, usize)> = found
        .cycles
        .iter()
        .map(|c| c % 6)
        .zip(sides(&found))
        .collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), 12);
    assert!(anneal_loop(&chain(13, 6), OPTIONS).cost > 0.0);
}

fn sides(found: &anneal::LoopPlacement) -> impl Iterator<Item = usize> + '_ {
    found.sides.iter().map(|&side| usize::from(side))
}

#[test]
fn a_recurrence_binds() {
    let mut body = chain(3, 3);
    body.operations[0] = operation(&[2], 0);
    body.operations[0].needs[0].distance = 1;
    body.edges.push(edge(2, 0, 1, 1));
    assert_eq!(anneal_loop(&body, OPTIONS).cost, 0.0);
    body.interval = 2;
    assert!(anneal_loop(&body, OPTIONS).cost > 0.0);
}

#[test]
fn waits_for_what_crosses() {
    let mut body = chain(2, 4);
    body.values[0].sides = 1;
    body.values[1].sides = 2;
    let wait = BodyEdge {
        crossing: Some(0),
        ..edge(0, 1, 3, 0)
    };
    body.edges.push(wait);
    let found = anneal_loop(&body, OPTIONS);
    assert_eq!((found.cost, found.sides.clone()), (0.0, vec![0, 1]));
    assert!(found.cycles[1] - found.cycles[0] >= 3);
}

#[test]
fn counts_registers() {
    let mut body = chain(4, 2);
    body.edges = vec![edge(0, 3, 9, 0)];
    body.operations[1] = operation(&[], 1);
    body.operations[2] = operation(&[], 2);
    body.operations[3] = operation(&[0], 3);
    body.capacity = [5, 5];
    assert_eq!(anneal_loop(&body, OPTIONS).cost, 0.0);
    body.capacity = [4, 4]; // value 0 lives for nine cycles, so five times over in one of two slots
    assert!(anneal_loop(&body, OPTIONS).cost > 0.0);
}

#[test]
fn an_invariant_may_stand_on_both_sides() {
    let mut body = chain(3, 1);
    let invariant = BodyValue {
        sides: 7,
        always: true,
        counted: true,
    };
    body.values[0] = invariant;
    body.operations.remove(0);
    for (k, operation) in body.operations.iter_mut().enumerate() {
        operation.reads = vec![0];
        operation.needs = vec![Use {
            value: 0,
            distance: 0,
        }];
        operation.forms = forms(&[0]);
        operation.forms.retain(|form| form.crossing.is_none());
        operation.writes[0].value = k + 1;
    }
    body.edges.clear();
    let found = anneal_loop(&body, OPTIONS);
    assert_eq!((found.cost, found.sides[0]), (0.0, 2));
    body.values[0].sides = 3;
    assert!(anneal_loop(&body, OPTIONS).cost > 0.0);
}

#[test]
fn keeps_accesses_apart_and_the_branch_in_its_slot() {
    let mut body = chain(3, 3);
    body.edges.clear();
    body.operations[2].slot = Some(1);
    body.operations[2].first_stage = true;
    body.apart = [(0, 1), (1, 2), (0, 2)]
        .map(|(first, second)| pair(first, second, 0, 1.0))
        .to_vec();
    let found = anneal_loop(&body, OPTIONS);
    assert_eq!((found.cost, found.cycles[2]), (0.0, 1));
    let mut slots: Vec<i32> = found.cycles.iter().map(|cycle| cycle % 3).collect();
    slots.sort_unstable();
    assert_eq!(slots, [0, 1, 2]);
}

#[test]
fn keeps_an_access_apart_from_another_at_a_distance() {
    for shift in [0, 1, 2] {
        let mut body = chain(2, 3);
        body.edges.clear();
        body.operations[1].slot = Some(1);
        body.apart = vec![
            pair(0, 1, shift, 0.5),
            pair(0, 1, shift + 4, 0.5),
            pair(0, 0, 1, 0.5),
        ];
        let found = anneal_loop(&body, OPTIONS);
        assert_eq!(found.cost, 0.0);
        assert_eq!(found.cycles[0] % 3, (1 + shift + 2) % 3);
    }
}

#[test]
fn a_wish_that_cannot_be_met_is_no_conflict() {
    let mut body = chain(1, 1);
    body.edges.clear();
    body.apart = vec![pair(0, 0, 1, 0.5)];
    assert_eq!(anneal_loop(&body, OPTIONS).cost, 0.0);
    body.apart[0].weight = 1.0;
    assert_eq!(anneal_loop(&body, OPTIONS).cost, 1.0);
}

#[test]
fn one_seed_gives_one_schedule() {
    let (first, second) = (
        anneal_loop(&chain(12, 6), OPTIONS),
        anneal_loop(&chain(12, 6), OPTIONS),
    );
    assert_eq!((first.cycles, first.forms), (second.cycles, second.forms));
}

#[test]
fn faulty_bodies_are_named() {
    let mut body = chain(2, 3);
    body.edges.push(edge(0, 7, 0, 0));
    assert!(body.check().unwrap_err().contains("0 -> 7"));
    body.edges.clear();
    body.operations[1].reads = vec![9];
    assert!(body.check().unwrap_err().contains("no value 9"));
    body.operations[1] = operation(&[0], 1);
    body.values[1].sides = 0;
    assert!(body.check().unwrap_err().contains("value 1"));
    body.values[1].sides = 3;
    assert!(body.check().is_ok());
    body.operations[1].forms.clear();
    assert!(body.check().unwrap_err().contains("operation 1"));
}
