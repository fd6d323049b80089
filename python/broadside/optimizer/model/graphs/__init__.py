"""Graph algorithms for all rooms: longest paths, connected sets."""
