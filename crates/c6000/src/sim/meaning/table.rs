//! Finds the function of each operation by its mnemonic.

use super::c62x::*;
use super::c64x::*;
use crate::isa::Level;
use crate::sim::meaning::emit::{emit_of, Emit};
use crate::sim::meaning::forms::{Forms, Meaning};
use crate::sim::meaning::outcome::{IntoOutcome, Outcome, StatusDependence};

const fn status_of<A: IntoOutcome>(_: fn(i64, i64) -> A) -> StatusDependence {
    A::STATUS
}

/// Maps a mnemonic to the forms of its function. The function accepts only numbers, or any words.
macro_rules! forms_of {
    ($mnemonic:ident:
        numbers { $($pattern:pat $(if $guard:expr)? => $function:ident,)* }
        words { $($words:pat $(if $words_guard:expr)? => $any:ident,)* }
    ) => {
        match $mnemonic {
            $($pattern $(if $guard)? => forms_of!($function, None),)*
            $($words $(if $words_guard)? => {
                const EMIT: Option<Emit> = emit_of!($any);
                forms_of!($any, EMIT)
            })*
            _ => None,
        }
    };
    ($function:ident, $emit:expr) => {{
        struct This;
        impl Meaning for This {
            const STATUS: StatusDependence = status_of($function);
            const EMIT: Option<Emit> = $emit;
            #[inline(always)]
            fn of(first: i64, second: i64) -> Outcome {
                $function(first, second).outcome()
            }
        }
        const FORMS: &Forms = &Forms::of::<This>();
        Some(FORMS)
    }};
}

/// The forms of a mnemonic. `long` is true if its widest operand has 40 bits. `None` if it does not compute on
/// registers: loads, stores, branches, moves of control registers.
pub(crate) fn forms(mnemonic: &str, long: bool, level: Level) -> Option<&'static Forms> {
    forms_of! { mnemonic:
        numbers {
            "ABS" if long => abs40,
            "ABS" => abs32,
            "ADD2" => add2,
            "LMBD" => lmbd,
            "NORM" if long => norm40,
            "NORM" => norm32,
            "SADD" if long => sadd40,
            "SADD" => sadd32,
            "SAT" => sat,
            "SSHL" if level.runs(Level::C64x) => sshl_c64x,
            "SSHL" => sshl_c62x,
            "SSUB" if long => ssub40,
            "SSUB" => ssub32,
            "SUB2" => sub2,
            "SUBC" => subc,
            "SMPY" | "SMPYH" | "SMPYHL" | "SMPYLH" => smpy,
            "ABS2" => abs2,
            "ADD4" => add4,
            "AVG2" => avg2,
            "AVGU4" => avgu4,
            "BITC4" => bitc4,
            "BITR" => bitr,
            "CMPEQ2" => cmpeq2,
            "CMPEQ4" => cmpeq4,
            "CMPGT2" => cmpgt2,
            "CMPGTU4" => cmpgtu4,
            "DEAL" => deal,
            "DOTP2" => dotp2,
            "DOTPN2" => dotpn2,
            "DOTPNRSU2" => dotpnrsu2,
            "DOTPRSU2" => dotprsu2,
            "DOTPSU4" => dotpsu4,
            "DOTPU4" => dotpu4,
            "MAX2" => max2,
            "MAXU4" => maxu4,
            "MIN2" => min2,
            "MINU4" => minu4,
            "MPY2" => mpy2,
            "MPYHI" => mpyhi,
            "MPYHIR" => mpyhir,
            "MPYLI" => mpyli,
            "MPYLIR" => mpylir,
            "MPYSU4" => mpysu4,
            "MPYU4" => mpyu4,
            "PACKH4" => packh4,
            "PACKL4" => packl4,
            "SADD2" => sadd2,
            "SADDU4" => saddu4,
            "SADDUS2" => saddus2,
            "SHFL" => shfl,
            "SHLMB" => shlmb,
            "SHR2" => shr2,
            "SHRMB" => shrmb,
            "SHRU2" => shru2,
            "SMPY2" => smpy2,
            "SPACK2" => spack2,
            "SPACKU4" => spacku4,
            "SSHVL" => sshvl,
            "SSHVR" => sshvr,
            "SUB4" => sub4,
            "SUBABS4" => subabs4,
            "SWAP4" => swap4,
            "UNPKHU4" => unpkhu4,
            "UNPKLU4" => unpklu4,
            "XPND2" => xpnd2,
            "XPND4" => xpnd4,
        }
        words {
            "ADD" | "ADDK" | "ADDU" => add,
            "AND" => and,
            "CLR" => clr,
            "CMPEQ" => cmpeq,
            "CMPGT" | "CMPGTU" => cmpgt,
            "CMPLT" | "CMPLTU" => cmplt,
            "EXT" => ext,
            "EXTU" => extu,
            "MVK" => mvk,
            "MVKH" => mvkh,
            "OR" => or,
            "SET" => set,
            "SHL" => shl,
            "SHR" | "SHRU" => shr,
            "SUB" | "SUBU" => sub,
            "XOR" => xor,
            "ANDN" => andn,
            "MVD" => mvd,
            "PACK2" => pack2,
            "PACKH2" => packh2,
            "PACKHL2" => packhl2,
            "PACKLH2" => packlh2,
            "ROTL" => rotl,
            _ if mnemonic.starts_with("MPY") => mpy,
        }
    }
}
