//! The initial values of variables: the records of the section `.cinit` (SPRU187L 8.8.3).

use super::file::u32_at;
use crate::object::ObjectError;

/// The name of sections with such records. A colon after the name begins the name of a subsection.
pub const SECTION: &str = ".cinit";

/// Each record begins at a multiple of this number of bytes from the section's start.
const ALIGN: usize = 8;

/// The initial bytes of a variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record<'data> {
    pub address: u32,
    pub data: &'data [u8],
}

/// Whether a section of this name holds such records.
pub fn holds_records(section: &str) -> bool {
    section
        .strip_prefix(SECTION)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
}

/// The records of a section, up to the section's end or a record of size 0.
pub fn read_records(section: &[u8]) -> Result<Vec<Record<'_>>, ObjectError> {
    let mut records = Vec::new();
    let mut at = 0;
    while let Some(rest) = section.get(at..).filter(|rest| rest.len() >= 4) {
        let size = u32_at(rest, 0) as usize;
        if size == 0 {
            break;
        }
        let data = rest.get(8..).and_then(|data| data.get(..size));
        let data = data.ok_or_else(|| {
            ObjectError(format!(
                "record at {SECTION}+{at:#x} ends outside the section"
            ))
        })?;
        records.push(Record {
            address: u32_at(rest, 4),
            data,
        });
        at = (at + 8 + size).next_multiple_of(ALIGN);
    }
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn records_begin_at_double_words() {
        let bytes = section(&[4, 0x100, 7, 0, 8, 0x200, 1, 2, 0]);
        let records = read_records(&bytes).unwrap();
        let expected = [(0x100, 4), (0x200, 8)];
        let found: Vec<_> = records.iter().map(|r| (r.address, r.data.len())).collect();
        assert_eq!(found, expected);
        assert_eq!(records[0].data, 7u32.to_le_bytes());
    }

    #[test]
    fn a_record_that_runs_over_the_end_is_refused() {
        for words in [&[4u32, 0x100][..], &[4], &[u32::MAX, 0, 0]] {
            assert!(read_records(&section(words)).is_err());
        }
    }

    #[test]
    fn subsections_hold_records_too() {
        assert!(holds_records(".cinit") && holds_records(".cinit:c"));
        assert!(!holds_records(".cinitial"));
    }
}
