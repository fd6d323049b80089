//! Every way of running code gives the same results and cycles.
//!
//! The ways are superblocks, sequences translated into code of the host, and packets with every check. The simulator
//! uses the last way if a run is watched. A build without the faster ways has only the last way.

mod caches;
mod programs;

use c6000::asm::assemble;
use c6000::isa::Level;
use c6000::object;
use c6000::sim::{CallError, CallResult, Checks, Machine, Simulator, Watch};
use programs::{packet, program, Kind};
use proptest::prelude::*;

const BUFFER: u32 = 4096;

type Run = (Result<CallResult, CallError>, Vec<u8>);

/// A way of running code.
#[derive(Debug, Clone, Copy)]
enum Way {
    Checked,
    Prepared,
    Translated,
}

/// Makes a simulator run its loaded code in one way.
fn choose(simulator: &mut Simulator, way: Way) {
    simulator.watch(matches!(way, Way::Checked).then(Watch::default));
    let translated = matches!(way, Way::Translated);
    simulator.translate_after(if translated { 0 } else { u32::MAX });
}

/// Calls `routine` with the middle of a buffer as arguments 5 and 6. Returns the result, and the buffer after the call.
fn run(machine: &str, objects: &[&[u8]], checks: Checks, way: Way) -> Run {
    let mut simulator = Simulator::new(Machine::named(machine).unwrap()).unwrap();
    simulator.load(objects).unwrap();
    let buffer = simulator.allocate(BUFFER, 8, None).unwrap();
    let bytes: Vec<u8> = (0..BUFFER).map(|index| ((index * 73) >> 3) as u8).collect();
    simulator.write(buffer, &bytes).unwrap();
    choose(&mut simulator, way);
    let middle = buffer + BUFFER / 2;
    let arguments = [3, 0x8000_0001, u32::MAX, 0x1234_5678, middle, middle, 1, 0];
    let result = simulator.call("routine", &arguments, 20_000, checks);
    (
        result,
        simulator.read(buffer, BUFFER as usize).unwrap().to_vec(),
    )
}

fn hold_equal(
    machine: &str,
    level: Level,
    source: &str,
    checks: Checks,
) -> Result<(), TestCaseError> {
    let assembled = assemble(source, "random.asm", level)
        .map_err(|error| TestCaseError::reject(error.to_string()))?;
    let object = object::write(&assembled);
    let checked = run(machine, &[&object], checks, Way::Checked);
    for way in [Way::Prepared, Way::Translated] {
        let fast = run(machine, &[&object], checks, way);
        prop_assert_eq!(
            &fast,
            &checked,
            "{:?}, {} on {}:\n{}",
            way,
            machine,
            level,
            source
        );
    }
    Ok(())
}

fn checks() -> impl Strategy<Value = Checks> {
    (any::<[bool; 4]>(), prop::bool::weighted(0.1)).prop_map(
        |([undefined_registers, uninitialised_memory, loose_return, addresses], interruptible)| {
            Checks {
                undefined_registers,
                uninitialised_memory,
                interruptible,
                loose_return,
                addresses,
                interrupt: None,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn random_loops_run_alike(
        packets in prop::collection::vec(packet(), 3..24), circular: bool, checks in checks(),
    ) {
        for (level, machines) in [
            (Level::C62x, &["c62x-flat", "c6201", "c6211", "c64x-flat"][..]),
            (Level::C64x, &["c64x-flat", "c6416"][..]),
        ] {
            let source = program(&packets, Kind { level, circular });
            for machine in machines {
                hold_equal(machine, level, &source, checks)?;
            }
        }
    }
}

/// DES in CBC mode with our own kernel: circular tables, multiple assignments, code between loops.
#[test]
fn des_runs_alike() {
    let object = |source: &str, name: &str| {
        let routine = source.replace("des3_cbc_encrypt", "routine");
        object::write(&assemble(&routine, name, Level::C62x).unwrap())
    };
    let kernel = object(
        include_str!("../../../../kernels/des/scheduled/c62x/cbc_encrypt.asm"),
        "cbc_encrypt.asm",
    );
    let tables = object(
        include_str!("../../../../kernels/des/tables/tables.asm"),
        "tables.asm",
    );
    for machine in ["c62x-flat", "c6201", "c6211", "c64x-flat", "c6416"] {
        let run = |way: Way| {
            let mut simulator = Simulator::new(Machine::named(machine).unwrap()).unwrap();
            simulator.load(&[&kernel, &tables]).unwrap();
            let mut buffer = |size: u32| {
                let address = simulator.allocate(size, 8, None).unwrap();
                let bytes: Vec<u8> = (0..size).map(|index| (index * 7 + 1) as u8).collect();
                simulator.write(address, &bytes).unwrap();
                address
            };
            let text = buffer(8 * 16);
            let arguments = [text, text, 16, buffer(4 * 108), buffer(8)];
            choose(&mut simulator, way);
            let checks = Checks {
                undefined_registers: true,
                uninitialised_memory: true,
                ..Checks::default()
            };
            let result = simulator
                .call("routine", &arguments, 100_000, checks)
                .unwrap();
            (result, simulator.read(text, 8 * 16).unwrap().to_vec())
        };
        let checked = run(Way::Checked);
        assert_eq!(run(Way::Prepared), checked, "{machine}");
        assert_eq!(run(Way::Translated), checked, "{machine}");
    }
}

/// A loop that sends a product of four cycles to `product` in every iteration. Other results may land beside it: those
/// of `inside` in the last iterations, and those of `behind` after the loop, where control arrives only once.
fn meeting_products(product: &str, inside: &str, behind: &str) -> String {
    format!(
        "
        .global routine
routine:
        MVK .S2 40,B0
||      MVK .S1 2,A5
        MVK .S1 3,A6
loop:
        CMPLT .L2 B0,3,B1
        ADD .L1 A5,A6,A8
        ADD .L1 A5,A6,A8
        ADD .L1 A5,A6,A8
        ADD .L1 A5,A6,A8
   [B0] B .S2 loop
||      ADD .L1 A5,A6,A8
   [B0] SUB .D2 B0,1,B0
        {product}
        ADD .L1 A5,A6,A8
        {inside}
        ADD .L1 A5,A6,A8
        {product}
        ADD .L1 A5,A6,A8
        {behind}
        ADD .L1 A5,A6,A8
        ADD .L1 A3,A6,A4
        B .S2 B3
        NOP 5
"
    )
}

const INSIDE_AND_BEHIND: [(&str, &str); 2] = [
    ("[B1] MPY .M1 A5,A6,A3", "NOP"),
    ("NOP", "MPY .M1 A5,A6,A3"),
];

fn run_products(source: &str, way: Way) -> Result<CallResult, CallError> {
    let object = object::write(&assemble(source, "products.asm", Level::C64x).unwrap());
    let mut simulator = Simulator::new(Machine::named("c64x-flat").unwrap()).unwrap();
    simulator.load(&[&object]).unwrap();
    choose(&mut simulator, way);
    simulator.call("routine", &[], 20_000, Checks::default())
}

/// Products of two latencies that together do not fit the write port.
#[test]
fn products_that_meet_are_noticed() {
    for (inside, behind) in INSIDE_AND_BEHIND {
        let source = meeting_products("MPY2 .M1 A5,A6,A17:A16", inside, behind);
        let checked = run_products(&source, Way::Checked);
        let error = checked.as_ref().unwrap_err().to_string();
        assert!(
            error.contains("results of .M1 of more than 64 bits"),
            "{error}"
        );
        assert_eq!(run_products(&source, Way::Prepared), checked);
        assert_eq!(run_products(&source, Way::Translated), checked);
    }
}

/// Products of two latencies, 32 bits each, that together fit the write port. TI's own routines send such products.
#[test]
fn products_that_fit_land_together() {
    for (inside, behind) in INSIDE_AND_BEHIND {
        let source = meeting_products("DOTP2 .M1 A5,A6,A7", inside, behind);
        let checked = run_products(&source, Way::Checked);
        assert_eq!(checked.as_ref().unwrap().return_value, 6 + 3);
        assert_eq!(run_products(&source, Way::Prepared), checked);
        assert_eq!(run_products(&source, Way::Translated), checked);
    }
}
