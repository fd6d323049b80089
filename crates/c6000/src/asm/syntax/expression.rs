//! Expressions: symbols and constants joined by operators, with TI's precedence (SPRU186N table 3-1).

use crate::asm::error::{Fault, Located, Position};
use crate::asm::syntax::function::{is_definition_test, Function};
use crate::asm::text::lexer::Token;
use crate::asm::text::line::Cursor;

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
    /// Takes its arguments from the values before it.
    Call(Function, Position),
    /// `$isdefed("name")`
    IsDefined(String),
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
    /// The distance of an address from the data page pointer, in units of so many bytes: `symbol-$bss`.
    FromDataPage {
        base: Base,
        addend: i64,
        bytes: u32,
    },
    Distance(Distance),
}

/// The distance of `to` from the place `addend` bytes after `from`, where the assembler does not know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distance {
    pub to: Base,
    pub from: Base,
    pub addend: i64,
    /// Whether it counts from the start of the fetch packet around that place.
    pub from_packet: bool,
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
    /// Whether a symbol of this name is defined.
    fn is_defined(&self, name: &str) -> bool;
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
    pub fn names_places(&self, is_label: impl Fn(&str) -> bool) -> bool {
        self.items.iter().any(|item| match item {
            Item::Here => true,
            Item::Symbol(name, _) => is_label(name),
            _ => false,
        })
    }

    /// Puts what holds now in the place of each `$isdefed`.
    pub fn settle_definitions(&mut self, is_defined: impl Fn(&str) -> bool) {
        for item in &mut self.items {
            if let Item::IsDefined(name) = item {
                *item = Item::Number(i64::from(is_defined(name)));
            }
        }
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
                Item::IsDefined(name) => Value::Absolute(i64::from(scope.is_defined(name))),
                Item::Call(function, position) => {
                    let first = stack.len().checked_sub(function.arity());
                    let arguments = stack.split_off(first.ok_or_else(missing)?);
                    call(*function, &arguments).map_err(|cause| Fault::new(*position, cause))?
                }
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
            Value::Distance(_) => Err(Fault::new(
                self.position,
                "the distance of these addresses is not known here",
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
    /// A function, with the number of arguments before the current one.
    Call(Function, Position, usize),
    Unary(&'static str),
    Binary(&'static str, Position),
}

impl Parser {
    fn run(mut self, cursor: &mut Cursor) -> Located<Vec<Item>> {
        loop {
            self.operand(cursor)?;
            while self.open_parentheses() && cursor.take_sign(")").is_some() {
                self.close()?;
            }
            if self.next_argument(cursor) {
                continue;
            }
            let Some((operator, position)) = take_binary(cursor) else {
                break;
            };
            self.reduce(precedence(operator));
            self.pending.push(Pending::Binary(operator, position));
        }
        self.reduce(u8::MAX);
        match self.pending.pop() {
            Some(Pending::Parenthesis(position) | Pending::Call(_, position, _)) => {
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
                Some(Token::Name(name)) if is_definition_test(name) => tested_name(cursor)?,
                Some(Token::Name(name)) if called(name, cursor).is_some() => {
                    self.begin_call(name, position, cursor);
                    continue;
                }
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

    fn begin_call(&mut self, name: &str, position: Position, cursor: &mut Cursor) {
        if let Some(function) = called(name, cursor) {
            cursor.take();
            self.pending.push(Pending::Call(function, position, 0));
        }
    }

    fn open_parentheses(&self) -> bool {
        self.pending
            .iter()
            .any(|pending| matches!(pending, Pending::Parenthesis(_) | Pending::Call(..)))
    }

    fn close(&mut self) -> Located<()> {
        self.reduce(u8::MAX);
        match self.pending.pop() {
            Some(Pending::Call(function, position, before)) if before + 1 == function.arity() => {
                self.items.push(Item::Call(function, position));
                Ok(())
            }
            Some(Pending::Call(function, position, _)) => Err(wrong_count(function, position)),
            _ => Ok(()),
        }
    }

    /// Takes the comma before another argument of the innermost function.
    fn next_argument(&mut self, cursor: &mut Cursor) -> bool {
        let mut pending = self.pending.iter().rev();
        let innermost =
            pending.find(|pending| matches!(pending, Pending::Parenthesis(_) | Pending::Call(..)));
        if !matches!(innermost, Some(Pending::Call(..))) || cursor.take_sign(",").is_none() {
            return false;
        }
        self.reduce(u8::MAX);
        if let Some(Pending::Call(_, _, before)) = self.pending.last_mut() {
            *before += 1;
        }
        true
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

/// The function that a name calls: a parenthesis follows it.
fn called(name: &str, cursor: &Cursor) -> Option<Function> {
    Function::named(name).filter(|_| cursor.peek() == Some(&Token::Sign("(")))
}

fn wrong_count(function: Function, position: Position) -> Fault {
    let cause = match function.arity() {
        1 => format!("{} takes one argument", function.name()),
        count => format!("{} takes {count} arguments", function.name()),
    };
    Fault::new(position, cause)
}

/// The rest of `$isdefed("name")`.
fn tested_name(cursor: &mut Cursor) -> Located<Item> {
    cursor.expect_sign("(")?;
    let position = cursor.position();
    let name = match cursor.take() {
        Some(Token::Name(name) | Token::Text(name)) => name.clone(),
        _ => return Err(Fault::new(position, "expected the name of a symbol")),
    };
    cursor.expect_sign(")")?;
    Ok(Item::IsDefined(name))
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
            addend: offset(match operator {
                "+" => addend.checked_add(value),
                _ => addend.checked_sub(value),
            })?,
            bytes: 1,
        }),
        ("+", Value::Distance(distance), Value::Absolute(value))
        | ("+", Value::Absolute(value), Value::Distance(distance))
            if !distance.from_packet =>
        {
            let addend = offset(distance.addend.checked_sub(value))?;
            Ok(Value::Distance(Distance { addend, ..distance }))
        }
        ("-", Value::Distance(distance), Value::Absolute(value)) if !distance.from_packet => {
            let addend = offset(distance.addend.checked_add(value))?;
            Ok(Value::Distance(Distance { addend, ..distance }))
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
                let total = offset(addend.checked_sub(less))?;
                return Ok(match from {
                    Base::Symbol(name) if name == DATA_PAGE => Value::FromDataPage {
                        base,
                        addend: total,
                        bytes: 1,
                    },
                    _ => Value::Distance(Distance {
                        to: base,
                        from,
                        addend: offset(less.checked_sub(addend))?,
                        from_packet: false,
                    }),
                });
            };
            let total = distance
                .checked_add(addend)
                .and_then(|sum| sum.checked_sub(less));
            offset(total).map(Value::Absolute)
        }
        _ => Err(format!("`{operator}` cannot take an address")),
    }
}

fn call(function: Function, arguments: &[Value]) -> Result<Value, String> {
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
                "no relocation adds {addend} to the label of {}: its addend tells the other place",
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
    result.ok_or_else(|| "value out of range".into())
}
