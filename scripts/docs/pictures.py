"""MkDocs hook: drawings follow the site's switch between light and dark, not only the system's setting.

A drawing in docs/pictures has both sets of colours and uses those of the system's setting. The site gets a
copy for each set, and shows the one for its switch. Paper gets the light one. A picture `x.png` with a second
file `x-dark.png` is shown in the same way.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

_DARK = re.compile(r"@media \(prefers-color-scheme: dark\) \{\n(?P<rules>.*?)\n  \}\n", re.DOTALL)
_PICTURE = re.compile(
    r'<img alt="(?P<words>[^"]*)" src="(?P<place>[^":]*pictures/(?P<name>\w+))\.png" ?/?>'
)
_SHOWN = re.compile(r'<img alt="(?P<words>[^"]*)" src="(?P<place>[^":]*pictures/\w+)\.svg" ?/?>')


def light(drawing: str) -> str:
    """The drawing without its colours for dark pages."""
    return _DARK.sub("", drawing)


def dark(drawing: str) -> str:
    """The drawing with only its colours for dark pages, for any setting of the system."""
    return _DARK.sub(lambda match: match["rules"] + "\n", drawing)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds a light and a dark copy of each drawing."""
    drawings = [file for file in files if file.src_uri.startswith("pictures/")]
    for file in drawings:
        path = PurePosixPath(file.src_uri)
        if path.suffix == ".svg":
            for name, change in (("light", light), ("dark", dark)):
                place = str(path.with_stem(f"{path.stem}-{name}"))
                files.append(File.generated(config, place, content=change(file.content_string)))
    return files


def on_page_content(html: str, *, files: Files, **_: object) -> str:
    """Inserts both copies of a drawing or picture. The style sheet hides one of them."""
    html = _SHOWN.sub(
        lambda match: _both(match, f"{match['place']}-light.svg", f"{match['place']}-dark.svg"),
        html,
    )
    return _PICTURE.sub(
        lambda match: (
            _both(match, f"{match['place']}.png", f"{match['place']}-dark.png")
            if files.get_file_from_path(f"pictures/{match['name']}-dark.png")
            else match[0]
        ),
        html,
    )


def _both(match: re.Match[str], *places: str) -> str:
    return "".join(
        f'<img class="only-{name}" alt="{match["words"]}" src="{place}">'
        for name, place in zip(("light", "dark"), places, strict=True)
    )
