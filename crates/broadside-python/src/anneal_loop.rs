//! The annealing of loop bodies for Python.

use anneal::{
    Body, BodyEdge, BodyForm, BodyOperation, BodyPair, BodyValue, Definition, LoopOptions, Use,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// (resources, side of the unit, sides of the places read, of those written, value that crosses)
type FormTuple = (u32, u8, u32, u32, Option<usize>);
/// (slot, first stage, values by place, (value, distance) of all needed, (value, delay) written, forms)
type OperationTuple = (
    Option<i32>,
    bool,
    Vec<usize>,
    Vec<(usize, i32)>,
    Vec<(usize, i32)>,
    Vec<FormTuple>,
);
/// (source, target, latency, distance, value that must cross for it to count)
type EdgeTuple = (usize, usize, i32, i32, Option<usize>);
/// (first, second, cycles that the second counts later, weight)
type PairTuple = (usize, usize, i32, f64);
type PlacementTuple = (f64, Vec<i32>, Vec<usize>, Vec<u8>, u64);

/// Places a loop body; returns (cost, cycles, forms, sides, moves made), cost 0 being a schedule.
#[pyfunction]
#[pyo3(signature = (interval, stages, capacity, values, operations, edges, apart, moves, reheats, seed, start, end))]
#[allow(clippy::too_many_arguments)] // the Python signature names them
fn anneal_loop(
    py: Python<'_>,
    interval: i32,
    stages: i32,
    capacity: [i32; 2],
    values: Vec<(u8, bool, bool)>,
    operations: Vec<OperationTuple>,
    edges: Vec<EdgeTuple>,
    apart: Vec<PairTuple>,
    moves: u64,
    reheats: u32,
    seed: u64,
    start: f64,
    end: f64,
) -> PyResult<PlacementTuple> {
    let value = |(sides, always, counted)| BodyValue {
        sides,
        always,
        counted,
    };
    let body = Body {
        interval,
        stages,
        capacity,
        values: values.into_iter().map(value).collect(),
        operations: operations.into_iter().map(operation).collect(),
        edges: edges.into_iter().map(edge).collect(),
        apart: apart.into_iter().map(pair).collect(),
    };
    body.check().map_err(PyValueError::new_err)?;
    let options = LoopOptions {
        moves,
        reheats,
        seed,
        start,
        end,
    };
    let found = py.allow_threads(|| anneal::anneal_loop(&body, options));
    let sides = found.sides;
    Ok((found.cost, found.cycles, found.forms, sides, found.moves))
}

fn operation(tuple: OperationTuple) -> BodyOperation {
    let (slot, first_stage, reads, needs, writes, forms) = tuple;
    BodyOperation {
        slot,
        first_stage,
        reads,
        needs: needs
            .into_iter()
            .map(|(value, distance)| Use { value, distance })
            .collect(),
        writes: writes
            .into_iter()
            .map(|(value, delay)| Definition { value, delay })
            .collect(),
        forms: forms.into_iter().map(form).collect(),
    }
}

fn form((resources, side, reads, writes, crossing): FormTuple) -> BodyForm {
    BodyForm {
        resources,
        side,
        reads,
        writes,
        crossing,
    }
}

fn edge((source, target, latency, distance, crossing): EdgeTuple) -> BodyEdge {
    BodyEdge {
        source,
        target,
        latency,
        distance,
        crossing,
    }
}

fn pair((first, second, shift, weight): PairTuple) -> BodyPair {
    BodyPair {
        first,
        second,
        shift,
        weight,
    }
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(anneal_loop, module)?)
}
