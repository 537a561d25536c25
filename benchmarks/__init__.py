"""Benchmarks: ratios to other programs and to the base game. They are never tests."""
