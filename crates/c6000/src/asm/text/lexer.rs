//! Splits one line into tokens.

use crate::asm::error::{Fault, Located, Position};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// Letters, digits, `_`, `$` and `.`: symbols, mnemonics, directives, unit specifiers.
    Name(String),
    Number(i64),
    Text(String),
    /// An operator or other punctuation.
    Sign(&'static str),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub token: Token,
    pub position: Position,
}

/// Longer signs come first, so that `<<` is not read as two `<`.
const SIGNS: [&str; 28] = [
    "||", "<<", ">>", "<=", ">=", "==", "!=", "++", "--", "+", "-", "*", "/", "%", "~", "!", "&",
    "^", "|", "<", ">", "=", "(", ")", "[", "]", ",", ":",
];

/// Splits a line into tokens, up to a comment. `start` is the position of the line's first character.
pub fn tokens(line: &str, start: Position) -> Located<Vec<Placed>> {
    if line.starts_with('*') {
        return Ok(Vec::new());
    }
    let mut lexer = Lexer {
        line,
        at: 0,
        position: start,
    };
    let mut tokens = Vec::new();
    while let Some(placed) = lexer.next()? {
        tokens.push(placed);
    }
    Ok(tokens)
}

struct Lexer<'a> {
    line: &'a str,
    /// Byte offset of the next character.
    at: usize,
    position: Position,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    /// Moves on by a number of bytes.
    fn advance(&mut self, bytes: usize) {
        self.position.column += self.rest()[..bytes].chars().count();
        self.at += bytes;
    }

    fn next(&mut self) -> Located<Option<Placed>> {
        let blank = self.rest().len() - self.rest().trim_start().len();
        self.advance(blank);
        let position = self.position;
        let Some(first) = self.rest().chars().next() else {
            return Ok(None);
        };
        let token = match first {
            ';' => return Ok(None),
            '"' => self.text()?,
            '\'' => self.character()?,
            _ if first.is_ascii_digit() => self.number()?,
            _ if is_name(first) => Token::Name(self.name()),
            _ => self.sign(first)?,
        };
        Ok(Some(Placed { token, position }))
    }

    /// A name. A question mark at the end makes the name a local label.
    fn name(&mut self) -> String {
        let mut name = self.take_while(is_name).to_string();
        if self.rest().starts_with('?') {
            self.advance(1);
            name.push('?');
        }
        name
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.advance(length);
        &rest[..length]
    }

    fn sign(&mut self, first: char) -> Located<Token> {
        let sign = SIGNS.iter().find(|sign| self.rest().starts_with(**sign));
        let sign = sign
            .ok_or_else(|| Fault::new(self.position, format!("unexpected character `{first}`")))?;
        self.advance(sign.len());
        Ok(Token::Sign(sign))
    }

    fn number(&mut self) -> Located<Token> {
        let position = self.position;
        let digits = self.take_while(|c| c.is_ascii_alphanumeric());
        let value = parse_number(digits);
        value
            .map(Token::Number)
            .ok_or_else(|| Fault::new(position, format!("`{digits}` is no number")))
    }

    /// A string. Two quotation marks in a row stand for one.
    fn text(&mut self) -> Located<Token> {
        let position = self.position;
        let mut text = String::new();
        let mut characters = self.rest().char_indices().skip(1).peekable();
        while let Some((index, character)) = characters.next() {
            if character != '"' {
                text.push(character);
            } else if characters.next_if(|(_, next)| *next == '"').is_some() {
                text.push('"');
            } else {
                self.advance(index + 1);
                return Ok(Token::Text(text));
            }
        }
        Err(Fault::new(position, "string without end"))
    }

    /// A character constant: `'x'`, and `''''` for the quotation mark itself.
    fn character(&mut self) -> Located<Token> {
        let position = self.position;
        let mut characters = self.rest().chars().skip(1);
        let value = characters.next();
        let close = match value {
            Some('\'') => characters.next().zip(characters.next()),
            _ => characters.next().map(|close| ('\'', close)),
        };
        match (value, close) {
            (Some(value), Some(('\'', '\''))) if value.is_ascii() => {
                self.advance(if value == '\'' { 4 } else { 3 });
                Ok(Token::Number(value as i64))
            }
            _ => Err(Fault::new(position, "bad character constant")),
        }
    }
}

pub fn is_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '_' | '$' | '.')
}

/// A number in one of the forms `0x1F`, `1Fh` (begins with a digit), `101b`, `17q`, `017` (octal), `17`.
fn parse_number(digits: &str) -> Option<i64> {
    let lower = digits.to_ascii_lowercase();
    let suffixed = |suffix: char, radix| {
        lower
            .strip_suffix(suffix)
            .and_then(|body| i64::from_str_radix(body, radix).ok())
    };
    if let Some(body) = lower.strip_prefix("0x") {
        return i64::from_str_radix(body, 16).ok();
    }
    if lower.ends_with('h') {
        return suffixed('h', 16);
    }
    if lower.ends_with('b') {
        return suffixed('b', 2);
    }
    if lower.ends_with('q') {
        return suffixed('q', 8);
    }
    match lower.strip_prefix('0') {
        Some(body) if !body.is_empty() => i64::from_str_radix(body, 8).ok(),
        _ => lower.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: Position = Position {
        file: 0,
        line: 1,
        column: 1,
    };

    fn kinds(line: &str) -> Vec<Token> {
        tokens(line, LINE)
            .unwrap()
            .into_iter()
            .map(|placed| placed.token)
            .collect()
    }

    #[test]
    fn constants_of_every_radix() {
        for (text, value) in [
            ("0x1f", 31),
            ("0FFh", 255),
            ("1010b", 10),
            ("17q", 15),
            ("017", 15),
            ("17", 17),
            ("0", 0),
            ("'a'", 97),
            ("''''", 39),
        ] {
            assert_eq!(kinds(text), [Token::Number(value)], "{text}");
        }
        for text in [
            "12z",
            "0x",
            "19q",
            "2b",
            "'",
            "'ab'",
            "99999999999999999999",
        ] {
            assert!(tokens(text, LINE).is_err(), "{text}");
        }
    }

    #[test]
    fn comments_end_the_line() {
        assert_eq!(kinds("* all of it"), []);
        assert_eq!(kinds(" a ; rest"), [Token::Name("a".into())]);
    }

    #[test]
    fn strings_double_their_quotation_marks() {
        assert_eq!(kinds(r#""a""b;""#), [Token::Text("a\"b;".into())]);
        assert!(tokens("\"open", LINE).is_err());
    }

    #[test]
    fn a_question_mark_ends_a_local_label() {
        assert_eq!(
            kinds("loop? $1"),
            [Token::Name("loop?".into()), Token::Name("$1".into())]
        );
        assert!(tokens(" a??", LINE).is_err());
    }

    #[test]
    fn positions_count_characters_from_one() {
        let error = tokens(" é ok", Position { line: 3, ..LINE }).unwrap_err();
        assert_eq!((error.position.line, error.position.column), (3, 2));
    }
}
