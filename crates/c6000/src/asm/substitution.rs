//! Names that stand for other text: of `.asg` and `.eval`, parameters of macros, and names that `.set` gives to
//! registers.

use super::error::{Fault, Located, Position};
use super::lexer::{is_name, tokens, Placed, Token};
use super::operand;
use std::collections::HashMap;

/// More tokens than a line can need; names that stand for one another could make any number.
const MAX_TOKENS: usize = 10_000;

/// Longest text of a name.
const MAX_TEXT: usize = 10_000;

#[derive(Debug, Clone)]
struct Value {
    text: String,
    tokens: Vec<Token>,
}

#[derive(Default)]
pub struct Substitutions {
    everywhere: HashMap<String, Value>,
    /// The parameters and variables of the macros that are being expanded.
    local: Vec<HashMap<String, Value>>,
}

impl Substitutions {
    fn get(&self, name: &str) -> Option<&Value> {
        let local = self.local.last().and_then(|names| names.get(name));
        local.or_else(|| self.everywhere.get(name))
    }

    /// Gives a name a text.
    pub fn insert(&mut self, name: &str, text: &str, position: Position) -> Located<()> {
        let value = value_of(text, position)?;
        match self.local.last_mut() {
            Some(names) if names.contains_key(name) => names.insert(name.to_string(), value),
            _ => self.everywhere.insert(name.to_string(), value),
        };
        Ok(())
    }

    /// Begins a macro: its names hide others until it ends.
    pub fn begin_macro(
        &mut self,
        arguments: Vec<(String, String)>,
        position: Position,
    ) -> Located<()> {
        let values = arguments
            .into_iter()
            .map(|(name, text)| Ok((name, value_of(&text, position)?)));
        let names = values.collect::<Located<HashMap<_, _>>>()?;
        self.local.push(names);
        Ok(())
    }

    pub fn end_macro(&mut self) {
        self.local.pop();
    }

    /// `.var`: a name of the current macro alone. False outside of one.
    pub fn declare_local(&mut self, name: &str) -> bool {
        let empty = Value {
            text: String::new(),
            tokens: Vec::new(),
        };
        let names = self.local.last_mut();
        names
            .map(|names| names.insert(name.to_string(), empty))
            .is_some()
    }

    /// `.asg text, name`; the text may stand in quotation marks.
    pub fn assign(&mut self, rest: &[Placed], end: Position) -> Located<()> {
        let [value @ .., comma, name] = rest else {
            return Err(Fault::new(end, "expected a text, a comma and a name"));
        };
        let (Token::Sign(","), Token::Name(symbol)) = (&comma.token, &name.token) else {
            return Err(Fault::new(name.position, "expected a comma and a name"));
        };
        let placed = match value {
            [Placed {
                token: Token::Text(text),
                position,
            }] => tokens_of(text, *position)?,
            _ => value.to_vec(),
        };
        let text = text_of(&self.apply(placed)?);
        self.insert(symbol, &text, name.position)
    }

    /// The line with every name replaced. What replaces a name takes its position. A label in column 1 is replaced
    /// by another name alone.
    pub fn apply(&self, line: Vec<Placed>) -> Located<Vec<Placed>> {
        if self.everywhere.is_empty() && self.local.is_empty() {
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
        let Token::Name(name) = &placed.token else {
            return None;
        };
        let tokens = &self.get(name)?.tokens;
        let can_be_label =
            matches!(tokens.as_slice(), [Token::Name(name)] if operand::register(name).is_none());
        (placed.position.column > 1 || can_be_label).then_some(tokens)
    }

    /// A text of a macro with every `:name:` replaced.
    pub fn force(&self, text: &str, position: Position) -> Located<String> {
        let mut forced = String::new();
        let mut rest = text;
        while let Some(colon) = rest.find(':') {
            let (before, from) = rest.split_at(colon);
            forced += before;
            let name = from[1..].split(|c| !is_name(c)).next().unwrap_or_default();
            let value = self
                .get(name)
                .filter(|_| from[1 + name.len()..].starts_with(':'));
            rest = match value {
                Some(value) => {
                    forced += &value.text;
                    &from[name.len() + 2..]
                }
                None => {
                    forced.push(':');
                    &from[1..]
                }
            };
            check_length(&forced, position)?;
        }
        forced += rest;
        Ok(forced)
    }

    /// An argument of a macro with every name in it replaced.
    pub fn in_argument(&self, text: &str, position: Position) -> Located<String> {
        let mut replaced = String::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let word = rest.split(|c| !is_name(c)).next().unwrap_or_default();
            let taken = if word.is_empty() {
                &rest[..first.len_utf8()]
            } else {
                word
            };
            replaced += self.get(word).map_or(taken, |value| &value.text);
            rest = &rest[taken.len()..];
            check_length(&replaced, position)?;
        }
        Ok(replaced)
    }
}

fn check_length(text: &str, position: Position) -> Located<()> {
    if text.len() > MAX_TEXT {
        return Err(Fault::new(position, "the line becomes too long"));
    }
    Ok(())
}

fn value_of(text: &str, position: Position) -> Located<Value> {
    check_length(text, position)?;
    // A text may be anything, but only one of whole tokens can stand in a line on its own.
    let placed = tokens_of(text, position)?;
    Ok(Value {
        text: text.to_string(),
        tokens: placed.into_iter().map(|placed| placed.token).collect(),
    })
}

/// The tokens of a text, all at one position.
fn tokens_of(text: &str, position: Position) -> Located<Vec<Placed>> {
    // Not in column 1, where an asterisk begins a comment and a name is a label.
    let mut placed =
        tokens(&format!(" {text}"), position).map_err(|fault| Fault::new(position, fault.cause))?;
    for token in &mut placed {
        token.position = position;
    }
    Ok(placed)
}

/// Tokens as a text that has the same tokens.
fn text_of(tokens: &[Placed]) -> String {
    let mut text = String::new();
    let mut after_word = false;
    for placed in tokens {
        let (written, is_word) = match &placed.token {
            Token::Name(name) => (name.clone(), true),
            Token::Number(number) => (number.to_string(), true),
            Token::Text(string) => (format!("\"{}\"", string.replace('"', "\"\"")), false),
            Token::Sign(sign) => (sign.to_string(), false),
        };
        if after_word && is_word {
            text.push(' ');
        }
        text += &written;
        after_word = is_word;
    }
    text
}
