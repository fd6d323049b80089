//! Linking and placing: relocatable objects become bytes at addresses of a machine.
//!
//! A section goes into the memory that the machine's description names for it. Sections keep the order of the objects.
//! Common symbols take space beside `.bss`. The data page pointer is the lowest address of any `.bss`.

use crate::isa::FETCH_PACKET;
use crate::object::{
    holds_records, read_records, Binding, Contents, Object, Relocation, Section, SymbolPlace,
    Target,
};
use crate::sim::load::error::LoadError;
use crate::sim::load::image::{check_level, Image, Segment, DATA_PAGE_SYMBOLS};
use crate::sim::load::library::Input;
use crate::sim::machine::{Contents as MemoryContents, Machine};
use std::collections::BTreeMap;

/// The section that gets the common symbols. B14 holds its start.
const BSS: &str = ".bss";

const STACK: &str = ".stack";

/// Symbols for the table of initial values. The value -1 means that the loader has applied the table already.
const INITIALIZATION_SYMBOLS: [&str; 2] = ["cinit", "___cinit__"];

/// Links objects for a machine. The usable program memory ends below the address `program_end`.
pub(crate) fn link(
    machine: &Machine,
    objects: &[Input],
    program_end: u32,
) -> Result<Image, LoadError> {
    let mut linker = Linker::new(machine, program_end);
    for input in objects {
        check_level(machine, input.object.level).map_err(|error| input.at_fault(error))?;
        let placed = linker.place_sections(&input.object);
        placed.map_err(|error| input.at_fault(error))?;
    }
    for (number, input) in objects.iter().enumerate() {
        let defined = linker.define_symbols(number, &input.object);
        defined.map_err(|error| input.at_fault(error))?;
    }
    linker.define_own_symbols();
    for (number, input) in objects.iter().enumerate() {
        let relocated = linker.relocate(number, &input.object);
        relocated.map_err(|error| input.at_fault(error))?;
    }
    for (number, input) in objects.iter().enumerate() {
        let initialized = linker.initialize(number, &input.object);
        initialized.map_err(|error| input.at_fault(error))?;
    }
    Ok(linker.image)
}

/// Whether a section lies on the data page: `.bss` and its subsections.
fn is_bss(section: &str) -> bool {
    section
        .strip_prefix(BSS)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
}

struct Linker<'a> {
    machine: &'a Machine,
    /// For each memory, the next free address and the end.
    room: Vec<(u64, u64)>,
    /// For each object and each of its sections, the index of the segment.
    placed: Vec<Vec<usize>>,
    /// Symbols that have only a weak definition or a common declaration. A global definition may replace them.
    weak: BTreeMap<String, u32>,
    image: Image,
}

impl<'a> Linker<'a> {
    fn new(machine: &'a Machine, program_end: u32) -> Linker<'a> {
        let room = machine.memories.iter().map(|memory| {
            let end = match memory.holds {
                MemoryContents::Program => memory.end().min(u64::from(program_end)),
                MemoryContents::Data | MemoryContents::Both => memory.end(),
            };
            (u64::from(memory.base), end)
        });
        let stack = machine.memories.iter().find(|memory| memory.stack);
        let image = Image {
            data_page: stack.map_or(0, |memory| memory.base),
            ..Image::default()
        };
        Linker {
            machine,
            room: room.collect(),
            placed: Vec::new(),
            weak: BTreeMap::new(),
            image,
        }
    }

    fn place_sections(&mut self, object: &Object) -> Result<(), LoadError> {
        let mut placed = Vec::new();
        for section in &object.sections {
            placed.push(self.place_section(section)?);
        }
        self.placed.push(placed);
        Ok(())
    }

    fn place_section(&mut self, section: &Section) -> Result<usize, LoadError> {
        let name = &section.name;
        let (memory, address) =
            self.take(name, section.flags.execute, section.size(), section.align)?;
        let holds = self.machine.memories[memory].holds;
        let fits = match section.flags.execute {
            true => holds.program(),
            false => holds.data(),
        };
        if !fits && section.size() > 0 {
            let what = if section.flags.execute {
                "executable section"
            } else {
                "data section"
            };
            return Err(LoadError(format!(
                "{what} `{name}` would go into memory `{}`",
                self.machine.memories[memory].name
            )));
        }
        if name == STACK {
            self.image.stack = Some((address, address + section.size()));
        }
        let bytes = match &section.contents {
            Contents::Data(data) => data.clone(),
            Contents::Zeros(size) => vec![0; *size as usize],
        };
        *self.image.section_sizes.entry(name.clone()).or_default() += section.size();
        self.image.segments.push(Segment {
            memory,
            address,
            bytes,
            size: section.size(),
            execute: section.flags.execute,
            write: !section.flags.execute,
        });
        Ok(self.image.segments.len() - 1)
    }

    /// The memory that the machine names for a section. If it names none, the first memory for programs (if `execute`),
    /// or the memory of the stack.
    fn memory_for(&self, name: &str, execute: bool) -> usize {
        let memories = &self.machine.memories;
        let named = self.machine.memory_for_section(name);
        let other = || {
            memories.iter().position(|memory| match execute {
                true => memory.holds.program(),
                false => memory.stack,
            })
        };
        // The fallback is never used: every machine has both memories.
        named.or_else(other).unwrap_or(0)
    }

    /// Takes space for a section. Returns the memory and the address.
    fn take(
        &mut self,
        name: &str,
        execute: bool,
        size: u32,
        align: u32,
    ) -> Result<(usize, u32), LoadError> {
        let memory = self.memory_for(name, execute);
        let align = if self.machine.memories[memory].holds.program() {
            align.max(FETCH_PACKET)
        } else {
            align
        };
        let (free, end) = &mut self.room[memory];
        let address = free.next_multiple_of(u64::from(align.max(1)));
        let after = address + u64::from(size);
        if after > *end {
            let memory = &self.machine.memories[memory].name;
            let over = after - *end;
            return Err(LoadError(format!(
                "section `{name}` overflows memory `{memory}` by {over} bytes"
            )));
        }
        *free = after;
        if is_bss(name) && !self.image.section_sizes.keys().any(|placed| is_bss(placed)) {
            self.image.data_page = address as u32;
        }
        Ok((memory, address as u32))
    }

    fn define_symbols(&mut self, number: usize, object: &Object) -> Result<(), LoadError> {
        for symbol in object
            .symbols
            .iter()
            .filter(|symbol| symbol.binding != Binding::Local)
        {
            if let SymbolPlace::Common { align } = symbol.place {
                self.define_common(&symbol.name, symbol.size, align)?;
                continue;
            }
            let Some(value) = self.value(number, symbol.place, symbol.value) else {
                continue;
            };
            if symbol.binding == Binding::Weak {
                self.weak.entry(symbol.name.clone()).or_insert(value);
                self.image
                    .symbols
                    .entry(symbol.name.clone())
                    .or_insert(value);
            } else if self
                .image
                .symbols
                .insert(symbol.name.clone(), value)
                .is_some()
                && self.weak.remove(&symbol.name).is_none()
            {
                return Err(LoadError(format!(
                    "symbol `{}` is defined twice",
                    symbol.name
                )));
            }
        }
        Ok(())
    }

    fn define_common(&mut self, name: &str, size: u32, align: u32) -> Result<(), LoadError> {
        if self.image.symbols.contains_key(name) {
            return Ok(());
        }
        let (memory, address) = self.take(BSS, false, size, align)?;
        *self.image.section_sizes.entry(BSS.to_string()).or_default() += size;
        self.image.segments.push(Segment {
            memory,
            address,
            bytes: vec![0; size as usize],
            size,
            execute: false,
            write: true,
        });
        self.weak.insert(name.to_string(), address);
        self.image.symbols.insert(name.to_string(), address);
        Ok(())
    }

    /// Address of a symbol's place in an object. `None` if the symbol is undefined or common in this object.
    fn value(&self, number: usize, place: SymbolPlace, value: u32) -> Option<u32> {
        match place {
            SymbolPlace::Undefined | SymbolPlace::Common { .. } => None,
            SymbolPlace::Absolute => Some(value),
            SymbolPlace::Section(index) => {
                let segment = *self.placed.get(number)?.get(index)?;
                Some(self.image.segments[segment].address.wrapping_add(value))
            }
        }
    }

    /// Defines the linker's own symbols, except those that an object defines.
    fn define_own_symbols(&mut self) {
        let symbols = &mut self.image.symbols;
        for name in DATA_PAGE_SYMBOLS {
            symbols
                .entry(name.to_string())
                .or_insert(self.image.data_page);
        }
        for name in INITIALIZATION_SYMBOLS {
            symbols.entry(name.to_string()).or_insert(u32::MAX);
        }
    }

    fn relocate(&mut self, number: usize, object: &Object) -> Result<(), LoadError> {
        for (index, section) in object.sections.iter().enumerate() {
            self.compute_fields(number, object, index)?;
            for relocation in &section.relocations {
                self.relocate_one(number, object, index, relocation)
                    .map_err(|LoadError(cause)| {
                        LoadError(format!(
                            "section `{}`+{:#x}: {cause}",
                            section.name, relocation.offset
                        ))
                    })?;
            }
        }
        Ok(())
    }

    fn relocate_one(
        &mut self,
        number: usize,
        object: &Object,
        section: usize,
        relocation: &Relocation,
    ) -> Result<(), LoadError> {
        let address = self.symbol_value(number, object, relocation.symbol)?;
        let symbol = &object.symbols[relocation.symbol];
        let data_page = self.image.data_page;
        let segment = &mut self.image.segments[self.placed[number][section]];
        let target = Target {
            symbol: address,
            addend: relocation.addend,
        };
        let applied = relocation.kind.apply(
            &mut segment.bytes,
            relocation.offset,
            segment.address,
            target,
            data_page,
        );
        applied.map_err(|error| LoadError(format!("symbol `{}`: {error}", symbol.name)))
    }
    fn compute_fields(
        &mut self,
        number: usize,
        object: &Object,
        index: usize,
    ) -> Result<(), LoadError> {
        let section = &object.sections[index];
        let place = self.placed[number][index];
        let mut bytes = std::mem::take(&mut self.image.segments[place].bytes);
        let address = self.image.segments[place].address;
        for field in &section.computed {
            field
                .apply(&mut bytes, address, |symbol| {
                    self.symbol_value(number, object, symbol)
                })
                .map_err(|LoadError(cause)| {
                    LoadError(format!(
                        "section `{}`+{:#x}: {cause}",
                        section.name, field.offset
                    ))
                })?;
        }
        self.image.segments[place].bytes = bytes;
        Ok(())
    }

    /// The final address of an object's symbol.
    fn symbol_value(&self, number: usize, object: &Object, index: usize) -> Result<u32, LoadError> {
        let symbol = object
            .symbols
            .get(index)
            .ok_or_else(|| LoadError("relocation against no symbol".to_string()))?;
        let own = if symbol.binding == Binding::Local {
            self.value(number, symbol.place, symbol.value)
        } else {
            None
        };
        match own.or_else(|| self.image.symbols.get(&symbol.name).copied()) {
            Some(value) => Ok(value),
            None if symbol.binding == Binding::Weak => Ok(0),
            None => Err(LoadError(format!("undefined symbol `{}`", symbol.name))),
        }
    }

    /// Applies the tables of initial values to the variables, as TI's start-up code would do.
    fn initialize(&mut self, number: usize, object: &Object) -> Result<(), LoadError> {
        for (index, section) in object.sections.iter().enumerate() {
            if !holds_records(&section.name) {
                continue;
            }
            let table = self.image.segments[self.placed[number][index]]
                .bytes
                .clone();
            let records = read_records(&table).map_err(|error| LoadError(error.to_string()))?;
            for record in records {
                self.image.write(record.address, record.data)?;
            }
        }
        Ok(())
    }
}
