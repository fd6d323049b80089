//! Functions that an expression may call.

/// `$PCR_OFFSET(x,y)` and similar functions (SPRAB89, "Addressing methods"): distances that a relocation can express.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Function {
    /// The distance of a label from the fetch packet that contains another label.
    PacketOffset,
    /// The distance of a label from the data page pointer, in units of `bytes` bytes.
    DataPageOffset { bytes: u32 },
}

const FUNCTIONS: [(&str, Function, usize); 4] = [
    ("$PCR_OFFSET", Function::PacketOffset, 2),
    ("$DPR_BYTE", Function::DataPageOffset { bytes: 1 }, 1),
    ("$DPR_HWORD", Function::DataPageOffset { bytes: 2 }, 1),
    ("$DPR_WORD", Function::DataPageOffset { bytes: 4 }, 1),
];

/// The name of TI's function that tells whether a symbol is defined.
const IS_DEFINED: &str = "$isdefed";

impl Function {
    /// The function of this name. Upper and lower case are equal.
    pub fn named(name: &str) -> Option<Function> {
        let mut functions = FUNCTIONS.iter();
        let found = functions.find(|(known, ..)| name.eq_ignore_ascii_case(known));
        found.map(|(_, function, _)| *function)
    }

    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// The number of arguments of the function.
    pub fn arity(self) -> usize {
        self.entry().2
    }

    fn entry(self) -> &'static (&'static str, Function, usize) {
        let mut functions = FUNCTIONS.iter();
        // The fallback is never used: every function is in the table.
        functions
            .find(|(_, function, _)| *function == self)
            .unwrap_or(&FUNCTIONS[0])
    }
}

pub fn is_definition_test(name: &str) -> bool {
    name.eq_ignore_ascii_case(IS_DEFINED)
}
