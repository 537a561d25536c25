"""Reverse proxies: the client's real address, and the path prefix of the service.

`X-Forwarded-*` headers are ignored unless `BACKGAMMON_PROXIES` says how many proxies there are.
Their entries are then taken from the end of the header, and entries before them, which the client
may have sent itself, are ignored.
"""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.utils import redirect

from service.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


def install(app: Flask, settings: Settings) -> None:
    """Wrap the app for the proxies and the base path of the settings, if there are any."""
    wrapped: WSGIApplication = app.wsgi_app
    if settings.base_path:
        wrapped = with_base_path(settings.base_path, wrapped)
    if settings.proxies:
        count = settings.proxies
        prefix = count if settings.proxy_prefix else 0
        wrapped = ProxyFix(wrapped, x_for=count, x_proto=count, x_host=0, x_prefix=prefix)
    app.wsgi_app = wrapped  # type: ignore[method-assign, assignment]


def with_base_path(base: str, app: WSGIApplication) -> WSGIApplication:
    """Serve a WSGI app under a path prefix, whether the proxy passes the prefix on or strips it."""

    def wrapped(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path: str = environ.get("PATH_INFO", "")
        if path == base:
            # links in the pages are relative, so the trailing slash matters
            return redirect(f"{base}/", HTTPStatus.PERMANENT_REDIRECT)(environ, start_response)
        if path.startswith(f"{base}/"):
            environ["PATH_INFO"] = path[len(base) :]
        environ["SCRIPT_NAME"] = environ.get("SCRIPT_NAME", "") + base
        return app(environ, start_response)

    return wrapped
