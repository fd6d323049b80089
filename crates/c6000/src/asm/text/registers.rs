//! Names of general registers.

use crate::isa::{Register, Side};

/// The general register of a name: `A0` to `B31`, or `DP`, `SP`, `FP`. Upper and lower case are equal.
pub fn register(name: &str) -> Option<Register> {
    let upper = name.to_ascii_uppercase();
    match upper.as_str() {
        "FP" => return Some(Register::new(Side::A, 15)),
        "DP" => return Some(Register::new(Side::B, 14)),
        "SP" => return Some(Register::new(Side::B, 15)),
        _ => {}
    }
    let side = match upper.chars().next()? {
        'A' => Side::A,
        'B' => Side::B,
        _ => return None,
    };
    let digits = &upper[1..];
    let plain = digits.len() == 1 || (digits.len() == 2 && !digits.starts_with('0'));
    if !plain || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number = digits.parse().ok().filter(|number| *number < 32)?;
    Some(Register { side, number })
}
