# Build the wheel in one stage, run it in another: no compiler, no sources, no root.
FROM python:3.11-slim AS build
WORKDIR /build
COPY pyproject.toml README.md LICENSE openapi.yaml ./
COPY engine engine
COPY service service
RUN pip wheel --no-cache-dir --wheel-dir /wheels .

FROM python:3.11-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels backgammon-rules \
    && rm -rf /wheels \
    && useradd --system --no-create-home rules
USER rules
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["gunicorn", "--config", "python:service.gunicorn_conf", "--bind", "0.0.0.0:8000", "service.app:create_app()"]
