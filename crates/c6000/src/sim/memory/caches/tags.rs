//! The tags of a set-associative cache: which lines it holds, in the order of their last use.

/// A line that was dropped to make space for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Evicted {
    /// Address of the line's first byte.
    pub address: u32,
    pub dirty: bool,
}

/// A place for a line. Bits 31:1 are the number of the line (address divided by line size), bit 0 says whether the line
/// is dirty. A place has 32 bits, so the host can choose between two places without a branch. With large tables no host
/// predicts such a branch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(super) struct Place(u32);

impl Place {
    /// An empty place. No line has this number.
    const EMPTY: Place = Place(u32::MAX);

    #[inline]
    fn holds(self, number: u32) -> bool {
        self.0 >> 1 == number
    }

    #[inline]
    fn is_dirty(self) -> bool {
        self.0 & 1 != 0
    }
}

/// The tags. The least recently used line of a set is replaced. A set with an empty place evicts nothing.
#[derive(Debug, Clone)]
pub(crate) struct Tags {
    pub(super) line_bits: u32,
    pub(super) set_mask: u32,
    pub(super) ways: usize,
    /// The sets one after another, `ways` places each. In a set, the most recently used line is first, and empty places
    /// are last.
    pub(super) places: Vec<Place>,
}

impl Tags {
    /// Tags of a cache with `sets` sets of `ways` lines of `line` bytes. `line` (4 or more) and `sets` are powers of
    /// two.
    pub fn new(line: u32, sets: u32, ways: u32) -> Tags {
        Tags {
            line_bits: line.trailing_zeros(),
            set_mask: sets - 1,
            ways: ways as usize,
            places: vec![Place::EMPTY; (sets * ways) as usize],
        }
    }

    /// Number of the line that contains an address.
    #[inline]
    pub fn line(&self, address: u32) -> u32 {
        address >> self.line_bits
    }

    #[inline]
    pub fn set(&self, address: u32) -> u32 {
        self.line(address) & self.set_mask
    }

    /// Whether the cache holds the address.
    pub fn holds(&self, address: u32) -> bool {
        let number = self.line(address);
        let first = self.set(address) as usize * self.ways;
        let mut set = self.places[first..first + self.ways].iter();
        set.any(|place| place.holds(number))
    }

    /// Marks the line of an address as used, if the cache holds it. A write makes the line dirty. Returns whether the
    /// line is held.
    #[inline]
    pub fn touch(&mut self, address: u32, write: bool) -> bool {
        let number = self.line(address);
        let set = self.places_of(address);
        if let [first, second] = set {
            let [one, other] = [*first, *second];
            let is_second = other.holds(number);
            let hit = one.holds(number) | is_second;
            let used = if is_second { other } else { one };
            *first = Place(used.0 | u32::from(write & hit));
            *second = if is_second { one } else { other };
            return hit;
        }
        let Some(way) = set.iter().position(|place| place.holds(number)) else {
            return false;
        };
        if way > 0 {
            set[..=way].rotate_right(1);
        }
        set[0].0 |= u32::from(write);
        true
    }

    /// Adds the line of an address as the most recently used one. The cache does not hold it yet. Returns the evicted
    /// line.
    pub fn allocate(&mut self, address: u32) -> Option<Evicted> {
        let (number, bits) = (self.line(address), self.line_bits);
        let set = self.places_of(address);
        set.rotate_right(1);
        let evicted = std::mem::replace(&mut set[0], Place(number << 1));
        (evicted != Place::EMPTY).then(|| Evicted {
            address: evicted.0 >> 1 << bits,
            dirty: evicted.is_dirty(),
        })
    }

    /// Drops the line of an address. Returns whether the line was held and dirty.
    pub fn invalidate(&mut self, address: u32) -> bool {
        let number = self.line(address);
        let set = self.places_of(address);
        let Some(way) = set.iter().position(|place| place.holds(number)) else {
            return false;
        };
        set[way..].rotate_left(1);
        let last = set.len() - 1;
        std::mem::replace(&mut set[last], Place::EMPTY).is_dirty()
    }

    pub fn clear(&mut self) {
        self.places.fill(Place::EMPTY);
    }

    #[inline]
    fn places_of(&mut self, address: u32) -> &mut [Place] {
        let first = self.set(address) as usize * self.ways;
        &mut self.places[first..first + self.ways]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_recently_used_line_of_a_set_makes_room() {
        let mut tags = Tags::new(32, 64, 2);
        let (a, b, c) = (0x40, 0x840, 0x1040);
        assert_eq!((tags.allocate(a), tags.allocate(b)), (None, None));
        assert!(tags.touch(a + 31, false));
        assert_eq!(
            tags.allocate(c),
            Some(Evicted {
                address: b,
                dirty: false
            })
        );
        assert!(tags.holds(a) && !tags.holds(b) && tags.holds(c));
    }

    #[test]
    fn a_written_line_leaves_dirty() {
        let mut tags = Tags::new(32, 64, 1);
        tags.allocate(0x40);
        assert!(tags.touch(0x44, true));
        assert_eq!(
            tags.allocate(0x840),
            Some(Evicted {
                address: 0x40,
                dirty: true
            })
        );
    }

    #[test]
    fn an_invalid_line_makes_room_first() {
        let mut tags = Tags::new(32, 64, 2);
        tags.allocate(0x40);
        tags.allocate(0x840);
        assert!(!tags.invalidate(0x840));
        assert_eq!(tags.allocate(0x1040), None);
        assert!(tags.holds(0x40) && tags.holds(0x1040));
    }

    #[test]
    fn other_sets_do_not_interfere() {
        let mut tags = Tags::new(64, 64, 1);
        for line in 0..64 {
            assert_eq!(tags.allocate(64 * line), None);
        }
        assert!((0..64).all(|line| tags.holds(64 * line + 63)));
        assert!(!tags.touch(64 * 64, false));
    }
}
