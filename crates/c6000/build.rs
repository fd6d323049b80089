//! Lists the descriptions in `machines/` for `sim::machine`, which embeds them. A new file needs no change of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../machines");
    println!("cargo:rerun-if-changed={}", folder.display());
    let target = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(target.join("machines.rs"), listing(&folder)?)
}

/// A Rust expression with the name and the text of each description, sorted by name.
fn listing(folder: &Path) -> io::Result<String> {
    let mut rows = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path().canonicalize()?;
        if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            rows.push(format!("({name:?}, include_str!({path:?})),\n"));
        }
    }
    rows.sort();
    Ok(format!("&[\n{}]", rows.concat()))
}
