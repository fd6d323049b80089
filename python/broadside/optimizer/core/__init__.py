"""Why an interval is impossible: the operations and rules that alone leave no schedule."""
