//! Expressions: symbols and constants joined by operators, with TI's precedence (SPRU186N table 3-1).

use super::error::{Fault, Located, Position};
use super::lexer::Token;
use super::line::Cursor;
use super::program::Program;

/// An expression in postfix order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expression {
    pub position: Position,
    items: Vec<Item>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Item {
    Number(i64),
    Symbol(String, Position),
    /// `$`: the place of the packet or datum that the expression belongs to.
    Here,
    Unary(&'static str),
    Binary(&'static str, Position),
}

/// What an address counts from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Base {
    /// A label, or a symbol of another object.
    Symbol(String),
    /// A section's start.
    Section(usize),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Absolute(i64),
    /// An address that the linker completes.
    Relative {
        base: Base,
        addend: i64,
    },
    /// The distance of an address from the data page pointer: `symbol-$bss`.
    FromDataPage {
        base: Base,
        addend: i64,
    },
}

/// TI's name for the start of the data page.
const DATA_PAGE: &str = "$bss";

/// What an expression needs to know of the program.
pub trait Scope {
    /// The value of a symbol; the position is where it is used.
    fn symbol(&self, name: &str, position: Position) -> Located<Value>;
    /// The value of `$`.
    fn here(&self, position: Position) -> Located<Value>;
    /// The distance of two bases within one section, if it is known.
    fn distance(&self, from: &Base, to: &Base) -> Option<i64>;
}

impl Expression {
    /// A constant, as if it stood in the text.
    pub fn constant(value: i64, position: Position) -> Expression {
        Expression {
            position,
            items: vec![Item::Number(value)],
        }
    }

    /// The name, if the expression is a single symbol.
    pub fn as_symbol(&self) -> Option<&str> {
        match self.items.as_slice() {
            [Item::Symbol(name, _)] => Some(name),
            _ => None,
        }
    }

    /// Whether its value hangs on where something stands.
    pub fn names_places(&self, program: &Program) -> bool {
        self.items.iter().any(|item| match item {
            Item::Here => true,
            Item::Symbol(name, _) => program.is_label(name),
            _ => false,
        })
    }

    /// Reads as many tokens as belong to an expression.
    pub fn parse(cursor: &mut Cursor) -> Located<Expression> {
        let position = cursor.position();
        Parser::default()
            .run(cursor)
            .map(|items| Expression { position, items })
    }

    pub fn evaluate(&self, scope: &dyn Scope) -> Located<Value> {
        let mut stack: Vec<Value> = Vec::new();
        let missing = || Fault::new(self.position, "incomplete expression");
        for item in &self.items {
            let value = match item {
                Item::Number(number) => Value::Absolute(*number),
                Item::Symbol(name, position) => scope.symbol(name, *position)?,
                Item::Here => scope.here(self.position)?,
                Item::Unary(operator) => {
                    let operand = stack.pop().ok_or_else(missing)?;
                    unary(operator, operand).map_err(|cause| Fault::new(self.position, cause))?
                }
                Item::Binary(operator, position) => {
                    let right = stack.pop().ok_or_else(missing)?;
                    let left = stack.pop().ok_or_else(missing)?;
                    binary(operator, left, right, scope)
                        .map_err(|cause| Fault::new(*position, cause))?
                }
            };
            stack.push(value);
        }
        stack.pop().ok_or_else(missing)
    }

    /// The value of an expression that must be constant.
    pub fn constant_value(&self, scope: &dyn Scope) -> Located<i64> {
        match self.evaluate(scope)? {
            Value::Absolute(value) => Ok(value),
            Value::Relative { .. } | Value::FromDataPage { .. } => Err(Fault::new(
                self.position,
                "must be a constant, is an address",
            )),
        }
    }
}

/// Turns infix into postfix with a stack of pending operators, so that nesting has no limit.
#[derive(Default)]
struct Parser {
    items: Vec<Item>,
    pending: Vec<Pending>,
}

enum Pending {
    Parenthesis(Position),
    Unary(&'static str),
    Binary(&'static str, Position),
}

impl Parser {
    fn run(mut self, cursor: &mut Cursor) -> Located<Vec<Item>> {
        loop {
            self.operand(cursor)?;
            while self.open_parentheses() && cursor.take_sign(")").is_some() {
                self.close();
            }
            let Some((operator, position)) = take_binary(cursor) else {
                break;
            };
            self.reduce(precedence(operator));
            self.pending.push(Pending::Binary(operator, position));
        }
        self.reduce(u8::MAX);
        match self.pending.pop() {
            Some(Pending::Parenthesis(position)) => {
                Err(Fault::new(position, "parenthesis is not closed"))
            }
            _ => Ok(self.items),
        }
    }

    /// Unary operators and opening parentheses, then a number or symbol.
    fn operand(&mut self, cursor: &mut Cursor) -> Located<()> {
        loop {
            let position = cursor.position();
            let item = match cursor.take() {
                Some(Token::Number(number)) => Item::Number(*number),
                Some(Token::Name(name)) if name == "$" => Item::Here,
                Some(Token::Name(name)) => Item::Symbol(name.clone(), position),
                Some(Token::Sign("(")) => {
                    self.pending.push(Pending::Parenthesis(position));
                    continue;
                }
                Some(Token::Sign(sign @ ("+" | "-" | "~" | "!"))) => {
                    self.pending.push(Pending::Unary(sign));
                    continue;
                }
                // `--5` and `++5` are two signs here.
                Some(Token::Sign("--" | "++")) => continue,
                _ => return Err(Fault::new(position, "expected a number or symbol")),
            };
            self.items.push(item);
            return Ok(());
        }
    }

    fn open_parentheses(&self) -> bool {
        self.pending
            .iter()
            .any(|pending| matches!(pending, Pending::Parenthesis(_)))
    }

    fn close(&mut self) {
        self.reduce(u8::MAX);
        self.pending.pop();
    }

    /// Moves pending operators that bind at least as tightly as `limit` to the output.
    fn reduce(&mut self, limit: u8) {
        while let Some(top) = self.pending.last() {
            let item = match top {
                Pending::Unary(operator) => Item::Unary(operator),
                Pending::Binary(operator, position) if precedence(operator) <= limit => {
                    Item::Binary(operator, *position)
                }
                _ => return,
            };
            self.items.push(item);
            self.pending.pop();
        }
    }
}

fn take_binary(cursor: &mut Cursor) -> Option<(&'static str, Position)> {
    let position = cursor.position();
    match cursor.peek() {
        Some(Token::Sign(sign)) if precedence(sign) != u8::MAX => {
            let sign = *sign;
            cursor.take();
            Some((sign, position))
        }
        _ => None,
    }
}

/// TI's groups; group 1 are the unary operators.
fn precedence(operator: &str) -> u8 {
    match operator {
        "*" | "/" | "%" => 2,
        "+" | "-" => 3,
        "<<" | ">>" => 4,
        "<" | "<=" | ">" | ">=" => 5,
        "=" | "==" | "!=" => 6,
        "&" => 7,
        "^" => 8,
        "|" => 9,
        _ => u8::MAX,
    }
}

fn unary(operator: &str, operand: Value) -> Result<Value, String> {
    let value = match operand {
        relative @ Value::Relative { .. } if operator == "+" => return Ok(relative),
        Value::Relative { .. } | Value::FromDataPage { .. } => {
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
    result
        .map(Value::Absolute)
        .ok_or_else(|| "value out of range".into())
}

fn binary(operator: &str, left: Value, right: Value, scope: &dyn Scope) -> Result<Value, String> {
    let offset = |sum: Option<i64>| sum.ok_or_else(|| "value out of range".to_string());
    match (operator, left, right) {
        (_, Value::Absolute(left), Value::Absolute(right)) => {
            arithmetic(operator, left, right).map(Value::Absolute)
        }
        ("+", Value::Relative { base, addend }, Value::Absolute(value))
        | ("+", Value::Absolute(value), Value::Relative { base, addend }) => Ok(Value::Relative {
            base,
            addend: offset(addend.checked_add(value))?,
        }),
        ("+" | "-", Value::FromDataPage { base, addend }, Value::Absolute(value)) => {
            Ok(Value::FromDataPage {
                base,
                addend: offset(match operator {
                    "+" => addend.checked_add(value),
                    _ => addend.checked_sub(value),
                })?,
            })
        }
        ("-", Value::Relative { base, addend }, Value::Absolute(value)) => Ok(Value::Relative {
            base,
            addend: offset(addend.checked_sub(value))?,
        }),
        (
            "-",
            Value::Relative { base, addend },
            Value::Relative {
                base: from,
                addend: less,
            },
        ) => {
            let Some(distance) = scope.distance(&from, &base) else {
                let addend = offset(addend.checked_sub(less))?;
                return match from {
                    Base::Symbol(name) if name == DATA_PAGE => {
                        Ok(Value::FromDataPage { base, addend })
                    }
                    _ => Err("the distance of these addresses is not known here".into()),
                };
            };
            let total = distance
                .checked_add(addend)
                .and_then(|sum| sum.checked_sub(less));
            offset(total).map(Value::Absolute)
        }
        _ => Err(format!("`{operator}` cannot take an address")),
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
    result.ok_or_else(|| "value out of range".into())
}
