//! Places packets, data and labels in the first pass.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::layout::program::{
    Definition, Draft, Item, PlacedItem, Program, Statement, MAX_SIZE,
};
use crate::asm::syntax::expression::Expression;
use crate::asm::syntax::operand::{self, named_unit, take_unit, Form, Written};
use crate::asm::text::line::{Label, Line};
use crate::asm::text::local::as_written;
use crate::asm::text::registers::register;
use crate::asm::text::substitution::Substitutions;
use crate::isa::{Table, FETCH_PACKET};

pub struct Layout {
    pub program: Program,
    /// The current section.
    pub current: usize,
    table: &'static Table,
    packet: Vec<Statement>,
    /// Labels that will name the place of the next item.
    waiting: Vec<(String, Position)>,
    pub finished: bool,
    pub substitutions: Substitutions,
    /// The current block of local labels, and the number of blocks so far.
    pub block: u32,
    blocks: u32,
    /// The function that `.asmfunc` has begun.
    pub function: Option<OpenFunction>,
    /// A word that `.field` has begun.
    pub open_word: Option<OpenWord>,
}

/// A word that collects fields. A field of 8, 16 or 32 bits is placed by itself if no word is open.
#[derive(Debug, Clone, Copy)]
pub struct OpenWord {
    pub bits: u32,
    pub used: u32,
    pub position: Position,
}

/// Names that TI's compiler gives to branches by their purpose.
const BRANCHES: [(&str, &str); 5] = [
    ("CALL", "B"),
    ("CALLRET", "B"),
    ("RET", "B"),
    ("CALLNOP", "BNOP"),
    ("RETNOP", "BNOP"),
];

/// A function between `.asmfunc` and `.endasmfunc`.
pub struct OpenFunction {
    pub position: Position,
    /// The label of the directive, else the first label after it.
    pub name: Option<String>,
}

/// An operand that was left out.
fn constant_operand(value: i64, position: Position) -> Written {
    Written {
        position,
        form: Form::Expression(Expression::constant(value, position)),
    }
}

/// Splits a mnemonic from a unit that follows it without a blank, as in `CMPLT.L2` of TI's sources.
fn without_unit(name: &str) -> (&str, Option<&str>) {
    match name.find('.') {
        Some(at) if at > 0 => (&name[..at], Some(&name[at..])),
        _ => (name, None),
    }
}

fn is_field_directive(name: &str) -> bool {
    name.eq_ignore_ascii_case(".field") || name.eq_ignore_ascii_case(".bits")
}

impl Layout {
    /// An empty program whose current section is `.text`.
    pub fn new(table: &'static Table) -> Located<Layout> {
        let mut program = Program::new(table.level);
        let current = program.section(".text", false, Position::default())?;
        Ok(Layout {
            program,
            current,
            table,
            packet: Vec::new(),
            waiting: Vec::new(),
            finished: false,
            substitutions: Substitutions::default(),
            block: 0,
            blocks: 0,
            function: None,
            open_word: None,
        })
    }

    /// Begins a block of local labels. Local labels of earlier blocks are no longer visible.
    pub fn new_block(&mut self) {
        self.blocks += 1;
        self.block = self.blocks;
    }

    /// The value of an expression that must be known in the first pass. If it uses addresses, the current packet is
    /// closed first.
    pub fn value_now(&mut self, mut expression: Expression) -> Located<i64> {
        expression.settle_definitions(|name| self.is_defined(name));
        if expression.names_places(|name| self.program.is_label(name)) {
            self.close_packet()?;
        }
        expression.constant_value(&self.program.at(self.here()))
    }

    /// Whether the text up to here defines a symbol.
    fn is_defined(&self, name: &str) -> bool {
        let mut waiting = self.waiting.iter();
        self.program.is_defined(name) || waiting.any(|(label, _)| label == name)
    }

    pub fn line(&mut self, line: &Line) -> Located<()> {
        if let Some(position) = line.parallel {
            return self.parallel_instruction(line, position);
        }
        if line.label.is_some() || line.operation.is_some() {
            self.close_packet()?;
        }
        let directive = line
            .operation
            .as_ref()
            .filter(|(name, _)| name.starts_with('.'));
        let is_field = directive.is_some_and(|(name, _)| is_field_directive(name));
        if line.label.is_some() || line.operation.is_some() && !is_field {
            self.close_word()?;
        }
        if let (Some(label), Some((name, position))) = (&line.label, directive) {
            if self.defining_directive(label, name, *position, line)? {
                return Ok(());
            }
        }
        if let Some(label) = &line.label {
            self.add_label(label)?;
        }
        match (directive, &line.operation) {
            (Some((name, position)), _) => self.directive(name, *position, line),
            (None, Some(_)) => {
                let statement = self.statement(line)?;
                self.packet.push(statement);
                Ok(())
            }
            (None, None) => Ok(()),
        }
    }

    fn parallel_instruction(&mut self, line: &Line, position: Position) -> Located<()> {
        if let Some(label) = &line.label {
            return Err(Fault::new(
                label.position,
                "a label must stand at the start of an execute packet",
            ));
        }
        if self.packet.is_empty() {
            return Err(Fault::new(
                position,
                "`||` without an instruction before it",
            ));
        }
        if self.packet.len() as u32 == FETCH_PACKET / 4 {
            return Err(Fault::new(
                position,
                "an execute packet has at most eight instructions",
            ));
        }
        let statement = self.statement(line)?;
        self.packet.push(statement);
        Ok(())
    }

    fn statement(&self, line: &Line) -> Located<Statement> {
        let (name, position) = line
            .operation
            .as_ref()
            .ok_or_else(|| Fault::new(line.end, "expected an instruction"))?;
        let (name, glued) = without_unit(name);
        let written = name.to_ascii_uppercase();
        let branch = BRANCHES.iter().find(|(purpose, _)| *purpose == written);
        let mnemonic = branch.map_or(written, |(_, branch)| branch.to_string());
        if self.table.with_mnemonic(&mnemonic).next().is_none() {
            return Err(Fault::new(
                *position,
                format!("unknown instruction `{name}`"),
            ));
        }
        let mut cursor = line.cursor();
        let unit = match glued {
            Some(unit) => Some(named_unit(unit, *position)?),
            None => take_unit(&mut cursor)?,
        };
        let mut operands = operand::operands(&mut cursor)?;
        if mnemonic == "ADDKPC" && operands.len() == 2 {
            operands.push(constant_operand(0, line.end));
        }
        Ok(Statement {
            position: *position,
            condition: line.condition.clone(),
            mnemonic,
            unit,
            operands,
        })
    }

    pub fn add_label(&mut self, label: &Label) -> Located<()> {
        let Label {
            name,
            position,
            has_colon,
        } = label;
        if !has_colon
            && self
                .table
                .with_mnemonic(&name.to_ascii_uppercase())
                .next()
                .is_some()
        {
            let cause =
                format!("`{name}` in column 1 is a label; an instruction starts further right");
            return Err(Fault::new(*position, cause));
        }
        self.check_name(name, *position)?;
        self.waiting.push((name.clone(), *position));
        if let Some(function) = &mut self.function {
            function.name.get_or_insert_with(|| name.clone());
        }
        Ok(())
    }

    pub fn check_name(&self, name: &str, position: Position) -> Located<()> {
        let reserved = register(name).is_some() || self.table.control_register(name).is_some();
        if reserved
            || name == "$"
            || name.starts_with('.')
            || name.starts_with(|c: char| c.is_ascii_digit())
        {
            return Err(Fault::new(
                position,
                format!("`{}` cannot name a symbol", as_written(name)),
            ));
        }
        Ok(())
    }

    /// Ends the current execute packet and places it within one fetch packet.
    pub fn close_packet(&mut self) -> Located<()> {
        if self.packet.is_empty() {
            return Ok(());
        }
        let packet = std::mem::take(&mut self.packet);
        let position = packet[0].position;
        let size = packet.len() as u32 * 4;
        let section = self.writable_section(position)?;
        let mut offset = section.size.next_multiple_of(4);
        section.holds_code = true;
        section.align = section.align.max(FETCH_PACKET);
        if !self.table.level.packets_may_span() && offset % FETCH_PACKET + size > FETCH_PACKET {
            offset = offset.next_multiple_of(FETCH_PACKET);
        }
        self.place(Item::Packet(packet), offset, size, position)
    }

    /// The current section. It is an error if the section only reserves space.
    pub fn writable_section(&mut self, position: Position) -> Located<&mut Draft> {
        let section = &mut self.program.sections[self.current];
        if section.reserved {
            return Err(Fault::new(
                position,
                format!("section {} only reserves space", section.name),
            ));
        }
        Ok(section)
    }

    /// Puts an item at `offset`, which is at least the section's size. Waiting labels name the item's start.
    pub fn place(&mut self, item: Item, offset: u32, size: u32, position: Position) -> Located<()> {
        let program = &mut self.program;
        let section = &mut program.sections[self.current];
        let grown = u64::from(offset) + u64::from(size) - u64::from(section.size);
        if u64::from(program.size) + grown > u64::from(MAX_SIZE) {
            return Err(Fault::new(
                position,
                "the program becomes larger than 16 MB",
            ));
        }
        // Both numbers were checked to be below MAX_SIZE.
        program.size += grown as u32;
        section.size += grown as u32;
        section.items.push(PlacedItem { offset, item });
        self.bind_labels(offset)
    }

    /// Binds waiting labels to the end of the section.
    pub fn bind_waiting(&mut self) -> Located<()> {
        let offset = self.program.sections[self.current].size;
        self.bind_labels(offset)
    }

    fn bind_labels(&mut self, offset: u32) -> Located<()> {
        let section = self.current;
        for (name, position) in std::mem::take(&mut self.waiting) {
            self.program
                .define(&name, position, Definition::Label { section, offset })?;
        }
        Ok(())
    }

    /// Removes the waiting labels, so that another section can be the current one for a while.
    pub fn take_waiting(&mut self) -> Vec<(String, Position)> {
        std::mem::take(&mut self.waiting)
    }

    pub fn restore_waiting(&mut self, waiting: Vec<(String, Position)>) {
        self.waiting = waiting;
    }

    /// Aligns the section, and places an item of this alignment at its end.
    pub fn place_aligned(
        &mut self,
        item: Item,
        align: u32,
        size: u32,
        position: Position,
    ) -> Located<()> {
        let section = self.writable_section(position)?;
        section.align = section.align.max(align);
        let offset = section.size.next_multiple_of(align);
        self.place(item, offset, size, position)
    }

    /// The section and offset that `$` means at this point.
    pub fn here(&self) -> (usize, u32) {
        (self.current, self.program.sections[self.current].size)
    }
}
