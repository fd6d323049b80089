//! Directives that do not change the program. They are for debuggers, listings and TI's linker.

/// Directives without effect. All directives that begin with `.dw` (DWARF) belong to them too.
const REMARKS: [&str; 47] = [
    // Symbolic debugging in COFF.
    ".block",
    ".endblock",
    ".endfunc",
    ".eos",
    ".etag",
    ".file",
    ".func",
    ".line",
    ".member",
    ".stag",
    ".sym",
    ".utag",
    // Listings and messages.
    ".drlist",
    ".drnolist",
    ".fclist",
    ".fcnolist",
    ".length",
    ".list",
    ".mlist",
    ".mmsg",
    ".mnolist",
    ".nolist",
    ".noremark",
    ".option",
    ".page",
    ".remark",
    ".sslist",
    ".ssnolist",
    ".tab",
    ".title",
    ".width",
    ".wmsg",
    // For TI's compiler and linker.
    ".battr",
    ".clink",
    ".compiler_opts",
    ".endgroup",
    ".gmember",
    ".group",
    ".map_function",
    ".nocmp",
    ".noremarks",
    ".retain",
    ".retainrefs",
    ".sblock",
    ".symdepend",
    ".template",
    ".version",
];

/// The label of a line that has such a directive. None if the line has another directive or no directive.
pub fn without_remark(text: &str) -> Option<&str> {
    if text.starts_with([';', '*']) {
        return None;
    }
    let label_end = text.find(char::is_whitespace)?;
    let (label, rest) = text.split_at(label_end);
    let directive = rest.split_whitespace().next()?;
    if !directive.starts_with('.') {
        return None;
    }
    let directive = directive.to_ascii_lowercase();
    if directive.starts_with(".dw") {
        return Some(""); // the label is a name for the debugger
    }
    REMARKS.contains(&directive.as_str()).then_some(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_leave_their_label() {
        for (line, left) in [
            (
                "DW$1\t.dwtag  DW_TAG_member, DW_AT_name(\"it's\")",
                Some(""),
            ),
            ("\t.compiler_opts --endian=little", Some("")),
            ("_f:  .clink", Some("_f:")),
            ("\t.sym\t_main,_main,36,2,0", Some("")),
            ("\t.word 1", None),
            ("; .clink", None),
            ("", None),
            ("_f:", None),
            ("   NOP 5 ; .line", None),
        ] {
            assert_eq!(without_remark(line), left, "{line}");
        }
    }
}
