//! Writes TI COFF version 2 (SPRU186N appendix A).

pub const TEXT: u32 = 0x0520; // code, aligned to 32 bytes
pub const DATA: u32 = 0x0240;
pub const BSS: u32 = 0x0380;
pub const COPY: u32 = 0x0010;

pub const EXTERNAL: u8 = 2;
pub const STATIC: u8 = 3;

pub const LITTLE: u16 = 0x0100;

#[derive(Clone, Default)]
pub struct Section {
    pub name: &'static str,
    pub flags: u32,
    pub address: u32,
    pub data: Vec<u8>,
    /// Size of a section that only reserves space.
    pub reserved: u32,
    pub relocations: Vec<Relocation>,
}

/// Offset, operand (usually the index of a symbol), low half of the addend, type.
pub type Relocation = (u32, u32, u16, u16);

#[derive(Clone)]
pub struct Symbol {
    pub name: &'static str,
    pub value: u32,
    pub section: i16,
    pub class: u8,
}

#[derive(Clone)]
pub struct File {
    pub flags: u16,
    /// Address of the first instruction of a linked program.
    pub entry: Option<u32>,
    pub sections: Vec<Section>,
    pub symbols: Vec<Symbol>,
}

impl Default for File {
    fn default() -> File {
        File {
            flags: LITTLE,
            entry: None,
            sections: Vec::new(),
            symbols: Vec::new(),
        }
    }
}

struct Strings(Vec<u8>);

impl Strings {
    fn field(&mut self, name: &str) -> [u8; 8] {
        let mut field = [0; 8];
        if name.len() <= 8 {
            field[..name.len()].copy_from_slice(name.as_bytes());
        } else {
            field[4..].copy_from_slice(&(self.0.len() as u32 + 4).to_le_bytes());
            self.0.extend(name.as_bytes());
            self.0.push(0);
        }
        field
    }
}

impl File {
    pub fn write(&self) -> Vec<u8> {
        let mut strings = Strings(Vec::new());
        let optional = if self.entry.is_some() { 28 } else { 0 };
        let mut at = 22 + optional + 48 * self.sections.len();
        let mut headers = Vec::new();
        let mut contents = Vec::new();
        for section in &self.sections {
            let data = at + contents.len();
            contents.extend(&section.data);
            let relocations = at + contents.len();
            contents.extend(section.relocations.iter().flat_map(|entry| {
                let mut bytes = [entry.0.to_le_bytes(), entry.1.to_le_bytes()].concat();
                bytes.extend([entry.2.to_le_bytes(), entry.3.to_le_bytes()].concat());
                bytes
            }));
            let size = section.data.len() as u32 + section.reserved;
            let has_data = !section.data.is_empty();
            headers.extend(strings.field(section.name));
            for field in [
                section.address,
                section.address,
                size,
                if has_data { data as u32 } else { 0 },
                relocations as u32,
                0,
                section.relocations.len() as u32,
                0,
                section.flags,
                0,
            ] {
                headers.extend(field.to_le_bytes());
            }
        }
        at += contents.len();
        let symbols: Vec<u8> = self
            .symbols
            .iter()
            .flat_map(|s| entry(s, &mut strings))
            .collect();
        let mut bytes = self.header(at, symbols.len() / 18, optional);
        bytes.extend(headers);
        bytes.extend(contents);
        bytes.extend(symbols);
        bytes.extend((strings.0.len() as u32 + 4).to_le_bytes());
        bytes.extend(strings.0);
        bytes
    }

    fn header(&self, symbols_at: usize, symbols: usize, optional: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(0x00c2u16.to_le_bytes());
        bytes.extend((self.sections.len() as u16).to_le_bytes());
        for field in [0, symbols_at as u32, symbols as u32] {
            bytes.extend(field.to_le_bytes());
        }
        let flags = self.flags | if self.entry.is_some() { 3 } else { 0 };
        for field in [optional as u16, flags, 0x0099] {
            bytes.extend(field.to_le_bytes());
        }
        if let Some(entry) = self.entry {
            bytes.extend(0x0108u16.to_le_bytes());
            bytes.extend([0; 14]);
            bytes.extend(entry.to_le_bytes());
            bytes.extend([0; 8]);
        }
        bytes
    }
}

/// A symbol. A symbol of a section is followed by an auxiliary entry.
fn entry(symbol: &Symbol, strings: &mut Strings) -> Vec<u8> {
    let auxiliary = symbol.class == STATIC && symbol.name.starts_with('.');
    let mut bytes = strings.field(symbol.name).to_vec();
    bytes.extend(symbol.value.to_le_bytes());
    bytes.extend(symbol.section.to_le_bytes());
    bytes.extend(4u16.to_le_bytes());
    bytes.push(symbol.class);
    bytes.push(u8::from(auxiliary));
    if auxiliary {
        bytes.extend([0xff; 18]);
    }
    bytes
}
