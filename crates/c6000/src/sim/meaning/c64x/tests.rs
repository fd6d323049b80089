//! Compares instructions of the C64x with statements of the manual.

use super::*;
use proptest::prelude::*;

const DEFAULT_FIELD: u32 = 0x0700_001d;

proptest! {
    #[test]
    fn shfl_and_deal_undo_each_other(word: u32) {
        let dealt = deal(word.into(), 0);
        prop_assert_eq!(shfl(dealt, 0), i64::from(word));
    }

    /// An independent definition: powers of the primitive element 2, computed by repeated doubling.
    #[test]
    fn gmpy4_multiplies_in_the_default_field(first: u32, second: u32) {
        let doubled = |x: u32| if x & 0x80 == 0 { x << 1 } else { x << 1 ^ 0x11d };
        let powers: Vec<u32> =
            std::iter::successors(Some(1), |x| Some(doubled(*x))).take(255).collect();
        let log = |x: u32| powers.iter().position(|power| *power == x);
        let product = |a: u32, b: u32| match (log(a), log(b)) {
            (Some(a), Some(b)) => powers[(a + b) % 255],
            _ => 0,
        };
        let expected = (0..4).fold(0, |all, lane| {
            let byte = |word: u32| word >> (8 * lane) & 0xff;
            all | product(byte(first), byte(second)) << (8 * lane)
        });
        let outcome = gmpy4(DEFAULT_FIELD, first.into(), second.into());
        prop_assert_eq!(outcome, plain(expected.into()));
    }

    #[test]
    fn a_shift_left_by_a_negative_amount_is_one_to_the_right(word: i32, amount in -31i64..=31) {
        prop_assert_eq!(sshvl(word.into(), amount), sshvr(word.into(), -amount));
    }
}

#[test]
fn operands_outside_the_field_are_undefined() {
    let field = 0x0300_0003; // GF(16)
    assert_eq!(gmpy4(field, 9, 9).value, 0xd);
    assert_eq!(gmpy4(field, 0x10, 1).status, Status::Undefined);
    assert_eq!(gmpy4(0x0300_001d, 1, 1).status, Status::Undefined);
}

/// The operands of example 3 of both instructions in SPRUFE8B, and operands just inside the limit.
#[test]
fn a_rounded_dot_product_that_overflows_is_undefined() {
    assert_eq!(
        dotpnrsu2(0x7fff_8000, 0xffff_ffff).status,
        Status::Undefined
    );
    assert_eq!(dotprsu2(0x7fff_7fff, 0xffff_ffff).status, Status::Undefined);
    assert_eq!(dotprsu2(0x7fff_0000, 0xfffe_0000), plain(0x7ffe));
    assert_eq!(dotpnrsu2(0x7fff_0000, 0xfffe_0000), plain(0x7ffe));
}

#[test]
fn saturation_is_told() {
    assert_eq!(sshvl(0x4000_0000, 1), saturated(0x7fff_ffff));
    assert_eq!(sshvl(-0x4000_0000, 1), plain(-0x8000_0000));
    assert_eq!(smpy2(0x8000, 0x8000).status, Status::SaturatedAtOnce);
    assert_eq!(smpy2(0x8000, 0x7fff).status, Status::Plain);
}
