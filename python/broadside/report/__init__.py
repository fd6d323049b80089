"""The report: HTML pages of figures and schedules, made from bench.json and the scheduled kernels."""

import logging

# In a new home folder Matplotlib warns that it builds a font cache, or that it has no room for one.
logging.getLogger("matplotlib").setLevel(logging.ERROR)
