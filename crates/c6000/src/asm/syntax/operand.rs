//! Operands and unit specifiers of an instruction as they stand in the text.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::syntax::expression::Expression;
use crate::asm::text::lexer::Token;
use crate::asm::text::line::Cursor;
use crate::asm::text::registers::register;
use crate::isa::{Register, Side, Unit, UnitKind, Update};

/// One operand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    pub position: Position,
    pub form: Form,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    Register(Register),
    /// `A5:A4`. The even register names the pair.
    Pair(Register),
    Memory(WrittenMemory),
    /// An expression. A single name can also be a control register.
    Expression(Expression),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMemory {
    pub base: Register,
    pub subtract: bool,
    pub update: Update,
    pub offset: WrittenOffset,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrittenOffset {
    /// Without an offset in the text: 1 if the mode updates the base register, else 0.
    Default,
    Register(Register),
    /// `(register)`: the register counts bytes.
    RegisterBytes(Register, Position),
    /// `[expression]`: the expression counts units of the access size.
    Scaled(Expression),
    /// `(expression)`: the expression counts bytes.
    Bytes(Expression),
}

/// A unit in the text: `.L1X`, `.D1T2`, or `.D` for either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitSpecifier {
    pub kind: UnitKind,
    pub side: Option<Side>,
    pub cross: bool,
    pub data_path: Option<Side>,
    pub position: Position,
}

impl UnitSpecifier {
    /// The unit, if the text names the side too.
    pub fn unit(&self) -> Option<Unit> {
        let kind = self.kind;
        self.side.map(|side| Unit { kind, side })
    }
}

/// Reads a unit specifier, if the next token is one.
pub fn take_unit(cursor: &mut Cursor) -> Located<Option<UnitSpecifier>> {
    let position = cursor.position();
    match cursor.peek() {
        Some(Token::Name(name)) if name.starts_with('.') => {
            cursor.take();
            named_unit(name, position).map(Some)
        }
        _ => Ok(None),
    }
}

/// The unit that a name means. The name begins with its period.
pub fn named_unit(name: &str, position: Position) -> Located<UnitSpecifier> {
    parse_unit(name, position)
        .ok_or_else(|| Fault::new(position, format!("`{name}` is no functional unit")))
}

fn parse_unit(name: &str, position: Position) -> Option<UnitSpecifier> {
    let upper = name.to_ascii_uppercase();
    let mut rest = upper.strip_prefix('.')?.chars();
    let kind = match rest.next()? {
        'L' => UnitKind::L,
        'S' => UnitKind::S,
        'M' => UnitKind::M,
        'D' => UnitKind::D,
        _ => return None,
    };
    let side = match rest.next() {
        Some(digit) => Some(side_number(digit)?),
        None => None,
    };
    let (cross, data_path) = match rest.as_str() {
        "" => (false, None),
        "X" => (true, None),
        path if kind == UnitKind::D => (
            false,
            Some(side_number(path.strip_prefix('T')?.parse().ok()?)?),
        ),
        _ => return None,
    };
    Some(UnitSpecifier {
        kind,
        side,
        cross,
        data_path,
        position,
    })
}

fn side_number(digit: char) -> Option<Side> {
    match digit {
        '1' => Some(Side::A),
        '2' => Some(Side::B),
        _ => None,
    }
}

/// All operands up to the end of the line.
pub fn operands(cursor: &mut Cursor) -> Located<Vec<Written>> {
    let mut operands = Vec::new();
    if cursor.at_end() {
        return Ok(operands);
    }
    loop {
        let position = cursor.position();
        operands.push(Written {
            position,
            form: operand(cursor)?,
        });
        if cursor.take_sign(",").is_none() {
            break;
        }
    }
    cursor.expect_end()?;
    Ok(operands)
}

fn operand(cursor: &mut Cursor) -> Located<Form> {
    if cursor.take_sign("*").is_some() {
        return memory(cursor).map(Form::Memory);
    }
    match take_register(cursor) {
        Some(first) if cursor.peek() == Some(&Token::Sign(":")) => pair(cursor, first),
        Some(register) => Ok(Form::Register(register)),
        None => Expression::parse(cursor).map(Form::Expression),
    }
}

fn take_register(cursor: &mut Cursor) -> Option<Register> {
    match cursor.peek() {
        Some(Token::Name(name)) => {
            let register = register(name)?;
            cursor.take();
            Some(register)
        }
        _ => None,
    }
}

fn pair(cursor: &mut Cursor, odd: Register) -> Located<Form> {
    let position = cursor.expect_sign(":")?;
    let even = take_register(cursor)
        .ok_or_else(|| Fault::new(cursor.position(), "expected a register"))?;
    if even.number % 2 != 0 || odd != even.odd() {
        return Err(Fault::new(
            position,
            format!("{odd}:{even} is no register pair; write odd:even, as A1:A0"),
        ));
    }
    Ok(Form::Pair(even))
}

/// Parses a memory operand after its `*`.
fn memory(cursor: &mut Cursor) -> Located<WrittenMemory> {
    let (mut subtract, mut update) = (false, Update::None);
    for (sign, subtracts, updates) in [
        ("++", false, Update::Pre),
        ("--", true, Update::Pre),
        ("+", false, Update::None),
        ("-", true, Update::None),
    ] {
        if cursor.take_sign(sign).is_some() {
            (subtract, update) = (subtracts, updates);
            break;
        }
    }
    let had_sign = subtract || update == Update::Pre;
    let base = take_register(cursor)
        .ok_or_else(|| Fault::new(cursor.position(), "expected a base register"))?;
    if !had_sign {
        for (sign, subtracts) in [("++", false), ("--", true)] {
            if cursor.take_sign(sign).is_some() {
                (subtract, update) = (subtracts, Update::Post);
                break;
            }
        }
    }
    let offset = offset(cursor)?;
    Ok(WrittenMemory {
        base,
        subtract,
        update,
        offset,
    })
}

fn offset(cursor: &mut Cursor) -> Located<WrittenOffset> {
    if cursor.take_sign("[").is_some() {
        let offset = match take_register(cursor) {
            Some(register) => WrittenOffset::Register(register),
            None => WrittenOffset::Scaled(Expression::parse(cursor)?),
        };
        cursor.expect_sign("]")?;
        return Ok(offset);
    }
    if cursor.take_sign("(").is_some() {
        let position = cursor.position();
        let offset = match take_register(cursor) {
            Some(register) => WrittenOffset::RegisterBytes(register, position),
            None => WrittenOffset::Bytes(Expression::parse(cursor)?),
        };
        cursor.expect_sign(")")?;
        return Ok(offset);
    }
    Ok(WrittenOffset::Default)
}
