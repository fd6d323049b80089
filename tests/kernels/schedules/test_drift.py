"""Every scheduled file was made from the present source, and generators write every generated file so."""

from pathlib import Path

import pytest

from broadside.commands.kernel_files import ScheduledFile, scheduled_files
from broadside.generators.files import GeneratedFile, generated_files

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("file", list(scheduled_files(ROOT)), ids=lambda file: file.source.name)
def test_no_drift(file: ScheduledFile) -> None:
    if not file.output.exists():
        pytest.skip("not scheduled yet")
    assert not file.has_drifted(), "run `make kernels`"


def test_a_changed_source_is_noticed(tmp_path: Path) -> None:
    scheduled = next(file for file in scheduled_files(ROOT) if file.output.exists())
    source = tmp_path / "changed.sa"
    source.write_text("other: .cproc\n        .return\n        .endproc\n")
    assert ScheduledFile(source, scheduled.output, scheduled.isa).has_drifted()


@pytest.mark.parametrize("file", list(generated_files(ROOT)), ids=lambda file: file.path.name)
def test_a_generator_writes_its_file(file: GeneratedFile) -> None:
    assert not file.has_drifted(), "run `make kernels`"


def test_a_changed_generated_file_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "table.asm"
    file = GeneratedFile(path, lambda: "a table\n")
    assert file.has_drifted()
    file.write()
    assert not file.has_drifted()
    path.write_text("another\n", encoding="utf-8")
    assert file.has_drifted()


def test_without_circuits_no_file_is_generated(tmp_path: Path) -> None:
    (tmp_path / "kernels" / "des").mkdir(parents=True)
    assert not list(generated_files(tmp_path))
    (tmp_path / "circuits").mkdir()
    kernels = tmp_path / "kernels"
    rooms = {file.path.relative_to(kernels).parts[0] for file in generated_files(tmp_path)}
    assert rooms == {"des"}
