"""The report: one HTML page of figures and schedules, made from bench.json and the scheduled kernels."""
