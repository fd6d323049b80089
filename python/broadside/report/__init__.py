"""The report: HTML pages of figures and schedules, from bench.json and the scheduled kernels."""

import logging

# In a new home folder, Matplotlib warns that it builds a font cache, or that there is no space for one.
logging.getLogger("matplotlib").setLevel(logging.ERROR)
