"""The Flask application: routes, middleware and problem answers put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, request
from flask.ctx import RequestContext
from flask.sessions import NullSession
from flask.typing import ResponseReturnValue
from flask.wrappers import Request
from werkzeug.exceptions import HTTPException
from werkzeug.routing import MapAdapter, Rule

from service.http import problems
from service.http.routes.batch import batches
from service.http.routes.by_id import by_id
from service.http.routes.health import health
from service.http.routes.meta import meta
from service.http.routes.operations import operations
from service.http.routes.pages import pages
from service.http.routes.problems import problems as problem_catalogue
from service.http.routes.variants import variants
from service.middleware import hooks, proxies
from service.middleware.hooks import Middleware
from service.settings import Settings, from_environment

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

NO_SESSION = NullSession()
"""The session of all requests; Flask refuses to change it."""


class Service(Flask):
    """Flask without what nothing here uses: sessions, signals, async views and host matching.

    The middleware is called directly instead of as hooks of Flask; hooks that are registered run
    as well, but without any there is no search for them. Together this saves a tenth of the CPU
    time of a `POST /v1/moves` (docs/adr/0029).
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__("service", static_folder=None)
        self.config["SETTINGS"] = settings
        self.middleware = Middleware(settings)

    def request_context(self, environ: WSGIEnvironment) -> RequestContext:
        """The context of a request, without a session."""
        return RequestContext(self, environ, session=NO_SESSION)

    @cached_property
    def constant_rules(self) -> Mapping[tuple[str, str], Rule]:
        """The rules whose paths have no variable parts, by method and path."""
        return {
            (method, rule.rule): rule
            for rule in self.url_map.iter_rules()
            for method in (rule.methods or set()) - {"OPTIONS"}
            if not rule.arguments
        }

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """The adapter that finds the view of a request by its path and method alone.

        A constant path needs none, because its rule is in a table.
        """
        if request is None:
            return None
        rule = self.constant_rules.get((request.method, request.path))
        if rule:
            request.url_rule, request.view_args = rule, {}
            return None
        return MapAdapter(
            self.url_map,
            server_name="",
            script_name=request.root_path,
            subdomain="",
            url_scheme=request.scheme,
            path_info=request.path,
            default_method=request.method,
        )

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function itself, since no view or hook is async."""
        return func

    def full_dispatch_request(self) -> Response:
        """The response to the current request; no signals are sent, as nothing here uses them."""
        result: ResponseReturnValue | HTTPException | None
        try:
            result = self.preprocess_request()
            if result is None:
                result = self.dispatch_request()
        except Exception as error:
            result = self.handle_user_exception(error)
        return self.process_response(self.make_response(result))

    def preprocess_request(self) -> ResponseReturnValue | None:
        """What happens before the view of the current request."""
        # read through Flask's proxy, each attribute would cost as much as a header
        current: Request = request._get_current_object()  # type: ignore[attr-defined]
        self.middleware.before_request(current)
        return super().preprocess_request() if self.before_request_funcs else None

    def process_response(self, response: Response) -> Response:
        """What happens to a response before it is sent."""
        if self.after_request_funcs:
            response = super().process_response(response)
        current: Request = request._get_current_object()  # type: ignore[attr-defined]
        return self.middleware.after_request(current, response)

    def do_teardown_request(self, *arguments: Any) -> None:
        """What happens at the end of a request, after its response."""
        if self.teardown_request_funcs:
            super().do_teardown_request(*arguments)


def create_app(settings: Settings | None = None) -> Flask:
    """A new application, configured by these settings or by the environment."""
    settings = settings or from_environment()
    app = Service(settings)
    # a path with two slashes is an unknown path: answer with a problem, not with a redirect
    app.url_map.merge_slashes = False
    problems.install(app)
    hooks.install(app, app.middleware)
    proxies.install(app, settings)
    for blueprint in (operations, by_id, batches, variants, health, pages, problem_catalogue, meta):
        app.register_blueprint(blueprint)
    return app
