"""Messages as templates for `str.format`."""

from __future__ import annotations

from string import Formatter


def placeholders(template: str) -> set[str]:
    """The names that a template has in braces."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}
