"""A state in every notation, and what is lost in each."""

from __future__ import annotations

from functools import partial

from engine.faults import Fault, Refused
from engine.messages import sentence
from engine.notation.position_id import write as write_id
from engine.notation.register import NOTATIONS, Written, notation_of, write
from service.operations.state_loading import Asked, about_state
from service.serializers import answers


def convert(asked: Asked) -> answers.Json:
    """A state from any notation or from JSON into those that are asked for."""
    state = about_state(asked)
    written = {name: write(state, name) for name in asked.get("to", NOTATIONS)}
    if asked.get("lossless"):
        faults = [_lossy(name, one.loss, "/lossless") for name, one in written.items() if one.loss]
        if faults:
            raise Refused(faults)
    return {
        "from": asked.get("notation") or (notation_of(asked["id"]) if "id" in asked else "json"),
        "id": write_id(state),
        "state": answers.state(state),
        "notations": {name: _written(name, one) for name, one in written.items()},
    }


def _written(name: str, one: Written) -> answers.Json:
    loss = [
        {"code": word, "detail": partial(sentence, _lossy(name, [word], ""))} for word in one.loss
    ]
    return {"text": one.text, "loss": loss}


def _lossy(notation: str, lost: list[str], pointer: str) -> Fault:
    return Fault("lossy", pointer, facts={"notation": notation, "lost": lost})
