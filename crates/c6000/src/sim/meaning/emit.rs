//! Functions that write the host's code for an operation, if the build has the translator.
//!
//! Without the feature `translate` there are none: [`Emit`] then has no values.

#[cfg(feature = "translate")]
use crate::sim::meaning::emitted::Emitted;

/// Writes the code that computes a result from two words.
#[cfg(feature = "translate")]
pub(crate) type Emit = for<'a, 'b> fn(Emitted<'a, 'b>, Emitted<'a, 'b>) -> Emitted<'a, 'b>;

#[cfg(not(feature = "translate"))]
#[derive(Debug, Clone, Copy)]
pub(crate) enum Emit {}

/// The [`Emit`] of an operation whose function accepts any words.
#[cfg(feature = "translate")]
macro_rules! emit_of {
    ($function:ident) => {{
        use crate::sim::meaning::emitted::{Emitted, IntoEmitted};
        fn emit<'a, 'b>(first: Emitted<'a, 'b>, second: Emitted<'a, 'b>) -> Emitted<'a, 'b> {
            $function(first, second).value()
        }
        Some(emit as Emit)
    }};
}

#[cfg(not(feature = "translate"))]
macro_rules! emit_of {
    ($function:ident) => {
        None
    };
}

pub(crate) use emit_of;
