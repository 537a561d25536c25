"""The settings: one frozen object, read from the environment and checked once, before the start.

Each field is one setting. `BACKGAMMON_` and its name in capitals is the variable; the metadata say
how it is read and what it is for, so the program, its command and docs/settings.md tell the same.
`python -m service.settings` prints them as they are now.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from typing import Any, TypeVar

T = TypeVar("T")

PREFIX = "BACKGAMMON_"
KUBERNETES = re.compile(rf"{PREFIX}(\w+_)?(PORT|SERVICE_HOST|SERVICE_PORT)(_\w+)?")
"""What Kubernetes puts beside our settings if a Service there is called backgammon."""


class WrongSettings(Exception):
    """Settings that the service does not start with; says everything that is wrong."""


def setting(default: T, read: Callable[[str], T], says: str, *, secret: bool = False) -> T:
    """One field of `Settings`; a reader raises ValueError with what the value must be."""
    made: T = field(default=default, metadata={"read": read, "says": says, "secret": secret})
    return made


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number in this range."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise ValueError(f"must be a whole number from {low} to {high}")
        return int(text)

    return read


def flag(text: str) -> bool:
    """Yes or no."""
    if text not in ("yes", "no"):
        raise ValueError("must be yes or no")
    return text == "yes"


def one_of(*words: str) -> Callable[[str], str]:
    """One of these words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"must be {' or '.join(words)}")
        return text

    return read


def origins(text: str) -> tuple[str, ...]:
    """Origins of web pages, as browsers write them, or * for all."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    if not all(re.fullmatch(r"\*|https?://[\w.\-\[\]:]+", one, re.ASCII) for one in found):
        raise ValueError("must be * or origins such as https://example.org, with commas between")
    return found


def address(text: str) -> str:
    """An address to listen on."""
    if not re.fullmatch(r"[\w.\-\[\]:]+:\d{1,5}|unix:/.+", text, re.ASCII):
        raise ValueError("must be host:port or unix:/path")
    return text


@dataclass(frozen=True)
class Settings:
    """Everything about the service that an operator may choose."""

    bind: str = setting("127.0.0.1:8000", address, "Where the server listens.")
    workers: int = setting(0, whole(0, 512), "Worker processes; 0 is one for each core.")
    timeout: int = setting(
        30, whole(1, 3600), "Seconds after which a worker that hangs in a request is replaced."
    )
    graceful_timeout: int = setting(
        30, whole(1, 3600), "Seconds that requests in flight are given when the server stops."
    )
    max_requests: int = setting(
        20000,
        whole(0, 10**9),
        "Requests after which a worker is replaced, give or take a tenth; 0 is never.",
    )
    origins: tuple[str, ...] = setting(
        ("*",),
        origins,
        "Origins of the web pages that may read the answers; `*` is all, nothing is none.",
    )
    log_requests: bool = setting(True, flag, "Whether each request is logged.")
    log_addresses: bool = setting(False, flag, "Whether the log names the callers' addresses.")
    metrics: str = setting(
        "open", one_of("open", "off"), "Whether `/metrics` is served: `open` or `off`."
    )


def variable(one: Field[Any]) -> str:
    """The name of a setting in the environment."""
    return PREFIX + one.name.upper()


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings as the environment has them; `WrongSettings` lists all that is wrong."""
    known = {variable(one): one for one in fields(Settings)}
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name in sorted(key for key in environment if key.startswith(PREFIX)):
        if one := known.get(name):
            try:
                values[one.name] = one.metadata["read"](environment[name].strip())
            except ValueError as error:
                shown = "its value" if one.metadata["secret"] else repr(environment[name])
                wrong.append(f"{name} {error}, not {shown}.")
        elif not KUBERNETES.fullmatch(name):
            near = "".join(f"; perhaps {it} is meant" for it in get_close_matches(name, known, 1))
            wrong.append(f"{name} is no setting{near}.")
    if wrong:
        raise WrongSettings("\n".join(["The service does not start with these settings:", *wrong]))
    return Settings(**values)


def written(value: object) -> str:
    """A value as it is set in the environment."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def shown(settings: Settings) -> str:
    """All settings as lines that an environment file takes; secrets are masked."""
    lines = []
    for one in fields(settings):
        value = getattr(settings, one.name)
        masked = bool(one.metadata["secret"] and value)
        lines.append(f"{variable(one)}={'***' if masked else written(value)}")
    return "\n".join(lines) + "\n"


def table() -> str:
    """The settings as a table of a document."""
    rows = [
        f"| `{variable(one)}` | {f'`{value}`' if (value := written(one.default)) else ''} "
        f"| {one.metadata['says']} |"
        for one in fields(Settings)
    ]
    return "\n".join(["| variable | default | what it does |", "|---|---|---|", *rows]) + "\n"


def main() -> None:
    """Print the settings, or everything that is wrong with them."""
    try:
        sys.stdout.write(shown(from_environment()))
    except WrongSettings as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main()
