"""The catalogue of errors as HTML pages, for people who follow the `type` of a problem."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

CODE = re.compile(r"`([^`]+)`")

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Backgammon rules</title>
<link rel="icon" href="{root}playground/icon.svg">
<link rel="stylesheet" href="{root}docs/pages.css">
</head>
<body>
<nav><a href="{root}./">Playground</a> <a href="{root}docs">Reference</a>
<a href="{root}problems">All errors</a></nav>
<main>
{content}
</main>
</body>
</html>
"""


def index_page(catalogue: Mapping[str, list[Mapping[str, Any]]]) -> str:
    """All codes with their meanings."""
    content = [
        "<h1>Errors</h1>",
        "<p>Every error is a problem (RFC 9457) with a <code>code</code>; its <code>errors</code> "
        "list faults, each with a code of its own.</p>",
        "<h2>Problems</h2>",
        _table(catalogue["problems"]),
        "<h2>Faults</h2>",
        _table(catalogue["faults"]),
    ]
    return PAGE.format(title="Errors", root="", content="\n".join(content))


def entry_page(entry: Mapping[str, Any], faults: Iterable[Mapping[str, Any]]) -> str:
    """One code; `faults` are those that the problem of this code contains."""
    contained = list(faults)
    content = [
        f"<h1><code>{escape(entry['code'])}</code></h1>",
        f"<p>{_where(entry)}</p>",
        f"<h2>Meaning</h2><p>{_text(entry['meaning'])}</p>",
        f"<h2>Remedy</h2><p>{_text(entry['remedy'])}</p>",
    ]
    if example := entry.get("example"):
        content += [
            "<h2>Example</h2>",
            f"<p>Operation <code>{escape(example['operation'])}</code>:</p>",
            f"<pre>{escape(example['request'])}</pre>",
            f"<blockquote>{escape(example['message'])}</blockquote>",
        ]
    if contained:
        content += ["<h2>Its faults</h2>", _table(contained, "")]
    return PAGE.format(title=escape(entry["code"]), root="../", content="\n".join(content))


def _where(entry: Mapping[str, Any]) -> str:
    """The status and the problem in which a fault is."""
    problem, code = entry["problem"], entry["code"]
    rule = f" Rule: <code>{escape(entry['rule'])}</code>." if entry["rule"] else ""
    if problem is None:
        return f"In the answer of <code>replay</code>.{rule}"
    if problem == code:
        return f"Status {entry['status']}."
    return f'In <a href="{problem}"><code>{problem}</code></a>, status {entry["status"]}.{rule}'


def _table(entries: Iterable[Mapping[str, Any]], path: str = "problems/") -> str:
    rows = [
        f'<tr><td><a href="{path}{entry["code"]}"><code>{entry["code"]}</code></a></td>'
        f"<td>{entry['status']}</td><td>{_text(entry['meaning'])}</td></tr>"
        for entry in entries
    ]
    head = "<tr><th>Code</th><th>Status</th><th>Meaning</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def _text(text: str) -> str:
    """A sentence as HTML, with its code set as code."""
    return CODE.sub(r"<code>\1</code>", escape(text, quote=False))
