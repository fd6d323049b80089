//! Parameters and arguments of macros, and the text of `.asg`.

use crate::asm::error::{Fault, Located};
use crate::asm::text::conditions::MAX_NESTING;
use crate::asm::text::lexer::Token;
use crate::asm::text::line::Cursor;

/// A list of names with commas between them.
pub(super) fn names(cursor: &mut Cursor) -> Located<Vec<String>> {
    let mut names = Vec::new();
    while !cursor.at_end() {
        let at = cursor.position();
        match cursor.take() {
            Some(Token::Name(name)) => names.push(name.clone()),
            _ => return Err(Fault::new(at, "expected the name of a parameter")),
        }
        if cursor.take_sign(",").is_none() {
            cursor.expect_end()?;
        }
        if names.len() > MAX_NESTING {
            return Err(Fault::new(
                at,
                format!("a macro has at most {MAX_NESTING} parameters"),
            ));
        }
    }
    Ok(names)
}

/// Splits a text at its commas, up to a comment. Quotation marks keep a text together and are dropped.
pub(super) fn arguments(text: &str) -> Vec<String> {
    let mut arguments = vec![String::new()];
    let mut quoted = false;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if quoted && characters.peek() == Some(&'"') => {
                characters.next();
                push(&mut arguments, '"');
            }
            '"' => quoted = !quoted,
            ';' if !quoted => break,
            ',' if !quoted => arguments.push(String::new()),
            _ => push(&mut arguments, character),
        }
    }
    let mut arguments: Vec<String> = arguments
        .iter()
        .map(|text| text.trim().to_string())
        .collect();
    if arguments.len() == 1 && arguments[0].is_empty() {
        arguments.clear();
    }
    arguments
}

/// The text and the name of `.asg text, name`. Quotation marks around the text are dropped.
pub(super) fn assigned(rest: &str) -> Option<(String, &str)> {
    let (mut comma, mut end) = (None, rest.len());
    let mut quoted = false;
    let mut characters = rest.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => quoted = !quoted,
            '\'' if !quoted && rest[at..].chars().nth(2) == Some('\'') => {
                characters.nth(1);
            }
            ';' if !quoted => {
                end = at;
                break;
            }
            ',' if !quoted => comma = Some(at),
            _ => {}
        }
    }
    let comma = comma?;
    let (text, name) = (rest[..comma].trim(), rest[comma + 1..end].trim());
    let inner = text
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'))
        .filter(|inner| !inner.replace("\"\"", "").contains('"'));
    let text = inner.map_or(text.to_string(), |inner| inner.replace("\"\"", "\""));
    (!name.is_empty()).then_some((text, name))
}

fn push(arguments: &mut [String], character: char) {
    if let Some(last) = arguments.last_mut() {
        last.push(character);
    }
}

/// Pairs each parameter with its argument. A missing argument is an empty text. The last parameter takes all arguments
/// that are left.
pub(super) fn bind(parameters: &[String], given: &[String]) -> Vec<(String, String)> {
    let last = parameters.len().saturating_sub(1);
    let text = |index: usize| match given.get(index..) {
        Some(rest) if index == last => rest.join(","),
        Some([first, ..]) => first.clone(),
        _ => String::new(),
    };
    parameters
        .iter()
        .enumerate()
        .map(|(index, name)| (name.clone(), text(index)))
        .collect()
}
