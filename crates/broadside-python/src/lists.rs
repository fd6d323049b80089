//! List schedules for Python.

use anneal::{best_list, ListOperation, ListProblem, ListValue, ListWay};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// (side or None, ready, due, counted)
type ValueTuple = (Option<u8>, Option<i32>, Option<i32>, bool);
/// (side, units of the side, further paths, operands with their sides, what may come too soon over the cross path)
type WayTuple = (u8, u8, u32, Vec<(usize, u8)>, Vec<usize>);
/// (reads, predicate, writes, ways, cycle from the end or None, early, easy)
type OperationTuple = (
    Vec<usize>,
    Option<usize>,
    Vec<(usize, i32)>,
    Vec<WayTuple>,
    Option<i32>,
    bool,
    bool,
);
type PlacementTuple = (i32, i32, Vec<i32>, Vec<usize>);

/// Places straight-line code; returns (length, registers too many, cycles, ways), or nothing.
#[pyfunction]
#[pyo3(name = "best_list", signature = (values, operations, edges, apart, room, load_delay, limit, bound, tries, seed))]
#[allow(clippy::too_many_arguments)] // the Python signature names them
fn run(
    py: Python<'_>,
    values: Vec<ValueTuple>,
    operations: Vec<OperationTuple>,
    edges: Vec<(usize, usize, i32)>,
    apart: Vec<(usize, usize)>,
    room: [i32; 2],
    load_delay: i32,
    limit: i32,
    bound: i32,
    tries: u64,
    seed: u64,
) -> PyResult<Option<PlacementTuple>> {
    let problem = ListProblem {
        values: values.into_iter().map(value).collect(),
        operations: operations.into_iter().map(operation).collect(),
        edges,
        apart,
        room,
        load_delay,
        limit,
    };
    problem.check().map_err(PyValueError::new_err)?;
    let found = py.allow_threads(|| best_list(&problem, bound, tries, seed));
    Ok(found.map(|list| (list.length, list.overflow, list.cycles, list.ways)))
}

fn value((side, ready, due, counted): ValueTuple) -> ListValue {
    ListValue {
        side,
        ready,
        due,
        counted,
    }
}

fn operation(tuple: OperationTuple) -> ListOperation {
    let (reads, predicate, writes, ways, from_end, early, easy) = tuple;
    ListOperation {
        reads,
        predicate,
        writes,
        ways: ways.into_iter().map(way).collect(),
        from_end,
        early,
        easy,
    }
}

fn way((side, units, paths, operands, crossing): WayTuple) -> ListWay {
    ListWay {
        side,
        units,
        paths,
        operands,
        crossing,
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(run, module)?)
}
