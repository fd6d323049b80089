//! One source line: label, parallel bars, predicate, operation, rest.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::text::lexer::{tokens, Placed, Token};
use crate::asm::text::local;
use crate::asm::text::substitution::Substitutions;

/// A reading position among the tokens of a line.
pub struct Cursor<'a> {
    tokens: &'a [Placed],
    at: usize,
    end: Position,
}

impl<'a> Cursor<'a> {
    /// `end` is the position of errors about missing tokens.
    pub fn new(tokens: &'a [Placed], end: Position) -> Self {
        Cursor { tokens, at: 0, end }
    }

    pub fn peek(&self) -> Option<&'a Token> {
        self.peek_at(0)
    }

    pub fn peek_at(&self, distance: usize) -> Option<&'a Token> {
        self.tokens
            .get(self.at + distance)
            .map(|placed| &placed.token)
    }

    pub fn take(&mut self) -> Option<&'a Token> {
        let token = self.peek()?;
        self.at += 1;
        Some(token)
    }

    /// The position of the next token.
    pub fn position(&self) -> Position {
        self.tokens
            .get(self.at)
            .map_or(self.end, |placed| placed.position)
    }

    pub fn take_sign(&mut self, sign: &str) -> Option<Position> {
        let position = self.position();
        match self.peek() {
            Some(Token::Sign(next)) if *next == sign => {
                self.at += 1;
                Some(position)
            }
            _ => None,
        }
    }

    pub fn expect_sign(&mut self, sign: &str) -> Located<Position> {
        self.take_sign(sign)
            .ok_or_else(|| Fault::new(self.position(), format!("expected `{sign}`")))
    }

    pub fn take_name(&mut self) -> Option<(&'a str, Position)> {
        let position = self.position();
        match self.peek() {
            Some(Token::Name(name)) => {
                self.at += 1;
                Some((name, position))
            }
            _ => None,
        }
    }

    pub fn at_end(&self) -> bool {
        self.peek().is_none()
    }

    pub fn expect_end(&self) -> Located<()> {
        if self.at_end() {
            Ok(())
        } else {
            Err(Fault::new(
                self.position(),
                "unexpected text after the operands",
            ))
        }
    }
}

/// `[A1]` or `[!A1]`. The register is a name that is not resolved yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    pub register: String,
    pub negated: bool,
    pub position: Position,
}

/// A label. It begins in column 1, or a colon follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    pub name: String,
    pub position: Position,
    pub has_colon: bool,
}

/// The parts of a line. `rest` has the tokens after the operation's name.
pub struct Line {
    pub label: Option<Label>,
    /// The position of `||`.
    pub parallel: Option<Position>,
    pub condition: Option<Condition>,
    pub operation: Option<(String, Position)>,
    pub rest: Vec<Placed>,
    pub end: Position,
}

impl Line {
    /// Splits a line into its parts. `start` is the position of the text's first character. `block` is the block of its
    /// local labels.
    pub fn parse(
        text: &str,
        start: Position,
        substitutions: &Substitutions,
        block: u32,
    ) -> Located<Line> {
        let mut tokens = tokens(text, start)?;
        // `.eval` assigns a value to the name, so the name is not replaced by its text.
        let named = match is_evaluation(&tokens) {
            true => tokens.split_off(tokens.len() - 1),
            false => Vec::new(),
        };
        tokens = substitutions.apply(tokens)?;
        tokens.extend(named);
        bind_local_labels(&mut tokens, block);
        let end = Position {
            column: text.trim_end().chars().count() + 1,
            ..start
        };
        let mut cursor = Cursor::new(&tokens, end);
        let label = take_label(&mut cursor);
        let parallel = cursor.take_sign("||");
        let condition = take_condition(&mut cursor)?;
        let operation = cursor
            .take_name()
            .map(|(name, position)| (name.to_string(), position));
        if operation.is_none() && !cursor.at_end() {
            return Err(Fault::new(
                cursor.position(),
                "expected an instruction or directive",
            ));
        }
        if operation.is_none() && (parallel.is_some() || condition.is_some()) {
            return Err(Fault::new(end, "expected an instruction"));
        }
        let rest = tokens[cursor.at..].to_vec();
        Ok(Line {
            label,
            parallel,
            condition,
            operation,
            rest,
            end,
        })
    }

    pub fn cursor(&self) -> Cursor<'_> {
        Cursor::new(&self.rest, self.end)
    }
}

/// Whether the line is an `.eval`.
fn is_evaluation(tokens: &[Placed]) -> bool {
    match tokens.first().map(|placed| &placed.token) {
        Some(Token::Name(name)) => name.eq_ignore_ascii_case(".eval"),
        _ => false,
    }
}

/// Replaces the names of local labels by the names that they have in their block.
fn bind_local_labels(tokens: &mut [Placed], block: u32) {
    for placed in tokens {
        if let Token::Name(name) = &mut placed.token {
            if local::is_local(name) {
                *name = local::in_block(name, block);
            }
        }
    }
}

/// Reads a label: a name in column 1, or a name with a colon after it.
fn take_label(cursor: &mut Cursor) -> Option<Label> {
    let position = cursor.position();
    let Some(Token::Name(name)) = cursor.peek() else {
        return None;
    };
    let has_colon = cursor.peek_at(1) == Some(&Token::Sign(":"));
    if !has_colon && (position.column != 1 || name.starts_with('.')) {
        return None;
    }
    cursor.take();
    cursor.take_sign(":");
    Some(Label {
        name: name.clone(),
        position,
        has_colon,
    })
}

fn take_condition(cursor: &mut Cursor) -> Located<Option<Condition>> {
    let Some(position) = cursor.take_sign("[") else {
        return Ok(None);
    };
    let negated = cursor.take_sign("!").is_some();
    let register = cursor
        .take_name()
        .ok_or_else(|| Fault::new(cursor.position(), "expected a register"))?;
    let register = register.0.to_string();
    cursor.expect_sign("]")?;
    Ok(Some(Condition {
        register,
        negated,
        position,
    }))
}
