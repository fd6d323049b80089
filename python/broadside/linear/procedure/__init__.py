"""One procedure: its declarations, its blocks, the conventions of C, instructions that stand for several."""
