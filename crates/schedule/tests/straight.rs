//! Straight code whose best schedule is known.

use schedule::{
    best_list, best_list_while, Body, Definition, Dependence, Form, Listed, Listing, Operation,
    Registers, Use, Value,
};

const L: u8 = 1;
const S: u8 = 2;
const CROSS: [u32; 2] = [1, 2];

const LISTING: Listing = Listing {
    limit: 100,
    bound: 0,
    tries: 10,
    seed: 1,
};

/// A value that may be on either side.
const VALUE: Value = Value {
    sides: 3,
    held: false,
    counted: true,
    tested: false,
    ready: None,
    due: None,
};

fn used(&value: &usize) -> Use {
    Use { value, distance: 0 }
}

/// An operation on either side. It reads its operands on its side, or the last operand over the cross path.
fn operation(reads: &[usize], write: usize, units: u8) -> Operation {
    let all = (1 << reads.len()) - 1;
    let form = |side: u8| Form {
        side,
        units: units << (4 * side),
        paths: 0,
        reads: if side == 0 { 0 } else { all },
        writes: u32::from(side),
        crossing: None,
    };
    let mut forms = vec![form(0), form(1)];
    if let Some(&last) = reads.last() {
        forms.extend([0, 1].map(|side| Form {
            paths: CROSS[usize::from(side)],
            reads: form(side).reads ^ 1 << (reads.len() - 1),
            crossing: Some(last),
            ..form(side)
        }));
    }
    Operation {
        reads: reads.to_vec(),
        needs: reads.iter().map(used).collect(),
        writes: vec![Definition {
            value: write,
            delay: 0,
        }],
        forms,
        cycle: None,
        first_stage: false,
        start: None,
        from_end: None,
        early: false,
        easy: true,
    }
}

fn dependence(source: usize, target: usize) -> Dependence {
    Dependence {
        source,
        target,
        latency: 1,
        distance: 0,
        crossing: None,
    }
}

fn body(values: usize, operations: Vec<Operation>) -> Body {
    let mut writer = vec![None; values];
    let mut dependences = Vec::new();
    for (number, operation) in operations.iter().enumerate() {
        for need in &operation.needs {
            dependences.extend(writer[need.value].map(|source| dependence(source, number)));
        }
        for write in &operation.writes {
            writer[write.value] = Some(number);
        }
    }
    Body {
        registers: [Registers {
            any: 16,
            predicates: 0,
        }; 2],
        values: vec![VALUE; values],
        operations,
        dependences,
        apart: Vec::new(),
    }
}

/// Words 0 to `count` - 1, then their sum. Each addition takes two numbers that are available.
fn sum(count: usize, units: u8) -> Body {
    let mut operations: Vec<_> = (0..count).map(|word| operation(&[], word, units)).collect();
    for next in 0..count - 1 {
        operations.push(operation(&[2 * next, 2 * next + 1], count + next, units));
    }
    body(2 * count - 1, operations)
}

/// `count` operations. Each reads the result of the one before.
fn chain(count: usize) -> Vec<Operation> {
    let next = (1..count).map(|word| operation(&[word - 1], word, L));
    std::iter::once(operation(&[], 0, L)).chain(next).collect()
}

fn found(body: &Body, tries: u64) -> Option<Listed> {
    best_list(body, Listing { tries, ..LISTING }).expect("a consistent body")
}

fn best(body: &Body, tries: u64) -> Listed {
    found(body, tries).expect("a schedule")
}

#[test]
fn a_chain_takes_its_length() {
    let found = best(&body(20, chain(20)), 10);
    assert_eq!((found.length, found.overflow), (20, 0));
    assert_eq!(found.cycles, (0..20).collect::<Vec<_>>());
}

#[test]
fn units_paths_and_dependences_are_kept() {
    let body = sum(16, L | S);
    let found = best(&body, 200);
    assert!(found.length >= 8, "31 operations on four units");
    assert!(found.length <= 10);
    let chosen = body.operations.iter().zip(&found.forms);
    let forms: Vec<&Form> = chosen
        .map(|(operation, &form)| &operation.forms[form])
        .collect();
    for cycle in 0..found.length {
        for side in 0..2 {
            let issued = (0..forms.len()).filter(|&op| found.cycles[op] == cycle);
            let here: Vec<_> = issued.filter(|&op| forms[op].side == side).collect();
            assert!(here.len() <= 2);
            assert!(here.iter().filter(|&&op| forms[op].paths != 0).count() <= 1);
        }
    }
    for it in &body.dependences {
        assert!(found.cycles[it.target] >= found.cycles[it.source] + it.latency);
    }
    let mut sides = vec![None; body.values.len()];
    for (operation, form) in body.operations.iter().zip(forms) {
        for (k, &value) in operation.reads.iter().enumerate() {
            assert_eq!(
                *sides[value].get_or_insert(form.reads >> k & 1),
                form.reads >> k & 1
            );
        }
        let written = operation.writes[0].value;
        assert_eq!(*sides[written].get_or_insert(form.writes), form.writes);
    }
}

#[test]
fn more_lists_are_never_worse_and_a_seed_gives_one_schedule() {
    let body = sum(40, L | S);
    let [few, many, again] = [0, 500, 500].map(|tries| best(&body, tries));
    assert!(many.length + many.overflow <= few.length + few.overflow);
    assert_eq!(many.cycles, again.cycles);
}

#[test]
fn values_beyond_the_registers_count() {
    let mut body = sum(16, L);
    body.registers.iter_mut().for_each(|side| side.any = 1);
    assert!(best(&body, 0).overflow > 0);
}

#[test]
fn an_operation_gets_its_cycle_from_the_end() {
    let mut operations = chain(20);
    operations.push(operation(&[], 20, L));
    operations[20].from_end = Some(-6);
    let found = best(&body(21, operations), 10);
    assert_eq!(found.cycles[20], found.length - 6);
}

#[test]
fn a_read_over_the_cross_path_waits() {
    let mut body = body(2, chain(2));
    (body.values[0].sides, body.values[1].sides) = (1, 2);
    assert_eq!(best(&body, 10).cycles, [0, 1]);
    body.dependences.push(Dependence {
        latency: 3,
        crossing: Some(0),
        ..dependence(0, 1)
    });
    assert_eq!(best(&body, 10).cycles, [0, 3]);
    body.values[1].sides = 1;
    assert_eq!(best(&body, 10).cycles, [0, 1]);
}

#[test]
fn a_predicate_that_enters_late_is_waited_for() {
    let mut body = body(2, vec![operation(&[], 0, L)]);
    body.operations[0].needs.push(used(&1));
    body.values[1].ready = Some(4);
    assert_eq!(best(&body, 10).cycles, [4]);
}

#[test]
fn no_schedule_where_sides_do_not_fit() {
    let mut body = body(3, vec![operation(&[0, 1], 2, L)]);
    (body.values[0].sides, body.values[1].sides) = (1, 2);
    assert!(found(&body, 0).is_some());
    body.operations[0].forms.retain(|form| form.paths == 0);
    assert!(found(&body, 0).is_none());
}

#[test]
fn a_body_of_a_loop_is_refused() {
    let refused = |body: &Body| best_list(body, LISTING).unwrap_err();
    let mut wrong = body(2, chain(2));
    wrong.dependences[0].distance = 1;
    assert!(refused(&wrong).contains("another iteration"));
    let mut wrong = body(2, chain(2));
    wrong.operations[1].cycle = Some(1);
    assert!(refused(&wrong).contains("operation 1"));
    let mut wrong = body(2, chain(2));
    wrong.values.pop();
    assert!(refused(&wrong).contains("no value 1"));
}

#[test]
fn a_limit_beyond_the_memory_is_refused() {
    let listing = Listing {
        limit: i32::MAX,
        ..LISTING
    };
    let error = best_list(&body(2, chain(2)), listing).unwrap_err();
    assert!(error.contains("the limit is beyond"), "{error}");
}

#[test]
fn ends_when_the_caller_wants_no_more_and_asks_no_further() {
    let endless = Listing {
        tries: u64::MAX,
        ..LISTING
    };
    let body = body(2, chain(2));
    let mut asked = 0;
    let found = best_list_while(&body, endless, &mut || {
        asked += 1;
        asked < 3
    });
    assert!(found.expect("a consistent body").is_some());
    assert_eq!(asked, 3);
}
