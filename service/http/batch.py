"""Many questions at once: each has its place, and the answer or the problem it would have alone.

Answers are written one by one and sent as soon as there are some 64 KB of them, so a batch holds
little more than its questions. What it may cost is counted in what it is answered: the work goes
with the plays that are listed, and unlike time it is the same on every machine and in every run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import orjson
from werkzeug.exceptions import RequestEntityTooLarge

from engine.faults import Fault
from service.errors import BatchBudgetExceeded, InvalidRequest
from service.http import problems
from service.http.body import LARGEST_BODY, fitted, parse
from service.http.language import JsonEncoder
from service.middleware.record import Record
from service.operations.register import OPERATIONS
from service.schemas.fields import Read, text_up_to, word_of
from service.schemas.requests import Closed
from service.serializers.answers import Json, plays_in

LARGEST_BATCH = 4 * 2**20
MOST_ITEMS = 1000
MOST_ANSWERED = 16 * 2**20
"""Two thousand ordinary answers, or a dozen of the largest there are."""

LONGEST_KEY = 64


class _Item(Closed):
    """What is asked, and a word by which the client knows the answer again."""

    operation = Read(word_of(OPERATIONS), required=True)
    # the operation says what is wrong with it, in the words it has for a question that comes alone
    request = Read(lambda value, _pointer, _faults: value, required=True, allow_none=True)
    key = Read(text_up_to(LONGEST_KEY))


ITEM = _Item()


def questions(body: bytes) -> list[object]:
    """The items of a JSON list."""
    items = parse(body)
    if not isinstance(items, list):
        raise InvalidRequest([Fault("wrong_type", "", facts={"type": "list"})])
    return items


def answered(items: Iterable[object], record: Record, voice: JsonEncoder) -> Iterator[bytes]:
    """The answers in the order of the items; an item is a JSON value, or a line of JSON."""
    left = MOST_ANSWERED
    for item in items:
        answer = voice.write(_answered(item, left <= 0, record))
        left -= len(answer)
        yield answer


def _answered(item: object, is_spent: bool, record: Record) -> Json:
    """One answer; whatever happens to it happens to no other."""
    named: Json = {}
    try:
        asked = parse(item) if isinstance(item, bytes) else item
        named = _key(asked)
        answer = _answer(asked, is_spent)
    except Exception as error:
        problem = problems.told(error)
        record.refused |= problems.codes(problem)
        return {**named, "status": problem["status"], "problem": problem}
    record.plays += plays_in(answer)
    return {**named, "status": 200, "answer": answer}


def _answer(asked: object, is_spent: bool) -> Json:
    if len(orjson.dumps(asked)) > LARGEST_BODY:
        raise RequestEntityTooLarge
    item = fitted(ITEM, asked)
    if is_spent:
        raise BatchBudgetExceeded
    operation = OPERATIONS[item["operation"]]
    return operation.answer(fitted(operation.schema, item["request"]))


def _key(asked: Any) -> Json:
    """The key to be echoed, even if nothing else of the item can be read."""
    key = asked.get("key") if isinstance(asked, dict) else None
    return {"key": key} if isinstance(key, str) and len(key) <= LONGEST_KEY else {}
