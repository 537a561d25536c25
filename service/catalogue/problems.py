"""Problems: the kinds of errors, by the code in their `type`."""

from collections.abc import Mapping
from typing import Final

from service.catalogue.entries import Entry
from service.catalogue.problem_codes import ProblemCode

PROBLEMS: Final[Mapping[ProblemCode, Entry]] = {
    ProblemCode.INVALID_REQUEST: Entry(
        "The request does not match the contract: a field is missing, unknown or has a wrong type, "
        "or two fields exclude each other.",
        "Correct the fields that `errors` lists; the contract is at `/openapi.yaml`.",
    ),
    ProblemCode.NOT_JSON: Entry(
        "The body is not JSON.",
        "Send the body as UTF-8 JSON; write it with a JSON library, not by hand.",
    ),
    ProblemCode.KEY_NEEDED: Entry(
        "The service requires an API key, and the request has none or an unknown one.",
        "Send the header `Authorization: Bearer <key>` with a key of the operator.",
    ),
    ProblemCode.KEY_BLOCKED: Entry(
        "The API key is valid but blocked.",
        "Contact the operator of the service.",
    ),
    ProblemCode.NOT_FOUND: Entry(
        "There is nothing at this path.",
        "Check the path; `/openapi.yaml` lists all of them.",
    ),
    ProblemCode.METHOD_NOT_ALLOWED: Entry(
        "The path exists, but not for this HTTP method.",
        "Use one of the methods in the header `Allow` of the answer.",
    ),
    ProblemCode.REQUEST_TIMEOUT: Entry(
        "The request did not arrive completely within the time limit.",
        "Send the whole request at once; repeat it on a new connection.",
    ),
    ProblemCode.TOO_LARGE: Entry(
        "The body is larger than allowed, or a batch has too many items or too large answers.",
        "Send at most 64 KiB; a batch at most 4 MiB and 1,000 items, a record at most 4 MiB. Split "
        "a "
        "larger batch.",
    ),
    ProblemCode.ADDRESS_TOO_LONG: Entry(
        "The URL is longer than 4,000 characters.",
        "Send the same request as POST or QUERY, with a body.",
    ),
    ProblemCode.UNSUPPORTED_MEDIA_TYPE: Entry(
        "The body is not declared as a type that the operation reads.",
        "Send `Content-Type: application/json`; a batch may also be `application/x-ndjson`.",
    ),
    ProblemCode.UNKNOWN_GAME: Entry(
        "There is no game with this name. In `/v1/variants/{variant}` the status is 404.",
        "Use a name that `GET /v1/variants` lists; `known` has the similar ones first.",
    ),
    ProblemCode.UNREADABLE_TEXT: Entry(
        "An id, a position in another notation, or a play written as text cannot be read.",
        "`character` and `field` of the fault say where; ids are best sent back as they were "
        "answered.",
    ),
    ProblemCode.IMPOSSIBLE_STATE: Entry(
        "The position, turn, options or stakes cannot occur in this game.",
        "Correct what `errors` lists. A state that the service answered is always possible: send "
        "it, or its id, back unchanged.",
    ),
    ProblemCode.ILLEGAL_ACTION: Entry(
        "The state is possible, but the rules do not allow this action or play in it.",
        "`expected` and `may` of the previous answer say what is allowed; `POST /v1/moves` lists "
        "the legal plays.",
    ),
    ProblemCode.NOT_EXPRESSIBLE: Entry(
        "The notation or record format cannot express everything, and the request wants it without "
        "loss.",
        "Choose another notation or format, or leave out `lossless`: the answer then lists what is "
        "lost.",
    ),
    ProblemCode.NOT_A_RECORD: Entry(
        "The text cannot be read as a record of games.",
        "Send the file as it is, with the right `format` or without one.",
    ),
    ProblemCode.TOO_MANY_IDS: Entry(
        "The answer would have more ids than an answer has.",
        "Leave out `ids`, or send the games of the record one by one.",
    ),
    ProblemCode.TOO_MANY_REQUESTS: Entry(
        "The client has used up its rate limit.",
        "Wait for the seconds in `Retry-After`, then repeat the request.",
    ),
    ProblemCode.HEADERS_TOO_LARGE: Entry(
        "The request has more than 100 headers, or one of more than 8,190 bytes.",
        "Send fewer or shorter headers; cookies are not needed.",
    ),
    ProblemCode.INTERNAL_ERROR: Entry(
        "The service made a mistake. It is logged under the `X-Request-Id` of the answer.",
        "Report it with that id; to repeat the request does not help.",
    ),
    ProblemCode.NOT_IMPLEMENTED: Entry(
        "The request has a transfer coding that the server does not know.",
        "Send `Content-Length`, or `Transfer-Encoding: chunked`.",
    ),
    ProblemCode.UNAVAILABLE: Entry(
        "The service cannot answer this at the moment, for example because too many pictures are "
        "being painted.",
        "Repeat the request after the seconds in `Retry-After`.",
    ),
}
