"""One procedure: its declarations, its blocks, the C conventions, and instructions that stand for several."""
