//! Local labels: `$0` to `$9` and `name?`. Each is visible in one block only (SPRU186N 3.8.2).
//!
//! The rest of the assembler uses a joined name: the label's name and the number of its block. So each block has its
//! own labels.

/// Separates the label's name from the number of its block. No name in a text can contain this character.
const MARK: char = '\0';

/// Whether a name in the text is a local label.
pub fn is_local(name: &str) -> bool {
    let digit = name.strip_prefix('$').map(str::as_bytes);
    name.ends_with('?') || matches!(digit, Some([digit]) if digit.is_ascii_digit())
}

/// The joined name of a local label in a block.
pub fn in_block(name: &str, block: u32) -> String {
    format!("{name}{MARK}{block}")
}

/// Whether a name is the joined name of a local label.
pub fn is_bound(name: &str) -> bool {
    name.contains(MARK)
}

/// The name in the source text.
pub fn as_written(name: &str) -> &str {
    name.split(MARK).next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dollar_and_one_digit_or_a_question_mark_at_the_end() {
        for (name, local) in [
            ("$1", true),
            ("loop?", true),
            ("$12", false),
            ("$", false),
            ("$C$L1", false),
            ("loop", false),
        ] {
            assert_eq!(is_local(name), local, "{name}");
        }
        assert_eq!(as_written(&in_block("$1", 7)), "$1");
        assert!(is_bound(&in_block("a?", 0)) && !is_bound("a?"));
    }
}
