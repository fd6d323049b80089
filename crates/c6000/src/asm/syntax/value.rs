//! Values of expressions, and the operators that combine them (SPRU186N table 3-1).

use crate::asm::error::{Located, Position};
use crate::asm::syntax::function::Function;

/// The base that an address is relative to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Base {
    /// A label, or a symbol of another object.
    Symbol(String),
    /// The start of a section.
    Section(usize),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Absolute(i64),
    /// An address. The linker adds the address of the base.
    Relative {
        base: Base,
        addend: i64,
    },
    /// The distance of an address from the data page pointer, in units of `bytes` bytes: `symbol-$bss`.
    FromDataPage {
        base: Base,
        addend: i64,
        bytes: u32,
    },
    Distance(Distance),
}

/// The distance of `to` from the place `addend` bytes after `from`. The assembler does not know the number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distance {
    pub to: Base,
    pub from: Base,
    pub addend: i64,
    /// Whether the distance counts from the start of the fetch packet that contains that place.
    pub from_packet: bool,
}

/// TI's name for the start of the data page.
const DATA_PAGE: &str = "$bss";

/// The facts of the program that an expression needs.
pub trait Scope {
    /// The value of a symbol. `position` is the place of its use.
    fn symbol(&self, name: &str, position: Position) -> Located<Value>;
    /// The value of `$`.
    fn here(&self, position: Position) -> Located<Value>;
    /// The distance of two bases in one section, if it is known.
    fn distance(&self, from: &Base, to: &Base) -> Option<i64>;
    /// Whether a symbol of this name is defined.
    fn is_defined(&self, name: &str) -> bool;
}

pub(super) fn unary(operator: &str, operand: Value) -> Result<Value, String> {
    let value = match operand {
        relative @ Value::Relative { .. } if operator == "+" => return Ok(relative),
        Value::Relative { .. } | Value::FromDataPage { .. } | Value::Distance(_) => {
            return Err(format!("`{operator}` cannot take an address"))
        }
        Value::Absolute(value) => value,
    };
    let result = match operator {
        "-" => value.checked_neg(),
        "~" => Some(!value),
        "!" => Some(i64::from(value == 0)),
        _ => Some(value),
    };
    in_range(result).map(Value::Absolute)
}

pub(super) fn binary(
    operator: &str,
    left: Value,
    right: Value,
    scope: &dyn Scope,
) -> Result<Value, String> {
    match (operator, left, right) {
        (_, Value::Absolute(left), Value::Absolute(right)) => {
            arithmetic(operator, left, right).map(Value::Absolute)
        }
        ("+", Value::Relative { base, addend }, Value::Absolute(value))
        | ("+", Value::Absolute(value), Value::Relative { base, addend }) => Ok(Value::Relative {
            base,
            addend: in_range(addend.checked_add(value))?,
        }),
        (
            "+" | "-",
            Value::FromDataPage {
                base,
                addend,
                bytes: 1,
            },
            Value::Absolute(value),
        ) => Ok(Value::FromDataPage {
            base,
            addend: in_range(match operator {
                "+" => addend.checked_add(value),
                _ => addend.checked_sub(value),
            })?,
            bytes: 1,
        }),
        ("+", Value::Distance(distance), Value::Absolute(value))
        | ("+", Value::Absolute(value), Value::Distance(distance))
            if !distance.from_packet =>
        {
            let addend = in_range(distance.addend.checked_sub(value))?;
            Ok(Value::Distance(Distance { addend, ..distance }))
        }
        ("-", Value::Distance(distance), Value::Absolute(value)) if !distance.from_packet => {
            let addend = in_range(distance.addend.checked_add(value))?;
            Ok(Value::Distance(Distance { addend, ..distance }))
        }
        ("-", Value::Relative { base, addend }, Value::Absolute(value)) => Ok(Value::Relative {
            base,
            addend: in_range(addend.checked_sub(value))?,
        }),
        (
            "-",
            Value::Relative { base, addend },
            Value::Relative {
                base: from,
                addend: less,
            },
        ) => difference((base, addend), (from, less), scope),
        _ => Err(format!("`{operator}` cannot take an address")),
    }
}

/// One address less another: a number within a section, else what the linker is to compute.
fn difference(to: (Base, i64), from: (Base, i64), scope: &dyn Scope) -> Result<Value, String> {
    let ((to, addend), (from, less)) = (to, from);
    if let Some(distance) = scope.distance(&from, &to) {
        let sum = distance.checked_add(addend);
        return in_range(sum.and_then(|sum| sum.checked_sub(less))).map(Value::Absolute);
    }
    let addend = in_range(addend.checked_sub(less))?;
    Ok(match from {
        Base::Symbol(name) if name == DATA_PAGE => Value::FromDataPage {
            base: to,
            addend,
            bytes: 1,
        },
        _ => Value::Distance(Distance {
            to,
            from,
            addend: in_range(addend.checked_neg())?,
            from_packet: false,
        }),
    })
}

fn in_range(value: Option<i64>) -> Result<i64, String> {
    value.ok_or_else(|| "value out of range".into())
}

pub(super) fn call(function: Function, arguments: &[Value]) -> Result<Value, String> {
    match (function, arguments) {
        (
            Function::PacketOffset,
            [Value::Relative { base, addend: 0 }, Value::Relative { base: from, addend }],
        ) => Ok(Value::Distance(Distance {
            to: base.clone(),
            from: from.clone(),
            addend: *addend,
            from_packet: true,
        })),
        (Function::PacketOffset, [Value::Relative { addend, .. }, Value::Relative { .. }]) => {
            Err(format!(
                "{} cannot add {addend} to its first label: the addend of the relocation gives the other place",
                function.name()
            ))
        }
        (Function::DataPageOffset { bytes }, [Value::Relative { base, addend }]) => {
            Ok(Value::FromDataPage {
                base: base.clone(),
                addend: *addend,
                bytes,
            })
        }
        (function, _) => Err(match function.arity() {
            1 => format!("{} needs a label", function.name()),
            count => format!("{} needs {count} labels", function.name()),
        }),
    }
}

fn arithmetic(operator: &str, left: i64, right: i64) -> Result<i64, String> {
    let shift = u32::try_from(right).ok().filter(|count| *count < 64);
    let result = match operator {
        "*" => left.checked_mul(right),
        "/" | "%" if right == 0 => return Err("division by zero".into()),
        "/" => left.checked_div(right),
        "%" => left.checked_rem(right),
        "+" => left.checked_add(right),
        "-" => left.checked_sub(right),
        "<<" => shift.and_then(|count| left.checked_mul(1i64.checked_shl(count)?)),
        ">>" => shift.map(|count| left >> count),
        "<" => Some(i64::from(left < right)),
        "<=" => Some(i64::from(left <= right)),
        ">" => Some(i64::from(left > right)),
        ">=" => Some(i64::from(left >= right)),
        "=" | "==" => Some(i64::from(left == right)),
        "!=" => Some(i64::from(left != right)),
        "&" => Some(left & right),
        "^" => Some(left ^ right),
        _ => Some(left | right),
    };
    in_range(result)
}
