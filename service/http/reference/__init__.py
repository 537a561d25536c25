"""The reference page: the contract as one page of HTML, written once per process.

A page that is complete when it arrives opens at once: a renderer in the browser would first load
megabytes of scripts and resolve the contract (docs/adr/0032).
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from itertools import groupby
from typing import Any

from service.http.reference import operations, schemas
from service.http.reference.markdown import blocks, inline
from service.http.reference.operations import Operation

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} {version}: reference</title>
<link rel="icon" href="playground/icon.svg">
<link rel="stylesheet" href="docs/pages.css">
<script type="module" src="docs/try.js"></script>
</head>
<body class="reference">
<nav>
<p><a href="./"><b>← Playground</b></a> <a href="problems">Errors</a>
<a href="openapi.yaml">openapi.yaml</a></p>
{contents}
</nav>
<main>
<header id="top">
<h1>{title} <small>{version}</small></h1>
{about}
<p class="keys"><label>API key, if this service needs one:
<input id="key" autocomplete="off" spellcheck="false"></label></p>
</header>
{operations}
<h2 id="schemas">Schemas</h2>
{schemas}
</main>
</body>
</html>
"""


def reference_page(contract: Mapping[str, Any]) -> str:
    """The whole page."""
    info, named = contract["info"], contract["components"]["schemas"]
    found = list(operations.operations(contract))
    abouts = {tag["name"]: tag.get("description", "") for tag in contract["tags"]}
    by_tag = {tag: [each for each in found if each.item["tags"][0] == tag] for tag in abouts}
    parts = []
    for tag, listed in by_tag.items():
        parts.append(f'<h2 id="tag-{tag}">{escape(tag)}</h2>{blocks(abouts[tag])}')
        parts += [operations.section(contract, each) for each in listed]
    return PAGE.format(
        title=escape(info["title"]),
        version=escape(info["version"]),
        about=blocks(info.get("description", "")),
        contents=_contents(by_tag, list(named)),
        operations="".join(parts),
        schemas="".join(schemas.section(name, schema) for name, schema in named.items()),
    )


def _contents(by_tag: Mapping[str, list[Operation]], names: list[str]) -> str:
    """Links to all operations and schemas."""
    parts = []
    for tag, listed in by_tag.items():
        links = "".join(
            f'<li><a href="#{each.name}">{inline(each.item["summary"])}</a></li>' for each in listed
        )
        parts.append(f'<p><a href="#tag-{tag}">{escape(tag)}</a></p><ul>{links}</ul>')
    letters = groupby(sorted(names, key=str.lower), key=lambda name: name[0].upper())
    links = "".join(f"<li>{' '.join(map(_link, group))}</li>" for _, group in letters)
    return "".join(parts) + f'<p><a href="#schemas">Schemas</a></p><ul class="names">{links}</ul>'


def _link(name: str) -> str:
    return f'<a href="#{name}">{name}</a>'
