"""The source as the schedulers take it: first its loops in another form, then what every procedure needs."""

from __future__ import annotations

from dataclasses import replace

from broadside.isa import InstructionTable
from broadside.linear.ir import Procedure
from broadside.optimizer.procedure.reshape.conversion import Reshaped, with_predicates
from broadside.optimizer.procedure.source.calls import with_branches
from broadside.optimizer.procedure.source.counted import with_counts
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.optimizer.procedure.source.unread import settle_unread
from broadside.optimizer.record.options import Options


def made_ready(procedure: Procedure, table: InstructionTable) -> Procedure:
    """The source as the schedulers take it, unless options say otherwise."""
    return reshaped(procedure, table, Options()).procedure


def reshaped(procedure: Procedure, table: InstructionTable, options: Options) -> Reshaped:
    """The source as the schedulers take it, and what became of its loops."""
    called = with_branches(procedure)
    found = Reshaped(called) if options.keep_branches else with_predicates(called, table)
    counted = with_counts(found.procedure)
    return replace(found, procedure=with_forms(settle_unread(counted), table))
