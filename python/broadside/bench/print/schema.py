"""What other programs read of `build/bench.json`, as a JSON Schema, and the first value that differs."""

from __future__ import annotations

import json
from typing import Any

from jsonschema import Draft202012Validator, ValidationError

from broadside.bench.kernels.kernel import MODES
from broadside.bench.results.comparison import COUNT, RATE, RATIO, TEXT
from broadside.bench.results.results import CIPHERS, DIRECTIONS

Schema = dict[str, Any]
_SHOWN = 40
"""The most letters of a wrong value that an error shows."""


def _number(least: float) -> Schema:
    """Numbers have a limit, so that every calculation with them has a result."""
    return {"type": "number", "minimum": least, "maximum": 10**15}


def _object(fields: Schema, optional: Schema | None = None) -> Schema:
    """An object with these keys. It may have others too."""
    return {
        "type": "object",
        "required": list(fields),
        "properties": {**fields, **(optional or {})},
    }


def _table(values: Schema) -> Schema:
    """An object with such values by any keys."""
    return {"type": "object", "additionalProperties": values}


def _list(entries: Schema) -> Schema:
    return {"type": "array", "items": entries}


def _or_null(schema: Schema) -> Schema:
    return {**schema, "type": [schema["type"], "null"]}


_TEXT, _FLAG, _OBJECT = {"type": "string"}, {"type": "boolean"}, {"type": "object"}
_COUNT, _CYCLES, _RATIO = _number(0), _number(1), _number(1e-9)
_RESULT = _object(
    {
        "cipher": {"enum": list(CIPHERS)},
        "direction": {"enum": list(DIRECTIONS)},
        "mode": {"enum": list(MODES)},
        **dict.fromkeys(("device", "unit", "method", "variant", "symbol"), _TEXT),
        **dict.fromkeys(("cycles", "flat_cycles"), _CYCLES),
        **dict.fromkeys(("program_bytes", "data_bytes", "stack_bytes"), _COUNT),
        "key_bits": {**_CYCLES, "type": "integer"},
        "stalls": _table(_COUNT),
        "loops": _list(_OBJECT),
        "constant_time": _FLAG,
        "placements": _or_null(_OBJECT),
        "paper": _or_null(_object({"key": _TEXT, "cell": _TEXT, "cycles": _CYCLES})),
        "ratio": _or_null(_RATIO),
    }
)
_COLUMN = _object(
    {
        **dict.fromkeys(("key", "label"), _TEXT),
        "kind": {"enum": [TEXT, COUNT, RATE, RATIO]},
        "quotient": {**_or_null(_list(_TEXT)), "minItems": 2, "maxItems": 2},
    }
)
_CELL = {**_number(-(10**15)), "type": ["number", "string", "null"]}
_COMPARISON = _object(
    {
        **dict.fromkeys(("key", "title"), _TEXT),
        "columns": _list(_COLUMN),
        "rows": _list(_table(_CELL)),
        "notes": _list(_TEXT),
        "partial": _FLAG,
    }
)
_VALIDATOR = Draft202012Validator(
    _object(
        {"simulator_cycles_per_second": _COUNT, "results": _list(_RESULT)},
        {"comparisons": _list(_COMPARISON)},
    )
)
"""Documents of older benches have no comparisons."""


def fault(content: Any) -> str | None:
    """The first error in what `document` should have written, with its path. None if there is none."""
    for error in _VALIDATOR.iter_errors(content):
        return _told(error)
    for number, entry in enumerate(content["results"]):
        if entry["paper"] is not None and entry["ratio"] is None:
            return f"results[{number}].ratio is null"
    return None


def _told(error: ValidationError) -> str:
    """The path of a wrong value, and the value: `results[2].cycles is "x"`."""
    path = error.json_path.removeprefix("$").removeprefix(".") or "the document"
    if error.validator == "required":
        return f"{path}: {error.message}"
    text = json.dumps(error.instance)
    shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
    return f"{path} is {shown}"
