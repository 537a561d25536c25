"""The configuration of gunicorn, from the settings of the service."""

import atexit
import gc
import os
import resource
import shutil
import signal
import sys
from functools import partial
from importlib.metadata import PackageNotFoundError
from itertools import count
from typing import Any

from engine.movegen import is_compiled
from service.http.routes.meta import contract_as_yaml
from service.http.routes.pages import reference
from service.server import host
from service.server.connection import parser_class
from service.settings import WrongSettings, from_environment

try:
    _settings = from_environment()
except WrongSettings as wrong:
    sys.exit(str(wrong))

bind = _settings.bind
# a unix socket is for its owner and its group
umask = 0o117
workers = _settings.workers or os.cpu_count() or 1
worker_class = "service.server.worker.Worker"
worker_connections = host.connection_limit(resource.RLIMIT_NOFILE)
keepalive = _settings.keep_alive
# seconds without a sign of life after which a worker is killed; it gives one twice a second
timeout = 30
graceful_timeout = _settings.graceful_timeout
max_requests = _settings.max_requests
# workers that start together are not replaced together
max_requests_jitter = _settings.max_requests // 10
# the rules and the contract are loaded once, and the workers share their memory
preload_app = True
limit_request_line = 8190
limit_request_fields = 100
limit_request_field_size = 8190
# addresses of clients are decided by the setting BACKGAMMON_PROXIES alone
forwarded_allow_ips = ""
# no socket for controlling the server from outside
control_socket_disable = True
# messages of the server have the same form as the lines that the application logs for requests
logconfig_dict = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"lines": {"class": "service.middleware.log.JsonLines"}},
    "root": {"level": "INFO", "handlers": ["lines"]},
    "loggers": {"gunicorn.error": {"level": "INFO", "propagate": True, "handlers": []}},
}

_metrics_folder = host.metrics_folder(workers)
worker_tmp_dir = str(_metrics_folder.parent)


@atexit.register
def _remove_metrics(first_process: int = os.getpid()) -> None:
    """Remove the metrics files at the end of the server, also of one that cannot start."""
    if os.getpid() == first_process:
        shutil.rmtree(_metrics_folder, ignore_errors=True)


# gunicorn sends a worker the signal to stop only once, and a worker that is being forked would lose
# it: the signals stay blocked from before the fork until the worker has installed its handlers
_stop_signals = {signal.SIGTERM, signal.SIGINT, signal.SIGQUIT}
_block_stop_signals = partial(signal.pthread_sigmask, signal.SIG_BLOCK, _stop_signals)
_unblock_stop_signals = partial(signal.pthread_sigmask, signal.SIG_UNBLOCK, _stop_signals)
os.register_at_fork(before=_block_stop_signals, after_in_parent=_unblock_stop_signals)


def on_starting(server: Any) -> None:
    """End with one sentence if the address or the parser cannot be used.

    For an address gunicorn would try for five seconds.
    """
    problem = host.address_problem(server.cfg.address)
    if problem:
        sys.exit(problem)
    try:
        parser_class(server.cfg.http_parser)
    except PackageNotFoundError as missing:
        sys.exit(f"The setting http_parser is `fast`, but {missing.name} is not installed.")
    # once for all workers, and not in the first request for it
    contract_as_yaml()
    reference()


def when_ready(server: Any) -> None:
    """Log how many workers there are, and which build of the rules they use."""
    is_default = " (one for each core)" if server.num_workers == os.cpu_count() else ""
    server.log.info("workers: %d%s", server.num_workers, is_default)
    server.log.info("answers are compiled" if is_compiled() else "answers are interpreted")


def pre_fork(server: Any, worker: Any) -> None:
    """Give a new worker the first file for metrics that no other worker has."""
    taken = {other.metrics_file for other in server.WORKERS.values()}
    files = (_metrics_folder / f"{place}.json" for place in count(1))
    worker.metrics_file = next(file for file in files if file not in taken)
    # what exists by now stays; the garbage collector need not look at it again
    gc.freeze()


def post_fork(_server: Any, _worker: Any) -> None:
    """Let the garbage collector of a worker run less often."""
    gc.set_threshold(host.COLLECT_EVERY)


def post_worker_init(_worker: Any) -> None:
    """Let the signals in, now that the worker has its handlers."""
    _unblock_stop_signals()
