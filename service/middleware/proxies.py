"""Proxies in front of the service: who the caller really is, and under which path he found us.

Nothing that a caller sends is believed unless the operator says how many proxies there are: then
their entries are taken from the end of the header, and whatever stands before is ignored.
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
    """Wrap the app as the settings say; without proxies and base path it stays as it is."""
    wrapped: WSGIApplication = app.wsgi_app
    if settings.base_path:
        wrapped = under(settings.base_path, wrapped)
    if settings.proxies:
        count = settings.proxies
        prefix = count if settings.proxy_prefix else 0
        wrapped = ProxyFix(wrapped, x_for=count, x_proto=count, x_host=0, x_prefix=prefix)
    app.wsgi_app = wrapped  # type: ignore[method-assign, assignment]


def under(base: str, app: WSGIApplication) -> WSGIApplication:
    """The app under a path; a proxy may pass the path on or cut it off."""

    def below(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path: str = environ.get("PATH_INFO", "")
        if path == base:
            # the addresses in our pages are relative, so the slash makes a difference
            return redirect(f"{base}/", HTTPStatus.PERMANENT_REDIRECT)(environ, start_response)
        if path.startswith(f"{base}/"):
            environ["PATH_INFO"] = path[len(base) :]
        environ["SCRIPT_NAME"] = environ.get("SCRIPT_NAME", "") + base
        return app(environ, start_response)

    return below
