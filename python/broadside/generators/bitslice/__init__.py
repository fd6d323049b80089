"""Generates the bitsliced DES kernels: from circuits to linear assembly and schedules."""
