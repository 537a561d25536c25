"""An application served on a free port by a thread of the test process, for a browser."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING

from werkzeug.serving import make_server

from tests.support.processes import TIMEOUT

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication


@contextmanager
def serving(app: WSGIApplication) -> Iterator[str]:
    """The address of the application inside the `with` block."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}/"
    finally:
        server.shutdown()
        thread.join(TIMEOUT)
