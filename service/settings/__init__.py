"""The settings: one frozen object, read from the environment and checked once, before the start.

Each field is one setting. `BACKGAMMON_` and its name in capitals is the variable; the metadata say
how it is read and what it is for, so the program, its command and docs/settings.md tell the same.
`backgammon-rules settings` prints them as they are now.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from service.settings import readers as read
from service.settings.keys import Key
from service.settings.rates import Rate

T = TypeVar("T")

PREFIX = "BACKGAMMON_"
KUBERNETES = re.compile(rf"{PREFIX}(\w+_)?(PORT|SERVICE_HOST|SERVICE_PORT)(_\w+)?")
"""What Kubernetes puts beside our settings if a Service there is called backgammon."""


class WrongSettings(Exception):
    """Settings that the service does not start with; says everything that is wrong."""


def setting(default: T, reader: Callable[[str], T], says: str, *, secret: bool = False) -> T:
    """One field of `Settings`; a reader raises ValueError with what the value must be."""
    made: T = field(default=default, metadata={"read": reader, "says": says, "secret": secret})
    return made


@dataclass(frozen=True)
class Settings:
    """Everything about the service that an operator may choose."""

    bind: str = setting("127.0.0.1:8000", read.address, "Where the server listens.")
    workers: int = setting(0, read.whole(0, 512), "Worker processes; 0 is one for each core.")
    timeout: int = setting(
        60,
        read.whole(1, 3600),
        "Seconds that a request may take in all: to be sent, answered and received.",
    )
    keep_alive: int = setting(
        5, read.whole(0, 3600), "Seconds for which a connection waits for another request."
    )
    graceful_timeout: int = setting(
        30, read.whole(1, 3600), "Seconds that requests in flight are given when the server stops."
    )
    max_requests: int = setting(
        0,
        read.whole(0, 10**9),
        "Requests after which a worker is replaced, give or take a tenth; 0 is never.",
    )
    proxies: int = setting(
        0,
        read.whole(0, 16),
        "Proxies in front of the service, each of which adds to `X-Forwarded-For`.",
    )
    proxy_prefix: bool = setting(
        False,
        read.flag,
        "Whether the proxies say by `X-Forwarded-Prefix` under which path they serve it.",
    )
    base_path: str = setting("", read.base_path, "The path under which the service is to be had.")
    origins: tuple[str, ...] = setting(
        ("*",),
        read.origins,
        "Origins of the web pages that may read the answers; `*` is all, nothing is none.",
    )
    rate: Rate | None = setting(  # noqa: RUF009 - it is a field
        None,
        read.perhaps(read.rate),
        "Requests for each address, such as `600/minute`; nothing is any.",
    )
    redis: str = setting(
        "", read.redis_url, "The Redis through which instances share their counts.", secret=True
    )
    keys: tuple[Key, ...] = setting(
        (), read.keys, "Keys, as in the file, with semicolons between.", secret=True
    )
    keys_file: Path | None = setting(  # noqa: RUF009 - it is a field
        None, read.perhaps(read.keys_file), "The file of keys; it is read again when it changes."
    )
    keys_required: bool = setting(
        True, read.flag, "Whether, once there are keys, nobody is answered without one."
    )
    log_requests: bool = setting(True, read.flag, "Whether each request is logged.")
    log_addresses: bool = setting(False, read.flag, "Whether the log names the callers' addresses.")
    metrics: str = setting(
        "open",
        read.one_of("open", "key", "off"),
        "Whether `/metrics` is for everybody (`open`), needs a `key`, or is `off`.",
    )
    traces: bool = setting(
        False,
        read.flag,
        "Whether OpenTelemetry is told of each request; the rest is set by its own variables.",
    )

    def contradictions(self) -> Iterator[str]:
        """What each setting allows but all together do not."""
        if self.redis and not is_installed("redis"):
            yield f"{PREFIX}REDIS needs the package redis: install backgammon-rules[redis]."
        if self.traces and not is_installed("opentelemetry.exporter.otlp.proto.http"):
            yield f"{PREFIX}TRACES needs OpenTelemetry: install backgammon-rules[otel]."
        if self.metrics == "key" and not (self.keys or self.keys_file):
            yield f"{PREFIX}METRICS is key, but there are no keys."
        if self.proxy_prefix and not self.proxies:
            yield f"{PREFIX}PROXY_PREFIX is yes, but there are no {PREFIX}PROXIES."


def is_installed(package: str) -> bool:
    """Whether an optional package, and all that it is part of, is there."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


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
    settings = Settings(**values)
    wrong += settings.contradictions()
    if wrong:
        raise WrongSettings("\n".join(["The service does not start with these settings:", *wrong]))
    return settings
