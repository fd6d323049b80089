//! Whole programs: linked ELF, host calls, arguments and exit status. The program is built here byte by byte and
//! contains only NOPs. The host acts at the program's symbols.

use c6000::object::read_executable;
use c6000::sim::{Console, Host, Machine, Rule, RunError, RunResult, Simulator, Stream};
use std::io;
use std::path::Path;

const CODE: u32 = 0x8000;
const DATA: u32 = 0x2_0000;
const SYMBOLS: [(&str, u32); 6] = [
    ("_start", CODE),
    ("main", CODE + 4),
    ("C$$IO$$", CODE + 8),
    ("_exit", CODE + 12),
    ("C$$EXIT", CODE + 16),
    ("_CIOBUF_", DATA),
];

/// An ELF file with read-only code `words` and 1056 bytes of data. The data begins with `data`.
fn program(words: &[u32], data: &[u8]) -> Vec<u8> {
    let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut names: Vec<u8> = SYMBOLS
        .iter()
        .flat_map(|(name, _)| [b"\0", name.as_bytes()].concat())
        .chain([0])
        .collect();
    names.resize(names.len().next_multiple_of(4), 0);
    let symbols = symbol_table();
    let (code_at, headers) = (52 + 2 * 32, 3);
    let mut data = data.to_vec();
    data.resize(data.len().next_multiple_of(4), 0);
    let data_at = code_at + code.len() as u32;
    let symbols_at = data_at + data.len() as u32;
    let names_at = symbols_at + symbols.len() as u32;
    let sections_at = names_at + names.len() as u32;
    let mut file = b"\x7fELF\x01\x01\x01".to_vec();
    file.resize(16, 0);
    halves(&mut file, &[2, 140]);
    words_of(&mut file, &[1, CODE, 52, sections_at, 0]);
    halves(&mut file, &[52, 32, 2, 40, headers, 2]);
    let size = code.len() as u32;
    words_of(&mut file, &[1, code_at, CODE, CODE, size, size, 5, 4]);
    let size = data.len() as u32;
    words_of(&mut file, &[1, data_at, DATA, DATA, size, 1056, 6, 4]);
    file.extend([&code[..], &data, &symbols, &names].concat());
    words_of(&mut file, &[0; 10]);
    let size = symbols.len() as u32;
    words_of(&mut file, &[0, 2, 0, 0, symbols_at, size, 2, 1, 4, 16]);
    let size = names.len() as u32;
    words_of(&mut file, &[0, 3, 0, 0, names_at, size, 0, 0, 1, 0]);
    file
}

fn symbol_table() -> Vec<u8> {
    let mut table = vec![0; 16];
    let mut name = 1;
    for (text, value) in SYMBOLS {
        words_of(&mut table, &[name, value, 0]);
        table.extend([0x10, 0]); // global, no type
        halves(&mut table, &[0xfff1]); // absolute
        name += text.len() as u32 + 1;
    }
    table
}

fn words_of(bytes: &mut Vec<u8>, words: &[u32]) {
    bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
}

fn halves(bytes: &mut Vec<u8>, halves: &[u16]) {
    bytes.extend(halves.iter().flat_map(|half| half.to_le_bytes()));
}

fn request(command: u8, parameters: [u8; 8], data: &[u8]) -> Vec<u8> {
    let length = (data.len() as u32).to_le_bytes();
    [&length[..], &[command], &parameters, data].concat()
}

#[derive(Default)]
struct Recorder {
    output: Vec<u8>,
    errors: Vec<u8>,
    input: Vec<u8>,
}

impl Console for Recorder {
    fn read(&mut self, limit: usize) -> io::Result<Vec<u8>> {
        let size = self.input.len().min(limit);
        Ok(self.input.drain(..size).collect())
    }

    fn write(&mut self, stream: Stream, data: &[u8]) -> io::Result<()> {
        match stream {
            Stream::Output => self.output.extend(data),
            Stream::Error => self.errors.extend(data),
        }
        Ok(())
    }
}

/// Runs NOPs with this request in the buffer. Returns the result, the buffer after the run, and the console.
fn serve(
    request: &[u8],
    console: &mut Recorder,
    folder: Option<&Path>,
) -> (Result<RunResult, RunError>, Vec<u8>) {
    let mut simulator = Simulator::new(Machine::named("c62x-large").unwrap()).unwrap();
    simulator.load_program(&program(&[0; 8], request)).unwrap();
    let mut host = Host::new(console);
    if let Some(folder) = folder {
        host = host.with_folder(folder).unwrap();
    }
    let result = simulator.run(&["program", "one", "two"], &mut host, 1000);
    (result, simulator.read(DATA, 64).unwrap().to_vec())
}

fn short(reply: &[u8]) -> i16 {
    i16::from_le_bytes([reply[4], reply[5]])
}

#[test]
fn a_program_ends_with_the_status_it_gives_to_exit() {
    let mut console = Recorder::default();
    let (result, _) = serve(&request(0xff, [0; 8], b""), &mut console, None);
    let result = result.unwrap();
    assert_eq!(result.exit_status, Some(3)); // argc, still in A4
    assert_eq!((result.cycles, result.packets), (4, 4));
}

#[test]
fn arguments_reach_main() {
    let store = 0x0210_02f6; // STW .D2T2 B4,*B4: the address of argv replaces argv[0]
    let mut simulator = Simulator::new(Machine::named("c62x-large").unwrap()).unwrap();
    let file = program(&[0, store, 0, 0, 0, 0], &request(0xff, [0; 8], b""));
    simulator.load_program(&file).unwrap();
    let mut console = Recorder::default();
    let mut host = Host::new(&mut console);
    simulator.run(&["p", "second"], &mut host, 1000).unwrap();
    let area = simulator.read(DATA + 1056, 32).unwrap();
    assert_eq!(&area[..12], b"p\0\0\0second\0\0");
    let argv = DATA + 1056 + 16;
    assert_eq!(area[16..20], argv.to_le_bytes()); // stored by the program
    assert_eq!(area[20..24], (DATA + 1056 + 4).to_le_bytes());
    assert_eq!(area[24..28], [0; 4]);
}

#[test]
fn output_goes_to_its_stream() {
    let mut console = Recorder::default();
    let to = |descriptor| request(0xf3, [descriptor, 0, 3, 0, 0, 0, 0, 0], b"hey");
    let (_, reply) = serve(&to(1), &mut console, None);
    assert_eq!(short(&reply), 3);
    serve(&to(2), &mut console, None).0.unwrap();
    assert_eq!(
        (&console.output[..], &console.errors[..]),
        (&b"hey"[..], &b"hey"[..])
    );
}

#[test]
fn input_comes_from_the_console() {
    let mut console = Recorder {
        input: b"abcdef".to_vec(),
        ..Recorder::default()
    };
    let (_, reply) = serve(
        &request(0xf2, [0, 0, 4, 0, 0, 0, 0, 0], b""),
        &mut console,
        None,
    );
    assert_eq!(
        (short(&reply), &reply[..4], &reply[12..16]),
        (4, &[4, 0, 0, 0][..], &b"abcd"[..])
    );
}

#[test]
fn files_stay_inside_the_folder() {
    let outside = std::env::temp_dir().join(format!("broadside-host-{}", std::process::id()));
    let inside = outside.join("inside");
    std::fs::create_dir_all(&inside).unwrap();
    std::fs::write(outside.join("secret"), "x").unwrap();
    std::fs::write(inside.join("open"), "x").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("../secret", inside.join("link")).unwrap();
    let open = |path: &str, folder: Option<&Path>| {
        let request = request(
            0xf0,
            [5, 0, 0, 0, 0, 0, 0, 0],
            format!("{path}\0").as_bytes(),
        );
        short(&serve(&request, &mut Recorder::default(), folder).1)
    };
    let results = ["open", "/open", "../secret", "/../secret", "link", "none"]
        .map(|path| open(path, Some(&inside)));
    assert_eq!(results, [5, 5, -1, -1, -1, -1]);
    assert_eq!(open("open", None), -1);
    let create = request(0xf0, [5, 0, 1, 2, 0, 0, 0, 0], b"new\0");
    assert_eq!(
        short(&serve(&create, &mut Recorder::default(), Some(&inside)).1),
        5
    );
    assert!(inside.join("new").exists());
    let unlink = request(0xf5, [0; 8], b"../secret\0");
    assert_eq!(
        short(&serve(&unlink, &mut Recorder::default(), Some(&inside)).1),
        -1
    );
    assert!(outside.join("secret").exists());
    std::fs::remove_dir_all(&outside).unwrap();
}

#[test]
fn an_unknown_command_and_an_oversized_request_end_the_run() {
    let mut console = Recorder::default();
    let (result, _) = serve(&request(0x12, [0; 8], b""), &mut console, None);
    assert!(matches!(result, Err(RunError::Protocol(_))));
    let (result, _) = serve(&[0xff; 13], &mut console, None);
    assert!(matches!(result, Err(RunError::Protocol(_))));
}

#[test]
fn code_and_constants_cannot_be_overwritten() {
    let store = 0x018c_02f6; // STW .D2T2 B3,*B3
    let point = 0x01c0_002a; // MVK .S2 0x8000,B3, sign-extended
    let clear = 0x0180_006a; // MVKH .S2 0,B3
    let mut simulator = Simulator::new(Machine::named("c62x-large").unwrap()).unwrap();
    let words = [point, clear, store, 0, 0];
    simulator
        .load_program(&program(&words, &request(0xff, [0; 8], b"")))
        .unwrap();
    let mut console = Recorder::default();
    let arguments: [&str; 0] = [];
    match simulator.run(&arguments, &mut Host::new(&mut console), 1000) {
        Err(RunError::Simulation(error)) => assert_eq!(error.rule, Rule::OutsideMemory),
        other => panic!("{other:?}"),
    }
}

#[test]
fn segments_of_the_same_bytes_are_refused() {
    let mut file = program(&[0; 8], &[0; 1056]);
    let (first, second, size) = (52, 52 + 32, file.len() as u32 - 100);
    for header in [first, second] {
        file[header + 4..header + 8].copy_from_slice(&0u32.to_le_bytes()); // offset
        file[header + 16..header + 20].copy_from_slice(&size.to_le_bytes()); // in the file
        file[header + 20..header + 24].copy_from_slice(&size.to_le_bytes()); // in memory
    }
    let error = read_executable(&file).unwrap_err();
    assert_eq!(error.0, "segments share bytes of the file");
}

#[test]
fn damaged_programs_are_errors() {
    let file = program(&[0; 8], &[0; 13]);
    assert!(read_executable(&file).is_ok());
    for length in 0..file.len() {
        let _ = read_executable(&file[..length]);
        assert!(length > 116 || read_executable(&file[..length]).is_err());
    }
    let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
    for position in 0..file.len() {
        for flip in [1, 0x80, 0xff] {
            let mut damaged = file.clone();
            damaged[position] ^= flip;
            let _ = simulator.load_program(&damaged); // any result is allowed, but no panic
        }
    }
}
