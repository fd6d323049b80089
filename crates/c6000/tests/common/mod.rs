//! Files for the tests, built from the specifications of their formats.

pub mod coff;
pub mod programs;

/// An archive in the format of `ar`. Long names are in the member `//`.
pub fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut names = Vec::new();
    let mut bodies = Vec::new();
    for (name, data) in members {
        let short = if name.len() < 16 {
            format!("{name}/")
        } else {
            format!("/{}", names.len())
        };
        if name.len() >= 16 {
            names.extend(format!("{name}/\n").bytes());
        }
        bodies.extend(member(&short, data));
    }
    let mut bytes = b"!<arch>\n".to_vec();
    if !names.is_empty() {
        bytes.extend(member("//", &names));
    }
    bytes.extend(bodies);
    bytes
}

fn member(name: &str, data: &[u8]) -> Vec<u8> {
    let size = data.len();
    let mut bytes =
        format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).into_bytes();
    bytes.extend(data);
    if size % 2 == 1 {
        bytes.push(b'\n');
    }
    bytes
}
