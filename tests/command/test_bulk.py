"""Many questions from a file or a pipe: each line answered, in order, on however many cores."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.cli.commands import commands
from tests.proofs.questions import pool
from tests.support import TOP
from tests.support.processes import TIMEOUT

GUIDE = (TOP / "docs/batch.md").read_text()


@pytest.fixture(scope="module")
def questions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some hundred questions of all games, and two lines that are none."""
    items = [one.item for one in pool(seed=4, games=1, most=5) if one.body and not one.is_batch]
    lines = [json.dumps({"key": str(number), **item}) for number, item in enumerate(items)]
    lines[10:10] = ["no JSON", '{"operation": "nothing", "request": {}}']
    file = tmp_path_factory.mktemp("bulk") / "questions.ndjson"
    file.write_text("\n".join(lines) + "\n")
    return file


@pytest.fixture(scope="module")
def alone(questions: Path) -> bytes:
    """The answers as one core gives them."""
    result = CliRunner().invoke(commands, ["bulk", "--cores", "1", str(questions)])
    assert result.exit_code == 0
    return result.stdout_bytes


def test_every_line_is_answered_in_its_place(questions: Path, alone: bytes) -> None:
    requests, answers = questions.read_bytes().splitlines(), alone.splitlines()
    assert len(answers) == len(requests)
    assert [json.loads(line)["status"] for line in answers[10:12]] == [400, 400]
    keys = [json.loads(line).get("key") for line in answers]
    assert keys[12:] == [json.loads(line)["key"] for line in requests[12:]]
    assert {json.loads(line)["status"] for line in answers[12:]} == {200}


def test_two_cores_and_a_pipe_give_the_same_answers(questions: Path, alone: bytes) -> None:
    text = questions.read_bytes()
    command = [sys.executable, "-m", "service.cli", "bulk", "--cores", "2"]
    piped = subprocess.run(
        command, input=text, capture_output=True, check=True, cwd=TOP, timeout=4 * TIMEOUT
    )
    assert piped.stdout == alone


def test_the_program_of_the_guide_gives_the_same_answers_on_dask(
    questions: Path, alone: bytes, tmp_path: Path
) -> None:
    program = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)[0]
    (tmp_path / "answer.py").write_text(program)
    target = tmp_path / "answers.ndjson"
    command = [sys.executable, str(tmp_path / "answer.py"), str(questions), str(target)]
    subprocess.run(command, check=True, cwd=TOP, capture_output=True, timeout=4 * TIMEOUT)
    assert target.read_bytes() == alone
