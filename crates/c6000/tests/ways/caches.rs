//! In every way of running, caches evict lines in one order.

use crate::{choose, Way};
use c6000::asm::assemble;
use c6000::isa::Level;
use c6000::object;
use c6000::sim::{Checks, Machine, Simulator};

/// Loads of three lines that share a set of two places. The order of use decides which loads miss.
#[test]
fn lines_make_room_in_the_same_order() {
    for (machine, stride) in [("c6211", 2048), ("c6416", 8192)] {
        let source = format!(
            "        .global routine\nroutine:\n        MVK .S1 {stride},A5\n        ADD .L1 A4,A5,A6\n        ADD .L1 A6,A5,A7\n        MVK .S2 40,B0\n\
             loop:\n        LDW .D1T1 *A4,A1\n        LDW .D1T1 *A6,A2\n        LDW .D1T1 *A4,A1\n        LDW .D1T1 *A7,A8\n   [B0] SUB .D2 B0,1,B0\n\
             \x20  [B0] B .S2 loop\n        NOP 1\n        NOP 1\n        NOP 1\n        NOP 1\n        NOP 1\n        B .S2 B3\n        NOP 5\n"
        );
        let object = object::write(&assemble(&source, "lines.asm", Level::C62x).unwrap());
        let run = |way: Way| {
            let mut simulator = Simulator::new(Machine::named(machine).unwrap()).unwrap();
            simulator.load(&[&object]).unwrap();
            let buffer = simulator.allocate(3 * stride, 8, None).unwrap();
            simulator
                .write(buffer, &vec![1; 3 * stride as usize])
                .unwrap();
            choose(&mut simulator, way);
            simulator
                .call("routine", &[buffer], 20_000, Checks::default())
                .unwrap()
        };
        let checked = run(Way::Checked);
        assert_eq!(checked.misses.l1d_read, 1 + 2 * 40, "{machine}");
        assert_eq!(run(Way::Prepared), checked, "{machine}");
        assert_eq!(run(Way::Translated), checked, "{machine}");
    }
}

/// The number of pieces of code after the long loop.
const PIECES: usize = 24;

/// The number of times that the loop continues through the pieces.
const TIMES: u64 = 29;

/// A loop of at least `bytes` bytes, in packets of all sizes. It continues through pieces of code that follow it with
/// some fetch packets in between.
fn long_loop(bytes: usize) -> String {
    let units = [
        "ADD .L1 A5,A5,A6",
        "ADD .L2 B5,B5,B6",
        "MPY .M1 A5,A5,A7",
        "MPY .M2 B5,B5,B7",
        "XOR .S1 A4,A4,A8",
        "XOR .S2 B4,B4,B8",
        "SUB .D1 A4,A4,A9",
        "SUB .D2 B4,B4,B9",
    ];
    let mut instructions = 0;
    let mut body = String::new();
    for number in 0.. {
        let size = 1 + number * number % 11 % 8;
        body += &format!("        {}\n", units[..size].join("\n||      "));
        instructions += size;
        if 4 * instructions >= bytes {
            break;
        }
    }
    let piece = |number: usize| {
        let next = match number + 1 {
            PIECES => "loop".to_string(),
            next => format!("piece{next}"),
        };
        let apart = "        NOP\n".repeat(8 * (1 + number * number % 7));
        format!("piece{number}: B .S1 {next}\n        NOP 5\n{apart}")
    };
    let pieces: String = (0..PIECES).map(piece).collect();
    format!(
        "        .global routine
routine:
        MVK .S1 3,A5
||      MVK .S2 5,B5
        MVK .S1 7,A4
||      MVK .S2 9,B4
        MVK .S2 {TIMES},B0
loop:
{body}
  [!B0] B .S2 B3
||[B0] B .S1 piece0
||      SUB .D2 B0,1,B0
        NOP 5
{pieces}"
    )
}

/// A loop as long as the program cache, and pieces of code that each evict some of its lines. The cost of a miss
/// depends on the fetch packets before it.
#[test]
fn code_makes_room_in_the_same_order() {
    let kilobyte = 1024;
    for (machine, level, bytes, held) in [
        ("c6211", Level::C62x, 4 * kilobyte, 64),
        ("c6416", Level::C62x, 16 * kilobyte, 32),
        ("c6416", Level::C64x, 16 * kilobyte, 32),
    ] {
        let source = long_loop(bytes);
        let object = object::write(&assemble(&source, "long.asm", level).unwrap());
        let run = |way: Way| {
            let mut simulator = Simulator::new(Machine::named(machine).unwrap()).unwrap();
            simulator.load(&[&object]).unwrap();
            choose(&mut simulator, way);
            simulator
                .call("routine", &[], 1_000_000, Checks::default())
                .unwrap()
        };
        let checked = run(Way::Checked);
        let (lines, pieces) = ((bytes / held) as u64, PIECES as u64);
        assert!(checked.misses.l1p > lines + TIMES * pieces, "{machine}");
        assert!(checked.misses.l1p < TIMES * lines, "{machine}");
        assert_eq!(run(Way::Prepared), checked, "{machine} {level}");
        assert_eq!(run(Way::Translated), checked, "{machine} {level}");
    }
}
