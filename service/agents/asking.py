"""Requests to the operations of the service in this process; nothing is kept in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import orjson

from service.http.language import JsonEncoder
from service.http.problems import problem_for
from service.operations.register import OPERATIONS
from service.serializers.state_json import Json

MOST_LISTED = 60
"""The legal plays that stand in an answer or a refusal; `legal_plays` lists all of them."""


class Problem(Exception):
    """What an operation refuses; its text says what is wrong and what to send next."""

    def __init__(self, problem: Json) -> None:
        self.problem = problem
        super().__init__(refusal(problem))


def ask(operation: str, body: Mapping[str, object]) -> Json:
    """The answer of an operation as plain JSON in English; `Problem` if it refuses."""
    entry = OPERATIONS[operation]
    try:
        answer = entry.function(entry.schema.read(dict(body)))
    except Exception as error:
        raise Problem(_plain(problem_for(error))) from None
    return _plain(answer)


def _plain(answer: object) -> Json:
    plain: Json = orjson.loads(JsonEncoder("en").write(answer))
    return plain


def refusal(problem: Json) -> str:
    """A problem as sentences for the model that caused it."""
    faults = problem.get("errors") or [problem]
    details = dict.fromkeys(str(fault["detail"]) for fault in faults)
    texts = [text.replace("GET /v1/variants", "list_games") for text in details]
    if "legal_plays" in problem:
        texts.append(legal_plays_text(problem["legal_plays"]))
    elif problem["code"] == "unreadable_text":
        texts.append("Send the id of the previous answer unchanged, or call begin for a new game.")
    return " ".join(texts)


def legal_plays_text(plays: Sequence[str]) -> str:
    """What a player may send as `play`."""
    if list(plays) == ["-"]:
        return 'Nothing can be played: send the play "-".'
    listed = ", ".join(plays[:MOST_LISTED])
    more = len(plays) - MOST_LISTED
    rest = f" and {more} more; legal_plays lists all" if more > 0 else ""
    return f"Send one of the legal plays: {listed}{rest}."
