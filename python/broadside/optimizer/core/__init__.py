"""Finds why an interval is impossible: a core of operations and rules that alone leave no schedule."""
