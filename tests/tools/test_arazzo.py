"""The workflows of arazzo.yaml, carried out against the service by Redocly Respect.

Respect sends every request, checks the criteria of each step, and compares status, headers and body
of each answer with the contract.
"""

from __future__ import annotations

import re

import pytest

from service.contract import HOME
from tests.support.documents import read_yaml
from tests.tools.node import printed, tool

DOCUMENT = read_yaml((HOME / "arazzo.yaml").read_text())
FLOWS = {"playGame": ("-i", "variant=hypergammon"), "playMatch": ()}


def test_every_workflow_is_carried_out_or_part_of_one() -> None:
    names = {workflow["workflowId"] for workflow in DOCUMENT["workflows"]}
    parts = {
        step["workflowId"]
        for workflow in DOCUMENT["workflows"]
        for step in workflow["steps"]
        if "workflowId" in step
    }
    assert names == FLOWS.keys() | parts


@pytest.mark.parametrize("flow", FLOWS)
def test_a_workflow_reaches_its_end(flow: str, service: str) -> None:
    options = ("--workflow", flow, "--server", f"rules={service}", "--max-steps", "5000")
    text = printed(tool("redocly"), "respect", str(HOME / "arazzo.yaml"), *options, *FLOWS[flow])
    assert re.search(r"Workflows: 1 passed, 1 total", text), text[-3000:]
    assert not re.search(r"\d+ failed", text), text[-3000:]
