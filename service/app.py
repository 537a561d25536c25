"""The service: HTTP in, HTTP out. It asks the engine and knows no rules itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from flask.sessions import NullSession, SessionInterface
from flask.wrappers import Request
from werkzeug.routing import MapAdapter

from service.http import problems
from service.http.routes.batch import batches
from service.http.routes.by_id import by_id
from service.http.routes.health import health
from service.http.routes.meta import meta
from service.http.routes.operations import operations
from service.http.routes.pages import pages
from service.http.routes.variants import variants
from service.middleware import hooks, proxies
from service.settings import Settings, from_environment


class NoSessions(SessionInterface):
    """Nothing is kept of a client, so that all of them share one empty session."""

    nothing = NullSession()

    def open_session(self, _app: Flask, _request: Request) -> NullSession:
        """The empty one; Flask's own way looks for a key to sign cookies with."""
        return self.nothing


class Service(Flask):
    """Flask less what no view here needs; it is a tenth of the way through it."""

    session_interface = NoSessions()

    def create_url_adapter(self, asked: Request | None) -> MapAdapter | None:
        """Which view a request is for; where the service is called does not matter for that."""
        if asked is None:
            return None
        return MapAdapter(
            self.url_map,
            server_name="",
            script_name=asked.root_path,
            subdomain="",
            url_scheme=asked.scheme,
            path_info=asked.path,
            default_method=asked.method,
        )

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Every view is; Flask would look at each function again in each request."""
        return func


def create_app(settings: Settings | None = None) -> Flask:
    """A new application, by default as the environment sets it; it keeps nothing of a request."""
    app = Service("service", static_folder=None)
    settings = settings or from_environment()
    app.config["SETTINGS"] = settings
    # a path with two slashes is another path: answer it with a problem, not with a redirection
    app.url_map.merge_slashes = False
    problems.install(app)
    hooks.install(app, settings)
    proxies.install(app, settings)
    for blueprint in (operations, by_id, batches, variants, health, pages, meta):
        app.register_blueprint(blueprint)
    return app
