"""The command line: a room for each kind of command, a module for each command in it."""

from pkgutil import iter_modules

MODULES = {
    command.name: f"{__name__}.{room.name}.{command.name}"
    for room in iter_modules(__path__)
    if room.ispkg
    for command in iter_modules([f"{__path__[0]}/{room.name}"])
}
"""The name of each command, and its module; none of them is loaded yet."""
