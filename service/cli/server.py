"""Commands for operators: start the service, check its health, print settings, create a key."""

from __future__ import annotations

import os
import socket
import sys
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

import click

from service.middleware.keys import create_key
from service.settings import WrongSettings, from_environment
from service.settings.__main__ import shown

CONFIG = "python:service.server.gunicorn_conf"
APP = "service.app:create_app()"
HEALTH_SECONDS = 2.0
LOOPBACK = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "[::]": "::1"}
"""Where to ask a service that listens on all addresses."""


@click.command()
@click.option("--bind", help="Address, host:port or unix:/path; default: BACKGAMMON_BIND.")
def serve(bind: str | None) -> None:
    """Start the service; the settings come from the environment."""
    from gunicorn.app.wsgiapp import run

    if bind:
        # as a setting, so that it is checked like one
        os.environ["BACKGAMMON_BIND"] = bind
    sys.argv = ["gunicorn", "--config", CONFIG, APP]
    run()


@click.command()
def health() -> None:
    """Check whether the service on this machine is ready; fails if it is not."""
    connection = HTTPConnection("localhost", timeout=HEALTH_SECONDS)
    try:
        connection.sock = _connected(from_environment().bind)
        connection.request("GET", "/readyz")
        response = connection.getresponse()
        body = response.read()
    except (OSError, HTTPException) as error:
        raise click.ClickException(f"The service does not answer: {error}.") from None
    finally:
        connection.close()
    if response.status != HTTPStatus.OK:
        raise click.ClickException(f"The service is not ready: {response.status}.")
    click.echo(body)


def _connected(bind: str) -> socket.socket:
    """Connect to the address on which the service of this machine listens."""
    if bind.startswith("unix:"):
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(HEALTH_SECONDS)
        connection.connect(bind.removeprefix("unix:"))
        return connection
    host, _, port = bind.rpartition(":")
    host = LOOPBACK.get(host, host.strip("[]"))
    return socket.create_connection((host, int(port)), HEALTH_SECONDS)


@click.command()
def settings() -> None:
    """Print the settings that the service would start with, secrets masked."""
    try:
        click.echo(shown(from_environment()), nl=False)
    except WrongSettings as wrong:
        raise click.ClickException(str(wrong)) from None


@click.command()
@click.argument("name")
def key(name: str) -> None:
    """Create an API key: show it once, and print its line for the keys file."""
    try:
        new, line = create_key(name)
    except ValueError as error:
        raise click.ClickException(f"The keys file {error}.") from None
    click.echo(f"The key, which is not stored: {new}", err=True)
    click.echo(line)
