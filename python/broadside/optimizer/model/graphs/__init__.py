"""Questions about graphs that many rooms ask: longest paths, what is connected."""
