"""docs/limits.md names the limits of the server as they are."""

from __future__ import annotations

from service.server import connection, host, worker
from tests.support import TOP

PAGE = (TOP / "docs" / "limits.md").read_text()


def test_the_page_has_the_limits_of_a_worker() -> None:
    assert (
        f"| connections | the limit of file descriptors less {host.RESERVED_DESCRIPTORS}, "
        f"at most {host.MOST_CONNECTIONS:,} |"
    ) in PAGE
    assert f"| head of a request | {connection.LARGEST_HEAD // 1024} KiB in all |" in PAGE
    large = f"| bodies over {connection.LARGE_BODY // 1024} KiB read at the same time | "
    assert f"{large}{worker.LARGE_BODIES} |" in PAGE
