//! Linked COFF programs.

use super::file::{File, SectionHeader, ABSOLUTE, STYP_COPY, STYP_TEXT};
use super::initialization::{read_records, SECTION as INITIALIZATION};
use crate::object::limits::Budget;
use crate::object::{Executable, ObjectError, Segment};
use std::collections::BTreeMap;

const C_EXT: u8 = 2;

const STACK: &str = ".stack";

/// Reads a linked program. A program linked with TI's option `-cr` leaves the initial values of variables to the
/// loader. These values become additional segments.
pub fn read_executable(bytes: &[u8]) -> Result<Executable, ObjectError> {
    let file = File::parse(bytes)?;
    let entry = file
        .entry
        .ok_or_else(|| ObjectError("not a linked program".into()))?;
    let mut budget = Budget::new(bytes.len());
    let mut segments = Vec::new();
    let mut stack = None;
    for header in &file.sections {
        if header.size == 0 || !header.is_allocated() {
            continue;
        }
        let segment = read_segment(&file, header, &mut budget)?;
        if header.name == STACK {
            stack = Some((
                segment.address,
                segment.address.saturating_add(segment.size),
            ));
        }
        segments.push(segment);
    }
    for header in &file.sections {
        if header.name == INITIALIZATION && header.flags & STYP_COPY != 0 {
            segments.extend(initial_values(&file, header, &mut budget)?);
        }
    }
    if segments.is_empty() {
        return Err(ObjectError("no section to load".into()));
    }
    Ok(Executable {
        level: None,
        entry,
        segments,
        symbols: symbols(&file),
        stack,
    })
}

fn read_segment(
    file: &File,
    header: &SectionHeader,
    budget: &mut Budget,
) -> Result<Segment, ObjectError> {
    let data = if header.has_data() {
        file.data(header)?
    } else {
        &[]
    };
    budget.take(data.len(), "sections")?;
    let made = segment(header, header.load_address, data, header.size);
    made.ok_or_else(|| {
        let name = &header.name;
        ObjectError(format!("section {name}: ends beyond the address space"))
    })
}

fn segment(header: &SectionHeader, address: u32, data: &[u8], size: u32) -> Option<Segment> {
    let execute = header.flags & STYP_TEXT != 0;
    (u64::from(address) + u64::from(size) <= 1 << 32).then(|| Segment {
        address,
        data: data.to_vec(),
        size,
        write: !execute,
        execute,
    })
}

fn initial_values(
    file: &File,
    header: &SectionHeader,
    budget: &mut Budget,
) -> Result<Vec<Segment>, ObjectError> {
    let records = read_records(file.data(header)?)?;
    let segments = records.iter().map(|record| {
        budget.take(record.data.len(), "sections")?;
        let made = segment(
            header,
            record.address,
            record.data,
            record.data.len() as u32,
        );
        made.ok_or_else(|| ObjectError(format!("no variable at {:#010x}", record.address)))
    });
    segments.collect()
}

fn symbols(file: &File) -> BTreeMap<String, u32> {
    let entries = file.symbols.iter().flatten();
    let global = entries.filter(|entry| entry.class == C_EXT);
    let defined = global.filter(|entry| entry.section > 0 || entry.section == ABSOLUTE);
    defined
        .map(|entry| (entry.name.clone(), entry.value))
        .collect()
}
