"""Where a simulated run spent its cycles: by function and loop, by packet, by unit."""
