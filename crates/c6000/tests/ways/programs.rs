//! Random programs: a loop of random packets.

use c6000::isa::Level;
use proptest::prelude::*;

/// An instruction for a unit of a side: the number of an operation, registers, and a constant.
type Choice = (usize, u8, u8, u8, u8, u8);

/// For each unit an instruction or none, and the cycles of a NOP after them.
type Packet = (Vec<Option<Choice>>, u8);

/// The level of a program, and whether it uses circular buffers.
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    pub level: Level,
    pub circular: bool,
}

/// Operations of a unit. Placeholders stand for the side (`#`), sources (`$a`, `$b`), a constant (`$c`), results (`$d`;
/// `$m` of multiplications; `$l` of loads; `$w` for pairs), predicates (`$p`), and pointers to words (`%`), to bytes
/// (`&`) and into a circular buffer (`@`). The operations of the second list usually lead to an error.
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

/// The text of an instruction. Side B counts the loop in B2. Registers 8 and 9 of a side point to words and bytes of
/// the buffer, register 4 into a circular one. Results of one unit and latency have a register of their own.
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

/// Up to eight instructions, one for each unit, and the cycles of a NOP after them.
pub fn packet() -> impl Strategy<Value = Packet> {
    let unit = prop::option::weighted(0.35, choice());
    (
        prop::collection::vec(unit, 8),
        prop_oneof![8 => Just(0), 1 => 1u8..6],
    )
}

fn packet_text((choices, idle): &Packet, kind: Kind) -> String {
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

/// A loop of random packets. Some of them are in the delay slots of its branches. A branch in the middle leaves the
/// loop.
pub fn program(packets: &[Packet], kind: Kind) -> String {
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
