"""The kit: files for a DSP engineer's project, for one device, cipher and mode."""
