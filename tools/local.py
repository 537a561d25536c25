"""The package of the rules inside the page, ready to be used or published: `make local`.

`clients/local` with the packages it needs, and with `rules.zip`: the engine, the service, the
contract, the packages of the service that are pure Python, and a stand-in for orjson, which has no
build for WebAssembly.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from importlib.metadata import distribution, packages_distributions
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

TOP = Path(__file__).resolve().parents[1]
SOURCE = TOP / "clients/local"
BUILD = TOP / "build/local"
"""The package as it is published."""

PACKAGES = (
    *("blinker", "click", "flask", "itsdangerous", "jinja2", "markdown_it", "markupsafe"),
    *("marshmallow", "mdurl", "prometheus_client", "werkzeug", "yaml"),
)
WITHOUT = ("service/agents/", "service/cli/", "service/server/", "service/static/")
"""What needs a terminal, a server or a page."""

FOLDERS = ("docs", "service/static/board", "service/static/playground", "service/static/reference")
"""Folders that the service lists when it starts; they are empty here."""


def archive() -> bytes:
    """`rules.zip`; the same for the same sources."""
    written = BytesIO()
    with ZipFile(written, "w") as made:
        for name, path in sorted(_files()):
            entry = ZipInfo(name)
            entry.compress_type = ZIP_DEFLATED
            made.writestr(entry, path.read_bytes(), compresslevel=9)
        for name in FOLDERS:
            made.writestr(ZipInfo(f"{name}/"), b"")
    return written.getvalue()


def _files() -> Iterator[tuple[str, Path]]:
    roots = [TOP / "engine", TOP / "service", *map(_installed, PACKAGES)]
    for root in roots:
        for path in root.rglob("*"):
            name = path.relative_to(root.parent).as_posix()
            if path.suffix in (".py", ".json", ".html") and not name.startswith(WITHOUT):
                yield name, path
    for package in PACKAGES:
        for path in _licences(package):
            yield f"licences/{package}/{path.name}", path
    yield from ((path.name, path) for path in (SOURCE / "python").glob("*.py"))
    yield "openapi.yaml", TOP / "openapi.yaml"


def _installed(package: str) -> Path:
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(found.submodule_search_locations[0])


def _licences(package: str) -> list[Path]:
    (name,) = set(packages_distributions()[package])
    listed = distribution(name).files or []
    return [Path(str(file.locate())) for file in listed if file.name.startswith(("LICEN", "COPY"))]


def packed(npm: str = "npm") -> Path:
    """The folder of the package, made from today's sources; processes take turns."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD.parent / "local.lock").open("w") as waiting:
        flock(waiting, LOCK_EX)
        for path in SOURCE.iterdir():
            if path.is_file():
                shutil.copy(path, BUILD)
        lock, done = BUILD / "package-lock.json", BUILD / "node_modules/.locked"
        if not done.exists() or done.read_bytes() != lock.read_bytes():
            options = ("--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund")
            subprocess.run([npm, "ci", *options], cwd=BUILD, check=True, stdout=subprocess.DEVNULL)
            done.write_bytes(lock.read_bytes())
        new = BUILD / "rules.zip.new"
        new.write_bytes(archive())
        # another process may be reading the old one
        os.replace(new, BUILD / "rules.zip")
    return BUILD


if __name__ == "__main__":
    packed()
