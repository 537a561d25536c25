"""The TypeScript client in Deno."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from tests.clients.typescript import build
from tests.support.processes import output
from tests.tools.node import RUNNING


def test_the_client_plays_in_deno(service: str) -> None:
    rights = ("--allow-net", "--allow-env", "--allow-read", "--no-check", "--no-lock")
    command = (str(Path(sys.executable).with_name("deno")), "test", *rights, "test/play.test.js")
    environment = {**os.environ, "SERVICE_URL": service, "NO_COLOR": "1"}
    text = output(*command, folder=build(), environment=environment, timeout=RUNNING)
    assert re.search(r"ok \| \d+ passed \| 0 failed", text), text[-3000:]
    assert len(re.findall(r"^a whole game of .* ok", text, re.MULTILINE)) == 5
