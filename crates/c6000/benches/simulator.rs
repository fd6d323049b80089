//! Simulated cycles per second on a loop like a cipher's round: table loads, xors, shifts, a branch, five
//! instructions a packet, memory banks and all checks on.

use c6000::asm::assemble;
use c6000::isa::Level;
use c6000::object;
use c6000::sim::{Checks, Machine, Simulator};
use criterion::{criterion_group, criterion_main, Criterion, Throughput};

const SOURCE: &str = include_str!("round.asm");
const ROUNDS: u32 = 100_000;
const MACHINES: [&str; 2] = ["c62x-flat", "c6201"];

fn loaded(machine: &str) -> (Simulator, [u32; 3]) {
    let object = assemble(SOURCE, "round.asm", Level::C62x).expect("the routine assembles");
    let mut simulator = Simulator::new(Machine::named(machine).expect("the machine is known"))
        .expect("the machine is sound");
    simulator
        .load(&[&object::write(&object)])
        .expect("the routine loads");
    let table: Vec<u8> = (0..1024u32).map(|index| (index * 7) as u8).collect();
    let tables = ["data0", "data1"].map(|region| {
        let address = simulator
            .allocate(1024, 8, Some(region))
            .expect("there is room");
        simulator.write(address, &table).expect("it is memory");
        address
    });
    (simulator, [tables[0], tables[1], ROUNDS])
}

fn rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulated cycles");
    for machine in MACHINES {
        let (mut simulator, arguments) = loaded(machine);
        let checks = Checks {
            undefined_registers: true,
            uninitialised_memory: true,
            interruptible: false,
        };
        let mut call = || {
            simulator
                .call("round", &arguments, u64::MAX, checks)
                .expect("the routine runs")
        };
        group.throughput(Throughput::Elements(call().cycles));
        group.bench_function(machine, |bencher| bencher.iter(&mut call));
    }
    group.finish();
}

criterion_group!(benches, rounds);
criterion_main!(benches);
