//! The annealing scheduler for Python.

use anneal::{Definition, Edge, Operation, Options, Problem, Use, Variant};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// (resources, side, further resources by sides of the reads or None)
type VariantTuple = (u32, u8, Vec<Option<u32>>);
/// (cycle, fixed, first variant, reads, predicates, writes, variants); reads are (value, distance), writes (value, delay)
type OperationTuple = (
    i32,
    bool,
    Option<usize>,
    Vec<(usize, i32)>,
    Vec<(usize, i32)>,
    Vec<(usize, i32)>,
    Vec<VariantTuple>,
);
type EdgeTuple = (usize, usize, i32, i32);
type PlacementTuple = (f64, Vec<i32>, Vec<usize>);

/// Places operations on `length` cycles; returns (cost, cycles, variants), cost 0 being a schedule.
#[pyfunction]
#[pyo3(name = "anneal", signature = (length, capacity, values, operations, edges, moves, seed, start, end))]
#[allow(clippy::too_many_arguments)] // the Python signature names them
fn run(
    py: Python<'_>,
    length: i32,
    capacity: [[i32; 2]; 2],
    values: Vec<usize>,
    operations: Vec<OperationTuple>,
    edges: Vec<EdgeTuple>,
    moves: u64,
    seed: u64,
    start: f64,
    end: f64,
) -> PyResult<PlacementTuple> {
    let problem = Problem {
        length,
        capacity,
        values,
        operations: operations.into_iter().map(operation).collect(),
        edges: edges.into_iter().map(edge).collect(),
    };
    problem.check().map_err(PyValueError::new_err)?;
    let options = Options {
        moves,
        seed,
        start,
        end,
    };
    let placement = py.allow_threads(|| anneal::anneal(&problem, options));
    Ok((placement.cost, placement.cycles, placement.variants))
}

fn operation(tuple: OperationTuple) -> Operation {
    let (cycle, fixed, first, reads, predicates, writes, variants) = tuple;
    let uses = |list: Vec<(usize, i32)>| {
        list.into_iter()
            .map(|(value, distance)| Use { value, distance })
            .collect()
    };
    Operation {
        cycle,
        fixed,
        variant: first,
        reads: uses(reads),
        predicates: uses(predicates),
        writes: writes
            .into_iter()
            .map(|(value, delay)| Definition { value, delay })
            .collect(),
        variants: variants.into_iter().map(variant).collect(),
    }
}

fn variant((resources, side, by_read_sides): VariantTuple) -> Variant {
    Variant {
        resources,
        side,
        by_read_sides,
    }
}

fn edge((source, target, latency, distance): EdgeTuple) -> Edge {
    Edge {
        source,
        target,
        latency,
        distance,
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(run, module)?)
}
