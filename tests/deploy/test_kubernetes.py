"""The Kubernetes manifests: valid by the schemas of Kubernetes, and true about the service."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from service.app import create_app
from service.settings import Settings, from_environment
from tests.support import TOP

VERSION = "1.34"
MANIFESTS: list[dict[str, Any]] = [
    manifest
    for file in [TOP / "deploy/ingress.yaml", *sorted((TOP / "deploy/kubernetes").glob("*.yaml"))]
    for manifest in yaml.safe_load_all(file.read_text())
]
DEPLOYMENTS = [one for one in MANIFESTS if one["kind"] == "Deployment"]
SERVICE = next(one for one in DEPLOYMENTS if one["metadata"]["name"] == "backgammon-rules")
POD = SERVICE["spec"]["template"]["spec"]
CONTAINER = POD["containers"][0]


def named(manifest: dict[str, Any]) -> str:
    return f"{manifest['kind']}-{manifest['metadata']['name']}"


@pytest.mark.parametrize("manifest", MANIFESTS, ids=named)
def test_every_manifest_fits_the_schema_of_its_kind(manifest: dict[str, Any]) -> None:
    kubernetes_validate.validate(manifest, VERSION, strict=True)


def test_there_is_everything_that_a_service_on_the_internet_needs() -> None:
    kinds = [one["kind"] for one in MANIFESTS if one["metadata"]["name"] == "backgammon-rules"]
    assert sorted(kinds) == [
        "Deployment",
        "HorizontalPodAutoscaler",
        "Ingress",
        "NetworkPolicy",
        "PodDisruptionBudget",
        "Service",
    ]


@pytest.mark.parametrize("deployment", DEPLOYMENTS, ids=named)
def test_every_container_is_unprivileged_read_only_and_bounded(deployment: dict[str, Any]) -> None:
    pod = deployment["spec"]["template"]["spec"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert not pod["automountServiceAccountToken"]
    for container in pod["containers"]:
        assert container["securityContext"]["readOnlyRootFilesystem"]
        assert not container["securityContext"]["allowPrivilegeEscalation"]
        assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
        assert container["resources"]["limits"]["memory"]
        assert container["readinessProbe"] and container["livenessProbe"]


def test_the_probes_ask_what_the_service_answers() -> None:
    http = create_app().test_client()
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        assert http.get(CONTAINER[probe]["httpGet"]["path"]).status_code == 200


def settings_of_pod(keys_file: Path) -> Settings:
    """The settings of the manifest, with a keys file that there is here."""
    environment = {variable["name"]: variable["value"] for variable in CONTAINER["env"]}
    assert environment["BACKGAMMON_KEYS_FILE"].startswith(CONTAINER["volumeMounts"][1]["mountPath"])
    return from_environment({**environment, "BACKGAMMON_KEYS_FILE": str(keys_file)})


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    file = tmp_path / "keys"
    file.write_text(f"prometheus sha256:{sha256(b'bgr_prometheus').hexdigest()}")
    return settings_of_pod(file)


def test_requests_need_no_key_and_metrics_do(settings: Settings) -> None:
    http = create_app(replace(settings, redis="")).test_client()
    assert http.get("/v1/variants").status_code == 200
    assert http.get("/metrics").status_code == 401
    bearer = {"Authorization": "Bearer bgr_prometheus"}
    assert http.get("/metrics", headers=bearer).status_code == 200


def test_no_proxy_is_trusted_until_the_ingress_is_used(settings: Settings) -> None:
    assert "kind: Ingress" not in (TOP / "deploy/kubernetes/service.yaml").read_text()
    assert settings.proxies == 0
    assert "BACKGAMMON_PROXIES=1" in (TOP / "deploy/ingress.yaml").read_text()


def test_the_controller_of_the_ingress_has_the_limits_of_nginx() -> None:
    [limits] = [one["data"] for one in MANIFESTS if one["kind"] == "ConfigMap"]
    directives = {
        "client_header_timeout": f"{limits['client-header-timeout']}s",
        "client_body_timeout": f"{limits['client-body-timeout']}s",
        "large_client_header_buffers": limits["large-client-header-buffers"],
        "keepalive_timeout": f"{limits['keep-alive']}s",
        "worker_connections": limits["max-worker-connections"],
        "limit_conn_status": limits["limit-conn-status-code"],
    }
    assert len(directives) == len(limits)
    for name, value in directives.items():
        assert f" {name} {value};" in (TOP / "deploy/nginx.conf").read_text()


def test_the_memory_limit_fits_the_workers(settings: Settings) -> None:
    """150 MB for each worker, the bound of tests/server/test_heavy_requests.py; 96 for the rest."""
    limit = CONTAINER["resources"]["limits"]["memory"]
    volumes = [volume for volume in POD["volumes"] if "emptyDir" in volume]
    in_memory = sum(int(volume["emptyDir"]["sizeLimit"].removesuffix("Mi")) for volume in volumes)
    assert settings.workers > 0
    assert int(limit.removesuffix("Mi")) >= 150 * settings.workers + 96 + in_memory


def test_the_service_may_reach_redis_and_the_dns_of_the_cluster_only() -> None:
    policy = next(
        manifest["spec"]
        for manifest in MANIFESTS
        if named(manifest) == "NetworkPolicy-backgammon-rules"
    )
    for rule in policy["egress"]:
        [target] = rule["to"]
        assert target["podSelector"]["matchLabels"]
    dns = next(rule for rule in policy["egress"] if rule["ports"][0]["port"] == 53)
    assert dns["to"][0]["namespaceSelector"]["matchLabels"] == {
        "kubernetes.io/metadata.name": "kube-system"
    }


def test_the_pod_waits_longer_for_its_end_than_a_request_in_flight_may_take() -> None:
    assert POD["terminationGracePeriodSeconds"] > from_environment({}).graceful_timeout


@pytest.mark.parametrize("manifest", MANIFESTS, ids=named)
def test_every_selector_finds_a_pod(manifest: dict[str, Any]) -> None:
    spec = manifest.get("spec", {})
    selector = spec.get("podSelector") or spec.get("selector") or {}
    wanted = selector.get("matchLabels", selector)
    pods = [one["spec"]["template"]["metadata"]["labels"] for one in DEPLOYMENTS]
    assert any(wanted.items() <= labels.items() for labels in pods)
