"""The Markdown of the contract's descriptions as HTML: paragraphs, lists, code, bold and links."""

from __future__ import annotations

import re
from html import escape

CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
ITALIC = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
ITEM = re.compile(r"^- ", re.MULTILINE)


def inline(text: str) -> str:
    """One line of Markdown as HTML; what is code stays as it is."""
    parts = CODE.split(text)
    return "".join(
        f"<code>{escape(part, quote=False)}</code>" if number % 2 else _styled(part)
        for number, part in enumerate(parts)
    )


def _styled(text: str) -> str:
    html = escape(text, quote=False)
    html = LINK.sub(r'<a href="\2">\1</a>', html)
    return ITALIC.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", html))


def blocks(text: str) -> str:
    """Paragraphs and lists."""
    return "".join(map(_block, re.split(r"\n\s*\n", text.strip())))


def _block(text: str) -> str:
    before, *items = ITEM.split(text)
    paragraph = f"<p>{inline(before.strip())}</p>" if before.strip() else ""
    listed = "".join(f"<li>{inline(item.strip())}</li>" for item in items)
    return paragraph + (f"<ul>{listed}</ul>" if items else "")
