//! Gives the lines in the order of assembly, from files, included files, macros and loops.

use crate::asm::error::{Fault, Located, Position};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Deepest nesting of macro calls in TI's assembler. Here included files and loops count too.
const MAX_DEPTH: usize = 32;

/// The most characters that are read. The limit keeps loops and macros from producing text without end. Each line
/// counts `CHARACTERS_OF_LINE` more than it has, because reading a line takes time too.
const MAX_TEXT: usize = 1 << 26;
const CHARACTERS_OF_LINE: usize = 32;

/// Longer files (in bytes) are refused.
const MAX_FILE: u64 = 1 << 24;

/// Reads an included file. The error is the cause in words.
pub type Reader<'a> = &'a dyn Fn(&Path) -> Result<Vec<u8>, String>;

/// A line before it is split into tokens.
#[derive(Debug, Clone)]
pub struct RawLine {
    pub text: Rc<str>,
    pub start: Position,
}

/// Where consecutive lines come from.
#[derive(Debug, Clone)]
pub enum Origin {
    File,
    /// A call of a macro. `block` is the block of local labels after the call.
    Macro {
        name: String,
        call: Position,
        block: u32,
    },
    /// A loop. `left` is the number of repetitions that are left.
    Loop {
        left: u64,
    },
}

#[derive(Debug)]
struct Frame {
    lines: Rc<[RawLine]>,
    next: usize,
    origin: Origin,
    /// The line of the call, of the `.loop`, or of the `.include`.
    begin: Position,
    /// The number of conditions that were open at the beginning.
    conditions: usize,
}

/// The next step of the source.
pub enum Step {
    Line(RawLine),
    /// The end of a file, of a macro, or of one repetition of a loop. `conditions` were open at its beginning.
    End {
        origin: Origin,
        conditions: usize,
    },
    Finished,
}

pub struct Source<'a> {
    frames: Vec<Frame>,
    /// The files that were read, by the names that errors show.
    paths: &'a mut Vec<String>,
    reader: Reader<'a>,
    given: usize,
}

impl<'a> Source<'a> {
    pub fn new(
        text: &str,
        path: &str,
        paths: &'a mut Vec<String>,
        reader: Reader<'a>,
    ) -> Source<'a> {
        paths.push(path.to_string());
        let frame = Frame {
            lines: lines_of(text, 0),
            next: 0,
            origin: Origin::File,
            begin: Position {
                file: 0,
                line: 1,
                column: 1,
            },
            conditions: 0,
        };
        Source {
            frames: vec![frame],
            paths,
            reader,
            given: 0,
        }
    }

    pub fn step(&mut self) -> Located<Step> {
        let Some(frame) = self.frames.last_mut() else {
            return Ok(Step::Finished);
        };
        if let Some(line) = frame.lines.get(frame.next) {
            let line = line.clone();
            frame.next += 1;
            self.charge(line.text.len(), line.start)?;
            return Ok(Step::Line(line));
        }
        let (origin, conditions) = (frame.origin.clone(), frame.conditions);
        let begin = frame.begin;
        match &mut frame.origin {
            Origin::Loop { left } if *left > 1 => {
                *left -= 1;
                frame.next = 0;
            }
            _ => {
                self.frames.pop();
            }
        }
        // A repetition costs time even if the loop has no lines.
        self.charge(0, begin)?;
        Ok(Step::End { origin, conditions })
    }

    /// Adds the text of a line to the characters read. Too many are an error.
    pub fn charge(&mut self, characters: usize, position: Position) -> Located<()> {
        self.given += characters + CHARACTERS_OF_LINE;
        if self.given > MAX_TEXT {
            return Err(Fault::new(position, "macros and loops make too much text"));
        }
        Ok(())
    }

    /// The number of conditions that the current file, macro or loop cannot end.
    pub fn outside(&self) -> usize {
        self.frames.last().map_or(0, |frame| frame.conditions)
    }

    /// Whether the current line comes from a macro.
    pub fn in_macro(&self) -> bool {
        let mut origins = self.frames.iter().map(|frame| &frame.origin);
        origins.any(|origin| matches!(origin, Origin::Macro { .. }))
    }

    /// Takes the lines of a block up to its end. Its first line has been read already. Blocks of one kind nest.
    pub fn take_block(
        &mut self,
        begin: &str,
        end: &str,
        position: Position,
    ) -> Located<Rc<[RawLine]>> {
        let unclosed = || Fault::new(position, format!("`{begin}` without an `{end}`"));
        let frame = self.frames.last().ok_or_else(unclosed)?;
        let (lines, first) = (Rc::clone(&frame.lines), frame.next);
        let mut depth = 1;
        for (index, line) in lines.iter().enumerate().skip(first) {
            self.charge(line.text.len(), position)?;
            match operation(&line.text) {
                Some(name) if name.eq_ignore_ascii_case(begin) => depth += 1,
                Some(name) if name.eq_ignore_ascii_case(end) => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.frames.last_mut().ok_or_else(unclosed)?.next = index + 1;
                return Ok(lines[first..index].into());
            }
        }
        Err(unclosed())
    }

    /// Continues with other lines, and returns after their end.
    pub fn enter(
        &mut self,
        lines: Rc<[RawLine]>,
        origin: Origin,
        conditions: usize,
        position: Position,
    ) -> Located<()> {
        if self.frames.len() > MAX_DEPTH {
            let cause =
                format!("macros, loops and included files nest deeper than {MAX_DEPTH} levels");
            return Err(Fault::new(position, cause));
        }
        self.frames.push(Frame {
            lines,
            next: 0,
            origin,
            begin: position,
            conditions,
        });
        Ok(())
    }

    /// Leaves the innermost lines with a wanted origin, and all lines inside them: a loop, or a macro with its loops.
    /// Returns the wanted origin and its open conditions. None if this file has no such origin.
    pub fn leave(&mut self, is_wanted: impl Fn(&Origin) -> bool) -> Option<(Origin, usize)> {
        let found = self
            .frames
            .iter()
            .rposition(|frame| is_wanted(&frame.origin))?;
        if self.frames[found..]
            .iter()
            .any(|frame| matches!(frame.origin, Origin::File))
        {
            return None;
        }
        let left = self.frames.drain(found..).next()?;
        Some((left.origin, left.conditions))
    }

    /// Reads a file. Its path is relative to the folder of the current file.
    pub fn include(&mut self, name: &str, conditions: usize, position: Position) -> Located<()> {
        let current = self.paths.get(position.file).map_or("", String::as_str);
        let folder = Path::new(current).parent().unwrap_or(Path::new(""));
        let path: PathBuf = folder.join(name);
        let bytes = (self.reader)(&path).map_err(|cause| {
            Fault::new(
                position,
                format!("cannot include {}: {cause}", path.display()),
            )
        })?;
        let file = self.paths.len();
        self.paths.push(path.display().to_string());
        self.enter(
            lines_of(&decoded(&bytes), file),
            Origin::File,
            conditions,
            position,
        )
    }

    /// If a fault is in a macro, adds the call of the macro to its message.
    pub fn explain(&self, mut fault: Fault) -> Fault {
        let origins = self.frames.iter().rev().map(|frame| &frame.origin);
        for origin in origins {
            if let Origin::Macro { name, call, .. } = origin {
                fault.cause += &format!(" (in macro `{name}`, called in line {})", call.line);
                break;
            }
        }
        fault
    }
}

/// Reads included files from the file system.
pub fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    let about = std::fs::metadata(path).map_err(|error| error.to_string())?;
    if !about.is_file() {
        return Err("is no file".into());
    }
    if about.len() > MAX_FILE {
        return Err("is larger than 16 MB".into());
    }
    std::fs::read(path).map_err(|error| error.to_string())
}

/// Refuses to include files, for a text that did not come from a file.
pub fn read_nothing(_: &Path) -> Result<Vec<u8>, String> {
    Err("this text can include no files".into())
}

/// The text of a source file. Bytes that are no UTF-8 are read as Latin-1. A byte-order mark is dropped.
pub fn decoded(bytes: &[u8]) -> String {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_string(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    };
    without_mark(&text).to_string()
}

/// A text without the byte-order mark at its beginning.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn lines_of(text: &str, file: usize) -> Rc<[RawLine]> {
    let numbered = without_mark(text).lines().enumerate();
    let line = |(index, text): (usize, &str)| RawLine {
        text: text.into(),
        start: Position {
            file,
            line: index + 1,
            column: 1,
        },
    };
    numbered.map(line).collect()
}

/// The first word of a line after its label: an instruction, a directive or a macro.
pub fn operation(text: &str) -> Option<&str> {
    if text.starts_with([';', '*']) {
        return None;
    }
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let is_label =
        !first.starts_with('.') && (!text.starts_with(char::is_whitespace) || first.ends_with(':'));
    let word = if is_label { words.next()? } else { first };
    Some(word.split(';').next().unwrap_or(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operation_stands_after_the_label() {
        for (line, found) in [
            ("\t.if x", Some(".if")),
            ("here: .if x", Some(".if")),
            ("here .if x", Some(".if")),
            ("  here: .if x", Some(".if")),
            (".if x", Some(".if")),
            (" .endif; note", Some(".endif")),
            ("* .if x", None),
            ("; .if x", None),
            ("here:", None),
            ("", None),
            ("   it's .if", Some("it's")),
        ] {
            assert_eq!(operation(line), found, "{line}");
        }
    }

    #[test]
    fn other_bytes_than_utf_8_are_latin_1() {
        assert_eq!(decoded(b"\xef\xbb\xbfa"), "a");
        assert_eq!(decoded("\u{e9}".as_bytes()), "\u{e9}");
        assert_eq!(decoded(b"\xe9"), "\u{e9}");
    }
}
