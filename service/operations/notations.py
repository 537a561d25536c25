"""A state in every notation, and what is lost in each."""

from __future__ import annotations

from functools import partial

from engine.faults import Fault, Refused
from engine.messages import sentence
from engine.notation.position_id import write as write_id
from engine.notation.register import Written, notation_of, write
from service.operations.state_loading import load_state
from service.schemas.inputs import ConvertRequest
from service.serializers import state_json


def convert(request: ConvertRequest) -> state_json.Json:
    """A state from any notation or from JSON, in the notations of the request."""
    state = load_state(request.state)
    written = {name: write(state, name) for name in request.to}
    if request.lossless:
        faults = [
            _lossy(name, text.loss, "/lossless") for name, text in written.items() if text.loss
        ]
        if faults:
            raise Refused(faults)
    return {
        "from": request.notation or (notation_of(request.state.id) if request.state.id else "json"),
        "id": write_id(state),
        "state": state_json.state(state),
        "notations": {name: _written(name, text) for name, text in written.items()},
    }


def _written(name: str, written: Written) -> state_json.Json:
    loss = [
        {"code": word, "detail": partial(sentence, _lossy(name, [word], ""))}
        for word in written.loss
    ]
    return {"written": written.text, "loss": loss}


def _lossy(notation: str, lost: list[str], pointer: str) -> Fault:
    return Fault("lossy", pointer, facts={"notation": notation, "lost": lost})
