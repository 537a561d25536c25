"""A batch: many requests at once, each with the answer or the problem that it would have alone.

Every answer names its operation, so that a typed client knows what it has got; an item that does
not say one is `unreadable`.

Answers are written one by one and sent in pieces of some 64 KB, so a batch holds little more than
its requests. The budget of a batch is counted in the bytes of its answers: the work grows with the
plays that are listed, and unlike time it is the same on every machine and in every run.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import orjson
from marshmallow import fields
from werkzeug.exceptions import RequestEntityTooLarge

from service.catalogue import ProblemCode
from service.errors import BatchBudgetExceeded
from service.http import problems
from service.http.body import LARGEST_BODY, parse
from service.http.language import JsonEncoder
from service.http.negotiation import WRITTEN_FOR_A_UNIT
from service.middleware.account import Account
from service.operations.register import OPERATIONS
from service.schemas.fields import Choice, JsonField, Length, Text, words, wrong_type
from service.schemas.states import RequestSchema
from service.serializers.state_json import Json, plays_in

LARGEST_BATCH = 4 * 2**20
MOST_ANSWERED = 16 * 2**20
"""Two thousand ordinary answers, or a dozen of the largest there are."""

LONGEST_KEY = 64
UNREADABLE = "unreadable"
"""The operation of an answer to an item that names none."""

LAST_RESORT = {
    "type": f"{problems.TYPE}{ProblemCode.INTERNAL_ERROR}",
    "code": str(ProblemCode.INTERNAL_ERROR),
    "title": "Internal error",
    "status": 500,
    "detail": "The service made a mistake.",
}


@dataclass(frozen=True, slots=True)
class BatchItem:
    """A request for an operation; the `key` comes back with the answer."""

    operation: str
    request: object
    key: str | None = None


class AnyJson(JsonField[Any], fields.Raw):
    """Any JSON value; the schema of the operation reads it."""

    wrong = wrong_type("object")


class BatchItemSchema(RequestSchema[BatchItem]):
    """One item of a batch."""

    makes = BatchItem

    operation = Choice(words(OPERATIONS), required=True)
    request = AnyJson(required=True)
    key = Text(validate=Length(LONGEST_KEY))


ITEM = BatchItemSchema()


def answered(items: Iterable[bytes], account: Account, encoder: JsonEncoder) -> Iterator[bytes]:
    """The answers in the order of the items, each of which is JSON."""
    left = MOST_ANSWERED
    for item in items:
        answer = _answer_or_problem(item, left <= 0, account, encoder)
        left -= len(answer)
        account.owe(len(answer) // WRITTEN_FOR_A_UNIT)
        yield answer


def _answer_or_problem(
    item: bytes, is_spent: bool, account: Account, encoder: JsonEncoder
) -> bytes:
    """The answer to one item as JSON; an error in it leaves the other items alone."""
    head: Json = {"operation": UNREADABLE}
    try:
        if len(item) > LARGEST_BODY:
            raise RequestEntityTooLarge
        value = parse(item)
        head = _head(value)
        answer = _answer(value, is_spent, account)
        text = encoder.write({**head, "status": 200, "answer": answer})
    except Exception as error:
        return _problem(error, head, account, encoder)
    account.plays += plays_in(answer)
    return text


def _problem(error: Exception, head: Json, account: Account, encoder: JsonEncoder) -> bytes:
    problem = problems.problem_for(error)
    account.refused |= problems.codes(problem)
    try:
        return encoder.write({**head, "status": problem["status"], "problem": problem})
    except Exception as failure:
        # a sentence of the problem itself fails; the last resort has none
        logging.getLogger(__name__).error("a problem cannot be written", exc_info=failure)
        return orjson.dumps({**head, "status": 500, "problem": LAST_RESORT})


def _answer(value: object, is_spent: bool, account: Account) -> Json:
    item = ITEM.read(value)
    if is_spent:
        raise BatchBudgetExceeded
    operation = OPERATIONS[item.operation]
    request = operation.schema.read(item.request)
    # the batch is charged for its items before it is answered
    account.owe(operation.cost(request) - 1)
    return operation.function(request)


def _head(value: object) -> Json:
    """Operation and key to be sent back, even if nothing else of the item can be read."""
    sent = value if isinstance(value, dict) else {}
    operation, key = sent.get("operation"), sent.get("key")
    is_known = isinstance(operation, str) and operation in OPERATIONS
    head: Json = {"operation": operation if is_known else UNREADABLE}
    return head | ({"key": key} if isinstance(key, str) and len(key) <= LONGEST_KEY else {})
