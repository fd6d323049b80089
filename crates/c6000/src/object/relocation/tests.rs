//! Relocations, compared with the fields that GNU `ld` writes.

use super::*;

/// The word at 0x1008 after `word` was relocated with `value`. The data page is at 0x2000.
fn relocated(kind: RelocationKind, word: u32, value: u32) -> Result<u32, RelocationError> {
    let mut section = [[0; 8].as_slice(), &word.to_le_bytes()].concat();
    let target = Target {
        symbol: value,
        addend: 0,
    };
    kind.apply(&mut section, 8, 0x1000, target, 0x2000)?;
    Ok(u32::from_le_bytes(section[8..].try_into().unwrap()))
}

#[test]
fn fields_are_filled_as_gnu_ld_fills_them() {
    for (kind, word, value, expected) in [
        (RelocationKind::PcrS21, 0x0000_0010, 0x1020, 0x0000_0410),
        (RelocationKind::PcrS21, 0x0000_0012, 0x0ff8, 0x0fff_ff12),
        (
            RelocationKind::AbsL16,
            0x0200_0028,
            0x1234_1014,
            0x0208_0a28,
        ),
        (
            RelocationKind::AbsH16,
            0x0200_0068,
            0x1234_5678,
            0x0209_1a68,
        ),
        (
            RelocationKind::AbsS16,
            0x0200_0028,
            -32768i32 as u32,
            0x0240_0028,
        ),
        (
            RelocationKind::SbrU15W,
            0x0180_006c,
            0x2000 + 160,
            0x0180_286c,
        ),
        (
            RelocationKind::SbrU15B,
            0x0180_002c,
            0x2000 + 0x7fff,
            0x01ff_ff2c,
        ),
        (RelocationKind::SbrS16, 0x0200_0028, 0x2000 - 8, 0x027f_fc28),
        (
            RelocationKind::SbrL16W,
            0x0200_0028,
            0x2000 + 0x2_3454,
            0x0246_8aa8,
        ),
        (
            RelocationKind::SbrH16H,
            0x0200_0068,
            0x2000 + 0x6_0000,
            0x0200_01e8,
        ),
        (RelocationKind::Abs32, 0xffff_ffff, 0x1234_5678, 0x1234_5678),
        (RelocationKind::Abs16, 0xabcd_0000, 0xffff, 0xabcd_ffff),
        (RelocationKind::Abs8, 0xabcd_ef00, -1i32 as u32, 0xabcd_efff),
    ] {
        assert_eq!(
            relocated(kind, word, value),
            Ok(expected),
            "{}",
            kind.name()
        );
    }
}

#[test]
fn values_that_do_not_fit_are_refused() {
    for (kind, value) in [
        (RelocationKind::PcrS21, 0x1000 + (1 << 22)),
        (RelocationKind::PcrS21, 0x1022),
        (RelocationKind::AbsS16, 0x8000),
        (RelocationKind::Abs16, 0x1_0000),
        (RelocationKind::Abs8, 0x100),
        (RelocationKind::SbrU15W, 0x2002),
        (RelocationKind::SbrU15W, 0x1ffc),
        (RelocationKind::SbrU15H, 0x2000 + (1 << 16)),
    ] {
        assert!(
            relocated(kind, 0, value).is_err(),
            "{} {value:#x}",
            kind.name()
        );
    }
    let target = Target {
        symbol: 0,
        addend: 0,
    };
    let outside = RelocationKind::Abs32.apply(&mut [0; 6], 4, 0, target, 0);
    assert_eq!(outside, Err(RelocationError::OutsideSection { offset: 4 }));
}

#[test]
fn halves_of_a_distance_count_from_the_fetch_packet_of_a_place() {
    // The field lies at 0x1048, in the fetch packet at 0x1040.
    for (symbol, place, distance) in [
        (0x0003_5678, 0x1000, 0x0003_4678u32),
        (0x0003_5678, 0x100c, 0x0003_4678),
        (0x0003_5678, 0x1048, 0x0003_4638),
        (0x0000_0800, 0x1024, 0xffff_f7e0),
    ] {
        let addend = 0x1040 - place;
        let half = |kind: RelocationKind| {
            let mut section = [0; 0x4c];
            kind.apply(
                &mut section,
                0x48,
                0x1000,
                Target { symbol, addend },
                0x2000,
            )
            .unwrap();
            u32::from_le_bytes(section[0x48..].try_into().unwrap()) >> 7
        };
        let halves = [RelocationKind::PcrL16, RelocationKind::PcrH16].map(half);
        assert_eq!(halves, [distance & 0xffff, distance >> 16], "{place:#x}");
    }
}

#[test]
fn codes_and_names_belong_to_their_kind() {
    for code in (1..=20).chain([29, 30]) {
        let kind = RelocationKind::from_code(code).unwrap();
        assert_eq!(kind.code(), code);
    }
    assert_eq!(RelocationKind::SbrU15W.name(), "R_C6000_SBR_U15_W");
    assert_eq!(RelocationKind::from_code(99), None);
}
