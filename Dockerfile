# Two stages: the first builds the wheel and an environment, the second is that environment alone.
# No compiler, no root; nothing needs to be written outside /tmp and /dev/shm.
# The first is not slim: it has the compiler that the wheel's hot path is compiled with.
FROM python:3.11.14-bookworm AS build
WORKDIR /build
RUN python -m venv /opt/rules
COPY requirements.lock ./
RUN /opt/rules/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement requirements.lock
COPY pyproject.toml README.md LICENSE openapi.yaml ./
COPY engine engine
COPY service service
# without a compiler the same wheel, interpreted; the service says at its start which one it is
RUN HATCH_BUILD_HOOKS_ENABLE=1 /opt/rules/bin/pip wheel --no-cache-dir --no-deps --wheel-dir dist . \
    || /opt/rules/bin/pip wheel --no-cache-dir --no-deps --wheel-dir dist .
RUN /opt/rules/bin/pip install --no-cache-dir --no-deps --no-index --find-links dist backgammon-rules \
    && /opt/rules/bin/python -m compileall -q /opt/rules

FROM python:3.11.14-slim-bookworm
COPY --from=build /opt/rules /opt/rules
ENV PATH=/opt/rules/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 \
    BACKGAMMON_BIND=0.0.0.0:8000
USER 65532:65532
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["backgammon-rules", "health"]
CMD ["backgammon-rules", "serve"]
