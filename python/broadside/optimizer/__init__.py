"""Linear assembly to scheduled assembly: bounds, search, registers, emission, verification."""
