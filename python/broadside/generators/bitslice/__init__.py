"""Generator of the bitsliced DES kernels: circuits in, linear assembly and schedules out."""
