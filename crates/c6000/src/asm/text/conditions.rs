//! Conditional assembly: decides which of the blocks between `.if` and `.endif` are assembled (SPRU186N 5.5).

use crate::asm::error::{Fault, Located, Position};

/// Deepest nesting of `.if` and of `.loop` in TI's assembler.
pub const MAX_NESTING: usize = 32;

/// An open `.if`.
#[derive(Debug)]
struct Open {
    position: Position,
    /// Whether the text around the `.if` is assembled.
    around: bool,
    /// Whether the current block is assembled.
    now: bool,
    /// Whether a block has been chosen. If so, all later blocks of this `.if` are skipped.
    chosen: bool,
    has_else: bool,
}

#[derive(Debug, Default)]
pub struct Conditions(Vec<Open>);

impl Conditions {
    /// Whether the next lines are assembled.
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

    /// Whether an `.elseif` has to evaluate its expression: no block of the `.if` has been chosen yet.
    pub fn is_undecided(&self) -> bool {
        self.0
            .last()
            .is_some_and(|open| open.around && !open.chosen)
    }

    /// `.if`. `holds` matters only if the text around the `.if` is assembled.
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

    /// `.elseif`; `.else` is an `.elseif` that always holds. The first `outside` conditions are out of reach: the
    /// macro, loop or included file at hand cannot end them.
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

    /// Closes all conditions after the first `outside` ones, because a macro or a loop ends early.
    pub fn leave(&mut self, outside: usize) {
        self.0.truncate(outside);
    }
}
