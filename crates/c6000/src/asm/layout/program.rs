//! The result of the first pass: placed items, and symbols.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::syntax::expression::Expression;
use crate::asm::syntax::operand::{UnitSpecifier, Written};
use crate::asm::syntax::value::{Base, Scope, Value};
use crate::asm::text::line::Condition;
use crate::asm::text::local::as_written;
use crate::isa::Level;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// Limit of a program in bytes. It keeps a mistyped `.space` from taking all memory.
pub const MAX_SIZE: u32 = 1 << 24;

/// Limit of the number of sections. No program needs as many; ELF numbers sections with 16 bits.
pub const MAX_SECTIONS: usize = 1000;

/// The longest chain of symbols in which each is defined by the next.
const MAX_CHAIN: u32 = 200;

/// An instruction as it stands in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    pub position: Position,
    pub condition: Option<Condition>,
    /// In capital letters.
    pub mnemonic: String,
    pub unit: Option<UnitSpecifier>,
    pub operands: Vec<Written>,
}

#[derive(Debug)]
pub enum Item {
    /// An execute packet.
    Packet(Vec<Statement>),
    /// Integers of `width` bytes each.
    Integers { width: u32, values: Vec<Expression> },
    /// Bytes without values, and padding of a known size.
    Space(u32),
}

#[derive(Debug)]
pub struct PlacedItem {
    pub offset: u32,
    pub item: Item,
}

/// A section under construction.
#[derive(Debug)]
pub struct Draft {
    pub name: String,
    /// Whether the section only reserves space (`.bss`, `.usect`).
    pub reserved: bool,
    pub holds_code: bool,
    pub align: u32,
    pub size: u32,
    pub items: Vec<PlacedItem>,
}

#[derive(Debug)]
pub enum Definition {
    Label {
        section: usize,
        offset: u32,
    },
    /// `.set`: the expression, and the place that `$` means in the expression.
    Value {
        expression: Expression,
        here: (usize, u32),
    },
}

#[derive(Debug)]
pub struct Symbol {
    pub name: String,
    /// The position of the symbol's definition, or of its first declaration.
    pub position: Position,
    pub definition: Option<Definition>,
    pub global: bool,
    pub weak: bool,
}

#[derive(Debug)]
pub struct Program {
    pub level: Level,
    pub sections: Vec<Draft>,
    pub symbols: Vec<Symbol>,
    /// Bytes of all sections.
    pub size: u32,
    by_name: HashMap<String, usize>,
    /// Bytes of each function between `.asmfunc` and `.endasmfunc`, by name.
    pub functions: HashMap<String, u32>,
    chain: Cell<u32>,
    /// Known values of `.set` symbols. A known value does not change.
    values: RefCell<HashMap<String, Value>>,
}

impl Program {
    pub fn new(level: Level) -> Program {
        Program {
            level,
            sections: Vec::new(),
            symbols: Vec::new(),
            size: 0,
            by_name: HashMap::new(),
            functions: HashMap::new(),
            chain: Cell::new(0),
            values: RefCell::new(HashMap::new()),
        }
    }

    /// Whether some line has a label of this name.
    pub fn is_label(&self, name: &str) -> bool {
        let symbol = self
            .symbol_index(name)
            .map(|index| &self.symbols[index].definition);
        matches!(symbol, Some(Some(Definition::Label { .. })))
    }

    /// Whether the program or the assembler defines a symbol of this name.
    pub fn is_defined(&self, name: &str) -> bool {
        match self.symbol_index(name) {
            Some(index) => self.symbols[index].definition.is_some(),
            None => predefined(name, self.level).is_some(),
        }
    }

    pub fn symbol_index(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }

    fn entry(&mut self, name: &str, position: Position) -> &mut Symbol {
        let index = *self.by_name.entry(name.to_string()).or_insert_with(|| {
            let name = name.to_string();
            self.symbols.push(Symbol {
                name,
                position,
                definition: None,
                global: false,
                weak: false,
            });
            self.symbols.len() - 1
        });
        &mut self.symbols[index]
    }

    pub fn define(
        &mut self,
        name: &str,
        position: Position,
        definition: Definition,
    ) -> Located<()> {
        let symbol = self.entry(name, position);
        if symbol.definition.is_some() {
            let first = symbol.position.line;
            return Err(Fault::new(
                position,
                format!("`{}` is already defined in line {first}", as_written(name)),
            ));
        }
        symbol.position = position;
        symbol.definition = Some(definition);
        Ok(())
    }

    /// `.global` and similar directives: the symbol is visible to the linker, and may be defined here or elsewhere.
    pub fn declare(&mut self, name: &str, position: Position, weak: bool) {
        let symbol = self.entry(name, position);
        symbol.global = true;
        symbol.weak |= weak;
    }

    /// The section of this name. If there is none, a new one.
    pub fn section(&mut self, name: &str, reserved: bool, position: Position) -> Located<usize> {
        if let Some(found) = self
            .sections
            .iter()
            .position(|section| section.name == name)
        {
            return Ok(found);
        }
        if self.sections.len() == MAX_SECTIONS {
            return Err(Fault::new(
                position,
                format!("more than {MAX_SECTIONS} sections"),
            ));
        }
        let name = name.to_string();
        self.sections.push(Draft {
            name,
            reserved,
            holds_code: false,
            align: 1,
            size: 0,
            items: Vec::new(),
        });
        Ok(self.sections.len() - 1)
    }

    /// The section and offset of a base, if this program defines the base.
    pub fn place(&self, base: &Base) -> Option<(usize, i64)> {
        match base {
            Base::Section(section) => Some((*section, 0)),
            Base::Symbol(name) => match self.symbols[self.symbol_index(name)?].definition {
                Some(Definition::Label { section, offset }) => Some((section, i64::from(offset))),
                _ => None,
            },
        }
    }

    pub fn is_global(&self, base: &Base) -> bool {
        match base {
            Base::Section(_) => false,
            Base::Symbol(name) => self
                .symbol_index(name)
                .is_some_and(|index| self.symbols[index].global),
        }
    }

    /// The scope of an expression; `here` is the section and offset that `$` means.
    pub fn at(&self, here: (usize, u32)) -> At<'_> {
        At {
            program: self,
            here,
        }
    }
}

/// The value of a symbol that TI's assembler predefines (SPRU186N 3.8.4). The values describe little-endian code for
/// the ELF ABI. In this ABI, the names of C functions begin without an underscore.
fn predefined(name: &str, level: Level) -> Option<i64> {
    let value = match name {
        ".TMS320C6000" | ".TMS320C6X" | ".LITTLE_ENDIAN" | ".SMALL_MODEL" | "__TI_EABI__" => true,
        ".TMS320C6200" => level == Level::C62x,
        ".TMS320C6400" => level == Level::C64x,
        ".TMS320C6700" | ".BIG_ENDIAN" | ".LARGE_MODEL" => false,
        _ => return None,
    };
    Some(i64::from(value))
}

pub struct At<'a> {
    program: &'a Program,
    here: (usize, u32),
}

impl Scope for At<'_> {
    fn symbol(&self, name: &str, position: Position) -> Located<Value> {
        let undefined = || {
            Fault::new(
                position,
                format!(
                    "`{}` is neither defined nor declared with .ref",
                    as_written(name)
                ),
            )
        };
        let Some(index) = self.program.symbol_index(name) else {
            let predefined = predefined(name, self.program.level).map(Value::Absolute);
            return predefined.ok_or_else(undefined);
        };
        let symbol = &self.program.symbols[index];
        match &symbol.definition {
            Some(Definition::Value { expression, here }) => {
                if let Some(value) = self.program.values.borrow().get(name) {
                    return Ok(value.clone());
                }
                let chain = self.program.chain.get();
                if chain == MAX_CHAIN {
                    return Err(Fault::new(
                        position,
                        format!("`{name}` is defined by itself, or through too many symbols"),
                    ));
                }
                self.program.chain.set(chain + 1);
                let value = expression.evaluate(&self.program.at(*here));
                self.program.chain.set(chain);
                if let Ok(known) = &value {
                    let known = known.clone();
                    self.program
                        .values
                        .borrow_mut()
                        .insert(name.to_string(), known);
                }
                value
            }
            None if !symbol.global => Err(undefined()),
            _ => Ok(Value::Relative {
                base: Base::Symbol(name.to_string()),
                addend: 0,
            }),
        }
    }

    fn here(&self, _position: Position) -> Located<Value> {
        let (section, offset) = self.here;
        Ok(Value::Relative {
            base: Base::Section(section),
            addend: i64::from(offset),
        })
    }

    fn distance(&self, from: &Base, to: &Base) -> Option<i64> {
        let (from_section, from_offset) = self.program.place(from)?;
        let (to_section, to_offset) = self.program.place(to)?;
        (from_section == to_section).then_some(to_offset - from_offset)
    }

    fn is_defined(&self, name: &str) -> bool {
        self.program.is_defined(name)
    }
}
