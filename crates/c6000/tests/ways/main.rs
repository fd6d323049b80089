//! The ways in which the simulator runs code give the same: packets prepared in superblocks; sequences of these that run
//! often, translated into code of the host; and, where a run is watched, one packet after another with every check. In
//! a build without the faster ways all three are the last.

use c6000::asm::assemble;
use c6000::isa::Level;
use c6000::object;
use c6000::sim::{CallError, CallResult, Checks, Machine, Simulator, Watch};
use proptest::prelude::*;

const BUFFER: u32 = 4096;

type Run = (Result<CallResult, CallError>, Vec<u8>);

/// A way in which code is run.
#[derive(Debug, Clone, Copy)]
enum Way {
    Checked,
    Prepared,
    Translated,
}

/// Has a simulator run what it has loaded in one way.
fn choose(simulator: &mut Simulator, way: Way) {
    simulator.watch(matches!(way, Way::Checked).then(Watch::default));
    let translated = matches!(way, Way::Translated);
    simulator.translate_after(if translated { 0 } else { u32::MAX });
}

/// What a call of `routine` with the address of a buffer as its arguments 5, 6 and 7 gives, and the buffer then.
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

/// An instruction for a unit of a side: an operation by number, registers, a constant.
type Choice = (usize, u8, u8, u8, u8, u8);

/// What a program is written for.
#[derive(Debug, Clone, Copy)]
struct Kind {
    level: Level,
    circular: bool,
}

/// Operations of a unit, with places for the side (`#`), sources (`$a`, `$b`), a constant (`$c`), results (`$d`, of
/// loads `$l`, pairs `$w`), predicates (`$p`), pointers to words (`%`), bytes (`&`) and in a circular buffer (`@`). The
/// second list holds those that seldom go well.
fn operations(unit: char, kind: Kind) -> (Vec<&'static str>, Vec<&'static str>) {
    let (common, rare): (&[&str], &[&str]) = match unit {
        'L' => (
            &[
                "ADD .L# $a,$b,$d",
                "SUB .L# $a,$b,$d",
                "XOR .L# $a,$b,$d",
                "CMPEQ .L# $a,$b,$p",
                "CMPLT .L# $a,$b,$p",
                "SADD .L# $a,$b,$d",
                "ABS .L# $a,$d",
                "MV .L# $a,$d",
                "NORM .L# $a,$d",
            ],
            &["ADDU .L# $a,$b,$w", "ZERO .L# $l", "ADD .L# $a,$b,$m"],
        ),
        'S' => (
            &[
                "SHL .S# $a,$c,$d",
                "SHRU .S# $a,$b,$d",
                "EXTU .S# $a,$c,$c,$d",
                "MVK .S# $c,$d",
                "ADD2 .S# $a,$b,$d",
                "SSHL .S# $a,$c,$d",
                "AND .S# 1,$b,$p",
            ],
            &[
                "EXTU .S# $a,$b,$d",
                "SET .S# $a,$b,$d",
                "SSHL .S# $a,$b,$d",
                "SHR .S# $a,$b,$l",
            ],
        ),
        'M' => (
            &[
                "MPY .M# $a,$b,$m",
                "MPYU .M# $a,$b,$m",
                "SMPY .M# $a,$b,$m",
                "MPYHL .M# $a,$b,$m",
            ],
            &["MPY .M# $a,$b,$d", "MPYU .M# $a,$b,$l"],
        ),
        _ => (
            &[
                "LDW .D# *+%[$c],$l",
                "LDW .D# *%++,$l",
                "LDH .D# *-%[$c],$l",
                "LDBU .D# *++&,$l",
                "STW .D# $a,*+%[$c]",
                "STB .D# $a,*&--",
                "SUB .D# $a,$b,$d",
                "LDB .D# *&++[$c],$l",
                "STH .D# $b,*+%[$c]",
                "STW .D# $b,*%++",
                "LDHU .D# *%--[2],$l",
            ],
            &[
                "LDW .D# *+%[$c],$d",
                "LDW .D# *+%[$c],$p",
                "LDW .D# *&,$l",
                "LDW .D# *+%[$b],$l",
                "ADDAW .D# %,$c,$d",
            ],
        ),
    };
    let wide: &[&str] = match (kind.level, unit) {
        (Level::C62x, _) => &[],
        (_, 'L') => &["ADD4 .L# $a,$b,$d", "PACK2 .L# $a,$b,$d"],
        (_, 'S') => &["SHRMB .S# $a,$b,$d", "SADD2 .S# $a,$b,$d"],
        (_, 'M') => &[
            "DOTP2 .M# $a,$b,$v",
            "MPYHI .M# $a,$b,$w",
            "MPY2 .M# $a,$b,$w",
            "GMPY4 .M# $a,$b,$v",
        ],
        _ => &[
            "LDNW .D# *&,$l",
            "STNW .D# $a,*+&[$c]",
            "AND .D# $a,$b,$d",
            "LDNDW .D# *&++,$w",
        ],
    };
    let circular: &[&str] = match (kind.circular, unit) {
        (true, 'D') => &[
            "LDW .D# *+@[$a],$l",
            "LDW .D# *@++[$c],$l",
            "STW .D# $a,*@--[$b]",
            "ADDAW .D# @,$a,$d",
        ],
        _ => &[],
    };
    ([common, wide, circular].concat(), rare.to_vec())
}

/// Text of an instruction. Side B counts the loop in B2; registers 8 and 9 of a side point to
/// words and bytes of the buffer, 4 into a circular one. Results of one unit and latency have a register of their own.
fn instruction(unit: char, side: usize, choice: Choice, kind: Kind) -> String {
    let (number, a, b, d, constant, predicate) = choice;
    let letter = ["A", "B"][side];
    let register = |number: u8| format!("{letter}{number}");
    let predicates: [&[u8]; 2] = [&[1, 2], &[0, 1]];
    let (common, rare) = operations(unit, kind);
    let operation = match d {
        0 => rare[number % rare.len()],
        _ => common[number % common.len()],
    };
    let sources: [&[u8]; 2] = [&[0, 1, 2, 3, 5, 6, 7, 3], &[0, 1, 3, 5, 6, 7, 3, 0]];
    let source = |choice: u8| register(sources[side][usize::from(choice)]);
    let result = match unit {
        'L' => 5,
        'S' => 6,
        _ => 7,
    };
    let pair = match kind.level {
        Level::C62x => "7:X6".to_string(),
        Level::C64x => format!("{}:X{}", 17 + 2 * (number % 2), 16 + 2 * (number % 2)),
    };
    let text = operation
        .replace('#', ["1", "2"][side])
        .replace("$a", &source(a))
        .replace("$b", &source(b))
        .replace("$d", &register(result))
        .replace("$p", &register([1 + d % 2, 1][side]))
        .replace("$m", &register(3))
        .replace("$v", &register(20))
        .replace("$l", &register(0))
        .replace("$w", &format!("X{pair}").replace('X', letter))
        .replace("$c", &(constant % 8).to_string())
        .replace('%', &register(8))
        .replace('&', &register(9))
        .replace('@', &register(4));
    let condition = match predicate {
        0..=6 => String::new(),
        _ => {
            let not = if predicate % 2 == 0 { "!" } else { "" };
            let side = usize::from(a) % 2;
            let number = predicates[side][usize::from(b) % 2];
            format!("[{not}{}{number}] ", ["A", "B"][side])
        }
    };
    format!("{condition}{text}")
}

fn choice() -> impl Strategy<Value = Choice> {
    (any::<usize>(), 0u8..8, 0u8..8, 0u8..48, 0u8..8, 0u8..10)
}

/// Up to eight instructions, one a unit, and cycles of a NOP behind them.
fn packet() -> impl Strategy<Value = (Vec<Option<Choice>>, u8)> {
    let unit = prop::option::weighted(0.35, choice());
    (
        prop::collection::vec(unit, 8),
        prop_oneof![8 => Just(0), 1 => 1u8..6],
    )
}

fn packet_text((choices, idle): &(Vec<Option<Choice>>, u8), kind: Kind) -> String {
    let units = "LSMDLSMD".chars().zip([0, 0, 0, 0, 1, 1, 1, 1]);
    let chosen = units.zip(choices);
    let texts: Vec<String> = chosen
        .filter_map(|((unit, side), choice)| Some(instruction(unit, side, (*choice)?, kind)))
        .collect();
    let packet = match texts.is_empty() {
        true => "        NOP\n".to_string(),
        false => format!("        {}\n", texts.join("\n||      ")),
    };
    match idle {
        0 => packet,
        _ => format!("{packet}        NOP {idle}\n"),
    }
}

/// A loop of random packets, some of them in the delay slots of its branches, and a way out in its midst.
fn program(packets: &[(Vec<Option<Choice>>, u8)], kind: Kind) -> String {
    let text = |range: std::ops::Range<usize>| -> String {
        packets[range]
            .iter()
            .map(|packet| packet_text(packet, kind))
            .collect()
    };
    let start: String = (0..8)
        .chain(16..16 + 6 * usize::from(kind.level == Level::C64x))
        .filter(|number| *number != 4)
        .map(|number| {
            let b = if number == 2 {
                "NOP".to_string()
            } else {
                format!("MVK .S2 {},B{number}", 77 * number)
            };
            format!(
                "        MVK .S1 {},A{number}\n||      {b}\n",
                1000 - 99 * number as i32
            )
        })
        .collect();
    let amr = match kind.circular {
        true => "        MVKL .S2 0x00050101,B0\n        MVKH .S2 0x00050101,B0\n        MVC .S2 B0,AMR\n",
        false => "",
    };
    let third = packets.len() / 3;
    format!(
        "        .global routine\nroutine:\n        STW .D2 B3,*B15--[2]\n{start}        MV .L1 A8,A4\n||      MV .L2X A8,B8\n        MV .L1 A8,A9\n||      MV .L2X A8,B9\n\
         ||      MVK .S2 24,B2\n        MV .L2X A8,B4\n{amr}        NOP 4\n\
         loop:\n{}   [B2] SUB .D2 B2,1,B2\n{}   [!B2] B .S2 out\n   [B2] B .S1 loop\n{}        NOP 5\n\
         out:    NOP 5\n        LDW .D2 *++B15[2],B3\n        NOP 4\n        MVK .S2 0,B0\n        MVC .S2 B0,AMR\n        B .S2 B3\n        NOP 5\n",
        text(0..third), text(third..2 * third), text(2 * third..packets.len()),
    )
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

/// DES in CBC mode by our own kernel: circular tables, multiple assignments, code between loops.
#[test]
fn des_runs_alike() {
    let object = |source: &str, name: &str| {
        let routine = source.replace("des3_cbc_encrypt", "routine");
        object::write(&assemble(&routine, name, Level::C62x).unwrap())
    };
    let kernel = object(
        include_str!("../../../kernels/des/scheduled/c62x/cbc_encrypt.asm"),
        "cbc_encrypt.asm",
    );
    let tables = object(
        include_str!("../../../kernels/des/tables.asm"),
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

/// Loads of three lines of one set of two: which of them miss follows from the order in which they were used.
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

/// Pieces of code behind a long loop, through which it goes on.
const PIECES: usize = 24;

/// Times that the loop goes on.
const TIMES: u64 = 29;

/// A loop of so many bytes or a little more, in packets of all sizes, that goes on through pieces of code behind it, some
/// fetch packets apart.
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

/// A loop as long as the program cache, and pieces of code that take the places of some of its lines each time: what
/// a miss costs depends on the fetch packets before it.
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

/// A loop that sends a product of four cycles to `product` in every iteration, with what may land beside it: in the loop
/// in its last iterations, and behind the loop, where control arrives only once.
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

/// Products of two latencies that do not fit the port together.
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

/// Products of two latencies that fit the port together, of 32 bits each, as TI's own routines send them.
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
