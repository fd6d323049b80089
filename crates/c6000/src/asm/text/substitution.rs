//! Names that stand for other text: the names of `.asg` and `.eval`, the parameters of macros, and the register names
//! of `.set`.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::text::lexer::{is_name, tokens, Placed, Token};
use crate::asm::text::registers::register;
use std::collections::HashMap;

/// The most tokens of a line. Names can stand for one another, so without a limit a line could grow without end.
const MAX_TOKENS: usize = 10_000;

/// The longest text of a name, in bytes.
const MAX_TEXT: usize = 10_000;

#[derive(Debug, Clone)]
struct Value {
    text: String,
    /// None for a text that is no row of whole tokens, such as a date.
    tokens: Option<Vec<Token>>,
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

    /// Sets the text of a name.
    pub fn insert(&mut self, name: &str, text: &str, position: Position) -> Located<()> {
        let value = value_of(text, position)?;
        match self.local.last_mut() {
            Some(names) if names.contains_key(name) => names.insert(name.to_string(), value),
            _ => self.everywhere.insert(name.to_string(), value),
        };
        Ok(())
    }

    /// Begins a macro. Its names hide other names until the macro ends.
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

    /// `.var`: declares a name of the current macro. Returns false outside of a macro.
    pub fn declare_local(&mut self, name: &str) -> bool {
        let empty = Value {
            text: String::new(),
            tokens: Some(Vec::new()),
        };
        let names = self.local.last_mut();
        names
            .map(|names| names.insert(name.to_string(), empty))
            .is_some()
    }

    /// Replaces every name in a line by its text. The new tokens get the position of the name. A label in column 1 can
    /// be replaced only by another name.
    pub fn apply(&self, line: Vec<Placed>) -> Located<Vec<Placed>> {
        if self.everywhere.is_empty() && self.local.is_empty() {
            return Ok(line);
        }
        let mut replaced = Vec::with_capacity(line.len());
        for placed in line {
            match self.replacement(&placed)? {
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

    fn replacement(&self, placed: &Placed) -> Located<Option<&Vec<Token>>> {
        let Token::Name(name) = &placed.token else {
            return Ok(None);
        };
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        let Some(tokens) = &value.tokens else {
            let cause = format!("the text of `{name}` cannot stand in a line");
            return Err(Fault::new(placed.position, cause));
        };
        let can_be_label =
            matches!(tokens.as_slice(), [Token::Name(name)] if register(name).is_none());
        Ok((placed.position.column > 1 || can_be_label).then_some(tokens))
    }

    /// A text of a macro after every `:name:` has been replaced.
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

    /// An argument of a macro after every name in it has been replaced.
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
    Ok(Value {
        text: text.to_string(),
        tokens: tokens_of(text, position),
    })
}

/// The tokens of a text. None if the text is no row of whole tokens.
fn tokens_of(text: &str, position: Position) -> Option<Vec<Token>> {
    // The blank keeps the text out of column 1. In column 1 an asterisk begins a comment, and a name is a label.
    let placed = tokens(&format!(" {text}"), position).ok()?;
    Some(placed.into_iter().map(|placed| placed.token).collect())
}
