//! Translates sequences that run often into code of the host.
//!
//! [`super::execute`] runs a sequence step by step. The translated code makes the same changes to the same state, in
//! the same order, and need not ask at each step which step comes next. The function of an operation in
//! [`crate::sim::meaning`] also makes the operation's code: it is applied to values of the code instead of numbers. A
//! function that accepts only numbers is called by the code. For rare work (stores, accesses of predicated packets,
//! several branches) the code calls a helper that runs the whole cycle.

mod cycle;
pub(super) mod environment;
mod fetches;
mod values;
mod waits;
mod writer;

use crate::sim::engine::fast::superblock::sequence::Sequence;
use crate::sim::engine::fast::superblock::translation::Code;
use crate::sim::memory::views::Costs;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::Context;
use std::sync::OnceLock;

/// The code of a sequence. None if this host cannot run translated code.
pub(super) fn translate(sequence: &Sequence, costs: Costs) -> Option<Code> {
    let isa = host()?;
    let function = cycle::function(sequence, costs, isa.default_call_conv());
    let mut context = Context::for_function(function);
    let compiled = context.compile(&**isa, &mut ControlPlane::default()).ok()?;
    debug_assert!(compiled.buffer.relocs().is_empty());
    Code::new(compiled.code_buffer())
}

/// The instruction set of this host. None unless the host is x86-64 under Unix. There the processor sees new code
/// without being told, and the calling convention is known.
fn host() -> Option<&'static OwnedTargetIsa> {
    static HOST: OnceLock<Option<OwnedTargetIsa>> = OnceLock::new();
    let known = cfg!(all(target_arch = "x86_64", unix));
    let find = || {
        let mut flags = settings::builder();
        flags.set("opt_level", "speed").ok()?;
        let verify = if cfg!(debug_assertions) {
            "true"
        } else {
            "false"
        };
        flags.set("enable_verifier", verify).ok()?;
        let builder = cranelift_codegen::isa::lookup_by_name("x86_64-unknown-linux").ok()?;
        builder.finish(settings::Flags::new(flags)).ok()
    };
    HOST.get_or_init(|| find().filter(|_| known)).as_ref()
}

#[cfg(test)]
#[allow(unsafe_code)]
mod tests {
    use super::*;
    use crate::isa::{Level, Table};
    use crate::sim::meaning::emit::Emit;
    use crate::sim::meaning::emitted::Emitted;
    use crate::sim::meaning::forms::{Form, Operands, Shape, Source};
    use crate::sim::meaning::outcome::Status;
    use crate::sim::meaning::table::forms;
    use crate::sim::state::registers::Registers;
    use cranelift_codegen::ir::{types, AbiParam, Function, InstBuilder, Signature, UserFuncName};
    use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
    use proptest::prelude::*;
    use proptest::test_runner::TestRunner;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// The code of a single operation, as a function of two numbers.
    fn operation(emit: Emit) -> Option<Code> {
        let isa = host()?;
        let mut signature = Signature::new(isa.default_call_conv());
        signature.params = vec![AbiParam::new(types::I64); 2];
        signature.returns = vec![AbiParam::new(types::I64)];
        let mut function = Function::with_name_signature(UserFuncName::default(), signature);
        let mut context = FunctionBuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut function, &mut context);
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        builder.seal_block(entry);
        let values = [
            builder.block_params(entry)[0],
            builder.block_params(entry)[1],
        ];
        let code = RefCell::new(builder);
        let [first, second] = values.map(|value| Emitted { code: &code, value });
        let result = emit(first, second).value;
        let mut builder = code.into_inner();
        builder.ins().return_(&[result]);
        builder.finalize();
        let mut context = Context::for_function(function);
        let compiled = context
            .compile(&**isa, &mut ControlPlane::default())
            .unwrap();
        Code::new(compiled.code_buffer())
    }

    fn call(code: &Code, first: i64, second: i64) -> i64 {
        // SAFETY: the code is a function of two numbers and changes nothing else.
        let function: extern "C" fn(i64, i64) -> i64 = unsafe { std::mem::transmute(code.entry()) };
        function(first, second)
    }

    /// For each mnemonic whose function makes code: the code (for pairs of 40 bits), and the form that computes with
    /// numbers.
    fn operations() -> BTreeMap<&'static str, (Option<Code>, Form)> {
        let all = Table::of(Level::C64x).opcodes.iter();
        let known = all.filter_map(|opcode| {
            let form = forms(&opcode.mnemonic, false, Level::C64x)?.select(&OPERANDS);
            Some((&*opcode.mnemonic, (operation(form.emit?), form)))
        });
        known.collect()
    }

    const fn pair(register: u8) -> Source {
        Source {
            register,
            shape: Shape::Any,
            left: 24,
            right: 24,
            signed: true,
        }
    }

    const OPERANDS: Operands = Operands {
        first: pair(0),
        second: pair(2),
        constant: 0,
    };

    fn any_word() -> impl Strategy<Value = i64> {
        let widest = -1i64 << 39..1 << 39;
        prop_oneof![
            widest,
            any::<i32>().prop_map(i64::from),
            -64i64..64,
            0i64..1024
        ]
    }

    #[test]
    fn code_computes_what_numbers_do() {
        let operations = operations();
        assert!(operations.len() > 20);
        let hold_equal = |[first, second]: [i64; 2]| {
            let mut registers = Registers::new();
            for (register, value) in [(0, first), (2, second)] {
                registers.set(register, value as u32);
                registers.set(register + 1, (value >> 32) as u32);
            }
            for (mnemonic, (code, form)) in &operations {
                let outcome = (form.run)(&registers, &OPERANDS);
                let code = code.as_ref().filter(|_| outcome.status == Status::Plain);
                if let Some(code) = code {
                    let value = call(code, first, second);
                    prop_assert_eq!(value, outcome.value, "{} {} {}", mnemonic, first, second);
                }
            }
            Ok(())
        };
        let mut runner = TestRunner::new(ProptestConfig::with_cases(2000));
        runner.run(&[any_word(), any_word()], hold_equal).unwrap();
    }
}
