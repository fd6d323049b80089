"""Programs that write sources of kernels, and strategies that serve only one kernel.

Each cipher has a room. `files.py` lists every file that these programs write.
"""
