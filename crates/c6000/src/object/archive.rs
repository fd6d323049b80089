//! Archives of objects (`ar`, `!<arch>`) as GNU `ar` and TI's `ar6x` write them.

use super::limits::Budget;
use super::ObjectError;
use ::elf::read::archive::ArchiveFile;

/// The objects of an archive, in the order of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Archive<'data> {
    pub members: Vec<Member<'data>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member<'data> {
    pub name: String,
    pub data: &'data [u8],
}

impl<'data> Archive<'data> {
    /// Splits an archive into its members. The archive's own symbol table is ignored.
    pub fn read(bytes: &'data [u8]) -> Result<Archive<'data>, ObjectError> {
        let file = ArchiveFile::parse(bytes)?;
        if file.is_thin() {
            return Err(ObjectError("thin archives are not supported".into()));
        }
        let mut budget = Budget::new(bytes.len());
        let mut members = Vec::new();
        for member in file.members() {
            let member = member?;
            let name = String::from_utf8_lossy(member.name()).into_owned();
            let data = member
                .data(bytes)
                .map_err(|error| ObjectError(format!("member {name}: {error}")))?;
            budget.take(data.len(), "members")?;
            members.push(Member { name, data });
        }
        Ok(Archive { members })
    }
}
