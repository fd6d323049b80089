"""Lower bounds and proofs that an interval is infeasible."""
