"""Debian's nginx and HAProxy in front of the real server, with keep-alive to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.support import TOP
from tests.support.processes import ServerProcess, free_port
from tests.support.programs import program

NGINX = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log stderr crit;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    client_header_timeout 2s;
    client_body_timeout 2s;
    upstream service {{
        server 127.0.0.1:{service};
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://service;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_request_buffering off;
            proxy_buffering off;
        }}
    }}
}}
"""

HAPROXY = """
global
    maxconn 2000
defaults
    mode http
    http-reuse always
    option redispatch
    timeout connect 5s
    timeout client 5s
    timeout server 5s
    timeout http-request 2s
    timeout http-keep-alive 5s
frontend clients
    bind 127.0.0.1:{port}
    default_backend service
backend service
    server service 127.0.0.1:{service}
"""


def written(file: str, port: int, ports: Sequence[int]) -> str:
    """A configuration of deploy/ with the addresses of this test; one instance stands for two."""
    text = (TOP / "deploy" / file).read_text()
    for number, each in ((1, ports[0]), (2, ports[-1])):
        text = text.replace(f"service-{number}:8000", f"127.0.0.1:{each}")
    return text.replace("listen 8080", f"listen 127.0.0.1:{port}").replace(
        "bind :8080", f"bind 127.0.0.1:{port}"
    )


def nginx(folder: Path, *ports: int, buffering: bool = True) -> ServerProcess:
    """nginx as in deploy/; without buffering one that passes requests on as they arrive."""
    port = free_port()
    # its worker process runs as another user
    folder.chmod(0o755)
    config = folder / "nginx.conf"
    if buffering:
        text = written("nginx.conf", port, ports).replace("/tmp/", f"{folder}/")
        config.write_text(f"daemon off;\n{text}")
    else:
        config.write_text(NGINX.format(folder=folder, service=ports[0], port=port))
    command = [program("nginx"), "-p", str(folder), "-c", str(config)]
    return ServerProcess(command, port, log=folder / "nginx.log")


def haproxy(folder: Path, *ports: int, buffering: bool = True) -> ServerProcess:
    """HAProxy as in deploy/; without buffering one that passes requests on as they arrive."""
    port = free_port()
    config = folder / "haproxy.cfg"
    if buffering:
        config.write_text(written("haproxy.cfg", port, ports))
    else:
        config.write_text(HAPROXY.format(service=ports[0], port=port))
    command: Sequence[str] = [program("haproxy"), "-db", "-f", str(config)]
    return ServerProcess(command, port, log=folder / "haproxy.log")


PROXIES: dict[str, Callable[..., ServerProcess]] = {"nginx": nginx, "haproxy": haproxy}
