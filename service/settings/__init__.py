"""The settings: one frozen object, read from the environment and checked before the start.

Each field is one setting; its variable is `BACKGAMMON_` and the name in capitals. The metadata of a
field have its parser and its description, from which `backgammon-rules settings` and the table in
docs/settings.md are made.
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
LOOPBACK = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "[::]": "[::1]"}
"""Where on this machine a service is that listens on all addresses."""

KUBERNETES = {
    r"(\w+_)?PORT(_\d+_(TCP|UDP|SCTP))?": r"(tcp|udp|sctp)://\S+:\d+",
    r"(\w+_)?PORT_\d+_(TCP|UDP|SCTP)_PROTO": r"tcp|udp|sctp",
    r"(\w+_)?PORT_\d+_(TCP|UDP|SCTP)_PORT|(\w+_)?SERVICE_PORT(_\w+)?": r"\d+",
    r"(\w+_)?PORT_\d+_(TCP|UDP|SCTP)_ADDR|(\w+_)?SERVICE_HOST": r"[\da-fA-F.:]+",
}
"""Variables that Kubernetes adds to every pod if the name of a Service begins with backgammon.

Patterns of their names, without the prefix, and of their values.
"""


class WrongSettings(Exception):
    """The environment has invalid settings; the message lists all of them."""


def setting(default: T, parse: Callable[[str], T], description: str, *, secret: bool = False) -> T:
    """A field of `Settings`.

    `parse` makes the value of the text in the environment; it raises ValueError("must be …") if
    the text is not valid. The value of a `secret` is never printed.
    """
    metadata = {"parse": parse, "description": description, "secret": secret}
    value: T = field(default=default, metadata=metadata)
    return value


@dataclass(frozen=True)
class Settings:
    """Everything that an operator can configure."""

    bind: str = setting(
        "127.0.0.1:8000",
        read.address,
        "Address on which the server listens: `host:port` or `unix:/path`.",
    )
    workers: int = setting(
        0, read.whole(0, 512), "Number of worker processes; 0 means one per core."
    )
    timeout: int = setting(
        60,
        read.whole(1, 3600),
        "Seconds that a request may take in total: to be sent, answered and received.",
    )
    keep_alive: int = setting(
        5, read.whole(0, 3600), "Seconds for which an idle connection is kept open."
    )
    graceful_timeout: int = setting(
        30,
        read.whole(1, 3600),
        "Seconds that requests in progress have to finish when the server stops.",
    )
    max_requests: int = setting(
        0,
        read.whole(0, 10**9),
        "Number of requests after which a worker is replaced, plus up to a tenth; 0 means never.",
    )
    proxies: int = setting(
        0,
        read.whole(0, 16),
        "Number of proxies in front of the service that add to `X-Forwarded-For`.",
    )
    proxy_prefix: bool = setting(
        False,
        read.flag,
        "Whether the proxies send the path prefix of the service in `X-Forwarded-Prefix`.",
    )
    base_path: str = setting(
        "", read.base_path, "Path prefix of the service, such as `/backgammon`."
    )
    origins: tuple[str, ...] = setting(
        ("*",),
        read.origins,
        "Origins of web pages that may read the responses (CORS); `*` means all, empty means none.",
    )
    compression: bool = setting(
        True,
        read.flag,
        "Whether answers over 1 KB are compressed with gzip for clients that accept it.",
    )
    rate: Rate | None = setting(  # noqa: RUF009 - it is a field
        None,
        read.optional(read.rate),
        "Rate limit per client address, such as `600/minute`; empty means no limit. Counted are "
        "units of about a millisecond of a processor; most requests cost one.",
    )
    redis: str = setting(
        "",
        read.redis_url,
        "URL of the Redis in which all instances share their rate limits.",
        secret=True,
    )
    keys: tuple[Key, ...] = setting(
        (), read.keys, "API keys: lines as in the keys file, separated by semicolons.", secret=True
    )
    keys_file: Path | None = setting(  # noqa: RUF009 - it is a field
        None, read.optional(read.keys_file), "File of API keys; it is reloaded when it changes."
    )
    keys_required: bool = setting(
        True, read.flag, "Whether requests need a key, if any keys are configured."
    )
    log_requests: bool = setting(True, read.flag, "Whether each request is logged.")
    log_addresses: bool = setting(False, read.flag, "Whether the log contains client addresses.")
    metrics: str = setting(
        "open",
        read.one_of("open", "key", "off"),
        "Access to `/metrics`: `open`, only with a `key`, or `off`.",
    )
    traces: bool = setting(
        False,
        read.flag,
        "Whether traces are sent to OpenTelemetry, which has its own variables for the rest.",
    )

    @property
    def url(self) -> str:
        """The address for a browser on this machine; that of a unix socket as it is."""
        if self.bind.startswith("unix:"):
            return self.bind
        host, _, port = self.bind.rpartition(":")
        return f"http://{LOOPBACK.get(host, host)}:{port}{self.base_path}"

    def contradictions(self) -> Iterator[str]:
        """Messages about settings that are valid alone but not together."""
        if self.redis and not is_installed("redis"):
            yield f"{PREFIX}REDIS needs the package redis: install backgammon-rules[redis]."
        if self.traces and not is_installed("opentelemetry.exporter.otlp.proto.http"):
            yield f"{PREFIX}TRACES needs OpenTelemetry: install backgammon-rules[otel]."
        if self.metrics == "key" and not (self.keys or self.keys_file):
            yield f"{PREFIX}METRICS is key, but there are no keys."
        if self.proxy_prefix and not self.proxies:
            yield f"{PREFIX}PROXY_PREFIX is yes, but {PREFIX}PROXIES is 0."


def is_installed(package: str) -> bool:
    """Whether an optional package can be imported."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def variable(setting: Field[Any]) -> str:
    """The environment variable of a setting."""
    return PREFIX + setting.name.upper()


def is_from_kubernetes(name: str, value: str) -> bool:
    """Whether Kubernetes adds such a variable; the name is without the prefix."""
    return any(
        re.fullmatch(names, name) and re.fullmatch(values, value)
        for names, values in KUBERNETES.items()
    )


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this environment; raises `WrongSettings` if any of them is invalid."""
    known = {variable(setting): setting for setting in fields(Settings)}
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name in sorted(key for key in environment if key.startswith(PREFIX)):
        if setting := known.get(name):
            try:
                values[setting.name] = setting.metadata["parse"](environment[name].strip())
            except ValueError as error:
                shown = "its value" if setting.metadata["secret"] else repr(environment[name])
                wrong.append(f"{name} {error}, not {shown}.")
        elif not is_from_kubernetes(name.removeprefix(PREFIX), environment[name]):
            similar = get_close_matches(name, known, 1)
            hint = f"; did you mean {similar[0]}?" if similar else "."
            wrong.append(f"{name} is not a setting{hint}")
    settings = Settings(**values)
    wrong += settings.contradictions()
    if wrong:
        raise WrongSettings("\n".join(["The service cannot start with these settings:", *wrong]))
    return settings
