//! Expressions: symbols and constants joined by operators, with TI's precedence (SPRU186N table 3-1).

use crate::asm::error::{Fault, Located, Position};
use crate::asm::syntax::function::{is_definition_test, Function};
use crate::asm::syntax::value::{binary, call, unary, Scope, Value};
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
    /// `$`: the place of the packet or datum that contains the expression.
    Here,
    Unary(&'static str),
    Binary(&'static str, Position),
    /// A function; its arguments are the values before it.
    Call(Function, Position),
    /// `$isdefed("name")`
    IsDefined(String),
}

impl Expression {
    /// An expression that is only a constant.
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

    /// Whether the value of the expression depends on addresses.
    pub fn names_places(&self, is_label: impl Fn(&str) -> bool) -> bool {
        self.items.iter().any(|item| match item {
            Item::Here => true,
            Item::Symbol(name, _) => is_label(name),
            _ => false,
        })
    }

    /// Replaces each `$isdefed` by its present value.
    pub fn settle_definitions(&mut self, is_defined: impl Fn(&str) -> bool) {
        for item in &mut self.items {
            if let Item::IsDefined(name) = item {
                *item = Item::Number(i64::from(is_defined(name)));
            }
        }
    }

    /// Reads an expression and stops at the first token that does not belong to it.
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
    /// A function, and the number of its arguments before the current one.
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
                // `--5` and `++5` have two signs each here.
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

    /// Reads the comma before another argument of the innermost function.
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

/// The function that a name calls. A name calls a function if a parenthesis follows the name.
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

/// Reads the rest of `$isdefed("name")`.
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

/// The precedence group in TI's table. Group 1 has the unary operators.
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
