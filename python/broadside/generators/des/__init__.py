"""DES with tables: the tables, and the rings of the loops that are unrolled."""
