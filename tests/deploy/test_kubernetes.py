"""The Kubernetes manifests: valid by the schemas of Kubernetes, and true about the service."""

from __future__ import annotations

from typing import Any

import kubernetes_validate
import pytest
import yaml

from service.app import create_app
from service.settings import from_environment
from tests.support import TOP

VERSION = "1.34"
MANIFESTS: list[dict[str, Any]] = [
    manifest
    for file in sorted((TOP / "deploy/kubernetes").glob("*.yaml"))
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


def test_the_service_starts_with_the_environment_it_is_given() -> None:
    from_environment({one["name"]: one["value"] for one in CONTAINER["env"]})


def test_the_pod_waits_longer_for_its_end_than_a_request_in_flight_may_take() -> None:
    assert POD["terminationGracePeriodSeconds"] > from_environment({}).graceful_timeout


@pytest.mark.parametrize("manifest", MANIFESTS, ids=named)
def test_every_selector_finds_a_pod(manifest: dict[str, Any]) -> None:
    spec = manifest["spec"]
    selector = spec.get("podSelector") or spec.get("selector") or {}
    wanted = selector.get("matchLabels", selector)
    pods = [one["spec"]["template"]["metadata"]["labels"] for one in DEPLOYMENTS]
    assert any(wanted.items() <= labels.items() for labels in pods)
