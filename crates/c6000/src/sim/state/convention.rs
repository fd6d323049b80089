//! The C calling convention: registers at a call and at the return (SPRU187L 8.3, 8.4).

use crate::sim::state::control::Control;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::registers::{register_name, register_set, Registers, SIDE_B};

/// Registers of the arguments, in the order of the arguments.
pub(crate) const ARGUMENTS: [u8; 10] = [
    4,
    SIDE_B + 4,
    6,
    SIDE_B + 6,
    8,
    SIDE_B + 8,
    10,
    SIDE_B + 10,
    12,
    SIDE_B + 12,
];

pub(crate) const RETURN_VALUE: u8 = 4;
const RETURN_ADDRESS: u8 = SIDE_B + 3;
const DATA_PAGE: u8 = SIDE_B + 14;
pub(crate) const STACK_POINTER: u8 = SIDE_B + 15;

/// A10 to A15 and B10 to B15.
fn callee_saved() -> u64 {
    register_set(10, 6) | register_set(SIDE_B + 10, 6)
}

/// The registers that have a meaning at the return: the registers that a routine preserves, and A5:A4 with the result.
pub(crate) fn handed_over() -> u64 {
    callee_saved() | register_set(RETURN_VALUE, 2)
}

/// The value of an undefined register at a call. It is odd, so most accesses that use it as an address fail.
pub(crate) fn undefined_value(register: u8) -> u32 {
    0xdead_0001 | u32::from(register) << 8
}

/// The registers at a call. A register that the convention leaves undefined holds its [`undefined_value`].
pub(crate) fn registers_at_call(
    arguments: &[u32],
    return_address: u32,
    data_page: u32,
    stack_top: u32,
) -> Registers {
    let mut registers = Registers::new();
    for register in 0..2 * SIDE_B {
        registers.set(register, undefined_value(register));
    }
    for (&register, &argument) in ARGUMENTS.iter().zip(arguments) {
        registers.set(register, argument);
    }
    registers.set(RETURN_ADDRESS, return_address);
    registers.set(DATA_PAGE, data_page);
    registers.set(STACK_POINTER, stack_top);
    registers
}

/// The set of registers that are defined at a call with this number of arguments.
pub(crate) fn defined_at_call(arguments: usize) -> u64 {
    let given = ARGUMENTS[..arguments]
        .iter()
        .fold(0, |set, &register| set | register_set(register, 1));
    given | callee_saved() | register_set(RETURN_ADDRESS, 1)
}

/// Checks the rules of the convention at a routine's return.
pub(crate) fn check_return(
    registers: &Registers,
    control: &Control,
    before: &Registers,
) -> Result<(), Box<Violation>> {
    let fail = |detail: String| Err(Violation::new(Rule::CallingConvention, detail, &[]));
    let saved = callee_saved();
    for register in (0..2 * SIDE_B).filter(|register| saved >> register & 1 != 0) {
        let (old, new) = (before.get(register), registers.get(register));
        if old != new {
            return fail(format!(
                "{} was {old:#010x} at the call and is {new:#010x} at the return",
                register_name(register)
            ));
        }
    }
    if control.amr() != 0 {
        return fail(format!("AMR is {:#010x} at the return", control.amr()));
    }
    if !control.interrupts_enabled() {
        return fail("GIE is clear at the return".to_string());
    }
    Ok(())
}
