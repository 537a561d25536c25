"""Debian's nginx and HAProxy in front of the real server, with keep-alive to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

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
        {servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://service;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_request_buffering {buffering};
            proxy_buffering {buffering};
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
    {option}
    timeout connect 5s
    timeout client 5s
    timeout server 5s
    timeout http-request 2s
    timeout http-keep-alive 5s
frontend clients
    bind 127.0.0.1:{port}
    default_backend service
backend service
    {servers}
"""


def nginx(folder: Path, *ports: int, buffering: bool = True) -> ServerProcess:
    """nginx; without buffering it passes requests on as they arrive."""
    port = free_port()
    servers = "\n".join(f"server 127.0.0.1:{each} max_fails=0;" for each in ports)
    # its worker process runs as another user
    folder.chmod(0o755)
    config = folder / "nginx.conf"
    on_or_off = "on" if buffering else "off"
    config.write_text(NGINX.format(folder=folder, servers=servers, port=port, buffering=on_or_off))
    command = [program("nginx"), "-p", str(folder), "-c", str(config)]
    return ServerProcess(command, port, log=folder / "nginx.log")


def haproxy(folder: Path, *ports: int, buffering: bool = False) -> ServerProcess:
    """HAProxy; it uses each connection to the service for all clients."""
    port = free_port()
    servers = "\n    ".join(f"server s{each} 127.0.0.1:{each}" for each in ports)
    config = folder / "haproxy.cfg"
    option = "option http-buffer-request" if buffering else ""
    config.write_text(HAPROXY.format(servers=servers, port=port, option=option))
    command: Sequence[str] = [program("haproxy"), "-db", "-f", str(config)]
    return ServerProcess(command, port, log=folder / "haproxy.log")


PROXIES: dict[str, Callable[..., ServerProcess]] = {"nginx": nginx, "haproxy": haproxy}
