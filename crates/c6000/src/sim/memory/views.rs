//! The parts of memories and caches that translated code reads itself, so that it need not call a helper for each
//! access.

use crate::sim::memory::dispatched::Dispatched;

/// The facts of a machine on which translated code depends.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Costs {
    /// Whether fetches or accesses can cost cycles.
    pub may_wait: bool,
    pub fetches: Fetches,
    /// Whether an access can cost cycles if it is the only one of its packet.
    pub lone_accesses: bool,
    /// The cache in which translated code itself looks up the lines of loads.
    pub data_cache: Option<DataCache>,
}

/// Which fetches can cost cycles.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Fetches {
    #[default]
    None,
    /// The fetch of the first packet in each line of `line` bytes.
    OfLines { line: u32, tags: Option<LineTags> },
    /// The fetch of the first packet in each fetch packet, in a stream that records when packets were dispatched.
    OfStream(Option<LineTags>),
}

/// A cache in which loads of held lines cost nothing except for bank conflicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DataCache {
    /// The cache has two ways. The first place of a set is the line used last.
    pub tags: LineTags,
    /// The number of banks, each a word wide. Accesses to two different words of one bank conflict. None if loads never
    /// conflict.
    pub banks: Option<u32>,
}

/// The shape of a cache's tags. A place has the number of a line in bits 31:1. Bit 0 says whether the line is dirty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LineTags {
    pub line_bits: u32,
    pub set_mask: u32,
}

/// The parts of the caches that translated code reads and updates.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct CacheViews {
    /// The places of the data cache's tags, one set after another.
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

/// The parts of the program cache that translated code reads and updates.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct ProgramCacheView {
    /// The places of the program cache's tags, one set after another.
    pub places: *const u32,
    /// The record of the fetch stream, if the cache has one.
    pub stream: *mut Dispatched,
}

/// The number of memories that translated code reads itself. Helpers read the others.
pub(crate) const VIEWS: usize = 4;

/// A memory as the data port sees it.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub(crate) struct View {
    pub base: u32,
    /// Bytes that the data port can reach, a multiple of a line.
    pub size: u32,
    pub bytes: *const u8,
    /// For each line, whether loads from it need no further check.
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
