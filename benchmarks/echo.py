"""The floor of the HTTP stack: a Flask app that only gives the JSON body back."""

from __future__ import annotations

from flask import Flask, Response, jsonify, request


def create_app() -> Flask:
    """Nothing but the framework."""
    app = Flask("echo", static_folder=None)

    @app.post("/v1/moves")
    def echo() -> Response:
        return jsonify(request.get_json())

    return app
