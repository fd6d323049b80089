//! Compiles the cipher library into the extension module.

use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources: Vec<PathBuf> = Vec::new();
    let mut folders: Vec<PathBuf> = ["src/cipher", "src/mode", "src/wide"]
        .map(|folder| root.join(folder))
        .into();
    while let Some(folder) = folders.pop() {
        println!("cargo:rerun-if-changed={}", folder.display());
        let entries = std::fs::read_dir(&folder).expect("the C sources stand beside the crates");
        for entry in entries {
            let path = entry.expect("a readable folder").path();
            println!("cargo:rerun-if-changed={}", path.display());
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "c") {
                sources.push(path);
            }
        }
    }
    sources.sort();
    println!(
        "cargo:rerun-if-changed={}",
        root.join("include/broadside.h").display()
    );
    cc::Build::new()
        .files(sources)
        .include(root.join("include"))
        .std("c11")
        .opt_level(3)
        .warnings(true)
        .flag_if_supported("-fvisibility=hidden")
        .flag_if_supported("-fstack-clash-protection")
        .compile("broadside");
}
