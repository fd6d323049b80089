//! The schedulers of `crates/schedule` for Python.
//!
//! Python describes a body with the classes of `broadside.scheduling`. Each field here is read from the attribute with
//! the name of the field. So neither side depends on an order of fields.

use super::signals::Raised;
use ::schedule::{
    Annealing, Apart, Body, Definition, Dependence, Form, Listing, Operation, Registers, Start,
    Use, Value,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A value that is read from the attributes of a Python object.
trait Described: Sized {
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self>;
}

/// Implements `Described`. The word before a field says what the attribute is. `plain`: a value that PyO3 converts.
/// `maybe`: a described object or None. `pair`: a tuple of two described objects. `each`: a sequence of described
/// objects.
macro_rules! described {
    ($type:ident { $($how:tt $field:ident),* $(,)? }) => {
        impl Described for $type {
            fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
                Ok(Self { $($field: described!(@ $how object.getattr(stringify!($field))?)),* })
            }
        }
    };
    (@ plain $object:expr) => { $object.extract()? };
    (@ each $object:expr) => {
        $object.try_iter()?.map(|item| Described::of(&item?)).collect::<PyResult<Vec<_>>>()?
    };
    (@ pair $object:expr) => {{
        let (one, two): (Bound<'_, PyAny>, Bound<'_, PyAny>) = $object.extract()?;
        [Described::of(&one)?, Described::of(&two)?]
    }};
    (@ maybe $object:expr) => {
        match $object {
            object if object.is_none() => None,
            object => Some(Described::of(&object)?),
        }
    };
}

described!(Registers { plain any, plain predicates });
described!(Value { plain sides, plain held, plain counted, plain tested, plain ready, plain due });
described!(Use { plain value, plain distance });
described!(Definition { plain value, plain delay });
described!(Form { plain side, plain units, plain paths, plain reads, plain writes, plain crossing });
described!(Start { plain cycle, plain form });
described!(Operation {
    plain reads,
    each needs,
    each writes,
    each forms,
    plain cycle,
    plain first_stage,
    maybe start,
    plain from_end,
    plain early,
    plain easy,
});
described!(Dependence { plain source, plain target, plain latency, plain distance, plain crossing });
described!(Apart { plain first, plain second, plain shift, plain weight });
described!(Body {
    pair registers,
    each values,
    each operations,
    each dependences,
    each apart,
});
described!(Annealing {
    plain interval,
    plain stages,
    plain moves,
    plain reheats,
    plain seed,
    plain start,
    plain end,
    plain seconds,
});
described!(Listing { plain limit, plain bound, plain tries, plain seed });

/// A placement of a loop body. It is a schedule if its cost is 0.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct Annealed {
    cost: f64,
    cycles: Vec<i32>,
    forms: Vec<usize>,
    sides: Vec<u8>,
    moves: u64,
}

/// A schedule of straight code.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct Listed {
    length: i32,
    overflow: i32,
    cycles: Vec<i32>,
    forms: Vec<usize>,
}

/// Places a loop body by simulated annealing. If a signal handler raises an exception during the search, the search
/// ends with this exception.
#[pyfunction]
fn anneal(body: &Bound<'_, PyAny>, annealing: &Bound<'_, PyAny>) -> PyResult<Annealed> {
    let (described, annealing) = (Body::of(body)?, Annealing::of(annealing)?);
    let raised = Raised::default();
    let mut wanted = || raised.none_now();
    let found = body
        .py()
        .allow_threads(|| ::schedule::anneal_while(&described, annealing, &mut wanted));
    if let Some(raised) = raised.take() {
        return Err(raised);
    }
    let found = found.map_err(PyValueError::new_err)?;
    Ok(Annealed {
        cost: found.cost,
        cycles: found.cycles,
        forms: found.forms,
        sides: found.sides,
        moves: found.moves,
    })
}

/// Places straight code by many list schedules. Signals are as for `anneal`.
#[pyfunction]
fn best_list(body: &Bound<'_, PyAny>, listing: &Bound<'_, PyAny>) -> PyResult<Option<Listed>> {
    let (described, listing) = (Body::of(body)?, Listing::of(listing)?);
    let raised = Raised::default();
    let mut wanted = || raised.none_now();
    let found = body
        .py()
        .allow_threads(|| ::schedule::best_list_while(&described, listing, &mut wanted));
    if let Some(raised) = raised.take() {
        return Err(raised);
    }
    let found = found.map_err(PyValueError::new_err)?;
    Ok(found.map(|list| Listed {
        length: list.length,
        overflow: list.overflow,
        cycles: list.cycles,
        forms: list.forms,
    }))
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Annealed>()?;
    module.add_class::<Listed>()?;
    module.add_function(wrap_pyfunction!(anneal, module)?)?;
    module.add_function(wrap_pyfunction!(best_list, module)?)
}
