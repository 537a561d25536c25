"""The command `mcp`: the tools for language models."""

from __future__ import annotations

import click


@click.command()
@click.option(
    "--http", "port", type=click.IntRange(1, 65535), help="Serve streamable HTTP on this port."
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address for --http.")
def mcp(port: int | None, host: str) -> None:
    """Serve the rules as tools for language models.

    The Model Context Protocol is spoken on stdin and stdout by default.

    With --http PORT at http://127.0.0.1:PORT/mcp. It needs: pip install 'backgammon-rules[mcp]'.
    """
    try:
        from service.agents.server import create_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("engine", "service"):
            raise
        needed = "pip install 'backgammon-rules[mcp]'"
        raise click.ClickException(
            f"The command needs the package {error.name}, which is not installed: {needed}"
        ) from None
    server = create_server()
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host=host, port=port, stateless_http=True, json_response=True)
