//! Names that stand for other text: `.asg`, and names of registers given by `.set`.

use super::error::{Fault, Located, Position};
use super::lexer::{tokens, Placed, Token};
use std::collections::HashMap;

/// More tokens than a line can need; names that stand for one another could make any number.
const MAX_TOKENS: usize = 10_000;

#[derive(Default)]
pub struct Substitutions(HashMap<String, Vec<Token>>);

impl Substitutions {
    pub fn insert(&mut self, name: &str, tokens: Vec<Token>) {
        self.0.insert(name.to_string(), tokens);
    }

    /// `.asg text, name`; the text may stand in quotation marks.
    pub fn assign(&mut self, rest: &[Placed], end: Position) -> Located<()> {
        let [value @ .., comma, name] = rest else {
            return Err(Fault::new(end, "expected a text, a comma and a name"));
        };
        let (Token::Sign(","), Token::Name(name)) = (&comma.token, &name.token) else {
            return Err(Fault::new(name.position, "expected a comma and a name"));
        };
        let placed = match value {
            [Placed {
                token: Token::Text(text),
                position,
            }] => {
                // Not in column 1, where an asterisk begins a comment and a name is a label.
                tokens(&format!(" {text}"), position.line)
                    .map_err(|fault| Fault::new(*position, fault.cause))?
            }
            _ => value.to_vec(),
        };
        let placed = self.apply(placed)?;
        self.insert(
            name,
            placed.into_iter().map(|placed| placed.token).collect(),
        );
        Ok(())
    }

    /// The line with every name replaced, except a label in column 1. What replaces a name takes its position.
    pub fn apply(&self, line: Vec<Placed>) -> Located<Vec<Placed>> {
        if self.0.is_empty() {
            return Ok(line);
        }
        let mut replaced = Vec::with_capacity(line.len());
        for placed in line {
            match self.replacement(&placed) {
                Some(tokens) => {
                    let position = placed.position;
                    let moved = tokens.iter().cloned();
                    replaced.extend(moved.map(|token| Placed { token, position }));
                }
                None => replaced.push(placed),
            }
            if let Some(last) = replaced.last().filter(|_| replaced.len() > MAX_TOKENS) {
                return Err(Fault::new(last.position, "the line becomes too long"));
            }
        }
        Ok(replaced)
    }

    fn replacement(&self, placed: &Placed) -> Option<&Vec<Token>> {
        match &placed.token {
            Token::Name(name) if placed.position.column > 1 => self.0.get(name),
            _ => None,
        }
    }
}
