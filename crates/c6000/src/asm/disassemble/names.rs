//! Names for symbols and branch targets.

use crate::asm::text::local::is_local;
use crate::asm::text::registers::register;
use crate::isa::{Instruction, Operand, Table};
use crate::object::{
    BinaryOperator, Binding, ComputedField, Object, Relocation, RelocationKind, Section,
    SymbolPlace, Term, UnaryOperator,
};
use std::collections::{BTreeMap, HashSet};
use std::ops::Bound;

/// Longest text of an expression.
const MAX_EXPRESSION: usize = 10_000;

pub struct Names<'a> {
    object: &'a Object,
    /// The name of each symbol of the object. Symbols of sections get a name too.
    symbols: Vec<String>,
    /// Labels by section and offset, those of the object and generated ones.
    labels: BTreeMap<(usize, u32), Vec<String>>,
    /// The global labels of a relocatable object. The assembler leaves branches to them to the linker.
    exported: HashSet<String>,
}

impl<'a> Names<'a> {
    pub fn new(object: &'a Object, table: &'static Table) -> Names<'a> {
        let mut taken = HashSet::new();
        let symbols = object.symbols.iter().enumerate().map(|(index, symbol)| {
            let usable = is_usable(&symbol.name, table) && taken.insert(symbol.name.clone());
            if usable {
                symbol.name.clone()
            } else {
                fresh(format!("symbol_{index}"), &mut taken)
            }
        });
        let mut names = Names {
            object,
            symbols: symbols.collect(),
            labels: BTreeMap::new(),
            exported: HashSet::new(),
        };
        if !names.are_linked() {
            names.exported = names
                .declarations()
                .map(|(_, name)| name.to_string())
                .collect();
        }
        names.add_symbols();
        names.add_branch_targets(table, &mut taken);
        names
    }

    fn add_symbols(&mut self) {
        for (symbol, name) in self.object.symbols.iter().zip(&self.symbols) {
            if let SymbolPlace::Section(section) = symbol.place {
                self.labels
                    .entry((section, symbol.value))
                    .or_default()
                    .push(name.clone());
            }
        }
    }

    fn add_branch_targets(&mut self, table: &'static Table, taken: &mut HashSet<String>) {
        for (index, section) in self.object.sections.iter().enumerate() {
            for target in branch_targets(section, table) {
                let labels = self.labels.entry((index, target)).or_default();
                if labels.iter().all(|label| self.exported.contains(label)) {
                    labels.push(fresh(format!("L_{index}_{target:x}"), taken));
                }
            }
        }
    }

    /// The symbols that are visible to the linker, each with the directive that declares it.
    pub fn declarations(&self) -> impl Iterator<Item = (&str, &str)> {
        let symbols = self.object.symbols.iter().zip(&self.symbols);
        symbols.filter_map(|(symbol, name)| match symbol.binding {
            Binding::Local => None,
            Binding::Global => Some((".global", name.as_str())),
            Binding::Weak => Some((".weak", name.as_str())),
        })
    }

    pub fn absolutes(&self) -> impl Iterator<Item = (&str, u32)> {
        let symbols = self.object.symbols.iter().zip(&self.symbols);
        symbols
            .filter(|(symbol, _)| symbol.place == SymbolPlace::Absolute)
            .map(|(symbol, name)| (name.as_str(), symbol.value))
    }

    pub fn labels_at(&self, section: usize, offset: u32) -> &[String] {
        self.labels
            .get(&(section, offset))
            .map_or(&[], Vec::as_slice)
    }

    /// Offsets of a section's labels.
    pub fn label_offsets(&self, section: usize) -> impl Iterator<Item = u32> + '_ {
        self.labels
            .range((section, 0)..=(section, u32::MAX))
            .map(|((_, offset), _)| *offset)
    }

    /// The offset of the first label after `at`.
    pub fn next_label(&self, section: usize, at: u32) -> Option<u32> {
        let after = (
            Bound::Excluded((section, at)),
            Bound::Included((section, u32::MAX)),
        );
        self.labels
            .range(after)
            .next()
            .map(|((_, offset), _)| *offset)
    }

    /// The value of a relocation as the operand of an instruction or directive. `packet` is the execute packet that
    /// holds the field.
    pub fn target(&self, section: usize, packet: u32, relocation: &Relocation) -> String {
        let target = self.sum(relocation.symbol, relocation.addend);
        let function = match relocation.kind {
            RelocationKind::SbrS16 | RelocationKind::SbrL16B | RelocationKind::SbrH16B => {
                "$DPR_BYTE"
            }
            RelocationKind::SbrL16H | RelocationKind::SbrH16H => "$DPR_HWORD",
            RelocationKind::SbrL16W | RelocationKind::SbrH16W => "$DPR_WORD",
            RelocationKind::PcrL16 | RelocationKind::PcrH16 => {
                let symbol = self.sum(relocation.symbol, 0);
                let own = i64::from(relocation.offset & !31);
                let place = self.place(section, packet, own - i64::from(relocation.addend));
                return format!("$PCR_OFFSET({symbol},{place})");
            }
            _ => return target,
        };
        format!("{function}({target})")
    }

    /// Text for an offset of the section: its label, or else its distance from `$`.
    fn place(&self, section: usize, packet: u32, place: i64) -> String {
        let offset = u32::try_from(place).ok();
        let label = offset.and_then(|offset| self.labels_at(section, offset).first());
        label.cloned().unwrap_or_else(|| from_here(packet, place))
    }

    fn sum(&self, symbol: usize, addend: i32) -> String {
        let name = self.symbols.get(symbol).map_or("?", String::as_str);
        match addend {
            0 => name.to_string(),
            addend => format!("{name}{addend:+}"),
        }
    }

    /// Whether the names belong to a linked program.
    pub fn are_linked(&self) -> bool {
        let mut sections = self.object.sections.iter();
        sections.any(|section| section.address != 0)
    }

    /// The value of a computed field as an expression in the assembler's syntax.
    pub fn expression(&self, field: &ComputedField) -> String {
        let mut stack: Vec<String> = Vec::new();
        for term in &field.terms {
            let text = match *term {
                Term::Symbol(index, addend) => self.sum(index, addend),
                Term::Constant(value) => value.to_string(),
                Term::Place => "$".to_string(),
                Term::Duplicate => stack.last().cloned().unwrap_or_default(),
                Term::Unary(operator) => {
                    let operand = stack.pop().unwrap_or_default();
                    format!("{}({operand})", unary_sign(operator))
                }
                Term::Binary(operator) => {
                    let right = stack.pop().unwrap_or_default();
                    let left = stack.pop().unwrap_or_default();
                    format!("({left}{}{right})", binary_sign(operator))
                }
            };
            // Each `Duplicate` term can double the length of the text.
            if text.len() > MAX_EXPRESSION {
                return "0".to_string();
            }
            stack.push(text);
        }
        stack.pop().unwrap_or_default()
    }

    /// The label of a branch target in the section. If no label can stand at the target, its distance from `$`.
    pub fn branch_target(&self, section: usize, packet: u32, target: i64) -> String {
        let labels = u32::try_from(target).map(|offset| self.labels_at(section, offset));
        let resolved = |label: &&String| !self.exported.contains(*label);
        let label = labels.unwrap_or_default().iter().find(resolved);
        label.cloned().unwrap_or_else(|| from_here(packet, target))
    }

    /// A new symbol name, for reserved space that has no label.
    pub fn filler(&self, section: usize) -> String {
        let mut name = format!("reserved_{section}");
        while self.symbols.contains(&name)
            || self.labels.values().flatten().any(|label| *label == name)
        {
            name.push('_');
        }
        name
    }
}

/// The offsets in a section that its branches lead to. Branches with a relocation are left out, because the linker sets
/// their targets.
fn branch_targets(section: &Section, table: &'static Table) -> Vec<u32> {
    let relocated: HashSet<u32> = section
        .relocations
        .iter()
        .map(|relocation| relocation.offset)
        .collect();
    let words = section
        .data()
        .chunks_exact(4)
        .filter(|_| section.flags.execute);
    let targets = (0u32..)
        .step_by(4)
        .zip(words)
        .filter(|(at, _)| !relocated.contains(at));
    let targets = targets.filter_map(|(at, word)| {
        let word = u32::from_le_bytes(word.try_into().ok()?);
        let start = i64::from(section.address);
        let packet = ((start + i64::from(at)) & !31) - start;
        let target = packet + i64::from(displacement(&table.decode(word).ok()?)?);
        u32::try_from(target).ok()
    });
    targets.filter(|target| *target < section.size()).collect()
}

/// The distance of an offset from `$`, the start of the execute packet.
fn from_here(packet: u32, place: i64) -> String {
    format!("${:+}", place - i64::from(packet))
}

fn unary_sign(operator: UnaryOperator) -> &'static str {
    match operator {
        UnaryOperator::Negate => "-",
        UnaryOperator::Complement => "~",
    }
}

fn binary_sign(operator: BinaryOperator) -> &'static str {
    match operator {
        BinaryOperator::Add => "+",
        BinaryOperator::Subtract => "-",
        BinaryOperator::Multiply => "*",
        BinaryOperator::Divide => "/",
        BinaryOperator::Remainder => "%",
        BinaryOperator::ShiftLeft => "<<",
        BinaryOperator::ShiftRightUnsigned | BinaryOperator::ShiftRightSigned => ">>",
        BinaryOperator::And => "&",
        BinaryOperator::Or => "|",
        BinaryOperator::Xor => "^",
    }
}

fn displacement(branch: &Instruction) -> Option<i32> {
    branch.operands.iter().find_map(|operand| match operand {
        Operand::Displacement(bytes) => Some(*bytes),
        _ => None,
    })
}

fn fresh(wanted: String, taken: &mut HashSet<String>) -> String {
    let mut name = wanted;
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    name
}

/// Whether the assembler reads the name as a symbol.
fn is_usable(name: &str, table: &'static Table) -> bool {
    let characters = name
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'));
    let start = !name.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    let reserved = register(name).is_some() || table.control_register(name).is_some();
    characters && start && !reserved && !is_local(name) && !name.is_empty() && name != "$"
}
