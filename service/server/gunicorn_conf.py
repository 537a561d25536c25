"""The configuration of gunicorn and of its worker, from the settings of the service."""

import gc
import os
import resource
import signal
import socket
import sys
from threading import Thread
from time import sleep
from typing import Any

from uvicorn_worker import UvicornWorker

from engine.movegen import is_compiled
from service.metrics_folder import make_folder
from service.settings import WrongSettings, from_environment

try:
    _settings = from_environment()
except WrongSettings as wrong:
    sys.exit(str(wrong))


class Worker(UvicornWorker):
    """uvicorn as a worker of gunicorn."""

    CONFIG_KWARGS = {  # noqa: RUF012 - as the base class declares it
        "loop": "asyncio",
        "http": "httptools",
        "ws": "none",
        "lifespan": "off",
        "access_log": False,
        "server_header": False,
        # addresses of clients are decided by the setting BACKGAMMON_PROXIES alone
        "proxy_headers": False,
        "timeout_graceful_shutdown": _settings.graceful_timeout,
    }


bind = _settings.bind
# a unix socket is for its owner and its group
umask = 0o117
workers = _settings.workers or os.cpu_count() or 1
worker_class = Worker
keepalive = _settings.keep_alive
# seconds without a sign of life after which a worker is killed; it gives one every 15 seconds
timeout = 30
graceful_timeout = _settings.graceful_timeout
max_requests = _settings.max_requests
# workers that start together are not replaced together
max_requests_jitter = _settings.max_requests // 10
# the rules and the contract are loaded once, and the workers share their memory
preload_app = True
# no socket for controlling the server from outside
control_socket_disable = True
# messages of the server have the form of the lines for requests; uvicorn has the same handlers
logconfig_dict = {
    "handlers": {"lines": {"class": "service.middleware.log.JsonLines"}},
    "root": {"level": "INFO", "handlers": ["lines"]},
    "loggers": {"gunicorn.error": {"level": "INFO", "propagate": False, "handlers": ["lines"]}},
}

worker_tmp_dir = str(make_folder(workers).parent)
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def when_ready(server: Any) -> None:
    """Log which build this is, and let the kernel end connections that take no answer."""
    server.log.info("workers: %d", workers)
    server.log.info("answers are %s", "compiled" if is_compiled() else "interpreted")
    server.log.info("The service is ready: open %s in a browser.", _settings.url)
    for listener in (each.sock for each in server.LISTENERS):
        if listener.family != socket.AF_UNIX:
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, timeout * 1000)


def pre_fork(server: Any, worker: Any) -> None:
    """Give a new worker the first place that no other has, and freeze what exists by now."""
    taken = {other.place for other in server.WORKERS.values()}
    worker.place = min({*range(1, len(taken) + 2)} - taken)
    gc.freeze()


def post_fork(_server: Any, worker: Any) -> None:
    """Set what concerns the whole process of a worker."""
    from service.middleware.metrics import PLACE

    PLACE.number = worker.place
    # an answer makes thousands of objects, and no cycles
    gc.set_threshold(10_000)
    # seconds after which the event loop has its turn; it asks for it again after every write
    sys.setswitchinterval(0.0002)
    Thread(target=_stop_without_parent, args=[os.getppid()], daemon=True).start()


def _stop_without_parent(parent: int) -> None:
    """Stop this worker when the first process is gone; it would keep the address for ever."""
    while os.getppid() == parent:
        sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
