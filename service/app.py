"""The Flask application: routes, middleware and problem answers put together."""

from __future__ import annotations

from flask import Flask

from service.http import problems
from service.http.batch import LARGEST_BATCH
from service.http.routes.batch import batches
from service.http.routes.by_id import by_id
from service.http.routes.health import health
from service.http.routes.meta import meta
from service.http.routes.operations import operations
from service.http.routes.pages import pages
from service.http.routes.problems import problems as problem_catalogue
from service.http.routes.variants import variants
from service.middleware import proxies
from service.middleware.hooks import Middleware
from service.operations.register import OPERATIONS
from service.settings import Settings, from_environment


def create_app(settings: Settings | None = None) -> Flask:
    """A new application, configured by these settings or by the environment."""
    settings = settings or from_environment()
    app = Flask("service", static_folder=None)
    app.config["SETTINGS"] = settings
    # the largest body of all; a view lowers it for its requests
    largest = [LARGEST_BATCH, *(operation.largest_body for operation in OPERATIONS.values())]
    app.config["MAX_CONTENT_LENGTH"] = max(largest)
    # a path with two slashes is an unknown path: answer with a problem, not with a redirect
    app.url_map.merge_slashes = False
    problems.install(app)
    Middleware(settings).install(app)
    proxies.install(app, settings)
    for blueprint in (operations, by_id, batches, variants, health, pages, problem_catalogue, meta):
        app.register_blueprint(blueprint)
    return app
