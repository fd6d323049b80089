"""What a simulated run spent its cycles on: by function and loop, packet by packet, unit by unit."""
