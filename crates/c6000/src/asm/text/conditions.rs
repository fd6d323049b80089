//! Conditional assembly: decides which of the blocks between `.if` and `.endif` are assembled (SPRU186N 5.5).

use crate::asm::error::{Fault, Located, Position};

/// The depth to which TI's assembler nests `.if` and `.loop`.
pub const MAX_NESTING: usize = 32;

/// An open `.if`.
#[derive(Debug)]
struct Open {
    position: Position,
    /// Whether the text around it is assembled.
    around: bool,
    /// Whether the current block is assembled.
    now: bool,
    /// Whether a block has been assembled, so that all after it are skipped.
    chosen: bool,
    has_else: bool,
}

#[derive(Debug, Default)]
pub struct Conditions(Vec<Open>);

impl Conditions {
    /// Whether the text that follows is assembled.
    pub fn assembling(&self) -> bool {
        self.0.last().is_none_or(|open| open.now)
    }

    /// Whether the text around the innermost `.if` is assembled.
    pub fn around(&self) -> bool {
        self.0.last().is_none_or(|open| open.around)
    }

    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Whether an `.elseif` has to evaluate its expression.
    pub fn is_undecided(&self) -> bool {
        self.0
            .last()
            .is_some_and(|open| open.around && !open.chosen)
    }

    /// `.if`. `holds` counts only if the text around it is assembled.
    pub fn begin(&mut self, holds: bool, position: Position) -> Located<()> {
        if self.0.len() == MAX_NESTING {
            let cause = format!("`.if` is nested deeper than {MAX_NESTING} levels");
            return Err(Fault::new(position, cause));
        }
        let around = self.assembling();
        self.0.push(Open {
            position,
            around,
            now: around && holds,
            chosen: holds,
            has_else: false,
        });
        Ok(())
    }

    /// `.elseif`, and `.else` as one that always holds. `outside` is the number of conditions that a macro,
    /// a loop or an included file cannot end.
    pub fn alternative(
        &mut self,
        directive: &str,
        holds: bool,
        outside: usize,
        position: Position,
    ) -> Located<()> {
        let open = self.innermost(directive, outside, position)?;
        if open.has_else {
            let line = open.position.line;
            let cause = format!("`{directive}` after the `.else` of the `.if` in line {line}");
            return Err(Fault::new(position, cause));
        }
        open.has_else = directive == ".else";
        open.now = open.around && holds && !open.chosen;
        open.chosen |= holds;
        Ok(())
    }

    /// `.endif`
    pub fn end(&mut self, outside: usize, position: Position) -> Located<()> {
        self.innermost(".endif", outside, position)?;
        self.0.pop();
        Ok(())
    }

    fn innermost(
        &mut self,
        directive: &str,
        outside: usize,
        position: Position,
    ) -> Located<&mut Open> {
        let missing = || {
            Fault::new(
                position,
                format!("`{directive}` without an `.if` before it"),
            )
        };
        if self.0.len() <= outside {
            return Err(missing());
        }
        self.0.last_mut().ok_or_else(missing)
    }

    /// Fails if an `.if` beyond the first `outside` ones is open.
    pub fn check_closed(&self, outside: usize) -> Located<()> {
        match self.0.get(outside..).and_then(<[Open]>::last) {
            Some(open) => Err(Fault::new(open.position, "`.if` without an `.endif`")),
            None => Ok(()),
        }
    }

    /// Closes all conditions beyond the first `outside` ones, because a macro or a loop is left early.
    pub fn leave(&mut self, outside: usize) {
        self.0.truncate(outside);
    }
}
