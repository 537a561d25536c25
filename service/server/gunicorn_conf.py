"""How gunicorn serves the application, from the settings."""

import gc
import os
import shutil
import signal
import sys
from functools import partial
from itertools import count
from tempfile import mkdtemp
from typing import Any

from engine.movegen import is_compiled
from service.middleware import metrics
from service.settings import WrongSettings, from_environment

try:
    _settings = from_environment()
except WrongSettings as wrong:
    sys.exit(str(wrong))

bind = _settings.bind
workers = _settings.workers or os.cpu_count() or 1
worker_class = "service.server.worker.Worker"
threads = _settings.threads
keepalive = _settings.keep_alive
# a worker gives a sign of life each second, unless one of its requests takes longer than it may
timeout = 10
graceful_timeout = _settings.graceful_timeout
# workers that started together must not all be replaced together
max_requests = _settings.max_requests
max_requests_jitter = _settings.max_requests // 10
# the engine's tables and the contract are read once, before the workers part
preload_app = True
# what is longer is refused by the application as long as it can be read, then by the worker
limit_request_line = 8190
limit_request_fields = 100
limit_request_field_size = 8190
# who the caller is and where he found us is told by our own settings alone
forwarded_allow_ips = ""
# nobody steers the running server from outside, so no socket is left in anyone's home
control_socket_disable = True
# signs of life and metrics are files in memory; a disk would make workers wait for it
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
# the server's news in the same form as the lines of requests, of which we write our own
logger_class = "service.server.worker.News"
logconfig_dict = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"lines": {"class": "service.middleware.log.JsonLines"}},
    "root": {"level": "INFO", "handlers": ["lines"]},
    "loggers": {"gunicorn.error": {"level": "INFO", "propagate": True, "handlers": []}},
}

_numbers = mkdtemp(prefix="backgammon-metrics-", dir=worker_tmp_dir)
metrics.share(_numbers)


# what ends a worker is told it once; while it is being born it has its parent's ears and would miss
# it, so it waits, and is heard as soon as the worker can hear
_stops = {signal.SIGTERM, signal.SIGINT, signal.SIGQUIT}
_hold_stops = partial(signal.pthread_sigmask, signal.SIG_BLOCK, _stops)
_hear_stops = partial(signal.pthread_sigmask, signal.SIG_UNBLOCK, _stops)
os.register_at_fork(before=_hold_stops, after_in_parent=_hear_stops)


def when_ready(server: Any) -> None:
    """Tell which build this is: the same rules, but not the same speed."""
    server.log.info("answers are compiled" if is_compiled() else "answers are interpreted")


def pre_fork(server: Any, worker: Any) -> None:
    """Give a new worker the first place that no living one has."""
    taken = {other.place for other in server.WORKERS.values()}
    worker.place = next(place for place in map(str, count(1)) if place not in taken)
    # what is there by now stays; to look it through for garbage again and again only costs time
    gc.freeze()


def post_fork(_server: Any, worker: Any) -> None:
    """From here on the numbers are the worker's."""
    metrics.Place.taken = worker.place
    # an answer makes thousands of things and no circles: look less often than after each 700
    gc.set_threshold(10_000)


def post_worker_init(_worker: Any) -> None:
    """From here on the worker hears for itself."""
    _hear_stops()


def on_exit(_server: Any) -> None:
    """Leave nothing behind."""
    shutil.rmtree(_numbers, ignore_errors=True)
