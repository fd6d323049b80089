"""The kit: what a DSP engineer drops into a project, made for one device, cipher and mode."""
