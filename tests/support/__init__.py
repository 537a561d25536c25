"""Helpers that several folders of tests, the proofs and the benchmarks share.

| module | contents |
|---|---|
| `processes` | start, stop and inspect processes on loopback; free ports; waiting with a deadline |
| `server` | the service under gunicorn, as a process with settings of its own |
| `redis` | Debian's redis-server as such a process |
| `in_page` | requests answered by the rules as a page has them, run by Node, beside the service |
| `site` | an application served by a thread of the test process, for a browser |
| `browser` | Debian's Chromium |
| `documents` | reading YAML |
| `sections` | marked parts of pages, which programs write |
| `http` | one request by URL, errors included |
| `metrics` | reading /metrics |
| `programs` | programs of the system that a test needs (Chromium, nginx, Redis) |
| `refusals` | expecting that the engine refuses something |
| `templates` | the placeholders of a message |

What only one folder uses stays in that folder.
"""

from pathlib import Path

TOP = Path(__file__).parents[2]
"""The folder of the project."""
