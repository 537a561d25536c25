# Two stages: the first builds the wheel and an environment, the second contains that environment only.
# No compiler, no root; nothing is written outside of /tmp and /dev/shm.
# The base images are pinned by version. Their digests are not known where this file is maintained:
# replace each tag by tag@sha256:… (docker buildx imagetools inspect TAG) before you publish an image.
# The first image is not slim: it has the compiler for the hot path of the wheel (docs/adr/0022).
FROM python:3.11.14-bookworm AS build
WORKDIR /build
COPY requirements.lock build.lock ./
RUN python -m venv /opt/rules \
    && /opt/rules/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement requirements.lock
# what builds the wheel has hashes too, so that nothing else is fetched while it is built
RUN python -m venv /build/env \
    && /build/env/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement build.lock
COPY pyproject.toml README.md LICENSE openapi.yaml arazzo.yaml ./
COPY examples examples
COPY docs docs
COPY engine engine
COPY service service
COPY clients/board clients/board
COPY deploy/compile_wheel.py deploy/play_games.py deploy/
# the hot path is compiled, by the counts of a first build; if that fails, so does the image
RUN PATH=/build/env/bin:$PATH /build/env/bin/python deploy/compile_wheel.py dist /opt/rules/bin/python
RUN /opt/rules/bin/pip install --no-cache-dir --no-deps --no-index --find-links dist backgammon-rules \
    && /opt/rules/bin/python -c "from engine.movegen import is_compiled; raise SystemExit(not is_compiled())" \
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
