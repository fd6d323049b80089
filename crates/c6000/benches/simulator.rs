//! Measures simulated cycles per second. The programs are our kernels of DES and triple DES in CBC mode, with all
//! checks on. They have loads from circular buffers, multiple assignments, predicates, pipelined loops, and code
//! between the loops.

use c6000::asm::assemble;
use c6000::isa::Level;
use c6000::object;
use c6000::sim::{Checks, Machine, Simulator};
use criterion::{criterion_group, criterion_main, Criterion, Throughput};

const MACHINES: [&str; 4] = ["c62x-flat", "c6201", "c6211", "c6416"];
const BLOCKS: u32 = 512;
const MAX_CYCLES: u64 = 100_000_000;
const CHECKS: Checks = Checks {
    undefined_registers: true,
    uninitialised_memory: true,
    interruptible: false,
    loose_return: false,
    addresses: false,
    interrupt: None,
};

const SOURCES: [(&str, &str); 2] = [
    (
        "cbc_encrypt.asm",
        include_str!("../../../kernels/des/scheduled/c62x/cbc_encrypt.asm"),
    ),
    (
        "tables.asm",
        include_str!("../../../kernels/des/tables/tables.asm"),
    ),
];

/// A kernel, and the number of words of its key schedule.
const KERNELS: [(&str, u32); 2] = [("des_cbc_encrypt", 36), ("des3_cbc_encrypt", 108)];

/// Makes a simulator with the kernels, and the arguments of one call. The words of the key schedule are arbitrary,
/// because the time does not depend on them.
fn loaded(machine: &str, schedule_words: u32) -> (Simulator, Vec<u32>) {
    let objects = SOURCES.map(|(name, source)| {
        let object = assemble(source, name, Level::C62x).expect("the kernel assembles");
        object::write(&object)
    });
    let mut simulator = Simulator::new(Machine::named(machine).expect("the machine is known"))
        .expect("the machine is sound");
    let [kernels, tables] = &objects;
    simulator
        .load(&[kernels, tables])
        .expect("the kernel loads");
    let mut buffer = |size: u32| {
        let address = simulator.allocate(size, 8, None).expect("there is room");
        let bytes: Vec<u8> = (0..size).map(|index| (index * 7 + 1) as u8).collect();
        simulator.write(address, &bytes).expect("it is memory");
        address
    };
    let text = buffer(8 * BLOCKS);
    let (schedule, iv) = (buffer(4 * schedule_words), buffer(8));
    (simulator, vec![text, text, BLOCKS, schedule, iv])
}

fn kernels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulated cycles");
    for machine in MACHINES {
        for (symbol, schedule_words) in KERNELS {
            let (mut simulator, arguments) = loaded(machine, schedule_words);
            let mut call = || {
                simulator
                    .call(symbol, &arguments, MAX_CYCLES, CHECKS)
                    .expect("the kernel runs")
            };
            group.throughput(Throughput::Elements(call().cycles));
            group.bench_function(format!("{machine}/{symbol}"), |bencher| {
                bencher.iter(&mut call)
            });
        }
    }
    group.finish();
}

criterion_group!(benches, kernels);
criterion_main!(benches);
