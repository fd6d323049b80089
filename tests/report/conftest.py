"""The pages that the tests of the report read."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.bench.placements import surveys
from broadside.cli import main
from broadside.report import page

MEASURED = "des_cbc_encrypt"
SHOWN = (MEASURED, "des_block", "des_ecb_encrypt_bitslice", "des_key_schedule_encrypt")
"""The kernels with a page."""


@pytest.fixture(scope="session")
def report() -> Path:
    """A folder of pages; one kernel was measured for it. One worker of the session makes it for all.

    The pages have plain pictures, whether the explorer was built or not.
    """
    folder = Path(os.environ["XDG_CACHE_HOME"]) / "report"
    folder.mkdir(exist_ok=True)
    bench, pages, done = folder / "bench.json", folder / "pages", folder / "done"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            commands = [["bench", "--only", MEASURED, "--json", str(bench)]]
            for name in SHOWN:
                command = ["report", "--bench", str(bench), "--out", str(pages)]
                commands.append([*command, "--only", name])
            of_names = page.Contents.kernels
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(page, "components", lambda: None)
                patch.setattr(
                    page.Contents,
                    "kernels",
                    lambda contents: [k for k in of_names(contents) if k.symbol in SHOWN],
                )
                patch.setitem(surveys.LIMITS, surveys.SOME, (6, 3))  # as good for the pages as 64
                for arguments in commands:
                    result = CliRunner().invoke(main, arguments)
                    assert result.exit_code == 0, result.output
            done.touch()
    return pages
