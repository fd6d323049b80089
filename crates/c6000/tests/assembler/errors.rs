//! The positions and causes of errors.

use crate::error;

#[test]
fn errors_name_line_column_and_cause() {
    for (source, line, column, cause) in [
        (" ADD .L1 A1,A2", 1, 2, "takes 3 operands, 2 given"),
        (" FOO A1", 1, 2, "unknown instruction `FOO`"),
        ("\n ADD .L1 A1,B2,B3", 2, 13, "side"),
        (
            " ADD .M1 A1,A2,A3",
            1,
            6,
            "runs on .D1, .D2, .L1, .L2, .S1, .S2 only",
        ),
        (" ADD .L1 A1,B2,A3", 1, 13, "cross path: .L1X"),
        (
            " ADD .L1 A4,A5,B6",
            1,
            16,
            "B6 must be on side A here: .L1 writes only side A, .L2 writes side B",
        ),
        (
            " MV .D2X A4,B6",
            1,
            5,
            "MV on .D2 has no operand that can use the cross path: .L2X or .S2X",
        ),
        (
            " ADD A1,A2,A3\n|| ADD A2,A3,A4\n|| ADD A3,A4,A5\n|| ADD A4,A5,A6",
            4,
            4,
            "no unit is left for ADD in this execute packet: .D1, .L1, .S1 are taken",
        ),
        (" ADD .D1X A1,B2,A3", 1, 6, "cross path"),
        (
            " MVC .S2 A4,FOO",
            1,
            13,
            "operand 2 must be a control register",
        ),
        (" ADD .L1 16,A1,A2", 1, 10, "constant 16 is outside -16..15"),
        (" ADD .L1 A1,A2,A16", 1, 16, "no register A16"),
        (" ADD .L1 A1,A2,A3:A2x", 1, 19, "register"),
        (" ADD .L1 A1,A3:A1,A5:A4", 1, 15, "not a register pair"),
        (" [A0] ADD .L1 A1,A2,A3", 1, 2, "A0 cannot be a predicate"),
        (" [A1] NOP", 1, 2, "cannot be predicated"),
        (
            " ADD .L1 A1,A2,A3\n|| SUB .L1 A1,A2,A4",
            2,
            8,
            "unit .L1 is used twice",
        ),
        ("|| NOP", 1, 1, "without an instruction before"),
        (" NOP\nx: || NOP", 2, 1, "label must stand at the start"),
        (" LDW .D1T2 *A4[40],B1", 1, 16, "outside 0..31"),
        (" LDW .D1T1 *B4[4],A1", 1, 12, "B4 must be on side A"),
        (" LDW .D1T1 *A4[4],B1", 1, 19, "B1 must be on side A"),
        (" LDH .D1 *A4(3),A1", 1, 14, "no multiple of 2 bytes"),
        (" B .S1 nowhere", 1, 8, "neither defined nor declared"),
        (" B .S1 100", 1, 8, "must be a label"),
        ("x: NOP\nx: NOP", 2, 1, "already defined in line 1"),
        (" .word 1 +", 1, 11, "expected a number or symbol"),
        (" .word (1", 1, 8, "parenthesis is not closed"),
        (" .word 1 / 0", 1, 10, "division by zero"),
        ("a .set b\nb .set a\n .word a", 2, 8, "defined by itself"),
        (" .align 3", 1, 9, "no power of two"),
        (" .space -1", 1, 9, "bad size"),
        (" .space 100000000", 1, 2, "larger than 16 MB"),
        (
            " .space 10000000\n .data\n .space 10000000",
            3,
            2,
            "larger than 16 MB",
        ),
        (" .byte 256", 1, 8, "does not fit 1 bytes"),
        (" .frobnicate", 1, 2, "unknown directive"),
        ("ADD .L1 A1,A2,A3", 1, 1, "in column 1 is a label"),
        (" NOP 10", 1, 6, "outside 1..9"),
        (" .bss b, 4\n .bss\n NOP", 3, 2, "only reserves space"),
        (" ADD .L1 A1,A2,A3 A4", 1, 19, "unexpected text"),
        (" MVC .S2 ISR,B1", 1, 10, "ISR does not allow this access"),
    ] {
        let error = error(source);
        assert_eq!(
            (error.line, error.column),
            (line, column),
            "{source:?}: {error}"
        );
        assert!(error.cause.contains(cause), "{source:?}: {error}");
        assert_eq!(error.path, "t.asm");
    }
}
