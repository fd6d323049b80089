"""The data of scheduling: operations, values, edges, and their placements."""
