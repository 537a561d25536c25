"""The build of the package makes the types of the contract, which are not kept."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Types(BuildHookInterface[Any]):
    """Runs before the files of the package are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Make `backgammon_client/contract.py`."""
        runpy.run_path(str(Path(self.root, "generate_types.py")))["make"]()
