"""Measurements, never tests: ratios to other programs and to ourselves, printed as they are."""
