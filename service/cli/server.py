"""Starting the service, asking whether it is well, showing its settings, making a key."""

from __future__ import annotations

import sys
from urllib.error import URLError
from urllib.request import urlopen

import click

from service.middleware.keys import create_key
from service.settings import WrongSettings, from_environment
from service.settings.__main__ import shown

CONFIG = "python:service.server.gunicorn_conf"
APP = "service.app:create_app()"


@click.command()
@click.option("--bind", help="Where to listen, host:port; otherwise as the settings say.")
def serve(bind: str | None) -> None:
    """Start the service; its settings come from the environment."""
    from gunicorn.app.wsgiapp import run

    sys.argv = ["gunicorn", "--config", CONFIG, *(["--bind", bind] if bind else []), APP]
    run()


@click.command()
def health() -> None:
    """Ask the service of this machine whether it is ready; fails if it is not."""
    host, _, port = from_environment().bind.rpartition(":")
    # who listens everywhere listens here
    host = "127.0.0.1" if host in ("", "0.0.0.0", "[::]") else host
    try:
        with urlopen(f"http://{host}:{port}/readyz", timeout=2) as reply:
            click.echo(reply.read())
    except (URLError, OSError) as error:
        raise click.ClickException(f"The service does not answer: {error}.") from None


@click.command()
def settings() -> None:
    """Print the settings as the service would start with them, secrets masked."""
    try:
        click.echo(shown(from_environment()), nl=False)
    except WrongSettings as wrong:
        raise click.ClickException(str(wrong)) from None


@click.command()
@click.argument("name")
def key(name: str) -> None:
    """Make an API key: shows it once, and prints its line for the file of keys."""
    try:
        new, line = create_key(name)
    except ValueError as error:
        raise click.ClickException(f"The file of keys {error}.") from None
    click.echo(f"the key, shown only now: {new}", err=True)
    click.echo(line)
