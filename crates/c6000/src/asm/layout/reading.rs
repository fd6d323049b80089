//! Decides which lines are assembled, and how often: conditions, loops, macros and included files.

use crate::asm::error::{Fault, Located, Position};
use crate::asm::layout::parameters::{arguments, assigned, bind, names};
use crate::asm::layout::placing::Layout;
use crate::asm::syntax::expression::Expression;
use crate::asm::text::conditions::Conditions;
use crate::asm::text::lexer::is_name;
use crate::asm::text::line::{Cursor, Line};
use crate::asm::text::remarks::without_remark;
use crate::asm::text::source::{operation, Origin, RawLine, Source, Step};
use std::collections::HashMap;
use std::rc::Rc;

/// Repetitions of a `.loop` without a count in TI's assembler.
const DEFAULT_TURNS: i64 = 1024;

struct Macro {
    parameters: Vec<String>,
    body: Rc<[RawLine]>,
}

struct Reading<'a, 'b> {
    layout: &'a mut Layout,
    source: &'a mut Source<'b>,
    conditions: Conditions,
    macros: HashMap<String, Rc<Macro>>,
}

/// Lays out all lines of a source.
pub fn read(layout: &mut Layout, source: &mut Source) -> Located<()> {
    let mut reading = Reading {
        layout,
        source,
        conditions: Conditions::default(),
        macros: HashMap::new(),
    };
    let done = reading.all();
    done.map_err(|fault| reading.source.explain(fault))
}

impl Reading<'_, '_> {
    fn all(&mut self) -> Located<()> {
        while !self.layout.finished {
            match self.source.step()? {
                Step::Line(raw) => self.line(&raw)?,
                Step::End { origin, conditions } => self.end(&origin, conditions)?,
                Step::Finished => break,
            }
        }
        self.conditions.check_closed(0)
    }

    /// Handles the end of a file, of a macro, or of one repetition of a loop.
    fn end(&mut self, origin: &Origin, conditions: usize) -> Located<()> {
        self.conditions.check_closed(conditions)?;
        match origin {
            Origin::File => self.layout.new_block(),
            Origin::Macro { block, .. } => self.end_macro(*block),
            Origin::Loop { .. } => {}
        }
        Ok(())
    }

    fn end_macro(&mut self, block: u32) {
        self.layout.substitutions.end_macro();
        self.layout.block = block;
    }

    fn line(&mut self, raw: &RawLine) -> Located<()> {
        let name = operation(&raw.text).map(str::to_ascii_lowercase);
        let name = name.as_deref().unwrap_or_default();
        if let ".if" | ".elseif" | ".else" | ".endif" = name {
            return self.condition(name, raw);
        }
        if !self.conditions.assembling() {
            return Ok(());
        }
        if self.source.in_macro() {
            let text = self.layout.substitutions.force(&raw.text, raw.start)?;
            self.source.charge(text.len(), raw.start)?;
            let raw = RawLine {
                text: text.into(),
                start: raw.start,
            };
            return self.assembled(name, &raw);
        }
        self.assembled(name, raw)
    }

    fn parse(&self, raw: &RawLine) -> Located<Line> {
        Line::parse(
            &raw.text,
            raw.start,
            &self.layout.substitutions,
            self.layout.block,
        )
    }

    /// Handles a line whose block is assembled.
    fn assembled(&mut self, name: &str, raw: &RawLine) -> Located<()> {
        match name {
            ".macro" => self.define_macro(raw),
            ".mexit" => self.exit_macro(raw),
            ".var" => self.declare_variables(raw),
            ".asg" => self.assign(raw),
            ".loop" => self.begin_loop(raw),
            ".break" => self.break_loop(raw),
            ".include" | ".copy" => self.include(raw),
            ".endm" | ".endloop" => {
                let begin = if name == ".endm" { ".macro" } else { ".loop" };
                let cause = format!("`{name}` without a `{begin}` before it");
                Err(Fault::new(self.at_operation(raw), cause))
            }
            _ => match operation(&raw.text).and_then(|name| self.macros.get(name)) {
                Some(called) => self.call(&Rc::clone(called), raw),
                None => {
                    let text = without_remark(&raw.text).unwrap_or(&raw.text);
                    let layout = &mut *self.layout;
                    let line = Line::parse(text, raw.start, &layout.substitutions, layout.block)?;
                    self.source.charge(line.rest.len(), raw.start)?;
                    layout.line(&line)
                }
            },
        }
    }

    fn at_operation(&self, raw: &RawLine) -> Position {
        let name = operation(&raw.text).unwrap_or_default();
        let before = &raw.text[..offset_in(&raw.text, name)];
        Position {
            column: before.chars().count() + 1,
            ..raw.start
        }
    }

    fn condition(&mut self, name: &str, raw: &RawLine) -> Located<()> {
        let position = self.at_operation(raw);
        let outside = self.source.outside();
        if self.conditions.assembling() && name == ".if"
            || self.conditions.around() && name != ".if"
        {
            self.label_of(raw)?;
        }
        match name {
            ".if" => {
                let holds = self.conditions.assembling() && self.holds(raw)?;
                self.conditions.begin(holds, position)
            }
            ".elseif" => {
                let undecided = self.conditions.depth() > outside && self.conditions.is_undecided();
                let holds = undecided && self.holds(raw)?;
                self.conditions.alternative(name, holds, outside, position)
            }
            ".else" => {
                self.parse(raw)?.cursor().expect_end()?;
                self.conditions.alternative(name, true, outside, position)
            }
            _ => {
                self.parse(raw)?.cursor().expect_end()?;
                self.conditions.end(outside, position)
            }
        }
    }

    /// `.asg text, name`. The text may be anything. It is split into tokens where the name is used.
    fn assign(&mut self, raw: &RawLine) -> Located<()> {
        let position = self.at_operation(raw);
        let name = operation(&raw.text).unwrap_or_default();
        let start = offset_in(&raw.text, name);
        self.label_of(&RawLine {
            text: raw.text[..start].into(),
            start: raw.start,
        })?;
        let (text, symbol) = assigned(&raw.text[start + name.len()..])
            .ok_or_else(|| Fault::new(position, "expected a text, a comma and a name"))?;
        if !symbol.chars().all(is_name) || symbol.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(Fault::new(position, "expected a comma and a name"));
        }
        let substitutions = &mut self.layout.substitutions;
        let text = substitutions.in_argument(&text, position)?;
        self.source.charge(text.len(), raw.start)?;
        self.layout.substitutions.insert(symbol, &text, position)
    }

    /// Defines the label of a line whose directive places nothing.
    fn label_of(&mut self, raw: &RawLine) -> Located<()> {
        match self.parse(raw)?.label {
            Some(label) => {
                self.layout.close_packet()?;
                self.layout.add_label(&label)
            }
            None => Ok(()),
        }
    }

    /// The value of the only expression of a line.
    fn value(&mut self, cursor: &mut Cursor) -> Located<i64> {
        let expression = Expression::parse(cursor)?;
        cursor.expect_end()?;
        self.layout.value_now(expression)
    }

    fn holds(&mut self, raw: &RawLine) -> Located<bool> {
        let line = self.parse(raw)?;
        self.value(&mut line.cursor()).map(|value| value != 0)
    }

    fn begin_loop(&mut self, raw: &RawLine) -> Located<()> {
        let position = self.at_operation(raw);
        self.label_of(raw)?;
        let line = self.parse(raw)?;
        let turns = if line.rest.is_empty() {
            DEFAULT_TURNS
        } else {
            self.value(&mut line.cursor())?
        };
        let lines = self.source.take_block(".loop", ".endloop", position)?;
        let Some(left) = u64::try_from(turns).ok().filter(|turns| *turns > 0) else {
            return Ok(());
        };
        let depth = self.conditions.depth();
        self.source
            .enter(lines, Origin::Loop { left }, depth, position)
    }

    fn break_loop(&mut self, raw: &RawLine) -> Located<()> {
        let line = self.parse(raw)?;
        let ends = line.rest.is_empty() || self.value(&mut line.cursor())? != 0;
        if !ends {
            return Ok(());
        }
        let left = self
            .source
            .leave(|origin| matches!(origin, Origin::Loop { .. }));
        let missing = || {
            Fault::new(
                self.at_operation(raw),
                "`.break` without a `.loop` around it",
            )
        };
        let (_, conditions) = left.ok_or_else(missing)?;
        self.conditions.leave(conditions);
        Ok(())
    }

    /// `name .macro parameters`
    fn define_macro(&mut self, raw: &RawLine) -> Located<()> {
        let position = self.at_operation(raw);
        let line = self.parse(raw)?;
        let label = line.label.as_ref().ok_or_else(|| {
            Fault::new(
                position,
                "`.macro` needs the macro's name before it, in column 1",
            )
        })?;
        let parameters = names(&mut line.cursor())?;
        let body = self.source.take_block(".macro", ".endm", position)?;
        let defined = Macro { parameters, body };
        self.macros.insert(label.name.clone(), Rc::new(defined));
        Ok(())
    }

    fn exit_macro(&mut self, raw: &RawLine) -> Located<()> {
        match self
            .source
            .leave(|origin| matches!(origin, Origin::Macro { .. }))
        {
            Some((Origin::Macro { block, .. }, conditions)) => {
                self.conditions.leave(conditions);
                self.end_macro(block);
                Ok(())
            }
            _ => Err(Fault::new(
                self.at_operation(raw),
                "`.mexit` outside of a macro",
            )),
        }
    }

    fn declare_variables(&mut self, raw: &RawLine) -> Located<()> {
        let end = Position {
            column: raw.text.chars().count() + 1,
            ..raw.start
        };
        let name = operation(&raw.text).unwrap_or_default();
        let after = offset_in(&raw.text, name) + name.len();
        for name in arguments(&raw.text[after..]) {
            if !self.layout.substitutions.declare_local(&name) {
                return Err(Fault::new(end, "`.var` outside of a macro"));
            }
        }
        Ok(())
    }

    fn call(&mut self, called: &Macro, raw: &RawLine) -> Located<()> {
        let position = self.at_operation(raw);
        if raw.text.trim_start().starts_with("||") {
            return Err(Fault::new(position, "a macro cannot be called in parallel"));
        }
        let name = operation(&raw.text).unwrap_or_default().to_string();
        self.label_of(&RawLine {
            text: raw.text[..offset_in(&raw.text, operation(&raw.text).unwrap_or_default())].into(),
            start: raw.start,
        })?;
        let after = offset_in(&raw.text, operation(&raw.text).unwrap_or_default()) + name.len();
        let given = arguments(&raw.text[after..]);
        let substitutions = &self.layout.substitutions;
        let given = given
            .iter()
            .map(|text| substitutions.in_argument(text, position));
        let given = given.collect::<Located<Vec<_>>>()?;
        if given.len() > called.parameters.len() && called.parameters.is_empty() {
            return Err(Fault::new(
                position,
                format!("macro `{name}` takes no arguments"),
            ));
        }
        let bound = bind(&called.parameters, &given);
        let origin = Origin::Macro {
            name,
            call: position,
            block: self.layout.block,
        };
        let depth = self.conditions.depth();
        self.source
            .enter(Rc::clone(&called.body), origin, depth, position)?;
        self.layout.substitutions.begin_macro(bound, position)?;
        self.layout.new_block();
        Ok(())
    }

    fn include(&mut self, raw: &RawLine) -> Located<()> {
        self.label_of(raw)?;
        self.layout.close_packet()?;
        let position = self.at_operation(raw);
        let name = operation(&raw.text).unwrap_or_default();
        let after = offset_in(&raw.text, name) + name.len();
        let given = arguments(&raw.text[after..]);
        let [file] = given.as_slice() else {
            return Err(Fault::new(position, "expected the name of one file"));
        };
        self.layout.new_block();
        self.source.include(file, self.conditions.depth(), position)
    }
}

/// The byte offset at which a part of a text begins.
fn offset_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize)
        .checked_sub(text.as_ptr() as usize)
        .filter(|at| *at <= text.len())
        .unwrap_or(0)
}
