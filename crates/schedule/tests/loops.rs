//! Loop bodies whose best schedule is known.

use schedule::{
    anneal, anneal_while, Annealed, Annealing, Apart, Body, Definition, Dependence, Form,
    Operation, Registers, Start, Use, Value,
};

const ANNEALING: Annealing = Annealing {
    interval: 6,
    stages: 20,
    moves: 200_000,
    reheats: 1,
    seed: 1,
    start: 0.6,
    end: 0.05,
    seconds: f64::INFINITY,
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

fn at(interval: i32) -> Annealing {
    Annealing {
        interval,
        ..ANNEALING
    }
}

fn registers(any: i32, predicates: i32) -> [Registers; 2] {
    [Registers { any, predicates }; 2]
}

/// Forms on both sides. On each side, one form reads its operands there, and one reads them over the cross path.
fn forms(reads: &[usize]) -> Vec<Form> {
    let form = |side: u8, read: u8| Form {
        side,
        units: 1 << (4 * side),
        paths: if read == side { 0 } else { 1 << side },
        reads: u32::from(read),
        writes: u32::from(side),
        crossing: reads.first().copied().filter(|_| read != side),
    };
    let sides = if reads.is_empty() { 0..1 } else { 0..2 };
    let of_side = |side| sides.clone().map(move |read| form(side, read));
    match reads {
        [] => vec![
            form(0, 0),
            Form {
                reads: 0,
                ..form(1, 1)
            },
        ],
        _ => (0..2).flat_map(of_side).collect(),
    }
}

fn operation(reads: &[usize], write: usize) -> Operation {
    let used = |&value: &usize| Use { value, distance: 0 };
    Operation {
        reads: reads.to_vec(),
        needs: reads.iter().map(used).collect(),
        writes: vec![Definition {
            value: write,
            delay: 0,
        }],
        forms: forms(reads),
        cycle: None,
        first_stage: false,
        start: None,
        from_end: None,
        early: false,
        easy: false,
    }
}

fn dependence(source: usize, target: usize, latency: i32, distance: i32) -> Dependence {
    Dependence {
        source,
        target,
        latency,
        distance,
        crossing: None,
    }
}

/// `count` operations. Each reads the result of the one before.
fn chain(count: usize) -> Body {
    let reads = |k: usize| if k == 0 { vec![] } else { vec![k - 1] };
    Body {
        registers: registers(16, 0),
        values: vec![VALUE; count],
        operations: (0..count).map(|k| operation(&reads(k), k)).collect(),
        dependences: (1..count).map(|k| dependence(k - 1, k, 1, 0)).collect(),
        apart: Vec::new(),
    }
}

fn run(body: &Body, annealing: Annealing) -> Annealed {
    anneal(body, annealing).expect("a consistent body")
}

fn cost(body: &Body, interval: i32) -> f64 {
    run(body, at(interval)).cost
}

/// The least cost that is left if no schedule is possible.
const CONFLICT: f64 = 0.9;

#[test]
fn fills_every_slot() {
    let found = run(&chain(12), at(6));
    assert_eq!(found.cost, 0.0);
    let slots = found.cycles.iter().map(|cycle| cycle % 6);
    let mut places: Vec<(i32, u8)> = slots.zip(found.sides).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), 12);
    assert!(cost(&chain(13), 6) > CONFLICT);
}

#[test]
fn one_seed_gives_one_schedule() {
    let found = [0; 2].map(|_| run(&chain(12), at(6)));
    assert_eq!(found[0].cycles, found[1].cycles);
    assert_eq!(found[0].forms, found[1].forms);
}

#[test]
fn a_schedule_given_is_kept() {
    let mut body = chain(12);
    let found = run(&body, at(6));
    for (index, operation) in body.operations.iter_mut().enumerate() {
        operation.start = Some(Start {
            cycle: found.cycles[index],
            form: Some(found.forms[index]),
        });
    }
    let kept = run(&body, Annealing { seed: 2, ..at(6) });
    assert_eq!(
        (kept.cycles, kept.forms, kept.moves),
        (found.cycles, found.forms, 0)
    );
}

#[test]
fn a_recurrence_binds() {
    let mut body = chain(3);
    body.operations[0] = operation(&[2], 0);
    body.operations[0].needs[0].distance = 1;
    body.dependences.push(dependence(2, 0, 1, 1));
    assert_eq!(cost(&body, 3), 0.0);
    assert!(cost(&body, 2) > CONFLICT);
}

#[test]
fn waits_for_what_crosses() {
    let mut body = chain(2);
    body.values[0].sides = 1;
    body.values[1].sides = 2;
    body.dependences.push(Dependence {
        crossing: Some(0),
        ..dependence(0, 1, 3, 0)
    });
    let found = run(&body, at(4));
    assert_eq!((found.cost, found.sides), (0.0, vec![0, 1]));
    assert!(found.cycles[1] - found.cycles[0] >= 3);
}

#[test]
fn counts_registers() {
    let mut body = chain(4);
    body.dependences = vec![dependence(0, 3, 9, 0)];
    body.operations[1] = operation(&[], 1);
    body.operations[2] = operation(&[], 2);
    body.operations[3] = operation(&[0], 3);
    body.registers = registers(5, 0);
    assert_eq!(cost(&body, 2), 0.0);
    body.registers = registers(4, 0); // value 0 lives for nine cycles, five times over in one of two slots
    assert!(cost(&body, 2) > CONFLICT);
}

#[test]
fn counts_the_registers_that_can_be_tested() {
    let mut body = chain(3);
    body.values[0].tested = true;
    body.registers = registers(16, 1);
    assert_eq!(cost(&body, 6), 0.0);
    body.registers = registers(16, 0);
    assert!(cost(&body, 6) > CONFLICT);
}

#[test]
fn an_invariant_may_stand_on_both_sides() {
    let mut body = chain(3);
    body.values[0].sides = 7;
    body.values[0].held = true;
    body.operations.remove(0);
    for (k, entry) in body.operations.iter_mut().enumerate() {
        *entry = operation(&[0], k + 1);
        entry.forms.retain(|form| form.crossing.is_none());
    }
    body.dependences.clear();
    let found = run(&body, at(1));
    assert_eq!((found.cost, found.sides[0]), (0.0, 2));
    body.values[0].sides = 3;
    assert!(cost(&body, 1) > CONFLICT);
}

fn apart(first: usize, second: usize, shift: i32, weight: f64) -> Apart {
    Apart {
        first,
        second,
        shift,
        weight,
    }
}

#[test]
fn keeps_accesses_apart_and_an_operation_in_its_cycle() {
    let mut body = chain(3);
    body.dependences.clear();
    body.operations[2].cycle = Some(1);
    body.operations[2].first_stage = true;
    body.apart = [(0, 1), (1, 2), (0, 2)]
        .map(|(first, second)| apart(first, second, 0, 1.0))
        .to_vec();
    let found = run(&body, at(3));
    assert_eq!((found.cost, found.cycles[2]), (0.0, 1));
    body.operations[2].cycle = None;
    assert!(cost(&body, 2) > CONFLICT);
}

#[test]
fn keeps_an_access_apart_from_another_at_a_distance() {
    for shift in [0, 1, 2] {
        let mut body = chain(2);
        body.dependences.clear();
        body.operations[1].cycle = Some(1);
        body.apart = vec![
            apart(0, 1, shift, 0.5),
            apart(0, 1, shift + 4, 0.5),
            apart(0, 0, 1, 0.5),
        ];
        let found = run(&body, at(3));
        assert_eq!(found.cost, 0.0);
        assert_eq!(found.cycles[0] % 3, (1 + shift + 2) % 3);
    }
}

#[test]
fn a_wish_that_cannot_be_met_is_no_conflict() {
    let mut body = chain(1);
    body.apart = vec![apart(0, 0, 1, 0.5)];
    assert_eq!(cost(&body, 1), 0.0);
    body.apart[0].weight = 1.0;
    assert_eq!(cost(&body, 1), 1.0);
}

#[test]
fn faulty_bodies_are_named() {
    type Fault = fn(&mut Body);
    let faults: [(&str, Fault); 12] = [
        ("0 -> 7", |body| {
            body.dependences.push(dependence(0, 7, 0, 0))
        }),
        ("apart 7 -> 0", |body| body.apart.push(apart(7, 0, 0, 1.0))),
        ("no value 9", |body| body.operations[1].reads = vec![9]),
        ("value 1: no side", |body| body.values[1].sides = 0),
        ("operation 1: no form", |body| {
            body.operations[1].forms.clear()
        }),
        ("units of the other side", |body| {
            body.operations[1].forms[0].units = 0x81
        }),
        ("a choice of units", |body| {
            body.operations[1].forms[0].units = 3
        }),
        ("lies outside", |body| body.operations[1].cycle = Some(1000)),
        ("only lists", |body| body.values[0].ready = Some(0)),
        ("the number 2147483647", |body| {
            body.operations[0].writes[0].delay = i32::MAX
        }),
        ("the number -2147483648", |body| {
            body.dependences[0].latency = i32::MIN
        }),
        ("interval, stages and distances", |body| {
            body.dependences[0].distance = 1 << 20
        }),
    ];
    for (cause, fault) in faults {
        let mut body = chain(2);
        fault(&mut body);
        let error = anneal(&body, at(3)).unwrap_err();
        assert!(error.contains(cause), "{error}");
    }
    assert!(anneal(&chain(2), at(0)).unwrap_err().contains("at least 1"));
    let error = anneal(&chain(2), at(i32::MAX)).unwrap_err();
    assert!(error.contains("more than 1048576 cycles"), "{error}");
}

#[test]
fn ends_when_its_seconds_are_spent() {
    let endless = Annealing {
        moves: u64::MAX / 8,
        seconds: 0.05,
        ..at(5)
    };
    let found = run(&chain(12), endless);
    assert!(found.cost > CONFLICT && found.moves > 0);
}

#[test]
fn ends_when_the_caller_wants_no_more_and_asks_no_further() {
    let endless = Annealing {
        moves: u64::MAX / 8,
        reheats: 1000,
        ..at(5)
    };
    let mut asked = 0;
    let found = anneal_while(&chain(12), endless, &mut || {
        asked += 1;
        asked < 3
    });
    assert!(found.expect("a consistent body").cost > CONFLICT);
    assert_eq!(asked, 3);
}
