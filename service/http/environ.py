"""The WSGI environment (PEP 3333) of a request that comes by ASGI."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes

Environ = dict[str, Any]

SHARED = {"wsgi.version": (1, 0), "wsgi.errors": sys.stderr, "wsgi.run_once": False}
SHARED |= {"wsgi.multithread": True, "wsgi.multiprocess": True}


@lru_cache(maxsize=1024)
def key_of(header: bytes) -> str:
    """The key in the environment (PEP 3333) of a header with this name in lower case."""
    key = header.decode("latin-1").upper().replace("-", "_")
    return key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"


def environ_of(scope: Mapping[str, Any]) -> Environ:
    """The WSGI environment of a request, still without its body."""
    path, query = scope["raw_path"], scope["query_string"].decode("latin-1")
    # a unix socket has a path instead of host and port, and its clients have no address
    host, port = scope["server"]
    environ: Environ = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": query,
        "RAW_URI": f"{path.decode('latin-1')}?{query}",
        "SERVER_NAME": host if port else "localhost",
        "SERVER_PORT": str(port or 80),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": scope["client"][0] if scope["client"] else "",
        "wsgi.url_scheme": scope["scheme"],
        **SHARED,
    }
    for name, value in scope["headers"]:
        # X_Request_Id would be taken for X-Request-Id; the body comes without chunks
        if b"_" not in name and name != b"transfer-encoding":
            key, text = key_of(name), value.decode("latin-1")
            environ[key] = f"{environ[key]},{text}" if key in environ else text
    return environ
