//! Calls of routines that are given as instruction words.

use crate::{object_of, routine};
use c6000::isa::Level;
use c6000::sim::{CallError, CallResult, Checks, Machine, Rule, Simulator, Watch};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

const RETURN: u32 = 0x000c_0362; // B .S2 B3
const NOP_5: u32 = 0x0000_8000;

fn call(words: &[u32], arguments: &[u32]) -> Result<CallResult, CallError> {
    let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
    simulator
        .load(&[&routine(words, Some(Level::C62x))])
        .unwrap();
    simulator.call("routine", arguments, 1000, Checks::default())
}

#[test]
fn a_bare_return_takes_its_branch_and_delay_slots() {
    let result = call(&[RETURN, NOP_5], &[7]).unwrap();
    assert_eq!((result.cycles, result.return_value), (6, 7));
    assert_eq!(
        (result.packets, result.instructions, result.stack_bytes),
        (2, 1, 0)
    );
    assert_eq!(
        (result.max_uninterruptible, result.interruptible),
        (6, true)
    );
}

#[test]
fn mvk_and_mvkh_build_a_constant_of_32_bits() {
    let words = [0x0266_f7a8, 0x0241_1a68, RETURN, NOP_5]; // MVK, MVKH of 0x8234cdef to A4
    assert_eq!(call(&words, &[]).unwrap().return_value, 0x8234_cdef);
}

#[test]
fn code_does_not_run_on_behind_its_end() {
    match call(&[NOP_5], &[]).unwrap_err() {
        CallError::Simulation(error) => {
            assert_eq!((error.rule, error.cycle), (Rule::OutsideProgram, 5))
        }
        CallError::Load(error) => panic!("{error}"),
    }
}

#[test]
fn a_run_without_end_meets_the_cycle_limit() {
    let branch_to_self = 0x0000_0010; // B .S1 to its own fetch packet
    match call(&[branch_to_self, NOP_5], &[]).unwrap_err() {
        CallError::Simulation(error) => {
            assert_eq!((error.rule, error.cycle), (Rule::CycleLimit, 1000))
        }
        CallError::Load(error) => panic!("{error}"),
    }
}

#[test]
fn a_run_ends_when_the_caller_wants_no_more() {
    let branch_to_self = 0x0000_0010;
    let addresses = Checks {
        addresses: true,
        ..Checks::default()
    };
    for (watch, checks) in [
        (None, Checks::default()),
        (None, addresses),
        (Some(Watch::default()), Checks::default()),
    ] {
        let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
        let objects = [
            routine(&[branch_to_self, NOP_5], Some(Level::C62x)),
            object_of("returns", &[RETURN, NOP_5], Some(Level::C62x)),
        ];
        simulator.load(&[&objects[0], &objects[1]]).unwrap();
        simulator.watch(watch);
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        simulator.run_while(move || count.fetch_add(1, Ordering::Relaxed) < 2);
        match simulator
            .call("routine", &[], u64::MAX, checks)
            .unwrap_err()
        {
            CallError::Simulation(error) => assert_eq!(error.rule, Rule::Unwanted),
            CallError::Load(error) => panic!("{error}"),
        }
        assert_eq!(asked.load(Ordering::Relaxed), 3);
        let result = simulator.call("returns", &[7], 1000, checks).unwrap();
        assert_eq!((result.cycles, result.return_value), (6, 7));
    }
}

#[test]
fn unknown_symbols_and_too_many_arguments_are_refused() {
    assert!(matches!(
        call(&[RETURN, NOP_5], &[0; 11]),
        Err(CallError::Load(_))
    ));
}
