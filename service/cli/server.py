"""Commands for operators: start the service, check its health, print settings, create a key."""

from __future__ import annotations

import os
import socket
import sys
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from importlib import import_module

import click

from service.settings import LOOPBACK, WrongSettings, from_environment
from service.settings.__main__ import shown

CONFIG = "python:service.server.gunicorn_conf"
APP = "service.server.bridge:application()"
HEALTH_SECONDS = 2.0


@click.command()
@click.option("--bind", help="Address, host:port or unix:/path; default: BACKGAMMON_BIND.")
def serve(bind: str | None) -> None:
    """Start the service.

    The settings come from the environment. In a terminal it says which address to open and logs
    plain lines; elsewhere the log is JSON.
    """
    from gunicorn.app.wsgiapp import run

    # gunicorn puts the folder it is started in before all others on the path, and in a checkout
    # that has another `engine`: the one that belongs to this command is imported first
    import_module("engine.variants")
    if bind:
        # as a setting, so that it is checked like one
        os.environ["BACKGAMMON_BIND"] = bind
    sys.argv = ["gunicorn", "--config", CONFIG, APP]
    run()


@click.command()
def health() -> None:
    """Check whether the service on this machine is ready.

    It fails if it is not.
    """
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
    host = LOOPBACK.get(host, host).strip("[]")
    return socket.create_connection((host, int(port)), HEALTH_SECONDS)


@click.command()
def settings() -> None:
    """Print the settings of the service, secrets masked.

    They are those it would start with.
    """
    try:
        click.echo(shown(from_environment()), nl=False)
    except WrongSettings as wrong:
        raise click.ClickException(str(wrong)) from None


@click.command()
@click.argument("name")
def key(name: str) -> None:
    """Create an API key.

    It is shown once on stderr; its line for the keys file is printed.
    """
    from service.middleware.keys import create_key

    try:
        new, line = create_key(name)
    except ValueError as error:
        raise click.ClickException(f"The keys file {error}.") from None
    click.echo(f"The key, which is not stored: {new}", err=True)
    click.echo(line)
