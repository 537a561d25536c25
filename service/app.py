"""The service: HTTP in, HTTP out. It asks the engine and knows no rules itself."""

from __future__ import annotations

from flask import Flask

from service import problems
from service.gate import hooks, proxies
from service.settings import Settings, from_environment
from service.views.batch import batches
from service.views.by_id import by_id
from service.views.health import health
from service.views.meta import meta
from service.views.operations import operations
from service.views.pages import pages
from service.views.variants import variants


def create_app(settings: Settings | None = None) -> Flask:
    """A new application, by default as the environment sets it; it keeps nothing of a request."""
    app = Flask("service", static_folder=None)
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
