"""The minimum cost of the HTTP stack: a Flask app that only returns the JSON body."""

from __future__ import annotations

from flask import Flask, Response, jsonify, request


def create_app() -> Flask:
    """Create the app."""
    app = Flask("echo", static_folder=None)

    @app.post("/v1/moves")
    def echo() -> Response:
        return jsonify(request.get_json())

    return app
