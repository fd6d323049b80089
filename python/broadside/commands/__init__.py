"""The command line. Each kind of command has a room, and each command a module."""

from pkgutil import iter_modules

MODULES = {
    command.name: f"{__name__}.{room.name}.{command.name}"
    for room in iter_modules(__path__)
    if room.ispkg
    for command in iter_modules([f"{__path__[0]}/{room.name}"])
}
"""The name of each command with its module. The modules are not loaded yet."""
