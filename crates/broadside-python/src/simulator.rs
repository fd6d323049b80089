//! The simulator for Python.

use super::causes::{shortened, value_error};
use super::observe::{self, PlacedInstruction, Record};
use super::process::{run_error, PythonConsole, RunResult};
use super::signals::Raised;
use c6000::sim::{
    self, CallError, Checks, DebugEnd, DebugError, Host, Interrupt, Machine, MachineError,
};
use pyo3::create_exception;
use pyo3::exceptions::{PyBaseException, PyException, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;
use std::path::PathBuf;

create_exception!(
    broadside._core,
    LoadError,
    PyException,
    "An object that cannot be loaded, or a place that does not exist."
);
create_exception!(
    broadside._core,
    SimulationError,
    PyException,
    "The program did what the hardware forbids or leaves undefined."
);

/// The default limit of cycles for a call.
const MAX_CYCLES: u64 = 100_000_000;

/// The default limit of events that a trace keeps.
const MAX_EVENTS: usize = 1_000_000;

/// The default limit of cycles for a whole program.
const MAX_PROGRAM_CYCLES: u64 = 10_000_000_000;

#[pyfunction]
fn machine_names() -> Vec<&'static str> {
    sim::machine_names().collect()
}

#[pyfunction]
fn machine_table(name: &str) -> PyResult<&'static str> {
    sim::machine_table(name).map_err(value_error)
}

/// The result of a call.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct CallResult {
    cycles: u64,
    stalls: BTreeMap<&'static str, u64>,
    misses: BTreeMap<&'static str, u64>,
    return_value: u32,
    stack_bytes: u32,
    instructions: u64,
    packets: u64,
    max_uninterruptible: u64,
    interruptible: bool,
    addresses: Option<Py<AddressDigests>>,
    interrupted: Option<u64>,
    on_their_way: Vec<String>,
}

#[pymethods]
impl CallResult {
    fn __repr__(&self) -> String {
        format!(
            "CallResult(cycles={}, stalls={:?}, return_value={:#x})",
            self.cycles, self.stalls, self.return_value
        )
    }
}

/// Digests of what a call accessed and executed.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct AddressDigests {
    data: u64,
    program: u64,
}

impl CallResult {
    fn new(py: Python<'_>, result: sim::CallResult, machine: &Machine) -> PyResult<CallResult> {
        let addresses = result.addresses.map(|of| {
            let (data, program) = (of.data, of.program);
            Py::new(py, AddressDigests { data, program })
        });
        Ok(CallResult {
            cycles: result.cycles,
            stalls: result.stalls.by_cause(machine),
            misses: result.misses.by_cache(),
            return_value: result.return_value,
            stack_bytes: result.stack_bytes,
            instructions: result.instructions,
            packets: result.packets,
            max_uninterruptible: result.max_uninterruptible,
            interruptible: result.interruptible,
            addresses: addresses.transpose()?,
            interrupted: result.interrupted,
            on_their_way: result.on_their_way,
        })
    }
}

/// Numbers from the first to the last: cycles or addresses.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct Span {
    first: u64,
    last: u64,
}

#[pymethods]
impl Span {
    #[new]
    fn new(first: u64, last: u64) -> PyResult<Span> {
        if last < first {
            let cause = format!("a span from {first} to {last} ends before it begins");
            return Err(value_error(cause));
        }
        Ok(Span { first, last })
    }
}

/// INT4, enabled and pending from a cycle on.
#[pyclass(frozen, get_all, module = "broadside._core")]
struct PendingInterrupt {
    cycle: u64,
    table: String,
}

#[pymethods]
impl PendingInterrupt {
    #[new]
    fn new(cycle: u64, table: String) -> PendingInterrupt {
        PendingInterrupt { cycle, table }
    }
}

/// A machine with loaded programs.
#[pyclass(module = "broadside._core")]
struct Simulator {
    inner: sim::Simulator,
    /// The exception with which a signal's handler ended the last call or run.
    raised: Raised,
}

impl Simulator {
    /// Makes a simulator of the machine. `l2_cache`, if given, is the number of bytes of L2 that are cache.
    fn of(machine: Result<Machine, MachineError>, l2_cache: Option<u32>) -> PyResult<Simulator> {
        let machine = machine.and_then(|machine| match l2_cache {
            Some(size) => machine.with_l2_cache(size),
            None => Ok(machine),
        });
        let machine = machine.map_err(value_error)?;
        let mut inner = sim::Simulator::new(machine).map_err(load_error)?;
        let raised = Raised::default();
        let noted = raised.clone();
        inner.run_while(move || noted.none_now());
        Ok(Simulator { inner, raised })
    }
}

#[pymethods]
impl Simulator {
    #[new]
    #[pyo3(signature = (machine, *, l2_cache = None))]
    fn new(machine: &str, l2_cache: Option<u32>) -> PyResult<Simulator> {
        Simulator::of(Machine::named(machine), l2_cache)
    }

    /// Makes a simulator from the text of a description, which `machine_table` returns for example.
    #[staticmethod]
    #[pyo3(signature = (text, *, l2_cache = None))]
    fn from_table(text: &str, l2_cache: Option<u32>) -> PyResult<Simulator> {
        Simulator::of(Machine::from_toml(text), l2_cache)
    }

    #[getter]
    fn isa(&self) -> &str {
        &self.inner.machine().isa
    }

    #[pyo3(signature = (objects, wanted = Vec::new()))]
    fn load(&mut self, objects: Vec<Vec<u8>>, wanted: Vec<String>) -> PyResult<()> {
        let objects: Vec<&[u8]> = objects.iter().map(Vec::as_slice).collect();
        let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
        self.inner
            .load_wanted(&objects, &wanted)
            .map_err(load_error)
    }

    fn symbol(&self, name: &str) -> PyResult<u32> {
        self.inner.symbol(name).map_err(load_error)
    }

    fn section_sizes(&self) -> BTreeMap<String, u32> {
        self.inner.section_sizes().clone()
    }

    #[pyo3(signature = (size, align = 8, region = None))]
    fn allocate(&mut self, size: u32, align: u32, region: Option<&str>) -> PyResult<u32> {
        self.inner.allocate(size, align, region).map_err(load_error)
    }

    fn write(&mut self, address: u32, data: &[u8]) -> PyResult<()> {
        self.inner.write(address, data).map_err(load_error)
    }

    fn read<'py>(
        &self,
        py: Python<'py>,
        address: u32,
        size: usize,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.inner
            .read(address, size)
            .map(|bytes| PyBytes::new(py, bytes))
            .map_err(load_error)
    }

    fn invalidate_caches(&mut self) {
        self.inner.invalidate_caches();
    }

    #[pyo3(signature = (symbol, arguments, max_cycles = MAX_CYCLES, *, caches = "cold", undefined_registers = false,
                        uninitialised_memory = false, interruptible = false,
                        addresses = false, interrupt = None, strict_return = true))]
    #[allow(clippy::too_many_arguments)] // the keywords of the Python signature
    fn call(
        &mut self,
        py: Python<'_>,
        symbol: &str,
        arguments: Vec<i64>,
        max_cycles: u64,
        caches: &str,
        undefined_registers: bool,
        uninitialised_memory: bool,
        interruptible: bool,
        addresses: bool,
        interrupt: Option<PyRef<'_, PendingInterrupt>>,
        strict_return: bool,
    ) -> PyResult<CallResult> {
        let arguments = arguments
            .into_iter()
            .map(argument)
            .collect::<PyResult<Vec<u32>>>()?;
        let interrupt = match interrupt {
            Some(pending) => Some(Interrupt {
                cycle: pending.cycle,
                table: self.inner.symbol(&pending.table).map_err(load_error)?,
            }),
            None => None,
        };
        let checks = Checks {
            undefined_registers,
            uninitialised_memory,
            interruptible,
            loose_return: !strict_return,
            addresses,
            interrupt,
        };
        let inner = &mut self.inner;
        let result = match caches {
            "cold" => {
                inner.invalidate_caches();
                py.allow_threads(|| inner.call(symbol, &arguments, max_cycles, checks))
            }
            "keep" => py.allow_threads(|| inner.call(symbol, &arguments, max_cycles, checks)),
            "warm" => py.allow_threads(|| inner.call_warm(symbol, &arguments, max_cycles, checks)),
            other => {
                let cause = format!("caches are \"cold\", \"warm\" or \"keep\", not {other:?}");
                return Err(value_error(cause));
            }
        };
        self.raised.take().map_or(Ok(()), Err)?;
        match result {
            Ok(result) => CallResult::new(py, result, self.inner.machine()),
            Err(error) => Err(call_error(py, error)),
        }
    }

    /// Starts recording the following calls and runs.
    #[pyo3(signature = (trace = None, addresses = None, limit = MAX_EVENTS))]
    fn watch(
        &mut self,
        trace: Option<PyRef<'_, Span>>,
        addresses: Option<PyRef<'_, Span>>,
        limit: usize,
    ) -> PyResult<()> {
        let addresses = match addresses {
            Some(span) => address(span.first)?..=address(span.last)?,
            None => 0..=u32::MAX,
        };
        let trace = trace.map(|cycles| (cycles.first..=cycles.last, addresses));
        self.inner.watch(Some(sim::Watch { trace, limit }));
        Ok(())
    }

    fn record(&self, py: Python<'_>) -> PyResult<Record> {
        Record::new(py, &self.inner)
    }

    fn symbols(&self) -> BTreeMap<String, u32> {
        self.inner.symbols().clone()
    }

    fn packet(&self, py: Python<'_>, address: u32) -> PyResult<Vec<PlacedInstruction>> {
        observe::packet(py, &self.inner, address)
    }

    fn load_program(&mut self, program: &[u8]) -> PyResult<()> {
        self.inner.load_program(program).map_err(load_error)
    }

    fn refuse_unwritten(&mut self, refuse: bool) {
        self.inner.refuse_unwritten(refuse);
    }

    #[pyo3(signature = (arguments, console, folder = None, max_cycles = MAX_PROGRAM_CYCLES))]
    fn run(
        &mut self,
        py: Python<'_>,
        arguments: Vec<String>,
        console: Py<PyAny>,
        folder: Option<PathBuf>,
        max_cycles: u64,
    ) -> PyResult<RunResult> {
        let mut console = PythonConsole(console);
        let mut host = host(&mut console, folder)?;
        let result = py.allow_threads(|| self.inner.run(&arguments, &mut host, max_cycles));
        self.raised.take().map_or(Ok(()), Err)?;
        result
            .map(|result| RunResult::new(result, self.inner.machine()))
            .map_err(|error| run_error(error, load_error, |error| simulation_error(py, &error)))
    }

    #[pyo3(signature = (arguments, console, port, announce, folder = None,
                        max_cycles = MAX_PROGRAM_CYCLES))]
    #[allow(clippy::too_many_arguments)] // the keywords of the Python signature
    fn debug(
        &mut self,
        py: Python<'_>,
        arguments: Vec<String>,
        console: Py<PyAny>,
        port: u16,
        announce: Py<PyAny>,
        folder: Option<PathBuf>,
        max_cycles: u64,
    ) -> PyResult<Option<RunResult>> {
        let mut console = PythonConsole(console);
        let mut host = host(&mut console, folder)?;
        let mut announced = Ok(());
        let announce = |port: u16| {
            announced = Python::with_gil(|py| announce.call1(py, (port,)).map(drop));
        };
        let ended = py.allow_threads(|| {
            self.inner
                .debug(&arguments, &mut host, max_cycles, port, announce)
        });
        self.raised.take().map_or(Ok(()), Err)?;
        announced?;
        match ended {
            Ok(DebugEnd::Ran(result)) => Ok(Some(RunResult::new(result, self.inner.machine()))),
            Ok(DebugEnd::Killed) => Ok(None),
            Err(DebugError::Connection(error)) => Err(error.into()),
            Err(DebugError::Run(error)) => Err(run_error(error, load_error, |error| {
                simulation_error(py, &error)
            })),
        }
    }
}

/// The host of a program. It serves the files of one folder, or none.
fn host(console: &mut PythonConsole, folder: Option<PathBuf>) -> PyResult<Host<'_>> {
    let host = Host::new(console);
    match folder {
        None => Ok(host),
        Some(folder) => host.with_folder(&folder).map_err(value_error),
    }
}

/// A 32-bit argument, signed or unsigned.
fn argument(value: i64) -> PyResult<u32> {
    if (i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(&value) {
        Ok(value as u32)
    } else {
        Err(PyValueError::new_err(format!(
            "argument {value} does not fit 32 bits"
        )))
    }
}

fn address(value: u64) -> PyResult<u32> {
    u32::try_from(value)
        .map_err(|_| PyValueError::new_err(format!("address {value:#x} does not fit 32 bits")))
}

fn load_error(error: sim::LoadError) -> PyErr {
    LoadError::new_err(shortened(&error.to_string()))
}

fn call_error(py: Python<'_>, error: CallError) -> PyErr {
    match error {
        CallError::Load(error) => load_error(error),
        CallError::Simulation(error) => simulation_error(py, &error),
    }
}

fn simulation_error(py: Python<'_>, error: &sim::SimulationError) -> PyErr {
    let raised = SimulationError::new_err(shortened(&error.to_string()));
    match describe(raised.value(py), error) {
        Ok(()) => raised,
        Err(failure) => failure,
    }
}

fn describe(raised: &Bound<'_, PyBaseException>, error: &sim::SimulationError) -> PyResult<()> {
    raised.setattr("rule", error.rule.name())?;
    raised.setattr("detail", &error.detail)?;
    raised.setattr("cycle", error.cycle)?;
    raised.setattr("address", error.address)?;
    raised.setattr("symbol", error.symbol.as_deref())?;
    raised.setattr("packet", &error.packet)?;
    raised.setattr("offenders", error.offenders.clone())
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("LoadError", module.py().get_type::<LoadError>())?;
    module.add("SimulationError", module.py().get_type::<SimulationError>())?;
    module.add_class::<CallResult>()?;
    module.add_class::<AddressDigests>()?;
    module.add_class::<RunResult>()?;
    module.add_class::<Span>()?;
    module.add_class::<PendingInterrupt>()?;
    module.add_class::<Simulator>()?;
    module.add_function(wrap_pyfunction!(machine_names, module)?)?;
    module.add_function(wrap_pyfunction!(machine_table, module)?)
}
