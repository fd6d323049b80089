//! The parts of memories and caches that translated code reads, so that it need not call them for each access.

use crate::sim::memory::dispatched::Dispatched;

/// The facts of a machine that translated code depends on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Costs {
    /// Fetches and accesses can cost cycles.
    pub may_wait: bool,
    pub fetches: Fetches,
    /// An access can cost cycles without another one beside it.
    pub lone_accesses: bool,
    /// The cache in which the code itself finds lines for loads.
    pub data_cache: Option<DataCache>,
}

/// Which fetches can cost cycles.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Fetches {
    #[default]
    None,
    /// Those of the first packet in each line of so many bytes.
    OfLines { line: u32, tags: Option<LineTags> },
    /// Those of the first packet in each fetch packet, in a stream that remembers when packets were dispatched.
    OfStream(Option<LineTags>),
}

/// A cache whose loads of held lines cost nothing, unless two meet in a bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DataCache {
    /// Of two ways: per set the line used last and the other.
    pub tags: LineTags,
    /// Of so many banks, each a word wide, two different words of one wait for each other; None where loads never do.
    pub banks: Option<u32>,
}

/// The tags of a cache: in each place the number of the line in bits 31:1, and in bit 0 whether it is dirty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LineTags {
    pub line_bits: u32,
    pub set_mask: u32,
}

/// The parts of the caches that the code reads and updates.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct CacheViews {
    /// The places of the tags of the data cache, set after set.
    pub data_places: *mut u32,
    pub program: ProgramCacheView,
}

impl CacheViews {
    pub const NOTHING: CacheViews = CacheViews {
        data_places: std::ptr::null_mut(),
        program: ProgramCacheView {
            places: std::ptr::null(),
            stream: std::ptr::null_mut(),
        },
    };
}

/// The parts of the program cache that the code reads and updates.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct ProgramCacheView {
    /// The places of its tags, set after set.
    pub places: *const u32,
    /// The record of a stream of fetches.
    pub stream: *mut Dispatched,
}

/// Memories that the code finds itself; helpers find data in the others.
pub(crate) const VIEWS: usize = 4;

/// A memory as the data port sees it.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct View {
    pub base: u32,
    /// Bytes that the data port reaches: a multiple of a line.
    pub size: u32,
    pub bytes: *const u8,
    /// Per line whether a load of it needs no further check.
    pub whole: *const bool,
}

impl View {
    pub const NOTHING: View = View {
        base: 0,
        size: 0,
        bytes: std::ptr::null(),
        whole: std::ptr::null(),
    };
}
