"""DES with tables: the tables, and the rings of unrolled loops."""
