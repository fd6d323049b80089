//! Reads COFF files into the common model of objects.

use super::file::{File, SectionHeader, SymbolEntry, ABSOLUTE, STYP_TEXT, UNDEFINED};
use super::relocation::{Places, SectionReader};
use crate::object::limits::Budget;
use crate::object::{
    Binding, Contents, Object, ObjectError, Section, SectionFlags, Symbol, SymbolPlace,
};

/// Storage classes of the symbols that name places in memory.
const C_EXT: u8 = 2;
const C_STAT: u8 = 3;
const C_EXTREF: u8 = 5;
const C_LABEL: u8 = 6;
const C_ULABEL: u8 = 7;
const C_UEXT: u8 = 19;
const C_STATLAB: u8 = 20;
const C_EXTLAB: u8 = 21;

/// Reads a relocatable object.
pub fn read(bytes: &[u8]) -> Result<Object, ObjectError> {
    let file = File::parse(bytes)?;
    match file.entry {
        Some(_) => Err(ObjectError("not a relocatable object".into())),
        None => read_file(&file),
    }
}

/// Reads the sections and symbols of a relocatable object or a linked program.
pub fn read_contents(bytes: &[u8]) -> Result<Object, ObjectError> {
    read_file(&File::parse(bytes)?)
}

fn read_file(file: &File) -> Result<Object, ObjectError> {
    let mut object = Object::default();
    let mut places = Places::default();
    let mut budget = Budget::new(file.bytes.len());
    for section in &file.sections {
        let place = section.is_allocated().then_some(object.sections.len());
        places.sections.push(place);
        if place.is_some() {
            object
                .sections
                .push(read_section(file, section, &mut budget)?);
        }
    }
    for entry in &file.symbols {
        let symbol = entry
            .as_ref()
            .and_then(|entry| read_symbol(file, entry, &places));
        places
            .symbols
            .push(symbol.is_some().then_some(object.symbols.len()));
        object.symbols.extend(symbol);
    }
    let mut budget = Budget::new(file.bytes.len());
    for (header, place) in file.sections.iter().zip(places.sections.clone()) {
        if let Some(place) = place {
            SectionReader::new(file, header, place, &places, &mut object)
                .read_relocations(&mut budget)
                .map_err(|error| ObjectError(format!("section {}: {error}", header.name)))?;
        }
    }
    Ok(object)
}

fn read_section(
    file: &File,
    header: &SectionHeader,
    budget: &mut Budget,
) -> Result<Section, ObjectError> {
    let contents = if header.has_data() {
        let data = file.data(header)?;
        budget.take(data.len(), "sections")?;
        Contents::Data(data.to_vec())
    } else {
        Contents::Zeros(header.size)
    };
    let execute = header.flags & STYP_TEXT != 0;
    Ok(Section {
        name: header.name.clone(),
        address: header.address,
        flags: SectionFlags {
            write: !execute && !header.name.starts_with(".const"),
            execute,
        },
        align: header.align(),
        contents,
        ..Section::default()
    })
}

/// The symbol of an entry. None if the symbol is only for debuggers, or if its section takes no memory.
fn read_symbol(file: &File, entry: &SymbolEntry, places: &Places) -> Option<Symbol> {
    let binding = binding(entry)?;
    let (place, value) = match entry.section {
        UNDEFINED => (SymbolPlace::Undefined, 0),
        ABSOLUTE => (SymbolPlace::Absolute, entry.value),
        number => {
            let index = usize::try_from(number).ok()?.checked_sub(1)?;
            let section = (*places.sections.get(index)?)?;
            let start = file.sections[index].address;
            (
                SymbolPlace::Section(section),
                entry.value.wrapping_sub(start),
            )
        }
    };
    let names_section = entry.class == C_STAT
        && matches!(place, SymbolPlace::Section(_))
        && file.sections[entry.section as usize - 1].name == entry.name;
    Some(Symbol {
        name: if names_section {
            String::new()
        } else {
            entry.name.clone()
        },
        place,
        binding,
        value,
        size: 0,
    })
}

fn binding(entry: &SymbolEntry) -> Option<Binding> {
    match entry.class {
        C_UEXT if entry.section == UNDEFINED => Some(Binding::Weak),
        C_EXT | C_EXTREF | C_UEXT | C_EXTLAB => Some(Binding::Global),
        C_STAT | C_LABEL | C_ULABEL | C_STATLAB if entry.section != UNDEFINED => {
            Some(Binding::Local)
        }
        _ => None,
    }
}
