"""What a call raises: a problem that the service reports, or no answer at all."""

from __future__ import annotations

from collections.abc import Sequence

from backgammon_client.contract import Fault, FaultCode, Problem, ProblemCode


class NoAnswerError(Exception):
    """There was no answer: no connection, a timeout, or an answer of another program."""


class ProblemError(Exception):
    """The service has refused the request; `problem` is its answer."""

    def __init__(self, problem: Problem, retry_after: float | None = None) -> None:
        super().__init__(problem["detail"])
        self.problem = problem
        self.retry_after = retry_after
        """Seconds to wait, from `Retry-After`; None if the service did not send it."""

    @property
    def code(self) -> ProblemCode:
        """The kind of problem, as a word for programs."""
        return self.problem["code"]

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.problem["status"]

    @property
    def faults(self) -> Sequence[Fault]:
        """Everything that is wrong, each with its code, pointer, rule and sentence."""
        return self.problem.get("errors", [])

    def has(self, code: FaultCode) -> bool:
        """Whether one of the faults has this code."""
        return any(fault["code"] == code for fault in self.faults)


class InvalidRequestError(ProblemError):
    """The request does not match the contract (400, 413, 414, 415, 431)."""


class AccessError(ProblemError):
    """A key is missing or not valid (401, 403)."""


class NotFoundError(ProblemError):
    """There is no such game or resource (404, or `unknown_game`)."""


class ImpossibleStateError(ProblemError):
    """The position, the turn or the stakes cannot occur (422)."""


class IllegalActionError(ProblemError):
    """The state is possible and the action is not (422); the faults name the rules."""


class BusyError(ProblemError):
    """Too many requests, or the service is not available for the moment (429, 503)."""


class ServiceError(ProblemError):
    """An error inside the service (500)."""


BY_STATUS: dict[int, type[ProblemError]] = {
    401: AccessError,
    403: AccessError,
    404: NotFoundError,
    429: BusyError,
    503: BusyError,
    500: ServiceError,
}
BY_CODE: dict[str, type[ProblemError]] = {
    "unknown_game": NotFoundError,
    "impossible_state": ImpossibleStateError,
    "illegal_action": IllegalActionError,
}


def error_of(problem: Problem, retry_after: float | None = None) -> ProblemError:
    """The error of a problem; a code of a later contract is as good as its status."""
    status = problem["status"]
    fallback = InvalidRequestError if status < 500 and status != 422 else ProblemError
    kind = BY_CODE.get(problem["code"]) or BY_STATUS.get(status, fallback)
    return kind(problem, retry_after)
