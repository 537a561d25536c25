"""How gunicorn serves the application: a worker for each core, one request at a time in each."""

import os

workers = int(os.environ.get("WEB_CONCURRENCY", os.cpu_count() or 1))
worker_class = "sync"
# the engine's tables and the contract are read once, before the workers part
preload_app = True
# nobody steers the running server from outside, so no socket is left in anyone's home
control_socket_disable = True
