"""The kit: files for a DSP engineer's project, made for one device, cipher and mode."""
