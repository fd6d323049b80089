//! List schedules of small pieces of code whose best is known.

use anneal::{best_list, ListOperation, ListProblem, ListValue, ListWay};

const L: u8 = 1;
const S: u8 = 2;
const CROSS: [u32; 2] = [1, 2];

fn value(side: Option<u8>) -> ListValue {
    ListValue {
        side,
        ready: None,
        due: None,
        counted: true,
    }
}

/// An operation on either side that reads its operands there, or the last one over the cross path.
fn operation(reads: &[usize], write: usize, units: u8) -> ListOperation {
    let mut ways = Vec::new();
    for crossing in [false, true] {
        for side in 0..2u8 {
            if crossing && reads.is_empty() {
                continue;
            }
            let mut operands: Vec<(usize, u8)> = reads.iter().map(|&v| (v, side)).collect();
            if crossing {
                operands.last_mut().unwrap().1 = 1 - side;
            }
            operands.push((write, side));
            let paths = if crossing { CROSS[side as usize] } else { 0 };
            ways.push(ListWay {
                side,
                units,
                paths,
                operands,
                crossing: Vec::new(),
            });
        }
    }
    ListOperation {
        reads: reads.to_vec(),
        predicate: None,
        writes: vec![(write, 0)],
        ways,
        from_end: None,
        early: false,
        easy: true,
    }
}

fn problem(values: usize, operations: Vec<ListOperation>) -> ListProblem {
    let mut writer = vec![None; values];
    let mut edges = Vec::new();
    for (number, operation) in operations.iter().enumerate() {
        for &value in &operation.reads {
            edges.extend(writer[value].map(|source| (source, number, 1)));
        }
        for &(value, _) in &operation.writes {
            writer[value] = Some(number);
        }
    }
    ListProblem {
        values: vec![value(None); values],
        operations,
        edges,
        apart: Vec::new(),
        room: [16, 16],
        load_delay: 4,
        limit: 100,
    }
}

/// Words 0 to `count` - 1, then their sum, each time two that are there.
fn sum(count: usize, units: u8) -> ListProblem {
    let mut operations: Vec<_> = (0..count).map(|word| operation(&[], word, units)).collect();
    for next in 0..count - 1 {
        operations.push(operation(&[2 * next, 2 * next + 1], count + next, units));
    }
    problem(2 * count - 1, operations)
}

#[test]
fn a_chain_takes_its_length() {
    let mut operations = vec![operation(&[], 0, L)];
    operations.extend((1..20).map(|word| operation(&[word - 1], word, L)));
    let found = best_list(&problem(20, operations), 0, 10, 1).unwrap();
    assert_eq!(found.length, 20);
    assert_eq!(found.overflow, 0);
    assert_eq!(found.cycles, (0..20).collect::<Vec<_>>());
}

#[test]
fn units_paths_and_dependences_are_kept() {
    let problem = sum(16, L | S);
    let found = best_list(&problem, 0, 200, 1).unwrap();
    assert!(found.length >= 8, "31 operations on four units");
    assert!(found.length <= 10);
    for cycle in 0..found.length {
        for side in 0..2 {
            let here: Vec<&ListWay> = (0..problem.operations.len())
                .filter(|&op| found.cycles[op] == cycle)
                .map(|op| &problem.operations[op].ways[found.ways[op]])
                .filter(|way| way.side == side)
                .collect();
            assert!(here.len() <= 2);
            assert!(here.iter().filter(|way| way.paths != 0).count() <= 1);
        }
    }
    for &(source, target, latency) in &problem.edges {
        assert!(found.cycles[target] >= found.cycles[source] + latency);
    }
    let mut sides = vec![None; problem.values.len()];
    for (operation, &way) in problem.operations.iter().zip(&found.ways) {
        for &(value, side) in &operation.ways[way].operands {
            assert_eq!(*sides[value].get_or_insert(side), side);
        }
    }
}

#[test]
fn more_lists_are_never_worse_and_a_seed_gives_one_schedule() {
    let problem = sum(40, L | S);
    let [few, many, again] = [0, 500, 500].map(|tries| best_list(&problem, 0, tries, 7).unwrap());
    assert!(many.length + many.overflow <= few.length + few.overflow);
    assert_eq!(many.cycles, again.cycles);
}

#[test]
fn values_beyond_the_registers_count() {
    let mut problem = sum(16, L);
    problem.room = [1, 1];
    assert!(best_list(&problem, 0, 0, 1).unwrap().overflow > 0);
}

#[test]
fn what_has_its_cycle_from_the_end_gets_it() {
    let mut last = operation(&[], 20, L);
    last.from_end = Some(-6);
    let mut operations = vec![operation(&[], 0, L)];
    operations.extend((1..20).map(|word| operation(&[word - 1], word, L)));
    operations.push(last);
    let found = best_list(&problem(21, operations), 0, 10, 1).unwrap();
    assert_eq!(found.cycles[20], found.length - 6);
}

#[test]
fn sides_that_do_not_fit_are_no_schedule() {
    let mut problem = problem(3, vec![operation(&[0, 1], 2, L)]);
    problem.values[0].side = Some(0);
    problem.values[1].side = Some(1);
    assert!(best_list(&problem, 0, 0, 1).is_some());
    problem.operations[0].ways.retain(|way| way.paths == 0);
    assert!(best_list(&problem, 0, 0, 1).is_none());
}

#[test]
fn what_refers_to_nothing_is_refused() {
    assert!(problem(1, vec![operation(&[], 0, L)]).check().is_ok());
    assert!(problem(0, vec![]).check().is_ok());
    let mut wrong = problem(2, vec![operation(&[0], 1, L)]);
    wrong.values.pop();
    assert!(wrong.check().is_err());
    let mut wrong = problem(1, vec![operation(&[], 0, L)]);
    wrong.edges.push((0, 1, 1));
    assert!(wrong.check().is_err());
    let wrong = problem(1, vec![operation(&[], 0, 16)]);
    assert!(wrong.check().is_err());
}
