"""Other registers for the values at the seams between nodes, on the sides that make the code shorter."""
