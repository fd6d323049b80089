"""Programs that write sources of kernels, and strategies of single kernels.

Each cipher has a room. `files.py` lists every file that is written here.
"""
