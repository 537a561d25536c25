"""Middleware: what every request passes before its view and every response after it."""
