//! Assembler directives.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::layout::placing::{Layout, OpenFunction};
use crate::asm::layout::program::{Definition, Item};
use crate::asm::syntax::expression::Expression;
use crate::asm::syntax::value::{Base, Value};
use crate::asm::text::lexer::Token;
use crate::asm::text::line::{Cursor, Label, Line};
use crate::asm::text::local::{as_written, is_bound};
use crate::asm::text::registers::register;

/// TI's largest alignment.
const MAX_ALIGN: i64 = 32768;

impl Layout {
    /// Handles directives that give a meaning to the label before them, such as `x .set 5`. Returns false for any other
    /// directive.
    pub(super) fn defining_directive(
        &mut self,
        label: &Label,
        directive: &str,
        position: Position,
        line: &Line,
    ) -> Located<bool> {
        let mut cursor = line.cursor();
        match directive.to_ascii_lowercase().as_str() {
            ".set" | ".equ" => self.set(&label.name, label.position, &mut cursor)?,
            ".usect" => self.usect(label, position, &mut cursor)?,
            // The label names a place in the new section.
            ".sect" | ".text" | ".data" => {
                self.directive(directive, position, line)?;
                self.add_label(label)?;
                return Ok(true);
            }
            _ => return Ok(false),
        }
        cursor.expect_end()?;
        Ok(true)
    }

    pub(super) fn directive(&mut self, name: &str, position: Position, line: &Line) -> Located<()> {
        let mut cursor = line.cursor();
        match name.to_ascii_lowercase().as_str() {
            ".text" => self.enter(".text", false, position)?,
            ".data" => self.enter(".data", false, position)?,
            ".sect" => self.sect(position, &mut cursor)?,
            ".bss" => self.bss(position, &mut cursor)?,
            ".align" => self.align(position, &mut cursor)?,
            ".space" | ".skip" => self.space(position, &mut cursor)?,
            ".byte" | ".char" | ".ubyte" | ".uchar" => self.integers(1, position, &mut cursor)?,
            ".string" => self.integers(1, position, &mut cursor)?,
            ".cstring" | ".asciz" => self.terminated_string(position, &mut cursor)?,
            ".half" | ".short" | ".uhalf" | ".ushort" => self.integers(2, position, &mut cursor)?,
            ".word" | ".int" | ".long" | ".uword" | ".uint" | ".ulong" => {
                self.integers(4, position, &mut cursor)?
            }
            ".global" | ".globl" | ".def" | ".ref" => self.declare(false, &mut cursor)?,
            ".weak" => self.declare(true, &mut cursor)?,
            ".set" | ".equ" => self.set_named(&mut cursor)?,
            ".field" | ".bits" => self.field(position, &mut cursor)?,
            ".eval" => self.evaluate(&mut cursor)?,
            ".newblock" => self.new_block(),
            ".asmfunc" => self.begin_function(position, line)?,
            ".endasmfunc" => self.end_function(position)?,
            ".emsg" => return Err(Fault::new(position, message(&mut cursor))),
            ".end" => self.finished = true,
            _ => return Err(Fault::new(position, format!("unknown directive `{name}`"))),
        }
        cursor.expect_end()
    }

    fn enter(&mut self, name: &str, reserved: bool, position: Position) -> Located<()> {
        self.bind_waiting()?;
        self.current = self.program.section(name, reserved, position)?;
        self.new_block();
        Ok(())
    }

    fn sect(&mut self, position: Position, cursor: &mut Cursor) -> Located<()> {
        let name = section_name(cursor)?;
        self.enter(&name, false, position)
    }

    /// `.bss symbol, size[, align]`: reserves space in `.bss` without leaving the current section.
    fn bss(&mut self, position: Position, cursor: &mut Cursor) -> Located<()> {
        let Some((name, name_position)) = cursor.take_name() else {
            return self.enter(".bss", true, position);
        };
        cursor.expect_sign(",")?;
        self.reserve((name, name_position), ".bss", position, cursor)
    }

    /// `symbol .usect "section", size[, align]`
    fn usect(&mut self, label: &Label, position: Position, cursor: &mut Cursor) -> Located<()> {
        let section = section_name(cursor)?;
        cursor.expect_sign(",")?;
        self.reserve((&label.name, label.position), &section, position, cursor)
    }

    fn reserve(
        &mut self,
        symbol: (&str, Position),
        section: &str,
        at: Position,
        cursor: &mut Cursor,
    ) -> Located<()> {
        self.check_symbol(symbol.0, symbol.1)?;
        let size = self.size(cursor)?;
        let align = if cursor.take_sign(",").is_some() {
            self.alignment(cursor)?
        } else {
            1
        };
        let home = self.current;
        let waiting = self.take_waiting();
        self.current = self.program.section(section, true, at)?;
        let draft = &mut self.program.sections[self.current];
        if !draft.reserved {
            return Err(Fault::new(
                at,
                format!("section {section} already holds contents"),
            ));
        }
        draft.align = draft.align.max(align);
        let offset = draft.size.next_multiple_of(align);
        self.place(Item::Space(size), offset, size, at)?;
        let definition = Definition::Label {
            section: self.current,
            offset,
        };
        self.program.define(symbol.0, symbol.1, definition)?;
        self.current = home;
        self.restore_waiting(waiting);
        Ok(())
    }

    fn align(&mut self, position: Position, cursor: &mut Cursor) -> Located<()> {
        let align = if cursor.at_end() {
            1
        } else {
            self.alignment(cursor)?
        };
        self.program.sections[self.current].align =
            self.program.sections[self.current].align.max(align);
        let offset = self.program.sections[self.current]
            .size
            .next_multiple_of(align);
        self.place(Item::Space(0), offset, 0, position)
    }

    fn space(&mut self, position: Position, cursor: &mut Cursor) -> Located<()> {
        let size = self.size(cursor)?;
        let offset = self.program.sections[self.current].size;
        self.place(Item::Space(size), offset, size, position)
    }

    /// Places integers and strings. Each integer or character takes `width` bytes and is aligned to `width`.
    fn integers(&mut self, width: u32, position: Position, cursor: &mut Cursor) -> Located<()> {
        let mut values = Vec::new();
        loop {
            let at = cursor.position();
            if let Some(Token::Text(text)) = cursor.peek() {
                cursor.take();
                values.extend(
                    text.bytes()
                        .map(|byte| Expression::constant(i64::from(byte), at)),
                );
            } else {
                values.push(Expression::parse(cursor)?);
            }
            if cursor.take_sign(",").is_none() {
                break;
            }
        }
        self.place_integers(width, values, position)
    }

    fn terminated_string(&mut self, position: Position, cursor: &mut Cursor) -> Located<()> {
        self.integers(1, position, cursor)?;
        self.place_integers(1, vec![Expression::constant(0, position)], position)
    }

    pub(super) fn place_integers(
        &mut self,
        width: u32,
        values: Vec<Expression>,
        position: Position,
    ) -> Located<()> {
        // A line has far fewer values than a section has bytes.
        let size = values.len() as u32 * width;
        self.place_aligned(Item::Integers { width, values }, width, size, position)
    }

    fn declare(&mut self, weak: bool, cursor: &mut Cursor) -> Located<()> {
        loop {
            let at = cursor.position();
            let (name, position) = cursor
                .take_name()
                .ok_or_else(|| Fault::new(at, "expected a symbol"))?;
            self.check_symbol(name, position)?;
            self.program.declare(name, position, weak);
            if cursor.take_sign(",").is_none() {
                return Ok(());
            }
        }
    }

    /// Checks whether a directive may define or declare a name.
    fn check_symbol(&self, name: &str, position: Position) -> Located<()> {
        if is_bound(name) {
            let cause = format!(
                "`{}` is a local label, which stands before code or data alone",
                as_written(name)
            );
            return Err(Fault::new(position, cause));
        }
        self.check_name(name, position)
    }

    /// `.eval expression, name`
    fn evaluate(&mut self, cursor: &mut Cursor) -> Located<()> {
        let expression = Expression::parse(cursor)?;
        cursor.expect_sign(",")?;
        let at = cursor.position();
        let (name, position) = cursor
            .take_name()
            .ok_or_else(|| Fault::new(at, "expected a name"))?;
        let value = self.value_now(expression)?;
        self.substitutions
            .insert(name, &value.to_string(), position)
    }

    fn begin_function(&mut self, position: Position, line: &Line) -> Located<()> {
        if let Some(open) = &self.function {
            let cause = format!("the `.asmfunc` of line {} is not ended", open.position.line);
            return Err(Fault::new(position, cause));
        }
        let name = line.label.as_ref().map(|label| label.name.clone());
        self.function = Some(OpenFunction { position, name });
        Ok(())
    }

    /// `.endasmfunc`: sets the size of the function's symbol.
    fn end_function(&mut self, position: Position) -> Located<()> {
        let missing = || Fault::new(position, "`.endasmfunc` without an `.asmfunc` before it");
        let function = self.function.take().ok_or_else(missing)?;
        self.bind_waiting()?;
        let (section, end) = self.here();
        let name = function.name.unwrap_or_default();
        if let Some((home, start)) = self.program.place(&Base::Symbol(name.clone())) {
            let size = i64::from(end) - start;
            if let (true, Ok(size)) = (home == section, u32::try_from(size)) {
                self.program.functions.insert(name, size);
            }
        }
        Ok(())
    }

    /// `.set symbol, value`, the form that GNU tools write.
    fn set_named(&mut self, cursor: &mut Cursor) -> Located<()> {
        let at = cursor.position();
        let (name, position) = cursor
            .take_name()
            .ok_or_else(|| Fault::new(at, "expected a symbol"))?;
        cursor.expect_sign(",")?;
        self.set(name, position, cursor)
    }

    fn set(&mut self, name: &str, position: Position, cursor: &mut Cursor) -> Located<()> {
        if let Some(register) = lone_register(cursor) {
            cursor.take();
            return self.substitutions.insert(name, &register, position);
        }
        self.check_symbol(name, position)?;
        let expression = Expression::parse(cursor)?;
        let here = self.here();
        // A value that is known now is stored. Any other expression waits for the second pass.
        let expression = match expression.evaluate(&self.program.at(here)) {
            Ok(Value::Absolute(value)) => Expression::constant(value, expression.position),
            _ => expression,
        };
        self.program
            .define(name, position, Definition::Value { expression, here })
    }

    fn size(&mut self, cursor: &mut Cursor) -> Located<u32> {
        let expression = Expression::parse(cursor)?;
        let size = expression.constant_value(&self.program.at(self.here()))?;
        u32::try_from(size).map_err(|_| Fault::new(expression.position, format!("bad size {size}")))
    }

    fn alignment(&mut self, cursor: &mut Cursor) -> Located<u32> {
        let expression = Expression::parse(cursor)?;
        let align = expression.constant_value(&self.program.at(self.here()))?;
        if (1..=MAX_ALIGN).contains(&align) && align & (align - 1) == 0 {
            return Ok(align as u32);
        }
        Err(Fault::new(
            expression.position,
            format!("alignment {align} is no power of two up to {MAX_ALIGN}"),
        ))
    }
}

/// The register, if the rest of the line is only a register: `FP .set A15` makes `FP` another name of A15.
fn lone_register(cursor: &Cursor) -> Option<String> {
    match (cursor.peek()?, cursor.peek_at(1)) {
        (Token::Name(name), None) if register(name).is_some() => Some(name.clone()),
        _ => None,
    }
}

/// The message of `.emsg`.
fn message(cursor: &mut Cursor) -> String {
    match cursor.take() {
        Some(Token::Text(text)) => text.clone(),
        _ => "`.emsg` without a text".into(),
    }
}

fn section_name(cursor: &mut Cursor) -> Located<String> {
    let position = cursor.position();
    match cursor.take() {
        Some(Token::Text(name) | Token::Name(name)) if !name.is_empty() && !name.contains('\0') => {
            Ok(name.clone())
        }
        _ => Err(Fault::new(position, "expected a section name")),
    }
}
