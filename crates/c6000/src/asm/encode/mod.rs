//! The second pass: writes words, padding, relocations and symbols.

mod arguments;
mod assign;
mod ranges;
mod select;

use crate::asm::encode::arguments::{Context, Pending};
use crate::asm::encode::assign::assign;
use crate::asm::encode::select::fitting;
use crate::asm::error::{Fault, Located};
use crate::asm::layout::program::{Definition, Draft, Item, Program, Statement};
use crate::asm::syntax::expression::Expression;
use crate::asm::syntax::value::{Base, Value};
use crate::asm::text::local::is_bound;
use crate::isa::{Table, Unit, FETCH_PACKET};
use crate::object::{
    Binding, Contents, Object, Relocation, RelocationKind, Section, SectionFlags, Symbol,
    SymbolPlace,
};
use std::collections::HashMap;

/// The p bit: the next instruction belongs to the same execute packet.
const PARALLEL: u8 = 1;

pub fn emit(program: &Program, table: &'static Table) -> Located<Object> {
    let mut symbols = SymbolTable {
        program,
        symbols: Vec::new(),
        indices: HashMap::new(),
    };
    let mut sections = Vec::new();
    for (index, draft) in program.sections.iter().enumerate() {
        let mut writer = Writer {
            program,
            table,
            section: index,
            bytes: Vec::new(),
            packet: 0,
            relocations: Vec::new(),
        };
        writer.write_items(draft)?;
        let relocations = writer
            .relocations
            .iter()
            .map(|(offset, pending)| symbols.relocation(*offset, pending))
            .collect();
        sections.push(section(draft, writer.bytes, relocations));
    }
    symbols.add_defined()?;
    Ok(Object {
        level: Some(table.level),
        sections,
        symbols: symbols.symbols,
    })
}

fn section(draft: &Draft, bytes: Vec<u8>, relocations: Vec<Relocation>) -> Section {
    let execute = draft.holds_code || draft.name == ".text";
    let write = !execute && !draft.name.starts_with(".const") && !draft.name.starts_with(".rodata");
    Section {
        name: draft.name.clone(),
        flags: SectionFlags { write, execute },
        align: draft.align,
        contents: if draft.reserved {
            Contents::Zeros(draft.size)
        } else {
            Contents::Data(bytes)
        },
        relocations,
        ..Section::default()
    }
}

/// The contents of one section.
struct Writer<'a> {
    program: &'a Program,
    table: &'static Table,
    section: usize,
    bytes: Vec<u8>,
    /// Offset of the last execute packet.
    packet: u32,
    relocations: Vec<(u32, Pending)>,
}

impl Writer<'_> {
    fn write_items(&mut self, draft: &Draft) -> Located<()> {
        if draft.reserved {
            return Ok(());
        }
        let mut after_packet = false;
        for placed in &draft.items {
            if placed.offset > self.offset() {
                self.pad(placed.offset, draft.holds_code, after_packet);
            }
            match &placed.item {
                Item::Packet(packet) => self.packet(packet)?,
                Item::Integers { width, values } => self.integers(*width, values)?,
                Item::Space(size) => self.bytes.resize(self.bytes.len() + *size as usize, 0),
            }
            after_packet = matches!(placed.item, Item::Packet(_));
        }
        if draft.holds_code {
            // The CPU fetches whole fetch packets, so the last one is filled up. Words of 0 are NOPs.
            self.bytes
                .resize(self.bytes.len().next_multiple_of(FETCH_PACKET as usize), 0);
        }
        Ok(())
    }

    fn offset(&self) -> u32 {
        // Programs are limited to MAX_SIZE.
        self.bytes.len() as u32
    }

    /// Fills the section up to `end`. In code, NOPs join the execute packet before them as long as that packet may
    /// grow; these NOPs take no cycle. Further NOPs form execute packets of their own, which take a cycle each.
    fn pad(&mut self, end: u32, code: bool, after_packet: bool) {
        let start = self.offset();
        self.bytes.resize(end as usize, 0);
        if !code || start % 4 != 0 || end % 4 != 0 {
            return;
        }
        let spans = self.table.level.packets_may_span();
        let mut packet = if after_packet { self.packet } else { start };
        for word in (start..end).step_by(4) {
            let reach = if spans {
                word - packet
            } else {
                word % FETCH_PACKET
            };
            if word == packet || reach % FETCH_PACKET == 0 {
                packet = word;
            } else {
                self.bytes[word as usize - 4] |= PARALLEL;
            }
        }
    }

    fn packet(&mut self, packet: &[Statement]) -> Located<()> {
        self.packet = self.offset();
        let mut context = Context {
            program: self.program,
            table: self.table,
            section: self.section,
            packet: self.packet,
            offset: self.packet,
        };
        let mut choices = Vec::new();
        for (statement, offset) in packet.iter().zip((self.packet..).step_by(4)) {
            context.offset = offset;
            choices.push(fitting(statement, &context)?);
        }
        let chosen = assign(self.table.level, packet, choices)?;
        let mut used: Vec<(Unit, usize)> = Vec::new();
        for (position, (statement, selected)) in packet.iter().zip(chosen).enumerate() {
            if let Some(unit) = selected.instruction.unit {
                check_free(&used, unit, statement)?;
                used.push((unit, statement.position.line));
            }
            if let Some(pending) = selected.pending {
                self.relocations.push((self.offset(), pending));
            }
            let parallel = u32::from(position + 1 < packet.len());
            self.bytes.extend((selected.word | parallel).to_le_bytes());
        }
        Ok(())
    }

    fn integers(&mut self, width: u32, values: &[Expression]) -> Located<()> {
        for expression in values {
            let offset = self.offset();
            let value = match expression.evaluate(&self.program.at((self.section, offset)))? {
                Value::Absolute(value) => value,
                Value::Relative { base, addend } => {
                    let kind = match width {
                        1 => RelocationKind::Abs8,
                        2 => RelocationKind::Abs16,
                        _ => RelocationKind::Abs32,
                    };
                    self.relocations
                        .push((offset, Pending { kind, base, addend }));
                    0
                }
                Value::FromDataPage { .. } => {
                    return Err(Fault::new(
                        expression.position,
                        "only instructions take a distance from the data page",
                    ))
                }
                Value::Distance(_) => {
                    return Err(Fault::new(
                        expression.position,
                        "the distance of these addresses is not known here, and no relocation of data can express it: \
                         only MVKL and MVKH take it",
                    ))
                }
            };
            let span = 1i64 << (8 * width);
            if !(-span / 2..span).contains(&value) {
                let cause = format!("{value} does not fit {width} bytes");
                return Err(Fault::new(expression.position, cause));
            }
            self.bytes.extend(&value.to_le_bytes()[..width as usize]);
        }
        Ok(())
    }
}

fn check_free(used: &[(Unit, usize)], unit: Unit, statement: &Statement) -> Located<()> {
    match used.iter().find(|(taken, _)| *taken == unit) {
        Some((_, line)) => {
            let position = statement
                .unit
                .map_or(statement.position, |named| named.position);
            let cause =
                format!("unit {unit} is used twice in this execute packet, first in line {line}");
            Err(Fault::new(position, cause))
        }
        None => Ok(()),
    }
}

/// The symbols of the object: all defined symbols, and all symbols that relocations name.
struct SymbolTable<'a> {
    program: &'a Program,
    symbols: Vec<Symbol>,
    indices: HashMap<String, usize>,
}

impl SymbolTable<'_> {
    fn relocation(&mut self, offset: u32, pending: &Pending) -> Relocation {
        let (symbol, within) = match &pending.base {
            Base::Symbol(name) if is_bound(name) => match self.program.place(&pending.base) {
                Some((section, offset)) => (self.of_section(section), offset),
                None => (self.named(name), 0),
            },
            Base::Symbol(name) => (self.named(name), 0),
            Base::Section(section) => (self.of_section(*section), 0),
        };
        // Addresses have 32 bits. A larger sum wraps around.
        Relocation {
            offset,
            kind: pending.kind,
            symbol,
            addend: pending.addend.wrapping_add(within) as i32,
        }
    }

    fn add(&mut self, key: String, symbol: Symbol) -> usize {
        let index = self.symbols.len();
        self.symbols.push(symbol);
        self.indices.insert(key, index);
        index
    }

    /// The symbol for the start of a section. Its key differs from the name of every symbol.
    fn of_section(&mut self, section: usize) -> usize {
        let key = format!("section {section}");
        if let Some(&index) = self.indices.get(&key) {
            return index;
        }
        let place = SymbolPlace::Section(section);
        self.add(
            key,
            Symbol {
                name: String::new(),
                place,
                binding: Binding::Local,
                value: 0,
                size: 0,
            },
        )
    }

    fn named(&mut self, name: &str) -> usize {
        if let Some(&index) = self.indices.get(name) {
            return index;
        }
        let base = Base::Symbol(name.to_string());
        let place = self.program.place(&base);
        let symbol = self
            .program
            .symbol_index(name)
            .map(|index| &self.program.symbols[index]);
        let binding = match symbol {
            Some(symbol) if symbol.weak => Binding::Weak,
            Some(symbol) if !symbol.global && place.is_some() => Binding::Local,
            _ => Binding::Global,
        };
        let (place, value) = match place {
            Some((section, offset)) => (SymbolPlace::Section(section), offset as u32),
            None => (SymbolPlace::Undefined, 0),
        };
        let size = self.program.functions.get(name).copied().unwrap_or(0);
        self.add(
            name.to_string(),
            Symbol {
                name: name.to_string(),
                place,
                binding,
                value,
                size,
            },
        )
    }

    fn add_defined(&mut self) -> Located<()> {
        let program = self.program;
        for symbol in &program.symbols {
            match &symbol.definition {
                Some(Definition::Label { .. }) if is_bound(&symbol.name) => {}
                Some(Definition::Label { .. }) => {
                    self.named(&symbol.name);
                }
                Some(Definition::Value { expression, here }) => {
                    let value = expression.evaluate(&program.at(*here))?;
                    if symbol.global {
                        self.add_value(symbol, value, expression)?;
                    }
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Adds a global symbol that `.set` defines.
    fn add_value(
        &mut self,
        symbol: &crate::asm::layout::program::Symbol,
        value: Value,
        expression: &Expression,
    ) -> Located<()> {
        let (place, value) = match value {
            Value::Absolute(value) => (SymbolPlace::Absolute, value),
            Value::FromDataPage { .. } => {
                return Err(Fault::new(
                    expression.position,
                    "a global symbol cannot stand for a distance from the data page",
                ))
            }
            Value::Distance(_) => {
                return Err(Fault::new(
                    expression.position,
                    "a global symbol cannot stand for a distance that the linker completes",
                ))
            }
            Value::Relative { base, addend } => match self.program.place(&base) {
                Some((section, offset)) => {
                    (SymbolPlace::Section(section), offset.wrapping_add(addend))
                }
                None => {
                    return Err(Fault::new(
                        expression.position,
                        "a global symbol cannot stand for a symbol that another file defines",
                    ))
                }
            },
        };
        let binding = if symbol.weak {
            Binding::Weak
        } else {
            Binding::Global
        };
        self.add(
            symbol.name.clone(),
            Symbol {
                name: symbol.name.clone(),
                place,
                binding,
                value: value as u32,
                size: 0,
            },
        );
        Ok(())
    }
}
